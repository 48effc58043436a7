"""Floods of small things: the sender is disconnected, and nobody else waits."""

import asyncio
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from baccarat.web.command_channel import CommandChannel
from baccarat.web.guard.connections import MAX_CHUNKS, MAX_HEAD_BYTES
from baccarat.web.guard.frames import MAX_CONTROLS, MAX_FRAGMENTS, MAX_MESSAGES, PONG
from support.server.connection import (
    ANYBODY,
    App,
    Wire,
    a_while,
    make_connection,
    open_socket,
    unhurried,
)

MANY = 20_000
LINE = b"a: b\r\n"


def _frames(opcode: Opcode, count: int, *, first: bytes = b"", fin: bool = True) -> bytes:
    frame = Frame(opcode, b"", fin).serialize(mask=True)
    return first + frame * count


MESSAGE = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
BEGUN = Frame(Opcode.TEXT, b"{", False).serialize(mask=True)
FLOODS = {
    "pings": _frames(Opcode.PING, MANY),
    "pongs": _frames(Opcode.PONG, MANY),
    "messages": _frames(Opcode.TEXT, MANY),
    "pieces": _frames(Opcode.CONT, MANY, first=BEGUN, fin=False),
}
ENOUGH = {
    "pings": _frames(Opcode.PING, MAX_CONTROLS),
    "pongs": _frames(Opcode.PONG, MAX_CONTROLS),
    "messages": _frames(Opcode.TEXT, MAX_MESSAGES),
    "pieces": _frames(Opcode.CONT, MAX_FRAGMENTS - 1, first=BEGUN, fin=False),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_not_read_to_its_end(kind: str) -> None:
    async def flood(frames: bytes) -> tuple[bool, int]:
        app = App()
        socket, wire = await open_socket(app)
        socket.data_received(frames)
        await a_while()
        return wire.closed, app.took

    assert asyncio.run(flood(ENOUGH[kind]))[0] is False
    closed, took = asyncio.run(flood(FLOODS[kind]))
    assert closed
    assert took <= MAX_MESSAGES


def test_a_client_awaiting_each_answer_has_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def answered() -> bool:
        socket, wire = await open_socket(App())
        monkeypatch.setattr(socket.frames, "time", lambda: 1.0)
        for _ in range(3 * MAX_MESSAGES):
            socket.data_received(MESSAGE)
            socket.tell(b"{}")
        return wire.closed

    assert asyncio.run(answered()) is False


def test_the_next_second_has_frames_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    async def two_seconds() -> bool:
        socket, wire = await open_socket(App())
        now = socket.loop.time()
        for second in range(5):
            monkeypatch.setattr(socket.frames, "time", lambda at=now + second: at)
            socket.data_received(ENOUGH["messages"])
        return wire.closed

    assert asyncio.run(two_seconds()) is False


def test_a_client_that_does_not_read_gets_no_more_pongs() -> None:
    """Otherwise the unread answers would grow as long as the client keeps asking."""

    async def ask(*, reads: bool) -> int:
        socket, wire = await open_socket(App())
        if not reads:
            socket.pause_writing()
        socket.data_received(ENOUGH["pings"])
        socket.resume_writing()
        socket.data_received(MESSAGE)
        socket.tell(b"{}")
        await a_while()
        assert wire.sent.endswith(b"{}")
        return wire.sent.count(bytes((PONG,)))

    assert asyncio.run(ask(reads=True)) > 0
    assert asyncio.run(ask(reads=False)) == 0


def _post(head: bytes = b"", body: bytes = b"") -> bytes:
    return b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head + b"\r\n" + body


CHUNKED = b"Transfer-Encoding: chunked\r\n"
REQUESTS = {
    "chunks": (
        _post(CHUNKED, b"1\r\nx\r\n" * MAX_CHUNKS + b"0\r\n\r\n"),
        _post(CHUNKED, b"1\r\nx\r\n" * MANY),
    ),
    "lines": (_post(LINE * 2_000), _post(LINE * MANY)),
    "a long line": (
        _post(b"Cookie: " + b"a=b;" * 4_000 + b"\r\n"),
        _post(b"Cookie: " + b"a=b;" * (MAX_HEAD_BYTES // 4) + b"\r\n"),
    ),
    "a long body": (_post(b"Content-Length: 500000\r\n", b"\n" * 500_000), _post(LINE * MANY)),
}


@pytest.mark.parametrize("kind", REQUESTS)
@pytest.mark.parametrize("behind", [b"", _post()])
def test_an_oversized_request_is_refused(kind: str, behind: bytes) -> None:
    """Including a request that follows another on the same connection."""

    async def answered(request: bytes) -> bytes:
        line = make_connection(App())
        wire = Wire()
        line.connection_made(wire)
        line.data_received(behind + request)
        await a_while()
        line.connection_lost(None)
        return bytes(wire.sent)

    fits, floods = REQUESTS[kind]
    before = bool(behind)
    assert asyncio.run(answered(fits)).count(b" 204 ") == 1 + before
    refused = asyncio.run(answered(floods))
    assert refused.count(b" 204 ") == before
    assert b" 400 " in refused


def test_immediately_refused_frames_let_others_take_turns() -> None:
    """A hundred frames that are not commands; only the first is handled immediately."""
    turns = 0

    class Deaf:
        player = name = "ada"
        heard = 0

        def send(self, message: bytes) -> None:
            assert msgspec.json.decode(message)["code"] == "malformed"
            self.heard += 1

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def both() -> int:
        beside = asyncio.create_task(others())
        deaf: Any = Deaf()
        asking = CommandChannel(*unhurried(), deaf, ANYBODY)
        assert [asking.hear("text"), asking.hear("text")] == [True, False]
        for _ in range(99):
            await asking.take("text")
        beside.cancel()
        heard: int = deaf.heard
        return heard

    assert asyncio.run(both()) == 100
    assert turns >= 100
