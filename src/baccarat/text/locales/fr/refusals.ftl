### Ce qu’on dit quand une chose n’est pas faite.

## La table

refusal-not-yours = Cela ne revient pas à votre place. Seuls le croupier et le changeur le font.
refusal-not-now = Pas maintenant. Attendez la suite du coup.
refusal-stakes-closed = Rien ne va plus : les cartes arrivent. Vos mises restent comme elles étaient ; misez de nouveau après ce coup.
refusal-no-such-seat = La table n’a pas cette place. Choisissez-en une parmi celles qui sont affichées.
refusal-seat-taken = Quelqu’un y est déjà assis. Choisissez une autre place.
refusal-seat-empty = Personne n’occupe cette place. Asseyez-vous d’abord.
refusal-stakes-in-play = Vos mises sont en jeu. Vous pourrez vous lever une fois le coup réglé.
refusal-unknown-bet = La table ne prend pas cette mise. Utilisez les cases du tapis.
refusal-bet-twice = La même mise est nommée deux fois. Réunissez les deux en une seule.
refusal-needs-main-bet = Cette mise en demande une autre : misez aussi sur Punto, Banco ou Égalité.
refusal-one-side = En un coup, vous pouvez miser sur Punto ou sur Banco, pas sur les deux.
refusal-over-differential = À cette table, l’ensemble des mises sur une main ne peut dépasser celles de l’autre que de { $limit } au plus. Misez moins, ou sur l’autre main.
refusal-free-hand = Ce coup se joue sans mises. On mise après les premiers coups du sabot.
refusal-must-deal = Qui prend le sabot donne d’abord un coup. Donnez, ou passez le sabot.
refusal-amount-not-whole = Une mise est un nombre entier d’unités. Utilisez les jetons de la table.
refusal-amount-not-positive = Une somme doit être plus grande que zéro. Pour reprendre une mise, effacez-la.
refusal-below-minimum = Le minimum est ici de { $limit }. Ajoutez des jetons ou reprenez la mise.
refusal-above-maximum = Le maximum est ici de { $limit }. Misez moins.
refusal-not-a-step = Les mises vont par paliers de { $limit }. Arrondissez la vôtre.
refusal-over-purse = Vous avez { $limit } à la table. Misez moins, ou achetez des jetons au changeur.
refusal-not-a-card = Ce n’est pas une carte de ce sabot.
refusal-stake-stands = Cette mise de { $limit } reste en place jusqu’à ce qu’elle soit décidée. Vous pouvez y ajouter, mais non la reprendre.

## Chemin de fer

refusal-not-asked = C’est à un autre de répondre. On vous le demandera à votre tour.
refusal-answered = Vous avez déjà répondu.
refusal-calls-closed = Les annonces sont closes. Vous pourrez annoncer au prochain coup.
refusal-call-not-offered = La maison n’a pas cette annonce. Choisissez-en une parmi celles qui sont affichées.
refusal-seats-by-lot = À cette table, la maison tire les places au sort : on ne choisit pas la sienne.
refusal-seats-call-first = Les places annoncent d’abord. Les joueurs debout le peuvent si aucune ne le fait.
refusal-no-suivi = Seul le joueur qui a demandé le dernier banco et l’a perdu peut suivre. Choisissez une autre annonce.
refusal-own-bank = Une part de cette banque est à vous : vous ne pouvez pas jouer contre elle.
refusal-co-banker-taken = Un seul joueur double une banque. Attendez la suivante.
refusal-not-the-banker = Seul le banquier décide de la banque.
refusal-win-first = On passe la main une fois que la banque a gagné. Gardez-la pour l’instant.
refusal-bank-is-held = On ne retire rien d’une banque que l’on garde. Elle vous reviendra quand elle finira.
refusal-below-bid = Cette offre ne l’emporterait pas. Offrez { $limit } ou davantage, ou laissez l’enchère.
refusal-at-another-sum = On reprend cette banque à la somme qu’elle avait : { $limit }.
refusal-bank-is-open = La banque est ouverte et tient toutes les mises : il n’y a pas de banco.
refusal-bancos-in-row = Vous avez demandé et perdu le banco autant de fois de suite que la maison le permet. Laissez celui-ci à un autre.
refusal-coup-first = On ne quitte la banque qu’après un coup au moins. Gardez-la pour l’instant.
refusal-other-side = Vous misez sur votre propre tableau.
refusal-must-draw = Cette main doit tirer : le tableau l’y oblige.
refusal-must-stand = Cette main doit rester : le tableau l’y oblige.
refusal-not-your-shoe = Vous n’avez pas le sabot. C’est au joueur qui le tient de donner ce coup.
refusal-not-your-cards = Ce n’est pas à vous de retourner ces cartes.
refusal-must-show = Un huit ou un neuf se montre aussitôt.
refusal-no-natural = Seul un huit ou un neuf en deux cartes se montre maintenant. Tirez ou restez.

