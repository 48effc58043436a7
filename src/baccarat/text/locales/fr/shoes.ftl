an-title = La part de la chance
an-intro = Ouvrez le relevé d’un sabot : ce que valait chaque coup avant ses cartes, ce que valait chaque décision, et ce qu’ont fait les cartes. Ou déposez le fichier ici. Un fichier de résultats ou de cartes que vous avez notés est comparé à ce qu’on attend de sabots honnêtes.
an-busy = Le sabot est en cours de calcul ; cela prend quelques secondes.
an-broken = { $broken ->
    [one] Un coup n’a pas pu être tel ; il est laissé de côté.
   *[other] { $broken } coups n’ont pas pu être tels ; ils sont laissés de côté.
}
an-too-large = La maison lit des fichiers de 4 Mo au plus. Sur votre propre ordinateur, « baccarat study FICHIER » lit toutes les tailles.
an-players = Le sabot entier
an-of = { $room }, sabot { $shoe }
an-of-unnamed = Sabot { $shoe }
an-to-table = Vers la table
an-name = Nom
an-result = Résultat
an-expected = Attendu
an-lost = Ses choix
an-luck = Chance
an-picture = Ce que chacun avait gagné après chaque coup, et ce qui était à attendre
an-legend = Trait plein : gagné. Tirets : attendu. Un anneau : une décision qui a coûté des jetons.
an-no-stakes = Ce relevé ne contient aucune mise. Les lignes montrent ce que valait une mise avant chaque coup, d’après les cartes connues ; les cartes brûlées comptent comme encore à venir.
an-coup = Coup { $coup }
an-before = Le coup précédent
an-next = Le coup suivant
an-go = Aller à un coup
an-cards = { $cards ->
    [one] Une carte pouvait venir
   *[other] { $cards } cartes pouvaient venir
}
an-no-coup = Rien n’a été distribué.
an-values = Ce que valait une mise avant les cartes
an-side = { $side ->
    [player] Punto
    [banker] Banco
    [ponte] Ponte
    [bank] Banque
    [right] Droite
   *[left] Gauche
}
an-fared = { $how ->
    [player] gagné
    [banker] perdu
   *[tie] égalité
}
an-choice = { $side ->
    [ponte] comme ponte
    [right] pour la droite
    [left] pour la gauche
   *[banker] comme banquier
} à { $point } { $drew ->
    [yes] a tiré.
   *[no] est resté.
}
an-worth = Tirer vaut { $draw }, rester { $stand }.
an-often = À l’équilibre, { $often } tirent.
an-gave = { $gave ->
    [none] Rien n’a été cédé.
   *[some] Cédé : { $lost }.
}
an-known = Face à ce que l’on savait des autres : { $lost }.
an-how = Résultat = attendu + chance. On connaît les cartes montrées, et chaque main les siennes ; les cartes brûlées comptent comme encore à venir. L’attendu est ce que rapporte l’équilibre de ces cartes, moins ce que les propres décisions ont cédé. La chance, ce sont les cartes et ce que les autres ont décidé.

play-reading = Lecture de vos sabots : { $shoes } jusqu’ici.
play-bankroll = Gagné et perdu
play-won = Gagné
play-expected = Attendu
play-luck = Chance
play-coups = Coups
play-staked = Misé
play-time = Temps de jeu
play-hours = { $hours } h { $minutes }
play-picture = Ce que vous aviez gagné après chaque sabot, ce qui était attendu, et la marge de la chance autour
play-legend = Trait plein : gagné. Tirets : attendu. Zone teintée : deux écarts-types de chance, où se trouvent environ 95 joueurs sur 100.
play-how = L’attendu est chaque mise multipliée par la valeur exacte de son pari avec un sabot complet. Contre la banque d’un joueur, c’est la valeur d’une seule main quand les deux côtés jouent l’équilibre et ne voient que leurs cartes. Pour la zone, les paris d’un même coup comptent comme indépendants. Le temps se compte de coup en coup, sans les pauses de plus de dix minutes.
play-by-bet = Par jeu et par pari
play-bet = Pari
play-bet-ponte = Contre la banque
play-bet-bank = En tenant la banque
play-other = Taxes et autres paiements
play-by-month = Par mois
play-month = Mois
play-biggest = Les plus gros coups
play-all = Tous les coups
play-replay = Revoir
play-replay-coup = Revoir le coup { $coup }
play-replay-shoe = Revoir { $name }, sabot { $shoe }
play-replay-record = Revoir un relevé
play-csv = Tous les coups (CSV)
play-json = Tous les coups (JSON)

replay = Revoir un sabot
replay-title = Revoir : { $name }, sabot { $shoe }
replay-intro = Ouvrez le relevé d’un sabot pour le revoir à la table, carte après carte. Ou déposez le fichier ici.
replay-busy = Le sabot se prépare.
replay-play = Lire
replay-pause = Pause
replay-playing = Lecture du sabot.
replay-paused = En pause.
replay-coup = Coup { $coup } sur { $coups }
replay-at = Coup { $coup } sur { $coups }, étape { $step }
replay-coup-before = Au début du coup précédent
replay-coup-end = À la fin du coup
replay-coup-next = Au coup suivant
replay-step-before = Une étape en arrière
replay-step-next = Une étape en avant
replay-slider = Position dans le sabot
replay-speed = Vitesse
replay-rate = { $speed } ×
replay-from = Point de vue
replay-from-none = aucune place
replay-from-seat = { $name }, place { $seat }
replay-proved = Chaque carte découle du secret avec lequel le sabot a été scellé.
replay-not-proved = Le relevé ne contient pas de secret qui prouve ses cartes.

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

picture-save = Enregistrer l’image
picture-busy = L’image se dessine…
picture-shoe = { $game } · sabot { $shoe } · { $coups ->
    [one] un coup
   *[other] { $coups } coups
  }
picture-luck = Chance
picture-biggest = Plus gros gain
picture-longest = Plus longue série
picture-counts = Coups gagnés
picture-legend = Trait plein : gagné. Tirets : attendu.
picture-root = Scellé avant la première carte : { $root }
picture-unsealed = Non scellé
picture-of = sabot { $shoe }
picture-coups = { $coups ->
    [one] un coup
   *[other] { $coups } coups
  }
