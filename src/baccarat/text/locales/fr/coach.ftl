coach = Guide
coach-coup = coup { $coup } sur { $coups }
coach-ideas = { $met ->
    [one] { $met } notion
   *[other] { $met } notions
} sur { $ideas }
coach-off = Masquer le guide
coach-on = Afficher le guide
coach-read = Compris
coach-advice = Mon conseil :
coach-look = regarder vos cartes
coach-later = Cela ne s’est pas encore présenté.
coach-seat = La maison vous tire une place au sort.
coach-watch = Rien à faire pour l’instant. Regardez la table.

coach-done = Dix coups : vous connaissez le jeu
coach-done-met = Vous avez rencontré { $met ->
    [one] { $met } notion
   *[other] { $met } notions
} à la table, et entendu parler { $told ->
    [one] d’une autre
   *[other] de { $told } autres
}.
coach-done-all = Vous avez rencontré { $met ->
    [one] la seule notion
   *[other] les { $met } notions
} à la table.
coach-done-next = Le reste vient avec la patience, et avec d’autres joueurs à la table.
coach-real = Regarder une autre table ou s’y asseoir
coach-stay = Continuer avec les joueurs de la maison
coach-list = Ce que vous avez appris
