"""Hosts and guests send anything the wire format allows, and the house reopens undamaged."""

import asyncio
import itertools
import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

import msgspec
from hypothesis import Phase, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import inspect

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.commands import RoomRequest
from baccarat.house.model.guest import Guest
from baccarat.house.model.ledger import MAX_SET_CHIPS, WELCOME_CHIPS
from baccarat.house.model.refusal import Rejected
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.rooms.mailbox import Connect, Disconnect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.rules import PRESETS
from baccarat.tables.common.chips import MAX_UNITS
from baccarat.tables.common.refusal import Refused
from baccarat.web.wire import BadFrame, decode
from support.server.inprocess import opened
from support.server.virtual_loop import VirtualLoop

POWERS: Final = (10**11, 10**12, 10**15, 2**52, 2**53, 2**62, 2**63, 2**64, 10**40)
EXTREMES: Final = sorted(
    {0, 1, 20, 100, 10**6}
    | {sign * (power + step) for power in POWERS for sign in (1, -1) for step in (-1, 0, 1)}
)
SMALL: Final = st.integers(0, 13)
NUMBERS: Final = SMALL | st.sampled_from(EXTREMES)
WORDS: Final = st.sampled_from(["a", "bold", "flat", "player", "\0", "é" * 64, "x" * 200])
MANY: Final = 3


def wire_values(kind: Any) -> st.SearchStrategy[Any]:
    """Make values of a type, in JSON form, that the type mostly accepts."""
    return _values(inspect.type_info(kind))


def _values(kind: Any) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.Metadata():
            return _values(kind.type)
        case inspect.StructType():
            return _object(kind)
        case inspect.UnionType():
            return st.one_of(*map(_values, kind.types))
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.EnumType():
            return st.sampled_from([each.value for each in kind.cls])
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.IntType():
            return NUMBERS
        case inspect.StrType():
            return st.just("0" * 64) if kind.pattern else WORDS
        case inspect.VarTupleType() | inspect.ListType():
            return st.lists(_values(kind.item_type), max_size=MANY)
        case inspect.DictType():
            return st.dictionaries(_values(kind.key_type), _values(kind.value_type), max_size=MANY)
        case _:
            raise NotImplementedError(kind)


def _object(kind: inspect.StructType) -> st.SearchStrategy[Any]:
    tag = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
    fields = {each.encode_name: _values(each.type) for each in kind.fields}
    return st.fixed_dictionaries({**tag, **fields})


T = TypeVar("T")

EXACT = 2**53
"""The largest integer up to which browsers are exact."""
GUESTS = st.integers(0, 2)
ROOMS = st.integers(0, 1) | st.integers(0, 3)
SEATS = st.integers(1, 2) | st.integers(1, 8)
FIELDS = sorted({field for preset in PRESETS for field in preset.__struct_fields__})
PURSES = st.sampled_from([1, MAX_SET_CHIPS, MAX_SET_CHIPS + 1, MAX_UNITS, MAX_UNITS + 1]) | NUMBERS
IDS = itertools.count(1)


async def _comes(room: Room, caller: Connect | Disconnect) -> None:
    room.queue.put(caller)


