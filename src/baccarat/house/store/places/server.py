"""A house in a schema of a PostgreSQL database, which one process holds at a time."""

import logging
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError

from ....rules import Fault
from .. import schema
from ..address import DatabaseUrl
from ..dialects.contract import database_of
from ..dialects.faults import FolderInUse, InTheWay, NoHouse, NotOurs
from ..dialects.postgres import READING, SETTINGS, engine_of
from ..figures import Space
from ..notice import Notice
from ..opening import FORMAT, FOUNDATION, check, fill_database, format_of, migrate_rows
from .contract import check_durability

log = logging.getLogger(__name__)

DURABLE: Final = {
    "fsync": frozenset({"on"}),
    "full_page_writes": frozenset({"on"}),
    "synchronous_commit": frozenset({"on", "remote_apply"}),
    "server_encoding": frozenset({"UTF8"}),
}
"""The settings that PostgreSQL must report."""
LOCK: Final = "SELECT pg_try_advisory_lock(hashtextextended('baccarat/' || current_schema(), 0))"
"""Held by the session that writes: PostgreSQL releases it once that session has ended, and so
after everything that it could still commit."""
FULL_CHECK_BYTES: Final = 64 << 20
"""The same as for a folder; an empty database of a server is larger than a file."""
SIZE: Final = """
    SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
"""
WAIT_SECONDS: Final = 0.25
"""Between two looks whether the house is free."""
RECONNECTS: Final = 80
"""Attempts to reach the database again: twenty seconds, if it refuses connections at once."""
NUMBER: Final = "SELECT pg_current_xact_id()::text"
STATUS: Final = "SELECT pg_xact_status(%s::text::xid8)"
FIRST_TERM: Final = (
    "CREATE TABLE baccarat_term (number bigint NOT NULL)",
    "INSERT INTO baccarat_term VALUES (0)",
)
"""A table that counts how often the house was opened. A sequence would skip numbers in a crash."""
NEXT_TERM: Final = "UPDATE baccarat_term SET number = number + 1 RETURNING number"
TERM: Final = "SELECT number FROM baccarat_term"


def end_process() -> None:
    """Stop this process in an orderly way."""
    os.kill(os.getpid(), signal.SIGTERM)


