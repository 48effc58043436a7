help-usage = Usage :
help-commands = Commandes
help-arguments = Arguments
help-parameters = Options
help-default = [par défaut : { $value }]
help-choices = [au choix : { $values }]
help-required = [requis]
help-help = Affiche cette aide et s’arrête.
help-install-completion = Installer la complétion pour votre interpréteur : bash, zsh ou fish.
help-install-completion-shell = L’interpréteur de commandes ; par défaut celui qui exécute cette commande.
help-install-completion-output = Le fichier du script ; par défaut l’emplacement habituel de l’interpréteur.
help-version = Affiche la version du programme.

help-baccarat = Les jeux de baccara : jouer à une table dans le navigateur, donner des coups, rejouer une partie.

help-option-bet = Le nom du pari.
help-option-bets = Un dossier de paris propres à la maison, dont le pari peut faire partie.
help-option-counts = Les cartes du sabot par valeur : dix nombres séparés par des virgules, pour les valeurs 0 à 9.
help-option-file = Le relevé.
help-option-json = Affiche un objet JSON, avec des fractions exactes.
help-option-packs = Le nombre de jeux de cartes du sabot, de 1 à 26 ; avec `inf`, chaque carte est remise.
help-option-preset = Le nom du jeu, tel que `baccarat presets` le donne.
help-option-rule = Change une règle de la maison, par exemple packs=6 ou tax=0 ; peut être répété.
help-option-spreadsheet = Écrit le CSV pour un tableur au séparateur décimal indiqué : avec une marque d’ordre des octets, et des points-virgules si c’est la virgule.
help-option-theta = La part des mises qui se trouve à droite : un nombre décimal ou une fraction, comme 0.25 ou 1/4.
help-option-language = La langue de l’affichage : { $known }. Par défaut, celle de l’environnement.

help-play = Démarre le serveur, affiche son adresse et ouvre un navigateur.
help-play-host = L’adresse où le serveur écoute ; 0.0.0.0 admet les autres machines de votre réseau.
help-play-port = Le port où le serveur écoute ; 0 en prend un libre.
help-play-data = Le dossier des tables, des jetons et des sabots, ou l’URL d’une base de données PostgreSQL ; par défaut, votre propre dossier de données.
help-play-browser = Ouvre ou non un navigateur.
help-play-connections = Le nombre maximal de connexions par adresse ; 0 pour ne pas le limiter.
help-play-host-name = D’autres noms de cette machine, séparés par des virgules ; ses adresses sont toujours acceptées.
help-play-trusted-proxies = Les adresses ou réseaux des proxys placés devant ce serveur, séparés par des virgules. Eux seuls sont crus sur l’origine d’une requête.
help-play-root-path = Le chemin sous lequel un proxy sert la maison, par exemple /baccarat ; par défaut la racine.
help-play-metrics = Une adresse et un port, par exemple 127.0.0.1:9464, où servir /metrics pour Prometheus ; par défaut nulle part.
help-play-log-format = La forme du journal, écrit sur la sortie d’erreur.
help-play-log-level = Les entrées les moins importantes à journaliser. Par défaut info, ou warning pour du texte dans un terminal.
help-play-config = Un fichier TOML avec des valeurs pour ces options. La ligne de commande et l’environnement priment.
help-play-show-config = Afficher la configuration et l’origine de chaque valeur, sous forme de fichier TOML ; ne rien démarrer.
help-play-history-days = Supprimer les sabots terminés après ce nombre de jours, et les tables fermées dont il ne reste aucun sabot ; 0 les garde.
help-play-guest-days = Supprimer les invités qui ne sont pas venus depuis ce nombre de jours, avec leurs jetons ; 0 les garde.
help-play-max-megabytes = La taille de la base au-delà de laquelle de nouvelles tables sont refusées ; 0 pour aucune limite.
help-play-operator = Les noms de connexion des comptes qui modèrent la maison, séparés par des virgules, par exemple Anna-4821.
help-play-operator-passkey = N’admet que les exploitants dont le compte a une clé d’accès et pas de mot de passe.
help-play-accept-loss = Ouvre une maison qui a perdu ses derniers changements, après avoir copié tous ses fichiers à part.
help-play-standby = Sert seul une base de données : attend tant que d’autres serveurs l’utilisent, et prend la relève quand ils se sont arrêtés.
help-play-peer-address = Où les autres serveurs d’une base de données joignent celui-ci, sous la forme HOST:PORT ; le port 0 est son propre port. Par défaut, son hôte et son port.

