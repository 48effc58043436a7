"""Sockets send together what they are told together; one that is slow or fails harms nobody."""

import asyncio
import socket
from contextlib import closing
from pathlib import Path

from baccarat.house.rooms.presence import MAX_QUEUED, QUEUED_BYTES, Viewer
from baccarat.web.guard.connections import Connection, make_protocol
from baccarat.web.guard.limits import ConnectionLimiter
from support.server.connection import App, Wire, open_socket
from support.server.guest import Guest, seated
from support.server.process import Server

ENOUGH = 400
"""Messages that fill all network buffers and the queue before them."""


def test_a_full_queue_is_dropped() -> None:
    viewer = Viewer("ada", "Ada")
    for _ in range(MAX_QUEUED):
        viewer.send(b"news")
    assert not viewer.lost
    viewer.send(b"one more")
    assert viewer.lost
    assert viewer.gone.is_set()
    assert viewer.outbox.get_nowait() is None
    viewer.send(b"more")
    assert viewer.outbox.empty()


def test_many_bytes_are_dropped_before_the_queue_is_full() -> None:
    viewer, large = Viewer("ada", "Ada"), bytes(QUEUED_BYTES // 4)
    for _ in range(4):
        viewer.send(large)
    assert not viewer.lost
    viewer.send(b"x")
    assert viewer.lost
    assert viewer.gone.is_set()


def test_one_message_may_be_larger_than_what_may_wait() -> None:
    viewer, welcome = Viewer("ada", "Ada"), bytes(3 * QUEUED_BYTES)
    viewer.send(welcome)
    assert not viewer.lost
    viewer.note_sent(viewer.outbox.get_nowait() or b"")
    viewer.send(b"news")
    assert not viewer.lost


def test_messages_after_a_waiting_one_wait_too() -> None:
    told, takes = [], True

    def line(message: bytes) -> bool:
        if takes:
            told.append(message)
        return takes

    viewer = Viewer("ada", "Ada", line=line)
    viewer.send(b"1")
    takes = False
    viewer.send(b"2")
    takes = True
    viewer.send(b"3")
    assert [viewer.outbox.get_nowait(), viewer.outbox.get_nowait()] == [b"2", b"3"]
    viewer.send(b"4")  # the others have been sent, but not delivered
    for each in (b"2", b"3", b"4"):
        viewer.note_sent(each)
    viewer.send(b"5")
    assert told == [b"1", b"5"]
    assert viewer.outbox.get_nowait() == b"4"


def _deaf(guest: Guest, port: int) -> socket.socket:
    """Open the Salon's socket with the guest's cookie, and read nothing from it."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", port))
    lines = (
        "GET /api/rooms/salon/socket HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: baccarat={guest.http.cookies['baccarat']}", "", "",
    )  # fmt: skip
    deaf.sendall("\r\n".join(lines).encode())
    return deaf


def test_one_who_reads_nothing_is_dropped_and_harms_nobody(tmp_path: Path) -> None:
    with (
        Server(tmp_path, "support.server.conditions small_buffers") as server,
        seated(server.address) as ada,
        seated(server.address, "Bea", seat=3) as bea,
        seated(server.address, "Eve", seat=2) as eve,
        closing(_deaf(eve, server.port)),
    ):
        eve.close()
        for number in range(ENOUGH):
            request = {"type": "cash" if number % 4 < 2 else "buy", "amount": 100}
            assert (ada, bea)[number % 2].ask(request)["type"] == "accepted"
        ada.until(lambda _: not _present(ada, 2))
        assert ada.ask({"type": "cash", "amount": 100})["type"] == "accepted"


def _present(guest: Guest, seat: int) -> bool:
    return any(p["seat"] == seat and p["present"] for p in guest.now["people"])


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
    for each in told:
        assert each.tell(b"news")
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
