"""Copies of a house, taken while it serves, and put back when they are whole."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from errno import EISDIR, ENOENT
from pathlib import Path

from filelock import FileLock, Timeout

from .folder import OWN_FILE, atomic_replace, copy, make_private, open_unchanged, settle
from .high_water import END, mark_database, mark_of
from .integrity import COOKIE, IntegrityError, told
from .latest import check_latest
from .opening import FORMAT, check, format_of, upgrade_database
from .store import BESIDE, DATABASE, FILES, LOCK, FolderInUse


class NoHouse(Exception):
    """There is no database in the folder."""


class InTheWay(Exception):
    """There is something already where the copy would go."""


def backup(folder: Path, file: Path) -> None:
    """Copy the house of a data folder as it is at one moment, whether it serves or not.

    The copy is one SQLite file for its owner alone, checked before it gets its name. Raises
    NoHouse, InTheWay, NotWhole, and OSError or sqlite3.Error where the disk fails.
    """
    house = folder / DATABASE
    if not house.exists():
        raise NoHouse(str(folder))
    if file.exists():
        raise InTheWay(str(file))
    if any((folder / f"{DATABASE}{end}").exists() for end in ("-wal", END)):
        with suppress(FolderInUse), _locked(folder), closing(open_unchanged(house)) as database:
            current = format_of(database, house) == FORMAT
            check_latest(house, database, current=current)
    with _copied(house, file, as_today=False):
        pass


def restore(file: Path, folder: Path, *, force: bool = False) -> None:
    """Make a copy the house of a folder that no server uses; with `force`, in place of another.

    Raises FolderInUse, InTheWay, NotWhole, and OSError or sqlite3.Error where the disk fails; the
    folder is then as it was.
    """
    if not file.is_file():
        fault = EISDIR if file.is_dir() else ENOENT
        raise OSError(fault, os.strerror(fault), str(file))
    make_private(folder, FILES, BESIDE)
    house = folder / DATABASE
    with _locked(folder):
        if house.exists() and not force:
            raise InTheWay(str(house))
        with _copied(file, house, as_today=True):
            mark_of(house).unlink(missing_ok=True)
            if house.exists():
                _settle(house)
        mark_database(house, COOKIE)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    lock = FileLock(folder / LOCK, mode=OWN_FILE)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise FolderInUse(str(folder)) from None
    try:
        yield
    finally:
        lock.release()


def _settle(house: Path) -> None:
    """Bring the changes beside an old database into it, so that none is taken for the new one's."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(house)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in ("-wal", "-shm"):
        house.with_name(house.name + end).unlink(missing_ok=True)


@contextmanager
def _copied(source: Path, target: Path, *, as_today: bool) -> Iterator[None]:
    """Copy a database beside its place and check it; at the end it is put there in one go.

    With `as_today` one of an earlier format is carried over on the way.
    """
    with atomic_replace(target) as part:
        with told():
            copy(source, part)
        kept = _checked(part, source)
        if as_today and kept != FORMAT:
            upgrade_database(part)
            settle(part)
            _checked(part, source)
        yield


def _checked(copied: Path, source: Path) -> int:
    """Tell the format of a copy that is whole; raises NotWhole and OtherFormat."""
    with closing(sqlite3.connect(copied)) as database:
        for fault in check(database, source).values():
            raise IntegrityError(fault.code, **fault.facts)
        return format_of(database, source)
