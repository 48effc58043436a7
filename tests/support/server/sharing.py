"""Servers that share the house in a database: three with faults, or an active one and a standby."""

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from threading import Thread
from typing import Self

import httpx

from baccarat.house.store.address import DatabaseUrl

from .forwarder import DatabaseWire
from .guest import PLAIN
from .postgres import PostgresServer, rows_of
from .process import Server

OWNER = """
    SELECT processes.address FROM heads JOIN processes ON processes.id = heads.owner
    WHERE heads.room = '{}'
"""
COUNTS = "SELECT count(*) FROM heads WHERE owner IS NOT NULL GROUP BY owner"
HOURS = (0, 1, -1)
"""How wrong the clock of each server's machine is."""


class SharedHouse:
    """The servers, by number; each reaches the database through its own wire."""

    def __init__(
        self, database: PostgresServer, folder: Path, wires: Sequence[DatabaseWire]
    ) -> None:
        self.database = database
        self.url: DatabaseUrl = database.empty()
        self.wires = wires
        self.acks = folder / "acks"
        self.acks.touch()
        self.options: tuple[str, ...] = ()
        self._log = folder
        self.servers = [self._server(number) for number in range(len(HOURS))]

    def _server(self, number: int) -> Server:
        url = self.wires[number].url(self.url)
        return Server(
            url, "support.server.member", "0", "", "peer_address=127.0.0.1:0",
            f"acks={self.acks}", f"hours={HOURS[number]}", log=self._log / f"log-{number}",
        )  # fmt: skip

    def start(self) -> None:
        """Start all of them at once."""
        with ThreadPoolExecutor(len(self.servers)) as threads:
            for started in [threads.submit(server.start) for server in self.servers]:
                started.result()

    def is_ready(self) -> bool:
        """Whether every server says that it is ready."""
        checks = (f"{server.address}healthz/ready" for server in self.servers)
        return all(httpx.get(check, verify=PLAIN).status_code == 200 for check in checks)

    def address(self, number: int) -> str:
        return self.servers[number % len(self.servers)].address

    def owner_of(self, room: str) -> int | None:
        """Return the number of the server that has a room, as the database says."""
        found = rows_of(self.url, OWNER.format(room))
        ports = [f"127.0.0.1:{server.port}" for server in self.servers]
        return ports.index(found[0][0]) if found else None

    def is_spread(self) -> bool:
        """Whether no server has more than one room above its share, as the database says.

        That is the promise for up to twenty rooms per server; which rooms move is not.
        """
        rooms: list[int] = [number for (number,) in rows_of(self.url, COUNTS)]
        return max(rooms) <= sum(rooms) / len(self.servers) + 1

    def signal(self, number: int, what: signal.Signals) -> None:
        """Send a signal to a server, such as SIGSTOP."""
        process = self.servers[number].process
        assert process
        os.kill(process.pid or 0, what)

    def restart(self, number: int) -> None:
        """Start a server again, at its earlier address."""
        self.servers[number].start()


@contextmanager
def sharing(database: PostgresServer, folder: Path) -> Iterator[SharedHouse]:
    """Start three servers at once on an empty database, and end them."""
    with ExitStack() as stack:
        wires = [stack.enter_context(DatabaseWire(database.folder)) for _ in HOURS]
        house = SharedHouse(database, folder, wires)
        for server in house.servers:
            stack.callback(server.kill)
        house.start()
        yield house


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
