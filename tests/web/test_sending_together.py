"""Sockets send together what they are told together, and one that fails harms no other."""

import asyncio
from typing import Any

from websockets.protocol import State
from websockets.server import ServerProtocol

from baccarat.web.connections import SocketProtocol, make_socket_protocol


class Wire:
    """Takes down each write; a broken one takes none."""

    def __init__(self, *, broken: bool = False) -> None:
        self.broken = broken
        self.writes: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        if self.broken:
            raise OSError("broken")
        self.writes.append(data)

    def is_closing(self) -> bool:
        return self.closed

    def abort(self) -> None:
        self.closed = True


def _told(kind: type[SocketProtocol], wire: Wire) -> SocketProtocol:
    """Make a socket that is open, with nothing of a server behind it."""
    socket: Any = kind.__new__(kind)
    socket.loop = asyncio.get_running_loop()
    socket.writable = asyncio.Event()
    socket.writable.set()
    socket.close_sent = False
    socket.transport = wire
    socket.conn = ServerProtocol(state=State.OPEN)
    told: SocketProtocol = socket
    return told


async def _evening(*wires: Wire) -> None:
    """Send news to every socket, and one of them an immediate consequence."""
    kind = make_socket_protocol()
    told = [_told(kind, wire) for wire in wires]
    for socket in told:
        assert socket.tell(b"news")
    asyncio.get_running_loop().call_soon(told[0].tell, b"accepted")
    assert not any(wire.writes for wire in wires)
    for _ in range(4):
        await asyncio.sleep(0)


def test_an_answer_goes_out_with_the_news_that_it_brought() -> None:
    one, other = Wire(), Wire()
    asyncio.run(_evening(one, other))
    assert one.writes == [b"\x81\x04news\x81\x08accepted"]
    assert other.writes == [b"\x81\x04news"]


def test_a_socket_that_cannot_be_written_to_is_let_go_and_others_are_told() -> None:
    broken, other = Wire(broken=True), Wire()
    asyncio.run(_evening(broken, other))
    assert broken.closed
    assert other.writes == [b"\x81\x04news"]
