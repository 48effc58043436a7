"""Two servers on one database: an active one and a standby."""

import os
import signal
from itertools import cycle
from threading import Thread
from typing import Self

from baccarat.house.store.address import DatabaseUrl

from .process import Server


class Pair:
    """Looks like one server: after a kill, `start` waits for the one that takes over."""

    def __init__(self, folder: DatabaseUrl) -> None:
        self.folder = folder
        self._serving: Server | None = None
        self._standby: tuple[Server, Thread] | None = None
        self._orderly = cycle([False, True])

    @property
    def address(self) -> str:
        assert self._serving
        return self._serving.address

    def start(self) -> None:
        """Wait until one server is active, and start another as standby."""
        server, started = self._standby or self._stand_by()
        started.join()
        self._serving = server
        self._standby = self._stand_by()

    def _stand_by(self) -> tuple[Server, Thread]:
        server = Server(self.folder, "baccarat.web", "128", "", "standby=yes")
        started = Thread(target=server.start)
        started.start()
        return server, started

    def kill(self) -> None:
        """End the one that serves, in turns as a power cut would and in an orderly way."""
        assert self._serving
        if next(self._orderly):
            assert self._serving.stop() == 0
        else:
            self._serving.kill()

    def pause(self) -> Server:
        """Stop the clock of the one that serves; return it."""
        assert self._serving
        assert self._serving.process
        os.kill(self._serving.process.pid or 0, signal.SIGSTOP)
        return self._serving

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """End both; the one that stood by has to serve first."""
        if self._serving:
            self._serving.kill()
        if self._standby:
            server, started = self._standby
            started.join()
            server.kill()
