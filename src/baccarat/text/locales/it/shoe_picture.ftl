# Le parole dell’immagine di un sabot, da salvare e condividere. Caricate quando servono.
picture-save = Salva l’immagine
picture-busy = L’immagine si disegna…
picture-shoe = { $game } · sabot { $shoe } · { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
  }
picture-luck = Fortuna
picture-biggest = Vincita più grande
picture-longest = Serie più lunga
picture-counts = Colpi vinti
picture-legend = Linea continua: vinto. Tratteggiata: atteso.
picture-root = Sigillato prima della prima carta: { $root }
picture-unsealed = Non sigillato
picture-of = sabot { $shoe }
picture-coups = { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
  }
