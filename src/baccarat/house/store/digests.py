"""Digests of rows: a hash chain over each log, and sums over all other rows."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Table

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

What is issued to networks is counted for a day, and rooms of several processes count it.
"""


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
