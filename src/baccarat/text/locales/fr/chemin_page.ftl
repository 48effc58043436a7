# Les mots de la page du chemin de fer. Les sommes viennent en texte, déjà écrites en jetons.

## Les mains et les places
cf-side-player = Ponte
cf-side-banker = Banquier
cf-letter-player = P
cf-letter-banker = B
cf-letter-tie = C
cf-outcome-player = Ponte
cf-outcome-banker = Banque
cf-outcome-tie = En cartes
cf-bead-plate-label = Tableau de perles : { $player } pour le ponte, { $banker } pour la banque, { $tie } en cartes
cf-coup-line = Ponte { $player }, banque { $banker } : { $outcome }
cf-limits = Banques à partir de { $minimum } · mises à partir de { $stake }
cf-croupier = Croupier
cf-hand-empty = { $side } : pas encore de cartes
cf-hand-hidden = { $side }, { $name } : { $cards ->
    [one] une carte cachée
   *[other] { $cards } cartes cachées
}
cf-hand-known = { $side }, { $name } : { $total }
cf-bystanders = Debout autour de la table
cf-chair = Place { $seat }
cf-chair-free = Place { $seat }, libre
cf-chair-taken = { $place } : { $name }, { $amount } jetons
cf-bystander = Place debout { $seat }
cf-role-banker = tient la banque
cf-role-co-banker = de moitié dans la banque
cf-role-ponte = ponte
cf-role-asked = doit répondre
cf-stake-lies = mise { $amount }
cf-prime = { $rank ->
    [one] 1re
   *[other] { $rank }e
} selon la prime

## La banque
cf-bank-of = Banque de { $name }
cf-bank-mine = Votre banque
cf-bank-none = Pas de banque
cf-open = { $amount } à couvrir
cf-over = { $amount } misés en trop
cf-garage = au garage { $amount }
cf-garage-how = Mis de côté, hors du coup : au garage, ou au chocolat
cf-double = de moitié avec { $name }
cf-suite-of = suite
cf-suite-price = La suite est à
cf-best-bid = Meilleure enchère
cf-no-bid = Pas encore d’enchère
cf-highest = Meilleure enchère : { $amount }, { $name }.
cf-called = { $call } : { $names }

## Ce que l’on demande, et à qui
cf-waiting-for = { $count ->
    [one] On attend { $names }
   *[other] On attend : { $names }
}
cf-and-more = { $names } et { $count } de plus
cf-cards-come = Les cartes viennent…
cf-moment = Un instant…
cf-late = Le temps passé : { $what }
cf-late-unseen = Le temps passé, on fait pour vous ce que veulent les règles.
cf-you-said = Vous avez dit : { $what }.
cf-bid-leads = Votre enchère de { $amount } est la meilleure.
cf-outbid = Votre enchère de { $amount } est dépassée
cf-may-bid = Vous pouvez encore enchérir.
cf-may-change = Vous pouvez encore changer d’avis.
cf-no-bank-yet = La banque attend le premier qui la prendra.
cf-closes = Encore { $seconds } secondes pour répondre

cf-ask-bank = La banque est à vous, si vous voulez
cf-ask-bank-how-loss = Mettez une somme à partir de { $low }. Vous donnez, vous jouez contre la table, et gardez la banque tant que vous gagnez.
cf-ask-bank-how-decided = Mettez une somme à partir de { $low }. Vous donnez et jouez un coup contre la table ; puis la banque est payée et passe à droite.
cf-ask-bank-how-never = Mettez une somme à partir de { $low }. Vous donnez et jouez contre la table jusqu’à ce que la banque saute ou que vous la quittiez.
cf-ask-bank-waits = Personne n’a la banque
cf-ask-double = Banco double ?
cf-ask-double-how = Ajoutez { $amount }, et partagez le gain et la perte du banquier.
cf-ask-calls = Une annonce ? La banque est de { $bank }
cf-ask-calls-how = De plusieurs annonces, la plus forte compte, puis la place la plus proche à la droite du banquier.
cf-ask-stake = Votre mise contre la banque ?
cf-ask-stake-how = { $left } sont à couvrir. La plus forte mise joue la main.
cf-ask-stake-cut = Tout est couvert ; la prime passe devant, et ce qui dépasse la banque est réduit.
cf-ask-raise = Les mises dépassent votre banque de { $over }
cf-ask-raise-how = Ajoutez, et elles jouent davantage. Ce que vous ne tenez pas est réduit, en commençant par la fin.
cf-ask-add = Ajoutez-vous à votre banque de { $bank } ?
cf-ask-add-how = Ce que vous ajoutez y reste jusqu’à la fin de la banque.
cf-ask-match = Le banquier ajoute. Votre moitié ?
cf-ask-match-how = Sans elle, gain et perte vont selon ce que chacun a dans la banque.
cf-ask-look = Vos cartes
cf-ask-look-how = Soulevez un coin ; relâchez, et elles sont retournées. Personne d’autre ne les voit.
cf-ask-show = { $points ->
    [8] Huit, la petite !
   *[9] Neuf, la grande !
}
cf-ask-show-how = On abat tout de suite un huit ou un neuf.
cf-ask-ponte = Vous avez { $points }
cf-ask-banker = Vous avez { $points } ; le ponte { $given ->
    [none] est resté
   *[other] a reçu { $given }
}
cf-ask-must-draw = Il vous faut tirer.
cf-ask-must-stand = Il vous faut rester.
cf-ask-free = À volonté.
cf-ask-choice = Votre banque est de { $amount }
cf-ask-choice-how = Tenez-la et jouez encore, ou retirez tout et passez la main.
cf-ask-uncovered = Personne n’a misé
cf-ask-uncovered-how = Attendez encore une fois, ou reprenez votre banque.
cf-ask-suite = Il y a une suite, à { $price }
cf-ask-suite-how = Un joueur passe la main. Qui la prend met la même somme.
cf-ask-auction = Votre enchère pour la banque ?
cf-ask-auction-how = La plus forte l’emporte et la met en banque. À égalité, la prime décide.

