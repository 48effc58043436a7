"""Whether a database is whole: what is kept in it is held against what binds it."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from functools import cache
from typing import Any, Final

from sqlalchemy import Table, select
from sqlalchemy.exc import DBAPIError

from ...rules import Fault
from . import schema
from .digests import BEGINNING, HOUSE, Head, as_bytes, bound, chained, digest, owner

Database = sqlite3.Connection

COOKIE: Final = "cookie"
KEYS: Final = ("format", COOKIE)
"""What stands in `meta`, from the first moment on."""
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
LAYOUT: Final = (
    "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite^_%' ESCAPE '^'"
)


class CopyCode(StrEnum):
    """What can be wrong with a house, or with the copy of one."""

    DAMAGED = "copy-damaged"
    """`detail` is what the database says of it."""
    EMPTY = "copy-empty"
    LATEST_LOST = "copy-latest-lost"
    """`transactions` that were acknowledged are missing, with `events` of `rooms` and of `more`."""
    LATEST_UNREAD = "copy-latest-unread"
    """The write-ahead log has a damaged page before `transactions` that may have been acknowledged;
    there is no high-water mark to tell."""
    NO_TABLE = "copy-lacks-table"
    NO_KEY = "copy-lacks-key"
    GAP = "copy-has-gap"
    CHANGED = "copy-changed"
    """In what is kept of a `room`."""
    HOUSE_CHANGED = "copy-house-changed"
    """In what belongs to no room: guests, accounts, keys, what players set for themselves."""
    ASTRAY = "copy-does-not-add-up"


class NotWhole(Exception):
    """This is no house, or a damaged one; `fault` says what is wrong with it."""

    def __init__(self, code: str, /, **facts: int | str) -> None:
        self.fault = Fault(str(code), facts)
        super().__init__(str(self.fault))


def reckon(database: Database) -> tuple[dict[str, Head], dict[str, Fault]]:
    """Work out the heads of all rooms and of the house from their rows, and whose log is broken."""
    logs, faults = _logs(database)
    sums = _sums(database)
    rooms = {*logs, *sums, HOUSE}
    heads = {r: Head(*logs.get(r, (0, BEGINNING)), as_bytes(sums.get(r, 0))) for r in rooms}
    return heads, faults


def check_whole(database: Database) -> dict[str, Fault]:
    """Hold all that is kept against what binds it; returns the rooms that are at fault.

    Raises NotWhole where the fault is in what belongs to no room, or could be anybody's.
    """
    with told():
        check_pages(database)
        if missing := sorted(set(KEYS) - _keys(database)):
            raise NotWhole(CopyCode.NO_KEY, key=missing[0])
        with _lenient(database):
            kept = {row[0]: Head(*row[1:]) for row in database.execute(_query(schema.heads))}
            found, faults = reckon(database)
        if kept.get(HOUSE) != found[HOUSE]:
            check_sums(database)
            raise NotWhole(CopyCode.HOUSE_CHANGED)
        for room in found.keys() | kept.keys():
            if kept.get(room) != found.get(room):
                faults.setdefault(room, Fault(CopyCode.CHANGED, {"room": str(room)}))
        if not faults:
            check_sums(database)
    return {str(room): fault for room, fault in faults.items()}


def check_pages(database: Database) -> None:
    """Have the database look through its file; raises NotWhole."""
    with told():
        found = str(database.execute("PRAGMA integrity_check(1)").fetchone()[0])
        if found != "ok":
            raise NotWhole(CopyCode.DAMAGED, detail=" ".join(found.split()))


def check_sums(database: Database) -> None:
    """Raise NotWhole where a balance is not the sum of its transfers."""
    with told():
        if astray := database.execute(ASTRAY).fetchone():
            raise NotWhole(CopyCode.ASTRAY, account=str(astray[0]))


def check_gaps(database: Database) -> None:
    """Raise NotWhole where the log of a room lacks a number."""
    with told():
        if gap := database.execute(GAPS).fetchone():
            raise NotWhole(CopyCode.GAP, room=str(gap[0]))


def _logs(database: Database) -> tuple[dict[str, tuple[int, bytes]], dict[str, Fault]]:
    """Follow each log to its newest event."""
    heads: dict[str, tuple[int, bytes]] = {}
    faults: dict[str, Fault] = {}
    start = (0, BEGINNING)
    for room, seq, body, kept in database.execute(_query(schema.events) + " ORDER BY room, seq"):
        last, before = heads.get(room, start)
        after = chained(before, room, seq, body)
        heads[room] = (seq, after)
        if room not in faults and (seq != last + 1 or after != kept):
            code = CopyCode.CHANGED if seq == last + 1 else CopyCode.GAP
            faults[room] = Fault(code, {"room": str(room)})
    return heads, faults


def _sums(database: Database) -> Mapping[str, int]:
    """Add up the digests of all rows but events, by room."""
    sums: defaultdict[str, int] = defaultdict(int)
    for row in database.execute(LAYOUT):
        sums[HOUSE] += digest("sqlite_master", row)
    for table in schema.metadata.sorted_tables:
        if table in (schema.events, schema.heads):
            continue
        name, mine, columns = str(table.name), owner(table), bound(table)
        at = None if mine is None else columns.index(mine)
        for row in database.execute(_query(table)):
            sums[HOUSE if at is None else row[at]] += digest(name, row)
    return sums


@cache
def _query(table: Table) -> str:
    return str(select(*(table.c[name] for name in bound(table))))


def _keys(database: Database) -> set[Any]:
    return {row[0] for row in database.execute(_query(schema.meta))}


@contextmanager
def told() -> Iterator[None]:
    """Say of a damaged file that it is; what the disk or another program does is no damage."""
    try:
        yield
    except (sqlite3.DatabaseError, DBAPIError) as fault:
        said = getattr(fault, "orig", fault)
        code = getattr(said, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        if isinstance(said, sqlite3.OperationalError) and code != sqlite3.SQLITE_ERROR:
            raise
        raise NotWhole(CopyCode.DAMAGED, detail=str(said)) from None
    except UnicodeDecodeError as fault:  # SQLite quotes what it cannot read, as it stands there
        detail = fault.object.decode("utf-8", "replace")
        raise NotWhole(CopyCode.DAMAGED, detail=detail) from None


@contextmanager
def _lenient(database: Database) -> Iterator[None]:
    """Read text that is none as what it cannot have been, so that its digest tells of it."""
    database.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
    try:
        yield
    finally:
        database.text_factory = str
