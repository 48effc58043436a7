# Las palabras de la imagen de un sabot, para guardar y compartir. Se cargan cuando hacen falta.
picture-save = Guardar imagen
picture-busy = Se dibuja la imagen…
picture-shoe = { $game } · sabot { $shoe } · { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
  }
picture-luck = Suerte
picture-biggest = Mayor ganancia
picture-longest = Racha más larga
picture-counts = Jugadas ganadas
picture-legend = Línea continua: ganado. Discontinua: esperado.
picture-root = Sellado antes de la primera carta: { $root }
picture-unsealed = Sin sello
picture-of = sabot { $shoe }
picture-coups = { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
  }
