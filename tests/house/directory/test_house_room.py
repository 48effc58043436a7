"""The house's own table keeps the house's settings after any visitor."""

import asyncio
from pathlib import Path

import pytest

from baccarat.house.house import House
from baccarat.house.lobby.room_card import room_card
from baccarat.house.model.commands import AddBot, Command, RemoveBot, RoomRequest, SetPace, TakeSeat
from baccarat.house.model.draft import Draft
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.model.state import PaceSet
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.worker import EVICT_AFTER_SECONDS
from baccarat.house.store.batch import batch_of
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from support.server.inprocess import opened
from support.server.virtual_loop import in_virtual_time


@pytest.mark.parametrize("sits", [False, True])
@pytest.mark.parametrize(
    "do", [SetPace("instant"), AddBot("bold"), RemoveBot(9)], ids=lambda do: type(do).__name__
)
def test_a_guest_changes_neither_its_pace_nor_its_bots(
    tmp_path: Path, do: RoomRequest, *, sits: bool
) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as house:
            room, ada = await house.rooms.find(DEFAULT_ROOM), await house.guests.welcome("Ada")
            room.queue.put(Connect(Viewer(ada.player, ada.name)))
            if sits:
                await room.ask(ada.player, ada.name, Command("a", 0, 1, TakeSeat(1_000, 1)))
            before = room.state.pace, room.state.bots()
            with pytest.raises(Rejected) as refused:
                await room.ask(ada.player, ada.name, Command("b", 0, 1, do))
            assert refused.value.code == HouseCode.NOT_HOST
            assert (room.state.pace, room.state.bots()) == before == ("normal", (8, 9))

    in_virtual_time(evening())
    assert all(say(language, f"refusal-{HouseCode.NOT_HOST}") for language in LANGUAGES)


def test_a_pace_that_a_visitor_once_set_is_not_found_by_the_next(tmp_path: Path) -> None:
    async def before() -> None:
        async with opened(tmp_path) as house:
            await _set_pace_as_of_old(house)
            await asyncio.sleep(EVICT_AFTER_SECONDS + 1)  # put away, at that pace

    async def after() -> None:
        async with opened(tmp_path) as house:
            lines = {room.line.id: room.line for room in house.rooms.cards()}
            assert lines[DEFAULT_ROOM].pace == "normal"
            room = await house.rooms.find(DEFAULT_ROOM)
            assert (room.state.pace, room_card(room).line.pace) == ("normal", "normal")

    in_virtual_time(before())
    in_virtual_time(after())


async def _set_pace_as_of_old(house: House) -> None:
    """Leave the salon as a visitor could when its pace was theirs to set."""
    room = await house.rooms.find(DEFAULT_ROOM)
    draft = Draft(DEFAULT_ROOM, room.state, room.seq)
    draft.add(PaceSet("instant"))
    await house.storage.writer.commit(batch_of(draft, str))
    room.state, room.seq = draft.state, draft.seq
