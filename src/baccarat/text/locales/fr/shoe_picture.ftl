# Les mots de l’image d’un sabot, que l’on enregistre et partage. Chargés à la demande.
picture-save = Enregistrer l’image
picture-busy = L’image se dessine…
picture-shoe = { $game } · sabot { $shoe } · { $coups ->
    [one] un coup
   *[other] { $coups } coups
  }
picture-luck = Chance
picture-biggest = Plus gros gain
picture-longest = Plus longue série
picture-counts = Coups gagnés
picture-legend = Trait plein : gagné. Tirets : attendu.
picture-root = Scellé avant la première carte : { $root }
picture-unsealed = Non scellé
picture-of = sabot { $shoe }
picture-coups = { $coups ->
    [one] un coup
   *[other] { $coups } coups
  }
