"""The data folder is its owner's alone: it holds keys, and the cards of shoes being dealt."""

import os
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from errno import ENOTDIR
from fnmatch import fnmatchcase
from itertools import count
from pathlib import Path
from shutil import copyfile
from typing import Final

OWN_FOLDER: Final = 0o700
OWN_FILE: Final = 0o600
OTHERS: Final = 0o077
OTHERS_WRITE: Final = 0o022


def keep_from_others() -> None:
    """Have this process make no file that others may read, whatever it inherited."""
    os.umask(OTHERS)


def make_private(folder: Path, files: Sequence[str], beside: Sequence[str] = ()) -> bool:
    """Make a folder where it is missing, and it and its `files` their owner's alone.

    `files` and what may be `beside` them are patterns of names. Returns whether others could read
    any of it before; raises OSError. A folder that holds anything else, such as somebody's home,
    or that a system shares among all its users, such as /tmp, stays as it is.
    """
    if not folder.exists():
        folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    if not folder.is_dir():  # somebody's file, whose mode is theirs
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), str(folder))
    if os.name == "nt":
        return False
    was_open = False
    if not _is_shared(folder) and _holds_only(folder, (*files, *beside)):
        was_open = _close(folder, OWN_FOLDER)
    for pattern in files:
        for file in folder.glob(pattern):
            with suppress(FileNotFoundError):  # a server that uses it may be done with one
                was_open |= _close(file, OWN_FILE)
    return was_open


def is_private(folder: Path) -> bool:
    """Whether nobody but its owner may look into a folder."""
    return not folder.stat().st_mode & OTHERS


def others_may_replace(folder: Path) -> bool:
    """Whether others may put files of theirs in the place of its owner's."""
    if os.name == "nt":
        return False
    return bool(folder.stat().st_mode & OTHERS_WRITE) and not _is_shared(folder)


def own_file(file: Path) -> None:
    """Make an empty file that its owner alone may read, in place of one that is there."""
    file.unlink(missing_ok=True)
    file.touch(mode=OWN_FILE)
    file.chmod(OWN_FILE)


def _is_shared(folder: Path) -> bool:
    """Whether each user's files there are theirs to delete alone."""
    return bool(folder.stat().st_mode & stat.S_ISVTX)


def _holds_only(folder: Path, patterns: Sequence[str]) -> bool:
    names = (each.name for each in folder.iterdir())
    return all(any(fnmatchcase(name, pattern) for pattern in patterns) for name in names)


def _close(path: Path, mode: int) -> bool:
    """Take from others what they may do with a file or folder; tell whether they could read it."""
    had = stat.S_IMODE(path.stat().st_mode)
    if had != mode:
        path.chmod(mode)
    return bool(had & OTHERS)


def sync(path: Path) -> None:
    """Wait until a file or folder is on disk."""
    if os.name == "nt":
        return
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


PART: Final = ".part"
"""What the name of a copy ends with until it is whole."""
JOURNALS: Final = ("-wal", "-shm", "-journal")
"""What the names of SQLite's own files beside a database end with."""


@contextmanager
def atomic_replace(target: Path) -> Iterator[Path]:
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
