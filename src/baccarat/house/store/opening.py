"""Prepare a database for use: create a new one, check an existing one, upgrade an older one."""

import re
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, insert, true

from ...rules import Fault
from . import schema
from .digests import HOUSE
from .folder import atomic_replace, copy, open_unchanged, put_aside
from .high_water import END, mark_of
from .integrity import (
    COOKIE,
    KEYS,
    CopyCode,
    Database,
    IntegrityError,
    check_gaps,
    check_integrity,
    check_pages,
    check_sums,
    recompute_heads,
    told,
)
from .latest import LatestMissing, check_latest
from .notice import Notice

FORMAT: Final = 6
"""The format of the database; increment it with every incompatible change."""
OLDEST: Final = 2
"""The oldest format that can be upgraded."""
FIRST_BOUND: Final = 3
"""The first format whose rows are bound by hashes and sums of digests."""
KEY_BYTES: Final = 32
WAITING: Final = "busy_timeout=5000"
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", WAITING)
READING: Final = ("query_only=ON", WAITING)
UNSEEN: Final = ("auto_vacuum=INCREMENTAL", "journal_mode=MEMORY", "synchronous=OFF")
"""For a new file that gets its name only when it is complete and on disk."""
FOUNDATION: Final = frozenset(
    table.name
    for table in (
        schema.meta, schema.players, schema.rooms, schema.events, schema.actions, schema.shoes,
        schema.transfers, schema.balances, schema.replies,
    )
)  # fmt: skip
"""The tables that a house's database has in every format."""


class OtherFormat(Exception):
    """The data has the format of another version, `newer` or older than this one."""

    def __init__(self, path: Path, *, newer: bool) -> None:
        super().__init__(str(path))
        self.newer = newer


def prepare(database: Path, *, accept_loss: bool = False) -> list[Fault]:
    """Make sure that there is an intact database of the current format, and return notices.

    Raises OtherFormat, IntegrityError, and LatestMissing unless `accept_loss`; the database is
    then unchanged.
    """
    if not database.exists():
        _check_alone(database)
        _make(database)
        return []
    with closing(open_unchanged(database)) as old:
        kept = format_of(old, database)
        try:
            notices = check_latest(database, old, current=kept >= FIRST_BOUND)
        except LatestMissing:
            if not accept_loss:
                raise
            aside = put_aside(database, ("-wal", END))
            lost = {"path": str(database), "copy": aside.name}
            notices = [Fault(Notice.LOSS_ACCEPTED, {**lost})]
    if kept == FORMAT:
        return notices
    aside = database.with_name(f"{database.name}.format-{kept}")
    with atomic_replace(aside) as part:
        copy(database, part)
        _check_old(part, kept)
    upgrade_database(database, kept)
    carried: dict[str, int | str] = {
        "path": str(database),
        "old": kept,
        "new": FORMAT,
        "copy": aside.name,
    }
    return [Fault(Notice.CARRIED_OVER, carried), *notices]


def format_of(database: Database, path: Path) -> int:
    """Return a database's format; raises OtherFormat and IntegrityError."""
    with told():
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        if not names:
            raise IntegrityError(CopyCode.EMPTY)
        if missing := sorted(FOUNDATION - names):
            raise IntegrityError(CopyCode.NO_TABLE, table=missing[0])
        query = "SELECT value FROM meta WHERE \"key\" = 'format'"
        kept = _number(database.execute(query).fetchone())
        revision = OLDEST
        if schema.revision.name in names:
            revision = _number(
                database.execute("SELECT version_num FROM alembic_version").fetchone()
            )
        elif kept > OLDEST:
            raise IntegrityError(CopyCode.NO_TABLE, table=schema.revision.name)
    if kept > FORMAT:
        raise OtherFormat(path, newer=True)
    if kept < OLDEST:
        raise OtherFormat(path, newer=False)
    if kept != revision:
        raise IntegrityError(CopyCode.NO_KEY, key=KEYS[0])
    return kept


