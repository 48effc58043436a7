"""A network between a server and its database that can be cut in one direction or in both.

What is sent into a cut direction is lost in the end, like packets: it is held back while the cut
lasts, and if the connection survives that, it arrives afterwards, as TCP would send it again.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from baccarat.house.store.address import DatabaseUrl

CHUNK = 65_536


class DatabaseWire:
    """Listens on its own port while entered; `cut` and `mend` change both directions."""

    def __init__(self, folder: Path) -> None:
        self._socket = str(folder / ".s.PGSQL.5432")
        self.port = 0
        self._loop: asyncio.AbstractEventLoop
        self._there: asyncio.Event
        self._back: asyncio.Event
        self._listens = threading.Event()
        self._end: Callable[[], object] = lambda: None
        self._thread = threading.Thread(target=asyncio.run, args=(self._serve(),), daemon=True)

    def url(self, direct: DatabaseUrl) -> DatabaseUrl:
        """Return the address of a database through this wire."""
        name = direct.url.partition("@/")[2].partition("?")[0]
        return DatabaseUrl(f"postgresql://house@127.0.0.1:{self.port}/{name}")

    def cut(self, *, there: bool = True, back: bool = True) -> None:
        """Let nothing through any more to the database (`there`), or from it (`back`)."""
        self._set(self._there, open_=not there)
        self._set(self._back, open_=not back)

    def mend(self) -> None:
        """Let everything through again."""
        self.cut(there=False, back=False)

    def _set(self, event: asyncio.Event, *, open_: bool) -> None:
        self._loop.call_soon_threadsafe(event.set if open_ else event.clear)

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
        over, self._loop = asyncio.Event(), asyncio.get_running_loop()
        self._there, self._back = asyncio.Event(), asyncio.Event()
        self._there.set()
        self._back.set()
        self._end = lambda: self._loop.call_soon_threadsafe(over.set)
        server = await asyncio.start_server(self._connected, "127.0.0.1")
        self.port = server.sockets[0].getsockname()[1]
        self._listens.set()
        await over.wait()
        server.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            behind, ahead = await asyncio.open_unix_connection(self._socket)
        except OSError:  # the database is down
            writer.transport.abort()
            return
        with suppress(ConnectionError, asyncio.CancelledError):
            await asyncio.gather(
                _pass_on(reader, ahead, self._there), _pass_on(behind, writer, self._back)
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
