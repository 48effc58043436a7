note-title = Noter une table
note-intro = Touchez ce qui se passe à une vraie table. Vos notes restent dans ce navigateur, et la page marche sans réseau.
note-counts = { $coups ->
    [0] Aucun coup
    [one] Un coup
   *[other] { $coups } coups
} : Punto { $player }, Banco { $banker }, égalité { $tie }
note-big-road = Big road de { $coups ->
    [one] un coup
   *[other] { $coups } coups
}

note-next = Coup { $coup }
note-correct = Corriger le coup { $coup }
note-correct-other = Corriger une note
note-natural = Naturel
note-player-pair = Paire Punto
note-banker-pair = Paire Banco
note-undo = Annuler
note-missed = Coup manqué
note-void = Coup nul
note-dead = Carte morte
note-stop = Carte d’arrêt
note-delete = Supprimer
note-keep = Laisser ainsi
note-how-cards = Ce que vous notez
note-results = Résultats
note-ranks = Valeurs
note-suits = Cartes
note-cards = Cartes, si vous les notez
note-place = { $side }, { $place ->
    [1] première carte
    [2] deuxième carte
   *[3] troisième carte
}
note-place-empty = aucune
note-clear = Effacer les cartes

note-done = Noté : { $what }
note-undone = Annulé
note-deleted = Supprimé
note-coup = Coup { $coup } : { $what }
note-is-missed = manqué
note-is-void = coup nul
note-is-dead = carte morte { $card }
note-is-stop = carte d’arrêt
note-list = Vos notes
note-list-how = Touchez une note pour la corriger ou la supprimer.
note-none = Encore rien.

note-shoe = Le sabot
note-packs = Jeux de cartes
note-burn = Cartes brûlées
note-new = Nouveau sabot
note-new-sure = Jeter { $coups ->
    [one] un coup
   *[other] { $coups } coups
} ?
note-new-yes = Jeter

note-keeping = Enregistrer et partager
note-save = Enregistrer un fichier
note-save-how = Les commandes roads, shoe, analyse et record lisent ce fichier.
note-save-record = Enregistrer un relevé
note-load = Ouvrir un fichier
note-load-bad = Ce fichier ne vient pas de cette page. La commande « baccarat shoe » lit aussi ceux des autres.
note-copy = Copier un lien
note-copied = Le lien est copié. Les notes sont dans le lien lui-même ; la maison ne reçoit rien.
note-from-link = Le lien contient { $coups ->
    [one] un coup
   *[other] { $coups } coups
}. Remplacer vos notes ?
note-replace = Remplacer
note-not-stored = Ce navigateur ne garde rien. Enregistrez vos notes dans un fichier avant de partir.

note-house = Vérifié par la maison
note-when-connected = Les autres tableaux de marque, la vérification du tirage et les chances viennent de la maison, dès qu’il y a une connexion.
note-asking = Un instant…
note-drawing-right = Chaque coup noté avec ses cartes suit les règles du tirage.
note-no-cards-noted = Sans cartes, il n’y a pas de tirage à vérifier.
note-odds = Avantage de la maison au prochain coup
note-odds-how = Exact, pour les cartes que vous n’avez pas vues. Ces chiffres décrivent les paris et n’en conseillent aucun.
note-odds-full = Exact, pour un sabot plein, car vous n’avez noté aucune carte. Ces chiffres décrivent les paris et n’en conseillent aucun.
note-odds-none = Ces cartes n’entrent pas dans les jeux de cartes.