help-check = Vérifier tout ce que contient la maison, y compris les sabots compressés, même pendant que le serveur tourne.
help-check-data = Le dossier des tables, des jetons et des sabots, ou l’URL d’une base de données PostgreSQL ; par défaut, votre propre dossier de données.

help-backup = Copie la maison dans un fichier, même pendant que le serveur tourne.
help-backup-file = Le fichier à écrire, comprimé si son nom finit par .gz ; un fichier existant n’est jamais écrasé.
help-backup-since = Une copie antérieure du même dossier : seuls les changements depuis sont écrits, dans un fichier dont le nom finit par .changes. Gardez les deux pour restaurer.
help-backup-data = Le dossier des tables, des jetons et des sabots ; par défaut, votre propre dossier de données.

help-move = Copie une maison d’un dossier vers une base de données PostgreSQL, ou l’inverse ; aucun serveur ne doit l’utiliser.
help-move-source = Le dossier ou l’URL de la base de données où se trouve la maison.
help-move-target = Le dossier ou l’URL d’une base de données vide.

help-restore = Rétablit la maison depuis une sauvegarde, si elle est intacte ; aucun serveur ne doit utiliser le dossier.
help-restore-file = Un fichier écrit par `baccarat backup`.
help-restore-data = Le dossier où rétablir la maison ; par défaut, votre propre dossier de données.
help-restore-force = Écrase le contenu du dossier.

help-deal = Donne des coups dans le terminal, sabot après sabot ; aux jeux où un joueur tient la banque, des robots jouent.
help-deal-seats = Le nombre de robots, aux jeux où un joueur tient la banque ; par défaut, 5.
help-deal-bots = La stratégie des robots : cautious, bold, by-the-book ou equilibrium, ou plusieurs séparées par des virgules et attribuées aux places à tour de rôle. Par défaut, un mélange des trois premières.
help-deal-coups = Le nombre de coups à donner.
help-deal-seed = Un nombre qui détermine le mélange : la même graine donne les mêmes cartes. Par défaut, un nombre au hasard.
help-deal-why = Explique chaque carte tirée par sa règle.
help-deal-json = Affiche un objet JSON par coup, chacun sur une ligne.

help-presets = Énumère les jeux, ou toutes les règles de maison de ceux qui sont nommés.
help-presets-names = Les jeux dont les règles sont montrées côte à côte.
help-presets-json = Affiche une liste d’objets JSON avec tous les champs. Les sommes sont en unités, 100 par jeton.

help-rules = Affiche chaque règle d’un jeu : numéro, champ, valeur et source, par exemple l’article de loi.
help-rules-against = Un autre jeu ; seuls les champs qui diffèrent sont affichés.
help-rules-json = Affiche un objet JSON, avec les articles de loi que suit le jeu. Les sommes sont en unités, 100 par jeton.

help-result = Énumère les résultats de recherche que ce programme calcule, ou en recalcule un.
help-result-name = Le résultat, par exemple history ; sans nom, tous sont énumérés.
help-result-packs = Le plus grand nombre de jeux de cartes, de 1 à 12.
help-result-out = Écrit table.md, figure.svg et result.json dans ce dossier au lieu d’afficher le tableau.
help-result-checkpoint = Un fichier d’où continuer, s’il existe, et où enregistrer l’avancement ; banque et uniqueness enregistrent souvent.

help-record = Écrit un relevé (.bhh) de chaque sabot que vous ou d’autres avez noté, d’après ses cartes.
help-record-file = Un fichier de cartes, sous toute forme reconnaissable ; `-` lit l’entrée standard.
help-record-out = Le relevé à écrire ; le fichier ne doit pas exister. Plusieurs sabots reçoivent des numéros, comme shoe-1.bhh.

