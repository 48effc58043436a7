"""Move a house from a folder to a database, or back."""

from typing import Any, Final

from sqlalchemy import Connection, Table, insert, select

from . import schema
from .address import Place
from .backends.opening import fill_place
from .dialects.contract import LAYOUT_LABEL
from .integrity import IntegrityError, check_integrity
from .opening import create_tables
from .rows import HOUSE, database_of, digest, head_of
from .store import Store

AT_ONCE: Final = 1_000
"""Rows per statement."""
NOT_MOVED: Final = (schema.revision, schema.processes)


def move_house(source: Place, target: Place) -> None:
    """Copy a whole house to an empty place; the source stays as it is.

    The copy has its name only once it is checked: each row against the digests of the source, each
    log against its hashes, each balance against its transfers. Raises what Store raises, and
    InTheWay.
    """
    store = Store(source)
    try:
        for fault in store.damaged.values():
            raise IntegrityError(fault.code, **fault.facts)
        with store.snapshot():
            fill_place(target, lambda connection: _copy(store.connection, connection))
    finally:
        store.close()


def _copy(old: Connection, new: Connection) -> None:
    create_tables(new)
    for table in schema.metadata.sorted_tables:
        if table not in NOT_MOVED:
            _copy_table(old, new, table)
    _bind_to_layout(old, new)
    for fault in check_integrity(database_of(new)).values():
        raise IntegrityError(fault.code, **fault.facts)


def _copy_table(old: Connection, new: Connection, table: Table) -> None:
    """Copy the rows of a table in the order of their keys, numbered from 1 on."""
    query = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
    counted = table.autoincrement_column
    for rows in old.execute(query).mappings().partitions():
        written: list[dict[str, Any]] = [dict(row) for row in rows]
        for row in written:
            if table is schema.heads:
                row |= {"owner": None, "epoch": 0}
            if counted is not None:  # the new database gives the number
                del row[counted.name]
        new.execute(insert(table), written)


def _bind_to_layout(old: Connection, new: Connection) -> None:
    """Replace the old database's layout by the new one's in the sum of the house."""
    heads = schema.heads
    row = old.execute(select(heads).where(heads.c.room == HOUSE)).one()
    head = head_of(tuple(row[1:]))
    more = _layout_sum(new) - _layout_sum(old)
    changed = head.with_more(more, 0)
    new.execute(heads.update().where(heads.c.room == HOUSE).values(rest=changed.rest))


def _layout_sum(connection: Connection) -> int:
    return sum(digest(LAYOUT_LABEL, row) for row in database_of(connection).layout())
