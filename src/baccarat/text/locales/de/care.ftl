care = Mit Bedacht spielen
care-chips = Hier gibt es nur Spieljetons: Sie kosten nichts und werden nicht ausgezahlt.
care-today = Heute haben Sie { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
} an Tischen gesessen. { $kind ->
    [lost] Unter dem Strich haben Sie { $chips } verloren.
    [won] Unter dem Strich haben Sie { $chips } gewonnen.
   *[even] Gewinn und Verlust gleichen sich aus.
}
care-day = Ein Tag beginnt um Mitternacht nach Weltzeit.
care-limits = Ihre eigenen Grenzen
care-stake = Höchsteinsatz je Coup, in Jetons
care-loss = Höchster Verlust am Tag, in Jetons
care-minutes = Höchste Spielzeit am Tag, in Minuten
care-none = keine
care-set = Festlegen
care-how = Eine engere Grenze gilt sofort, eine weitere nach einem Tag. Das Haus weist ab, was darüber geht.
care-waiting = { $hours ->
    [one] In einer Stunde
   *[other] In { $hours } Stunden
} gelten die weiteren Grenzen, die Sie gewünscht haben.
care-break = Eine Pause machen
care-hours = { $hours ->
    [1] 1 Stunde
    [24] 1 Tag
    [168] 1 Woche
    [720] 30 Tage
   *[other] { $hours } Stunden
}
care-break-how = Sie stehen jetzt auf und können sich erst danach wieder setzen. Das lässt sich nicht zurücknehmen.
care-begin = Die Pause beginnen
care-resting = { $hours ->
    [one] Ihre Pause endet in der nächsten Stunde.
   *[other] Ihre Pause dauert noch { $hours } Stunden.
}
care-keeps = Was das Haus behält
care-edge = { $bet }: im Mittel { $edge } des Einsatzes, bei vollem Schlitten
care-tax = Nichts von den Einsätzen; vom Gewinn der Bank { $tax } %
care-tax-none = Nichts: Hier spielen die Spieler gegeneinander
care-tax-net = Nichts von den Einsätzen; von dem, was ein Coup der Bank bringt, { $limited } %, bei offener Bank { $open } %
care-tax-capital = Nichts von den Einsätzen; von dem, was in eine Bank gelegt wird, { $tax } %
