# Les mots de la page elle-même. Les sommes arrivent en texte, déjà écrites en jetons.
name = Baccarat
tagline = Le punto banco, donné en direct à une belle table. Seul ou entre amis.
side-player-sub = Joueur
side-banker-sub = Banque
pays = paie { $odds }
pays-up-to = paie jusqu’à { $odds }
letter-player = P
letter-banker = B
letter-tie = É

## L’entrée
your-name = Votre nom
your-name-example = Comment vous appeler ?
take-seat = Prendre place
taking-seat = Un instant…
first-chips = Vous commencez avec des jetons de jeu. Ici, rien ne coûte d’argent.
hello = Bonsoir, { $name }.
your-account = { $amount } jetons chez le changeur
rooms = Tables ouvertes
no-rooms = Aucune table n’est ouverte. Ouvrez la première.
room-line = { $seated } places prises sur { $seats }
room-limits = { $minimum } à { $maximum }
room-limits-open = à partir de { $minimum }
join = Rejoindre
join-room = Rejoindre { $name }
open-table = Ouvrir une table
open-table-name = Nom de la table
open-table-game = Jeu
game-punto = Punto banco
game-chemin = Chemin de fer
open-table-side-bets = Mises annexes : { $count ->
    [0] aucune
   *[other] { $count }
}
open-table-pace = Allure des cartes
open-table-bots = Joueurs de la maison
open-table-clock = Secondes pour miser, en compagnie
open-table-rebuy = De nouveaux jetons pour qui n’en a plus
open-it = Ouvrir la table
pace-slow = Lente
pace-normal = Normale
pace-quick = Vive
pace-instant = Immédiate

## La barre
language = Langue
language-en = English
language-de = Deutsch
language-fr = Français
sound-on = Activer le son
sound-off = Couper le son
help = Touches et aide
rules = Règles
table-menu = La table
lobby = Vers l’entrée
limits = Mises de { $minimum } à { $maximum }
close = Fermer

## Le tapis
felt = Table
shoe = Sabot : encore { $left } cartes sur { $total }
shoe-left = { $left } cartes
discard = Défausse : { $count } cartes
hand-total = { $side } : { $total }
no-cards = { $side } : pas encore de cartes
spots = Mises
side-bets = Mises annexes
spot-empty = aucune mise
spot-staked = votre mise { $amount }
places = Places
place-you = Place { $seat } : vous, { $amount } jetons
place-taken = Place { $seat } : { $name }, { $amount } jetons
place-free = Place { $seat }, libre
sit-here = S’asseoir à la place { $seat }
you = Vous
away = absent
stakes-of = { $wager } { $amount }
last-coups = { $coups ->
    [one] Dernier coup de ce sabot
   *[other] Encore { $coups } coups dans ce sabot
  }
waiting-shoe = On prépare le sabot…
closes = Encore { $seconds } secondes pour miser

## Le bord
balance = Vos jetons
on-felt = Sur le tapis
chips-rail = Jetons
pick-chip = Jeton de { $amount }
deal = Donner
ready-deal = Donnez, svp
waiting = On attend les autres…
dealing = On donne…
skip = Passer
undo = Annuler
double = Doubler
rebet = Remiser
clear = Retirer
watching = Vous regardez.
watching-full = Toutes les places sont prises. Vous regardez.
sit-with = S’asseoir avec
sit-down = S’asseoir
rebuy = { $amount } nouveaux jetons
broke = Vos jetons sont perdus. La maison en a de nouveaux pour vous.
buy-chips = Acheter { $amount } jetons
low = Vous avez moins de jetons que la plus petite mise.
won-coup = Vous gagnez { $amount }
lost-coup = Vous perdez { $amount }
hint-chip = Prenez un jeton et posez-le sur Punto, Banco ou Égalité.
hint-deal = Appuyez maintenant sur Donner. Le croupier fait le reste.
notice-raised = La plus petite mise est ici de { $limit } : elle y a été portée.
refused-somehow = Cela n’a pas marché. Rien n’a changé.
name-missing = Dites-nous d’abord un nom.

## Tableaux et coups
roads = Tableaux de marque
big-road = Big road
bead-plate = Bead plate
roads-predict-nothing = Ils montrent ce qui fut. Ils n’annoncent rien.
roads-empty = Le tableau commence au premier coup.
big-road-label = Big road : { $coups } coups
bead-plate-label = Bead plate : { $player } Punto, { $banker } Banco, { $tie } Égalité
coups = Derniers coups
coup-line = Punto { $player }, Banco { $banker } : { $outcome }
why = Pourquoi ?
why-coup = Pourquoi ? Coup { $coup }
why-title = Le coup { $coup } expliqué

