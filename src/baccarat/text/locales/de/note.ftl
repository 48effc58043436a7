note-title = Tisch mitschreiben
note-intro = Tippen Sie an, was an einem echten Tisch geschieht. Ihre Notizen bleiben in diesem Browser, und die Seite geht auch ohne Netz.
note-counts = { $coups ->
    [0] Noch keine Coups
    [one] Ein Coup
   *[other] { $coups } Coups
}: Punto { $player }, Banco { $banker }, Égalité { $tie }
note-big-road = Big Road von { $coups ->
    [one] einem Coup
   *[other] { $coups } Coups
}

note-next = Coup { $coup }
note-correct = Coup { $coup } berichtigen
note-correct-other = Notiz berichtigen
note-natural = Natural
note-player-pair = Paar Punto
note-banker-pair = Paar Banco
note-undo = Rückgängig
note-missed = Coup verpasst
note-void = Coup ungültig
note-dead = Tote Karte
note-stop = Stoppkarte
note-delete = Löschen
note-keep = So lassen
note-how-cards = Was Sie notieren
note-results = Ergebnisse
note-ranks = Werte
note-suits = Karten
note-cards = Karten, soweit Sie sie notieren
note-place = { $side }, { $place ->
    [1] erste Karte
    [2] zweite Karte
   *[3] dritte Karte
}
note-place-empty = keine
note-clear = Karten leeren

note-done = Notiert: { $what }
note-undone = Rückgängig gemacht
note-deleted = Gelöscht
note-coup = Coup { $coup }: { $what }
note-is-missed = verpasst
note-is-void = ungültiger Coup
note-is-dead = tote Karte { $card }
note-is-stop = Stoppkarte
note-list = Ihre Notizen
note-list-how = Tippen Sie eine Notiz an, um sie zu berichtigen oder zu löschen.
note-none = Noch nichts.

note-shoe = Der Schlitten
note-packs = Kartenspiele
note-burn = Verbrannte Karten
note-new = Neuer Schlitten
note-new-sure = { $coups ->
    [one] Einen Coup
   *[other] { $coups } Coups
} wegwerfen?
note-new-yes = Wegwerfen

note-keeping = Speichern und teilen
note-save = Als Datei speichern
note-save-how = Die Befehle roads, shoe, analyse und record lesen diese Datei.
note-save-record = Als Aufzeichnung speichern
note-load = Datei öffnen
note-load-bad = Diese Datei stammt nicht von dieser Seite. Der Befehl „baccarat shoe“ liest auch Dateien anderer.
note-copy = Link kopieren
note-copied = Der Link ist kopiert. Die Notizen stehen im Link selbst; das Haus bekommt nichts.
note-from-link = Der Link hat { $coups ->
    [one] einen Coup
   *[other] { $coups } Coups
}. Ihre Notizen dadurch ersetzen?
note-replace = Ersetzen
note-not-stored = Dieser Browser speichert nichts. Sichern Sie Ihre Notizen als Datei, bevor Sie gehen.

note-house = Vom Haus geprüft
note-when-connected = Die übrigen Permanenzen, die Prüfung der Karten und die Quoten kommen vom Haus, sobald eine Verbindung besteht.
note-asking = Einen Moment …
note-drawing-right = In jedem Coup mit Karten wurde nach den Regeln gezogen.
note-no-cards-noted = Ohne Karten lässt sich das Ziehen nicht prüfen.
note-odds = Hausvorteil des nächsten Coups
note-odds-how = Genau, für die Karten, die Sie nicht gesehen haben. Das beschreibt die Wetten und empfiehlt keine.
note-odds-full = Genau, für einen vollen Schlitten, weil Sie keine Karten notiert haben. Das beschreibt die Wetten und empfiehlt keine.
note-odds-none = Diese Karten passen nicht in die Kartenspiele.
