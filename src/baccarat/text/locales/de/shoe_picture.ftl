# Wörter des Bildes von einem Schlitten, das Spieler speichern und zeigen. Bei Bedarf geladen.
picture-save = Bild speichern
picture-busy = Das Bild wird gezeichnet …
picture-shoe = { $game } · Schlitten { $shoe } · { $coups ->
    [one] ein Coup
   *[other] { $coups } Coups
  }
picture-luck = Glück
picture-biggest = Größter Gewinn
picture-longest = Längste Serie
picture-counts = Gewonnene Coups
picture-legend = Durchgezogen: gewonnen. Gestrichelt: erwartet.
picture-root = Versiegelt vor der ersten Karte: { $root }
picture-unsealed = Nicht versiegelt
picture-of = Schlitten { $shoe }
picture-coups = { $coups ->
    [one] ein Coup
   *[other] { $coups } Coups
  }