help-reading-format = Ce que contient le fichier, s’il ne faut pas le reconnaître : résultats, cartes, messages d’un flux ou trames d’un sabot électronique.
help-reading-columns = Les colonnes du fichier, comme `shoe,coup,p1,b1,p2,b2,p3,b3`, ou `result`, `results` (d’un sabot) ou `cards` (dans l’ordre du tirage) ; `-` est toute autre colonne.
help-reading-codes = Ce que veulent dire des mots ou des nombres, comme `1=P,2=B,3=T`.
help-reading-packs = Le nombre de jeux des sabots : de 3 à 12 ; par défaut, celui du jeu.
help-reading-burn = Le nombre de cartes brûlées avant le premier coup ; avec `first`, une ligne d’une seule carte est celle qui a été montrée d’abord, et qui en décide.
help-reading-separator = Ce qui sépare les champs d’une ligne, s’il ne faut pas le reconnaître.
help-reading-keep-going = Met les coups fautifs de côté dans ce fichier, en CSV, au lieu de s’arrêter au premier.
help-reading-shoe = Ne prend que ce sabot, compté à partir de 1.

help-replay = Rejoue un relevé (.bhh) et vérifie chaque carte, chaque mise et chaque résultat.
help-replay-json = Affiche un objet JSON.

help-verify = Vérifie le relevé d’un sabot scellé : secret, mélange, coupe, racine, preuves et règlements.
help-verify-head = Une empreinte courante que vous avez notée ; elle doit figurer dans ce relevé.
help-verify-witness = Un fichier que votre navigateur a enregistré par « Enregistrer ce que j’ai vu » ; le relevé doit y correspondre.
help-verify-json = Affiche un objet JSON.

help-roads = Dessine les tableaux de marque d’un sabot : le bead plate, la big road et les trois qui en dérivent.
help-roads-results = Des résultats comme `B,Pn,T,Bpb` (n pour un naturel, p ou b pour une paire de ce côté), un relevé, ou un fichier de résultats ou de cartes ; `-` lit l’entrée standard.
help-roads-side = Le côté à dessiner, si plusieurs jouent contre la banque dans le relevé ; par défaut, le premier.
help-roads-svg = Affiche une image SVG.
help-roads-plot = Dessine les tableaux dans ce fichier, un SVG ou un PNG selon son nom.
help-roads-across = Ne montre que les dernières colonnes de chaque tableau : autant de grandes cases en largeur, comme sur un écran.
help-roads-text = Affiche des lettres ; c’est le choix par défaut.
help-roads-json = Affiche un objet JSON.

help-odds = Calcule la valeur exacte de chaque pari d’un jeu, sur un sabot plein ou tout autre.
help-odds-packs = Le nombre de jeux de cartes du sabot, de 1 à 26 ; par défaut, celui du jeu ; avec `inf`, chaque carte est remise.
help-odds-cards = Un fichier des cartes du sabot, comme `9h`, séparées par des espaces, des virgules ou des sauts de ligne ; `-` lit l’entrée standard.
help-odds-removed = Les cartes qui manquent au sabot plein, comme `9h,Kd`.
help-odds-dealt = Les cartes du coup déjà sur la table, dans l’ordre où elles ont été données, comme `P 9h,B Kd,P 2c` ; elles comptent dans le sabot.
help-odds-bet = N’évalue que ce pari, même si le jeu ne le propose pas ; peut être répété.
help-odds-bets = Un dossier de paris propres à la maison, qui sont évalués aussi.
help-odds-csv = Affiche une ligne CSV par pari.

help-removal = Montre comment chaque carte qui quitte le sabot change un pari, et comment compter pour ce pari.
help-removal-packs = Le nombre de jeux de cartes du sabot plein, de 1 à 26.