## Les réponses : le français du jeu, et ce qu’il veut dire
cf-do-put-up = Mettre { $amount }
cf-do-bid = Offrir { $amount }
cf-do-punt = Miser { $amount }
cf-do-punt-none = Pas de mise
cf-do-raise-bank = Ajouter { $amount }
cf-do-raise-all = Tous les coups sont tenus
cf-do-raise-all-gloss = tenir toutes les mises : { $amount } de plus
cf-do-raise-none = Laisser ainsi
cf-do-add-none = Ne rien ajouter
cf-do-add-to-bank = Ajouter { $amount }
cf-do-double = Banco double
cf-do-double-gloss = { $amount } de plus, de moitié
cf-do-match-raise = Suivre
cf-do-match-raise-gloss = { $amount } de votre part
cf-do-take-bank = Passez-moi les cartes
cf-do-take-bank-gloss = prendre la suite, à { $amount }
cf-do-suivi-gloss = encore, avant tous : { $amount }
cf-do-solo-gloss = tout, seul : { $amount }
cf-do-a-deux-gloss = la moitié, avec un autre : { $amount }
cf-do-avec-gloss = la moitié, la table le reste : { $amount }
cf-do-marche-gloss = la moitié et ce qui reste : jusqu’à { $amount }
cf-do-no-call = Pas d’annonce
cf-do-no-call-gloss = vous pourrez miser ensuite
cf-do-pass = Non, merci
cf-do-decline-bank = Refuser
cf-do-decline-bank-gloss = elle passe à droite
cf-do-draw-ponte-gloss = tirer
cf-do-stand-ponte-gloss = rester
cf-do-draw-banker = Une carte
cf-do-draw-banker-gloss = tirer
cf-do-stand-banker-gloss = pas de carte
cf-do-show = Abattre
cf-do-look = Les regarder
cf-do-hold = Tenir la banque
cf-do-hold-gloss = jouer encore un coup
cf-do-wait = Attendre des mises
cf-do-wait-gloss = encore une fois
cf-do-pass-on = La main passe
cf-do-pass-on-gloss = retirer { $amount }, passer la main
cf-do-give-up = La reprendre
cf-do-give-up-gloss = { $amount } vous reviennent
cf-custom-is = L’usage : { $what ->
    [D] tirer
    [S] rester
   *[F] comme il vous plaît
}

## Ce que les places ont dit, en bref
cf-said-pass = non
cf-said-double = double
cf-said-suivi = Suivi
cf-said-solo = Banco
cf-said-a-deux = À deux
cf-said-avec = Avec
cf-said-marche = Marche
cf-said-punt-none = rien
cf-said-take-bank = la prend
cf-said-bid = offre { $amount }
cf-said-match-raise = suit

## Ce qui se fait pour les retardataires
cf-default-pass = non
cf-default-punt = pas de mise
cf-default-draw = une carte
cf-default-stand = pas de carte
cf-default-show = les cartes sont abattues
cf-default-pass-bank = la main passe
cf-default-give-up-bank = la banque est reprise
cf-default-hold-bank = la banque est tenue

## Le bord de la table
cf-stake-label = Misés
cf-in-bank = En banque
cf-draw-seat = Tirer une place
cf-draw-seat-how = Les places sont tirées au sort.
cf-stand-by = Rester debout
cf-stand-by-how = Debout, on mise ce que les places laissent à couvrir.
cf-all-taken = Toutes les places sont prises ; vous pouvez rester debout.

## Aide
cf-help-choose = choisir ce qui est offert, de gauche à droite
cf-help-no = non : pas d’annonce, pas de mise, refuser
cf-help-enter = confirmer une somme, regarder ses cartes, passer l’animation
cf-help-peek = soulever un coin de ses cartes
cf-help-chips = ajouter un jeton à la somme
cf-help-clear = recommencer la somme

