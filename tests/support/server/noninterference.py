"""A whole house with its endpoints, in virtual time, with hidden cards chosen by the test.

Two runs of one script differ only in the hidden cards: time and randomness are the same in both.
"""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

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
from baccarat.house.model.gestures import Bent
from baccarat.house.model.shoe_history import ShoeHistory
from baccarat.house.rooms import advising, bots, room as rooms, worker
from baccarat.house.rooms.room import Room
from baccarat.house.sealing import Sealing
from baccarat.players import CachingSolver, at_once, strategies
from baccarat.rules import Outcome, Side
from baccarat.tables.common.shoe import CardBurnt
from baccarat.web import app as web
from baccarat.web.lab import odds

from .. import chance
from .inprocess import AtOnce
from .operator import OPERATOR_ROUTES

ADVICE: Final = "/api/rooms/{room:str}/advice"


def _log_each_card(patch: pytest.MonkeyPatch) -> None:
    card = Sealing.card

    def logged(self: Sealing, position: int) -> Card:
        logging.getLogger("baccarat.house").warning("dealt %s", card(self, position))
        return card(self, position)

    patch.setattr(Sealing, "card", logged)


def _count_burnt_cards(patch: pytest.MonkeyPatch) -> None:
    """Have the odds and the bots count cards that nobody saw."""
    apply = ShoeHistory.apply

    def seen(self: Any, steps: Any) -> Any:
        news = apply(self, steps)
        self.burnt += [step.event.card for step in steps if isinstance(step.event, CardBurnt)]
        return news

    def roads(self: Any) -> Any:
        outcomes = [Outcome.TIE if c.points % 2 else Outcome.PLAYER for c in self.burnt]
        return {Side.PLAYER: outcomes}

    patch.setattr(ShoeHistory, "apply", seen)
    patch.setattr(ShoeHistory, "roads", roads)


def _tell_burnt_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CardBurnt, "redacted", lambda self, _: self)


def _leave_none_down(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(import_module("baccarat.tables.punto.view"), "_down_positions", lambda *_: ())


def _show_hands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(import_module("baccarat.tables.chemin.view"), "can_see", lambda *_: True)


def _show_three_hands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(import_module("baccarat.tables.banque.view"), "can_see", lambda *_: True)


def _bend_by_the_card(patch: pytest.MonkeyPatch) -> None:
    """Bend a card further if it is worth more."""
    gestures = import_module("baccarat.house.rooms.presence")
    message_of = gestures.message_of

    def told(state: Any, player: str, gesture: Any) -> Any:
        message = message_of(state, player, gesture)
        if not isinstance(message, Bent):
            return message
        cards = state.table.coup.hand(Side(message.side)).cards
        return replace(message, depth=cards[message.card].points)

    patch.setattr(gestures, "message_of", told)


LEAKS: Mapping[str, tuple[Callable[[pytest.MonkeyPatch], None], set[str]]] = {
    "punto": (_count_burnt_cards, {"/odds", "/api/lobby", "bot "}),
    "punto, told": (_tell_burnt_cards, {"/socket", "/record"}),
    "american": (_leave_none_down, {"/socket", "/odds"}),
    "chemin": (_show_hands, {"/socket"}),
    "banque": (_show_three_hands, {"/socket"}),
    "banque to Cy": (_count_burnt_cards, {f"Cy {ADVICE}"}),
    "advised": (_count_burnt_cards, {f"Bea {ADVICE}"}),
    "squeeze, bent": (_bend_by_the_card, {"/socket"}),
    "squeeze, logged": (_log_each_card, {"log"}),
}
"""By game, the planted leaks with the endpoints at which each must be noticed."""


LEFT_OUT = {
    "/", "/odds", "/analysis", "/equilibrium", "/checker", "/irregularities", "/privacy",
    "/operator", "/rooms/{room:str}", "/rooms/{room:str}/board", "/side-by-side", "/my-play",
    "/replay", "/note", "/note-worker.js", "/api/noted",
    "/api/schema.json", "/schema/openapi.json", "/api/presets", "/api/wagers", "/api/forms",
    "/api/words/{tag:str}/{files:str}",
    "/api/health", "/api/odds", "/api/analysis", "/api/study", "/api/replay", "/api/edges",
}  # fmt: skip
"""Endpoints without a room."""
ASKED: Final = {
    "/api/me": [""],
    "/api/me/care": [""],
    "/api/me/coups": [""],
    "/api/me/data": [""],
    "/api/me/login": [""],
    "/api/me/sanctions": [""],
    "/api/me/play": [""],
    "/api/me/play.csv": [""],
    "/api/me/play.json": [""],
    "/api/rooms": [""],
    "/api/rooms/{room:str}/shoes": [""],
    "/api/rooms/{room:str}/shoes/{shoe:int}/record": [""],
    "/api/rooms/{room:str}/shoes/{shoe:int}/seal": [""],
    "/api/rooms/{room:str}/shoes/{shoe:int}/summary": [""],
    "/api/rooms/{room:str}/odds": ["?coup=1&cards=3", "?coup=1&cards=6&said=true"],
    "/api/rooms/{room:str}/edges": [""],
    ADVICE: [""],
    "/api/rooms/{room:str}/winnings.csv": [""],
}
"""HTTP endpoints requested at each stop, with the rest of their paths."""
OF_RECORDS: Final = {
    "/api/rooms/{room:str}/shoes/{shoe:int}/analysis",
    "/api/rooms/{room:str}/shoes/{shoe:int}/replay",
}
"""Endpoints that only receive the text of a record, which is compared itself."""
CHANGES = {
    "/api/guests", "/api/rooms", "/api/me/limits", "/api/me/rest", "/api/rooms/{room:str}/enter",
    "/api/rooms/{room:str}/door", "/api/me/name", "/api/me/delete", "/api/me/login/codes",
    "/api/me/login/passkeys", "/api/me/login/passkeys/options", "/api/me/login/password",
    "/api/me/login/remove", "/api/me/login/sessions/end", "/api/sign-in/code",
    "/api/sign-in/passkey", "/api/sign-in/passkey/options", "/api/sign-in/password",
    "/api/sign-out", "/api/rooms/{room:str}/reports",
}  # fmt: skip
"""Endpoints that answer only by their input; the scripts use the first two."""
OPERATORS = {route.paths.copy().pop() for route in OPERATOR_ROUTES}
"""Endpoints that refuse everybody who plays here; another test asks each of them."""
SOCKETS = {"/api/rooms/{room:str}/socket", "/api/lobby"}
"""Endpoints that stay open: every frame is compared."""


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
