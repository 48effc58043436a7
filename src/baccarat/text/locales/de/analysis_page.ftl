# Die Worte der Analyse. Sie werden bei Bedarf geladen.

an-title = Was war Glück?
an-intro = Öffnen Sie die Aufzeichnung eines Schlittens: was jeder Coup vor seinen Karten wert war, was jede Entscheidung wert war und was die Karten taten. Oder ziehen Sie die Datei hierher. Eine Datei mit Ergebnissen oder Karten, die Sie notiert haben, wird mit dem verglichen, was von ehrlichen Schlitten zu erwarten ist.
an-busy = Der Schlitten wird durchgerechnet; das dauert einige Sekunden.
an-missed = { $missed ->
    [one] Einen Coup hat niemand gesehen.
   *[other] { $missed } Coups hat niemand gesehen.
}
an-broken = { $broken ->
    [one] Ein Coup kann so nicht gewesen sein und bleibt außer Betracht.
   *[other] { $broken } Coups können so nicht gewesen sein und bleiben außer Betracht.
}
an-too-large = Das Haus liest Dateien bis 4 MB. Auf Ihrem eigenen Rechner liest „baccarat study DATEI“ jede Größe.
an-players = Der ganze Schlitten
an-of = { $room }, Schlitten { $shoe }
an-of-unnamed = Schlitten { $shoe }
an-to-table = Zum Tisch
an-name = Name
an-result = Ergebnis
an-expected = Erwartet
an-lost = Eigene Wahl
an-luck = Glück
an-picture = Was jeder nach jedem Coup gewonnen hatte und was zu erwarten war
an-legend = Durchgezogen: gewonnen. Gestrichelt: erwartet. Ein Ring: eine Entscheidung, die Jetons verschenkte.
an-no-stakes = Diese Aufzeichnung enthält keine Einsätze. Die Linien zeigen, was ein Einsatz vor jedem Coup wert war, soweit man die Karten kannte; verbrannte Karten zählen, als könnten sie noch kommen.
an-coup = Coup { $coup }
an-before = Der Coup davor
an-next = Der nächste Coup
an-go = Zu einem Coup gehen
an-cards = { $cards ->
    [one] Eine Karte konnte kommen
   *[other] { $cards } Karten konnten kommen
}
an-no-coup = Es wurde nichts ausgeteilt.
an-values = Was ein Einsatz vor den Karten wert war
an-side = { $side ->
    [player] Punto
    [banker] Banco
    [ponte] Ponte
    [bank] Bank
    [right] Rechts
   *[left] Links
}
an-fared = { $how ->
    [player] gewonnen
    [banker] verloren
   *[tie] unentschieden
}
an-choice = { $side ->
    [ponte] als Ponte
    [right] für rechts
    [left] für links
   *[banker] als Bankhalter
} bei { $point }: { $drew ->
    [yes] gezogen.
   *[no] geblieben.
}
an-worth = Ziehen ist { $draw } wert, Bleiben { $stand }.
an-often = Im Gleichgewicht ziehen { $often }.
an-gave = { $gave ->
    [none] Nichts wurde verschenkt.
   *[some] Verschenkt: { $lost }.
}
an-known = Gemessen an dem, was über die anderen bekannt war: { $lost }.
an-how = Ergebnis = erwartet + Glück. Bekannt sind die gezeigten Karten, jeder Hand auch die eigenen; verbrannte Karten zählen, als könnten sie noch kommen. Erwartet ist, was das Gleichgewicht dieser Karten bringt, weniger das, was die eigenen Entscheidungen verschenkten. Glück sind die Karten und was andere entschieden.
