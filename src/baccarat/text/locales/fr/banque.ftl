banque-shuffle-croupier = { $cut ->
    [banker-names] Le croupier mélange les cartes ; celui que désigne le banquier coupe.
   *[neighbour] Le croupier mélange les cartes, son voisin de gauche coupe.
}
banque-shuffle-neighbours = { $cut ->
    [banker-names] Le croupier mélange les cartes, puis les voisins du banquier, et le banquier en dernier ; celui qu’il désigne coupe.
   *[neighbour] Le croupier mélange les cartes, puis les voisins du banquier, et le banquier en dernier ; le voisin de gauche du croupier coupe.
}
banque-cutter-asked = Place { $seat }, qui doit couper ?
banque-cutter-named = { $own ->
    [yes] Le banquier, place { $seat }, coupe lui-même.
   *[no] Le banquier désigne la place { $seat } pour couper.
}
banque-table-asked = La place { $seat }, le banquier, demande au croupier le tableau de tirage.
banque-lot = Le sort désigne la place { $seat }.
banque-side-void = { $side ->
    [right] Le coup est nul pour la droite, ses mises reviennent.
   *[left] Le coup est nul pour la gauche, ses mises reviennent.
}
banque-last-coups = { $coups ->
    [1] C’est le dernier coup du sabot.
   *[other] Il reste { $coups } coups dans le sabot.
}

banque-auction = La banque est aux enchères. Vos offres, s’il vous plaît.
banque-auction-open = La banque est ouverte : tous les coups sont tenus. Elle est au premier qui dit « Tous les coups sont tenus ».
banque-auction-open-lot = La banque est ouverte : tous les coups sont tenus. Qui dit « Tous les coups sont tenus » ? Entre plusieurs, le sort décide.
banque-suite-open = « Il y a une suite », à { $units }. La banque est ouverte : elle tient tous les coups. Qui la prend ?
banque-suite-limited = « Il y a une suite », à { $units }. La banque est limitée : elle ne répond que de ce qu’elle contient. Qui la prend ?
banque-offered-open = Place { $seat }, désirez-vous la banque ? Elle est ouverte : elle tient tous les coups.
banque-waits-open = Personne ne prend la banque : elle est au premier qui la voudra. Elle est ouverte : elle tient tous les coups.
banque-game-ends = Personne ne veut la banque : la partie s’arrête, jusqu’à ce que quelqu’un en mette une.
banque-open = « Tous les coups sont tenus. » La banque est à la place { $seat }, et elle est ouverte.
banque-capital-tax = La maison prélève { $units } à la place { $seat }, sur ce qui a été mis en banque.
banque-accept-asked = Les mises dépassent la banque de { $units }. Le banquier les accepte-t-il toutes ?
banque-all-accepted = « Tous les coups sont tenus. » Le banquier ajoute { $units }, et la banque est ouverte.
banque-top-up-asked = Les mises dépassent la banque de { $units }. Le banquier la complète-t-il ?
banque-topped-up = « Tous les coups sont tenus. » Le banquier complète la banque de { $units }.
banque-refill-asked = « La banque a sauté. » Place { $seat }, continuez-vous, avec { $units } ?
banque-refilled = La place { $seat } continue, avec une banque de { $units }.
banque-new-shoe-asked = Place { $seat }, voulez-vous un nouveau sabot ?
banque-bank-lost = « La banque a sauté. » La place { $seat } a perdu tout ce qui était en banque.
banque-bank-passed = « Il y a une suite. » La place { $seat } se retire et reprend { $units }.
banque-bank-cashed = Le sabot est épuisé : la place { $seat } retire la banque, { $units }.
banque-bank-uncovered = La place { $seat } ne tient pas toutes les mises et abandonne la banque, avec { $units }. Les mises sont rendues.
banque-bank-left = La place { $seat } est partie et reçoit { $units } de la banque.
banque-winner-out = La place { $seat } part en gain, et ne reprend plus la banque dans ce sabot.

banque-banco = { $where ->
    [cheval] « Banco à cheval. » Banco à la place { $seat }, de moitié sur chaque main, et qui tient les deux : { $units }.
   *[hand] « Banco. » Banco à la place { $seat }, sur la main de son tableau : { $units }.
}
banque-banco-halves = « Banco » des deux côtés : les places { $seat } et { $other } partagent, chacune sur son tableau : { $units }.
banque-stakes-open = La banque est ouverte. Faites vos jeux.
banque-hand-held = { $side ->
    [right] Il y a { $units } au tableau de droite : les cartes vont à la place { $seat }.
   *[left] Il y a { $units } au tableau de gauche : les cartes vont à la place { $seat }.
}

