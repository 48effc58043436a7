# Les mots de l’analyse, chargés à la demande.

an-title = La part de la chance
an-intro = Ouvrez le relevé d’un sabot : ce que valait chaque coup avant ses cartes, ce que valait chaque décision, et ce qu’ont fait les cartes. Ou déposez le fichier ici.
an-busy = Le sabot est en cours de calcul ; cela prend quelques secondes.
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
