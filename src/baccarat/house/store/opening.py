"""Prepare a database for use: create a new one, check an existing one, upgrade an older one."""

import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_mock_engine, insert, true
from sqlalchemy.schema import ExecutableDDLElement

from ...rules.fault import Fault
from . import schema
from .address import Place
from .dialects.contract import Database
from .dialects.sqlite import PRAGMAS, UNSEEN, connect, copy, engine_of, open_unchanged
from .high_water import END, mark_of
from .integrity import (
    COOKIE,
    KEYS,
    CopyCode,
    IntegrityError,
    check_integrity,
    recompute_heads,
    report_damage,
)
from .lost_transactions import LatestMissing, Notice, check_latest
from .private_files import atomic_replace, put_aside
from .rows import HOUSE, database_of

FORMAT: Final = 1
"""The format of the database; once 0.1.0 is released, every incompatible change increments it."""
KEY_BYTES: Final = 32
FOUNDATION: Final = frozenset(
    table.name
    for table in (
        schema.meta, schema.players, schema.rooms, schema.events, schema.actions, schema.shoes,
        schema.transfers, schema.balances, schema.replies, schema.revision,
    )
)  # fmt: skip
"""The tables that a house's database has in every format."""


class NewerFormat(Exception):
    """The data has the format of a newer version; the argument is its place."""


def prepare(database: Path, *, accept_loss: bool = False) -> list[Fault]:
    """Make sure that there is an intact database of the current format, and return notices.

    Raises NewerFormat, IntegrityError, and LatestMissing unless `accept_loss`; the database is
    then unchanged.
    """
    if not database.exists():
        _check_alone(database)
        make_database(database, fill_database)
        return []
    with closing(open_unchanged(database)) as old:
        kept = format_of(old, database)
        try:
            notices = check_latest(database, old)
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
        _check_old(part)
    upgrade_database(database)
    carried: dict[str, int | str] = {
        "path": str(database),
        "old": kept,
        "new": FORMAT,
        "copy": aside.name,
    }
    return [Fault(Notice.CARRIED_OVER, carried), *notices]


def format_of(database: Database, path: Place) -> int:
    """Return a database's format; raises NewerFormat and IntegrityError."""
    with report_damage():
        names = database.tables()
        if not names:
            raise IntegrityError(CopyCode.EMPTY)
        if missing := sorted(FOUNDATION - names):
            raise IntegrityError(CopyCode.NO_TABLE, table=missing[0])
        query = "SELECT value FROM meta WHERE \"key\" = 'format'"
        kept = _number(database.execute(query).fetchone())
        revision = _number(database.execute("SELECT version_num FROM alembic_version").fetchone())
    if kept > FORMAT:
        raise NewerFormat(str(path))
    if kept != revision:
        raise IntegrityError(CopyCode.NO_KEY, key=KEYS[0])
    return kept


def _number(row: Any) -> int:
    """Read a format number, which may be stored as text or bytes; raises IntegrityError."""
    kept = row[0] if row else b""
    if isinstance(kept, bytes):
        kept = kept.decode("ascii", "replace")
    if not isinstance(kept, str) or not re.fullmatch("[1-9][0-9]{0,8}", kept):
        raise IntegrityError(CopyCode.NO_KEY, key=KEYS[0])
    return int(kept)


def check(database: Database, path: Place) -> dict[str, Fault]:
    """Check a database of any readable format.

    Returns the damaged rooms; raises IntegrityError and NewerFormat.
    """
    format_of(database, path)
    return check_integrity(database)


def upgrade_database(database: Path) -> None:
    """Upgrade a database of an older format to the current one, in one transaction."""
    with _connect(database, PRAGMAS) as connection:
        migrate_rows(connection)


def migrate_rows(connection: Connection) -> None:
    """Take all steps to the current format, within the open transaction.

    The heads of rooms stay as they are, so that they still show whether a room's rows were damaged
    before. A step that changes what such a head covers writes the head, too.
    """
    from .migrations import migrate  # noqa: PLC0415 - alembic is loaded when it is needed

    migrate(connection)
    bind(connection, only_house=True)


def bind(connection: Connection, *, only_house: bool = False) -> None:
    """Recompute and write the heads of all rooms, or only that of the rows outside rooms."""
    heads, _ = recompute_heads(database_of(connection))
    if only_house:
        heads = {HOUSE: heads[HOUSE]}
    table = schema.heads
    connection.execute(table.delete().where(table.c.room.in_(heads) if only_house else true()))
    rows = [{"room": room, **head._asdict(), "epoch": 0} for room, head in heads.items()]
    connection.execute(insert(table), rows)


def make_database(database: Path, fill: Callable[[Connection], None]) -> None:
    """Create a database that is complete by the time it has its name."""
    with atomic_replace(database) as part, _connect(part, UNSEEN) as connection:
        fill(connection)


def fill_database(connection: Connection) -> None:
    """Create all tables of a new house, and its keys, within the open transaction."""
    create_tables(connection)
    connection.execute(insert(schema.meta).values(key=KEYS[0], value=b"%d" % FORMAT))
    _add_key(connection)
    bind(connection)


def create_tables(connection: Connection) -> None:
    """Create all tables of the current format, empty except for the format's number."""
    for statement in _statements(f"{connection.dialect.name}+{connection.dialect.driver}"):
        connection.exec_driver_sql(statement)
    connection.execute(insert(schema.revision).values(version_num=str(FORMAT)))


@cache
def _statements(dialect: str) -> tuple[str, ...]:
    """Return the statements that create all tables, written once for each kind of database."""
    statements: list[str] = []

    def write(statement: ExecutableDDLElement, *_: object, **__: object) -> None:
        statements.append(str(statement.compile(dialect=written.dialect)))

    written = create_mock_engine(f"{dialect}://", write)
    schema.metadata.create_all(written, checkfirst=False)
    return tuple(statements)


def _add_key(connection: Connection) -> None:
    key = secrets.token_bytes(KEY_BYTES)
    connection.execute(insert(schema.meta).values(key=COOKIE, value=key))


def _check_alone(database: Path) -> None:
    """Raise IntegrityError if files of a missing database are left next to its path."""
    for file in (database.with_name(database.name + "-wal"), mark_of(database)):
        if file.exists() and file.stat().st_size:
            raise IntegrityError(CopyCode.EMPTY)


def _check_old(copied: Path) -> None:
    """Check a copy of an older database; damage inside rooms is found when it is opened."""
    with closing(connect(copied)) as database:
        check_integrity(database)


@contextmanager
def _connect(database: Path, pragmas: Sequence[str]) -> Iterator[Connection]:
    """Open a database for one transaction, and close it."""
    engine = engine_of(database, pragmas)
    try:
        with report_damage(), engine.connect() as connection, connection.begin():
            yield connection
    finally:
        engine.dispose()
