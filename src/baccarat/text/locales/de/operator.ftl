operator-title = Betreiberseite
operator-parts = Teile dieser Seite
operator-house = Haus
operator-people = Personen
operator-rooms = Tische
operator-sanctions = Sperren
operator-reports = Meldungen
operator-log = Protokoll
operator-until = bis { $date }
operator-by = { $name }, { $date }
operator-reason = Grund
operator-how-long = Wie lange
operator-for-hour = für eine Stunde
operator-for-day = für einen Tag
operator-for-week = für eine Woche
operator-for-month = für 30 Tage
operator-for-no-end = unbefristet
operator-cancel = Abbrechen
operator-more = Mehr zeigen
operator-your-account = Ihr Konto

operator-connected = { $count ->
    [one] Eine Person ist verbunden.
   *[other] { $count } Personen sind verbunden.
}
operator-tables = { $count ->
    [one] Ein Tisch ist offen.
   *[other] { $count } Tische sind offen.
}
operator-aside = { $count ->
    [one] Ein Tisch ist außer Betrieb.
   *[other] { $count } Tische sind außer Betrieb.
}
operator-rules = Wer hereinkommt
operator-door = Neue Gäste
operator-door-open = brauchen nur einen Namen
operator-door-password = brauchen das Passwort des Hauses
operator-door-invited = brauchen eine Einladung
operator-password = Passwort des Hauses
operator-password-kept = Leer lassen, um das bisherige zu behalten.
operator-guests-play = Gäste ohne Konto dürfen spielen und schreiben
operator-salon = Der eigene Tisch des Hauses, der Salon
operator-salon-on = offen, ohne Gastgeber
operator-salon-moderated = offen, mit den Betreibern als Gastgebern
operator-salon-off = geschlossen
operator-save = Speichern
operator-saved = Gespeichert. Es gilt sofort.
operator-invitations = Einladungen in das Haus
operator-invitations-how = Ein Link lässt neue Gäste herein, auch wenn die Tür sonst verschlossen ist. Wer einmal da war, kommt ohne ihn wieder.
operator-note = Für wen
operator-no-note = Einladung
operator-uses = Wie viele Personen
operator-any-number = Für beliebig viele Personen.
operator-left = { $count ->
    [one] Noch eine Person kann kommen.
   *[other] Noch { $count } Personen können kommen.
}
operator-came = { $count ->
    [one] Eine ist gekommen.
   *[other] { $count } sind gekommen.
}
operator-make-link = Link erstellen
operator-link-of = Link für { $note }
operator-copy = Kopieren
operator-copied = Kopiert
operator-revoke = Zurückziehen
operator-announcements = Durchsagen
operator-announcement = Was alle wissen sollen
operator-announce = Durchsagen
operator-withdraw = Zurücknehmen
operator-sizes = Was das Haus speichert
operator-space-plenty = Es ist genug Platz.
operator-space-low = Der Datenträger ist fast voll. Neue Tische werden abgelehnt, bis 1 GB frei ist.
operator-space-over-quota = Die Datenbank ist größer als erlaubt. Neue Tische werden abgelehnt.
operator-size-used = Datenbank
operator-size-free = Frei auf dem Datenträger
operator-size-quota = Grenze für die Datenbank
operator-no-limit = keine
operator-size-host-quota = Grenze für die Tische eines Gastgebers
operator-size-guests = Bekannte Personen
operator-size-rooms = Tische, auch geschlossene
operator-size-events = Ereignisse
operator-size-packed = Gepackte Ereignisse