help-count = Montre ce que le comptage des cartes rapporte à un pari, par sabot, selon la profondeur de la carte d’arrêt.
help-count-tags = Les valeurs à compter pour A, 2, … 9 et les cartes qui valent dix, séparées par des virgules ; par défaut, les meilleurs entiers équilibrés jusqu’à 3.
help-count-threshold = Le compte vrai à partir duquel le compteur mise ; par défaut, celui qui rapporte le plus.
help-count-divisor = Ce qui divise le compte courant : les jeux non vus (par défaut), ou ceux qui restent dans le sabot, sans les cartes brûlées.
help-count-running = Compter sans diviser, sous la forme DÉPART:SEUIL : un nouveau sabot commence au premier nombre, et le compteur mise à partir du second.
help-count-packs = Le nombre de jeux de cartes du sabot plein, de 1 à 26.
help-count-one-more = Donner un coup de plus après la sortie de la carte d’arrêt.
help-count-cut = Les cartes derrière la carte d’arrêt ; peut être répété. Par défaut 14, 26, 52, 78 et 104.
help-count-shoes = Le nombre de sabots au hasard, de 2 à 1000000.
help-count-seed = La graine des sabots au hasard.
help-count-json = Affiche un objet JSON.

help-risk = Calcule la répartition d’une caisse après de nombreuses mises, et le risque de ruine.
help-risk-bankroll = La caisse de départ, en jetons.
help-risk-stake = La mise de chaque coup, en jetons ; le jeu s’arrête quand la caisse ne peut plus la couvrir.
help-risk-coups = Le nombre de coups, chacun donné comme d’un sabot plein.
help-risk-packs = Le nombre de jeux de cartes de ce sabot, de 1 à 26.
help-risk-json = Affiche un objet JSON avec toute la répartition.

help-simulate = Joue des sabots entiers au hasard et estime ce que rapporte chaque pari ou une stratégie.
help-simulate-shoes = Le nombre de sabots ; par défaut 100 000, ou 1 000 pour des tables entières de chemin de fer et de banque, ou sans limite avec --until.
help-simulate-seed = Un nombre qui détermine toutes les cartes ; par défaut, un nombre au hasard.
help-simulate-jobs = Le nombre de cœurs à utiliser ; par défaut, tous. Il ne change pas le résultat.
help-simulate-cluster = L’adresse d’un cluster Dask qui joue les sabots, par exemple tcp://host:8786. Elle ne change pas non plus le résultat.
help-simulate-cut = Le nombre de cartes derrière la carte d’arrêt ; par défaut, celui du jeu.
help-simulate-burn = Les cartes brûlées avant le premier coup : un nombre, none, ou first si la première carte est montrée et décide. Par défaut, comme au jeu.
help-simulate-bet = Ne rend compte que de ce pari, même si le jeu ne le propose pas ; peut être répété. Une stratégie mise sur le premier.
help-simulate-bets = Un dossier de paris propres à la maison, dont il est rendu compte aussi.
help-simulate-until = S’arrête quand l’erreur type de chaque pari est assez petite, comme se=1e-5.
help-simulate-strategy = Qui joue, par exemple martingale ou paroli:stake=2,wins=3 : flat, martingale, paroli, dalembert, fibonacci, labouchere, oscars-grind, 1-3-2-6, follow, against, fixed-fraction, counting, perfect, kelly, ou la vôtre sous la forme module.fonction. Au chemin de fer et à la banque : equilibrium, custom, draw ou stand, par exemple equilibrium:stake=2,pass-after=3, ou la vôtre.
help-simulate-session = Les coups d’une séance, qu’une stratégie commence avec une nouvelle caisse ; par défaut, 1000.
help-simulate-bankroll = La caisse au début d’une séance, en unités du minimum de la table, ou inf ; par défaut 1000. Au chemin de fer et à la banque, c’est celle de chaque joueur au début d’un sabot, en bancos minimums, sans limite par défaut.
help-simulate-at = Les coups après lesquels les résultats des séances sont notés, comme 100,1000.
help-simulate-kernel = lanes est le plus rapide et règle les paris sur les valeurs des cartes, cards donne des cartes entières, et reference donne les mêmes sabots en Python pur. Au chemin de fer et à la banque, hands ne joue que les mains, table toute la table, et traced la même chose en code compilé. Par défaut, le plus rapide qui convienne.
help-simulate-player = La stratégie d’une place, par exemple 2=custom:call=banco ; peut être répété.
help-simulate-seats = Le nombre de joueurs au chemin de fer et à la banque ; par défaut 5.
help-simulate-bystanders = Le nombre de joueurs debout au chemin de fer et à la banque ; par défaut 0. Leurs numéros suivent ceux des places assises.
help-simulate-ponte = La fréquence à laquelle le ponte tire, par point de décision comme dans solve, par exemple 5=1/2.
help-simulate-right = La fréquence à laquelle le tableau de droite tire à la banque.
help-simulate-left = La fréquence à laquelle le tableau de gauche tire à la banque.
help-simulate-banker = La fréquence à laquelle le banquier tire, par exemple 6|S=0.
help-simulate-checkpoint = Un fichier d’où continuer, s’il existe, et où enregistrer l’avancement.
help-simulate-by-shoe = Écrit une ligne pour chaque sabot dans ce fichier, un .csv, .jsonl ou .parquet.
help-simulate-by-session = Écrit une ligne pour chaque séance terminée d’une stratégie dans ce fichier, de même.
help-simulate-out = Écrit les résultats dans ce fichier, un .csv ou un .parquet.
help-simulate-report = Écrit un rapport illustré dans ce fichier, un .html.
help-simulate-json = Affiche un objet JSON.

