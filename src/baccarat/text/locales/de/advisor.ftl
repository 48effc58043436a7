# Was der Ratgeber am Tisch sagt. Zahlen kommen als Text; ein Wert gilt je gesetztem Jeton.

advisor-name = Ratgeber
advisor-show = Den Ratgeber fragen
advisor-hide = Den Ratgeber ausblenden
advisor-draw = Ziehen
advisor-stand = Bleiben
advisor-fares = gewinnt { $won }, gleich { $tied }, verliert { $lost }
advisor-why-strict = Gegen fehlerlose Gegner ist { $better ->
    [draw] Ziehen
   *[stand] Bleiben
} besser: Die andere Antwort verschenkt { $cost } je gesetztem Jeton.
advisor-why-mixed = Beides ist gleich viel wert. Lassen Sie den Zufall mit diesen Häufigkeiten wählen; dann nützt es niemandem, Ihre Hand zu erraten.
advisor-why-indifferent = Beides ist Ihnen gleich viel wert: Wählen Sie, wie Sie mögen.
advisor-cards = { $exact ->
    [yes] Exakt
   *[no] Fast genau
}, nach { $cards ->
    [one] der einen Karte, die vor diesem Coup übrig war,
   *[other] den { $cards } Karten, die vor diesem Coup übrig waren,
} soweit Ihr Platz es gesehen hat.
advisor-outlook = Im Mittel bringt ein Einsatz oder ein Banco { $ponte } seines Betrags, die Bank { $bank } dessen, was gegen sie gesetzt wird, wenn alle ihr Bestes spielen.
advisor-outlook-sides = Im Mittel bringt ein Einsatz rechts { $right } seines Betrags, links { $left }, die Bank { $bank } aller Einsätze, wenn alle ihr Bestes spielen.
advisor-brief = Je Einheit: Einsatz oder Banco { $ponte }, Bank { $bank }
advisor-brief-sides = Je Einheit: rechts { $right }, links { $left }, Bank { $bank }
advisor-rough = Grob: nach der Lösung eines vollen Schlittens. Für diese Karten wird noch gerechnet.
advisor-brief-rough = (voller Schlitten)
advisor-outlook-rough = Das gilt für einen vollen Schlitten; für diese Karten wird noch gerechnet.
advisor-computing = Der Ratgeber rechnet noch.
advisor-forced = Diese Hand entscheiden die Regeln; es gibt nichts abzuwägen.
advisor-unsolved = Diese Entscheidung hat niemand gelöst: Der Ratgeber kann nichts dazu sagen.
advisor-silent = Der Ratgeber antwortet nicht.
