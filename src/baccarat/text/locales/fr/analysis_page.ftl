# Les mots de l’analyse, chargés à la demande.

an-title = La part de la chance
an-intro = Ouvrez le relevé d’un sabot : ce que valait chaque coup avant ses cartes, ce que valait chaque décision, et ce qu’ont fait les cartes. Ou déposez le fichier ici. Un fichier de résultats ou de cartes que vous avez notés est comparé à ce qu’on attend de sabots honnêtes.
an-busy = Le sabot est en cours de calcul ; cela prend quelques secondes.
an-missed = { $missed ->
    [one] Personne n’a vu un des coups.
   *[other] Personne n’a vu { $missed } des coups.
}
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
