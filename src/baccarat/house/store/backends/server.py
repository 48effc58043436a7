"""A house in a schema of a PostgreSQL database, which one process holds at a time."""

import logging
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from threading import Event, Thread
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError

from ....rules.fault import Fault
from ..address import DatabaseUrl
from ..dialects.faults import FolderInUse, InTheWay, NoHouse, NotOurs
from ..dialects.postgres import READING, SETTINGS, check_sessions, engine_of, release_on_close
from ..lost_transactions import Notice
from ..opening import FORMAT, check, fill_database, format_of, migrate_rows
from ..queries.leases import HOUSE_KEY, end_holders, process_key
from ..queries.sizes import Space
from ..rows import database_of
from .contract import POSTGRESQL, check_durability

log = logging.getLogger(__name__)

LOCK: Final = f"SELECT pg_try_advisory_lock({HOUSE_KEY})"
"""Held by the session that writes: PostgreSQL releases it once that session has ended, and so
after everything that it could still commit."""
FULL_CHECK_BYTES: Final = 64 << 20
"""The same as for a folder; an empty database of a server is larger than a file."""
SIZE: Final = """
    SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
"""
WAIT_SECONDS: Final = 0.25
"""Between two checks whether the house is free."""
RECONNECTS: Final = 80
"""Attempts to reach the database again: twenty seconds, if it refuses connections at once."""
WRITTEN_TABLE: Final = (
    "CREATE TABLE IF NOT EXISTS baccarat_written"
    " (term bigint NOT NULL, transactions bigint NOT NULL)"
)
"""Counts the transactions that the house's server committed. PostgreSQL's own numbers of
transactions cannot tell a commit from one that was undone: after a crash it uses them again."""
FIRST_WRITTEN: Final = "INSERT INTO baccarat_written VALUES (%s, 0)"
FORGET_WRITTEN: Final = "DELETE FROM baccarat_written"
COUNT: Final = "UPDATE baccarat_written SET transactions = %s WHERE term = %s"
COUNTED: Final = "SELECT transactions FROM baccarat_written WHERE term = %s"
TERM_TABLE: Final = "baccarat_term"
FIRST_TERM: Final = (
    "CREATE TABLE baccarat_term (number bigint NOT NULL, seen timestamptz NOT NULL)",
    "INSERT INTO baccarat_term VALUES (0, clock_timestamp())",
)
"""A table that counts how often the house was opened, and knows when its server was last seen. A
sequence would skip numbers in a crash."""
NEXT_TERM: Final = """
    UPDATE baccarat_term SET number = number + 1, seen = clock_timestamp() RETURNING number
"""
TERM: Final = "SELECT number FROM baccarat_term"
BEAT: Final = "UPDATE baccarat_term SET seen = clock_timestamp() WHERE number = %s"
BEAT_SECONDS: Final = 2.0
FREE_ROOMS: Final = """
    UPDATE heads SET owner = NULL, epoch = epoch + 1 WHERE owner IS NOT NULL
"""
"""Takes all rooms from processes that shared the house before."""
END_SILENT: Final = end_holders(
    HOUSE_KEY, "baccarat_term", "seen < clock_timestamp() - interval '8 seconds'"
)
"""Ends the session of a server that is paused or cut off: it was not seen for eight seconds, by the
clock of the database. It only must not disturb a server that works."""


def end_process() -> None:
    """Stop this process in an orderly way."""
    os.kill(os.getpid(), signal.SIGTERM)