help-shoe = Montre la valeur de chaque pari avant chaque coup d’un sabot.
help-shoe-file = Un relevé (.bhh), ou un fichier de cartes que quelqu’un a notées ; `-` lit l’entrée standard.
help-shoe-bets = Un dossier de paris propres à la maison, évalués avec ceux du relevé.
help-shoe-csv = Affiche une ligne CSV par coup.
help-shoe-plot = Dessine les avantages dans ce fichier, un SVG ou un PNG selon son nom.

help-study = Compare de nombreux sabots notés à des sabots honnêtes.
help-study-files = Un ou plusieurs fichiers : des relevés (.bhh), ou des résultats ou des cartes que quelqu’un a notés ; `-` lit l’entrée standard.
help-study-bet = Étudie ce pari, même si le jeu ne le propose pas ; peut être répété. Par défaut, tous les paris du jeu.
help-study-bets = Un dossier de paris propres à la maison, étudiés aussi.
help-study-cut = Le nombre de cartes derrière la carte d’arrêt ; avec lui, la longueur des sabots est testée aussi.
help-study-seed = Le nombre qui détermine les sabots au hasard.
help-study-json = Affiche un objet JSON.
help-study-out = Écrit une ligne par mesure dans ce fichier, un .csv ou un .parquet.
help-study-report = Écrit un rapport illustré dans ce fichier, un .html.

help-analyse = Parcourt un sabot : chances, choix et hasard.
help-analyse-file = Un relevé (.bhh), ou un fichier de cartes que quelqu’un a notées ; `-` lit l’entrée standard.
help-analyse-svg = Dessine le cours du sabot dans ce fichier SVG.

help-solve = Trouve le jeu optimal exact là où il y a des choix à faire. Le nom d’un tel jeu, comme banque-club, en donne les règles.

help-solve-chemin-de-fer = Trouve le jeu optimal du ponte et du banquier au chemin de fer, et ce qu’un coup vaut pour chacun.
help-solve-chemin-de-fer-plot = Dessine les tableaux des deux côtés dans ce fichier, un SVG ou un PNG selon son nom.
help-solve-chemin-de-fer-plot-packs = Dessine la valeur d’un coup pour un à douze jeux de cartes, et avec remise, dans ce fichier ; les autres options s’appliquent.
help-solve-chemin-de-fer-efg = Écrit le jeu sous forme extensive dans ce fichier, pour Gambit ou OpenSpiel.
help-solve-chemin-de-fer-nfg = Écrit le jeu sous forme stratégique dans ce fichier, sans les décisions dominées.
help-solve-chemin-de-fer-decimals = Écrit dans ces fichiers des nombres décimaux, dont OpenSpiel a besoin, et non des fractions.