class HostileMachine(RuleBasedStateMachine):
    """Three guests, each hosting the rooms they open, in a house that is sometimes restarted."""

    def __init__(self) -> None:
        super().__init__()
        self.thread = ThreadPoolExecutor(1)  # a browser's loop may run in the main thread
        self.runner = asyncio.Runner(loop_factory=VirtualLoop)
        self.folder = TemporaryDirectory()
        self.stack = AsyncExitStack()
        self.guests: list[Guest] = []
        self.answers: set[str] = set()
        self.viewers: list[tuple[str, Viewer]] = []

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.thread.submit(self.runner.run, work).result()

    @initialize()
    def open(self) -> None:
        self.do(self._open())
        self.guests = [self.do(self.house.guests.welcome(name)) for name in ("Ada", "Bea", "Cy")]
        for number, preset in enumerate(("punto-banco", "chemin-de-fer")):
            order = RoomSpec(preset=preset, bots=2, pace="instant")
            self.do(self.house.room_factory.create(order, self.guests[number]))
            for guest, seat in ((0, 1), (1, 2)):
                self.come(guest, number)
                self.sit(guest, number, seat, WELCOME_CHIPS // 4)
        for amount in (
            MAX_UNITS,
            MAX_SET_CHIPS,
        ):  # the first room has issued its all from the start
            self.set_chips(room=0, seat=1, amount=amount, times=12)

    async def _open(self) -> None:
        self.house: House = await self.stack.enter_async_context(opened(Path(self.folder.name)))

    @rule(
        guest=GUESTS,
        preset=st.sampled_from([preset.name for preset in PRESETS]),
        fields=st.dictionaries(st.sampled_from(FIELDS), NUMBERS, max_size=2),
        bots=st.integers(0, 6) | st.sampled_from(EXTREMES),
        private=st.booleans(),
    )
    def order(
        self, guest: int, preset: str, fields: dict[str, int], bots: int, *, private: bool
    ) -> None:
        order = {"preset": preset, "fields": fields, "bots": bots, "private": private}
        body = json.dumps(order | {"pace": "instant"})

        async def work() -> None:
            await self.house.room_factory.create(
                msgspec.json.decode(body, type=RoomSpec), self.guests[guest]
            )

        self._may_be_refused(work())

    @rule(guest=GUESTS, room=ROOMS, request=wire_values(RoomRequest))
    def ask(self, guest: int, room: int, request: dict[str, Any]) -> None:
        self._ask(guest, room, request)

    @rule(guest=GUESTS, room=ROOMS, seat=SEATS, amount=NUMBERS)
    def sit(self, guest: int, room: int, seat: int, amount: int) -> None:
        self._ask(guest, room, {"type": "sit", "seat": seat, "amount": amount})

    @rule(room=ROOMS, seat=SEATS, amount=PURSES, times=st.sampled_from([1, 12]))
    def set_chips(self, room: int, seat: int, amount: int, times: int) -> None:
        for _ in range(times):
            self._ask(None, room, {"type": "set-chips", "seat": seat, "amount": amount})
            self._ask(None, room, {"type": "set-chips", "seat": seat, "amount": 0})

    @rule(guest=GUESTS, room=ROOMS, wager=st.sampled_from(["player", "tie"]), amount=NUMBERS)
    def stake(self, guest: int, room: int, wager: str, amount: int) -> None:
        bets = [{"wager": wager, "amount": amount}]
        self._ask(guest, room, {"type": "stake", "bets": bets})
        self._ask(guest, room, {"type": "deal"})

    @rule(guest=GUESTS, room=ROOMS)
    def come(self, guest: int, room: int) -> None:
        name, there = self._room(room)
        viewer = Viewer(self.guests[guest].player, self.guests[guest].name)
        self.viewers.append((name, viewer))
        self.do(_comes(there, Connect(viewer)))

    @precondition(lambda self: self.viewers)
    @rule()
    def part(self) -> None:
        name, viewer = self.viewers.pop()
        self.do(_comes(self.house.rooms.in_memory[name], Disconnect(viewer)))

    @rule(seconds=st.sampled_from([0.1, 5.0, 100.0, 2000.0]))
    def wait(self, seconds: float) -> None:
        self.do(asyncio.sleep(seconds))

    @rule()
    def restart(self) -> None:
        """Stop the house, and reopen it for a newcomer."""
        rooms = self._names()
        self.viewers.clear()
        self.do(self.stack.aclose())
        self.do(self._open())
        assert self._names() == rooms
        self.newcomer = self.do(self.house.guests.welcome("New"))
        assert self.newcomer.account == WELCOME_CHIPS

    async def _seat_newcomer(self) -> None:
        guest = self.newcomer
        room = await self.house.room_factory.create(RoomSpec(bots=2), guest)
        sit = {"type": "sit", "amount": WELCOME_CHIPS}
        frame = {"id": f"i{next(IDS)}", "shoe": 0, "coup": 1, "do": sit}
        await room.ask(guest.player, guest.name, decode(json.dumps(frame)))
        assert room.state.seats.get(guest.player)
        assert len(room.state.bots()) == 2

    @invariant()
    def the_books_are_whole(self) -> None:
        accounts = self.do(self.house.storage.run(lambda store: store.balances()))
        assert sum(accounts.values()) == 0
        assert max(map(abs, accounts.values())) < EXACT

    @invariant()
    def no_room_suffers(self) -> None:
        assert not self.answers & {"table-frozen", "set-aside", "over-books"}
        assert self.house.rooms.quarantined == {}
        assert DEFAULT_ROOM in self._names()
        assert [room for room in self.house.rooms.in_memory.values() if room.backoff.times] == []

    def teardown(self) -> None:
        if self.guests:
            self.restart()
            self.do(self._seat_newcomer())
            self.do(self.stack.aclose())
        self.thread.submit(self.runner.close).result()
        self.thread.shutdown()
        self.folder.cleanup()

    def _room(self, number: int) -> tuple[str, Room]:
        """Choose a room; the standing one comes last."""
        rooms = sorted(self._names(), key=lambda name: (name == DEFAULT_ROOM, name))
        name = rooms[number % len(rooms)]
        return name, self.do(self.house.rooms.find(name))

    def _names(self) -> set[str]:
        """List the rooms that are open, in memory or not."""
        return {*self.house.rooms.in_memory, *self.house.rooms.evicted}

    def _ask(self, guest: int | None, number: int, request: dict[str, Any]) -> None:
        """Send a command as a guest or as the room's host; a refusal counts as an answer."""
        room = self._room(number)[1]
        host = next((g for g in self.guests if g.player == room.settings.host), self.guests[0])
        asker, state = host if guest is None else self.guests[guest], room.state
        question = {"shoe": state.shoe, "coup": state.coup, "decision": state.decision}
        frame = json.dumps({"id": f"i{next(IDS)}", "do": request} | question)

        async def work() -> None:
            await room.ask(asker.player, asker.name, decode(frame))

        self._may_be_refused(work())

    def _may_be_refused(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            self.do(work)
        except (Rejected, Refused, BadFrame) as refused:
            self.answers.add(str(refused.code))


HostileMachine.TestCase.settings = settings(
    max_examples=6,
    stateful_step_count=25,
    deadline=None,
    phases=(
        Phase.reuse,
        Phase.generate,
    ),  # a failing walk is reported unshrunk, since shrinking is slow
)
TestHostile = HostileMachine.TestCase
