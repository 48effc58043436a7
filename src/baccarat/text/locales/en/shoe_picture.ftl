# The words of the picture of a shoe, which players save and share. Loaded on demand.
picture-save = Save picture
picture-busy = Drawing the picture…
picture-shoe = { $game } · shoe { $shoe } · { $coups ->
    [one] one coup
   *[other] { $coups } coups
  }
picture-luck = Luck
picture-biggest = Biggest win
picture-longest = Longest run
picture-counts = Coups won
picture-legend = Full line: won. Dashed: expected.
picture-root = Sealed before the first card: { $root }
picture-unsealed = Not sealed
picture-of = shoe { $shoe }
picture-coups = { $coups ->
    [one] one coup
   *[other] { $coups } coups
  }
