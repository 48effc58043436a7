care = Jouer avec mesure
care-chips = Ce ne sont que des jetons de jeu : ils ne coûtent rien et ne s’échangent pas contre de l’argent.
care-today = Aujourd’hui, vous avez passé { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} aux tables. { $kind ->
    [lost] Au total, vous avez perdu { $chips }.
    [won] Au total, vous avez gagné { $chips }.
   *[even] Gains et pertes s’équilibrent.
}
care-day = La journée commence à minuit, temps universel.
care-limits = Vos propres limites
care-stake = Maximum par coup, en jetons
care-loss = Perte maximale par jour, en jetons
care-minutes = Maximum de minutes par jour
care-none = aucune
care-set = Fixer
care-how = Une limite plus stricte vaut aussitôt, une plus large après un jour. La maison refuse ce qui la dépasse.
care-waiting = Les limites plus larges que vous avez demandées vaudront dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
care-break = Faire une pause
care-hours = { $hours ->
    [1] 1 heure
    [24] 1 jour
    [168] 1 semaine
    [720] 30 jours
   *[other] { $hours } heures
}
care-break-how = Vous vous levez maintenant et ne pourrez vous rasseoir qu’à la fin de la pause. C’est irrévocable.
care-begin = Commencer la pause
care-resting = { $hours ->
    [one] Votre pause finit dans l’heure.
   *[other] Votre pause dure encore { $hours } heures.
}
care-keeps = Ce que la maison garde
care-edge = { $bet } : en moyenne { $edge } de la mise, sabot plein
care-tax = Rien sur les mises ; sur le gain du banquier, { $tax } %
care-tax-none = Rien : les joueurs jouent entre eux
care-tax-net = Rien sur les mises ; sur ce qu’un coup rapporte à la banque, { $limited } %, ou { $open } % si elle est ouverte
care-tax-capital = Rien sur les mises ; sur ce qui est mis en banque, { $tax } %
