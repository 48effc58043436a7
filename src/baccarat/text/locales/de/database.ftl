## A house in a PostgreSQL database

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
