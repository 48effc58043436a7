"""Locks that sessions of PostgreSQL hold: their keys, and how to end a session that holds one."""

from typing import Final

HOUSE_KEY: Final = "hashtextextended('baccarat/' || current_schema(), 0)"
"""The key of the lock on a whole house, in SQL."""


def process_key(process: str) -> str:
    """Return the key of the lock of one process; `process` is its id, both in SQL."""
    return f"hashtextextended('baccarat/' || current_schema() || '/' || {process}, 0)"


def end_holders(key: str, table: str, silent: str) -> str:
    """Return a statement that ends the sessions which hold a lock, where a row is `silent`.

    Whatever such a session had not committed is undone, so that this is safe at any time.
    """
    return f"""
        SELECT pg_terminate_backend(pid) FROM pg_locks, {table}
        WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND (classid::bigint << 32 | objid::bigint) = {key} AND {silent}
    """  # noqa: S608 - constants of ours
