### Une étude de sabots notés.

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
