# Die Wörter des Kontos. Mit ihm geladen.
account-title = Konto
account-welcome = Willkommen zurück. Melden Sie sich an, um mit Ihrem Namen und Ihren Jetons weiterzuspielen.
account-other = Dieser Browser vergisst dann den Gast, den er jetzt kennt, samt dessen Jetons.
account-confirm = Bitte bestätigen Sie, dass Sie es sind.
account-back = Zurück
account-use-passkey = Mit einem Passkey anmelden
account-sign-in-name = Anmeldename, zum Beispiel Anna-4821
account-password = Passwort
account-sign-in = Anmelden
account-lost = Kein Passkey, kein Passwort? Einen Wiederherstellungscode verwenden
account-code = Wiederherstellungscode
account-no-passkey = Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder auf anderem Weg.
account-privacy = Was dieses Haus über Sie speichert
account-operator = Betreiberseite

account-name = Ihr Name
account-rename = Umbenennen
account-renamed = Sie haben einen neuen Namen. Die Tische zeigen ihn, sobald Sie sich das nächste Mal setzen.
account-chips = { $count ->
    [one] Sie haben { $amount } Jeton außerhalb der Tische.
   *[other] Sie haben { $amount } Jetons außerhalb der Tische.
}

account-return = Auch auf anderen Geräten spielen
account-return-how = Bisher kennt Sie nur dieser Browser. Wählen Sie, wie Sie sich anderswo anmelden wollen; Name, Jetons und Spielverlauf behalten Sie.
account-ways = Wie Sie sich anmelden
account-known-as = Ihr Anmeldename ist { $name }.
account-add-passkey = Einen Passkey hinzufügen
account-passkey-how = Ihr Gerät bestätigt, dass Sie es sind: mit Fingerabdruck, Gesicht oder PIN. Sie müssen sich nichts merken.
account-passkey-where = Passkeys brauchen eine sichere Adresse (https) mit einem Namen und einen aktuellen Browser.
account-passkey-of = Passkey vom { $date } für { $host }
account-remove = Entfernen
account-remove-passkey = Den Passkey vom { $date } entfernen
account-remove-password = Das Passwort entfernen
account-or-password = Oder ein Passwort verwenden
account-new-password = Neues Passwort
account-set-password = Passwort festlegen
account-change-password = Passwort ändern
account-password-how = Mindestens zehn Zeichen, und nicht Ihr Name. Einige zufällige Wörter sind gut und leicht zu merken.
account-codes-left = { $count ->
    [0] Keine Wiederherstellungscodes mehr
    [one] Noch ein Wiederherstellungscode
   *[other] Noch { $count } Wiederherstellungscodes
}
account-new-codes = Neue Codes
account-codes = Bewahren Sie diese Wiederherstellungscodes auf
account-codes-how = Jeder meldet Sie einmal an, falls Sie Ihren Passkey verlieren oder Ihr Passwort vergessen. Sie werden nur jetzt gezeigt.
account-copy = Kopieren
account-copied = Kopiert
account-save = Als Datei sichern
account-codes-done = Ich habe sie aufbewahrt
account-have-one = Haben Sie schon ein Konto?

account-sessions = Wo Sie angemeldet sind
account-some-device = Ein Programm
account-here = dieser Browser
account-used = zuletzt benutzt am { $date }
account-end = Abmelden
account-end-of = { $device } abmelden
account-end-others = Alle anderen abmelden
account-sign-out = Hier abmelden

account-data = Ihre Daten
account-download = Meine Daten herunterladen
account-delete = Mich löschen …
account-delete-how = Ihr Konto, Ihre Jetons, Ihre Grenzen und Ihre Worte an den Tischen werden gelöscht, Ihre Tische geschlossen und alle Geräte abgemeldet. Aufzeichnungen gespielter Schlitten bleiben, weil sich andere darauf verlassen. Das lässt sich nicht rückgängig machen.
account-delete-guest = Ihr Name, Ihre Jetons, Ihre Grenzen und Ihre Worte an den Tischen werden gelöscht und Ihre Tische geschlossen. Aufzeichnungen gespielter Schlitten bleiben, weil sich andere darauf verlassen. Das lässt sich nicht rückgängig machen.
account-delete-now = Jetzt löschen
account-keep = Alles behalten
account-delete-waits = Sie haben noch einen Einsatz im Spiel. Sobald der Coup abgerechnet ist, wird alles gelöscht; Sie müssen nicht warten.
