checker = Vérificateur de sabots scellés
checker-what = Choisissez le relevé d’un sabot terminé. Tout ce que promet son sceau est recalculé ici, dans cette page : elle n’interroge personne et n’envoie rien. Elle ne rejoue pas les coups selon les règles ; « baccarat verify » le fait.
checker-record = Le relevé (.bhh)
checker-witness = Ce que votre navigateur a vu, si vous l’avez enregistré (.json)
checker-no-record = Ce n’est pas le relevé complet d’un sabot.
checker-too-large = Ce fichier est plus gros que le relevé d’aucun sabot.
checker-not-ended = Ce sabot n’est pas terminé, ou son relevé ne dit pas comment il a été scellé.
checker-no-witness = Ce fichier ne contient pas ce qu’un navigateur a vu.
checker-other-witness = Le navigateur a vu une autre table, ou d’autres sabots.
checker-holds = Le sceau tient.
checker-broken = Le sceau ne tient pas :
checker-root = Racine courte : { $root }
checker-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} sont sorties dans l’ordre que donne le secret.
checker-browsers = { $many ->
    [0] Aucun navigateur n’a pris part au mélange.
    [one] Un navigateur a pris part au mélange.
   *[other] { $many } navigateurs ont pris part au mélange.
}
checker-seen = Le relevé a été comparé à ce que le navigateur a vu.
checker-unseen = Sans ce qu’un navigateur a vu, c’est seulement ce que le relevé dit de lui-même.
