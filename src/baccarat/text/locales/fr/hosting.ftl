# The words of the lobby, of what is said at tables, and of their hosts. Loaded on demand.

## Lobby
next-table = Continuer à { $name }

## History
history = Mes coups
history-none = Vous n’avez encore misé sur aucun coup.
history-all = En tout : { $coups ->
    [one] un coup
   *[other] { $coups } coups
  }, { $staked } misés
history-shoe = { $name } · sabot { $shoe }
history-shoe-sums = Sabot entier : { $coups ->
    [one] un coup
   *[other] { $coups } coups
  }, { $staked } misés
history-coup = Coup { $coup }
history-days = Jours et heures de { $zone } ; les limites par jour suivent le temps universel.
history-staked = misé { $amount }
history-record = Relevé
history-record-of = Relevé du sabot { $shoe }
history-analyse = Analyser
history-analyse-of = Analyser le sabot { $shoe }
history-more = Coups plus anciens

## A shoe that is over
ended = Le sabot { $shoe } est terminé
ended-go-on = Continuer
ended-coups = { $coups ->
    [one] Un coup a été donné.
   *[other] { $coups } coups ont été donnés.
  }
ended-own = { $coups ->
    [one] Vous en avez joué un et misé { $staked } : { $won }
   *[other] Vous en avez joué { $coups } et misé { $staked } : { $won }
  }
ended-verify = Vérifier le sceau
ended-analyse = Quelle part de chance ?

## Talk
talk = Conversation à la table
talk-none = Personne n’a encore rien dit.
talk-line = Votre message
talk-say = Envoyer
talk-silenced = Vous pouvez lire ici, mais pas écrire.
talk-stranger = Prenez place pour parler ici.
talk-hide = Masquer ce que dit { $name }
talk-report = Signaler ce qu’a dit { $name }
talk-hidden = { $count ->
    [one] Vous masquez une personne.
   *[other] Vous masquez { $count } personnes.
  }
talk-show-all = Réafficher tout le monde
talk-mute = Retirer la parole à { $name }
talk-unmute = Rendre la parole à { $name }

## The host's desk
desk = Gestion de la table
desk-pause = Mettre en pause
desk-resume = Reprendre
desk-paused = La table est en pause. Elle reprend d’elle-même après une demi-heure.
desk-close = Fermer la table après le coup
desk-close-sure = Fermer pour de bon ? Chacun retrouve ses jetons, les relevés restent.
desk-close-last = { $count ->
    [one] Un dernier coup est d’abord annoncé ; fermez de nouveau pour fermer aussitôt.
   *[other] Les { $count } derniers coups sont d’abord annoncés ; fermez de nouveau pour fermer aussitôt.
}
desk-close-yes = Oui, fermer
desk-closing = La table ferme après ce coup.
desk-people = Joueurs
desk-nobody = Personne d’autre n’est encore assis ici.
desk-remove = Exclure
desk-remove-name = Exclure { $name }
desk-remove-sure = Exclure { $name } ? Après le coup, { $name } se lève avec ses jetons et ne peut ni s’asseoir ni écrire ici tant que vous ne le permettez pas à nouveau.
desk-remove-yes = Oui, exclure { $name }
desk-remove-no = Non, { $name } reste
desk-let-in = Réadmettre { $name }
desk-chips-of = Jetons : { $name }
desk-chips-set = Fixer
desk-chips-how = Ce qui manque est ajouté ; l’excédent va sur le compte du joueur.
desk-terms = Conditions de jeu
desk-limits = Limites
desk-limits-how = Le sabot en cours garde ses limites. D’autres valent dès le prochain, et tout le monde ici en est averti.
desk-limits-set = Dès le prochain sabot
desk-limits-keep = Garder les limites actuelles
desk-limits-coming = Celles-ci valent dès le prochain sabot.
coming-limits = Au prochain sabot : mises de { $minimum } à { $maximum }
coming-banks = Au prochain sabot : banques à partir de { $minimum }
desk-door = Qui peut entrer
desk-door-open = Tout le monde
desk-door-private = Les invités seuls
desk-links = Liens
desk-link-make = Créer un lien
desk-link = Lien { $number }
desk-link-came = { $count ->
    [0] pas encore utilisé
    [one] utilisé par une personne
   *[other] utilisé par { $count } personnes
  }
