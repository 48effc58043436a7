"""Messages are framed and parsed as by the library, and delivered in order."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from baccarat.house.model.commands import Command
from baccarat.web.command_channel import CommandChannel
from baccarat.web.guard.frames import MAX_MESSAGES, WHOLE_TEXT, make_frame
from support.server.connection import ANYBODY, App, a_while, open_socket, unhurried

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
ALPHABET = bytes(range(32, 127)).decode()


def _text(length: int) -> str:
    return (ALPHABET * (length // len(ALPHABET) + 1))[:length]


def _frame(text: bytes, *, mask: bool = True) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=mask)


WHOLE = _frame(b"whole")
PING = Frame(Opcode.PING, b"ping").serialize(mask=True)


async def _heard(*chunks: bytes, most: int | None = None) -> tuple[list[str], bytes]:
    """Send chunks to a listening socket; return the messages, and the reason for closing.

    A message that does not come alone reaches the application through uvicorn.
    """
    app = App()
    socket, wire = await open_socket(app, ws_max_size=most or 100_000)

    def hear(text: str) -> bool:
        app.texts.append(text)
        return True

    assert socket.frames
    socket.frames.time = lambda: 1.0  # all within one second
    socket.listen(hear)
    for chunk in chunks:
        if not wire.closed:
            socket.data_received(chunk)
            await a_while()
    return app.texts, bytes(wire.sent) if wire.closed else b""


@pytest.mark.parametrize("length", LENGTHS)
def test_a_message_is_framed_as_the_library_frames_it(length: int) -> None:
    text = _text(length).encode()
    assert make_frame(WHOLE_TEXT, text) == _frame(text, mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_message_is_read_as_it_was_sent(length: int) -> None:
    text = _text(length)
    assert asyncio.run(_heard(_frame(text.encode()), WHOLE)) == ([text, "whole"], b"")


@pytest.mark.parametrize("cut", range(1, len(WHOLE)))
def test_fragmented_messages_and_those_after_them_are_read(cut: int) -> None:
    chunks = (WHOLE, PING, WHOLE[:cut], WHOLE[cut:] + WHOLE, WHOLE)
    assert asyncio.run(_heard(*chunks)) == (["whole"] * 4, b"")


def test_a_message_that_comes_alone_does_not_pass_through_the_application() -> None:
    async def listen() -> tuple[list[str], int]:
        app, heard = App(), list[str]()
        socket, _ = await open_socket(app)

        def hear(text: str) -> bool:
            heard.append(text)
            return True

        socket.listen(hear)
        socket.data_received(WHOLE)
        await a_while()
        return heard, app.took

    assert asyncio.run(listen()) == (["whole"], 1), "the application took the connection only"


BAD = {
    "not masked": (_frame(b"whole", mask=False), 1002),
    "not masked, and as long as if it were": (_frame(b"whole", mask=False) + WHOLE[:4], 1002),
    "not text": (_frame(b"\xff"), 1007),
    "with a bit that nobody asked for": (bytes((WHOLE[0] | 0x40,)) + WHOLE[1:], 1002),
    "too long": (_frame(b"x" * 101), 1009),
    "too many": (_frame(b"{}"), 1002),
    "within another": (_frame(b"{}"), 1002),
}


@pytest.mark.parametrize("kind", BAD)
def test_clients_sending_invalid_frames_are_disconnected(kind: str) -> None:
    """Even if it arrives alone, as valid frames do."""
    before = {
        "too many": [WHOLE] * MAX_MESSAGES,
        "within another": [Frame(Opcode.TEXT, b"{", False).serialize(mask=True)],
    }
    frame, code = BAD[kind]
    chunks = before.get(kind, [WHOLE])
    heard, said = asyncio.run(_heard(*chunks, frame, WHOLE, most=100))
    assert heard == ["whole"] * chunks.count(WHOLE)
    assert said.startswith(b"\x88")
    assert int.from_bytes(said[2:4]) == code


class Room:
    """Records requests, and answers when told to."""

    def __init__(self) -> None:
        self.settings = SimpleNamespace(id="room", host=Reader.player)
        self.asked: list[str] = []
        self.open: asyncio.Future[int]

    def ask(self, _player: str, _name: str, command: Command, **_: object) -> asyncio.Future[int]:
        self.asked.append(command.id)
        self.open = asyncio.get_running_loop().create_future()
        return self.open


class Reader:
    """A viewer that keeps its messages."""

    player = name = "ada"

    def __init__(self) -> None:
        self.told: list[str] = []

    def send(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message)["id"])


def _command(name: str) -> str:
    return f'{{"id":"{name}","shoe":1,"coup":1,"do":{{"type":"deal"}}}}'


def test_one_senders_commands_run_in_order() -> None:
    async def evening() -> None:
        (state, _), room, reader = unhurried(), Room(), Reader()
        parts: Any = (state, room, reader, ANYBODY)
        asking = CommandChannel(*parts)
        assert asking.hear(_command("a"))
        later = asyncio.create_task(asking.take(_command("b")))
        await asyncio.sleep(0)
        assert not asking.hear(_command("c"))
        assert room.asked == ["a"]
        room.open.set_result(1)
        for _ in range(4):
            await asyncio.sleep(0)
        assert (reader.told, room.asked) == (["a"], ["a", "b"])
        assert not asking.hear(_command("c"))
        room.open.set_result(2)
        await later
        assert asking.hear(_command("c"))
        assert (reader.told, room.asked) == (["a", "b"], ["a", "b", "c"])

    asyncio.run(evening())


def test_pending_commands_are_dropped_when_their_sender_leaves() -> None:
    async def evening() -> None:
        (state, _), room, reader = unhurried(), Room(), Reader()
        parts: Any = (state, room, reader, ANYBODY)
        asking = CommandChannel(*parts)
        assert asking.hear(_command("a"))
        later = asyncio.create_task(asking.take(_command("b")))
        await asyncio.sleep(0)
        later.cancel()
        await asyncio.gather(later, return_exceptions=True)
        room.open.set_result(1)
        for _ in range(4):
            await asyncio.sleep(0)
        assert (reader.told, room.asked) == (["a"], ["a"])

    asyncio.run(evening())
