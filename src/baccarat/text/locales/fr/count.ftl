# `baccarat removal` and `baccarat count`.

removal-title = { $bet }, { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
} : avantage { $edge }
removal-card = Carte ôtée
removal-effect = Gain
removal-linear = En proportion
removal-correlation = Corrélation
removal-how = Exact. Le gain est ce qu’une mise peut attendre de plus une fois la carte partie ; les nombres entiers sont le meilleur compte équilibré jusqu’à cette valeur.

count-tags = Valeur
count-fit = Corrélation { $correlation } ; { $way ->
    [running] commencer à { $start }, miser à partir d’un compte courant de { $threshold }
    [shoe] miser à partir d’un compte vrai de { $threshold }, par jeu restant dans le sabot
    [none] aucun compte vrai ne rapporte
   *[unseen] miser à partir d’un compte vrai de { $threshold }, par jeu non vu
}
count-own = Avec ce compte, par sabot
count-best = Avec l’avantage exact avant chaque coup, par sabot
count-cut = Carte d’arrêt
count-coups = Coups
count-bets = Mises
count-advantage = Avantage
count-profit = Gain
count-error = Erreur
count-how = Sur { $shoes } sabots au hasard ; chaque mise compte pour son espérance exacte. La carte d’arrêt se place à tant de cartes de la fin, le gain est en unités par mise.
