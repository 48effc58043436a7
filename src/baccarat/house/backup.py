"""Copies of a house, taken while it serves, and put back when they are whole."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from ..rules import Fault
from . import schema
from .store import DATABASE, LOCK, FolderInUse

GAPS: Final = (
    "SELECT room FROM events GROUP BY room HAVING MAX(seq) <> COUNT(*) OR MIN(seq) <> 1 LIMIT 1"
)
ASTRAY: Final = """
    SELECT account FROM (
        SELECT source AS account, -amount AS units FROM transfers
        UNION ALL SELECT target, amount FROM transfers
        UNION ALL SELECT account, -amount FROM balances
    ) GROUP BY account HAVING SUM(units) <> 0 LIMIT 1
"""
"""An account whose balance is not the sum of its transfers."""


PART: Final = ".part"
"""What the name of a copy ends with until it is whole."""


class NoHouse(Exception):
    """There is no database in the folder."""


class InTheWay(Exception):
    """There is something already where the copy would go."""


class CopyCode(StrEnum):
    """What can be wrong with a copy."""

    DAMAGED = "copy-damaged"
    """`detail` is what the database says of it."""
    NO_TABLE = "copy-lacks-table"
    GAP = "copy-has-gap"
    ASTRAY = "copy-does-not-add-up"


class NotWhole(Exception):
    """This is no copy of a house, or a damaged one; `fault` says what is wrong with it."""

    def __init__(self, code: CopyCode, **facts: str) -> None:
        self.fault = Fault(code, dict(facts))
        super().__init__(str(self.fault))


def backup(folder: Path, file: Path) -> None:
    """Copy the house of a data folder as it is at one moment, whether it serves or not.

    The copy is one SQLite file for its owner alone, checked before it gets its name. Raises
    NoHouse, InTheWay, NotWhole, and OSError or sqlite3.Error where the disk fails.
    """
    if not (folder / DATABASE).exists():
        raise NoHouse(str(folder))
    if file.exists():
        raise InTheWay(str(file))
    _copy(folder / DATABASE, file)


def restore(file: Path, folder: Path, *, force: bool = False) -> None:
    """Make a copy the house of a folder that no server uses; with `force`, in place of another.

    Raises FolderInUse, InTheWay, NotWhole, and OSError or sqlite3.Error where the disk fails; the
    folder is then as it was.
    """
    if not file.is_file():
        raise FileNotFoundError(2, "there is no such file", str(file))
    folder.mkdir(parents=True, exist_ok=True)
    house = folder / DATABASE
    with _locked(folder):
        if house.exists() and not force:
            raise InTheWay(str(house))
        if house.exists():
            _settle(house)
        _copy(file, house)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    lock = FileLock(folder / LOCK)
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


def _copy(source: Path, target: Path) -> None:
    """Copy a database beside its place, check it, and put it there in one go."""
    part = target.with_name(target.name + PART)
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            _check(new)
        _sync(part)
        part.replace(target)
        _sync(target.parent)
    except sqlite3.DatabaseError as fault:
        if isinstance(fault, sqlite3.OperationalError):
            raise
        raise NotWhole(CopyCode.DAMAGED, detail=str(fault)) from None
    finally:
        part.unlink(missing_ok=True)


def _check(copy: sqlite3.Connection) -> None:
    """Raise NotWhole for a file that is damaged, lacks a table or a number, or does not add up."""
    found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise NotWhole(CopyCode.DAMAGED, detail=str(found))
    there = {name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    if missing := sorted(FOUNDATION - there):
        raise NotWhole(CopyCode.NO_TABLE, table=missing[0])
    if gap := copy.execute(GAPS).fetchone():
        raise NotWhole(CopyCode.GAP, room=str(gap[0]))
    if astray := copy.execute(ASTRAY).fetchone():
        raise NotWhole(CopyCode.ASTRAY, account=str(astray[0]))


FOUNDATION: Final = frozenset(
    table.name
    for table in (
        schema.meta, schema.players, schema.rooms, schema.events, schema.actions, schema.shoes,
        schema.transfers, schema.balances, schema.replies,
    )
)  # fmt: skip
"""Tables without which there is no house; others are made when a server opens it."""


def _sync(path: Path) -> None:
    """Wait until a file or folder is on disk."""
    if os.name == "nt":
        return
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