class HouseServer:
    """A schema of a database, opened by one process.

    The session that writes holds a lock. If it is lost, a new session takes the lock again and goes
    on, unless another process opened the house meanwhile: then nothing is written any more, and
    this process ends.
    """

    required = DURABLE

    def __init__(
        self, url: DatabaseUrl, *, fill: Callable[[Connection], None] | None = None
    ) -> None:
        """Open the schema, and create or upgrade the house in it.

        An empty schema is filled by `fill` instead, if that is given; any other is then refused.
        Raises FolderInUse, NotOurs, OtherFormat, IntegrityError, InTheWay and DATABASE_FAULTS.
        """
        self._url = url
        self._fill = fill
        self.notices: list[Fault] = []
        self._term: int | None = None
        self._used = 0
        self.engine = engine_of(url.url, SETTINGS, self._take)
        self.readers = engine_of(url.url, READING)
        with ExitStack() as opened:
            opened.callback(self.close)
            with self.engine.connect() as connection, connection.begin():
                check_durability(self, connection)
                self._prepare(connection)
            with self.engine.connect() as connection, connection.begin():
                self._term = int(connection.exec_driver_sql(NEXT_TERM).scalar_one())
                self._measure(connection)
            opened.pop_all()

    def _take(self, connection: Any) -> None:
        """Take the lock with a new session."""
        taken = connection.execute(LOCK).fetchone()[0]
        if self._term is None:
            if not taken:
                raise FolderInUse(str(self._url))
            return
        newest = connection.execute(TERM).fetchone()[0]
        if newest != self._term:
            log.error("another process has opened this house meanwhile, so this one ends")
            end_process()
        if newest != self._term or not taken:
            raise OperationalError(LOCK, None, FolderInUse(str(self._url)))

    def _prepare(self, connection: Connection) -> None:
        """Create the house in an empty schema, or bring it to the current format."""
        database = database_of(connection)
        names = database.tables()
        if not names:
            for statement in FIRST_TERM:
                connection.exec_driver_sql(statement)
            (self._fill or fill_database)(connection)
            return
        if self._fill:
            raise InTheWay(str(self._url))
        if schema.heads.name not in names and FOUNDATION - names:
            raise NotOurs(str(self._url))
        kept = format_of(database, self._url)
        if kept != FORMAT:
            migrate_rows(connection, kept)
            known: dict[str, int | str] = {"path": str(self._url), "old": kept, "new": FORMAT}
            self.notices.append(Fault(Notice.UPGRADED, known))

    def durability(self, connection: Connection) -> dict[str, str]:
        """Ask the writing session for its durability settings."""
        with connection.begin() if not connection.in_transaction() else nullcontext():
            return {
                name: str(connection.exec_driver_sql(f"SHOW {name}").scalar_one())
                for name in DURABLE
            }

    def is_large(self, connection: Connection) -> bool:  # noqa: ARG002 - it was measured
        """Whether checking everything would take too long on opening."""
        return self._used > FULL_CHECK_BYTES

    def start(self, connection: Connection) -> None:
        """Do nothing: the session is ready."""

    @contextmanager
    def writing(
        self,
        connection: Connection,
        rooms: Mapping[str, int],  # noqa: ARG002 - the server has no high-water mark
    ) -> Iterator[None]:
        """Run one transaction.

        If the connection is lost before the answer to a commit came, the database is asked what
        became of it. Raises the fault only if nothing was written.
        """
        transaction = connection.begin()
        try:
            yield
            number = str(connection.exec_driver_sql(NUMBER).scalar_one())
        except BaseException:
            transaction.rollback()
            raise
        try:
            transaction.commit()
        except DBAPIError as fault:
            transaction.rollback()
            if not fault.connection_invalidated or not self._was_committed(connection, number):
                raise

    def _was_committed(self, connection: Connection, number: str) -> bool:
        """Wait until the lost session has ended, and return whether its commit took effect.

        If that cannot be found out in time, this process ends: what it has in memory may be wrong.
        """
        for _ in range(RECONNECTS):
            with suppress(DBAPIError), connection.begin():
                status = connection.exec_driver_sql(STATUS, (number,)).scalar_one()
                return bool(status == "committed")
            time.sleep(WAIT_SECONDS)
        log.error(
            "it cannot be found out whether the last changes were saved, so this process ends"
        )
        end_process()
        return False

    def give_back_pages(self, connection: Connection, pages: int) -> None:  # noqa: ARG002
        """Measure the database: PostgreSQL gives pages back by itself."""
        with connection.begin():
            self._measure(connection)

    def _measure(self, connection: Connection) -> None:
        self._used = int(connection.exec_driver_sql(SIZE).scalar_one())

    def measure_space(self, quota: int | None) -> Space:
        """Return the size that the tables had when they were last measured."""
        return Space(None, self._used, quota)

    def close(self) -> None:
        self.readers.dispose()
        self.engine.dispose()


def wait_for_schema(url: DatabaseUrl) -> None:
    """Return once no process holds a schema; another one may be faster to open it.

    A server that does not answer for a while is waited for, too.
    """
    engine = engine_of(url.url, ())
    try:
        while True:
            with suppress(OperationalError), engine.connect() as connection:
                if connection.exec_driver_sql(LOCK).scalar_one():
                    return
            time.sleep(WAIT_SECONDS)
    finally:
        engine.dispose()  # with the session, the lock


def check_schema(url: DatabaseUrl) -> dict[str, Fault]:
    """Check everything in a house as of one moment; return the damaged rooms.

    Raises NoHouse, NotOurs, OtherFormat, IntegrityError and DATABASE_FAULTS.
    """
    engine = engine_of(url.url, READING)
    try:
        with engine.connect() as connection, connection.begin():
            database = database_of(connection)
            if not database.tables():
                raise NoHouse(str(url))
            return check(database, url)
    finally:
        engine.dispose()