operator-search = Name, Anmeldename oder Nummer
operator-find = Suchen
operator-nobody = Niemand gefunden.
operator-is-one = Betreiber
operator-account = Konto { $name }
operator-guest = Gast ohne Konto
operator-devices = { $count ->
    [one] auf einem Gerät angemeldet
   *[other] auf { $count } Geräten angemeldet
}
operator-here = jetzt da
operator-visited = zuletzt da: { $date }
operator-from = von { $addresses }
operator-has = { $count ->
    [one] { $amount } Jeton außerhalb der Tische.
   *[other] { $amount } Jetons außerhalb der Tische.
}
operator-seat = { $count ->
    [one] { $amount } Jeton am Tisch { $room }.
   *[other] { $amount } Jetons am Tisch { $room }.
}
operator-chips = Jetons …
operator-amount = Neue Jetons; mit einem Minus davor werden sie abgezogen
operator-move = { $amount } buchen
operator-mute = Stummschalten
operator-ban = Ausschließen
operator-ban-how = Der Ausschluss gilt der Person. Als jemand anders kann sie wiederkommen, wenn Sie nicht auch ihr Netz ausschließen.
operator-end-sessions = Überall abmelden
operator-end-sessions-how = Alle Geräte, die bei diesem Konto angemeldet sind, werden sofort abgemeldet. Wer das Passwort kennt, kann sich wieder anmelden, bis es geändert wird.
operator-ban-network = Netz ausschließen
operator-network = Adresse oder Netz

operator-network-how = Alle, die von dort kommen, sind ausgeschlossen, außer Betreibern. Eine IPv6-Adresse zählt als ihr /64.
operator-network-shared = Sie kommen von diesem Rechner oder über einen Proxy. Das Sperren eines Netzes wirkt nicht auf Personen, die auf demselben Weg kommen, außer wenn der Proxy in trusted-proxies steht und ihre Adressen weitergibt.
operator-no-sanctions = Niemand ist stummgeschaltet oder ausgeschlossen.
operator-muted = Stummgeschaltet
operator-banned = Ausgeschlossen
operator-lift = Aufheben

operator-no-rooms = Kein Tisch ist offen.
operator-host = Gastgeber: { $name }
operator-no-host = Tisch des Hauses
operator-private = auf Einladung
operator-paused = angehalten
operator-closing = schließt
operator-out-of-order = außer Betrieb
operator-seated = Besetzte Plätze: { $seated } von { $seats }.
operator-looking = { $count ->
    [one] Ein Browser ist verbunden.
   *[other] { $count } Browser sind verbunden.
}
operator-room-size = { $count ->
    [one] Ein Ereignis, { $size }
   *[other] { $count } Ereignisse, { $size }
}
operator-close = Schließen …
operator-close-of = { $name } schließen
operator-close-now = Tisch schließen
operator-close-how = Der Coup wird zu Ende gespielt, und alle erhalten ihre Jetons zurück.
operator-clear = Alles eines Gastgebers oder Netzes schließen
operator-clear-of = Nummer eines Gastgebers, Adresse oder Netz
operator-clear-show = Zeigen, was verschwindet
operator-clear-tables = Tische, die schließen: { $count }
operator-clear-guests = Gäste ohne Konto, die samt ihren Jetons gelöscht werden: { $count }
operator-clear-accounts = Konten bleiben.
operator-clear-now = Alles schließen
operator-clear-nothing = Es gehört nichts dazu.

operator-no-reports = Es liegt keine Meldung vor.
operator-reported = Gemeldet von { $name }, { $date }.
operator-at-table = Tisch: { $room }
operator-reason-given = „{ $reason }“
operator-mute-name = { $name } stummschalten
operator-ban-name = { $name } ausschließen
operator-settle = Nichts zu tun

operator-log-how = Alles, was Betreiber tun, steht hier zwei Jahre lang.
operator-no-log = Noch hat kein Betreiber etwas getan.
operator-did-mute = Stummgeschaltet
operator-did-ban = Ausgeschlossen
operator-did-lift = Sperre aufgehoben
operator-did-close-room = Tisch geschlossen
operator-did-clear = Alle Tische eines Gastgebers oder Netzes geschlossen
operator-did-chips = Jetons
operator-did-end-sessions = Überall abgemeldet
operator-did-rules = Regeln des Hauses
operator-did-invite = Einladung erstellt
operator-did-revoke = Einladung zurückgezogen
operator-did-announce = Durchsage
operator-did-withdraw = Durchsage zurückgenommen
operator-did-settle = Meldung erledigt
