### What the command line tells those who run a server.

play-names = They also answer to the names { $names }.

config-from-option = from the option { $name }
config-from-environment = from the environment: { $name }
config-from-file = from the file { $name }
config-from-default = default

error-config-key = { $path } has the key “{ $name }”, which is not an option; the options are { $known }.
error-config-type = { $path }: { $name } takes { $kind ->
    [flag] true or false
    [number] a whole number without quotes
    [texts] a text in quotes, or a list of such texts
   *[text] a text in quotes
}.
error-only-option = { $path ->
    [environment] { $name } works only on the command line, not in the environment.
   *[other] { $path }: { $name } works only on the command line, not in a file.
}
error-no-listener = { $name } takes an address and a port such as 127.0.0.1:9464, not “{ $value }”.
error-no-sub-path = { $name } takes a path such as /baccarat, not “{ $value }”.

error-no-page = The tables cannot be opened: the page is not built yet; run `make page` first.
error-no-address = The tables cannot be opened at { $path }: { $reason }.
error-newer-format = { $path } was written by a newer version, which stores its data in another way; use that version, or give another folder with --data.
error-not-whole-house = The house in { $path } is damaged: { $reason }. Nothing was changed. First copy the whole folder to a safe place; then put a backup back with `baccarat restore --force`, or give another folder with --data.
error-latest-missing = The newest changes of the house in { $path } are missing: { $reason }. Nothing was changed. If the folder was copied or moved, bring the files baccarat.sqlite3 and baccarat.sqlite3-wal over together, with the server stopped. If they are lost for good, `baccarat play --accept-loss` copies all files aside and opens the house without those changes. A backup is the better choice only if it is newer than what is here.
backup-done = The house was copied to { $path }. Keep it to yourself: it holds the cards of shoes being dealt, and the key to every guest’s cookie.
restore-done = The house from the copy is now in { $path }.
check-done = The house in { $path } is undamaged.
error-damaged-house = The house in { $path } is damaged: { $reason }.
error-no-house = There is no house in { $path }.
error-changes-name = The changes since an earlier copy go into a file in the folder of that copy, whose name ends with { $end }; name the earlier copy with --since: { $path }
error-in-the-way = { $path } already exists and will not be overwritten.
error-not-whole-copy = { $path } is not a complete copy of a house: { $reason }.
error-folder-in-use = A server is using { $path }; stop it first.

## What a browser saw, held against a record
witness-unreadable = { $path } does not hold what a browser saw. Choose a file that “Save what I saw” has written.
witness-newer = { $path } was written by a newer version, { $value }; update this program to read it.
witness-other-room = What the browser saw was in another room, { $value }.
witness-no-shoe = The browser kept nothing of shoe { $value }.
seen-otherwise = The record contradicts what the browser saw.
seen-fault = The browser had found this itself: { $reason }
seen-root = The browser was told a different root.
seen-attempt = The browser saw attempt { $at }, and the record does not have it.
seen-announcement = Attempt { $at } was announced differently to the browser.
seen-roster = The browser saw a different roster in attempt { $at }.
seen-opening = The browser saw an opening in attempt { $at } that the record does not have.
seen-secret = The browser was shown a different secret for attempt { $at }.
seen-missing = The browser was told of others who did not open in attempt { $at }.
seen-card = The browser saw a different card at position { $at }.
seen-back = The browser saw a different back at position { $at }.
seen-lot = Lot { $at } fell on another seat than the secret says.
seen-out = The browser saw { $at ->
    [one] { $at } card
   *[other] { $at } cards
} leave the shoe, and the record has fewer.
seen-place = The browser saw the card at position { $at } in another place.
seen-coup = The browser saw coup { $at } end differently.

## A house in a PostgreSQL database

play-upgraded = { $path } was in format { $old } and is in format { $new } now.
play-waiting = Another server is using { $path }; this one takes over once that one has ended.
move-done = The house in { $source } was copied to { $target } and checked there. Open only the copy from now on: both hold the same undealt cards.

error-not-our-database = { $path } holds tables of another program. Give the house an empty database, or a schema of its own.
error-folder-not-shared = { $path } is a folder, which only one server can use; several servers share a house in PostgreSQL.
error-shared-standby = A server that shares the house does not wait as a standby; give either --peer-address or --standby.
error-database-in-use = A server is using { $path } that cannot share it with this one: it has --standby, or a version with another format. Stop it first.
error-not-durable = { $path } does not store changes as a house needs it: { $reason }.
error-pooled-database = { $path } leads to a pooler in transaction or statement mode, but a house needs a session of its own for each connection: choose session mode, or connect directly.
error-not-whole-database = The house in { $path } is damaged: { $reason }. Nothing was changed. Keep a copy of the database, made with pg_dump; then put a backup back with pg_restore.
error-password-in-url = The URL of a database on the command line may hold no password, since others on this machine could read it there. Put it into a password file, or into BACCARAT_DATA.
error-needs-pg-dump = { $path } is a database: back it up with pg_dump, and put it back with pg_restore.
error-move-kinds = One of { $source } and { $target } must be a folder, and the other the URL of a database.
