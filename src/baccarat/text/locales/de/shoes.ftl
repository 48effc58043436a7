an-title = Was war Glück?
an-intro = Öffnen Sie die Aufzeichnung eines Schlittens: was jeder Coup vor seinen Karten wert war, was jede Entscheidung wert war und was die Karten taten. Oder ziehen Sie die Datei hierher. Eine Datei mit Ergebnissen oder Karten, die Sie notiert haben, wird mit dem verglichen, was von ehrlichen Schlitten zu erwarten ist.
an-busy = Der Schlitten wird durchgerechnet; das dauert einige Sekunden.
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

play-reading = Ihre Schlitten werden gelesen: bisher { $shoes }.
play-bankroll = Gewonnen und verloren
play-won = Gewonnen
play-expected = Erwartet
play-luck = Glück
play-coups = Coups
play-staked = Eingesetzt
play-time = Spielzeit
play-hours = { $hours } h { $minutes }
play-picture = Was Sie nach jedem Schlitten gewonnen hatten, was zu erwarten war, und der Bereich des Glücks darum
play-legend = Durchgezogen: gewonnen. Gestrichelt: erwartet. Schattiert: zwei Standardabweichungen des Glücks, in denen etwa 95 von 100 Spielern liegen.
play-how = Erwartet ist jeder Einsatz mal dem genauen Wert seiner Wette bei vollem Schlitten. Gegen die Bank eines Spielers ist das der Wert einer einzelnen Hand, wenn beide Seiten das Gleichgewicht spielen und nur ihre eigenen Karten sehen. Für den Bereich gelten die Wetten eines Coups als unabhängig. Die Zeit zählt von Coup zu Coup, ohne Pausen von mehr als zehn Minuten.
play-by-bet = Nach Spiel und Wette
play-bet = Wette
play-bet-ponte = Gegen die Bank
play-bet-bank = Als Bankhalter
play-other = Taxen und andere Zahlungen
play-by-month = Nach Monaten
play-month = Monat
play-biggest = Größte Coups
play-all = Alle Coups
play-replay = Nachspielen
play-replay-coup = Coup { $coup } nachspielen
play-replay-shoe = { $name }, Schlitten { $shoe } nachspielen
play-replay-record = Aufzeichnung nachspielen
play-csv = Alle Coups (CSV)
play-json = Alle Coups (JSON)

replay = Nachspielen
replay-title = Wiedergabe: { $name }, Schlitten { $shoe }
replay-intro = Öffnen Sie die Aufzeichnung eines Schlittens, um ihn Karte für Karte noch einmal am Tisch zu sehen. Oder legen Sie die Datei hier ab.
replay-busy = Der Schlitten wird vorbereitet.
replay-play = Abspielen
replay-pause = Anhalten
replay-playing = Der Schlitten wird abgespielt.
replay-paused = Angehalten.
replay-coup = Coup { $coup } von { $coups }
replay-at = Coup { $coup } von { $coups }, Schritt { $step }
replay-coup-before = An den Anfang des vorigen Coups
replay-coup-end = Zum Ende des Coups
replay-coup-next = Zum nächsten Coup
replay-step-before = Ein Schritt zurück
replay-step-next = Ein Schritt weiter
replay-slider = Stelle im Schlitten
replay-speed = Tempo
replay-rate = { $speed }-fach
replay-from = Blickwinkel
replay-from-none = kein Platz
replay-from-seat = { $name }, Platz { $seat }
replay-proved = Jede Karte folgt aus dem Geheimnis, mit dem der Schlitten versiegelt war.
replay-not-proved = Die Aufzeichnung enthält kein Geheimnis, das ihre Karten beweist.

choose-own = Ihre letzten Schlitten
choose-none = Noch kein Schlitten von Ihnen. Nach dem ersten Coup steht er hier.
choose-shoe = { $name }, Schlitten { $shoe }
choose-all = Alles, was Sie gespielt haben
choose-example = Ein Beispiel
choose-file = Aufzeichnung öffnen (.bhh)
choose-any-file = Datei öffnen
choose-link = Oder der Link zu einem Schlitten dieses Hauses
choose-link-example = Link einfügen, etwa den einer Wiedergabe
choose-open = Öffnen
choose-no-shoe = Das ist kein Link zu einem Schlitten dieses Hauses.

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