class HouseServer:
    """A schema of a database, opened by one process.

    The session that writes holds a lock. If it is lost, a new session takes the lock again and goes
    on, unless another process opened the house meanwhile: then nothing is written any more, and
    this process ends.
    """

    required = POSTGRESQL

    def __init__(
        self, url: DatabaseUrl, *, fill: Callable[[Connection], None] | None = None
    ) -> None:
        """Open the schema, and create or upgrade the house in it.

        An empty schema is filled by `fill` instead, if that is given; any other is then refused.
        Raises Pooled, FolderInUse, NotOurs, NewerFormat, IntegrityError, InTheWay and
        DATABASE_FAULTS.
        """
        check_sessions(url)
        self._url = url
        self._fill = fill
        self.notices: list[Fault] = []
        self.term: int | None = None
        """How often the house had been opened when this process opened it."""
        self._transactions = 0
        self._used = 0
        self.engine = engine_of(url.url, SETTINGS, self._take)
        release_on_close(self.engine)
        self.readers = engine_of(url.url, READING)
        self._heart: Heartbeat | None = None
        with ExitStack() as opened:
            opened.callback(self.close)
            with self.engine.connect() as connection:
                check_durability(self, connection)
                self._open(connection)
            opened.pop_all()

    def _open(self, connection: Connection) -> None:
        """Create or upgrade the house, which this process has to itself."""
        with connection.begin():
            self._create(connection)
        with connection.begin():
            connection.exec_driver_sql(FORGET_WRITTEN)
            self.term = self._begin_term(connection)
        self._heart = Heartbeat(self._url.url, self.term)
        with connection.begin():
            self._upgrade(connection)
            connection.exec_driver_sql(FREE_ROOMS)
            self._measure(connection)

    def _take(self, connection: Any) -> None:
        """Take the lock with a new session."""
        taken = connection.execute(LOCK).fetchone()[0]
        if self.term is None:
            if not taken:
                raise FolderInUse(str(self._url))
            return
        newest = connection.execute(TERM).fetchone()[0]
        if newest != self.term:
            log.error("another process has opened this house meanwhile, so this one ends")
            end_process()
        if newest != self.term or not taken:
            raise OperationalError(LOCK, None, FolderInUse(str(self._url)))

    def _begin_term(self, connection: Connection) -> int:
        """Return the number of this opening of the house, and count its transactions from 0."""
        term = int(connection.exec_driver_sql(NEXT_TERM).scalar_one())
        connection.exec_driver_sql(FIRST_WRITTEN, (term,))
        return term

    def _create(self, connection: Connection) -> None:
        """Create the house in an empty schema; raises NotOurs and InTheWay for others."""
        names = database_of(connection).tables()
        if names and self._fill:
            raise InTheWay(str(self._url))
        if names and TERM_TABLE not in names:
            raise NotOurs(str(self._url))
        connection.exec_driver_sql(WRITTEN_TABLE)
        if not names:
            for statement in FIRST_TERM:
                connection.exec_driver_sql(statement)
            (self._fill or fill_database)(connection)

    def _upgrade(self, connection: Connection) -> None:
        """Bring the house to the current format."""
        kept = format_of(database_of(connection), self._url)
        if kept != FORMAT:
            migrate_rows(connection)
            known: dict[str, int | str] = {"path": str(self._url), "old": kept, "new": FORMAT}
            self.notices.append(Fault(Notice.UPGRADED, known))

    def durability(self, connection: Connection) -> dict[str, str]:
        """Ask the writing session for its durability settings."""
        with connection.begin() if not connection.in_transaction() else nullcontext():
            return {
                name: str(connection.exec_driver_sql(f"SHOW {name}").scalar_one())
                for name in POSTGRESQL
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
        self._transactions += 1
        try:
            yield
            connection.exec_driver_sql(COUNT, (self._transactions, self.term))
        except BaseException:
            transaction.rollback()
            raise
        try:
            transaction.commit()
        except DBAPIError as fault:
            transaction.rollback()
            if not fault.connection_invalidated or not self._was_committed(connection):
                raise

    def _was_committed(self, connection: Connection) -> bool:
        """Wait until the lost session has ended, and return whether its commit took effect.

        If that cannot be found out in time, this process ends: its memory may be wrong.
        """
        for _ in range(RECONNECTS):
            with suppress(DBAPIError), connection.begin():
                counted = connection.exec_driver_sql(COUNTED, (self.term,)).scalar_one()
                return bool(counted == self._transactions)
            time.sleep(WAIT_SECONDS)
        log.error(
            "it cannot be found out whether the last changes were saved, so this process ends"
        )
        end_process()
        return False

    def give_back_pages(self, connection: Connection, pages: int) -> None:  # noqa: ARG002
        """Measure the database: PostgreSQL gives pages back."""
        with connection.begin():
            self._measure(connection)

    def _measure(self, connection: Connection) -> None:
        self._used = int(connection.exec_driver_sql(SIZE).scalar_one())

    def measure_space(self, quota: int | None) -> Space:
        """Return the size that the tables had when they were last measured."""
        return Space(None, self._used, quota)

    def close(self) -> None:
        if self._heart:
            self._heart.stop()
        self.readers.dispose()
        self.engine.dispose()


class Heartbeat:
    """Notes in the database every other second that this process is alive.

    In its own thread, with its own connection: neither long writes nor a lost connection of the
    writer may look like silence.
    """

    def __init__(self, url: str, term: int) -> None:
        self.term = term
        self._engine = engine_of(url, ())
        self._stopping = Event()
        self._thread = Thread(target=self._beat, name="heartbeat", daemon=True)
        self._thread.start()

    def _beat(self) -> None:
        while not self._stopping.wait(BEAT_SECONDS):
            with suppress(DBAPIError), self._engine.connect() as connection, connection.begin():
                connection.exec_driver_sql(BEAT, (self.term,))

    def stop(self) -> None:
        """End the thread and its connection."""
        self._stopping.set()
        self._thread.join()
        self._engine.dispose()


def wait_for_schema(url: DatabaseUrl) -> None:
    """Return once no process holds a schema; another one may be faster to open it.

    A process that was not seen for some time loses it. A database that does not answer for a while
    is waited for, too.
    """
    engine = engine_of(url.url, ())
    release_on_close(engine)
    try:
        while True:
            with suppress(OperationalError), engine.connect() as connection:
                if connection.exec_driver_sql(LOCK).scalar_one():
                    return
                if connection.exec_driver_sql(END_SILENT).all():
                    log.warning("the server of this house is silent, and loses it")
            time.sleep(WAIT_SECONDS)
    finally:
        engine.dispose()  # with the session, the lock


def check_schema(url: DatabaseUrl) -> dict[str, Fault]:
    """Check everything in a house as of one moment; return the damaged rooms.

    Raises Pooled, NoHouse, NotOurs, NewerFormat, IntegrityError and DATABASE_FAULTS.
    """
    check_sessions(url)
    engine = engine_of(url.url, READING)
    try:
        with engine.connect() as connection, connection.begin():
            database = database_of(connection)
            if not database.tables():
                raise NoHouse(str(url))
            return check(database, url)
    finally:
        engine.dispose()


SHARE: Final = LOCK.replace("lock(", "lock_shared(")
"""Held by the session that writes of every process: none of them can have the house to itself."""
UNLOCK: Final = LOCK.replace("try_advisory_lock", "advisory_unlock")
OWN_LOCK: Final = f"SELECT pg_try_advisory_lock({process_key('%s::text')})"
"""Held by the session that writes of one process: a new session gets it once the lost one has
ended, and with it everything that it could still commit."""
LIMITS: Final = (
    "SET lock_timeout = '3s'",
    "SET idle_in_transaction_session_timeout = '3s'",
)
"""Locks of a process that was stopped in a transaction end before others need them. PostgreSQL does
not count the time for which it waits in the middle of a message, or of statements that were sent
together; `take_orphans` ends such a session once its process is silent."""
OPENINGS: Final = 80
"""Attempts to open a house that another process is creating or upgrading: twenty seconds."""


class SharedServer(HouseServer):
    """A schema of a database, opened by one of several processes.

    The first one creates or upgrades the house; the others wait for that, and need its format. What
    keeps two of them from writing to one room is the room's epoch, which every write checks.
    """

    def _take(self, connection: Any) -> None:
        """Take the locks with a new session."""
        if self.term is None:
            self._first = self._join(connection)
            return
        shared = connection.execute(SHARE).fetchone()[0]
        if not (shared and connection.execute(OWN_LOCK, (self.term,)).fetchone()[0]):
            raise OperationalError(LOCK, None, FolderInUse(str(self._url)))
        self._check_format(connection)
        for limit in LIMITS:
            connection.execute(limit)

    def _join(self, connection: Any) -> bool:
        """Share the house; return whether this process has it to itself until `_open` has ended."""
        for _ in range(OPENINGS):
            if connection.execute(LOCK).fetchone()[0]:
                return True
            if connection.execute(SHARE).fetchone()[0]:
                return False
            time.sleep(WAIT_SECONDS)
        raise FolderInUse(str(self._url))

    def _check_format(self, connection: Any) -> None:
        """End if the house was upgraded while this process was cut off."""
        query = "SELECT value FROM meta WHERE \"key\" = 'format'"
        if bytes(connection.execute(query).fetchone()[0]) != b"%d" % FORMAT:
            log.error("another version has upgraded this house meanwhile, so this process ends")
            end_process()
            raise OperationalError(query, None, FolderInUse(str(self._url)))

    def _open(self, connection: Connection) -> None:
        """Create or upgrade the house if no other process uses it, and let others join."""
        if self._first:
            super()._open(connection)
            assert self._heart  # noqa: S101 - it was started
            self._heart.stop()
            self._heart = None
            with connection.begin():
                connection.exec_driver_sql(SHARE)
                connection.exec_driver_sql(UNLOCK)
        else:
            with connection.begin():
                if format_of(database_of(connection), self._url) != FORMAT:
                    raise FolderInUse(str(self._url))  # an upgrade needs the house to itself
                self.term = self._begin_term(connection)
                self._measure(connection)
        with connection.begin():
            connection.exec_driver_sql(OWN_LOCK, (str(self.term),))

    def start(self, connection: Connection) -> None:
        """Shorten the time for which this session may hold locks."""
        with connection.begin():
            for limit in LIMITS:
                connection.exec_driver_sql(limit)
