"""Database integrity: a hash chain over each log, digests of other rows, and the WAL's pages."""

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
"""The hash before the first event."""
HOUSE: Final = ""
"""The room name under which rows are counted that belong to no room."""
_SIZE: Final = 32
_MODULUS: Final = 1 << 8 * _SIZE

_pack = msgspec.msgpack.Encoder().encode


def chain_hash(before: bytes, room: str, seq: int, body: bytes) -> bytes:
    """Return the hash of an event's row; `before` is the previous row's hash."""
    return sha256(before + _pack((room, seq, body))).digest()


def digest(table: str, values: Sequence[Any]) -> int:
    """Return the digest of a row, given its `bound` columns."""
    return int.from_bytes(sha256(_pack((table, *values))).digest(), "big")


def as_bytes(total: int) -> bytes:
    """Encode a sum of digests for storage."""
    return (total % _MODULUS).to_bytes(_SIZE, "big")


class Head(NamedTuple):
    """A room's newest event, and the sum of the digests of all its other rows."""

    seq: int = 0
    hash: bytes = GENESIS_HASH
    rest: bytes = bytes(_SIZE)

    def with_more(self, total: int) -> "Head":
        """Return the head with `total` added to its sum of digests."""
        return self._replace(rest=as_bytes(int.from_bytes(self.rest, "big") + total))


@cache
def bound(table: Table) -> tuple[str, ...]:
    """List the columns that a row's digest covers."""
    counted = table.autoincrement_column
    return tuple(column.name for column in table.columns if column is not counted)


def owner(table: Table) -> str | None:
    """Return the column with a row's room; None if the table is the house's own."""
    if table is schema.rooms:
        return "id"
    return "room" if "room" in table.c else None


class Tally:
    """What a transaction adds to the sums of digests, by room; rows are their `bound` columns."""

    def __init__(self) -> None:
        self.sums: defaultdict[str, int] = defaultdict(int)

    def add(self, table: Table, rows: Iterable[Sequence[Any]]) -> None:
        """Count rows that are written."""
        name, at = str(table.name), _place_of_owner(table)
        for row in rows:
            self.sums[HOUSE if at is None else row[at]] += digest(name, row)

    def take(self, table: Table, rows: Iterable[Sequence[Any]]) -> None:
        """Discount rows that are deleted or replaced."""
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
"""The keys that `meta` holds from the start."""
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
"""Selects an account whose balance is not the sum of its transfers."""
LAYOUT: Final = (
    "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite^_%' ESCAPE '^'"
)


class CopyCode(StrEnum):
    """What can be wrong with a database, or with a copy of one."""

    DAMAGED = "copy-damaged"
    """`detail` is SQLite's own message."""
    EMPTY = "copy-empty"
    LATEST_LOST = "copy-latest-lost"
    """Acknowledged `transactions` are missing, with `events` of `rooms` and of `more`."""
    LATEST_UNREAD = "copy-latest-unread"
    """The write-ahead log has a damaged page before `transactions` that may have been acknowledged;
    there is no high-water mark to tell."""
    NO_TABLE = "copy-lacks-table"
    NO_KEY = "copy-lacks-key"
    GAP = "copy-has-gap"
    CHANGED = "copy-changed"
    """Rows of a `room`."""
    HOUSE_CHANGED = "copy-house-changed"
    """Rows that belong to no room: guests, accounts, keys, players' own limits."""
    ASTRAY = "copy-does-not-add-up"


class IntegrityError(Exception):
    """The file is not a house's database, or is damaged; `fault` says how."""

    def __init__(self, code: str, /, **facts: int | str) -> None:
        self.fault = Fault(str(code), facts)
        super().__init__(str(self.fault))


def recompute_heads(database: Database) -> tuple[dict[str, Head], dict[str, Fault]]:
    """Recompute the heads of all rooms and of the house from their rows, and list broken logs."""
    logs, faults = _logs(database)
    sums = _sums(database)
    rooms = {*logs, *sums, HOUSE}
    heads = {r: Head(*logs.get(r, (0, GENESIS_HASH)), as_bytes(sums.get(r, 0))) for r in rooms}
    return heads, faults