## La connexion
connecting = On cherche votre table…
connection-lost = Connexion perdue, nouvel essai…
connection-back = Vous êtes de retour.
unreachable = La maison ne répond pas. Nouvel essai…
to-lobby = Vers l’entrée

## Le menu de la table
invite = Inviter un ami
invite-how = Qui ouvre cette adresse peut s’asseoir ici.
copy = Copier l’adresse
copied = Copié
pace = Allure
house-players = Joueurs de la maison
add-bot = Faire asseoir
remove-bot = Congédier { $name }
chips-and-seat = Jetons et place
account = Chez le changeur
amount-chips = Jetons
buy = Acheter
cash = Rendre
leave = Quitter la table
leaving = Vous quittez la table après ce coup.
limit-seat = Plus forte mise d’une place
limit-set = Fixer
limit-none = Comme la table
records = Relevés des sabots
records-none = Aucun sabot n’a encore été donné.
record-line = Sabot { $shoe } : { $coups } coups
record-open = en cours
record-download = Télécharger

## L’aide
help-title = Touches
help-intro = Tout se fait aussi au clavier.
help-chips = choisir un jeton
help-spots = le poser sur Punto, Banco ou Égalité
help-deal = donner, ou passer l’animation
help-undo = annuler
help-double = doubler
help-rebet = miser comme avant
help-clear = retirer les mises
help-why = pourquoi le dernier coup a fini ainsi
help-sound = son activé ou coupé
help-rules = règles
help-menu = la table : jetons, allure, relevés
help-help = cette page
key-enter = Entrée
key-space = Espace

## Les règles
rules-title = Comment se joue le punto banco
rules-aim = Misez sur celle des deux mains qui s’approche le plus de neuf, Punto ou Banco, ou sur l’égalité. Les deux mains sont à la table : chacun peut miser sur l’une ou l’autre.
rules-values-title = Valeurs
rules-values = L’as vaut un, de deux à neuf leur chiffre, les dix et les figures rien. D’une somme, seul compte le dernier chiffre : sept et six font trois.
rules-natural-title = Naturels
rules-natural = Huit ou neuf en deux cartes met fin au coup.
rules-player-title = La troisième carte du Punto
rules-player = Le Punto tire de 0 à 5 et reste à 6 et 7.
rules-banker-title = La troisième carte du Banco
rules-banker = Si le Punto est resté, le Banco tire de 0 à 5. Si le Punto a tiré, tout dépend de cette carte :
rules-banker-has = Banco a
rules-banker-draws = tire si la carte du Punto vaut
rules-always = toujours
rules-never = jamais
rules-except-8 = tout sauf 8
rules-pays-title = Ce qui est payé
rules-beside = seulement à côté d’une mise sur Punto, Banco ou Égalité
rules-lines = Des lignes d’une mise, la première qui convient compte ; si aucune ne convient, la mise est perdue.
rules-tie = À l’égalité, les mises sur Punto et Banco restent en place.
rules-table = { $packs } jeux de 52 cartes, mises de { $minimum } à { $maximum } jetons par pas de { $step }.

## Les chances à la table

live-odds = Les chances de ce coup
live-odds-show = Montrer les chances
live-odds-worth = Ce que vaut un pari maintenant, par jeton misé
open-table-odds = Montrer les chances de chaque coup à qui le veut

## Les chances
edge-of = avantage { $edge }
lab-title = Les chances
lab-link = Ce que vaut chaque pari
lab-intro = Ce que vaut chaque pari, quel que soit le sabot. Partager l’adresse, c’est partager la question.
lab-outcomes = Qui gagne
lab-shoe = Jeu et sabot
lab-packs = Jeux de cartes
lab-gone = Cartes retirées
lab-gone-how = Par valeur ; les dix et les figures comptent 0.
lab-worth = Cartes de valeur { $worth } retirées
lab-cards = Ôter des cartes une à une
lab-cards-how = Par rang et couleur, si bien que les paris sur les paires gardent leur prix.
lab-suit = Couleur
lab-take = Ôter : { $card }
lab-put-back = Remettre : { $card } ({ $times } hors du sabot)
lab-full = Sabot plein
lab-trade = Tous les paris courants
lab-bet = Pari
lab-edge = Avantage
lab-hit = Gagne
lab-sd = Écart type
lab-commission = En commission
lab-ranks = Ceux-ci demandent les rangs et n’ont pas de chiffres quand des cartes ne sont ôtées que par valeur : { $bets }.
lab-how = Chaque chiffre est exact, compté sur tous les ordres des cartes ; touchez un pari pour voir ses fractions. L’avantage de la maison est la perte à attendre d’une mise ; en vert, il est pour vous.