## La maison

refusal-unknown-room = Cette table n’existe pas. Vérifiez l’adresse, ou ouvrez la vôtre.
refusal-unknown-shoe = Cette table n’a pas donné ce sabot. Choisissez-en un dans la liste.
refusal-unknown-preset = La maison ne propose pas ce jeu. Choisissez-en un dans la liste.
refusal-unknown-strategy = Aucun joueur de la maison ne suit cette stratégie. Choisissez-en une dans la liste.
refusal-unknown-card = Cette carte n’existe pas. Écrivez un rang et une couleur, comme 9h, séparés par des virgules.
refusal-bad-counts = Aucun coup ne peut être donné avec un tel sabot. Remettez des cartes, ou changez le nombre de jeux.
refusal-needs-ranks = Cette mise demande les rangs et les couleurs. Indiquez quelles cartes manquent, et non leur seule valeur.
refusal-bad-field = On ne peut pas jouer avec ces réglages. Corrigez celui qui est marqué.
refusal-bad-name = Choisissez un autre nom : ni vide, ni trop long.
refusal-hidden-name = Ce nom contient des caractères invisibles. Veuillez le retaper.
refusal-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisissez une autre table, ou revenez sous un autre nom.
refusal-not-signed-in = La maison ne vous connaît pas encore. Dites-lui votre nom, puis continuez.
refusal-foreign-origin = Cette page vient d’une autre adresse. Ouvrez la table à la sienne.
refusal-malformed = La maison n’a pas compris. Rechargez la page et réessayez.
refusal-bad-id = L’identifiant d’une commande compte 1 à 64 caractères ASCII visibles. Celui-ci n’est pas valable, et rien n’a été fait.
refusal-no-analysis = Ce n’est pas le relevé complet d’un sabot que l’on puisse analyser ici. Choisissez un fichier enregistré par une table.
refusal-analysis-too-much = Analyser ce relevé demande plus de temps ou de mémoire que la maison n’en accorde. Sur votre propre ordinateur, « baccarat analyse » n’a pas cette limite.
refusal-too-large = Ce message était trop long pour la maison. Rechargez la page et réessayez.
refusal-too-fast = C’était un peu rapide. Attendez un instant et réessayez.
refusal-id-reused = Cet ordre a déjà été donné avec un autre contenu. Rechargez la page et réessayez.
refusal-stale-coup = Ce coup est terminé. Rien n’a été fait ; continuez avec le suivant.
refusal-stale-decision = Cette question est déjà tranchée et rien n’a été fait. Répondez à celle qui est posée maintenant.
refusal-shoe-packed = Cette demande se rapporte à un ancien sabot ; rien n’a été fait maintenant. Regardez ce que vous avez ici, et redemandez si vous le voulez encore.
refusal-not-this-game = On joue à un autre jeu à cette table, et cela n’y existe pas. Choisissez parmi ce qu’elle propose.
refusal-not-seated = Vous n’avez pas de place ici. Asseyez-vous d’abord.
refusal-seated-already = Vous êtes déjà assis à cette table. Levez-vous avant de choisir une autre place.
refusal-room-full = Toutes les places sont prises. Attendez qu’une se libère, ou ouvrez votre propre table.
refusal-not-alone = D’autres jouent aussi : c’est l’horloge qui donne le rythme.
refusal-not-host = Seul l’hôte de cette table peut le faire.
refusal-not-broke = Les nouveaux jetons sont réservés aux joueurs qui n’en ont plus, à cette table comme ailleurs.
refusal-no-rebuy = Il ne vous reste plus de recave à cette soirée de club.
refusal-whole-chips = À cette table, on ne joue que des jetons entiers.
refusal-equal-chips = Lors d’une soirée de club, chacun reçoit les mêmes jetons : on ne peut pas les fixer un par un.
refusal-no-bot-there = Aucun joueur de la maison n’occupe cette place. Choisissez-en une où il y en a un.
refusal-not-in-time = Votre navigateur est arrivé trop tard pour aider à sceller ce sabot. Il le pourra pour le prochain.
refusal-over-account = Vous avez { $limit } sur votre compte. Prenez moins.
refusal-over-set = Un hôte peut fixer les jetons d’un joueur à { $limit } au plus. Choisissez une somme plus petite.
refusal-room-spent = Cette table a émis tous les jetons nouveaux qu’une table peut émettre. Ouvrez-en une autre.
refusal-house-spent = Les hôtes de cette maison ont émis tous les jetons nouveaux que les hôtes peuvent émettre.
refusal-network-spent = Votre réseau a reçu aujourd’hui tous les jetons nouveaux qu’un réseau peut recevoir. Il y en aura d’autres demain, ou auprès d’un exploitant de la maison.
refusal-over-books = Les livres de cette maison ne peuvent contenir une telle somme. Rien n’a été déplacé.
refusal-own-stake = Votre propre limite est de { $limit } par coup.
refusal-own-loss = Votre propre limite du jour vous laisse { $limit } à miser.
refusal-own-time = Vous avez joué aujourd’hui aussi longtemps que vous vous l’étiez permis.
refusal-own-break = Vous faites une pause, comme vous l’avez voulu.
refusal-too-many-requests = C’était trop à la fois. Attendez un instant et réessayez.
refusal-too-many-commands = Vous avez trop demandé en peu de temps. La demande repart dans { $seconds } s.
refusal-room-busy = Trop de personnes qui ne jouent pas ici sollicitent cette table. La demande repart dans { $seconds } s.
refusal-too-many-guests = Trop de visiteurs sont venus de votre réseau depuis une heure. Réessayez dans quelques minutes.
refusal-too-many-rooms = Vous avez ouvert autant de tables qu’un hôte peut en avoir. Fermez-en d’abord une, ou attendez quelques minutes.
refusal-house-full = La maison ne peut accueillir plus de tables. Rejoignez l’une d’elles.
refusal-storage-low = Il ne reste presque plus d’espace à la maison pour de nouvelles tables. Rejoignez l’une de celles qui sont ouvertes.
refusal-storage-quota = Vos tables occupent tout l’espace permis à un hôte. Adressez-vous à la personne qui gère cette maison s’il vous en faut une autre.
refusal-unknown-host = Cette maison n’est pas servie sous ce nom. La personne qui la gère peut l’ajouter avec --host-name.
refusal-unknown-address = Aucune page à cette adresse.
refusal-wrong-method = Cette adresse n’accepte pas ce genre de requête.
refusal-out-of-order = Une erreur s’est produite dans la maison même ; son journal dit laquelle. Réessayez dans un instant.
refusal-too-many-tries = Vous avez demandé trop de tables ou de liens qui n’existent pas. Réessayez dans une minute.
refusal-paused = L’hôte a mis la table en pause. La partie reprendra là où elle s’est arrêtée.
refusal-room-closing = Cette table ferme après le coup. Plus personne ne s’y assied.
refusal-room-closed = Cette table est fermée. Chacun a récupéré ses jetons.
refusal-other-wire = La maison a une page plus récente que celle que vous voyez. Rechargez cette page.
refusal-set-aside = Cette table est hors service et ne peut pas être ouverte. Les jetons qui s’y trouvent sont conservés.
refusal-by-invitation = On vient à cette table sur invitation. Demandez un lien à l’hôte.
refusal-unknown-invite = Ce lien n’ouvre plus rien. Demandez-en un nouveau à l’hôte.
refusal-too-many-invites = Une table ne peut avoir plus de liens. Révoquez-en d’abord un.
refusal-shut-out = L’hôte vous a exclu de cette table. Vos jetons reviennent sur votre compte, et vous pouvez regarder.
refusal-muted = L’hôte vous a retiré la parole ici. Vous pouvez lire.
refusal-no-player-there = Ce joueur n’est pas à cette table. Choisissez-en un qui y est.
refusal-nothing-said = Il n’y a encore rien à envoyer. Écrivez d’abord un message.
refusal-hidden-text = Ce message contient des caractères de contrôle. Veuillez le saisir de nouveau.
refusal-too-long = Ce message est trop long. Faites-en deux.
refusal-table-frozen = La maison n’a pas pu l’enregistrer, et rien ne s’est passé. Attendez un instant ; vos jetons sont en sûreté.

