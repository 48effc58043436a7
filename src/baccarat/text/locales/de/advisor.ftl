# Was der Ratgeber am Tisch sagt. Zahlen kommen als Text; ein Wert gilt je gesetztem Chip.

advisor-name = Ratgeber
advisor-show = Den Ratgeber fragen
advisor-hide = Den Ratgeber ausblenden
advisor-draw = Ziehen
advisor-stand = Bleiben
advisor-fares = gewinnt { $won }, gleich { $tied }, verliert { $lost }
advisor-why-strict = Gegen fehlerlose Gegner ist { $better ->
    [draw] Ziehen
   *[stand] Bleiben
} besser: Die andere Antwort verschenkt { $cost } je gesetztem Chip.
advisor-why-mixed = Beides ist gleich viel wert. Lassen Sie den Zufall so oft wählen, dann nützt es niemandem, Ihre Hand zu erraten.
advisor-why-indifferent = Beides ist gleich viel wert; es ist gleich, was Sie wählen.
advisor-cards = { $exact ->
    [yes] Exakt
   *[no] Fast genau
}, nach den { $cards } Karten, die vor diesem Coup übrig waren, soweit Ihr Platz es gesehen hat.
advisor-computing = Der Ratgeber rechnet noch.
advisor-forced = Diese Hand entscheiden die Regeln; es gibt nichts abzuwägen.
advisor-unsolved = Diese Entscheidung hat niemand gelöst: Der Ratgeber kann nichts dazu sagen.
advisor-silent = Der Ratgeber antwortet nicht.
