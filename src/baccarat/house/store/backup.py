"""Back up a house's database, also while it is in use, and restore checked copies."""

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from errno import EISDIR, ENOENT
from pathlib import Path
from shutil import copyfileobj
from typing import Final

from ...rules.fault import Fault
from .dialects.faults import DATABASE_FAULTS, FolderInUse, InTheWay, NoHouse
from .dialects.sqlite import connect, copy, open_unchanged, settle
from .high_water import END, mark_database, mark_of
from .integrity import COOKIE, CopyCode, IntegrityError, report_damage
from .lost_transactions import check_latest
from .opening import FORMAT, check, format_of, upgrade_database
from .page_changes import CHANGES, apply_changes, copies_up_to, write_changes
from .private_files import (
    BESIDE,
    DATABASE,
    FILES,
    atomic_replace,
    lock_folder,
    make_private,
    own_file,
)

COMPRESSED: Final = ".gz"
PLAIN: Final = ".plain"
"""The end of the name of a copy that is to be compressed, or has been unpacked."""
PIECE: Final = 1 << 20
"""The bytes that are compressed at a time."""


def backup(folder: Path, file: Path, since: Path | None = None) -> None:
    """Copy a data folder's database as of one moment, whether a server is running or not.

    The copy is one SQLite file, readable by its owner only, and is checked before it gets its
    name. It is compressed if that ends with `.gz`. With `since`, an earlier copy in the same
    folder, it holds only the changed pages. Raises NoHouse, InTheWay, IntegrityError, and
    DATABASE_FAULTS or OSError for disk faults.
    """
    house = folder / DATABASE
    if not house.exists():
        raise NoHouse(str(folder))
    if file.exists():
        raise InTheWay(str(file))
    if any((folder / f"{DATABASE}{end}").exists() for end in ("-wal", END)):
        with suppress(FolderInUse), lock_folder(folder), closing(open_unchanged(house)) as database:
            format_of(database, house)
            check_latest(house, database)
    if since is None and file.suffix != COMPRESSED:
        with _copy(house, file, as_today=False):
            pass
        return
    with atomic_replace(file) as part, _beside(file) as plain:
        if since is not None:
            _copy_changes(house, plain, part, since)
            return
        with _copy(house, plain, as_today=False):
            pass
        with plain.open("rb") as whole, part.open("wb") as small, gzip.open(small, "wb", 6) as into:
            copyfileobj(whole, into, PIECE)


def _copy_changes(house: Path, plain: Path, part: Path, since: Path) -> None:
    """Write the pages that changed since an earlier copy; `plain` is for a temporary copy."""
    with _open_copy(since, since) as old:
        with _copy(house, plain, as_today=False):
            pass
        with part.open("wb") as into:
            write_changes(plain, old, since.name, into)


def check_folder(folder: Path) -> list[Fault]:
    """Check everything in a data folder, whether a server is running or not; return the faults.

    The faults are those of single rooms. Raises NoHouse, NewerFormat, IntegrityError for damage
    that concerns the whole house, and DATABASE_FAULTS or OSError for disk faults.
    """
    house = folder / DATABASE
    if not house.exists():
        raise NoHouse(str(folder))
    with closing(open_unchanged(house)) as database, report_damage():
        database.execute("BEGIN")  # a server may write meanwhile
        return [*check(database, house).values()]


def restore(file: Path, folder: Path, *, force: bool = False) -> None:
    """Put a copy into a folder that no server uses; with `force`, in place of another database.

    A copy whose name ends with `.gz` or `.changes` is unpacked into the folder first; the latter
    needs the earlier copies that it was made from, in its own folder.

    Raises FolderInUse, InTheWay, IntegrityError, and DATABASE_FAULTS or OSError for disk faults;
    the folder is then unchanged.
    """
    if not file.is_file():
        fault = EISDIR if file.is_dir() else ENOENT
        raise OSError(fault, os.strerror(fault), str(file))
    make_private(folder, FILES, BESIDE)
    house = folder / DATABASE
    with lock_folder(folder):
        if house.exists() and not force:
            raise InTheWay(str(house))
        with _open_copy(file, house) as copied, _copy(copied, house, as_today=True):
            mark_of(house).unlink(missing_ok=True)
            if house.exists():
                _settle(house)
        mark_database(house, COOKIE)


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """Yield the path of a private file next to another; it is deleted afterwards."""
    plain = file.with_name(file.name + PLAIN)
    try:
        plain.unlink(missing_ok=True)
        yield plain
    finally:
        plain.unlink(missing_ok=True)


@contextmanager
def _open_copy(file: Path, house: Path) -> Iterator[Path]:
    """Yield a copy; a compressed one, or one of changes, is unpacked next to the house."""
    if file.suffix not in {COMPRESSED, CHANGES}:
        yield file
        return
    full, *later = copies_up_to(file)
    with _beside(house) as plain:
        own_file(plain)
        _unpack(full, plain)
        for changes in later:
            apply_changes(changes, plain)
        yield plain


def _unpack(full: Path, plain: Path) -> None:
    """Copy a full copy, which may be compressed. Raises IntegrityError and OSError."""
    begin = gzip.open if full.suffix == COMPRESSED else Path.open
    try:
        with begin(full, "rb") as small, plain.open("wb") as into:
            copyfileobj(small, into, PIECE)
    except (gzip.BadGzipFile, EOFError, zlib.error) as fault:
        raise IntegrityError(CopyCode.DAMAGED, detail=str(fault)) from None


def _settle(house: Path) -> None:
    """Checkpoint the WAL of an old database, so that it is not taken for the new one's."""
    with suppress(*DATABASE_FAULTS), closing(connect(house)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in ("-wal", "-shm"):
        house.with_name(house.name + end).unlink(missing_ok=True)


@contextmanager
def _copy(source: Path, target: Path, *, as_today: bool) -> Iterator[None]:
    """Copy a database next to its target and check it; on leaving, move it there atomically.

    With `as_today`, a copy of an older format is upgraded on the way.
    """
    with atomic_replace(target) as part:
        with report_damage():
            copy(source, part)
        kept = _check(part, source)
        if as_today and kept != FORMAT:
            upgrade_database(part)
            settle(part)
            _check(part, source)
        yield


def _check(copied: Path, source: Path) -> int:
    """Return the format of an intact copy; raises IntegrityError and NewerFormat."""
    with closing(connect(copied)) as database:
        for fault in check(database, source).values():
            raise IntegrityError(fault.code, **fault.facts)
        return format_of(database, source)
