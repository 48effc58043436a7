"""File access in the data folder, which is its owner's alone: it holds keys and undealt cards."""

import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from errno import ENOTDIR
from fnmatch import fnmatchcase
from itertools import count
from pathlib import Path
from shutil import copyfile
from typing import Final

from filelock import FileLock, Timeout

from .dialects.faults import FolderInUse
from .dialects.sqlite import JOURNALS

DATABASE: Final = "baccarat.sqlite3"
LOCK: Final = "lock"
FILES: Final = (f"{DATABASE}*", LOCK)
"""Files in a data folder that only its owner may read."""
BESIDE: Final = ("bets",)
"""Folders that the owner may add."""
OWN_FOLDER: Final = 0o700
OWN_FILE: Final = 0o600
OTHERS: Final = 0o077
OTHERS_WRITE: Final = 0o022


def keep_from_others() -> None:
    """Set the umask so that this process creates no files that others may read."""
    os.umask(OTHERS)


def make_private(folder: Path, files: Sequence[str], beside: Sequence[str] = ()) -> bool:
    """Create a folder if missing, and make it and its `files` accessible to their owner only.

    `files`, and the names allowed next to them (`beside`), are patterns. Returns whether others
    could read any of it before; raises OSError. A folder that holds anything else, such as a home
    directory, or that is shared among all users, such as /tmp, is left unchanged.
    """
    if not folder.exists():
        folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    if not folder.is_dir():  # a file, whose mode is not ours to change
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), str(folder))
    if os.name == "nt":
        return False
    was_open = False
    if not _is_shared(folder) and _holds_only(folder, (*files, *beside)):
        was_open = _close(folder, OWN_FOLDER)
    for pattern in files:
        for file in folder.glob(pattern):
            with suppress(FileNotFoundError):  # a running server may delete one meanwhile
                was_open |= _close(file, OWN_FILE)
    return was_open


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Have a data folder for this process alone; raises FolderInUse."""
    lock = FileLock(folder / LOCK, mode=OWN_FILE)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise FolderInUse(str(folder)) from None
    try:
        yield
    finally:
        lock.release()


def is_private(folder: Path) -> bool:
    """Whether only its owner may access a folder."""
    return not folder.stat().st_mode & OTHERS


def others_may_replace(folder: Path) -> bool:
    """Whether other users may replace files in the folder."""
    if os.name == "nt":
        return False
    return bool(folder.stat().st_mode & OTHERS_WRITE) and not _is_shared(folder)


def own_file(file: Path) -> None:
    """Create an empty file readable by its owner only, replacing an existing one."""
    file.unlink(missing_ok=True)
    file.touch(mode=OWN_FILE)
    file.chmod(OWN_FILE)


def _is_shared(folder: Path) -> bool:
    """Whether users can only delete their own files there."""
    return bool(folder.stat().st_mode & stat.S_ISVTX)


def _holds_only(folder: Path, patterns: Sequence[str]) -> bool:
    names = (each.name for each in folder.iterdir())
    return all(any(fnmatchcase(name, pattern) for pattern in patterns) for name in names)


def _close(path: Path, mode: int) -> bool:
    """Revoke others' access to a file or folder; return whether they could read it."""
    had = stat.S_IMODE(path.stat().st_mode)
    if had != mode:
        path.chmod(mode)
    return bool(had & OTHERS)


def sync(path: Path) -> None:
    """Flush a file or folder to disk."""
    if os.name == "nt":
        return
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


PART: Final = ".part"
"""The suffix of an incomplete copy."""


@contextmanager
def atomic_replace(target: Path) -> Iterator[Path]:
    """Yield the path of an empty private file that becomes `target` on success.

    It is deleted on failure.
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


def put_aside(database: Path, ends: Sequence[str]) -> Path:
    """Copy a database's files byte by byte under a new name, and return it.

    `ends` are the suffixes of the files next to it; raises OSError.
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
