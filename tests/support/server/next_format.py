"""A version of the program that stores a house in another format, and is the same otherwise.

`python -m support.server.next_format NUMBER …` runs `baccarat …` as such a version. Format 2 has a
table more and a column more, with the step in `format_2/`. It exists in the tests alone.
"""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final
from unittest.mock import patch

from sqlalchemy import BigInteger, Column, Integer, String, Table

from baccarat.cli import main
from baccarat.house.store import backup, migrations, opening, schema
from baccarat.house.store.backends import server

NEXT: Final = opening.FORMAT + 1
STEPS: Final = Path(__file__).parent / "format_2"


@contextmanager
def next_format(number: int = NEXT) -> Iterator[None]:
    """Make this process such a version for a while."""
    with ExitStack() as changed:
        changed.callback(opening._statements.cache_clear)
        for module in (opening, backup, server):
            changed.enter_context(patch.object(module, "FORMAT", number))
        folders = (*migrations.VERSIONS, STEPS)
        changed.enter_context(patch.object(migrations, "VERSIONS", folders))
        if number == NEXT:
            changed.enter_context(_tables())
        opening._statements.cache_clear()
        yield


@contextmanager
def _tables() -> Iterator[None]:
    """Put the tables of format 2 into the schema."""
    metadata, before = schema.metadata, schema.departures
    metadata.remove(before)
    added = (
        Table(
            "lanterns",
            metadata,
            Column("room", String, primary_key=True),
            Column("candles", Integer, nullable=False),
        ),
        Table(
            "departures",
            metadata,
            Column("player", String, primary_key=True),
            Column("asked", BigInteger, nullable=False),
            Column("lit", Integer, nullable=False, server_default="0"),
        ),
    )
    try:
        yield
    finally:
        for table in added:
            metadata.remove(table)
        metadata._add_table(before.name, None, before)


if __name__ == "__main__":
    with next_format(int(sys.argv.pop(1))):
        sys.exit(main())
