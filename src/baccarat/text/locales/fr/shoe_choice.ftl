# Comment choisir un sabot à analyser ou à revoir. Chargé à la demande.
choose-own = Vos derniers sabots
choose-none = Aucun sabot de vous pour l’instant. Jouez un coup et il apparaîtra ici.
choose-shoe = { $name }, sabot { $shoe }
choose-all = Tout votre jeu
choose-example = Un sabot d’exemple
choose-file = Ouvrir un relevé (.bhh)
choose-any-file = Ouvrir un fichier
choose-link = Ou le lien d’un sabot de cette maison
choose-link-example = Collez un lien, par exemple celui d’une relecture
choose-open = Ouvrir
choose-no-shoe = Ce n’est pas le lien d’un sabot de cette maison.
