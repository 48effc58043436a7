# Saved stakes at punto banco. Loaded on demand.

patterns = Mises enregistrées
patterns-how = Placez vos mises sur le tapis, puis enregistrez-les ici. Elles restent dans ce navigateur.
pattern = Combinaison { $number }
pattern-none = Rien d’enregistré pour l’instant.
pattern-lay = Placer ces mises
pattern-save = Enregistrer les mises du tapis
again = Même mise et donner
