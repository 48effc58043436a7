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
