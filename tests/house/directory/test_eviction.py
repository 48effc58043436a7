"""Rooms with nothing due are unloaded from memory, unnoticed by anyone."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import OperationalError

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.lobby.room_card import room_card
from baccarat.house.model.commands import Command, TakeSeat
from baccarat.house.model.guest import Guest
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.rooms.deadlines import BRIEF_HOLD_SECONDS, SEAT_HOLD_SECONDS
from baccarat.house.rooms.mailbox import Connect, Disconnect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.house.rooms.worker import EVICT_AFTER_SECONDS, can_be_evicted
from baccarat.house.store.private_files import DATABASE
from support.golden.played_house import bind_again
from support.server.inprocess import opened

CHIPS = 50_000


async def _played(house: House) -> tuple[Room, Guest, int]:
    """Seat somebody in their own room until its shoe is open, then have them leave silently."""
    ada = await house.guests.welcome("Ada")
    name = (
        await house.room_factory.create(RoomSpec(name="Ours", pace="instant", bots=1), ada)
    ).settings.id
    await house.rooms.evict_if_idle(name)  # its stored line no longer counts once somebody plays
    room = await house.rooms.find(name)
    viewer = Viewer(ada.player, ada.name)
    room.queue.put(Connect(viewer))
    await room.ask(ada.player, ada.name, Command("a", 0, 1, TakeSeat(CHIPS, 1)))
    while room.state.shoe == 0:
        await asyncio.sleep(1)
    room.queue.put(Disconnect(viewer))
    return room, ada, (await house.guests.find(ada.player)).account


def _same(one: Room, other: Room) -> None:
    assert other is not one
    assert (other.state, other.seq) == (one.state, one.seq)
    assert other.shoe_history.roads() == one.shoe_history.roads()
    out = one.state.table.shoe.out
    assert other.sealing.card(out) == one.sealing.card(out)


async def test_a_held_seat_goes_back_first_and_the_room_is_the_same_when_somebody_comes(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        room, ada, account = await _played(house)
        name = room.settings.id
        await asyncio.sleep(BRIEF_HOLD_SECONDS - 60)
        assert room.state.seats.get(ada.player)
        assert not can_be_evicted(room.state), "whatever else holds the seat"
        await asyncio.sleep(120)
        assert room.state.seats.get(ada.player) is None
        assert (await house.guests.find(ada.player)).account == account + CHIPS
        assert name in house.rooms.in_memory, "it stays for a while"
        line = room_card(room).line
        await asyncio.sleep(EVICT_AFTER_SECONDS)
        assert name not in house.rooms.in_memory
        assert line in [each.line for each in house.rooms.cards()]
        one, other = await asyncio.gather(house.rooms.find(name), house.rooms.find(name))
        assert one is other
        _same(room, one)
        await asyncio.sleep(EVICT_AFTER_SECONDS - 10)
        assert await house.rooms.find(name) is one
        await asyncio.sleep(20)
        assert name in house.rooms.in_memory, "somebody asked for it"
        await asyncio.sleep(EVICT_AFTER_SECONDS)
        assert name not in house.rooms.in_memory
        with pytest.raises(Rejected, match="unknown-room"):
            await house.rooms.find("nowhere")
    async with opened(tmp_path) as house:
        assert not house.rooms.in_memory, "nothing is due"
        assert house.rooms.evicted.keys() == {name, DEFAULT_ROOM}
        assert line in [each.line for each in house.rooms.cards()]
        _same(room, await house.rooms.find(name))


async def test_a_killed_house_loads_a_room_in_which_a_seat_is_held(tmp_path: Path) -> None:
    async with opened(tmp_path / "one") as house:
        room, ada, account = await _played(house)
        name = room.settings.id
        shutil.copytree(tmp_path / "one", tmp_path / "killed")
    async with opened(tmp_path / "killed") as house:
        assert house.rooms.in_memory.keys() == {name}
        await asyncio.sleep(SEAT_HOLD_SECONDS + 60)
        assert (await house.guests.find(ada.player)).account == account + CHIPS
        await asyncio.sleep(EVICT_AFTER_SECONDS)
        assert not house.rooms.in_memory


SPOILED: dict[str, str] = {
    "it cannot be read": "UPDATE lobby SET body = '{}'",
    "it is older than the log": "UPDATE lobby SET body = json_set(CAST(body AS TEXT), '$.seq', 1)",
    "there is none": "DELETE FROM lobby",
}


@pytest.mark.parametrize("kept", SPOILED)
async def test_an_outdated_line_is_rebuilt_from_the_log(tmp_path: Path, kept: str) -> None:
    async def lines() -> list[Any]:
        async with opened(tmp_path) as house:
            assert not house.rooms.in_memory
            rooms = sorted(house.rooms.cards(), key=lambda room: room.line.id)
            return [replace(room, vacant_since=None) for room in rooms]  # counted from now on

    async with opened(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        await house.room_factory.create(RoomSpec(name="Ours", bots=2, private=True), ada)
    before = await lines()
    with sqlite3.connect(tmp_path / DATABASE) as database:
        assert database.execute(SPOILED[kept]).rowcount == 2
    bind_again(tmp_path / DATABASE)
    assert await lines() == before
    assert [room.is_listed_for(ada.player) for room in before] == [True, True]
    assert [room.is_listed_for("") for room in before].count(True) == 1


async def _put_away(house: House, meanwhile: Callable[[Room], None]) -> Room:
    """Put the standing room away, while something happens in it."""
    room, keep = await house.rooms.find(DEFAULT_ROOM), house.storage.run

    async def slowly(work: Any) -> Any:
        meanwhile(room)
        return await keep(work)

    house.storage.run = slowly  # type: ignore[method-assign]
    await house.rooms.evict_if_idle(DEFAULT_ROOM)
    house.storage.run = keep  # type: ignore[method-assign]
    return room


async def test_a_visitor_during_unloading_finds_the_room(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        viewer = Viewer("ada", "Ada")
        room = await _put_away(house, lambda room: room.queue.put(Connect(viewer)))
        await asyncio.sleep(1)
        assert house.rooms.in_memory[DEFAULT_ROOM] is room
        assert room.viewers == [viewer]


async def test_a_disk_that_fails_while_a_room_is_loaded_sets_nothing_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        with monkeypatch.context() as patch:

            def fails(*_: Any) -> None:
                raise OperationalError("select", {}, Exception("disk I/O error"))

            patch.setattr(Room, "load", fails)
            with pytest.raises(Rejected) as refused:
                await house.rooms.find(DEFAULT_ROOM)
            assert refused.value.code is HouseCode.TABLE_FROZEN
        assert (await house.rooms.find(DEFAULT_ROOM)).state.bots()
