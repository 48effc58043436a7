"""All rows of a house's database, and their check sums after a change by hand."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from baccarat.house.store.dialects.sqlite import PRAGMAS, engine_of
from baccarat.house.store.opening import bind
from baccarat.house.store.rows import GENESIS_HASH, chain_hash

NUMBERED: Final = {"transfers": "id", "talk": "id", "plays": "id"}
"""Tables whose rows the database numbers, and the column of the number."""


def all_rows(database: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Read every table, in an order independent of where its rows are stored.

    Empty accounts are left out.
    """
    with closing(sqlite3.connect(database)) as db:
        db.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
        names = "SELECT name FROM sqlite_master WHERE type = 'table'"
        tables = sorted(name for (name,) in db.execute(names))
        queries = {name: f"SELECT * FROM {name}" for name in tables}  # noqa: S608 - its own names
        rows = {name: db.execute(query).fetchall() for name, query in queries.items()}
    rows["balances"] = [row for row in rows["balances"] if row[1]]
    for name, among in rows.items():
        among.sort(key=lambda row: row[0] if name in NUMBERED else repr(row))
        if name in NUMBERED:
            rows[name] = [row[1:] for row in among]
    return rows


def bind_again(database: Path) -> None:
    """Recompute the check sums of all rows: manual changes then count as written by the house."""
    engine = engine_of(database, PRAGMAS)
    with engine.connect() as connection, connection.begin():
        last, before = None, GENESIS_HASH
        log = "SELECT room, seq, body FROM events ORDER BY room, seq"
        for room, seq, body in connection.exec_driver_sql(log).all():
            before = chain_hash(before if room == last else GENESIS_HASH, room, seq, body)
            last = room
            connection.exec_driver_sql(
                "UPDATE events SET hash = ? WHERE room = ? AND seq = ?", (before, room, seq)
            )
        bind(connection)
    engine.dispose()
