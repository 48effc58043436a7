# Les mots de la page du baccara banque. Les sommes arrivent en texte, déjà écrites en jetons.

## Les mains et les places
bq-side-player = Tableau
bq-side-right = Droite
bq-side-left = Gauche
bq-side-banker = Banquier
bq-letter-player = T
bq-letter-banker = B
bq-letter-tie = C
bq-outcome-player = gagne
bq-outcome-banker = Banque
bq-outcome-tie = En cartes
bq-bead-plate-label = Tableau de perles : { $player } pour le tableau, { $banker } pour la banque, { $tie } en cartes
bq-coup-line = Droite { $right }, gauche { $left }, banque { $banker } : { $outcome }
bq-at-stake = { $amount } en jeu
bq-letter-right = D
bq-letter-left = G
bq-holds-right = a la main de droite
bq-holds-left = a la main de gauche
bq-on-cheval = à cheval
bq-on-right = à droite
bq-on-left = à gauche
bq-sit-right = S’asseoir à droite
bq-sit-left = S’asseoir à gauche
bq-sit-how = Vous misez sur le tableau où vous êtes assis. Choisissez-en un, ou tirez une place au sort.

## La banque
bq-bank-open = banque ouverte
bq-bank-open-how = Une banque ouverte tient toutes les mises, ou elle est abandonnée
bq-banco-cheval = Banco à cheval : { $names }
bq-suivi = suivi possible : { $names }

## Ce que l’on demande
bq-ask-bank-how = Mettez la somme que vous voulez, à partir de { $low }. Vous prenez le milieu, donnez et jouez contre les deux tableaux, jusqu’à la fin du sabot, à moins que la banque ne saute ou que vous ne vous retiriez.
bq-ask-auction-how = Une enchère doit dépasser la plus haute ; la plus haute a la banque.
bq-ask-auction-open = Tous les coups sont tenus : une telle enchère tient toutes les mises. La première, selon la prime, a la banque.
bq-ask-stake = Votre mise à { $side ->
    [right] droite
   *[left] gauche
} ?
bq-ask-stake-either = Votre mise, à droite ou à gauche ?
bq-ask-stake-how = Il reste { $left } à couvrir dans la banque.
bq-ask-stake-open = La banque est ouverte : elle tient toutes les mises, ou elle est abandonnée.
bq-ask-stake-refused = Tout est couvert ; une mise plus proche selon la prime passe avant, et ce qui dépasse la banque est refusé.
bq-ask-stake-as-far = Tout est couvert ; ce qui dépasse la banque est payé selon la prime, aussi loin qu’elle va, à moins que le banquier n’accepte toutes les mises.
bq-ask-calls-halved = Ce que vous annoncez se partage entre les deux tableaux.
bq-ask-claim = Banco ? La banque est de { $bank }
bq-ask-claim-how = Le premier selon la prime l’obtient ; de deux joueurs aux tableaux opposés, chacun prend la moitié. Qui perd peut recommencer, { $times } fois de suite au plus.
bq-ask-right = À droite : vous avez { $points }
bq-ask-left = À gauche : vous avez { $points }
bq-ask-banker = Vous avez { $points }
bq-beside-right = Droite, { $amount } en jeu : { $how ->
    [natural] naturel, décidé
    [stood] est restée
   *[other] a reçu { $how }
}.
bq-beside-left = Gauche, { $amount } en jeu : { $how ->
    [natural] naturel, décidé
    [stood] est restée
   *[other] a reçu { $how }
}.
bq-ask-cutter = Qui doit couper ?
bq-ask-cutter-how = Le croupier et vos voisins ont mêlé les cartes. Qui vous désignez dit où l’on coupe.
bq-ask-top-up = Les mises dépassent votre banque de { $over }
bq-ask-top-up-how = Une banque ouverte tient toutes les mises : complétez-la, ou abandonnez-la. Alors les mises reviennent, et l’on ne donne pas.
bq-ask-accept-all = Les mises dépassent votre banque de { $over }
bq-ask-accept-all-how = Acceptez-les toutes, et votre banque est ouverte désormais ; sinon elle paie selon la prime, aussi loin qu’elle va.
bq-ask-refill = Votre banque a sauté
bq-ask-refill-how = Vous pouvez continuer avec { $over } ; sinon elle est mise aux enchères.

## Les réponses : le français du jeu, et ce qu’il veut dire
bq-do-bid-open-gloss = tout tenir, à partir de { $amount }
bq-do-top-up-gloss = la compléter de { $amount }
bq-do-accept-all-gloss = les accepter toutes : { $amount } de plus
bq-do-refill = Continuer
bq-do-refill-gloss = avec { $amount }
bq-no-bid-open = Pas d’enchère
bq-no-top-up = Abandonner la banque
bq-no-top-up-gloss = ce qu’elle contient vous revient
bq-no-accept-all = Payer aussi loin qu’elle va
bq-no-refill = La laisser
bq-do-hand-gloss = sur la main de votre tableau : { $amount }
bq-do-cheval-gloss = la moitié sur chaque main : { $amount }
bq-do-stake-right = { $amount } à droite
bq-do-stake-left = { $amount } à gauche

