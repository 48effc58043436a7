"""SQLite: its driver, its engine, and copies of its files."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, cast

from sqlalchemy import Connection, Engine, create_engine, event

from .contract import OPTION

WAITING: Final = "busy_timeout=5000"
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", WAITING)
READING: Final = ("query_only=ON", WAITING)
UNSEEN: Final = ("auto_vacuum=INCREMENTAL", "journal_mode=MEMORY", "synchronous=OFF")
"""For a new file that gets its name only when it is complete and on disk."""
LAYOUT: Final = (
    "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite^_%' ESCAPE '^'"
)
JOURNALS: Final = ("-wal", "-shm", "-journal")
"""The suffixes of SQLite's own files next to a database."""


class SqliteDatabase(sqlite3.Connection):
    """A connection to a database file."""

    def layout(self) -> Iterable[Sequence[Any]]:
        """List the tables, indexes and triggers as they were written."""
        return self.execute(LAYOUT)

    def tables(self) -> set[str]:
        """Return the names of all tables."""
        return {name for (name,) in self.execute("SELECT name FROM sqlite_master")}

    def columns(self, table: str) -> set[str]:
        """Return the names of a table's columns."""
        return {row[1] for row in self.execute(f"PRAGMA table_info({table})")}

    def free_pages(self) -> int:
        """Return the number of pages that could be given back to the file system."""
        return int(self.execute("PRAGMA freelist_count").fetchone()[0])

    def find_bad_page(self) -> str | None:
        """Run SQLite's own check of the file; return its message if a page is damaged."""
        found = str(self.execute("PRAGMA integrity_check(1)").fetchone()[0])
        return None if found == "ok" else " ".join(found.split())

    @contextmanager
    def lenient(self) -> Iterator[None]:
        """Decode invalid text to something that it cannot have been."""
        self.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
        try:
            yield
        finally:
            self.text_factory = str


def connect(database: Path | str, *, uri: bool = False) -> SqliteDatabase:
    """Open a database file."""
    return sqlite3.connect(database, uri=uri, factory=SqliteDatabase)


def open_unchanged(database: Path) -> SqliteDatabase:
    """Open a database for reading, without checkpointing its write-ahead log on close."""
    return connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)


def driver_of(connection: Connection) -> SqliteDatabase:
    """Return the underlying connection to the file."""
    return cast("SqliteDatabase", connection.connection.driver_connection)


def engine_of(path: Path, pragmas: Sequence[str], begin: str = "BEGIN IMMEDIATE") -> Engine:
    """Connect to a database file; with PRAGMAS, commits are durable.

    `begin` starts each transaction; the default one waits for the write lock.
    """
    engine = create_engine(
        f"sqlite:///{path}",
        connect_args={
            "isolation_level": None,
            "check_same_thread": False,
            "factory": SqliteDatabase,
        },
        execution_options={OPTION: driver_of},
        hide_parameters=True,  # errors are logged, and the parameters may include a shoe's secret
    )

    @event.listens_for(engine, "connect")
    def _set(connection: Any, _: Any) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        driver = driver_of(connection)
        if driver.in_transaction:  # left open by a failed commit
            driver.rollback()
        driver.execute(begin)

    return engine


def copy(source: Path, target: Path) -> None:
    """Copy a database, as of one moment, into one file; raises sqlite3.Error."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
    settle(target)


def settle(database: Path) -> None:
    """Bring a database, with its write-ahead log, into its one file."""
    with closing(sqlite3.connect(database)) as last:
        last.execute("PRAGMA journal_mode=DELETE")
