"""Database integrity: whether the rows fit their digests."""

import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Table, select

from ...rules.fault import Fault
from . import schema
from .archive import DamagedPack, PackRow, unpack_checked
from .dialects.contract import LAYOUT_LABEL, Database
from .dialects.faults import DATABASE_FAULTS, damage_of
from .rows import BY_SHOE, HOUSE, UNBOUND, Head, as_bytes, bound, chain_hash, digest, owner

COOKIE: Final = "cookie"
KEYS: Final = ("format", COOKIE)
"""The keys that `meta` holds from the start."""
UNBALANCED_ACCOUNTS: Final = """
    SELECT account FROM (
        SELECT source AS account, -amount AS units FROM transfers
        UNION ALL SELECT target, amount FROM transfers
        UNION ALL SELECT account, packed + dropped FROM carried
        UNION ALL SELECT account, -amount FROM balances
    ) AS moved GROUP BY account HAVING SUM(units) <> 0 LIMIT 1
"""
"""Selects an account whose balance is not the sum of its transfers."""
CARRIED: Final = "SELECT account, packed FROM carried"
PAUSE_AFTER: Final = 256
"""Rows after which a check in the background lets other threads run."""


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
    NO_CHANGES = "copy-no-changes"
    """The file is not a file of changes, or is damaged."""
    OTHER_BASE = "copy-other-base"
    """The changes do not apply to `base`, the earlier copy of this name."""


class IntegrityError(Exception):
    """The file is not a house's database, or is damaged; `fault` says how."""

    def __init__(self, code: str, /, **facts: int | str) -> None:
        self.fault = Fault(str(code), facts)
        super().__init__(str(self.fault))


class _Logs(NamedTuple):
    """The heads of all logs, without sums, the faults in them, and the transfers in packs."""

    heads: dict[str, Head]
    faults: dict[str, Fault]
    packed: Counter[str]


def recompute_heads(database: Database) -> tuple[dict[str, Head], dict[str, Fault]]:
    """Recompute the heads of all rooms and of the house from their rows, and list broken logs."""
    logs = _logs(database, *_packs(database))
    return _with_sums(database, logs.heads), logs.faults


def check_integrity(database: Database, *, recent: bool = False) -> dict[str, Fault]:
    """Check all rows against the stored heads, and return the damaged rooms.

    With `recent`, archived rows and the pages of the file are left out. Raises IntegrityError if
    the damage is outside rooms, or could affect any of them.
    """
    with report_damage():
        if not recent:
            check_pages(database)
        if missing := sorted(set(KEYS) - _keys(database)):
            raise IntegrityError(CopyCode.NO_KEY, key=missing[0])
        with database.lenient():
            kept = _read_heads(database)
            heads, broken, packed = _newest_packs(database, kept) if recent else _packs(database)
            # The packs of a room may all have been deleted on purpose.
            heads = {**_read_packed_heads(kept), **heads}
            logs = _logs(database, heads, broken, packed)
            found = _with_sums(database, logs.heads, kept if recent else None)
        faults = logs.faults
        if kept.get(HOUSE) != found[HOUSE]:
            check_sums(database)
            raise IntegrityError(CopyCode.HOUSE_CHANGED)
        for room in found.keys() | kept.keys():
            if kept.get(room) != found.get(room):
                faults.setdefault(room, Fault(CopyCode.CHANGED, {"room": str(room)}))
        if not faults:
            check_sums(database)
            if not recent:
                _check_carried(database, logs.packed)
    return {str(room): fault for room, fault in faults.items()}


def _read_heads(database: Database) -> dict[str, Head]:
    rows = database.execute(_query(schema.heads, ("room", *Head._fields)))
    return {row[0]: Head(*row[1:]) for row in rows}


