"""Whether this process may serve rooms: it has to renew its row in `processes` all the time.

The row says until when the others count this process as alive, by the clock of the database: eight
seconds from each renewal. This process stops serving six seconds after it began its last successful
renewal, by its own clock, which only has to run at the right speed. So it has stopped before
another may take its rooms. The two seconds between them are for clocks that differ a little in
speed, and for a thread that is late.

`holds` may be asked from any thread. It is a courtesy and no lock: a process that is suspended
between asking and writing is refused by the room's epoch (`store/queries/leases.py`).
"""

import time
from contextlib import suppress
from threading import Event, Thread
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from ..store.queries.leases import JOIN, LEAVE

RENEW_SECONDS: Final = 2.0
SERVE_SECONDS: Final = 6.0
"""How long this process serves without a renewal: less than others wait before they take over."""


class Membership:
    """Renews the membership in its own thread, with its own connection.

    Neither long writes nor a lost connection of the writer may look like the end of this process.
    """

    def __init__(self, engine: Engine, process: str, address: str) -> None:
        """Join; raises DBAPIError."""
        self._engine = engine
        self._row = (process, address)
        self._renewed = self._ahead = 0.0
        self._stopping = Event()
        self._renew()
        self._thread = Thread(target=self._run, name="membership", daemon=True)
        self._thread.start()

    @property
    def holds(self) -> bool:
        """Whether no other process can count this one as gone, by this machine's elapsed time."""
        return time.monotonic() - self._renewed < SERVE_SECONDS

    def _run(self) -> None:
        while not self._stopping.wait(RENEW_SECONDS):
            with suppress(DBAPIError):
                self._renew()

    def _renew(self) -> None:
        asked = time.monotonic()  # the database may have answered long before we hear of it
        with self._engine.connect() as connection, connection.begin():
            now = int(connection.exec_driver_sql(JOIN, self._row).scalar_one())
        self._renewed, self._ahead = asked, now / 1000 - asked

    def now(self) -> float:
        """Return seconds since 1970 by the clock of the database, as of the last renewal."""
        return time.monotonic() + self._ahead

    def leave(self) -> None:
        """Stop renewing, and let others take this process's rooms at once."""
        self._stopping.set()
        self._thread.join()
        self._renewed = -SERVE_SECONDS
        with suppress(DBAPIError), self._engine.connect() as connection, connection.begin():
            connection.exec_driver_sql(LEAVE, self._row[:1])
        self._engine.dispose()
