club-night = Soirée de club
club-how = Tout le monde commence avec les mêmes jetons. Ils ne valent qu’à cette table, et votre propre compte ne change pas.
club-chips = Jetons de départ
club-shoes = Fin après ce nombre de sabots
club-minutes = Fin après ce nombre de minutes
club-either = Au premier des deux termes. Laissez vide celui qui ne compte pas.
club-rebuys = Recaves par joueur
club-rebuy-until = Plus de recave après le sabot
club-faulty = Vérifiez les conditions de la soirée : au moins { $least } jetons de départ, une fin, et des nombres entiers.
club-ranking = Classement
club-final = Classement final
club-nobody = Personne ne joue encore.
club-terms-chips = { $chips } jetons chacun
club-terms-shoes = { $shoes ->
    [one] un sabot
   *[other] { $shoes } sabots
  }
club-terms-time = fin à { $time }
club-terms-rebuys = { $rebuys ->
    [0] sans recave
    [1] une recave
   *[other] { $rebuys } recaves
  }
club-terms-until = jusqu’au sabot { $shoe }
club-place = Rang
club-player = Joueur
club-holds = Jetons
club-result = Résultat
club-rebought = { $count ->
    [one] une recave
   *[other] { $count } recaves
  }
club-by-result = Les recaves sont déduites du résultat : elles ne donnent aucun avantage.
club-all = Tout afficher
club-prolong = Prolonger la soirée
club-more-shoes = Sabots en plus
club-more-minutes = Minutes en plus
club-prolong-it = Prolonger