def check_archive(database: Database, room: str) -> Fault | None:
    """Check the archived rows of one room against its head; return the fault, if any.

    It reads within the caller's transaction, and leaves live rows and sums of accounts alone.
    """
    with report_damage(), database.lenient():
        query = _query(schema.heads, ("room", *Head._fields))
        kept = database.execute(query + " WHERE room = ?", [room]).fetchone()
        if kept is None:
            return None
        head = Head(*kept[1:])
        found, faults, _ = _packs(database, room)
        total = 0
        for table in (*BY_SHOE, schema.packs):
            rows = database.execute(
                _query(table) + " WHERE room = ? AND shoe <= ?", [room, head.packed_shoe]
            )
            for number, row in enumerate(rows):
                total += digest(str(table.name), row)
                if number % PAUSE_AFTER == 0:
                    time.sleep(0)  # lets other threads run
        packed = found.get(room, Head())
        same = (packed.packed_shoe, packed.packed_seq, packed.packed_hash) == head[3:6]
        if faults:
            return faults[room]
        if as_bytes(total) != head.archive or not (same or packed == Head()):
            return Fault(CopyCode.CHANGED, {"room": room})
    return None


def check_pages(database: Database) -> None:
    """Run the database's own check of its pages; raises IntegrityError."""
    with report_damage():
        if found := database.find_bad_page():
            raise IntegrityError(CopyCode.DAMAGED, detail=found)


def check_sums(database: Database) -> None:
    """Raise IntegrityError if a balance is not the sum of its transfers."""
    with report_damage():
        if astray := database.execute(UNBALANCED_ACCOUNTS).fetchone():
            raise IntegrityError(CopyCode.ASTRAY, account=str(astray[0]))


def _check_carried(database: Database, packed: Mapping[str, int]) -> None:
    """Raise IntegrityError if the sums carried for an account are not those of the packs."""
    kept = dict(database.execute(CARRIED).fetchall())
    for account in kept.keys() | packed.keys():
        if kept.get(account, 0) != packed.get(account, 0):
            raise IntegrityError(CopyCode.ASTRAY, account=str(account))


def _packs(
    database: Database, of: str | None = None
) -> tuple[dict[str, Head], dict[str, Fault], Counter[str]]:
    """Unpack all packs, or those `of` one room: follow their chain, and add up their transfers.

    The first pack that is left of a room may follow others that were deleted on purpose.
    """
    heads: dict[str, Head] = {}
    faults: dict[str, Fault] = {}
    packed = Counter[str]()
    where, values = (" WHERE room = ?", [of]) if of is not None else ("", [])
    query = f"{_query(schema.packs)}{where} ORDER BY room, shoe"
    for room, shoe, first, last, before, after, body in database.execute(query, values):
        known = heads.get(room)
        gap = known is not None and known.seq + 1 != first
        try:
            if gap or (known is not None and known.hash != before):
                raise DamagedPack(room)
            rows = unpack_checked(PackRow(room, shoe, first, last, before, after, body))
            packed.update(rows.sums())
        except (DamagedPack, TypeError, ValueError):
            code = CopyCode.GAP if gap else CopyCode.CHANGED
            faults.setdefault(room, Fault(code, {"room": str(room)}))
        head = Head(last, after, packed_shoe=shoe, packed_seq=last, packed_hash=after)
        heads[room] = head
    return heads, faults, packed


def _read_packed_heads(heads: Mapping[str, Head]) -> dict[str, Head]:
    """Return the head that each room had at the end of its newest pack, without sums."""
    return {
        room: Head(head.packed_seq, head.packed_hash, Head().rest, *head[3:6])
        for room, head in heads.items()
        if head.packed_shoe >= 0
    }


def _newest_packs(
    database: Database, heads: Mapping[str, Head]
) -> tuple[dict[str, Head], dict[str, Fault], Counter[str]]:
    """Compare the newest pack of each room with the room's head, without unpacking any."""
    query = "SELECT last, after FROM packs WHERE room = ? AND shoe = ?"
    found: dict[str, Head] = {}
    for room, head in _read_packed_heads(heads).items():
        row = database.execute(query, [room, head.packed_shoe]).fetchone()
        last, after = row or (head.seq, head.hash)
        found[room] = head._replace(seq=last, hash=after, packed_seq=last, packed_hash=after)
    return found, {}, Counter()