desk-link-revoke = Révoquer
desk-link-revoke-name = Révoquer le lien { $number }
desk-link-copy-name = Copier le lien { $number }
desk-winnings = Gains et pertes (CSV)

## Opening a table
form-nobody = Aucun
form-add = Ajouter
form-drop = Retirer { $name }
form-private = Sur invitation seulement
form-more = Toutes les règles du jeu
form-changed = { $count ->
    [0] les règles habituelles
    [one] une règle modifiée
   *[other] { $count } règles modifiées
  }
form-faulty = Vérifiez les champs signalés.
form-spaced = Sommes en jetons, séparées par des espaces
form-law = Selon la loi ({ $rule }) : { $values }
form-law-yes = oui
form-law-no = non
form-house-rule = règle de la maison
form-in-chips = { $label } (jetons)
group-table = La table
group-stakes = Mises
group-shoe = Le sabot
group-cards = Les cartes
group-calls = Annonces et mises
group-bank = La banque
wager-banker-ez = Banco, un 7 en trois cartes reste
wager-banker-super6 = Banco, moitié avec un 6
wager-tie-9 = Égalité à 9 contre 1
field-packs = Jeux de 52
field-stop-depth = Cartes derrière la carte d’arrêt
field-one-more = Un coup de plus après la carte d’arrêt
field-burn = Cartes brûlées d’abord
field-shuffle = Qui mélange
field-cut = Qui coupe
field-bank-first = La banque s’attribue avant le mélange, et son banquier désigne qui coupe
field-seats = Places
field-bystanders = Places debout
field-wagers = Paris sur le tapis
field-tie-stakes-withdrawable = Après une égalité, on peut reprendre sa mise
field-minimum = Mise minimale
field-chemin-minimum = Banque minimale
field-minimum-bet = Mise minimale (0 : un dixième de la banque minimale)
field-bank-maximum = Somme maximale d’une nouvelle banque (0 : sans limite)
field-maximum = Mise maximale
field-stake-step = Mises par paliers de
field-chips = Jetons à la table
field-calls-points = Le croupier annonce les points
field-calls-draws = Le croupier annonce qui reste et qui reçoit une carte
field-commission = La commission est prélevée
field-rounding = La commission ou la taxe est arrondie
field-whole-chips = Jetons entiers : commission et taxe sont arrondies au jeton supérieur
field-dealt-by = Qui donne
field-shoe-goes = Quand Punto gagne, le sabot va
field-ceremony = Comment les cartes sont données
field-squeeze = Le joueur qui mise le plus sur une main la retourne
field-dealers = Aides du croupier
field-drawing = Qui choisit de tirer
field-banker-looks = Le banquier regarde ses cartes
field-free-solo = Qui annonce seul toute la banque libère les deux mains
field-tax = Taxe sur les gains de la banque, en pour cent
field-calls = Annonces
field-suivi = Suivi après un banco perdu
field-last-complete = L’annonce qui complète la banque passe avant celle de moitié
field-sole-punter = Suivi aussi après la seule mise
field-suivi-until = Le suivi s’annonce
field-staking = Mises
field-raises = Le banquier peut compléter la banque
field-garage = Ce que personne ne couvre est mis de côté
field-adds = Le banquier peut ajouter avant chaque coup
field-co-banker = Quelqu’un peut doubler la banque
field-cobank-consent = Le banquier doit accepter qui double la banque
field-banco-at = Quand faire banco
field-banco-repeat = Répétitions permises d’un banco nul
field-award-ties = Enchères égales
field-bank-lasts = Sabots que dure une banque, 0 sans limite
field-new-shoe = Les enchères valent pour un nouveau sabot
field-sides-prime = Si les deux côtés font banco
field-banco-free = Celui qui fait banco joue sans la règle de tirage
field-ask-table = Le banquier peut demander le tableau de tirage
field-tie = Après une égalité
field-passing = La banque peut être passée
field-auction = Une banque sans preneur est mise aux enchères
field-chemin-bank-maximum = Banque maximale, en mises minimales (0 : aucune)
field-price = Une banque passée se prend
field-chemin-must-deal-once = Qui prend une banque doit donner un coup
field-giver-may-return = Une banque que personne ne prend peut revenir à qui la passe
field-forced-bank = Une banque sans enchère échoit au voisin de droite
field-refusals = Refus de suite qui coûtent la place (0 : aucun)
field-cards-after-pass = Après une passe à une banque plus forte, le dernier à avoir annoncé a les cartes une fois
field-voluntary-garage = Gains qui peuvent être mis de côté : plus de tant de mises minimales (0 : aucun)
field-half-from-pass = Coups gagnés après lesquels la moitié de la banque peut être mise de côté (0 : jamais)
field-all-in = Le banquier peut laisser tout ce que personne ne couvre
field-newcomer-waits = Qui s’assied dans un sabot laisse passer la main une fois
field-suite-falls-from = Quand une suite tombe, le sabot va à droite du
field-rotation = La banque passe
field-stop-card = Une carte d’arrêt dans le sabot
field-per-side = Joueurs de chaque côté
field-least-players = Joueurs nécessaires pour un coup (à la banque : de chaque côté)
field-banque-minimum = Banque minimale
field-award = La banque s’obtient
field-open-bank = Banque ouverte, qui tient toutes les mises
field-first-look = Qui regarde d’abord
field-prime = Ordre de prime
field-bancos-in-row = Bancos perdus de suite par une même place
field-over = Mises au-delà d’une banque limitée
field-banque-tax = La maison prélève
field-tax-limited = Taxe sur le gain net d’une banque limitée, en centièmes de pour cent
field-tax-open = Taxe sur le gain net d’une banque ouverte, en centièmes de pour cent
field-tax-capital = Taxe sur ce qui est mis en banque, en centièmes de pour cent
field-refill = Le banquier d’une banque sautée peut continuer
field-retire = On peut quitter la banque
field-tie-share = Maximum sur Égalité, en centièmes de la mise maximale
field-tie-minimum = Minimum sur Égalité (0 : la mise minimale)
field-side-share = Maximum d’un pari annexe, en centièmes de la mise maximale
field-side-minimum = Minimum d’un pari annexe (0 : la mise minimale)
field-maximum-factor = Le maximum en minimums (0 : libre)
field-both-sides = Un joueur peut miser à la fois sur Punto et sur Banco
field-differential = Plus grand écart entre toutes les mises sur Punto et sur Banco (0 : libre)
field-win-rounding = Les gains sont arrondis
field-free-hands = Coups sans mises au début d’un sabot
field-last-hands = Coups annoncés avant la fermeture de la table
field-limits-change = D’autres limites s’appliquent
field-call-order = À la fin, le croupier annonce d’abord
field-must-deal-once = Qui prend le sabot doit donner un coup
field-reoffer = Une banque abandonnée est offerte
field-winner-out = Qui quitte la banque en gain ne peut la reprendre dans ce sabot
choice-burn-first-card = selon la première carte
choice-burn-number = un nombre
choice-shuffle-croupier = le croupier
choice-shuffle-everyone = le croupier, tous, et encore le croupier
choice-cut-neighbour = le voisin de gauche du croupier
choice-cut-from-left = qui veut, à partir de la gauche du croupier
choice-cut-croupier = le croupier
choice-shuffle-dealers = le croupier et ses aides
choice-cut-in-turn = chaque place à son tour
choice-commission-at-once = aussitôt
choice-commission-noted = à la fin du sabot ou au départ
choice-rounding-up = à l’unité supérieure
choice-rounding-down = à l’unité inférieure
choice-rounding-nearest = à l’unité la plus proche
choice-rounding-nearest-tenth = au dixième de jeton le plus proche
choice-rounding-nearest-quarter = au quart de jeton le plus proche
choice-rounding-nearest-half = au demi-jeton le plus proche
choice-dealt-by-croupier = le croupier
choice-dealt-by-players = les joueurs, à tour de rôle
choice-limits-change-next-shoe = dès le prochain sabot
choice-limits-change-after-three = après trois coups annoncés
choice-shoe-goes-clockwise = à la place suivante, dans le sens horaire
choice-shoe-goes-highest = au joueur qui a le plus misé sur Punto
choice-shoe-goes-right = vers la droite
choice-ceremony-open = découvertes
choice-ceremony-american = couvertes, à l’américaine
choice-drawing-tableau = selon le tableau
choice-drawing-computer = seulement à 3 contre un 9
choice-drawing-free = tous, toujours
choice-banker-looks-after-ponte = après que le ponte a parlé
choice-banker-looks-at-once = tout de suite
choice-calls-all = toutes
choice-calls-banco = banco seul
choice-staking-open = tous à la fois
choice-staking-in_order_cut_back = à tour de rôle, réduites à la banque
choice-staking-in_order_remaining = à tour de rôle, pour ce qui reste
choice-tie-stakes-back = les mises sont rendues
choice-tie-stakes-stand = les mises restent
choice-passing-after-win = après un gain
choice-passing-any-time = à tout moment
choice-passing-never = jamais
choice-suite-falls-from-original = premier banquier
choice-suite-falls-from-current = banquier actuel
choice-rotation-loss = quand elle perd
choice-rotation-decided = après chaque coup décidé
choice-rotation-never = jamais
choice-price-sum = à sa somme
choice-price-at-least = à sa somme ou plus
choice-suivi-until-calls = avec les autres annonces
choice-suivi-until-seen = jusqu’à ce que les cartes soient vues
choice-shuffle-neighbours = le croupier, les voisins du banquier et celui-ci
choice-cut-banker-names = celui que désigne le banquier
choice-award-auction = aux enchères
choice-award-list = selon la liste
choice-open-bank-allowed = peut être offerte
choice-open-bank-always = toujours
choice-open-bank-never = seulement en acceptant toutes les mises
choice-first-look-banker = le banquier
choice-first-look-all = tous à la fois
choice-first-look-sides = les tableaux, et le banquier après qu’ils ont parlé
choice-prime-round = en tournant, depuis la droite du banquier
choice-prime-alternating = de droite et de gauche, tour à tour
choice-calls-club = une main, à cheval ou de moitié
choice-calls-none = aucune
choice-banco-at-any-coup = avant chaque coup
choice-banco-at-start = avant le premier coup d’une banque
choice-award-ties-rise = sont refusées : il faut monter
choice-award-ties-lot = le sort décide
choice-sides-prime-prime = la prime décide
choice-sides-prime-lot = le sort décide
choice-over-refused = sont rendues, les dernières d’abord
choice-over-as-far = sont payées jusqu’à épuisement de la banque
choice-tax-none = rien
choice-tax-net = une part du gain net de chaque coup
choice-tax-capital = une part de ce qui est mis en banque
choice-refill-never = jamais
choice-refill-opening = avec sa somme d’ouverture
choice-refill-minimum = avec la banque minimale
choice-refill-opening-or-more = avec sa somme d’ouverture ou plus
choice-retire-any-time = après chaque tour
choice-retire-after-coup = après un coup
choice-win-rounding-down = à l’unité inférieure
choice-win-rounding-up = à l’unité supérieure
choice-call-order-player-first = le point du Punto
choice-call-order-banker-first = le point du Banco
choice-ceremony-official = couvertes, montrées par les joueurs, selon les lois européennes
choice-reoffer-held = pour ce qu’elle contient
choice-reoffer-first-sum = pour sa somme du début
fault-between = Choisissez de { $low } à { $high }.
fault-somehow = Ce n’est pas possible ici.
fault-seconds = Choisissez de { $least } à { $most } secondes.
fault-coups = Choisissez de { $least } à { $most } coups.
fault-bots = Laissez une place à une personne.
fault-stop-depth = Choisissez de 7 à 104, et au moins 12 si l’on donne un coup de plus.
fault-minimum = Elle doit être positive, par paliers entiers, et ne pas dépasser la mise maximale.
fault-maximum = Elle doit aller par paliers entiers et ne pas être inférieure à la mise minimale.
fault-stake-step = Les limites doivent en être des multiples ; si l’on ne joue que des jetons entiers, ce doit être un nombre entier.
fault-minimum-bet = Elle doit aller par paliers entiers et ne pas dépasser la banque minimale.
fault-bank-maximum = Ce doit être 0, ou assez pour la banque minimale.
fault-least-players = Pas plus que de places.
fault-wagers = Choisissez au moins un pari, et chacun sous une seule forme.
fault-chips = Nommez une à huit sommes, toutes positives.
fault-tie-share = Choisissez de 1 à 100. Le maximum sur Égalité ne peut être inférieur à son minimum.
fault-side-share = Choisissez de 1 à 100. Le maximum d’un pari annexe ne peut être inférieur à son minimum.
fault-maximum-factor = La mise maximale doit être ce multiple de la mise minimale. Choisissez 0 si elle est libre.
fault-differential = Au moins la mise minimale, par pas entiers, ou 0 pour aucune limite.
fault-free-hands = Choisissez de 0 à 3, et seulement là où les mises peuvent être reprises après une égalité.
fault-must-deal-once = Ici le croupier donne. Choisissez que les joueurs donnent.
fault-dealers = Choisissez de 0 à 2. Il n’y a d’aides qu’à partir de 6 jeux.
fault-ceremony = Là où les joueurs montrent les cartes, ils donnent aussi, il y a 10 places ou plus, et pas de squeeze.

