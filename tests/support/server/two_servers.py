"""One house behind two servers in the test's own process: one has its rooms, the other has none.

The house is in a folder and opened once. Only what the two know of each other is made up; requests
go through real sockets from one to the other.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

from baccarat.house.cluster.contract import Cluster, Elsewhere, Here, Location
from baccarat.house.config import HouseConfig
from baccarat.house.house import House
from baccarat.web.peers.incoming import Voucher
from baccarat.web.serve import WebServer, _bind, _make_server

from .forwarder import OwnThread


class Neighbour(Cluster):
    """What one process knows of the other; `where` is asked for the room's process."""

    def __init__(self, process: str, key: bytes) -> None:
        super().__init__()
        self.process = process
        self.key = key
        self.hours = 0.0
        self.where: Callable[[], Location] = Here
        self.asked = 0

    def now(self) -> float:
        return time.monotonic() + 3600 * self.hours

    async def locate(self, room: str) -> Location:
        self.asked += 1
        return self.where()

    async def others(self) -> list[Elsewhere]:
        return [at for at in [self.where()] if isinstance(at, Elsewhere)]

    async def peer_key(self) -> bytes:
        return self.key


class Shared(House):
    """A house as one of its processes sees it; the first one opens and closes it."""

    def __init__(self, house: House, cluster: Neighbour, *, opens: bool) -> None:
        vars(self).update(vars(house))
        self.cluster = cluster
        self._opens = opens

    async def open(self) -> None:
        if self._opens:
            await super().open()

    async def close(self) -> None:
        if self._opens:
            await super().close()


class TwoDoors(OwnThread):
    """Serves while entered: `owner` has the rooms, `other` asks it; both are addresses."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        key = b"k" * 32
        self.owning, self.asking = Neighbour("owner", key), Neighbour("other", key)
        self.operators: dict[str, str] = {}
        """The players who act as operators, with their names."""
        self.voucher = Voucher(key, "other", self.asking.now)
        self.owner = self.other = ""

    def elsewhere(self) -> Location:
        """Return where the rooms are, as the other process knows it."""
        return Elsewhere(self.owner.removeprefix("http://").rstrip("/"), "owner")

    async def serve(self) -> None:
        house, config = House(self.folder), HouseConfig(data=self.folder)
        both: list[tuple[WebServer, Any]] = []
        for cluster, opens in ((self.owning, True), (self.asking, False)):
            shared = Shared(house, cluster, opens=opens)
            both.append((_make_server(config, shared, lambda: None), _bind("127.0.0.1", 0)))
        self.owner, self.other = (
            f"http://127.0.0.1:{listener.getsockname()[1]}/" for _, listener in both
        )
        self.asking.where = self.elsewhere
        tasks = []
        for server, listener in both:
            tasks.append(asyncio.create_task(uvicorn.Server.serve(server, sockets=[listener])))
            while not server.started:
                await asyncio.sleep(0.01)
        house.operators._shown = self.operators
        self.ready.set()
        await self.over.wait()
        for server, _ in both:
            server.should_exit = True
        # The one that opened the house ends last.
        await tasks[1]
        await tasks[0]
