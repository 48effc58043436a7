"""Where a house is stored: a folder on this machine, or a schema of a PostgreSQL server."""
