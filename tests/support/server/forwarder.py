"""A proxy that forwards bytes from 127.0.0.1 without saying whose they are."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 65_536


class Forwarder:
    """Listens on its own port while entered, and forwards everything to another."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.port = 0
        self._listens = threading.Event()
        self._end: Callable[[], object] = lambda: None
        self._thread = threading.Thread(target=asyncio.run, args=(self._serve(),), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self._listens.wait()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._end()
        self._thread.join()

    async def _serve(self) -> None:
        over, loop = asyncio.Event(), asyncio.get_running_loop()
        self._end = lambda: loop.call_soon_threadsafe(over.set)
        server = await asyncio.start_server(self._connected, "127.0.0.1")
        self.port = server.sockets[0].getsockname()[1]
        self._listens.set()
        await over.wait()
        server.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind, ahead = await asyncio.open_connection("127.0.0.1", self.to)
        with suppress(ConnectionError, asyncio.CancelledError):
            await asyncio.gather(_pass_on(reader, ahead), _pass_on(behind, writer))
        for each in (ahead, writer):
            each.transport.abort()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(CHUNK):
        writer.write(data)
        await writer.drain()
    writer.close()
