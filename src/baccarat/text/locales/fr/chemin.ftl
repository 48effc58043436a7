### Ce que le croupier annonce et explique à une table de chemin de fer.

## La banque circule

chemin-shuffle-croupier = { $cut ->
    [croupier] Le croupier mêle les cartes et coupe.
   *[neighbour] Le croupier mêle les cartes, son voisin de gauche coupe.
}
chemin-shuffle-everyone = { $cut ->
    [croupier] Le croupier mêle les cartes, puis chaque joueur à son tour, puis encore le croupier, qui coupe.
   *[neighbour] Le croupier mêle les cartes, puis chaque joueur à son tour, puis encore le croupier ; son voisin de gauche coupe.
}
chemin-bank-offered = Place { $seat }, désirez-vous la banque ?
chemin-bank-waits = Personne ne prend la banque : elle est au premier qui la voudra.
chemin-bank-put-up = La place { $seat } met { $units } en banque.
chemin-added = La place { $seat } ajoute { $units } à la banque.
chemin-doubling = Il y a { $units } en banque. Qui double, de moitié dans le gain et dans la perte ?
chemin-doubled = « Banco double. » La place { $seat } s’associe au banquier : il y a { $units } en banque.
chemin-held = La place { $seat } garde la banque.
chemin-bank-lost = La place { $seat } a perdu la banque.
chemin-bank-passed = « La main passe. » La place { $seat } cède la banque et retire { $units }.
chemin-bank-cashed = La place { $seat } encaisse la banque : { $units }.
chemin-bank-uncovered = Personne ne joue contre la place { $seat }, qui reprend { $units }.
chemin-bank-left = La place { $seat } est partie et reçoit { $units } de la banque.
chemin-bank-share = La place { $seat }, associée à la banque, reprend { $units }.
chemin-suite = « Il y a une suite », à { $units }. Qui la prend ?
chemin-suite-taken = « Passez-moi les cartes. » La place { $seat } a la banque, à { $units }.
chemin-auction = Personne ne prend la suite : la banque est aux enchères. Vos offres, s’il vous plaît.
chemin-auction-won = La banque est à la place { $seat }, à { $units }.

## Les annonces et les mises

chemin-calls = Il y a { $units } en banque. Vos annonces, s’il vous plaît.
chemin-bystanders-call = Aucune place n’annonce. Il y a { $units } en banque : et les joueurs debout ?
chemin-banco = { $kind ->
    [suivi] « Suivi. » Banco à la place { $seat }, qui a perdu le dernier et passe avant tous : { $units }.
    [solo] « Banco solo. » Banco à la place { $seat }, qui couvre tout : { $units }.
    [avec] « Banco avec la table. » Banco à la place { $seat } pour la moitié, { $units } ; la table peut miser le reste.
   *[marche] « Banco et la table marche. » Banco à la place { $seat }, qui couvre la moitié et ce que la table laisse, jusqu’à { $units }.
}
chemin-banco-shared = { $kind ->
    [suivi] « Suivi. » Banco aux places { $seat } et { $other }, qui ont perdu le dernier ensemble et passent avant tous : { $units }.
   *[a-deux] « Banco à deux. » Banco aux places { $seat } et { $other }, chacune de moitié : { $units }.
}
chemin-call-over = La place { $seat } cède : l’annonce la plus forte passe d’abord et, à égalité, la première dans l’ordre de prime.
chemin-call-lapsed = La place { $seat } demandait la moitié et personne l’autre : l’annonce tombe.
chemin-stakes = Il reste { $units } à couvrir. Faites vos jeux.
chemin-stake-asked = Place { $seat }, il reste { $units } à couvrir. Faites votre jeu.
chemin-bystanders-stake = Il reste { $units } pour les joueurs debout.
chemin-raise-asked = Les mises dépassent la banque de { $units }. Le banquier les tient-il ?
chemin-raised = Le banquier ajoute { $units }.
chemin-all-held = « Tous les coups sont tenus. » Le banquier ajoute { $units }.
chemin-raise-matched = La place { $seat } suit de { $units } : on reste de moitié.
chemin-raise-unmatched = L’associé ne suit pas : gain et perte vont désormais selon ce que chacun a dans la banque.
chemin-cut = { $left ->
    [yes] La banque est couverte : { $units } de la mise de la place { $seat } lui reviennent.
   *[no] La banque est couverte : les { $units } de la place { $seat } lui reviennent.
}
chemin-garage = « Au garage » : { $units } ne sont pas couverts et sont mis de côté.
chemin-stakes-set = « Les jeux sont faits », pour { $units }. Les cartes vont à la place { $seat }.

