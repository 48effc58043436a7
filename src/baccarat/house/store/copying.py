"""How a database is copied: beside its place, and put there in one go when it is whole."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from .folder import own_file, sync

PART: Final = ".part"
"""What the name of a copy ends with until it is whole."""
JOURNALS: Final = ("-wal", "-shm", "-journal")
"""What the names of SQLite's own files beside a database end with."""


@contextmanager
def arriving(target: Path) -> Iterator[Path]:
    """Give the name of an empty file, its owner's alone, that becomes `target` at the end.

    Where that is not reached, nothing is left of it.
    """
    part = target.with_name(target.name + PART)
    try:
        _remove(part)
        own_file(part)
        yield part
        sync(part)
        part.replace(target)
        sync(target.parent)
    finally:
        _remove(part)


def copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment into one file; raises sqlite3.Error."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
    settle(target)


def settle(database: Path) -> None:
    """Have all of a database in its one file."""
    with closing(sqlite3.connect(database)) as last:
        last.execute("PRAGMA journal_mode=DELETE")


def _remove(part: Path) -> None:
    for end in ("", *JOURNALS):
        part.with_name(part.name + end).unlink(missing_ok=True)
