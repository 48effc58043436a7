"""A reader that does not keep up is let go, and harms nobody."""

import socket
from contextlib import closing
from pathlib import Path

from baccarat.house.rooms.viewer import QUEUE, Viewer
from support.guest import Guest, seated
from support.server import Server

MOST = 6_000
"""Messages until the buffers of any system are full, and far more than it takes."""


def test_a_full_queue_is_dropped() -> None:
    viewer = Viewer("ada", "Ada")
    for _ in range(QUEUE):
        viewer.send(b"news")
    assert not viewer.lost
    viewer.send(b"one more")
    assert viewer.lost
    assert viewer.gone.is_set()
    assert viewer.outbox.get_nowait() is None
    viewer.send(b"more")
    assert viewer.outbox.empty()


def test_what_comes_after_what_waits_waits_too() -> None:
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
    viewer.send(b"4")  # the others are on their way, but not gone
    viewer.waiting -= 3
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
        Server(tmp_path, "support.narrow") as server,
        seated(server.address) as ada,
        seated(server.address, "Eve", seat=2) as eve,
        closing(_deaf(eve, server.port)),
    ):
        eve.close()
        asked = 0
        while _present(ada, 2) or asked < 10:
            wish = "buy" if asked % 2 else "cash"
            assert ada.ask({"type": wish, "amount": 100})["type"] == "accepted"
            asked += 1
            assert asked < MOST, "never dropped"
        assert asked > QUEUE


def _present(guest: Guest, seat: int) -> bool:
    return any(p["seat"] == seat and p["present"] for p in guest.now["people"])
