# Les mots de la page elle-même. Les sommes arrivent en texte, déjà écrites en jetons.
name = Baccarat
side-player-sub = Joueur
side-banker-sub = Banque
pays = paie { $odds }
pushes = { $total } en { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : reste
pays-up-to = paie jusqu’à { $odds }
letter-player = P
letter-banker = B
letter-tie = É

## L’entrée
open-table-game = Jeu
game-punto = Punto banco
game-chemin = Chemin de fer
game-banque = Baccara banque

## La barre
language = Langue
sound-on = Activer le son
sound-off = Couper le son
help = Touches et aide
rules = Règles
table-menu = La table
talk-open = { $count ->
    [0] Conversation à la table
    [one] Conversation à la table : un nouveau message
   *[other] Conversation à la table : { $count } nouveaux messages
  }
lobby = Accueil
limits = Mises de { $minimum } à { $maximum }
close = Fermer

## Le tapis
felt = Table
croupier = Croupier
shoe = Sabot : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} sur { $total }
shoe-left = { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
card-down = { $back ->
    [blue] une carte à dos bleu
   *[pink] une carte à dos rose
}
hand-total = { $side } : { $total }
no-cards = { $side } : pas encore de cartes
hand-down = { $side } : face cachée
spots = Mises
side-bets = Mises annexes
spot-empty = aucune mise
spot-staked = votre mise { $amount }
spot-barred = neutralisée
spot-stands = reste en place
places = Places
place-you = Place { $seat } : vous, { $count ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
place-taken = Place { $seat } : { $name }, { $count ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
place-free = Place { $seat }, libre
place-holder = tient le sabot
sit-here = S’asseoir à la place { $seat }
you = Vous
you-said = vous
away = absent
slow = lent
stakes-of = { $wager } { $amount }
last-coups = { $coups ->
    [one] Dernier coup de ce sabot
   *[other] Encore { $coups } coups dans ce sabot
  }
waiting-player = Le croupier attend un joueur.
waiting-shoe = On prépare le sabot…
closes = Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} pour miser
closes-answer = Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} pour répondre

## Le bord
balance = Vos jetons
on-felt = Sur le tapis
commission-owed = Commission due
chips-rail = Jetons
pick-chip = Jeton de { $amount }
deal = Donner
ready-deal = Prêt
waiting = En attente des autres…
dealing = La donne est en cours…
halted = En pause
skip = Accélérer
undo = Annuler
double = Doubler
rebet = Même mise
clear = Retirer
watching = Vous êtes spectateur.
watching-full = Toutes les places sont prises. Vous êtes spectateur.
sit-with = S’asseoir avec
sit-down = S’asseoir
rebuy = { $count ->
    [one] { $amount } nouveau jeton
   *[other] { $amount } nouveaux jetons
}
broke = Vos jetons sont perdus. La maison en a de nouveaux pour vous.
buy-chips = Acheter { $count ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
low = Vous avez moins de jetons que la mise minimale.
won-coup = Vous gagnez { $amount }
lost-coup = Vous perdez { $amount }
hint-chip = Prenez un jeton et posez-le sur Punto, Banco ou Égalité.
hint-deal = { $alone ->
    [yes] Appuyez maintenant sur « { deal } ». Le croupier fait le reste.
   *[no] Appuyez maintenant sur « { ready-deal } ». Les cartes viennent quand tout le monde est prêt.
}
hint-deal-held = Demandez maintenant les cartes. Le joueur qui tient le sabot donne, ou fait donner le croupier.
notice-raised = La mise minimale est ici de { $limit } : la vôtre y a été portée.
refused-somehow = Cela n’a pas marché. Rien n’a changé.

## Tableaux et coups
roads-empty = Aucun coup dans ce sabot pour l’instant.
big-road-label = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
bead-plate-label = { $player } Punto, { $banker } Banco, { $tie } Égalité
coups = Derniers coups
coup-line = Punto { $player }, Banco { $banker } : { $outcome }
outcome-of-side = { $side } : { $outcome }
why = Pourquoi ?
why-coup = Pourquoi ? Coup { $coup }
why-title = Le coup { $coup } expliqué

## La connexion
connecting = Recherche de votre table…
connection-lost = Connexion perdue, nouvel essai…
house-restarts = La maison redémarre, votre table revient dans un instant…
connection-back = Vous êtes de retour.
unreachable = La maison ne répond pas. Nouvel essai…
table-unreachable = Votre table ne répond pas. Nouvel essai…
missing = Une partie de la page n’a pas pu être chargée : la maison n’a pas répondu.
fetch-again = Réessayer
to-lobby = Retour à l’accueil

## L’aide
key-enter = Entrée
key-space = Espace

## Les chances à la table

live-odds = Les chances de ce coup
live-odds-show = Afficher les chances
live-odds-worth = Ce que vaut un pari maintenant, par jeton misé

## Les chances
edge-of = avantage { $edge }
lab-link = Ce que vaut chaque pari
