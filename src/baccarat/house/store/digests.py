"""What binds the rows of the database: a chain for every log, and a sum for all that is beside it.

An event's hash is SHA-256(hash of the one before it ‖ msgpack of [room, seq, body]), beginning with
32 zeros. Every other row has a digest, SHA-256(msgpack of [table, its columns in order, without a
number that the database gave it]); a room's rows, and those that belong to no room, each have the
sum of their digests modulo 2^256 written beside them. So a row may change or go without the
others being read again, and one that is changed, lost or added by accident does not fit the sum.
Someone who can write the file can also write the sums: this finds faults, not forgers.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Table

from . import schema

BEGINNING: Final = bytes(32)
"""What stands for the hash before the first event."""
HOUSE: Final = ""
"""Stands for the room of what belongs to no room."""
_SIZE: Final = 32
_MODULUS: Final = 1 << 8 * _SIZE

_pack = msgspec.msgpack.Encoder().encode


def chained(before: bytes, room: str, seq: int, body: bytes) -> bytes:
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
    hash: bytes = BEGINNING
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