## The table's menu, and what a table is opened with
open-table-name = Nom de la table
open-table-pace = Allure des cartes
open-table-clock = Secondes pour miser, à plusieurs joueurs
open-table-rebuy = De nouveaux jetons pour un joueur qui n’en a plus
open-table-odds = Montrer les chances de chaque coup aux joueurs qui le souhaitent
open-table-advisor = Permettre aux joueurs de demander ce que l’équilibre dit de leur main
open-table-delay = Secondes de différé pour ceux qui n’ont pas de place
open-table-delay-coups = Coups de différé pour ceux qui n’ont pas de place
open-it = Ouvrir la table
menu-seat = Place
menu-table = Table
menu-host = Hôte
menu-own = Pour vous
menu-care = Limites
menu-records = Relevés
invite = Inviter un ami
invite-how = Toute personne qui ouvre cette adresse peut s’asseoir ici.
copy = Copier l’adresse
copied = Copié
slow-you = Vous avez laissé passer une question. Jusqu’à votre prochaine réponse, les autres ne vous attendent que deux secondes.
pace = Le rythme de la donne, pour tous
house-players = Joueurs de la maison
add-bot = Ajouter un joueur
remove-bot = Faire partir { $name }
chips-and-seat = Jetons et place
account = Chez le changeur
amount-chips = Jetons
buy = Acheter
cash = Rendre
leave = Quitter la table
leaving = Vous quittez la table après ce coup.
limit-seat = Mise maximale par place
limit-set = Fixer
limit-none = Comme la table
records = Relevés des sabots
records-none = Aucun sabot n’a encore été donné.
record-line = Sabot { $shoe } : { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
record-open = en cours
record-download = Télécharger