## Règles
cf-rules-title = Comment on joue au chemin de fer
cf-rules-aim = Un joueur tient la banque et joue contre la table. On donne deux mains, celle du ponte et celle du banquier ; la plus proche de neuf gagne. La banque voyage de place en place, toujours vers la droite.
cf-rules-bank-title = La banque
cf-rules-bank = Le banquier met une somme à partir de { $minimum }. Les autres misent contre elle, à partir de { $stake } ; ensemble, ils peuvent gagner ce qui est en banque, pas davantage.
cf-rules-keep-loss = Qui gagne garde la banque et y laisse tout ; qui perd passe le sabot à droite.
cf-rules-keep-decided = Après chaque coup décidé, la banque est payée et passe à la place suivante.
cf-rules-keep-never = La banque reste où elle est jusqu’à ce qu’elle saute.
cf-rules-tax = De chaque gain de la banque, { $tax } % vont à la maison.
cf-rules-no-tax = La maison ne prélève rien.
cf-rules-calls-title = Les annonces
cf-rules-calls-all = Avant les mises, chacun peut annoncer, du plus fort au plus faible : suivi, après un banco perdu ; banco solo, toute la banque ; banco à deux, chacun la moitié ; banco avec la table, la moitié, la table misant le reste ; et la table marche, avec ce que la table laisse.
cf-rules-calls-banco = Avant les mises, chacun peut faire banco : toute la banque, seul.
cf-rules-prime = À annonces égales, la prime décide : la place la plus proche à la droite du banquier.
cf-rules-staking-open = Tous misent en même temps ; ce qui dépasse la banque est réduit, en commençant par le dernier selon la prime.
cf-rules-staking-in_order_cut_back = Chacun mise à son tour, à partir de la droite du banquier ; ce qui dépasse la banque est retiré en commençant par le dernier.
cf-rules-staking-in_order_remaining = Chacun mise à son tour, à partir de la droite du banquier, sur ce qui reste.
cf-rules-garage = Ce que personne ne couvre est mis de côté, au garage, et ne joue pas.
cf-rules-no-garage = Ce que personne ne couvre reste en banque et ne joue pas ce coup-là.
cf-rules-raise = Quand les mises dépassent la banque, le banquier peut ajouter.
cf-rules-adds = Avant les annonces de chaque coup, le banquier peut ajouter à la banque.
cf-rules-double = Avant chaque coup, un joueur peut doubler une banque que personne n’a doublée encore et en partage le gain et la perte.
cf-rules-cards-title = Les cartes
cf-rules-values = L’as vaut un, de deux à neuf leur nombre, les dix et les figures rien. D’une somme, seul le dernier chiffre compte.
cf-rules-natural = Huit ou neuf en deux cartes s’abattent aussitôt : la petite, la grande. Personne ne tire.
cf-rules-ponte-bound = Le ponte, qui a la plus forte mise, tire de 0 à 4, choisit à 5, et reste à 6 et 7.
cf-rules-ponte-free = Le ponte, qui a la plus forte mise, choisit toujours. L’usage est de tirer de 0 à 4 et de rester à 6 et 7.
cf-rules-banker-bound = Le banquier suit le tableau :
cf-rules-banker-free = Le banquier choisit toujours. L’usage est de suivre le tableau :
cf-rules-has = Le banquier a
cf-rules-draws = tire ayant donné
cf-rules-always = toujours
cf-rules-never = jamais
cf-rules-stood = ou si le ponte est resté
cf-rules-may = à volonté, ayant donné { $given }
cf-rules-looks-after = Le banquier ne regarde ses cartes qu’après la parole du ponte, et les montre alors.
cf-rules-looks-once = Le banquier regarde tout de suite ; on montre les cartes quand les deux ont décidé.
cf-rules-tie-back = En cartes, à égalité : les mises reviennent, et l’on annonce de nouveau.
cf-rules-tie-stand = En cartes, à égalité : mises et annonce restent pour le coup suivant.
cf-rules-pass-title = Passer la main
cf-rules-pass-win = Après un gain, le banquier peut dire « Il y a une suite » et tout retirer. La banque est offerte à cette somme : « Passez-moi les cartes ».
cf-rules-pass-any = Entre deux coups, le banquier peut toujours passer la main. La banque est offerte à la somme qu’elle tenait : « Passez-moi les cartes ».
cf-rules-pass-never = La main ne se passe pas.
cf-rules-auction = Si personne ne la prend, elle est mise aux enchères.
cf-rules-table = { $packs } jeux de 52 cartes, { $seats } places tirées au sort, { $bystanders } places debout.
cf-rules-shuffle-croupier = Le croupier mêle les cartes.
cf-rules-shuffle-everyone = Le croupier mêle les cartes, puis chaque joueur à son tour, puis encore le croupier.
cf-rules-cut-neighbour = Le voisin de gauche du croupier coupe.
cf-rules-cut-croupier = Le croupier coupe.
cf-rules-late = Le retardataire fait ce que veulent les règles ; où il pourrait choisir, il reste à 5, suit le tableau, ne mise rien, n’annonce rien, et passe la main.

## Les mots du jeu
cf-call-suivi = Suivi
cf-call-solo = Banco solo
cf-call-a-deux = Banco à deux
cf-call-avec = Banco avec la table
cf-call-marche = Banco et la table marche
cf-do-draw-ponte = Carte, s’il vous plaît
cf-do-stand-ponte = Non, Monsieur
cf-do-stand-banker = Reste
