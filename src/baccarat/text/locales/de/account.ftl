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

privacy-title = Was dieses Haus über Sie speichert
privacy-intro = Dieses Haus betreibt die Person, die Sie eingeladen hat. Es speichert, was ein Spiel unter mehreren braucht, und nichts für Werbung. Es gibt keine Skripte anderer Seiten, keine Verfolgung und keine Besucherstatistik.
privacy-name = Ein Name und eine Nummer
privacy-name-how = Sie wählen einen Namen, der nicht Ihr eigener sein muss. Das Haus fügt eine zufällige Nummer hinzu, unter der es Sie kennt. Nach einer E-Mail-Adresse oder anderem fragt es nicht.
privacy-cookie = Ein Cookie
privacy-cookie-how = Ein Cookie sagt dem Haus, wer Sie sind. Er gilt ein Jahr und wird bei jedem Besuch erneuert. Der Browser bewahrt außerdem Ihre Einstellungen auf und was er braucht, um einen versiegelten Schlitten zu prüfen; das sieht das Haus nicht.
privacy-play = Was Sie spielen
privacy-play-how = Jeder Coup wird aufgezeichnet, mit Ihrem Namen am Tisch, Ihren Einsätzen und Ihrem Gewinn oder Verlust. Ebenso jede Übertragung von Spieljetons. Prüfsummen schützen die Aufzeichnungen, sodass niemand sie nachträglich ändern kann, auch das Haus nicht.
privacy-talk = Was Sie sagen
privacy-talk-how = Jeder Tisch behält die letzten hundert Nachrichten, mit den Namen derer, die sie geschrieben haben. Ältere werden gelöscht. Eine Nachricht, die jemand meldet, wird samt den Nachrichten davor und danach gespeichert, bis ein Betreiber sich darum gekümmert hat, höchstens 90 Tage lang.
privacy-limits = Ihre Grenzen
privacy-limits-how = Gespeichert werden die Grenzen und Pausen, die Sie sich selbst setzen, und für jeden Tag Ihr Verlust und Ihre Zeit an den Tischen. Andere Spieler sehen das nicht.
privacy-account = Ihr Konto, wenn Sie eines haben
privacy-account-how = Passwort und Wiederherstellungscodes werden als Prüfwerte gespeichert, aus denen sie niemand lesen kann. Ein Passkey bleibt auf Ihrem Gerät; das Haus hat nur seine öffentliche Hälfte. Zu jedem angemeldeten Gerät speichert das Haus Browser und System und wann es zuerst und zuletzt benutzt wurde.
privacy-address = Ihre Adresse im Netz
privacy-address-how = Das Haus hält sie im Arbeitsspeicher, um zu begrenzen, wie oft eine Adresse raten oder fragen darf. Ohne Konto wird das Netz, aus dem Sie zuletzt kamen, sieben Tage gespeichert. Das Netz, aus dem ein Tisch eröffnet wurde, ist gespeichert, solange er offen ist; die Jetons, die ein Netz erhält, werden für einen Tag gezählt. Das Protokoll des Servers kann Adressen enthalten, solange der Betreiber es aufbewahrt. Betreiber sehen sie, solange Sie verbunden sind. Ein Netz, das sie ausschließen, ist so lange gespeichert, wie der Ausschluss dauert.
privacy-sanctions = Wenn Sie stummgeschaltet oder ausgeschlossen sind
privacy-sanctions-how = Das Haus speichert, wer stummgeschaltet oder ausgeschlossen ist, warum und bis wann, solange das gilt. Alles, was Betreiber tun, wird zwei Jahre lang vermerkt, mit ihrem Grund und Ihrer Nummer. Sie sehen immer, warum Sie nicht schreiben oder hereinkommen dürfen, und können Ihre Daten weiterhin herunterladen.
privacy-who = Wer was sieht
privacy-who-how = Alle an einem Tisch sehen Ihren Namen, Ihren Platz, Ihre Jetons dort, Ihre Einsätze und was Sie sagen. Der Gastgeber eines Tisches sieht auch, wer daran wie viel gewonnen hat. Der Betreiber des Hauses kann alles Gespeicherte lesen, außer Passwörtern, Passkeys und Wiederherstellungscodes.
privacy-rights = Was Sie tun können
privacy-rights-how = Im Konto können Sie Ihren Namen ändern, alles über Sie Gespeicherte herunterladen, andere Geräte abmelden und sich löschen.
privacy-rest = Was nach dem Löschen bleibt
privacy-rest-how = Die Protokolle der Tische bleiben, mit dem Namen, den Sie dort hatten: Sie sind durch Prüfsummen geschützt, und die Ergebnisse anderer hängen davon ab. Das Hauptbuch der Spieljetons bleibt unter Ihrer Nummer, damit die Rechnung aufgeht. Konto, Jetons, Grenzen, Gespräche und Sitzungen werden gelöscht, und Ihr Name verschwindet aus den Ergebnislisten. Frühere Sicherungen des Betreibers enthalten sie weiterhin. Vermerke darüber, was Betreiber Sie betreffend getan haben, bleiben ihre zwei Jahre lang unter Ihrer Nummer.

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

banned-title = Sie sind ausgeschlossen
banned-player = Wer dieses Haus betreibt, hat entschieden, dass Sie nicht hereindürfen.
banned-network = Wer dieses Haus betreibt, hat entschieden, dass aus Ihrem Netz niemand hereindarf. Sie selbst müssen nicht gemeint sein.
banned-no-more = Das ist vorbei. Sie dürfen wieder herein.
banned-return = Hereinkommen
banned-data = Herunterladen, was dieses Haus über Sie speichert
banned-privacy = Was das ist
sanction-reason = Der genannte Grund: { $reason }
sanction-until = Das gilt bis zum { $date }.
sanction-no-end = Das gilt unbefristet.
muted-how = Wer dieses Haus betreibt, hat Sie stummgeschaltet. Mitlesen dürfen Sie.
announcements = Durchsagen des Hauses
announcement-dismiss = Ausblenden
report-title = Diese Nachricht melden
report-how = Die Betreiber dieses Hauses sehen die Nachricht, einige Nachrichten davor und danach, Ihren Namen und Ihren Grund. Wer sie geschrieben hat, erfährt nicht, wer sie gemeldet hat.
report-reason = Ihr Grund, wenn Sie mögen
report-send = Melden
report-sent = Danke. Die Betreiber sehen es sich an.
