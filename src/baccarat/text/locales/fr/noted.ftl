note-standard-input = entrée standard
note-place = { $path }, ligne { $line }, colonne { $column }
note-two-cards = Chaque main commence par deux cartes.
note-keep-going = Avec --keep-going FICHIER, ces coups vont dans un fichier et le reste est lu.
noted-title = { $named ->
    [yes] Sabot { $shoe } ({ $name })
   *[no] Sabot { $shoe }
}

read-as = Lu comme : { $how } ; { $shoes ->
    [one] un sabot
   *[other] { $shoes } sabots
}, { $coups ->
    [one] un coup
   *[other] { $coups } coups
}.
read-detail = { $detail ->
    [results] résultats
    [values] valeurs de cartes
    [ranks] cartes sans couleurs
   *[cards] cartes avec couleurs
}
read-order = { $order ->
    [results] un sabot par ligne
    [result] un coup par ligne
    [cards] dans l’ordre du tirage
    [hands] une main par cellule
    [by-hand] six places, d’abord celles du Punto
   *[alternating] six places, Punto et Banco en alternance
}
read-separator = { $separator ->
    [tab] tabulations
    [semicolon] points-virgules
    [comma] virgules
   *[space] espaces
}
read-header = en-tête
read-zero = 0 pour aucune carte
read-feed = messages d’un flux
read-frames = trames d’un sabot électronique
read-missed = Coups que personne n’a vus : { $missed }. Leurs cartes comptent comme non vues.
read-out = Coups nuls : { $void } ; cartes mortes : { $dead }. Ces cartes sont sorties du sabot et ne comptent pour rien d’autre.
read-broken = Coups fautifs, mis de côté dans { $path } : { $many } ({ $kinds }). Leurs cartes comptent comme non vues.
read-skipped = Ignorés, faute de sens : { $many } ({ $kinds }).
record-packs-assumed = { $packs } jeux est le nombre habituel pour { $preset } ; si votre sabot en avait un autre, donnez-le avec --packs.
record-done = { $path } a { $coups ->
    [one] un coup
   *[other] { $coups } coups
} d’un sabot de { $packs } jeux.
records-done = { $first } à { $last } ont { $coups ->
    [one] un coup
   *[other] { $coups } coups
} de { $shoes ->
    [one] un sabot
   *[other] { $shoes } sabots
} de { $packs } jeux.
shoe-unpriced = Laissés de côté, car ces cartes n’ont pas de couleurs : { $names }.

error-note-no-coups = { $path } n’a aucun coup : écrivez sur chaque ligne un coup, ou les résultats d’un sabot ; les messages JSON doivent contenir les cartes.
error-note-no-card = { note-place } : « { $name } » n’est pas une carte : { $wanted ->
    [cards] une carte a un rang et une couleur, comme 9h, Td, ♥10 ou d13
   *[other] ces cartes n’ont que des rangs ou des valeurs, comme K, 10, 9 ou 0
}.
error-note-no-result = { note-place } : « { $name } » n’est pas un résultat : écrivez P, B ou T, ou indiquez avec --codes ce que veulent dire vos mots.
error-note-no-number = { note-place } : « { $name } » n’est pas le numéro d’un coup.
error-note-not-in-order = { note-place } : le coup { $number } vient après le coup { $before } du même sabot.
error-note-formula = { note-place } : « { $name } » est une formule ; conservez le tableau avec ses valeurs.
error-note-not-utf-8 = { note-place } : ce n’est pas du texte UTF-8 ; convertissez le fichier en UTF-8.
error-note-card-used-up = { note-place } : { $packs } jeux n’ont { $card } que { $most } fois, et celle-ci est de trop (C-2). Si elle est d’un autre sabot, laissez une ligne vide entre les deux.
error-note-too-few-cards = { note-place } : le coup s’arrête ici, mais { $side ->
    [player] { side-player }
   *[banker] { side-banker }
} reçoit encore une carte ({ $rule }). { $why }
error-note-too-many-cards = { note-place } : le coup est fini avant { $card } ({ $rule }). { $why }
error-note-too-many-fields = { note-place } : « { $name } » vient après la dernière colonne.
error-note-result-differs = { note-place } : les cartes donnent { $won ->
    [player] { outcome-player }
    [banker] { outcome-banker }
   *[tie] { outcome-tie }
}, et non « { $name } » ({ $rule }).
error-note-shoe-over = { note-place } : le sabot était fini avant ce coup, car la carte d’arrêt était sortie (C-5).
error-note-void-nothing = { note-place } : aucun coup précédent ne peut plus être nul. Écrivez void sur la ligne qui suit le coup, ou les cartes d’un coup interrompu, comme void 9h 2c.
error-note-dead-nothing = { note-place } : écrivez quelle carte est morte, comme dead 9h, ou le signe ? si personne ne l’a vue.
error-note-too-many-coups = { note-place } : le sabot a plus de { $most } coups, le nombre le plus grand avec { $packs } jeux. Numérotez les sabots dans une colonne, laissez une ligne vide entre eux, ou écrivez-en un par ligne.
error-note-not-text = { $path } est { $kind ->
    [pdf] un PDF
    [packed] une archive, un fichier compressé ou un tableur
    [utf-16] du texte en UTF-16
   *[binary] autre chose que du texte
} ; convertissez-le en texte ou en CSV, en UTF-8.
error-note-line-too-long = { $path } : la ligne { $line } a plus de { $most } caractères.
error-note-not-json = { $path } : la ligne { $line } n’est pas un message JSON ; écrivez chaque message sur sa propre ligne.
error-note-no-reading = { $path } n’a ni résultats ni cartes, autant qu’on le voit à partir de la ligne { $line } ; indiquez avec --columns ce que sont ses colonnes.
error-note-two-readings = { $path } peut se lire de deux façons ; choisissez : --{ $option } { $first } ou --{ $option } { $second }.
error-note-column-twice = { $path } : l’en-tête de la ligne { $line } a deux fois la colonne { $name }.
error-note-fourth-card = { $path } : l’en-tête de la ligne { $line } a la colonne { $name }, mais une main a trois cartes au plus (PB-3) ; indiquez avec --columns ce que sont les colonnes.
error-note-columns-missing = { $path } : l’en-tête de la ligne { $line } a des colonnes de cartes, mais il y manque { $names }.
error-bad-columns = --columns prend des noms comme shoe,coup,p1,b1,p2,b2,p3,b3 ou result, et `-` pour toute autre colonne, et non « { $value } ».
error-bad-codes = --codes prend des mots et leurs résultats, comme 1=P,2=B,3=T, et non « { $value } ».
error-no-shoe = { $path } n’a pas de sabot { $number } ; le dernier est le { $shoes }.
error-several-shoes = Le fichier a plusieurs sabots ; choisissez-en un avec --shoe.
error-no-cards = Des résultats seuls n’ont pas de chances avant chaque coup ; `baccarat roads` les dessine.
error-no-record = Le sabot { $shoe } n’a pas dans chaque coup des cartes avec leurs couleurs, et ne peut être un relevé ; `roads`, `shoe`, `analyse` et `study` lisent de tels sabots.