def check_integrity(database: Database) -> dict[str, Fault]:
    """Check all rows against the stored heads, and return the damaged rooms.

    Raises IntegrityError if the damage is outside rooms, or could affect any of them.
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
    """Run SQLite's own check of the file; raises IntegrityError."""
    with told():
        found = str(database.execute("PRAGMA integrity_check(1)").fetchone()[0])
        if found != "ok":
            raise IntegrityError(CopyCode.DAMAGED, detail=" ".join(found.split()))


def check_sums(database: Database) -> None:
    """Raise IntegrityError if a balance is not the sum of its transfers."""
    with told():
        if astray := database.execute(UNBALANCED_ACCOUNTS).fetchone():
            raise IntegrityError(CopyCode.ASTRAY, account=str(astray[0]))


def check_gaps(database: Database) -> None:
    """Raise IntegrityError if a room's log lacks a number."""
    with told():
        if gap := database.execute(GAPS).fetchone():
            raise IntegrityError(CopyCode.GAP, room=str(gap[0]))


def _logs(database: Database) -> tuple[dict[str, tuple[int, bytes]], dict[str, Fault]]:
    """Follow each log's hash chain to its newest event."""
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
    """Add up the digests of all rows except events, by room."""
    sums: defaultdict[str, int] = defaultdict(int)
    present = set[str]()
    for row in database.execute(LAYOUT):
        sums[HOUSE] += digest("sqlite_master", row)
        present.add(row[1])
    for table in schema.metadata.sorted_tables:
        if table in (schema.events, schema.heads):
            continue
        if table.name not in present:  # in an older format; a lost table changes the layout's sum
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
    """Turn SQLite's errors about a damaged file into IntegrityError; disk faults and locks pass."""
    try:
        yield
    except (sqlite3.DatabaseError, DBAPIError) as fault:
        said = getattr(fault, "orig", fault)
        code = getattr(said, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        if isinstance(said, sqlite3.OperationalError) and code != sqlite3.SQLITE_ERROR:
            raise
        raise IntegrityError(CopyCode.DAMAGED, detail=str(said)) from None
    except UnicodeDecodeError as fault:  # SQLite quotes unreadable bytes as they are
        detail = fault.object.decode("utf-8", "replace")
        raise IntegrityError(CopyCode.DAMAGED, detail=detail) from None


@contextmanager
def _lenient(database: Database) -> Iterator[None]:
    """Decode invalid text to something that it cannot have been, so that its digest reveals it."""
    database.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
    try:
        yield
    finally:
        database.text_factory = str


HEADER: Final = struct.Struct(">16x8sII")
"""The WAL's two salts, which every page of the current run repeats, and the header's checksum."""
FRAME: Final = struct.Struct(">4xI8sII")
"""Before each page: the database's page count after a commit, else 0; salts and checksum."""
BIG_ENDIAN: Final = b"\x37\x7f\x06\x83"
SIZE: Final = slice(16, 18)
"""Where the database header gives its page size; 1 stands for the largest."""
LARGEST: Final = 65_536

Sums = tuple[int, int]


class Frame(NamedTuple):
    """A page of the WAL: whether it ends a transaction, its run, and the data of its checksum."""

    ends: bool
    salts: bytes
    told: Sums
    summed: bytes


def count_unread(database: Path) -> int:
    """Count the transactions of the current run that end behind a page that SQLite refuses."""
    log = database.with_name(database.name + "-wal")
    if not log.exists():
        return 0
    with database.open("rb") as file:
        size = int.from_bytes(file.read(SIZE.stop)[SIZE], "big")
    return _unread(log.read_bytes(), LARGEST if size == 1 else size)


def _unread(changes: bytes, size: int) -> int:
    """Count them in a WAL with pages of `size` bytes; the size in its own header may be damaged."""
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