def _number(row: Any) -> int:
    """Read a format number, which may be stored as text or bytes; raises IntegrityError."""
    kept = row[0] if row else b""
    if isinstance(kept, bytes):
        kept = kept.decode("ascii", "replace")
    if not isinstance(kept, str) or not re.fullmatch("[0-9]{1,9}", kept):
        raise IntegrityError(CopyCode.NO_KEY, key=KEYS[0])
    return int(kept)


def check(database: Database, path: Path) -> dict[str, Fault]:
    """Check a database of any readable format, as far as that format allows.

    Returns the damaged rooms; raises IntegrityError and OtherFormat.
    """
    if format_of(database, path) >= FIRST_BOUND:
        return check_integrity(database)
    check_pages(database)
    check_gaps(database)
    check_sums(database)
    return {}


def upgrade_database(database: Path, kept: int) -> None:
    """Upgrade a database from the format `kept` to the current one, in one transaction."""
    from .migrations import migrate  # noqa: PLC0415 - alembic is loaded when it is needed

    with _used(database, PRAGMAS) as connection:
        players = connection.exec_driver_sql("SELECT count(*) FROM players").scalar()
        keys = connection.exec_driver_sql('SELECT "key" FROM meta').scalars().all()
        if COOKIE not in keys:
            if players:
                raise IntegrityError(CopyCode.NO_KEY, key=COOKIE)
            _add_key(connection)
        migrate(connection)
        bind(connection, only_house=kept >= FIRST_BOUND)
    with closing(sqlite3.connect(database)) as upgraded:
        upgraded.execute("PRAGMA auto_vacuum=INCREMENTAL")
        upgraded.execute("VACUUM")  # without it, the file could not give space back later


def bind(connection: Connection, *, only_house: bool = False) -> None:
    """Recompute and write the heads of all rooms, or only that of the rows outside rooms.

    A room's head that is left as it is still shows whether the room's rows were damaged before.
    """
    heads, _ = recompute_heads(driver_of(connection))
    if only_house:
        heads = {HOUSE: heads[HOUSE]}
    table = schema.heads
    connection.execute(table.delete().where(table.c.room.in_(heads) if only_house else true()))
    rows = [{"room": room, **head._asdict()} for room, head in heads.items()]
    connection.execute(insert(table), rows)


def driver_of(connection: Connection) -> Database:
    """Return the underlying `sqlite3` connection."""
    driver: Any = connection.connection.driver_connection
    return driver  # type: ignore[no-any-return]


def _make(database: Path) -> None:
    """Create a database that is complete by the time it has its name."""
    with atomic_replace(database) as part, _used(part, UNSEEN) as connection:
        schema.metadata.create_all(connection)
        connection.execute(insert(schema.revision).values(version_num=str(FORMAT)))
        connection.execute(insert(schema.meta).values(key=KEYS[0], value=b"%d" % FORMAT))
        _add_key(connection)
        bind(connection)


def _add_key(connection: Connection) -> None:
    key = secrets.token_bytes(KEY_BYTES)
    connection.execute(insert(schema.meta).values(key=COOKIE, value=key))


def _check_alone(database: Path) -> None:
    """Raise IntegrityError if files of a missing database are left beside its path."""
    for file in (database.with_name(database.name + "-wal"), mark_of(database)):
        if file.exists() and file.stat().st_size:
            raise IntegrityError(CopyCode.EMPTY)


def _check_old(copied: Path, kept: int) -> None:
    """Check a copy of an older database; damage inside rooms is found when it is opened."""
    with closing(sqlite3.connect(copied)) as database:
        if kept >= FIRST_BOUND:
            check_integrity(database)
            return
        check_pages(database)
        check_sums(database)


@contextmanager
def _used(database: Path, pragmas: Sequence[str]) -> Iterator[Connection]:
    """Open a database for one transaction, and close it."""
    engine = engine_of(database, pragmas)
    try:
        with told(), engine.connect() as connection, connection.begin():
            yield connection
    finally:
        engine.dispose()


def engine_of(path: Path, pragmas: Sequence[str], begin: str = "BEGIN IMMEDIATE") -> Engine:
    """Connect to a database file; with PRAGMAS, commits are durable.

    `begin` starts each transaction; the default one waits for the write lock.
    """
    engine = create_engine(
        f"sqlite:///{path}",
        connect_args={"isolation_level": None, "check_same_thread": False},
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
