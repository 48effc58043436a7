"""Whether a database is whole: what is kept in it is held against what binds it."""

import sqlite3
import struct
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Table, select
from sqlalchemy.exc import DBAPIError

from ...rules import Fault
from . import schema

GENESIS_HASH: Final = bytes(32)
"""What stands for the hash before the first event."""
HOUSE: Final = ""
"""Stands for the room of what belongs to no room."""
_SIZE: Final = 32
_MODULUS: Final = 1 << 8 * _SIZE

_pack = msgspec.msgpack.Encoder().encode


def chain_hash(before: bytes, room: str, seq: int, body: bytes) -> bytes:
    """Return the hash of an event's row; `before` is that of the row before."""
    return sha256(before + _pack((room, seq, body))).digest()


def digest(table: str, values: Sequence[Any]) -> int:
    """Return the digest of a row by its `bound` columns."""
    return int.from_bytes(sha256(_pack((table, *values))).digest(), "big")


def as_bytes(total: int) -> bytes:
    """Write a sum of digests as it is kept."""
    return (total % _MODULUS).to_bytes(_SIZE, "big")


class Head(NamedTuple):
    """The newest event of a room, and the sum of all that is kept of it beside its events."""

    seq: int = 0
    hash: bytes = GENESIS_HASH
    rest: bytes = bytes(_SIZE)

    def with_more(self, total: int) -> "Head":
        """Return the head after rows were written that come to `total`."""
        return self._replace(rest=as_bytes(int.from_bytes(self.rest, "big") + total))


@cache
def bound(table: Table) -> tuple[str, ...]:
    """List the columns that a row's digest binds."""
    counted = table.autoincrement_column
    return tuple(column.name for column in table.columns if column is not counted)


def owner(table: Table) -> str | None:
    """Name the column that tells which room a row belongs to; None for what is the house's own."""
    if table is schema.rooms:
        return "id"
    return "room" if "room" in table.c else None


class Tally:
    """What a transaction adds to the sums, by room; rows are their `bound` columns."""

    def __init__(self) -> None:
        self.sums: defaultdict[str, int] = defaultdict(int)

    def add(self, table: Table, rows: Iterable[Sequence[Any]]) -> None:
        """Take note of rows that are written."""
        name, at = str(table.name), _place_of_owner(table)
        for row in rows:
            self.sums[HOUSE if at is None else row[at]] += digest(name, row)

    def take(self, table: Table, rows: Iterable[Sequence[Any]]) -> None:
        """Take note of rows that go."""
        name, at = str(table.name), _place_of_owner(table)
        for row in rows:
            self.sums[HOUSE if at is None else row[at]] -= digest(name, row)


@cache
def _place_of_owner(table: Table) -> int | None:
    mine = owner(table)
    return None if mine is None else bound(table).index(mine)


Database = sqlite3.Connection