study-title = { $how } : { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} dans { $shoes ->
    [one] { $shoes } sabot
   *[other] { $shoes } sabots
}
study-runs-picture = Séries qui finissent à chaque longueur ; en pointillés, ce qu’on attend
study-number = Nombre
study-found = Trouvé
study-error = Erreur
study-expected = Attendu
study-source = D’où
study-chance = Hasard
study-exact = exact
study-simulated = simulé
study-row-player-total = { side-player } a { $name }
study-row-banker-total = { side-banker } a { $name }
study-row-cards = { $name } cartes
study-row-third-player = { side-player } tire
study-row-third-banker = { side-banker } tire
study-row-natural = Naturel
study-row-pair-player = Paire { side-player }
study-row-pair-banker = Paire { side-banker }
study-row-change = Autre gagnant qu’avant
study-row-run = Série finie après { $name }
study-row-road = { $road } : rouge
study-row-coups = Coups par sabot
study-row-runs = Séries par sabot
study-row-longest = Plus longue série d’un sabot
study-calm = Rien d’inhabituel : aucun des { $tests } tests ne s’écarte plus que le seul hasard dans 19 fichiers de sabots honnêtes sur 20.
study-alarm = Inhabituel : { $alarms } des { $tests } tests s’écartent plus que le seul hasard dans 19 fichiers de sabots honnêtes sur 20 : { $names }. Cherchez d’abord des fautes de notation, des coups omis et un autre nombre de jeux.
study-few = Il y a trop peu de coups pour un test.
study-forecast = Rien de cela ne prédit un coup : le suivant dépend des cartes qui restent, non des résultats.
study-how = « Exact » est un coup d’un sabot plein ; « simulé », { $simulated } sabots au hasard de { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
}, de graine { $seed }. Les erreurs sont par sabot, car les coups d’un sabot dépendent les uns des autres. « Hasard » est la probabilité que, pour des sabots honnêtes, l’un quelconque des tests s’écarte autant.
study-depth = La longueur des sabots n’est pas testée : personne n’a dit avec --cut où était la carte d’arrêt.
study-bets = Ce qu’une unité sur chaque coup aurait rapporté
study-gain = Résultat
study-as-good = Chance d’autant
study-bets-how = Les résultats sont en unités. La chance est celle que des coups honnêtes rapportent autant ou plus ; elle est grande après la malchance.
study-distances = Écarts en erreurs types

error-mixed-shoes = Le sabot { $number } n’a pas autant de jeux que le premier, ou ses cartes sont moins connues ; étudiez-le à part.
error-nothing-to-study = Il n’y a aucun sabot à étudier.
