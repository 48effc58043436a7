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

open-table-game = Jeu
game-punto = Punto banco
game-chemin = Chemin de fer
game-banque = Baccara banque

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
place-stands = debout
place-free = Place { $seat }, libre
place-holder = tient le sabot
sit-here = S’asseoir à la place { $seat }
you = Vous
you-said = vous
seat-named = { $seat } ({ $name })
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
stand-by = Rester debout
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

connecting = Recherche de votre table…
connection-lost = Connexion perdue, nouvel essai…
house-restarts = La maison redémarre, votre table revient dans un instant…
connection-back = Vous êtes de retour.
unreachable = La maison ne répond pas. Nouvel essai…
table-unreachable = Votre table ne répond pas. Nouvel essai…
held-seconds = { $seconds ->
    [one] La table apparaît dans une seconde
   *[other] La table apparaît dans { $seconds } secondes
}
held-coups = { $coups ->
    [one] Elle apparaît à la fin du prochain coup.
   *[other] Elle apparaît après encore { $coups } coups.
}
missing = Une partie de la page n’a pas pu être chargée : la maison n’a pas répondu.
fetch-again = Réessayer
to-lobby = Retour à l’accueil

key-enter = Entrée
key-space = Espace

live-odds = Les chances de ce coup
live-odds-show = Afficher les chances
live-odds-worth = Ce que vaut un pari maintenant, par jeton misé

edge-of = avantage { $edge }
lab-link = Ce que vaut chaque pari

open-table = Ouvrir une table
open-account = Compte
invite = Inviter un ami
pace-slow = Lente
pace-normal = Normale
pace-quick = Vive
pace-instant = Immédiate
room-limits = { $minimum } à { $maximum }
room-limits-open = à partir de { $minimum }

tagline = Punto banco, chemin de fer et baccara banque, donnés en direct à une belle table. Seul ou entre amis.
your-name = Votre nom
your-name-example = Comment vous appeler ?
take-seat = Prendre place
taking-seat = Un instant…
first-chips = Vous commencez avec des jetons de jeu. Ici, rien ne coûte d’argent.
hello = Bonsoir, { $name }.
your-account = { $count ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
} chez le changeur
astray = Aucune page à cette adresse. Voici les tables.
an-link = La part de la chance : analyser un sabot
note-link = Noter une vraie table
equilibrium-link = Le jeu optimal
name-missing = Indiquez d’abord un nom.
have-account = Déjà venu ? Se connecter
house-password = Mot de passe de la maison
privacy-link = Vie privée

games = Les jeux
game-about-punto = Misez sur Punto ou Banco. Le tirage suit des règles fixes : il n’y a rien à apprendre avant de jouer.
game-about-chemin = Un joueur tient la banque, les autres misent contre lui. La banque fait le tour de la table.
game-about-banque = Un banquier joue contre deux tableaux à la fois et garde la banque tant qu’elle dure.
play-now = Jouer tout de suite
play-game = Jouer : { $game }
play-alone-how = Une table à vous, avec des joueurs de la maison. Elle ferme quand vous partez.
sit-with-people = { $people ->
    [one] Rejoindre une table ({ $people } présent)
   *[other] Rejoindre une table ({ $people } présents)
  }
learn-it = Apprendre en dix coups
learn-game = Apprendre en dix coups : { $game }
learn-how = Une table à vous, des joueurs de la maison et un guide à vos côtés.
learn-room = Premier sabot

my-play = Mon jeu
lobby-search = Table, jeu ou joueur
lobby-filters = { $count ->
    [0] Filtres
   *[other] Filtres ({ $count })
  }
lobby-found = { $count ->
    [0] Aucune table affichée
    [one] Une table affichée
   *[other] { $count } tables affichées
  }
tile-coup = Coup { $coup }
tile-last = Le dernier coup : { $hands }
tile-nobody = Personne n’est assis
tile-away = Hors ligne : { $names }
tile-bots = { $count ->
    [one] un joueur de la maison
   *[other] { $count } joueurs de la maison
  }

beside = Côte à côte
beside-add = Afficher { $name } à côté d’autres tables
beside-chosen = { $count ->
    [one] Une table choisie. Choisissez-en jusqu’à { $most }.
   *[other] { $count } tables choisies, { $most } au plus.
  }
beside-none = Effacer
beside-open = Ouvrir côte à côte
beside-more = Ajouter une table
beside-less = Retirer { $name }
beside-here = Le son et le clavier sont ici
beside-use = Jouer à cette table
beside-empty = Aucune table n’est choisie. Choisissez-les à l’accueil.

game-rules = Règles

rooms = Tables ouvertes
no-rooms = Aucune table n’est encore ouverte. Ouvrez la première.
no-rooms-so = Aucune table ne correspond. Choisissez d’autres limites, ou ouvrez-en une.
lobby-seats = { $free ->
    [0] complet
    [one] une place libre
   *[other] { $free } places libres
  }
lobby-paused = en pause
lobby-private = sur invitation
lobby-out-of-order = hors service
lobby-no-name = Une table
aside-damaged = Les données enregistrées de cette table sont endommagées.
aside-settings = Les réglages de cette table sont illisibles.
aside-log = Les données enregistrées de cette table sont illisibles.
aside-faults = Cette table n’a pu être enregistrée, malgré plusieurs essais.
lobby-looking = { $count ->
    [0] personne
    [one] une personne présente
   *[other] { $count } personnes présentes
  }
lobby-road = { $name } : les derniers coups
lobby-road-sides = { $name } : les derniers coups du côté droit, puis du gauche
lobby-road-choice = Tableau du haut
lobby-no-road = un nouveau sabot
lobby-pace = Cartes : { $pace }
lobby-filter = Afficher
lobby-any-game = Tous les jeux
lobby-any-limit = Toutes les limites
lobby-least = Mise minimale jusqu’à { $amount }
lobby-free-only = Avec une place libre
lobby-watch = Regarder
lobby-watch-room = Regarder { $name }
lobby-sit = S’asseoir
lobby-sit-room = S’asseoir à la table « { $name } »
lobby-own = Votre place à la table « { $name } » : { $count ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
lobby-back = Retour à votre place
lobby-back-room = Retour à votre place à la table « { $name } »
tile-offer-advisor = conseiller
tile-offer-odds = chances en direct
tile-offer-squeeze = cartes à filer
tile-offer-players-deal = les joueurs donnent
tile-offer-side-bets = mises annexes
tile-offer-free-draw = tirage libre

no-script = Les tables ont besoin de JavaScript : les cartes, les jetons et la vérification du sabot scellé se font dans votre navigateur. Veuillez autoriser les scripts de cette page.
