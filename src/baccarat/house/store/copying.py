"""How a database is copied: beside its place, and put there in one go when it is whole."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from shutil import copyfile
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


def open_unchanged(database: Path) -> sqlite3.Connection:
    """Open a database to read it; its write-ahead log stays as it is when the last one closes."""
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)


def put_aside(database: Path, ends: Sequence[str]) -> Path:
    """Copy the files of a database, byte by byte, under a name of their own, and return it.

    `ends` are what the names of the files beside it end with; raises OSError.
    """
    names = (database.with_name(f"{database.name}.before-loss-{number}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    for end in (*ends, ""):
        file = database.with_name(database.name + end)
        if file.exists():
            copied = aside.with_name(aside.name + end)
            own_file(copied)
            copyfile(file, copied)
            sync(copied)
    sync(database.parent)
    return aside


def _remove(part: Path) -> None:
    for end in ("", *JOURNALS):
        part.with_name(part.name + end).unlink(missing_ok=True)
