play-names = Sie antworten auch auf die Namen { $names }.

config-from-option = aus der Option { $name }
config-from-environment = aus der Umgebung: { $name }
config-from-file = aus der Datei { $name }
config-from-default = Vorgabe

error-config-key = { $path } hat den Schlüssel „{ $name }“, der keine Option ist; die Optionen sind { $known }.
error-config-type = { $path }: { $name } verlangt { $kind ->
    [flag] true oder false
    [number] eine ganze Zahl ohne Anführungszeichen
    [texts] einen Text in Anführungszeichen oder eine Liste solcher Texte
   *[text] einen Text in Anführungszeichen
}.
error-only-option = { $path ->
    [environment] { $name } gilt nur auf der Befehlszeile, nicht in der Umgebung.
   *[other] { $path }: { $name } gilt nur auf der Befehlszeile, nicht in einer Datei.
}
error-no-listener = { $name } verlangt eine Adresse und einen Port wie 127.0.0.1:9464, nicht „{ $value }“.
error-no-sub-path = { $name } verlangt einen Pfad wie /baccarat, nicht „{ $value }“.

error-no-page = Die Tische lassen sich nicht öffnen: Die Seite ist noch nicht gebaut; rufen Sie zuerst `make page` auf.
error-no-address = Die Tische lassen sich unter { $path } nicht öffnen: { $reason }.
error-newer-format = { $path } stammt von einer neueren Version, die ihre Daten anders aufbewahrt; verwenden Sie diese Version, oder geben Sie mit --data einen anderen Ordner an.
error-not-whole-house = Das Haus in { $path } ist beschädigt: { $reason }. Es wurde nichts verändert. Kopieren Sie zuerst den ganzen Ordner an einen sicheren Ort; spielen Sie dann mit `baccarat restore --force` eine Sicherung zurück, oder geben Sie mit --data einen anderen Ordner an.
error-latest-missing = Dem Haus in { $path } fehlen die neuesten Änderungen: { $reason }. Es wurde nichts verändert. Wenn der Ordner kopiert oder verschoben wurde, holen Sie bei angehaltenem Server die Dateien baccarat.sqlite3 und baccarat.sqlite3-wal zusammen herüber. Sind sie endgültig verloren, so legt `baccarat play --accept-loss` eine Kopie aller Dateien daneben und öffnet das Haus ohne diese Änderungen. Eine Sicherung ist nur dann besser, wenn sie neuer ist als das, was hier liegt.
backup-done = Das Haus ist nach { $path } kopiert. Behalten Sie die Kopie für sich: Sie enthält die Karten der laufenden Schlitten und den Schlüssel zum Cookie jedes Gastes.
restore-done = Das Haus der Kopie liegt jetzt in { $path }.
check-done = Das Haus in { $path } ist unbeschädigt.
error-damaged-house = Das Haus in { $path } ist beschädigt: { $reason }.
error-no-house = In { $path } gibt es kein Haus.
error-changes-name = Die Änderungen seit einer früheren Kopie kommen in eine Datei im Ordner dieser Kopie, deren Name auf { $end } endet; nennen Sie die frühere Kopie mit --since: { $path }
error-in-the-way = { $path } gibt es schon und wird nicht überschrieben.
error-not-whole-copy = { $path } ist keine vollständige Kopie eines Hauses: { $reason }.
error-folder-in-use = Ein Server verwendet { $path }; beenden Sie ihn zuerst.

witness-unreadable = { $path } enthält nicht, was ein Browser gesehen hat. Wählen Sie eine Datei, die „Speichern, was ich gesehen habe“ geschrieben hat.
witness-newer = { $path } wurde von einer neueren Version geschrieben ({ $value }). Aktualisieren Sie dieses Programm, um die Datei zu lesen.
witness-other-room = Was der Browser gesehen hat, war in einem anderen Raum: { $value }.
witness-no-shoe = Der Browser hat von Schlitten { $value } nichts behalten.
seen-otherwise = Die Aufzeichnung widerspricht dem, was der Browser gesehen hat.
seen-fault = Das hatte der Browser selbst bemerkt: { $reason }
seen-root = Dem Browser wurde eine andere Wurzel genannt.
seen-attempt = Der Browser hat Versuch { $at } gesehen, in der Aufzeichnung fehlt er.
seen-announcement = Versuch { $at } wurde dem Browser anders angekündigt.
seen-roster = Der Browser hat bei Versuch { $at } eine andere Liste gesehen.
seen-opening = Der Browser hat gesehen, was bei Versuch { $at } aufgedeckt wurde; in der Aufzeichnung fehlt es.
seen-secret = Dem Browser wurde für Versuch { $at } ein anderes Geheimnis gezeigt.
seen-missing = Dem Browser wurden für Versuch { $at } andere genannt, die nicht aufgedeckt hätten.
seen-card = Der Browser hat an Stelle { $at } eine andere Karte gesehen.
seen-back = Der Browser hat an Stelle { $at } eine andere Rückseite gesehen.
seen-lot = Los { $at } fiel auf einen anderen Platz, als das Geheimnis sagt.
seen-out = Der Browser hat { $at ->
    [one] { $at } Karte
   *[other] { $at } Karten
} den Schlitten verlassen sehen, die Aufzeichnung hat weniger.
seen-place = Die Karte von Stelle { $at } lag vor dem Browser an einem anderen Platz.
seen-coup = Coup { $at } endete vor dem Browser anders.

play-upgraded = { $path } war im Format { $old } und ist jetzt im Format { $new }.
play-waiting = Ein anderer Server verwendet { $path }; dieser übernimmt, sobald der andere beendet ist.
move-done = Das Haus in { $source } wurde nach { $target } kopiert und dort geprüft. Öffnen Sie von jetzt an nur die Kopie: Beide enthalten dieselben noch nicht gegebenen Karten.

error-not-our-database = { $path } enthält Tabellen eines anderen Programms. Geben Sie dem Haus eine leere Datenbank oder ein eigenes Schema.
error-folder-not-shared = { $path } ist ein Ordner, den nur ein Server verwenden kann; mehrere Server teilen sich ein Haus in PostgreSQL.
error-shared-standby = Ein Server, der sich das Haus mit anderen teilt, wartet nicht als Reserve; geben Sie entweder --peer-address oder --standby an.
error-database-in-use = Ein Server verwendet { $path }, der es nicht mit diesem teilen kann: Er hat --standby oder eine Version mit anderem Format. Beenden Sie ihn zuerst.
error-not-durable = { $path } speichert Änderungen nicht so, wie ein Haus es braucht: { $reason }.
error-pooled-database = { $path } führt zu einem Pooler im Transaktions- oder Anweisungsmodus, aber ein Haus braucht für jede Verbindung eine eigene Sitzung: Wählen Sie den Sitzungsmodus, oder verbinden Sie es direkt.
error-not-whole-database = Das Haus in { $path } ist beschädigt: { $reason }. Es wurde nichts verändert. Bewahren Sie eine Kopie der Datenbank auf, erstellt mit pg_dump; spielen Sie dann mit pg_restore eine Sicherung zurück.
error-password-in-url = Die URL einer Datenbank auf der Befehlszeile darf kein Passwort enthalten, denn andere auf diesem Rechner könnten es dort lesen. Schreiben Sie es in eine Passwortdatei oder in BACCARAT_DATA.
error-needs-pg-dump = { $path } ist eine Datenbank: Sichern Sie sie mit pg_dump, und spielen Sie sie mit pg_restore zurück.
error-move-kinds = Von { $source } und { $target } muss eines ein Ordner sein und das andere die URL einer Datenbank.
