cf-rules-title = Comment on joue au chemin de fer
cf-rules-aim = Un joueur tient la banque et joue contre la table. On donne deux mains, celle du ponte et celle du banquier ; la plus proche de neuf gagne.
cf-rules-travels = La banque voyage de place en place, toujours vers la droite.
cf-rules-bank-title = La banque
cf-rules-bank = Le banquier met une somme à partir de { $minimum }. Les autres misent contre elle, à partir de { $stake } ; ensemble, ils peuvent gagner ce qui est en banque, pas davantage.
cf-rules-keep-loss = Le banquier qui gagne garde la banque et y laisse tout ; celui qui perd passe le sabot à droite.
cf-rules-keep-decided = Après chaque coup décidé, la banque est payée et passe à la place suivante.
cf-rules-keep-never = La banque reste où elle est jusqu’à ce qu’elle saute ou que son banquier parte.
cf-rules-tax = De chaque gain de la banque, { $tax } % vont à la maison.
cf-rules-most = Une banque contient au plus { $most } ; ce qu’un gain y ajoute au-delà est mis de côté, au garage.
cf-rules-double = Avant chaque coup, un joueur peut doubler une banque que personne n’a encore doublée ; il en partage le gain et la perte.
cf-rules-consent = Le banquier doit accepter ce joueur.
cf-rules-standing-doubles = Les joueurs debout peuvent aussi la doubler.
cf-rules-prime-suite = Pendant une suite, la prime part de la droite de son premier banquier, qui vient le dernier.
cf-rules-staking-open = Tous misent en même temps ; ce qui dépasse la banque est réduit, en commençant par le dernier selon la prime.
cf-rules-staking-in_order_cut_back = Chacun mise à son tour, à partir de la droite du banquier ; ce qui dépasse la banque est retiré en commençant par le dernier.
cf-rules-staking-in_order_remaining = Chacun mise à son tour, à partir de la droite du banquier, sur ce qui reste.
cf-rules-bystanders = Les joueurs debout peuvent annoncer si aucune place ne le fait, et misent ce que les places laissent à couvrir.
cf-rules-bystanders-ranked = Les joueurs debout peuvent annoncer si aucune place n’annonce seule toute la banque, et qui l’annonce seul passe avant des associés. Leur rang est celui de la place devant eux ; ils misent ce que les places laissent à couvrir.
cf-rules-last-complete = « Banco et la table marche » passe avant « Banco avec la table », car il complète ce que la table laisse.
cf-rules-suivi-sole = Le joueur assis qui a été seul à miser et a perdu a droit, lui aussi, au suivi.
cf-rules-suivi-seen = Le suivi peut encore être annoncé après la donne, tant que les cartes n’ont pas été vues ; il couvre toute la banque, et les autres mises sont rendues.
cf-rules-cards-kept = Si la banque passe et grossit, le joueur qui a droit au suivi a les cartes une fois, quelle que soit sa mise, si personne n’annonce.
cf-rules-garage = Ce que personne ne couvre est mis de côté, au garage, et ne joue pas.
cf-rules-voluntary = Un banquier qui a gagné plus de { $most } peut mettre des gains de côté avant un coup. Si une partie n’est pas couverte, le double de ce qui l’est peut rester en banque.
cf-rules-half-from-pass = { $count ->
    [one] Après un coup gagné par la banque, la moitié peut en être mise de côté.
   *[other] Après { $count } coups gagnés par la banque, la moitié peut en être mise de côté.
}
cf-rules-all-in = Le banquier peut aussi laisser tout ce que personne ne couvre : hi va tot.
cf-rules-no-garage = Ce que personne ne couvre reste en banque et ne joue pas ce coup-là.
cf-rules-adds = Avant les annonces de chaque coup, le banquier peut ajouter à la banque.
cf-rules-cards-title = Les cartes
cf-rules-natural = Huit ou neuf en deux cartes s’abattent aussitôt : la petite, la grande. Personne ne tire.
cf-rules-ponte-bound = Le ponte, qui a la plus forte mise, tire de 0 à 4, choisit à 5, et reste à 6 et 7.
cf-rules-ponte-free = Le ponte, qui a la plus forte mise, choisit toujours. L’usage est de tirer de 0 à 4 et de rester à 6 et 7.
cf-rules-banker-bound = Le banquier suit le tableau :
cf-rules-banker-free = Le banquier choisit toujours. L’usage est de suivre le tableau :
cf-rules-free-solo = Quand un joueur seul a annoncé toute la banque, les deux mains choisissent librement ; seul le banquier à 0 tire toujours.
cf-rules-ask-table = Un banquier qui a le choix peut demander au croupier le tableau de tirage, et doit alors le suivre.
cf-rules-looks-after = Le banquier ne regarde ses cartes qu’après la parole du ponte, et les montre alors.
cf-rules-looks-once = Le banquier regarde tout de suite ; on montre les cartes quand les deux ont décidé.
cf-rules-pass-title = Passer la main
cf-rules-pass-title-never = La fin d’une banque
cf-rules-pass-win = Après un gain, le banquier peut dire « Il y a une suite » et tout retirer. La banque est offerte à cette somme, mais pas au-dessous de { $minimum } : « Passez-moi les cartes ».
cf-rules-pass-any = Entre deux coups, le banquier peut toujours passer la main. La banque est offerte à la somme qu’elle tenait, mais pas au-dessous de { $minimum } : « Passez-moi les cartes ».
cf-rules-cut-placed = Le voisin de gauche du croupier place la carte de coupe, et le croupier coupe à cet endroit.
cf-rules-cut-from-left = La coupe est proposée à partir de la gauche du croupier, jusqu’à ce que quelqu’un coupe.
cf-rules-at-least = Qui la prend peut mettre plus que cette somme.
cf-rules-deal-once = Qui prend une banque doit donner au moins un coup.
cf-rules-giver-out = Qui l’a passée ne peut la doubler au premier coup.
cf-rules-partner-out = L’associé de qui la passe ne peut enchérir.
cf-rules-standing-takes = Elle est offerte d’abord aux places, à partir de la droite de la dernière qui l’a tenue, puis aux joueurs debout.
cf-rules-return = Si personne ne la prend, le joueur qui l’a passée peut la reprendre à la même somme.
cf-rules-forced = Si personne n’enchérit, le voisin de droite de celui qui l’a cédée la tient avec { $minimum } ou cède sa place.
cf-rules-refusals = { $count ->
    [one] Qui refuse la banque cède sa place.
   *[other] Qui refuse la banque { $count } fois de suite dans un sabot cède sa place.
}
cf-rules-newcomer = Qui s’assied pendant un sabot ne peut tenir la banque avant que la main ne soit passée une fois.
cf-rules-least = Un coup ne commence qu’avec { $players } joueurs assis ; avec moins, la table attend.
cf-rules-pass-never = Personne ne reprend la banque d’un autre.
cf-rules-pass-next = Si personne ne la prend, le suivant peut mettre une somme à partir de { $minimum }.
cf-rules-falls-original = Quand une suite est perdue, le sabot va à la droite de son premier banquier.
cf-rules-falls-current = Quand une suite est perdue, le sabot va à la droite du joueur qui la tenait.
cf-rules-table = { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
} de 52 cartes, { $seats ->
    [one] une place tirée au sort
   *[other] { $seats } places tirées au sort
}, { $bystanders ->
    [0] pas de places debout
    [one] une place debout
   *[other] { $bystanders } places debout
}.
cf-rules-late = Le retardataire fait ce que veulent les règles ; là où il pourrait choisir, il reste à 5, suit le tableau, ne mise rien et n’annonce rien.
cf-rules-late-passes = Un banquier en retard passe la main dès qu’il le peut.