## Le relevé

refusal-advisor-off = Cette table n’a pas de conseiller. C’est l’hôte qui en décide.
refusal-held-back = Ceux qui n’ont pas de place voient cette table en différé, et ceci n’est pas encore visible. Prenez place, ou attendez un moment.
refusal-odds-off = Cette table ne montre pas les chances. C’est l’hôte qui en décide.

## Comptes

refusal-wrong-sign-in = Ce n’est pas exact. Vérifiez le nom et le mot de passe, ou connectez-vous autrement.
refusal-challenge-expired = Cela a pris trop de temps. Veuillez réessayer.
refusal-sign-in-again = Veuillez d’abord vous reconnecter : pour cela, votre connexion doit dater de moins de 15 minutes.
refusal-weak-password = Choisissez un mot de passe de 10 à 128 caractères, plus difficile à deviner.
refusal-last-way-in = C’est votre seul moyen de connexion. Ajoutez-en d’abord un autre.
refusal-too-many-passkeys = Vous avez autant de clés d’accès qu’un compte peut en avoir. Retirez-en d’abord une.
refusal-no-login = Seul un compte a des codes de secours et des appareils connectés. Un compte commence par une clé d’accès ou un mot de passe.

## Les exploitants

refusal-name-reserved = Un exploitant de cette maison porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
refusal-banned = Un exploitant de cette maison vous en a exclu.
refusal-house-muted = Un exploitant de cette maison vous a retiré la parole. Vous pouvez lire.
refusal-guests-off = Dans cette maison, il faut un compte pour jouer et pour parler. Ouvrez la fenêtre du compte et ajoutez une clé d’accès ou un mot de passe.
refusal-house-password = Cette maison demande son mot de passe aux nouveaux venus.
refusal-wrong-house-password = Ce n’est pas le mot de passe de cette maison. Demandez-le à la personne qui vous a invité.
refusal-house-invited = Il faut une invitation pour entrer dans cette maison. Demandez un lien à la personne qui la gère.
refusal-not-operator = Seul un exploitant de cette maison peut le faire.
refusal-needs-passkey = Dans cette maison, les exploitants ne se connectent qu’avec une clé d’accès. Dans votre compte, ajoutez une clé d’accès et supprimez le mot de passe.
refusal-is-operator = On ne peut ni retirer la parole à un exploitant, ni l’exclure.
refusal-unknown-player = Ce joueur n’existe pas dans cette maison.
refusal-unknown-entry = Cela n’existe plus. Rechargez la page.
refusal-unknown-line = La table n’a plus ce message : il ne peut donc pas être signalé.
refusal-no-reason = Donnez la raison en quelques mots.
refusal-no-network = Ce n’est ni une adresse ni un réseau que l’on puisse exclure. Écrivez par exemple 203.0.113.7 ou 203.0.113.0/24.
refusal-own-network = Vous-même, cette machine ou un serveur mandataire seriez exclus aussi. Choisissez un réseau plus petit.
refusal-too-many-entries = La maison n’en garde pas davantage. Retirez-en d’abord un.
refusal-too-many-reports = Vous avez beaucoup signalé en peu de temps. Réessayez plus tard.
