"""Sockets send together what they are told together, and one that fails harms no other."""

import asyncio

from baccarat.web.guard.connections import Connection, make_protocol
from baccarat.web.guard.limits import ConnectionLimiter
from support.server.connection import App, Wire, open_socket


class Writes(list[bytes]):
    """Records each write to a connection; a broken one takes none."""

    def __init__(self, *, broken: bool = False) -> None:
        super().__init__()
        self.broken = broken
        self.wire: Wire

    async def open(self, kind: type[Connection]) -> Connection:
        """Open a WebSocket whose writes are recorded from now on."""
        socket, self.wire = await open_socket(App(), kind)
        self.wire.write = self._write  # type: ignore[method-assign,assignment]
        return socket

    def _write(self, data: bytes) -> None:
        if self.broken:
            raise OSError("broken")
        self.append(data)


async def _evening(*records: Writes) -> None:
    """Send news to every socket, and one of them an immediate consequence."""
    kind = make_protocol(ConnectionLimiter(0))
    told = [await each.open(kind) for each in records]
    for socket in told:
        assert socket.tell(b"news")
    asyncio.get_running_loop().call_soon(told[0].tell, b"accepted")
    assert not any(records)
    for _ in range(4):
        await asyncio.sleep(0)


def test_an_answer_goes_out_with_the_news_that_it_brought() -> None:
    one, other = Writes(), Writes()
    asyncio.run(_evening(one, other))
    assert one == [b"\x81\x04news\x81\x08accepted"]
    assert other == [b"\x81\x04news"]


def test_a_socket_that_cannot_be_written_to_is_let_go_and_others_are_told() -> None:
    broken, other = Writes(broken=True), Writes()
    asyncio.run(_evening(broken, other))
    assert broken.wire.closed
    assert other == [b"\x81\x04news"]
