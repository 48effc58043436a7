"""Data folders of an earlier format, as its version left them; and reading a whole database."""

import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from baccarat.house.store.integrity import GENESIS_HASH, chain_hash
from baccarat.house.store.opening import PRAGMAS, bind, engine_of

FIXTURES: Final = Path(__file__).parent.parent / "fixtures"
GAMES: Final = ("punto", "chemin")
"""Each has a folder of format 2."""
NUMBERED: Final = {"transfers": "id", "talk": "id", "plays": "id"}
"""Tables whose rows the database numbers, and by what."""


def folder_of_format_2(game: str, into: Path) -> Path:
    """Unpack the folder of a game, and return where it is."""
    name = f"house-format-2-{game}"
    with tarfile.open(FIXTURES / f"{name}.tar.xz") as archive:
        # By name, where there is one: Python has it from 3.11.4 on.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(into)  # noqa: S202 - made by ourselves
    return into / name


def all_rows(database: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Read every table, in an order that does not depend on where its rows lie.

    An account that holds nothing is as good as none.
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
    """Bind all rows of a database as they are now: what was changed by hand counts as written."""
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