## Les mains

chemin-carte = « Carte, s’il vous plaît. »
chemin-non = « Non, Monsieur. »
chemin-banker-draws = Le banquier tire.
chemin-reste = « Reste. » Le banquier ne tire pas.
chemin-natural = { $points ->
    [8] « Huit, la petite »
   *[9] « Neuf, la grande »
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
chemin-result-tie = « En cartes », { $ponte } à { $banker }.
chemin-stakes-stand = Les mises et l’annonce restent.
chemin-tax = Sur le gain, { $units } sont pour la maison.
chemin-nobody-staked = Personne ne mise : il n’y a pas de coup.

## Pourquoi il en fut ainsi

why-chemin-ponte = { $kind ->
    [suivi] La place { $seat } a tenu la main, ayant suivi le banco perdu.
    [solo] La place { $seat } a tenu la main, ayant demandé toute la banque.
    [a-deux] La place { $seat } a tenu la main, première dans l’ordre de prime des deux qui partageaient le banco.
    [avec] La place { $seat } a tenu la main, ayant demandé banco avec la table.
    [marche] La place { $seat } a tenu la main, ayant demandé banco avec la table.
   *[largest] La place { $seat } a tenu la main, ayant la plus forte mise ; à égalité, c’est la première dans l’ordre de prime.
}
why-chemin-natural = Le ponte a { $ponte } et le banquier { $banker } en deux cartes : un 8 ou un 9 met fin au coup, personne ne tire.
why-chemin-not-given = Le ponte demandait une carte à { $ponte }, mais le banquier montre { $banker } en deux cartes : contre un naturel, on n’en donne pas.
why-chemin-ponte-draws = { $bound ->
    [bound] Le ponte a { $points } : de 0 à 4, il doit tirer.
    [free] Le ponte a { $points } : à 5, il a le choix, et il a tiré.
    [custom] Le ponte a { $points }, avait le choix et a tiré, comme le veut l’usage.
   *[against] Le ponte a { $points }, avait le choix et a tiré contre l’usage.
}
why-chemin-ponte-stands = { $bound ->
    [bound] Le ponte a { $points } : à 6 ou 7, il doit rester.
    [free] Le ponte a { $points } : à 5, il a le choix, et il est resté.
    [custom] Le ponte a { $points }, avait le choix et est resté, comme le veut l’usage.
   *[against] Le ponte a { $points }, avait le choix et est resté contre l’usage.
}
why-chemin-banker-draws = { $bound ->
    [bound] Le ponte est resté, et le banquier a { $points } : de 0 à 5, il doit tirer.
    [custom] Le ponte est resté ; le banquier a { $points }, avait le choix et a tiré, comme le veut l’usage.
   *[against] Le ponte est resté ; le banquier a { $points }, avait le choix et a tiré contre l’usage.
}
why-chemin-banker-stands = { $bound ->
    [bound] Le ponte est resté, et le banquier a { $points } : à 6 ou 7, il doit rester.
    [custom] Le ponte est resté ; le banquier a { $points }, avait le choix et est resté, comme le veut l’usage.
   *[against] Le ponte est resté ; le banquier a { $points }, avait le choix et est resté contre l’usage.
}
why-chemin-banker-given-draws = { $bound ->
    [bound] Le banquier a { $points } et a donné { $given } : selon le tableau, il doit tirer.
    [free] Le banquier a { $points } et a donné { $given } : ici le tableau laisse le choix, et il a tiré.
    [custom] Le banquier a { $points } et a donné { $given }, avait le choix et a tiré, comme le veut l’usage.
   *[against] Le banquier a { $points } et a donné { $given }, avait le choix et a tiré contre l’usage.
}
why-chemin-banker-given-stands = { $bound ->
    [bound] Le banquier a { $points } et a donné { $given } : selon le tableau, il doit rester.
    [free] Le banquier a { $points } et a donné { $given } : ici le tableau laisse le choix, et il est resté.
    [custom] Le banquier a { $points } et a donné { $given }, avait le choix et est resté, comme le veut l’usage.
   *[against] Le banquier a { $points } et a donné { $given }, avait le choix et est resté contre l’usage.
}
why-chemin-result-ponte = Les { $ponte } du ponte battent les { $banker } du banquier : la banque paie chaque mise.
why-chemin-result-banker = Les { $banker } du banquier battent les { $ponte } du ponte : chaque mise entre en banque.
why-chemin-result-tie = { $ponte } contre { $banker } : égalité. Personne ne gagne, et la banque reste.
