"""Read and write rows in a transaction, keeping the integrity digests up to date.

A hash chain covers each log, and sums of digests cover all other rows.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    Table,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.sql import ClauseElement

from . import schema
from .dialects.contract import OPTION, Database
from .dialects.faults import Interrupted


def database_of(connection: Connection) -> Database:
    """Return the driver below a connection."""
    database: Database = connection.get_execution_options()[OPTION](connection)
    return database


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
    """A room's newest event, and the sums of the digests of its other rows.

    Rows of shoes up to `packed_shoe`, and packs, count in `archive`; all others in `rest`.
    """

    seq: int = 0
    hash: bytes = GENESIS_HASH
    rest: bytes = bytes(_SIZE)
    packed_shoe: int = -1
    packed_seq: int = 0
    packed_hash: bytes = GENESIS_HASH
    archive: bytes = bytes(_SIZE)

    def with_more(self, live: int, archived: int) -> "Head":
        """Return the head with more in its sums of digests."""
        return self._replace(rest=_add(self.rest, live), archive=_add(self.archive, archived))


def _add(total: bytes, more: int) -> bytes:
    return as_bytes(int.from_bytes(total, "big") + more)


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


BY_SHOE: Final = (schema.shoes, schema.coups, schema.plays)
"""Tables whose rows stay when their shoe is packed, and are archived then."""


UNBOUND: Final = (schema.balances, schema.issued, schema.processes)
"""Tables that no sum covers: the transfers prove the balances, and processes come and go.

Chips issued to networks are counted for a day, and rooms of several processes count it.
"""


class DigestSums:
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


Key = tuple[Any, ...]
Row = dict[str, Any]


ADD: Final = """
    UPDATE balances SET amount = amount + :units
    WHERE account = :account AND amount + :more BETWEEN :least AND :most
"""
"""Adds units to an account; changes no row if that passes the bounds."""
ADD_NEW: Final = """
    INSERT INTO balances (account, amount)
    SELECT account, units FROM (
        SELECT CAST(:account AS VARCHAR) AS account, CAST(:units AS BIGINT) AS units,
            CAST(:first AS BIGINT) AS least
    ) AS change
    WHERE units >= least OR EXISTS (SELECT 1 FROM balances AS b WHERE b.account = change.account)
    ON CONFLICT (account) DO UPDATE SET amount = balances.amount + excluded.amount
    WHERE balances.amount + excluded.amount BETWEEN :least AND :most
"""
"""The same for an account that may be new."""
_WORDED: Final[dict[tuple[object, ...], str]] = {}
"""Each statement as it was compiled, by dialect."""


def select_sql(dialect: Dialect, table: Table, many: int, *, lock: bool) -> str:
    """Select rows by `many` keys; a table's primary key columns come first.

    Each key is compared separately: for a list of pairs SQLite would scan the whole table. Rows are
    locked in order of their keys, so that no two processes wait for each other.
    """

    def query() -> ClauseElement:
        keys = [[bindparam(None, None, c.type) for c in table.primary_key] for _ in range(many)]
        each = (
            and_(*(column == value for column, value in zip(table.primary_key, key, strict=True)))
            for key in keys
        )
        found = select(table).where(or_(*each)).order_by(*table.primary_key)
        return found.with_for_update() if lock else found

    return _compile(dialect, ("select", table, many, lock), query)


def update_sql(dialect: Dialect, table: Table) -> str:
    """Update the row with the same key; the parameters are the other columns, then the key."""

    def change() -> ClauseElement:
        rest = [column.name for column in table.columns if not column.primary_key]
        here = [column == bindparam(f"key_{column.name}") for column in table.primary_key]
        return update(table).where(*here).values({name: bindparam(name) for name in rest})

    return _compile(dialect, ("update", table), change)


def insert_sql(dialect: Dialect, table: Table) -> str:
    """Insert a row, given its `bound` columns."""
    return _compile(
        dialect,
        ("insert", table),
        lambda: insert(table).values({name: bindparam(name) for name in bound(table)}),
    )


def _compile(dialect: Dialect, key: Key, make: Callable[[], ClauseElement]) -> str:
    """Compile a statement once for each kind of database."""
    known = (dialect.name, *key)
    if known not in _WORDED:
        _WORDED[known] = str(make().compile(dialect=dialect))
    return _WORDED[known]


AT_ONCE: Final = 128
"""Keys per statement at most: SQLite limits the depth of an expression."""
NOT_SUMMED: Final = (schema.events, schema.heads, *UNBOUND)
"""Tables outside the sums of digests: events have a hash chain, and heads hold the sums."""
NO_LEASE: Final = (None, 0)
"""The owner and the epoch of a new room."""


def head_of(columns: Key) -> Head:
    """Return a room's head, given its columns after the key."""
    return Head(*columns[: len(Head._fields)])