COOKIE: Final = "cookie"
KEYS: Final = ("format", COOKIE)
"""What stands in `meta`, from the first moment on."""
GAPS: Final = (
    "SELECT room FROM events GROUP BY room HAVING MAX(seq) <> COUNT(*) OR MIN(seq) <> 1 LIMIT 1"
)
UNBALANCED_ACCOUNTS: Final = """
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


class IntegrityError(Exception):
    """This is no house, or a damaged one; `fault` says what is wrong with it."""

    def __init__(self, code: str, /, **facts: int | str) -> None:
        self.fault = Fault(str(code), facts)
        super().__init__(str(self.fault))


def recompute_heads(database: Database) -> tuple[dict[str, Head], dict[str, Fault]]:
    """Work out the heads of all rooms and of the house from their rows, and whose log is broken."""
    logs, faults = _logs(database)
    sums = _sums(database)
    rooms = {*logs, *sums, HOUSE}
    heads = {r: Head(*logs.get(r, (0, GENESIS_HASH)), as_bytes(sums.get(r, 0))) for r in rooms}
    return heads, faults


def check_integrity(database: Database) -> dict[str, Fault]:
    """Hold all that is kept against what binds it; returns the rooms that are at fault.

    Raises NotWhole where the fault is in what belongs to no room, or could be anybody's.
    """
    with told():
        check_pages(database)
        if missing := sorted(set(KEYS) - _keys(database)):
            raise IntegrityError(CopyCode.NO_KEY, key=missing[0])
        with _lenient(database):
            kept = {row[0]: Head(*row[1:]) for row in database.execute(_query(schema.heads))}
            found, faults = recompute_heads(database)
        if kept.get(HOUSE) != found[HOUSE]:
            check_sums(database)
            raise IntegrityError(CopyCode.HOUSE_CHANGED)
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
            raise IntegrityError(CopyCode.DAMAGED, detail=" ".join(found.split()))


def check_sums(database: Database) -> None:
    """Raise NotWhole where a balance is not the sum of its transfers."""
    with told():
        if astray := database.execute(UNBALANCED_ACCOUNTS).fetchone():
            raise IntegrityError(CopyCode.ASTRAY, account=str(astray[0]))


def check_gaps(database: Database) -> None:
    """Raise NotWhole where the log of a room lacks a number."""
    with told():
        if gap := database.execute(GAPS).fetchone():
            raise IntegrityError(CopyCode.GAP, room=str(gap[0]))


def _logs(database: Database) -> tuple[dict[str, tuple[int, bytes]], dict[str, Fault]]:
    """Follow each log to its newest event."""
    heads: dict[str, tuple[int, bytes]] = {}
    faults: dict[str, Fault] = {}
    start = (0, GENESIS_HASH)
    for room, seq, body, kept in database.execute(_query(schema.events) + " ORDER BY room, seq"):
        last, before = heads.get(room, start)
        after = chain_hash(before, room, seq, body)
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
        raise IntegrityError(CopyCode.DAMAGED, detail=str(said)) from None
    except UnicodeDecodeError as fault:  # SQLite quotes what it cannot read, as it stands there
        detail = fault.object.decode("utf-8", "replace")
        raise IntegrityError(CopyCode.DAMAGED, detail=detail) from None


@contextmanager
def _lenient(database: Database) -> Iterator[None]:
    """Read text that is none as what it cannot have been, so that its digest tells of it."""
    database.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
    try:
        yield
    finally:
        database.text_factory = str


HEADER: Final = struct.Struct(">16x8sII")
"""Two salts, which are those of each page of the newest run, and the checksum of all before it."""
FRAME: Final = struct.Struct(">4xI8sII")
"""Before each page: after a commit the pages of the database, else 0; salts and checksum."""
BIG_ENDIAN: Final = b"\x37\x7f\x06\x83"
SIZE: Final = slice(16, 18)
"""Where the database says how large its pages are; 1 is for the largest."""
LARGEST: Final = 65_536

Sums = tuple[int, int]


class Frame(NamedTuple):
    """A page of the file: whether it ends a transaction, its run, and what its checksum is over."""

    ends: bool
    salts: bytes
    told: Sums
    summed: bytes


def count_unread(database: Path) -> int:
    """Count the transactions of the newest run that end behind a page that SQLite refuses."""
    log = database.with_name(database.name + "-wal")
    if not log.exists():
        return 0
    with database.open("rb") as file:
        size = int.from_bytes(file.read(SIZE.stop)[SIZE], "big")
    return _unread(log.read_bytes(), LARGEST if size == 1 else size)


def _unread(changes: bytes, size: int) -> int:
    """Count them in a file with pages of this `size`; what the file says of it may be damaged."""
    if not size or not any(changes[: HEADER.size]) or len(changes) < HEADER.size + FRAME.size:
        return 0
    salts, *told = HEADER.unpack_from(changes)
    order = ">" if changes.startswith(BIG_ENDIAN) else "<"
    sums = _add(changes[: HEADER.size - 8], (0, 0), order)
    fits, unread = sums == tuple(told), 0
    frames = _frames(changes, size)
    if not fits and frames:
        salts = frames[0].salts
    for frame in frames:
        if fits and frame.salts == salts:
            sums = _add(frame.summed, sums, order)
        fits = fits and frame.salts == salts and sums == frame.told
        unread += frame.ends and frame.salts == salts and not fits
    return unread


def _frames(changes: bytes, size: int) -> list[Frame]:
    frames = []
    whole = FRAME.size + size
    for at in range(HEADER.size, len(changes) - whole + 1, whole):
        ends, salts, *told = FRAME.unpack_from(changes, at)
        summed = changes[at : at + 8] + changes[at + FRAME.size : at + whole]
        frames.append(Frame(bool(ends), salts, (told[0], told[1]), summed))
    return frames


def _add(data: bytes, sums: Sums, order: str) -> Sums:
    one, two = sums
    for even, odd in struct.iter_unpack(f"{order}II", data):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return one, two