def _logs(
    database: Database,
    packed: Mapping[str, Head],
    faults: dict[str, Fault],
    transfers: Counter[str],
) -> _Logs:
    """Follow each log's hash chain from its packs to its newest event."""
    heads = {**packed}
    start = Head()
    for room, seq, body, kept in database.execute(_query(schema.events) + " ORDER BY room, seq"):
        head = heads.get(room, start)
        after = chain_hash(head.hash, room, seq, body)
        heads[room] = head._replace(seq=seq, hash=after)
        if room not in faults and (seq != head.seq + 1 or after != kept):
            code = CopyCode.CHANGED if seq == head.seq + 1 else CopyCode.GAP
            faults[room] = Fault(code, {"room": str(room)})
    return _Logs(heads, faults, transfers)


def _with_sums(
    database: Database, heads: Mapping[str, Head], trusted: Mapping[str, Head] | None = None
) -> dict[str, Head]:
    """Add the sums of digests to the heads; archived rows are not read if heads are `trusted`."""
    live, archived = defaultdict[str, int](int), defaultdict[str, int](int)
    present = set[str]()
    for row in database.layout():
        live[HOUSE] += digest(LAYOUT_LABEL, row)
        present.add(row[1])
    left_out = (schema.events, schema.heads, *UNBOUND)
    for table in schema.metadata.sorted_tables:
        if table in left_out or (trusted and table is schema.packs):
            continue
        # An older format may lack tables and columns; a lost one changes the layout's sum.
        if table.name not in present:
            continue
        name, mine, there = str(table.name), owner(table), database.columns(str(table.name))
        columns = tuple(column for column in bound(table) if column in there)
        at = columns.index(mine) if mine in columns else None
        shoe = columns.index("shoe") if table in (*BY_SHOE, schema.packs) else None
        for row in _rows(database, table, columns, trusted):
            room = HOUSE if at is None else row[at]
            old = shoe is not None and is_archived(heads.get(room), row[shoe])
            (archived if old else live)[room] += digest(name, row)
    rooms = {*heads, *live, *archived, HOUSE}
    found = {
        room: heads.get(room, Head()).with_more(live.get(room, 0), archived.get(room, 0))
        for room in rooms
    }
    for room, head in (trusted or {}).items():
        if room in found:
            found[room] = found[room]._replace(archive=head.archive)
    return found


def is_archived(head: Head | None, shoe: Any) -> bool:
    """Whether rows of a shoe count as archived in a room with this head."""
    return head is not None and isinstance(shoe, int) and shoe <= head.packed_shoe


def _rows(
    database: Database, table: Table, columns: tuple[str, ...], heads: Mapping[str, Head] | None
) -> Iterator[Any]:
    """Read columns of a table; with `heads`, only the rows of shoes that are not packed."""
    if heads is None or table not in BY_SHOE:
        yield from database.execute(_query(table, columns))
        return
    live = _query(table, columns) + " WHERE room = ? AND shoe > ?"
    for room, head in heads.items():
        yield from database.execute(live, [room, head.packed_shoe])


@cache
def _query(table: Table, columns: tuple[str, ...] | None = None) -> str:
    """Select columns of a table, or else those that digests cover."""
    return str(select(*(table.c[name] for name in columns or bound(table))))


def _keys(database: Database) -> set[Any]:
    return {row[0] for row in database.execute(_query(schema.meta))}


@contextmanager
def report_damage() -> Iterator[None]:
    """Turn errors about damaged data into IntegrityError; disk faults and locks pass."""
    try:
        yield
    except DATABASE_FAULTS as fault:
        if (detail := damage_of(fault)) is None:
            raise
        raise IntegrityError(CopyCode.DAMAGED, detail=detail) from None
    except UnicodeDecodeError as fault:  # SQLite quotes unreadable bytes as they are
        detail = fault.object.decode("utf-8", "replace")
        raise IntegrityError(CopyCode.DAMAGED, detail=detail) from None
