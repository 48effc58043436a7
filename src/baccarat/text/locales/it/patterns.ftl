# Saved stakes at punto banco. Loaded on demand.

patterns = Puntate salvate
patterns-how = Metti le puntate sul tappeto, poi salvale qui. Restano in questo browser.
pattern = Schema { $number }
pattern-none = Ancora niente di salvato.
pattern-lay = Metti queste puntate
pattern-save = Salva ciò che è sul tappeto
again = Ripunta e dai le carte
