### Ce que dit la simulation de sabots.

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
simulate-ruin = Part des séances ruinées
simulate-drawdown = Plus forte baisse d’une séance
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

error-only-punto = `baccarat simulate` ne joue qu’au punto banco ; choisissez { $known }. { $name } est un autre jeu.
error-cut-too-deep = Une carte d’arrêt à { $value } cartes de la fin ne laisse aucun sabot à donner : --cut vaut au plus { $most }.
error-cut-too-shallow = Le dernier coup a besoin de cartes derrière la carte d’arrêt : --cut vaut au moins { $least }, et non { $value }.
error-bad-cut = --cut prend le nombre de cartes derrière la carte d’arrêt, et non « { $value } ».
error-bad-burn = --burn prend un nombre de 0 à 52, none ou first, et non « { $value } ».
error-bad-until = --until prend une erreur type au-dessus de 0, comme se=1e-5, et non « { $value } ».
error-unknown-kernel = Il n’y a pas de noyau « { $name } » ; il y a auto, { $known }.
error-values-only = Le pari « { $name } » demande rangs et couleurs, mais seules les valeurs des cartes sont comptées ici.
error-third-cards = Le pari « { $name } » dépend des points sur deux cartes ou des troisièmes cartes, qui ne sont pas simulés ; `baccarat odds` donne sa valeur exacte.
error-unknown-strategy = Il n’y a pas de stratégie « { $name } » ; il y a { $known }, ou la vôtre sous la forme module.fonction.
error-bad-argument = La stratégie « { $name } » ne prend pas l’argument « { $value } ».
error-needs-numba = Il faut numba, qui n’est pas installé : installez le paquet avec son supplément, baccarat[lab].
error-only-cards = Une stratégie joue avec le noyau cards, et non avec « { $name } ».
error-bad-session = Une séance compte des coups entiers à partir de 1, et les résultats sont relevés pendant la séance, et non à « { $value } ».
error-bad-bankroll = --bankroll prend un nombre à partir de 1, ou inf, et non « { $value } ».
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
error-rows-kind = Les résultats s’écrivent en .csv ou .parquet, donc pas dans « { $path } ».
error-no-parquet = Un .parquet demande pyarrow ou polars, et aucun n’est installé ; donnez au fichier un nom en .csv.
error-report-kind = Un rapport est un .html, et non « { $path } ».
error-no-place = { $path } ne peut pas être écrit : c’est un dossier, ou son dossier n’existe pas.
