"""The statements that every transaction needs: SQLAlchemy words each once, the driver runs it.

To word one again takes longer than to run it. Parameters go by their place.
"""

from functools import cache
from typing import Final

from sqlalchemy import Table, and_, bindparam, insert, or_, select, update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.sql import ClauseElement

from .digests import bound

_DIALECT: Final = dialect(paramstyle="qmark")


@cache
def finding(table: Table, many: int) -> str:
    """Find rows by so many keys; what stands in a table's primary key stands first in it.

    Each key is compared alone: for a list of pairs SQLite reads the whole table.
    """
    keys = [[bindparam(None, None, c.type) for c in table.primary_key] for _ in range(many)]
    each = (
        and_(*(column == value for column, value in zip(table.primary_key, key, strict=True)))
        for key in keys
    )
    return _worded(select(table).where(or_(*each)))


@cache
def changing(table: Table) -> str:
    """Write a row over the one with the same key: first what changes, then the key."""
    rest = [column.name for column in table.columns if not column.primary_key]
    here = [column == bindparam(f"key_{column.name}") for column in table.primary_key]
    return _worded(update(table).where(*here).values({name: bindparam(name) for name in rest}))


@cache
def inserting(table: Table) -> str:
    """Write a new row, by its `bound` columns."""
    return _worded(insert(table).values({name: bindparam(name) for name in bound(table)}))


def _worded(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=_DIALECT))