help-solve-banque = Trouve le jeu optimal de la droite, de la gauche et du banquier à la banque, et ce qu’un coup vaut pour chacun.
help-solve-banque-concept = Chacun pour soi (nash), ou la droite et la gauche ensemble contre la banque : avec un plan commun (correlated), ou d’accord seulement sur la fréquence à laquelle chacune tire (independent), ce qui peut n’avoir aucune solution. Le libre choix sur toutes les mains, et une gauche qui voit une carte ou une main, demandent nash.
help-banque-preset = Le nom de règles de maison, d’où viennent les jeux de cartes, les choix libres et ce que savent les côtés, s’ils ne sont pas donnés. Sans ce nom : le jeu des livres.
help-banque-ponte-free = La droite et la gauche choisissent sur 5 seulement, ou sur toutes les mains, comme dans un cercle.
help-banque-left-sees = La gauche décide d’après son seul total, ou aussi d’après la carte donnée à la droite, ou un seul joueur tient les deux mains.
help-banque-naturals = Le naturel d’un côté est montré avant que l’autre ne décide (known), comme dans un cercle, ou seulement quand vient son tour (pooled).
help-solve-banque-plot = Dessine les tableaux du banquier dans ce fichier, un SVG ou un PNG.
help-solve-banque-plot-theta = Dessine la valeur d’un coup pour chaque theta dans ce fichier, un SVG ou un PNG.
help-solve-banque-efg = Écrit le jeu sous forme extensive dans ce fichier, pour Gambit ou OpenSpiel.
help-solve-banque-decimals = Écrit dans ce fichier des nombres décimaux, dont OpenSpiel a besoin, et non des fractions.

help-best-response = Trouve la meilleure réponse exacte à une stratégie donnée.

help-best-response-chemin-de-fer = Trouve la meilleure réponse à une stratégie du ponte ou du banquier.
help-best-response-chemin-de-fer-ponte = La fréquence à laquelle le ponte tire, par décision, comme `5=0` ou `0+5=1,1+4=1/2` ; partout ailleurs, l’équilibre vaut.
help-best-response-chemin-de-fer-banker = La même chose pour le banquier, comme `6|S=1`. Il faut donner exactement l’une des deux.

help-best-response-banque = Trouve la meilleure réponse d’un côté à la banque aux stratégies de l’un ou des deux autres.
help-best-response-banque-right = La fréquence à laquelle la droite tire sur 5, comme `5=0` ; sur toute main, si toutes les mains sont libres.
help-best-response-banque-left = La même chose pour la gauche, qui peut tenir compte de la carte de la droite, comme `5|S=0`.
help-best-response-banque-banker = La fréquence à laquelle le banquier tire, par décision, comme `6|S,7=1` ; partout ailleurs, l’équilibre vaut.
help-best-response-banque-answers = Le côté qui répond : par défaut le banquier, ou la gauche si le banquier est donné. Un côté qui ne répond pas et n’est pas donné joue l’équilibre.

help-chemin-preset = Le nom de règles de maison, d’où viennent les jeux de cartes, la taxe et les choix libres, s’ils ne sont pas donnés. Sans ce nom : six jeux, pas de taxe, le ponte libre sur 5 et le banquier toujours libre.
help-chemin-sees = Ce dont dépendent les décisions : des totaux pour les deux (totals) ; des deux cartes du banquier (banker) ; ou des cartes de chaque côté (both).
help-chemin-tax = La part de chaque gain que la banque paie : un nombre décimal ou une fraction, comme 0.05 ou 1/20.
help-chemin-ponte-free = Le ponte choisit sur 5 seulement, ou sur toutes les mains.
help-chemin-banker-free = Où le banquier peut choisir : `all`, `above-0` pour toute main sauf 0, `tableau` pour les deux cas qu’il laisse ouverts, ou une liste de décisions séparées par des virgules, écrites `6|S` ou `0+6|7` ; ailleurs, le tableau décide.
