chemin-shuffle-croupier = { $cut ->
    [from-left] Le croupier mélange les cartes et propose la coupe à partir de sa gauche, jusqu’à ce que quelqu’un coupe.
    [croupier] Le croupier mélange les cartes et coupe.
   *[neighbour] Le croupier mélange les cartes, son voisin de gauche place la carte de coupe, et le croupier coupe à cet endroit.
}
chemin-shuffle-everyone = { $cut ->
    [from-left] Le croupier mélange les cartes, puis chaque joueur à son tour, puis encore le croupier, qui propose la coupe à partir de sa gauche, jusqu’à ce que quelqu’un coupe.
    [croupier] Le croupier mélange les cartes, puis chaque joueur à son tour, puis encore le croupier, qui coupe.
   *[neighbour] Le croupier mélange les cartes, puis chaque joueur à son tour, puis encore le croupier ; son voisin de gauche coupe.
}

chemin-stakes-set = « Les jeux sont faits », pour { $units }. Les cartes vont à la place { $seat }.
chemin-free-solo = Un joueur seul a annoncé : les deux mains sont libres, mais le banquier tire à 0.
chemin-table-asked = La place { $seat }, le banquier, demande le tableau de tirage et doit le suivre : { $says ->
    [D] une carte.
   *[S] pas de carte.
}
chemin-garage-asked = Place { $seat }, mettez-vous des gains de côté ?
chemin-leaving-asked = { $units } ne sont pas couverts. Place { $seat }, en laissez-vous en banque ?
chemin-left-in = { $all ->
    [yes] « Hi va tot » : tout reste. { $units } que personne ne couvre restent en banque.
   *[no] { $units } que personne ne couvre restent en banque.
}
chemin-cards-kept = La banque est plus forte qu’avant. La place { $seat } avait annoncé la dernière et a les cartes une fois, quelle que soit sa mise.

chemin-natural = { $points ->
    [8] « Huit, la petite »
   *[9] « Neuf, la grande »
}, { $side ->
    [player] pour le ponte
   *[banker] pour le banquier
}.
chemin-shown = { $side ->
    [player] Le ponte montre
   *[banker] Le banquier montre
} { $points ->
    [0] baccara
   *[other] { $points }
}.
chemin-result-ponte = Le ponte gagne, { $ponte } à { $banker }.
chemin-result-banker = La banque gagne, { $banker } à { $ponte }.
chemin-result-tie = « En cartes », { $ponte } à { $banker }.

why-chemin-ponte = { $kind ->
    [kept] La place { $seat } a joué la main, pour avoir annoncé la banque avant qu’elle passe et grossisse.
    [suivi] La place { $seat } a tenu la main, ayant suivi le banco perdu.
    [solo] La place { $seat } a tenu la main, ayant demandé toute la banque.
    [a-deux] La place { $seat } a tenu la main, première dans l’ordre de prime des deux qui partageaient le banco.
    [avec] La place { $seat } a tenu la main, ayant demandé banco avec la table.
    [marche] La place { $seat } a tenu la main, ayant demandé banco avec la table.
   *[largest] La place { $seat } a tenu la main, ayant la plus forte mise ; à égalité, c’est la première dans l’ordre de prime.
}
why-chemin-natural = Le ponte a { $ponte } et le banquier { $banker } en deux cartes : un 8 ou un 9 met fin au coup, personne ne tire.
why-chemin-not-given = Le ponte demandait une carte à { $ponte }, mais le banquier montre { $banker } en deux cartes : contre un naturel, on n’en donne pas.
why-chemin-ponte-draws = { $bound ->
    [bound] Le ponte a { $points } : de 0 à 4, il doit tirer.
    [free] Le ponte a { $points } : à 5, il a le choix, et il a tiré.
    [custom] Le ponte a { $points }, avait le choix et a tiré, comme le veut l’usage.
   *[against] Le ponte a { $points }, avait le choix et a tiré contre l’usage.
}
why-chemin-ponte-stands = { $bound ->
    [bound] Le ponte a { $points } : à 6 ou 7, il doit rester.
    [free] Le ponte a { $points } : à 5, il a le choix, et il est resté.
    [custom] Le ponte a { $points }, avait le choix et est resté, comme le veut l’usage.
   *[against] Le ponte a { $points }, avait le choix et est resté contre l’usage.
}
why-chemin-banker-draws = { $bound ->
    [bound] Le ponte est resté, et le banquier a { $points } : de 0 à 5, il doit tirer.
    [custom] Le ponte est resté ; le banquier a { $points }, avait le choix et a tiré, comme le veut l’usage.
   *[against] Le ponte est resté ; le banquier a { $points }, avait le choix et a tiré contre l’usage.
}
why-chemin-banker-stands = { $bound ->
    [bound] Le ponte est resté, et le banquier a { $points } : à 6 ou 7, il doit rester.
    [custom] Le ponte est resté ; le banquier a { $points }, avait le choix et est resté, comme le veut l’usage.
   *[against] Le ponte est resté ; le banquier a { $points }, avait le choix et est resté contre l’usage.
}
why-chemin-banker-given-draws = { $bound ->
    [bound] Le banquier a { $points } et a donné { $given } : selon le tableau, il doit tirer.
    [free] Le banquier a { $points } et a donné { $given } : ici le tableau laisse le choix, et il a tiré.
    [custom] Le banquier a { $points } et a donné { $given }, avait le choix et a tiré, comme le veut l’usage.
   *[against] Le banquier a { $points } et a donné { $given }, avait le choix et a tiré contre l’usage.
}
why-chemin-banker-given-stands = { $bound ->
    [bound] Le banquier a { $points } et a donné { $given } : selon le tableau, il doit rester.
    [free] Le banquier a { $points } et a donné { $given } : ici le tableau laisse le choix, et il est resté.
    [custom] Le banquier a { $points } et a donné { $given }, avait le choix et est resté, comme le veut l’usage.
   *[against] Le banquier a { $points } et a donné { $given }, avait le choix et est resté contre l’usage.
}
why-chemin-result-ponte = Le ponte bat le banquier, { $ponte } à { $banker } : la banque paie chaque mise.
why-chemin-result-banker = Le banquier bat le ponte, { $banker } à { $ponte } : chaque mise entre en banque.
why-chemin-result-tie = { $ponte } contre { $banker } : égalité. Personne ne gagne, et la banque reste.