banque-carte = « Carte, s’il vous plaît », { $side ->
    [right] au tableau de droite.
   *[left] au tableau de gauche.
}
banque-non = « Non, Monsieur », { $side ->
    [right] au tableau de droite.
   *[left] au tableau de gauche.
}
banque-natural = { $points ->
    [8] « Huit, la petite »
   *[9] « Neuf, la grande »
}, { $side ->
    [right] pour la droite
    [left] pour la gauche
   *[banker] pour le banquier
}.
banque-shown = { $side ->
    [right] La droite montre
    [left] La gauche montre
   *[banker] Le banquier montre
} { $points ->
    [0] baccara
   *[other] { $points }
}.
banque-result-side = { $side ->
    [right] La droite gagne, { $points } à { $bank }.
   *[left] La gauche gagne, { $points } à { $bank }.
}
banque-result-banker = { $side ->
    [right] La banque bat la droite, { $bank } à { $points }.
   *[left] La banque bat la gauche, { $bank } à { $points }.
}
banque-result-tie = « En cartes », { $side ->
    [right] à droite, { $points } à { $bank }.
   *[left] à gauche, { $points } à { $bank }.
}
banque-not-answered = La banque ne répond pas au-delà : { $units } de la mise de la place { $seat } sont rendus.
banque-paid-in-part = La banque est épuisée : la place { $seat } reçoit { $units }.
banque-hand-passed = { $side ->
    [right] La main de droite passe à la place { $seat }.
   *[left] La main de gauche passe à la place { $seat }.
}

why-banque-banker-natural = Le banquier a { $points } en deux cartes : chacun montre, et personne ne tire.
why-banque-banker-natural-last = Le banquier a { $points } en deux cartes : cela bat toute main sans naturel, quoi qu’elle ait tiré.
why-banque-natural = { $side ->
    [right] La droite a { $points } en deux cartes, ce qui se décide aussitôt, contre les deux du banquier.
   *[left] La gauche a { $points } en deux cartes, ce qui se décide aussitôt, contre les deux du banquier.
}
why-banque-side-draws = { $side ->
    [right] La droite a { $points }
   *[left] La gauche a { $points }
}{ $bound ->
    [bound] { " " }: de 0 à 4, il faut tirer.
    [free] { " " }: à 5, on a le choix, et elle a tiré.
    [custom] , avait le choix et a tiré, comme le veut l’usage.
   *[against] , avait le choix et a tiré contre l’usage.
}
why-banque-side-stands = { $side ->
    [right] La droite a { $points }
   *[left] La gauche a { $points }
}{ $bound ->
    [bound] { " " }: à 6 ou 7, il faut rester.
    [free] { " " }: à 5, on a le choix, et elle est restée.
    [custom] , avait le choix et est restée, comme le veut l’usage.
   *[against] , avait le choix et est restée contre l’usage.
}
why-banque-banker-draws = { $bound ->
    [bound] Le banquier a { $points }, a demandé le tableau de tirage, qui dit la même chose contre les deux côtés, et devait tirer.
    [free] Le banquier a { $points }, avait le choix et a tiré ; contre le tableau le plus chargé, l’usage le laisse libre.
    [custom] Le banquier a { $points }, avait le choix et a tiré, comme le veut l’usage contre le tableau le plus chargé.
   *[against] Le banquier a { $points }, avait le choix et a tiré. Contre le tableau le plus chargé, l’usage est de rester.
}
why-banque-banker-stands = { $bound ->
    [bound] Le banquier a { $points }, a demandé le tableau de tirage, qui dit la même chose contre les deux côtés, et devait rester.
    [free] Le banquier a { $points }, avait le choix et est resté ; contre le tableau le plus chargé, l’usage le laisse libre.
    [custom] Le banquier a { $points }, avait le choix et est resté, comme le veut l’usage contre le tableau le plus chargé.
   *[against] Le banquier a { $points }, avait le choix et est resté. Contre le tableau le plus chargé, l’usage est de tirer.
}
why-banque-result-side = { $side ->
    [right] La droite bat le banquier, { $points } à { $bank } : la banque paie ces mises.
   *[left] La gauche bat le banquier, { $points } à { $bank } : la banque paie ces mises.
}
why-banque-result-side-as-far = { $side ->
    [right] La droite bat le banquier, { $points } à { $bank } : la banque paie ces mises, jusqu’à épuisement.
   *[left] La gauche bat le banquier, { $points } à { $bank } : la banque paie ces mises, jusqu’à épuisement.
}
why-banque-result-banker = { $side ->
    [right] Le banquier bat la droite, { $bank } à { $points } : ces mises entrent en banque.
   *[left] Le banquier bat la gauche, { $bank } à { $points } : ces mises entrent en banque.
}
why-banque-result-tie = { $side ->
    [right] { $points } à droite contre { $bank } : égalité, personne n’y gagne.
   *[left] { $points } à gauche contre { $bank } : égalité, personne n’y gagne.
}