class RowWriter:
    """The rows of one transaction; `heads` are those of the rooms looked up.

    Call `write_heads` before the transaction ends.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._cursor = database_of(connection).cursor()
        self._dialect = connection.dialect
        self.heads: dict[str, Head] = {}
        self.tally = DigestSums()
        self.archive = DigestSums()
        self._known: dict[Key, Key] = {}

    def look_up(self, rooms: Iterable[str]) -> None:
        """Read the heads of rooms; new rooms get an empty one."""
        asked = [(room,) for room in rooms]
        known = self.find(schema.heads, asked)
        self._known |= known
        for key in asked:
            self.heads[key[0]] = head_of(known[key]) if key in known else Head()

    def epoch(self, room: str) -> int:
        """Return how often a room that was looked up has been taken."""
        return int(self._lease(room)[1])

    def _lease(self, room: str) -> Key:
        """Return the owner and the epoch of a room that was looked up."""
        known = self._known.get((room,))
        return known[len(Head._fields) :] if known else NO_LEASE

    def extend_log(self, room: str, bodies: Iterable[bytes]) -> list[Row]:
        """Return the rows of new events of a room that was looked up, chained by their hashes."""
        head, new = self.heads[room], list[Row]()
        seq, newest = head.seq, head.hash
        for seq, body in enumerate(bodies, head.seq + 1):
            newest = chain_hash(newest, room, seq, body)
            new.append({"room": room, "seq": seq, "body": body, "hash": newest})
        self.heads[room] = head._replace(seq=seq, hash=newest)
        return new

    def write_heads(self) -> None:
        """Write the updated heads."""
        live, archived = self.tally.sums, self.archive.sums
        self.look_up((live.keys() | archived.keys()) - self.heads.keys())
        after = {
            (room,): tuple(head.with_more(live.get(room, 0), archived.get(room, 0)))
            + self._lease(room)
            for room, head in self.heads.items()
        }
        empty = (*Head(), *NO_LEASE)
        moved = {key: row for key, row in after.items() if self._known.get(key, empty) != row}
        self.put(schema.heads, self._known, moved)

    def delete_head(self, room: str) -> None:
        """Delete the head of a room that has no rows left."""
        self.heads.pop(room, None)
        self.tally.sums.pop(room, None)
        self.archive.sums.pop(room, None)
        heads = schema.heads
        self.connection.execute(delete(heads).where(heads.c.room == room))

    def find(self, table: Table, keys: Iterable[Key], *, lock: bool = True) -> dict[Key, Key]:
        """Return the other columns of the rows with these keys.

        They stay locked until the transaction ends, unless `lock` is false.
        """
        width = len(table.primary_key)
        wanted, found = sorted(set(keys)), {}
        for start in range(0, len(wanted), AT_ONCE):
            some = wanted[start : start + AT_ONCE]
            many = 1 << (len(some) - 1).bit_length()
            some += some[-1:] * (many - len(some))
            self._cursor.execute(
                select_sql(self._dialect, table, many, lock=lock),
                [value for key in some for value in key],
            )
            for row in self._cursor.fetchall():
                found[tuple(row[:width])] = tuple(row[width:])
        return found

    def add_to_balances(self, changes: Sequence[tuple[str, int, int, int]], *, new: bool) -> None:
        """Add units to accounts, given the least and the most that each may have, in this order.

        `new` accounts are added unless another process has done so. Raises Interrupted if another
        process has changed one of the balances so that the bounds would be passed.
        """
        key, statement = ("new", ADD_NEW) if new else ("add", ADD)
        rows: list[Key] = [
            (account, units, least, least, most) if new else (units, account, units, least, most)
            for account, units, least, most in changes
        ]
        self._write(_compile(self._dialect, (key,), lambda: text(statement)), rows)
        if rows and self._cursor.rowcount != len(rows):
            raise Interrupted

    def put(self, table: Table, known: Mapping[Key, Key], rows: Mapping[Key, Key]) -> None:
        """Update the rows that are `known`, and insert the others."""
        fresh = [key + rest for key, rest in rows.items() if key not in known]
        old = [key for key in rows if key in known]
        self._insert(table, fresh)
        self._write(update_sql(self._dialect, table), [rows[key] + key for key in old])
        if table not in NOT_SUMMED:
            self.tally.take(table, [key + known[key] for key in old])
            self.tally.add(table, [key + rows[key] for key in old])

    def replace(self, table: Table, rows: Mapping[Key, Key]) -> None:
        """Update the rows that exist, and insert the others."""
        self.put(table, self.find(table, rows), rows)

    def add(self, table: Table, rows: Sequence[Row]) -> None:
        """Insert rows."""
        names = bound(table)
        self._insert(table, [tuple([row[name] for name in names]) for row in rows])

    def remove(self, table: Table, *where: ColumnElement[bool]) -> list[Row]:
        """Delete the rows that meet the conditions, and return them."""
        gone = delete(table).where(*where).returning(*table.c)
        rows = [dict(row) for row in self.connection.execute(gone).mappings()]
        self._take(table, rows)
        return rows

    def change(self, table: Table, rows: Sequence[Row], **values: Any) -> None:
        """Set columns of rows that were read whole; the table has one key column."""
        (key,) = table.primary_key
        here = key.in_([row[key.name] for row in rows])
        self.connection.execute(update(table).where(here).values(values))
        self._take(table, rows)
        changed = [row | values for row in rows]
        for tally, some in self._by_tally(table, changed):
            tally.add(table, some)

    def _take(self, table: Table, rows: Sequence[Row]) -> None:
        if table in NOT_SUMMED:
            return
        for tally, some in self._by_tally(table, rows):
            tally.take(table, some)

    def _by_tally(
        self, table: Table, rows: Sequence[Row]
    ) -> Iterator[tuple[DigestSums, list[Key]]]:
        """Split rows into live and archived ones, as their `bound` columns."""
        if table in BY_SHOE:
            self.look_up({row["room"] for row in rows} - self.heads.keys())
        names = bound(table)
        archived, live = list[Key](), list[Key]()
        for row in rows:
            old = table is schema.packs or (
                table in BY_SHOE and row["shoe"] <= self.heads[row["room"]].packed_shoe
            )
            (archived if old else live).append(tuple([row[name] for name in names]))
        yield self.archive, archived
        yield self.tally, live

    def _insert(self, table: Table, rows: Sequence[Key]) -> None:
        self._write(insert_sql(self._dialect, table), rows)
        if table is schema.packs:
            self.archive.add(table, rows)
        elif table not in NOT_SUMMED:
            self.tally.add(table, rows)

    def _write(self, statement: str, rows: Sequence[Key]) -> None:
        if rows:
            self._cursor.executemany(statement, rows)