## Les règles
bq-rules-title = Comment se joue le baccara banque
bq-rules-aim = Un joueur tient la banque au milieu de la table et joue contre deux tableaux à la fois, celui de sa droite et celui de sa gauche. On donne trois mains, une à chaque tableau et celle du banquier ; chaque tableau gagne ou perd pour lui seul contre la banque.
bq-rules-bank-title = La banque
bq-rules-award-auction = La banque est mise aux enchères : chacune dépasse la précédente, à partir de { $minimum }, et la plus haute l’obtient.
bq-rules-award-list = La banque suit la liste : le premier inscrit met la somme qu’il veut, à partir de { $minimum }.
bq-rules-open-allowed = La plus haute enchère de toutes est la banque ouverte : « Tous les coups sont tenus ». Elle tient toutes les mises.
bq-rules-open-always = Toute banque est une banque ouverte : « Tous les coups sont tenus ». Elle tient toutes les mises.
bq-rules-top-up = Avant les cartes, une banque ouverte est complétée jusqu’à la somme des mises, ou abandonnée.
bq-rules-limited = Une banque limitée répond de ce qu’elle contient, pas plus. À zéro elle a sauté, et l’on étend sur elle un drap noir.
bq-rules-refill-never = Une banque qui a sauté est mise aux enchères.
bq-rules-refill-opening = Qui tenait une banque qui a sauté peut continuer avec la somme du début.
bq-rules-refill-minimum = Qui tenait une banque qui a sauté peut continuer avec { $minimum }.
bq-rules-stays = Le banquier garde la banque même s’il perd, et n’en retire rien ; elle dure jusqu’à la fin du sabot.
bq-rules-retire-any-time = Le banquier peut se retirer après chaque tour ; la banque est alors offerte à la ronde pour ce qu’elle contient : « Il y a une suite ».
bq-rules-retire-after-coup = Le banquier peut se retirer après un coup ; la banque est alors offerte à la ronde pour ce qu’elle contient : « Il y a une suite ».
bq-rules-places = Le nouveau banquier prend le milieu, et qui s’y trouvait prend sa place.
bq-rules-tax-net = La maison prélève { $limited } % de ce qu’un coup rapporte à une banque limitée, les deux tableaux ensemble, et { $open } % de ce qu’il rapporte à une banque ouverte.
bq-rules-tax-capital = La maison prélève { $capital } % de tout ce qui est mis en banque.
bq-rules-stakes-title = Les annonces et les mises
bq-rules-stakes = On mise sur son propre tableau, à partir de { $stake }, et l’on gagne ou perd avec lui ; les pontes debout choisissent un tableau et misent ce qui reste.
bq-rules-halved = Ce qui est annoncé se partage entre les deux tableaux ; contre une banque ouverte, il n’y a pas d’annonces.
bq-rules-calls-club = Avant les mises, chacun peut faire banco, toute la banque : sur la main de son tableau, ou à cheval, de moitié sur chaque. Deux joueurs de tableaux opposés en prennent chacun la moitié. Qui perd peut recommencer, { $times } fois de suite au plus. Contre une banque ouverte, il n’y a pas d’annonces.
bq-rules-calls-none = Il n’y a pas d’annonces.
bq-rules-prime-round = À égalité, la prime décide : la place la plus proche à la droite du banquier, et ainsi de suite autour de la table.
bq-rules-prime-alternating = À égalité, la prime décide : le voisin de droite du banquier, puis celui de gauche, puis le deuxième à droite, et ainsi de suite.
bq-rules-over-refused = Ce qui dépasse une banque limitée est refusé, en commençant par le dernier selon la prime.
bq-rules-over-as-far = Ce qui dépasse une banque limitée est payé selon la prime, aussi loin qu’elle va ; ou bien le banquier accepte toutes les mises, et la banque est ouverte dès lors.
bq-rules-cards-title = Les cartes
bq-rules-natural = Huit ou neuf en deux cartes s’abattent aussitôt : la petite, la grande. Celui du banquier finit le coup ; celui d’un tableau est décidé sur-le-champ, contre les deux cartes du banquier.
bq-rules-first-banker = Le banquier regarde le premier ; puis la droite parle, puis la gauche.
bq-rules-first-all = Tous regardent en même temps ; puis la droite parle, puis la gauche.
bq-rules-ponte-tableau = Qui tient une main tire de 0 à 4, choisit à 5, et reste à 6 et 7.
bq-rules-ponte-free = Qui tient une main peut toujours choisir. L’usage est de tirer de 0 à 4 et de rester à 6 et 7.
bq-rules-holder = La main d’un tableau commence à côté du banquier. Elle reste tant qu’elle gagne ou fait en cartes, et s’éloigne d’une place quand elle perd ; la tient quelqu’un qui y a misé.
bq-rules-banker = Le banquier décide le dernier, librement, les troisièmes cartes des deux tableaux sous les yeux. Selon l’usage, le tableau de tirage décide, contre le côté où l’on a misé le plus :
bq-rules-late = Qui tarde ne mise rien, n’annonce rien et fait ce que veulent les règles ; là où il y a choix, la main reste à 5, et la banque suit le tableau de tirage.
bq-rules-shuffle-neighbours = Le croupier mêle les cartes, puis les voisins du banquier, et le banquier en dernier.
bq-rules-cut-banker-names = Coupe qui le banquier désigne.
bq-rules-table = { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
} de 52 cartes, { $seats } places, choisies ou tirées au sort, { $bystanders } places pour les pontes debout.

## Les mots du jeu
bq-do-bid-open = Tous les coups sont tenus
bq-do-top-up = Tous les coups sont tenus
bq-do-accept-all = Tous les coups sont tenus
bq-do-hand = Banco
bq-do-cheval = Banco à cheval
