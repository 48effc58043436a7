"""Clients that send or read nothing are disconnected, and some file handles stay reserved."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from baccarat.web.guard import connections
from baccarat.web.guard.connections import Connection
from support.server.connection import make_connection
from support.server.guest import PATIENCE, PLAIN, seated, stake, when_free
from support.server.process import Server
from support.server.virtual_loop import in_virtual_time

OWED = {
    "nothing": b"",
    "half a header": b"GET / HTTP/1.1\r\nHost: 127",
    "half a body": b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{",
    "a body after the answer": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{",
    "half of a second request": b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET / HTTP",
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server that waits only half a second."""
    with Server(
        tmp_path_factory.mktemp("hasty"), "support.server.conditions short_timeouts"
    ) as server:
        yield server


@pytest.mark.parametrize("owed", OWED)
def test_an_incomplete_request_times_out(hasty: Server, owed: str) -> None:
    """Even if a byte arrives now and then."""
    with socket.create_connection(("127.0.0.1", hasty.port)) as slow:
        slow.sendall(OWED[owed])
        slow.settimeout(0.2)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if not slow.recv(65536):
                    return
            except TimeoutError:
                try:
                    slow.sendall(b"x" if owed != "nothing" else b"")
                except ConnectionError:
                    return
            except ConnectionError:
                return
        pytest.fail("still waited for")


def test_an_answer_that_nobody_takes_is_given_up(hasty: Server) -> None:
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", hasty.port))
        deaf.settimeout(PATIENCE)
        ask = b"GET /api/schema.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        with pytest.raises(ConnectionError):
            _ask_on(deaf, ask * 100)


def _ask_on(deaf: socket.socket, ask: bytes) -> None:
    """Send requests until the connection breaks; raises TimeoutError if it only stalls."""
    while True:
        deaf.sendall(ask)


@pytest.mark.by_day(0)
def test_connections_stay_below_the_number_of_open_files(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with (
        Server(tmp_path / "data", "support.server.conditions few_files", log=log) as server,
        seated(server.address) as ada,
        ExitStack() as stack,
    ):
        for number in range(500):
            source = (f"127.0.1.{1 + number // 100}", 0)
            here = ("127.0.0.1", server.port)
            stack.enter_context(socket.create_connection(here, source_address=source))
        assert ada.ask(stake(player=2_500))["type"] == "accepted"
        until = time.monotonic() + PATIENCE
        while not (warned := log.read_text()) and time.monotonic() < until:
            time.sleep(0.02)
        stack.close()
        get = partial(httpx.get, server.address, timeout=PATIENCE, verify=PLAIN)
        assert when_free(get).status_code == 200
    assert len(warned.splitlines()) == 1
    assert "connections by proxies and this machine are refused" in warned


class Browser(asyncio.Transport):
    """Records the server's pings, and answers them."""

    def __init__(self, socket: Connection) -> None:
        super().__init__()
        self.socket = socket
        self.asked: list[float] = []
        self.hung_up = False
        self.side = ClientProtocol(parse_uri("ws://127.0.0.1/"))
        self.side.send_request(self.side.connect())

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.side.receive_data(bytes(data))
        came = self.side.events_received()
        if any(isinstance(each, Frame) and each.opcode is Opcode.PING for each in came):
            self.asked.append(self.socket.loop.time())
        asyncio.get_running_loop().call_soon(self.send)

    def send(self) -> None:
        for each in self.side.data_to_send():
            self.socket.data_received(each)

    def pause_reading(self) -> None:
        """Keep reading."""

    resume_reading = pause_reading

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        self.hung_up = True

    close = abort


async def _takes_all(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    while scope:
        await receive()


def test_only_silent_clients_are_pinged() -> None:
    """A client that sent something after 15 seconds is pinged 20 seconds later, then every 20.

    It is not taken for one whose request is incomplete, however long it says nothing else.
    """

    async def sit() -> list[float]:
        socket = make_connection(_takes_all)
        browser = Browser(socket)
        socket.connection_made(browser)
        browser.send()
        await asyncio.sleep(15)
        browser.side.send_text(b"a command")
        browser.send()
        await asyncio.sleep(70)
        assert not browser.hung_up
        return browser.asked

    assert connections.REQUEST_SECONDS < 70
    assert in_virtual_time(sit()) == [35, 55, 75]
