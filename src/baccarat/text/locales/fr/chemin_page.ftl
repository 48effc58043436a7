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

## La banque
cf-garage = au garage { $amount }
cf-garage-how = Mis de côté, hors du coup : au garage, ou au chocolat
cf-suite-of = suite

## Ce que l’on demande, et à qui
cf-ask-bank-how-loss = Mettez une somme à partir de { $low }. Vous donnez, vous jouez contre la table, et gardez la banque tant que vous gagnez.
cf-ask-bank-how-decided = Mettez une somme à partir de { $low }. Vous donnez et jouez un coup contre la table ; puis la banque est payée et passe à droite.
cf-ask-bank-how-never = Mettez une somme à partir de { $low }. Vous donnez et jouez contre la table jusqu’à ce que la banque saute ou que vous la quittiez.
cf-ask-stake-how = { $left } sont à couvrir. La plus forte mise joue la main.
cf-ask-stake-cut = Tout est couvert ; la prime passe devant, et ce qui dépasse la banque est réduit.
cf-ask-ponte = Vous avez { $points }
cf-ask-banker = Vous avez { $points } ; le ponte { $given ->
    [none] est resté
   *[other] a reçu { $given }
}
cf-ask-auction-how = La plus forte l’emporte et la met en banque. À égalité, la prime décide.

## Règles
cf-rules-title = Comment on joue au chemin de fer
cf-rules-aim = Un joueur tient la banque et joue contre la table. On donne deux mains, celle du ponte et celle du banquier ; la plus proche de neuf gagne. La banque voyage de place en place, toujours vers la droite.
cf-rules-bank-title = La banque
cf-rules-bank = Le banquier met une somme à partir de { $minimum }. Les autres misent contre elle, à partir de { $stake } ; ensemble, ils peuvent gagner ce qui est en banque, pas davantage.
cf-rules-keep-loss = Qui gagne garde la banque et y laisse tout ; qui perd passe le sabot à droite.
cf-rules-keep-decided = Après chaque coup décidé, la banque est payée et passe à la place suivante.
cf-rules-keep-never = La banque reste où elle est jusqu’à ce qu’elle saute.
cf-rules-tax = De chaque gain de la banque, { $tax } % vont à la maison.
cf-rules-staking-open = Tous misent en même temps ; ce qui dépasse la banque est réduit, en commençant par le dernier selon la prime.
cf-rules-staking-in_order_cut_back = Chacun mise à son tour, à partir de la droite du banquier ; ce qui dépasse la banque est retiré en commençant par le dernier.
cf-rules-staking-in_order_remaining = Chacun mise à son tour, à partir de la droite du banquier, sur ce qui reste.
cf-rules-garage = Ce que personne ne couvre est mis de côté, au garage, et ne joue pas.
cf-rules-no-garage = Ce que personne ne couvre reste en banque et ne joue pas ce coup-là.
cf-rules-adds = Avant les annonces de chaque coup, le banquier peut ajouter à la banque.
cf-rules-cards-title = Les cartes
cf-rules-natural = Huit ou neuf en deux cartes s’abattent aussitôt : la petite, la grande. Personne ne tire.
cf-rules-ponte-bound = Le ponte, qui a la plus forte mise, tire de 0 à 4, choisit à 5, et reste à 6 et 7.
cf-rules-ponte-free = Le ponte, qui a la plus forte mise, choisit toujours. L’usage est de tirer de 0 à 4 et de rester à 6 et 7.
cf-rules-banker-bound = Le banquier suit le tableau :
cf-rules-banker-free = Le banquier choisit toujours. L’usage est de suivre le tableau :
cf-rules-looks-after = Le banquier ne regarde ses cartes qu’après la parole du ponte, et les montre alors.
cf-rules-looks-once = Le banquier regarde tout de suite ; on montre les cartes quand les deux ont décidé.
cf-rules-pass-title = Passer la main
cf-rules-pass-win = Après un gain, le banquier peut dire « Il y a une suite » et tout retirer. La banque est offerte à cette somme : « Passez-moi les cartes ».
cf-rules-pass-any = Entre deux coups, le banquier peut toujours passer la main. La banque est offerte à la somme qu’elle tenait : « Passez-moi les cartes ».
cf-rules-pass-never = La main ne se passe pas.
cf-rules-table = { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
} de 52 cartes, { $seats } places tirées au sort, { $bystanders } places debout.
cf-rules-late = Le retardataire fait ce que veulent les règles ; où il pourrait choisir, il reste à 5, suit le tableau, ne mise rien, n’annonce rien, et passe la main.
