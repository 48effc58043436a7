bq-rules-title = Comment se joue le baccara banque
bq-rules-aim = Un joueur tient la banque au milieu de la table et joue contre deux tableaux à la fois, celui de sa droite et celui de sa gauche. On donne trois mains, une à chaque tableau et celle du banquier ; chaque tableau gagne ou perd pour lui seul contre la banque.
bq-rules-bank-title = La banque
bq-rules-award-auction = La banque est mise aux enchères : chacune dépasse la précédente, à partir de { $minimum }, et la plus haute l’obtient.
bq-rules-award-auction-lot = La banque est mise aux enchères à partir de { $minimum }, et la plus haute l’obtient. Entre enchères égales, le sort décide.
bq-rules-award-open = La banque s’adjuge sans chiffres : le premier qui dit « Tous les coups sont tenus » l’a aussitôt, et l’ouvre à { $minimum }.
bq-rules-award-open-lot = La banque s’adjuge sans chiffres : qui dit « Tous les coups sont tenus » se présente, et le sort décide entre plusieurs. Elle s’ouvre à { $minimum }.
bq-rules-award-list = La banque suit la liste : le premier inscrit met la somme qu’il veut, à partir de { $minimum }.
bq-rules-bank-maximum = Une nouvelle banque ne dépasse pas { $most } ; ce qu’elle gagne peut aller au-delà.
bq-rules-open-allowed = « Tous les coups sont tenus » dépasse toute enchère : le premier qui le dit a la banque aussitôt. C’est alors une banque ouverte, qui tient toutes les mises.
bq-rules-open-always = Toute banque est une banque ouverte : elle tient toutes les mises.
bq-rules-top-up = Avant les cartes, une banque ouverte est complétée jusqu’à la somme des mises, ou abandonnée.
bq-rules-limited = Une banque limitée répond de ce qu’elle contient, pas plus. À zéro elle a sauté, et l’on étend sur elle un drap noir.
bq-rules-refill-never-auction = Une banque qui a sauté est mise aux enchères.
bq-rules-refill-never-list = Quand une banque a sauté, le suivant sur la liste en met une.
bq-rules-refill-opening = Le joueur dont la banque a sauté peut continuer avec la somme du début.
bq-rules-refill-minimum = Le joueur dont la banque a sauté peut continuer avec { $minimum }.
bq-rules-refill-opening-or-more = Le joueur dont la banque a sauté peut continuer avec toute somme à partir de celle du début.
bq-rules-stays = Le banquier garde la banque même s’il perd, et n’en retire rien ; { $shoes ->
    [0] elle dure autant qu’il veut.
    [one] elle dure jusqu’à la fin du sabot.
   *[other] elle dure { $shoes } sabots au plus.
}
bq-rules-retire-any-time = Le banquier peut se retirer après chaque tour ; la banque est alors offerte à la ronde pour ce qu’elle contient, mais pas au-dessous de { $minimum } : « Il y a une suite ».
bq-rules-retire-after-coup = Le banquier peut se retirer après un coup ; la banque est alors offerte à la ronde pour ce qu’elle contient, mais pas au-dessous de { $minimum } : « Il y a une suite ».
bq-rules-retire-any-time-first = Le banquier peut se retirer après chaque tour ; la banque est alors offerte à la ronde pour sa somme du début : « Il y a une suite ».
bq-rules-retire-after-coup-first = Le banquier peut se retirer après un coup ; la banque est alors offerte à la ronde pour sa somme du début : « Il y a une suite ».
bq-rules-winner-out = Le banquier qui part en gain ne peut plus tenir la banque dans ce sabot.
bq-rules-new-shoe = Toute mise aux enchères après un coup vaut pour un nouveau sabot.
bq-rules-new-shoe-broken = Celui qui continue avec une banque sautée peut aussi en avoir un.
bq-rules-suite-open = Le joueur qui la reprend tient, lui aussi, une banque ouverte.
bq-rules-suite-limited = Le joueur qui reprend une banque ouverte tient une banque limitée.
bq-rules-suite-list = Si personne ne la prend, le suivant sur la liste met une banque.
bq-rules-places = Le nouveau banquier va au milieu, et le joueur qui s’y trouvait prend la place ainsi libérée.
bq-rules-tax-limited = La maison prélève { $limited } % de ce qu’un coup rapporte à une banque limitée, les deux tableaux ensemble.
bq-rules-tax-open = La maison prélève { $open } % de ce qu’un coup rapporte à une banque ouverte, les deux tableaux ensemble.
bq-rules-tax-capital = La maison prélève { $capital } % de tout ce qui est mis en banque.
bq-rules-tax-nearest-tenth = Elle se compte au dixième de jeton le plus proche.
bq-rules-tax-nearest-quarter = Elle se compte au quart de jeton le plus proche.
bq-rules-tax-nearest-half = Elle se compte au demi-jeton le plus proche.
bq-rules-double = Avant chaque coup, un joueur peut doubler une banque limitée que personne n’a encore doublée ; il en partage le gain et la perte.
bq-rules-stakes-title = Les annonces et les mises
bq-rules-stakes = On mise sur son propre tableau, à partir de { $stake }, et l’on gagne ou perd avec lui.
bq-rules-bystanders-limited = Contre une banque limitée, les joueurs debout choisissent un tableau et misent ce que les places laissent à couvrir.
bq-rules-bystanders-open = Contre une banque ouverte, les joueurs debout misent sur l’un ou l’autre tableau, autant qu’ils veulent.
bq-rules-halved = Ce qui est annoncé se partage entre les deux tableaux.
bq-rules-both-hands = Celui qui joue les deux mains joue d’abord la droite ; jusque-là, la gauche reste couverte, pour lui aussi.
bq-rules-banco-free = Celui qui fait banco seul peut tirer ou rester avec toute main sans naturel.
bq-rules-banco-start = Avant le premier coup d’une banque, chacun peut faire banco : toute la banque, seul. { $times ->
    [0] Il ne se répète pas.
    [one] Un banco nul au total peut être répété une fois.
   *[other] Un banco nul au total peut être répété, { $times } fois au plus.
}
bq-rules-calls-club = Avant les mises, chacun peut faire banco, toute la banque : sur la main de son tableau, ou à cheval, de moitié sur chaque. Deux joueurs de tableaux opposés en prennent chacun la moitié. Le perdant peut recommencer, { $times ->
    [one] une fois au plus
   *[other] { $times } fois de suite au plus
}.
bq-rules-uncalled = Contre une banque ouverte, il n’y a pas d’annonces.
bq-rules-calls-none = Il n’y a pas d’annonces.
bq-rules-prime-round = À égalité, la prime décide : la place la plus proche à la droite du banquier, et ainsi de suite autour de la table.
bq-rules-prime-alternating = À égalité, la prime décide : le voisin de droite du banquier, puis celui de gauche, puis le deuxième à droite, et ainsi de suite.
bq-rules-sides-lot = Si des joueurs des deux côtés font banco, le sort décide entre le premier de chaque côté.
bq-rules-over-refused = Ce qui dépasse une banque limitée est refusé, en commençant par le dernier selon la prime.
bq-rules-over-as-far = Ce qui dépasse une banque limitée est payé selon la prime, jusqu’à épuisement ; ou bien le banquier accepte toutes les mises, et la banque est ouverte dès lors.
bq-rules-tie-last = Au dernier coup du sabot, elles reviennent.
bq-rules-cards-title = Les cartes
bq-rules-natural = Huit ou neuf en deux cartes s’abattent aussitôt : la petite, la grande. Celui du banquier finit le coup ; celui d’un tableau est décidé sur-le-champ, contre les deux cartes du banquier.
bq-rules-natural-last = Huit ou neuf en deux cartes s’abattent quand la main est interrogée : la petite, la grande. Celui d’un tableau est décidé sur-le-champ, contre les deux cartes du banquier. Celui du banquier s’abat après que les tableaux ont parlé, et bat toute main qui n’en a pas.
bq-rules-first-banker = Le banquier regarde le premier ; puis la droite parle, puis la gauche.
bq-rules-first-all = Tous regardent en même temps ; puis la droite parle, puis la gauche.
bq-rules-first-sides = La droite regarde et parle, puis la gauche ; le banquier ne regarde qu’après.
bq-rules-ponte-tableau = Le joueur qui tient une main tire de 0 à 4, choisit à 5, et reste à 6 et 7.
bq-rules-ponte-free = Le joueur qui tient une main peut toujours choisir. L’usage est de tirer de 0 à 4 et de rester à 6 et 7.
bq-rules-holder = La main d’un tableau commence à côté du banquier. Elle reste tant qu’elle gagne ou fait en cartes, et s’éloigne d’une place quand elle perd ; elle est tenue par un joueur qui y a misé.
bq-rules-banker = Le banquier décide le dernier, librement, les troisièmes cartes des deux tableaux sous les yeux. Selon l’usage, le tableau de tirage décide, contre le côté où l’on a misé le plus :
bq-rules-ask-table = Le banquier peut demander au croupier le tableau de tirage, et doit le suivre là où il dit la même chose contre les deux côtés.
bq-rules-late = Le retardataire ne mise rien, n’annonce rien et fait ce que veulent les règles ; là où il y a choix, la main reste à 5, et la banque suit le tableau de tirage.
bq-rules-least-players = Un coup demande { $least } joueurs de chaque côté ; sans eux la table attend.
bq-rules-no-stop-card = Le sabot n’a pas de carte d’arrêt : on donne tant qu’il reste de quoi jouer un coup entier.
bq-rules-shuffle-neighbours = Le croupier mélange les cartes, puis les voisins du banquier, et le banquier en dernier.
bq-rules-cut-banker-names = Le joueur désigné par le banquier coupe.
bq-rules-table = { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
} de 52 cartes, { $seats ->
    [one] une place, choisie ou tirée au sort
   *[other] { $seats } places, choisies ou tirées au sort
}, { $bystanders ->
    [0] pas de places debout
    [one] une place debout
   *[other] { $bystanders } places debout
}.
