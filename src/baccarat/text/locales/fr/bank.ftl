bank-offered = Place { $seat }, désirez-vous la banque ?
bank-waits = Personne ne prend la banque : elle est au premier qui la voudra.
bank-put-up = La place { $seat } met { $units } en banque.
bank-added = La place { $seat } ajoute { $units } à la banque.
bank-doubling = Il y a { $units } en banque. Qui double, de moitié dans le gain et dans la perte ?
bank-consent-asked = La place { $other } voudrait s’associer à la banque avec { $units }. Place { $seat }, acceptez-vous ?
bank-partner-refused = Le banquier refuse et tient la banque seul.
bank-doubled = « Banco double. » La place { $seat } s’associe au banquier : il y a { $units } en banque.
bank-held = La place { $seat } garde la banque.
bank-lost = La place { $seat } a perdu la banque.
bank-passed = « La main passe. » La place { $seat } cède la banque et retire { $units }.
bank-cashed = La place { $seat } encaisse la banque : { $units }.
bank-uncovered = Personne ne joue contre la place { $seat }, qui reprend { $units }.
bank-left = La place { $seat } est partie et reçoit { $units } de la banque.
bank-share = La place { $seat }, associée à la banque, reprend { $units }.
bank-suite = « Il y a une suite », à { $units }. Qui la prend ?
bank-suite-taken = « Passez-moi les cartes. » La place { $seat } a la banque, à { $units }.
bank-giver-asked = Personne ne la prend. La place { $seat } peut la reprendre, à { $units }.
bank-auction = Personne ne prend la suite : la banque est aux enchères. Vos offres, s’il vous plaît.
bank-auction-left = Le preneur de la banque est parti sans jouer, et elle est mise aux enchères. Vos enchères, s’il vous plaît.
bank-auction-won = La banque est à la place { $seat }, à { $units }.
bank-forced = Personne n’enchérit. La place { $seat } doit tenir la banque à { $units }, ou céder sa place.
bank-seat-lost = La place { $seat } refuse la banque et cède sa place.
bank-newcomer = La place { $seat } est nouvelle dans ce sabot et attend un tour de plus.

bank-calls = Il y a { $units } en banque. Vos annonces, s’il vous plaît.
bank-bystanders-call = Aucune place n’annonce. Il y a { $units } en banque : et les joueurs debout ?
bank-bystanders-alone = Aucune place n’annonce seule toute la banque. Il y a { $units } en banque : et les joueurs debout ?
bank-banco = { $kind ->
    [suivi] « Suivi. » Banco à la place { $seat }, qui a perdu le dernier et passe avant tous : { $units }.
    [solo] « Banco solo. » Banco à la place { $seat }, qui couvre tout : { $units }.
    [avec] « Banco avec la table. » Banco à la place { $seat } pour la moitié, { $units } ; la table peut miser le reste.
   *[marche] « Banco et la table marche. » Banco à la place { $seat }, qui couvre la moitié et ce que la table laisse, jusqu’à { $units }.
}
bank-banco-shared = { $kind ->
    [suivi] « Suivi. » Banco aux places { $seat } et { $other }, qui ont perdu le dernier ensemble et passent avant tous : { $units }.
   *[a-deux] « Banco à deux. » Banco aux places { $seat } et { $other }, chacune de moitié : { $units }.
}
bank-call-over = La place { $seat } cède : l’annonce la plus forte passe d’abord et, à égalité, la première dans l’ordre de prime.
bank-call-lapsed = La place { $seat } demandait la moitié et personne l’autre : l’annonce tombe.
bank-suivi-asked = « Suivi ? » La place { $seat } peut encore suivre, tant que les cartes n’ont pas été vues.
bank-stakes = Il reste { $units } à couvrir. Faites vos jeux.
bank-stake-asked = Place { $seat }, il reste { $units } à couvrir. Faites votre jeu.
bank-bystanders-stake = Il reste { $units } pour les joueurs debout.
bank-raise-asked = Les mises dépassent la banque de { $units }. Le banquier les tient-il ?
bank-raised = Le banquier ajoute { $units }.
bank-all-held = « Tous les coups sont tenus. » Le banquier ajoute { $units }.
bank-raise-matched = La place { $seat } suit de { $units } : on reste de moitié.
bank-raise-unmatched = L’associé ne suit pas : gain et perte vont désormais selon ce que chacun a dans la banque.
bank-cut = { $left ->
    [yes] La banque est couverte : { $units } de la mise de la place { $seat } lui reviennent.
   *[no] La banque est couverte : les { $units } de la place { $seat } lui reviennent.
}
bank-garage = « Au garage » : { $units } ne sont pas couverts et sont mis de côté.
bank-over-maximum = « Au garage » : { $units } de plus que ce qu’une banque peut contenir ; ils sont mis de côté.
bank-set-aside = « Au garage » : le banquier met { $units } de côté.

bank-banker-draws = Le banquier tire.
bank-reste = « Reste. » Le banquier ne tire pas.
bank-stakes-stand = Les mises et l’annonce restent.
bank-tax = Sur le gain, { $units } sont pour la maison.
bank-nobody-staked = Personne ne mise : il n’y a pas de coup.
