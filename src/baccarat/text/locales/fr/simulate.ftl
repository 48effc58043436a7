simulate-title = { $preset } : { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} en { $shoes ->
    [one] { $shoes } sabot
   *[other] { $shoes } sabots
}, graine { $seed }
simulate-interrupted = Interrompu : voici les résultats jusqu’ici.
simulate-mean = Moyenne
simulate-se = Erreur type
simulate-interval = Intervalle à 99 %
simulate-exact = Exact
simulate-distance = Écart
simulate-how = Moyennes par unité misée ; « exact » vaut pour un coup d’un sabot plein ; l’écart est en erreurs types. Noyau { $kernel }, { $rate }.
simulate-millions-per-second = { $rate } millions de coups/s
simulate-coups-per-second = { $rate } coups/s
simulate-played = { $strategy } : { $sessions } séances, sommes en mises minimales de la table
simulate-per-unit = Gain par unité misée
simulate-per-coup = Gain par coup
simulate-per-shoe = Gain par sabot
simulate-result = Résultat d’une séance
simulate-sd = Écart type du résultat d’une séance
simulate-ruin = Part des séances ruinées
simulate-drawdown = Plus forte baisse d’une séance
simulate-deepest = Plus forte baisse de toutes les séances
simulate-too-few-sessions = { $sessions ->
    [0] aucune séance terminée
   *[other] trop peu de séances : { $sessions }
}
simulate-too-few-weigh = trop peu de séances : { $sessions }, qui en valent { $weight } de même risque
simulate-all-alike = les { $sessions } séances sont identiques
simulate-nothing-staked = rien n’a été misé
simulate-bounds-most = { $count } sur { $sessions }, au plus { $high } à 95 %
simulate-bounds-least = { $count } sur { $sessions }, au moins { $low } à 95 %
simulate-bounds-both = { $count } sur { $sessions }, de { $low } à { $high } à 95 %
simulate-no-session = Aucune séance n’est allée jusque-là.
simulate-blanks = « – » indique un échantillon trop petit. Une erreur demande { $least } résultats autres que le plus fréquent, ou { $least } sabots aux mises à peu près égales.
simulate-quantiles = Quantiles des résultats des séances
simulate-coups = Coups
simulate-results-after = Résultats après { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
simulate-drawdowns = Plus fortes baisses
simulate-streaks = Plus longues séries d’une séance
simulate-streak-wins = paris gagnés
simulate-streak-losses = paris perdus
simulate-runs = Séries par sabot, de chaque longueur au moins
simulate-sessions = Séances
simulate-values = Valeur d’un coup, par unité des mises contre la banque
simulate-side-ponte = Ponte
simulate-side-right = Droite
simulate-side-left = Gauche
simulate-side-bank = Banque
simulate-side-house = Maison
simulate-bank-player = gagnés
simulate-bank-banker = perdus
simulate-bank-tie = égalités
simulate-roles = Gains par rôle, en bancos minimaux (coups par banque : { $mean })
simulate-role-ponte = Pontes
simulate-role-bank = Banques
simulate-role-house = Maison
simulate-seats = Gains par place et par sabot, en bancos minimaux
simulate-seat = Place
simulate-seat-all = en tout
simulate-seat-ponte = comme ponte
simulate-seat-bank = comme banquier
simulate-seat-unit = comme ponte, par unité misée
simulate-how-bank = Les gains de la banque sont nets de la taxe. « Exact » vaut pour un coup d’un sabot plein où les mains sont jouées de même ; l’écart est en erreurs types. Noyau { $kernel }, { $rate } coups par seconde.

error-cut-too-deep = Une carte d’arrêt à { $value } cartes de la fin ne laisse aucun sabot à donner : --cut vaut au plus { $most }.
error-cut-too-shallow = Le dernier coup a besoin de cartes derrière la carte d’arrêt : --cut vaut au moins { $least }, et non { $value }.
error-bad-cut = --cut prend le nombre de cartes derrière la carte d’arrêt, et non « { $value } ».
error-bad-burn = --burn prend un nombre de 0 à 52, none ou first, et non « { $value } ».
error-bad-until = --until prend une erreur type au-dessus de 0, comme se=1e-5, et non « { $value } ».
error-unknown-kernel = Il n’y a pas de noyau « { $name } » ; il y a auto, { $known }.
error-values-only = Le pari « { $name } » dépend des rangs, des couleurs, des points sur deux cartes ou des troisièmes cartes, mais seuls les points finaux et le nombre de cartes sont comptés ici.
error-whole-coup = Le pari « { $name } » regarde toutes les cartes d’un coup, ce que seul le noyau « reference » fait, et aucune stratégie.
error-unknown-strategy = Il n’y a pas de stratégie « { $name } » ; il y a { $known }, ou la vôtre sous la forme module.fonction.
error-bad-argument = La stratégie « { $name } » ne prend pas l’argument « { $value } ».
error-argument-range = La stratégie « { $name } » prend { $argument } de { $least } à { $most }, et non { $value }.
error-needs-numba = Cela demande numba, qui n’est pas installé. Pour l’installer : pip install 'baccarat[lab]'
error-only-cards = Une stratégie joue avec le noyau cards, et non avec « { $name } ».
error-bad-session = Une séance compte des coups entiers à partir de 1, et les résultats sont relevés pendant la séance, et non à « { $value } ».
error-bad-bankroll = --bankroll prend un nombre à partir de 1, ou inf, et non « { $value } ».
error-no-sessions = Seule une stratégie au punto banco joue des séances ; --by-session y demande donc --strategy.
error-rows-and-checkpoint = Les lignes des sabots et des séances ne peuvent pas continuer depuis un point de reprise ; donnez --by-shoe et --by-session sans --checkpoint.
error-bad-checkpoint = { $path } n’est pas un point de reprise d’une simulation.
error-other-checkpoint = { $path } est le point de reprise d’une simulation aux réglages différents ; donnez les mêmes, ou un autre fichier.
error-no-cluster = Aucun cluster Dask ne répond à « { $address } » ; une adresse ressemble à tcp://host:8786.
error-no-workers = Le cluster à « { $address } » n’a aucun worker : personne ne joue.
error-cluster-lost = Le cluster à « { $address } » a disparu ; { $saved ->
    [yes] les résultats jusqu’ici sont dans { $path }, et la même commande reprend à partir d’eux
   *[no] avec --checkpoint FICHIER, les résultats jusqu’ici auraient été conservés
}.
error-workers-lost = Plusieurs workers du cluster à « { $address } » se sont arrêtés en jouant les mêmes sabots, peut-être par manque de mémoire ; { $saved ->
    [yes] les résultats jusqu’ici sont dans { $path }
   *[no] avec --checkpoint FICHIER, les résultats jusqu’ici auraient été conservés
}.
error-worker-lacks = Il manque le module { $name } à un worker du cluster à « { $address } » ; installez-y la même chose qu’ici.
error-worker-version = Un worker du cluster à « { $address } » a la version { $found } de baccarat, mais c’est ici la version { $own } ; elles doivent être identiques.
error-unknown-hands = Il n’y a pas de stratégie « { $name } » pour { $game ->
    [chemin] le chemin de fer
   *[banque] la banque
} ; il y a { $known }.
error-unknown-function = Il n’y a pas de fonction « { $name } » ; votre propre stratégie est une fonction d’un fichier de ce dossier, sous la forme fichier.fonction.
error-bad-answer = Votre stratégie « { $name } » répond { $value } à la question « { $asks } », ce qui n’y répond pas.
error-faulty-function = Votre stratégie « { $name } » échoue : { $value }.
error-other-strategy = « { $name } » n’est pas une stratégie pour { $game ->
    [chemin] le chemin de fer
   *[banque] la banque
} ; donnez une BankStrategy ou son nom.
error-bad-point = --{ $side } prend des décisions de ce jeu avec une probabilité de 0 à 1, comme 5=1/2, et non « { $value } ».
error-unknown-rule = Il n’y a pas de règle « { $name } » à changer ; il y a { $known }.
error-bad-rule = La règle « { $name } » de ce jeu ne peut pas être « { $value } » ; valeurs admises : { $known }.
error-rule-conflict = La règle « { $name } » de ce jeu ne peut pas être « { $value } » avec ses autres règles.
error-rules-conflict = La règle « { $name } » de ce jeu ne peut pas être « { $value } » tant que { $others }.
error-bad-seats = Une table a de { $least } à { $most } joueurs, et non { $value }.
error-bad-bystanders = Une table a de 0 à { $most } joueurs debout, et non { $value }.
error-no-seat = Il n’y a pas de place { $value } à une table de { $most } joueurs.
error-bad-player = --player prend une place et sa stratégie, comme 2=custom, et non « { $value } ».
error-only-table = { $kernel ->
    [hands] Le noyau hands ne joue que les mains : --{ $name } demande le noyau traced ou table.
   *[traced] Le noyau traced ne connaît que les stratégies nommées et les sommes qui y tiennent : --{ $name } demande le noyau table.
}
error-other-option = --{ $name } n’a pas de sens au jeu { $game }.
error-rows-kind = Les résultats s’écrivent en .csv ou .parquet, donc pas dans « { $path } ».
error-each-kind = Les lignes des sabots et des séances s’écrivent en .csv, .jsonl ou .parquet, donc pas dans « { $path } ».
error-no-parquet = Un .parquet demande pyarrow ou polars, et aucun n’est installé ; donnez au fichier un nom en .csv.
error-report-kind = Un rapport est un .html, et non « { $path } ».
error-no-place = { $path } ne peut pas être écrit : c’est un dossier, ou son dossier n’existe pas.

removal-title = { $bet }, { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
} : avantage { $edge }
removal-card = Carte ôtée
removal-effect = Gain
removal-linear = En proportion
removal-correlation = Corrélation
removal-how = Exact. Le gain est ce qu’une mise peut attendre de plus une fois la carte partie ; les nombres entiers sont le meilleur compte équilibré jusqu’à cette valeur.

count-tags = Valeur
count-fit = Corrélation { $correlation } ; { $way ->
    [running] commencer à { $start }, miser à partir d’un compte courant de { $threshold }
    [shoe] miser à partir d’un compte vrai de { $threshold }, par jeu restant dans le sabot
    [none] aucun compte vrai ne rapporte
   *[unseen] miser à partir d’un compte vrai de { $threshold }, par jeu non vu
}
count-own = Avec ce compte, par sabot
count-best = Avec l’avantage exact avant chaque coup, par sabot
count-cut = Carte d’arrêt
count-coups = Coups
count-bets = Mises
count-advantage = Avantage
count-profit = Gain
count-error = Erreur
count-how = Sur { $shoes } sabots au hasard ; chaque mise compte pour son espérance exacte. La carte d’arrêt se place à tant de cartes de la fin, le gain est en unités par mise.

result-name = Résultat
result-question = Question
result-command = Commande
result-seconds = Secondes
result-question-banque = Quelles sont les solutions de la banque à deux tableaux, pour chaque répartition des mises ?
result-question-correlation = À la banque à deux tableaux, que gagnent droite et gauche en partageant, et par un plan commun ?
result-question-counting = Que gagne à chaque pari celui qui compte les cartes ?
result-question-history = Que cède un côté qui joue au chemin de fer selon l’usage ?
result-question-law = Que changent les lois par rapport à la forme de chaque jeu dans les livres ?
result-question-passing = Quand le banquier du chemin de fer devrait-il passer la main, et combien devrait-il mettre en banque ?
result-question-stop-card = Que change la carte d’arrêt à la moyenne et à la dispersion du résultat d’un sabot ?
result-question-through-the-shoe = Comment la valeur du chemin de fer change-t-elle au fil du sabot, et que gagne-t-on à compter les cartes ?
result-question-uniqueness = Pour quelles commissions le chemin de fer a-t-il plus d’un équilibre, si les deux côtés voient leurs cartes ?
