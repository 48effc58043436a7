"""A proxy that forwards bytes from 127.0.0.1 without saying whose they are."""

import asyncio
from contextlib import suppress

from .own_thread import OwnThread

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
