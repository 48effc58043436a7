"""A whole house with its endpoints, in virtual time, with hidden cards chosen by the test.

Two runs of one script differ only in the hidden cards: time and randomness are the same in both.
"""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.fairness import SealedShoe, seal_shoe
from baccarat.house import sealing
from baccarat.house.history import records
from baccarat.house.house import House
from baccarat.house.model import clock
from baccarat.house.model.commands import Command
from baccarat.house.rooms import advising, bots, worker
from baccarat.house.rooms import room as rooms
from baccarat.house.rooms.room import Room
from baccarat.players import CachingSolver, at_once, strategies
from baccarat.web import app as web
from baccarat.web.lab import odds

from .. import chance
from .inprocess import AtOnce

ADDRESS = "http://127.0.0.1:8000"
STEP = 0.05


class Socket:
    """A browser's socket at one of the endpoints; `heard` are its frames."""

    def __init__(self, app: Litestar, path: str, cookie: str) -> None:
        self.heard: list[str] = []
        self._frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._frames.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", b"127.0.0.1:8000"), (b"cookie", cookie.encode())]
        scope: Any = {
            "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1", "scheme": "ws", "path": path, "raw_path": path.encode(),
            "query_string": b"", "root_path": "", "headers": headers, "subprotocols": [],
            "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8000), "extensions": {},
        }  # fmt: skip
        self.task = asyncio.create_task(app(scope, self._frames.get, self._hear))  # type: ignore[arg-type]

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(str(message.get("text") or message.get("bytes")))

    def send(self, frame: bytes) -> None:
        self._frames.put_nowait({"type": "websocket.receive", "text": frame.decode()})


class World:
    """The running house, its clients, and what its bots were shown."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.house: House = app.state.house
        self.guests: dict[str, httpx.AsyncClient] = {}
        self.sockets: dict[str, list[Socket]] = {}
        self.inputs: list[tuple[int, Any]] = []
        self.log: list[str] = []
        self.room = ""
        self.wanted: Collection[str] = ("",)
        """Parts of the names of the endpoints to request: by default, all of them."""
        self._asked = 0

    @property
    def place(self) -> Room:
        return self.house.rooms.in_memory[self.room]

    def seat(self, name: str) -> int | None:
        """Return somebody's seat."""
        return next((at for at, who in self.place.state.taken if who.name == name), None)

    async def come(self, name: str) -> httpx.AsyncClient:
        """Admit a guest, or a stranger without a name."""
        transport = httpx.ASGITransport(app=self.app)  # type: ignore[arg-type]
        self.guests[name] = httpx.AsyncClient(transport=transport, base_url=ADDRESS)
        if name:
            (await self.guests[name].post("/api/guests", json={"name": name})).raise_for_status()
        return self.guests[name]

    async def knock(self, guest: httpx.AsyncClient, path: str) -> httpx.Response:
        """Request an endpoint over HTTP."""
        return await guest.get(path)

    async def look(self, name: str) -> None:
        """Open the sockets of the room and of the lobby."""
        cookie = "; ".join(f"{k}={v}" for k, v in self.guests[name].cookies.items())
        paths = (f"/api/rooms/{self.room}/socket", "/api/lobby")
        self.sockets[name] = [Socket(self.app, path, cookie) for path in paths]
        await asyncio.sleep(STEP)

    async def ask(self, name: str, request: Any) -> None:
        """Send a command through the room's socket; it must be accepted."""
        self._asked += 1
        state, socket = self.place.state, self.sockets[name][0]
        command = Command(f"c{self._asked}", state.shoe, state.coup, request, state.decision)
        socket.send(msgspec.json.encode(command))
        await asyncio.sleep(STEP)
        answers = [m for m in map(json.loads, socket.heard) if m.get("id") == command.id]
        assert [answer["type"] for answer in answers] == ["accepted"], answers

    async def bend(self, name: str, side: str, *, seen: bool = True) -> None:
        """Bend the second card of a hand: every other guest must see it, or nobody."""
        frames = {who: len(sockets[0].heard) for who, sockets in self.sockets.items() if who}
        bend = {"side": side, "card": 1, "angle": -90, "depth": 30}
        self.sockets[name][0].send(json.dumps({"gesture": {"type": "bend"} | bend}).encode())
        await asyncio.sleep(STEP)
        got = {who: self.sockets[who][0].heard[before:] for who, before in frames.items()}
        bends = {
            who: [each.keys() for each in map(json.loads, heard) if each["type"] == "bent"]
            for who, heard in got.items()
        }
        keys = {"type", "seat", *bend}
        assert bends == {who: [keys] if seen and who != name else [] for who in frames}

    async def until(self, settled: Callable[[Room], bool]) -> None:
        """Let time pass until the room is `settled`: half an hour at most."""
        for _ in range(round(1800 / STEP)):
            if settled(self.place):
                return
            await asyncio.sleep(STEP)
        raise AssertionError(f"the table waits: {self.place.state}")


class Listening(logging.Handler):
    """Keeps every line that the house logs."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))


@asynccontextmanager
async def world(
    folder: Path, patch: pytest.MonkeyPatch, cards: Mapping[int, Card]
) -> AsyncIterator[World]:
    """Open a house whose shoes have these `cards` at their positions, under the same seal.

    The seal is that of the unchanged shoe: it hides each card behind its salt.
    """

    def exchanged(secret: bytes, attempt: Any, count: int) -> SealedShoe:
        shoe = seal_shoe(secret, attempt, count)
        return replace(shoe, cards=tuple(cards.get(at, c) for at, c in enumerate(shoe.cards)))

    chance.begin("world")
    patch.setattr(time, "time", lambda: 1_800_000_000.0)
    patch.setattr(clock, "_up", lambda: 0.0)  # the time the machine takes reveals no card
    for module in (rooms, worker):
        patch.setattr(module, "today", lambda: "2027-01-15T08:00:00+00:00")
    patch.setattr(sealing, "seal_shoe", exchanged)
    patch.setattr(odds, "PRICER", AtOnce())
    patch.setattr(advising, "CACHED_SOLVER", CachingSolver(at_once))
    patch.setattr(records, "_FOLDER", AtOnce())
    # keyed by a shoe's secret, which is the same in both worlds
    for kept in ("_running", "_texts"):
        patch.setattr(records, kept, {})
    patch.setattr("baccarat.house.store.storage.ThreadPoolExecutor", lambda *_, **__: AtOnce())
    app = web.make_app(House(folder))
    async with app.lifespan():
        made = World(app)
        patch.setattr(logging.getLogger("baccarat"), "handlers", [Listening(made.log)])
        patch.setattr(bots, "strategies", lambda preset: _overheard(made, strategies(preset)))
        yield made
        for sockets in made.sockets.values():
            for socket in sockets:
                socket.task.cancel()
        for guest in made.guests.values():
            await guest.aclose()


def _overheard(made: World, known: Mapping[str, Any]) -> dict[str, Any]:
    """Record what each bot is shown."""

    def noting(play: Any) -> Any:
        def decide(view: Any, outcomes: Any, chance: Any) -> Any:
            made.inputs.append((view.viewer, (getattr(view, "whole", view), outcomes)))
            return play(view, outcomes, chance)

        return decide

    return {name: noting(play) for name, play in known.items()}
