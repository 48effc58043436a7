"""Storage in one SQLite database: writing, reading, checking and copying it."""
