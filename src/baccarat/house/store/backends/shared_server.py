"""A house in a schema of a PostgreSQL database, which several processes serve together."""

import logging
import time
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from ..dialects.faults import FolderInUse
from ..opening import FORMAT, format_of
from ..queries.leases import process_key
from ..rows import database_of
from .server import LOCK, WAIT_SECONDS, HouseServer, end_process

log = logging.getLogger(__name__)

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
