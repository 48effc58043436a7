"""A proxy on its own event loop, and a network to a database that can be cut in both directions.

The proxy forwards bytes from 127.0.0.1 without saying whose they are.
"""

import asyncio
import threading
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Self

from baccarat.house.store.address import DatabaseUrl

from .postgres import name_of


class OwnThread(ABC):
    """A server on a loop in its own thread, while entered.

    `serve` sets `ready`, and ends after `over` has been set.
    """

    def __init__(self) -> None:
        self.ready = threading.Event()
        self.over = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop
        self._thread = threading.Thread(target=asyncio.run, args=(self._run(),), daemon=True)

    @abstractmethod
    async def serve(self) -> None: ...

    async def _run(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.serve()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self.ready.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self._thread.join()


CHUNK = 65_536
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Forwarder(OwnThread):
    """Listens on its own port while entered, and forwards everything to another.

    Bytes wait while `there` or `back` is not set: the way to the other port, and from it.
    """

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to = to
        self.port = 0
        self.there, self.back = asyncio.Event(), asyncio.Event()
        self.there.set()
        self.back.set()

    async def reach(self) -> Ends:
        """Connect to the other port; raises OSError."""
        return await asyncio.open_connection("127.0.0.1", self.to)

    async def serve(self) -> None:
        server = await asyncio.start_server(self._connected, "127.0.0.1")
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        await self.over.wait()
        server.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            behind, ahead = await self.reach()
        except OSError:  # the other server is down
            writer.transport.abort()
            return
        with suppress(ConnectionError, asyncio.CancelledError):
            await asyncio.gather(
                _pass_on(reader, ahead, self.there), _pass_on(behind, writer, self.back)
            )
        for each in (ahead, writer):
            each.transport.abort()


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_open: asyncio.Event
) -> None:
    while data := await reader.read(CHUNK):
        await is_open.wait()
        writer.write(data)
        await writer.drain()
    await is_open.wait()
    writer.close()


class DatabaseWire(Forwarder):
    """Listens on its own port while entered; `cut` and `mend` change both directions.

    Bytes sent into a cut direction are held back while the cut lasts. If the connection survives
    that, they arrive afterwards, as TCP would send them again; else they are lost, like packets.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(to=0)
        self._socket = str(folder / ".s.PGSQL.5432")

    async def reach(self) -> Ends:
        return await asyncio.open_unix_connection(self._socket)

    def url(self, direct: DatabaseUrl) -> DatabaseUrl:
        """Return the address of a database through this wire."""
        return DatabaseUrl(f"postgresql://house@127.0.0.1:{self.port}/{name_of(direct)}")

    def cut(self, *, there: bool = True, back: bool = True) -> None:
        """Let nothing through any more to the database (`there`), or from it (`back`)."""
        self._set(self.there, open_=not there)
        self._set(self.back, open_=not back)

    def mend(self) -> None:
        """Let everything through again."""
        self.cut(there=False, back=False)

    def _set(self, event: asyncio.Event, *, open_: bool) -> None:
        self.loop.call_soon_threadsafe(event.set if open_ else event.clear)
