"""Back up a house's database, also while it is in use, and restore checked copies."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from errno import EISDIR, ENOENT
from pathlib import Path

from filelock import FileLock, Timeout

from ...rules import Fault
from .dialects.faults import DATABASE_FAULTS, FolderInUse, InTheWay, NoHouse
from .dialects.sqlite import connect, copy, open_unchanged, settle
from .folder import BESIDE, DATABASE, FILES, LOCK, OWN_FILE, atomic_replace, make_private
from .high_water import END, mark_database, mark_of
from .integrity import COOKIE, IntegrityError, told
from .latest import check_latest
from .opening import FIRST_BOUND, FORMAT, check, format_of, upgrade_database


def backup(folder: Path, file: Path) -> None:
    """Copy a data folder's database as of one moment, whether a server is running or not.

    The copy is one SQLite file, readable by its owner only, and is checked before it gets its
    name. Raises NoHouse, InTheWay, IntegrityError, and DATABASE_FAULTS or OSError for
    disk faults.
    """
    house = folder / DATABASE
    if not house.exists():
        raise NoHouse(str(folder))
    if file.exists():
        raise InTheWay(str(file))
    if any((folder / f"{DATABASE}{end}").exists() for end in ("-wal", END)):
        with suppress(FolderInUse), _locked(folder), closing(open_unchanged(house)) as database:
            current = format_of(database, house) >= FIRST_BOUND
            check_latest(house, database, current=current)
    with _copied(house, file, as_today=False):
        pass


def check_folder(folder: Path) -> list[Fault]:
    """Check everything in a data folder, whether a server is running or not; return the faults.

    The faults are those of single rooms. Raises NoHouse, OtherFormat, IntegrityError for damage
    that concerns the whole house, and DATABASE_FAULTS or OSError for disk faults.
    """
    house = folder / DATABASE
    if not house.exists():
        raise NoHouse(str(folder))
    with closing(open_unchanged(house)) as database, told():
        database.execute("BEGIN")  # a server may write meanwhile
        return [*check(database, house).values()]


def restore(file: Path, folder: Path, *, force: bool = False) -> None:
    """Put a copy into a folder that no server uses; with `force`, in place of another database.

    Raises FolderInUse, InTheWay, IntegrityError, and DATABASE_FAULTS or OSError for disk faults;
    the folder is then unchanged.
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
    """Checkpoint the WAL of an old database, so that it is not taken for the new one's."""
    with suppress(*DATABASE_FAULTS), closing(connect(house)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in ("-wal", "-shm"):
        house.with_name(house.name + end).unlink(missing_ok=True)


@contextmanager
def _copied(source: Path, target: Path, *, as_today: bool) -> Iterator[None]:
    """Copy a database beside its target and check it; on leaving, move it there atomically.

    With `as_today`, a copy of an older format is upgraded on the way.
    """
    with atomic_replace(target) as part:
        with told():
            copy(source, part)
        kept = _checked(part, source)
        if as_today and kept != FORMAT:
            upgrade_database(part, kept)
            settle(part)
            _checked(part, source)
        yield


def _checked(copied: Path, source: Path) -> int:
    """Return the format of an intact copy; raises IntegrityError and OtherFormat."""
    with closing(connect(copied)) as database:
        for fault in check(database, source).values():
            raise IntegrityError(fault.code, **fault.facts)
        return format_of(database, source)
