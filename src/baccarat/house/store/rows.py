"""Reading and writing rows within a transaction, so that what binds them moves with them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Select,
    Table,
    Update,
    and_,
    bindparam,
    insert,
    or_,
    select,
    update,
)

from . import schema
from .digests import Head, Tally

Key = tuple[Any, ...]
Row = dict[str, Any]

AT_ONCE: Final = 128
"""Keys that one statement asks for at most: SQLite bounds how deep its conditions go."""
BINDING: Final = (schema.events, schema.heads)
"""Tables that no sum counts: they bind themselves, or are what binds."""


class Rows:
    """The rows of one transaction; `heads` are those of the rooms that were looked up.

    What is written counts when `settle` is called, before the transaction ends.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.heads: dict[str, Head] = {}
        self.tally = Tally()
        self._known: dict[Key, Key] = {}

    def look_up(self, rooms: Iterable[str]) -> None:
        """Read the heads of rooms; one that has none yet begins."""
        asked = [(room,) for room in rooms]
        known = self.found(schema.heads, asked)
        self._known |= known
        for key in asked:
            self.heads[key[0]] = Head(*known[key]) if key in known else Head()

    def settle(self) -> None:
        """Write the heads anew."""
        self.look_up(self.tally.sums.keys() - self.heads.keys())
        after = {
            (room,): tuple(head.with_more(self.tally.sums.get(room, 0)))
            for room, head in self.heads.items()
        }
        empty = tuple(Head())
        moved = {key: row for key, row in after.items() if self._known.get(key, empty) != row}
        self.put(schema.heads, self._known, moved)

    def found(self, table: Table, keys: Iterable[Key]) -> dict[Key, Key]:
        """Return the rows that stand under these keys: what is in their other columns."""
        names = [column.name for column in table.primary_key]
        wanted, found = sorted(set(keys)), {}
        for start in range(0, len(wanted), AT_ONCE):
            some = wanted[start : start + AT_ONCE]
            many = 1 << (len(some) - 1).bit_length()
            some += some[-1:] * (many - len(some))
            asked = {
                f"{n}_{at}": v
                for at, key in enumerate(some)
                for n, v in zip(names, key, strict=True)
            }
            for row in self.connection.execute(_finding(table, many), asked):
                found[tuple(row[: len(names)])] = tuple(row[len(names) :])
        return found

    def put(self, table: Table, known: Mapping[Key, Key], rows: Mapping[Key, Key]) -> None:
        """Write rows over those that are `known`, and the others as new."""
        names = [column.name for column in table.columns]
        fresh: list[Row] = []
        old: list[Row] = []
        for key, rest in rows.items():
            row = dict(zip(names, key + rest, strict=True))
            if key not in known:
                fresh.append(row)
                continue
            old.append(row)
            if table not in BINDING:
                self.tally.take(table, dict(zip(names, key + known[key], strict=True)))
                self.tally.add(table, row)
        self.add(table, fresh)
        if old:
            named = [{f"to_{k}": v for k, v in row.items()} for row in old]
            self.connection.execute(_changing(table), named)

    def add(self, table: Table, rows: Sequence[Row]) -> None:
        """Write new rows."""
        if not rows:
            return
        self.connection.execute(insert(table), rows)
        if table not in BINDING:
            for row in rows:
                self.tally.add(table, row)


@cache
def _finding(table: Table, many: int) -> Select[Any]:
    """Find rows by so many keys; what stands in a table's primary key stands first in it.

    Each key is compared alone: for a list of pairs SQLite reads the whole table.
    """
    each = (
        and_(*(column == bindparam(f"{column.name}_{at}") for column in table.primary_key))
        for at in range(many)
    )
    return select(table).where(or_(*each))


@cache
def _changing(table: Table) -> Update:
    """Write a row over the one with the same key; a parameter is its column's name with `to_`."""
    to: dict[str, Any] = {column.name: bindparam(f"to_{column.name}") for column in table.columns}
    here = [column == to.pop(column.name) for column in table.primary_key]
    return update(table).where(*here).values(to)
