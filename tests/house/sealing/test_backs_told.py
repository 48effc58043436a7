"""The backs of cards (C-3) are told only for cards that have left the shoe."""

import asyncio
import copy
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.fairness import SealedShoe
from baccarat.house.model.commands import TakeSeat
from baccarat.house.model.draft import Draft
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.house.rooms.worker import Worker
from baccarat.rules import back_of, preset
from baccarat.tables.common.shoe import Deal, MayDeal
from support import chance
from support.oracles import seal_checker
from support.server.room_simulation import Evening, sensible
from support.server.virtual_loop import in_virtual_time

pytestmark = pytest.mark.rule("C-3")
Message = dict[str, Any]
BACK = re.compile(r'"(pink|blue)"')
FIRST_FOUR = range(4)


async def play(evening: Evening, name: str) -> None:
    while not await evening.ask(name, TakeSeat(10**7)):
        await asyncio.sleep(1)
    while True:
        await asyncio.sleep(1)
        if evening.seat(name) in evening.room.state.game.to_act(evening.room.state.table):
            await evening.ask(name, sensible(evening, name))


@asynccontextmanager
async def table() -> AsyncIterator[Evening]:
    """Let two players play chemin de fer with a spectator."""
    evening = Evening(preset("chemin-de-fer"), 1, people=1)
    await evening.room.load()
    for name in ("p0", "ada", "bea"):
        await evening.connect(name)
    players = [play(evening, name) for name in ("ada", "bea")]
    tasks = [asyncio.create_task(each) for each in (Worker(evening.room).run(), *players)]
    try:
        yield evening
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.1)


def heard(viewer: Viewer) -> Iterator[Message]:
    while not viewer.outbox.empty():
        message = viewer.outbox.get_nowait() or b"{}"
        viewer.note_sent(message)
        yield json.loads(message)


def welcome(room: Room) -> Message:
    late = Viewer("late", "Late")
    room.snapshot().welcome(late, None)
    return next(heard(late))


def colours(room: Room) -> list[str]:
    """Compute the back of every card of the shoe without the package."""
    attempt = welcome(room)["seal"]["ceremony"]["attempt"]
    key = seal_checker.Key(room.sealing.secret.hex(), attempt)
    return [("pink", "blue")[pack % 2] for pack in seal_checker.packs_of(key, attempt, 6)]


def told_backs(told: list[Message], backs: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    """Pair the backs sent with each message with those that it should have."""
    hands: dict[str, list[str]] = {}
    shoe = iter(backs)
    for each in told:
        event, due = each["event"], list[str]()
        if "card" in event:
            due = [next(shoe)]
            hands.setdefault(event["side"], []).extend(due)
        elif "cards" in event and "side" in event:
            due = list(hands[event["side"]])
        elif event["type"] == "coup-ended":
            hands = {}
        yield each.pop("backs"), due


async def all_that_is_told() -> None:
    chance.begin("coups of a table that nobody leaves")
    told: list[Message] = []
    async with table() as evening:
        room = evening.room
        watcher = evening.here["p0"][0]

        def see() -> bool:
            news = [each for each in heard(watcher) if each["type"] == "news"]
            told.extend(one for each in news for one in each["told"])
            rest = [{**each, "told": None, "scorecards": None} for each in news]
            assert not BACK.search(json.dumps(rest)), "a back that belongs to nothing told"
            late = welcome(room) | {"scorecards": None}  # beads of its roads are blue too
            found = late["seal"]
            if room.state.shoe == 1 and room.state.seal.root:
                backs = colours(room)
                places = found["hands"].items()
                assert found["backs"] == {side: [backs[at] for at in hand] for side, hand in places}
                assert all(at < found["out"] for hand in found["hands"].values() for at in hand)
                del found["backs"]
                assert not BACK.search(json.dumps(late))
            return room.state.coup > 5

        await until(see)
        pairs = list(told_backs(told, colours(room)))
        assert not BACK.search(json.dumps(told))
        assert [one for one, _ in pairs] == [due for _, due in pairs]
        dealt = [due for each, (_, due) in zip(told, pairs, strict=True) if "card" in each["event"]]
        assert len(dealt) == room.projections.positions.out > 5 * 4
        assert {back for due in dealt for back in due} == {"pink", "blue"}


def exchanged(shoe: SealedShoe, one: int, other: int) -> SealedShoe:
    """Swap two cards of a shoe, along with their packs."""
    order = list(zip(shoe.cards, shoe.packs, strict=True))
    order[one], order[other] = order[other], order[one]
    return replace(
        shoe, cards=tuple(card for card, _ in order), packs=tuple(pack for _, pack in order)
    )


def sent(room: Room, shoe: SealedShoe) -> list[bytes | None]:
    """Deal this shoe to its end; return everything that a spectator is sent about it."""
    before = room.state, room.seq, copy.deepcopy(room.projections)
    watcher = Viewer("p0", "p0")
    room.viewers, room.sealing.shoe = [watcher], shoe
    draft = Draft(room.settings.id, room.state, room.seq)
    while MayDeal in draft.state.croupier_may:
        draft.croupier(Deal(room.sealing.card(draft.state.table.shoe.out)))
    room.state, room.seq = draft.state, draft.seq
    room.snapshot().publish(room.viewers, room.projections.positions.apply(draft.steps))
    room.snapshot().welcome(watcher, None)
    room.state, room.seq, room.projections = before
    return [watcher.outbox.get_nowait() for _ in range(watcher.outbox.qsize())]


async def worlds_that_differ_in_a_hidden_card() -> None:
    async with table() as evening:
        room = evening.room
        await until(lambda: MayDeal in room.state.croupier_may)
        shoe = room.sealing.shoe
        assert shoe
        assert room.projections.positions.out == 0
        this_world = sent(room, shoe)
        assert len(this_world) == 2
        for at in FIRST_FOUR:
            mine = back_of(shoe.packs[at])
            rest = range(len(FIRST_FOUR), len(shoe.cards))
            others = [one for one in rest if shoe.cards[one] is not shoe.cards[at]]
            alike, unlike = (
                next(one for one in others if (back_of(shoe.packs[one]) is mine) is same)
                for same in (True, False)
            )
            assert sent(room, exchanged(shoe, at, alike)) == this_world
            assert sent(room, exchanged(shoe, at, unlike)) != this_world


def test_exactly_the_dealt_cards_have_their_backs_revealed() -> None:
    in_virtual_time(all_that_is_told())


def test_hidden_faces_make_no_difference_behind_the_same_backs() -> None:
    """Everyone sees a back: if it differs, the messages may differ too."""
    in_virtual_time(worlds_that_differ_in_a_hidden_card())
