"""Chairs for newcomers: those of house players, of people who have gone, and of another Salon."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.housekeeping import WATCH_SECONDS
from baccarat.house.lobby.room_card import room_card
from baccarat.house.model.commands import Command, DealNow, TakeSeat
from baccarat.house.model.guest import Guest
from baccarat.house.model.moderation import HouseRules
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.operator_desk.orders import CloseOrder
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.room_limits import DESERTED_SECONDS
from baccarat.house.rooms.deadlines import BRIEF_HOLD_SECONDS
from baccarat.house.rooms.mailbox import Connect, Disconnect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.tables.punto import Bet, Stake
from support.oracles.database_reader import check_books
from support.server.inprocess import opened

SEATS = 9
SOON = 2 * WATCH_SECONDS


@asynccontextmanager
async def _opened(folder: Path) -> AsyncIterator[House]:
    """Open a house whose clock is that of the loop."""
    async with opened(folder) as house:
        begun, time = house.limits.now(), asyncio.get_running_loop().time
        house.limits.now = house.people.book.now = lambda: begun + time()
        yield house


async def _sit(house: House, room: Room, name: str) -> tuple[Guest, Viewer]:
    guest = await house.guests.welcome(name)
    viewer = Viewer(guest.player, guest.name)
    room.queue.put(Connect(viewer))
    await room.ask(guest.player, name, Command("sit", 0, 1, TakeSeat(1_000)))
    return guest, viewer


async def _fill(house: House, room: Room) -> list[tuple[Guest, Viewer]]:
    return [await _sit(house, room, f"Guest {number}") for number in range(SEATS)]


def _salons(house: House) -> list[tuple[str, str]]:
    """List the names of the house's open rooms with their chairs."""
    cards = [card for card in house.rooms.list_own() if card.course == "open"]
    return [(card.line.name, card.line.chairs) for card in cards]


async def test_house_players_give_up_their_chairs_only_when_there_are_no_others(
    tmp_path: Path,
) -> None:
    async with _opened(tmp_path) as house:
        room = await house.rooms.find(DEFAULT_ROOM)
        for number in range(SEATS):
            bots = len(room.state.bots())
            assert bots == min(2, SEATS - number)
            await _sit(house, room, f"Guest {number}")
        assert room.state.bots() == ()
        with pytest.raises(Rejected) as full:
            await _sit(house, room, "Too late")
        assert full.value.code is HouseCode.ROOM_FULL
    check_books(tmp_path)


async def test_a_house_player_in_a_coup_keeps_its_chair_until_the_coup_is_over(
    tmp_path: Path,
) -> None:
    async with _opened(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        spec = RoomSpec(fields={"seats": 2}, strategies=("bold",))
        room = await house.room_factory.create(spec, ada)
        room.queue.put(Connect(Viewer(ada.player, ada.name)))
        await room.ask(ada.player, "Ada", Command("sit", 0, 1, TakeSeat(10_000)))
        (bot,) = room.state.bots()
        while not room.state.table.staked(bot):
            await asyncio.sleep(0.1)
        now = (room.state.shoe, room.state.coup)
        await room.ask(ada.player, "Ada", Command("bet", *now, Stake((Bet("tie", 2_500),))))
        await room.ask(ada.player, "Ada", Command("deal", *now, DealNow()))
        assert room.state.table.has_chips_in_play(bot)
        with pytest.raises(Rejected, match="room-full"):
            await _sit(house, room, "Bea")
        while (room.state.shoe, room.state.coup) == now:
            await asyncio.sleep(0.1)
        if not room.state.table.has_chips_in_play(bot):  # a tie may leave its stake standing
            bea, _ = await _sit(house, room, "Bert")
            assert room.state.seats.get(bea.player) == bot


async def test_another_salon_opens_when_all_chairs_are_taken_and_closes_when_empty(
    tmp_path: Path,
) -> None:
    async with _opened(tmp_path) as house:
        room = await house.rooms.find(DEFAULT_ROOM)
        people = await _fill(house, room)
        assert _salons(house) == [("Salon", "p" * SEATS)]
        await asyncio.sleep(SOON)
        assert _salons(house) == [("Salon", "p" * SEATS), ("Salon 2", ".......bb")]
        first = [card.line.id for card in house.rooms.cards()][:2]
        assert first == [DEFAULT_ROOM, "salon-2"], "newcomers are led to these"
        await asyncio.sleep(2 * DESERTED_SECONDS)
        assert len(_salons(house)) == 2, "it is needed though nobody has come"
        second = await house.rooms.find("salon-2")
        _, viewer = await _sit(house, second, "Bea")
        room.queue.put(Disconnect(people[0][1]))
        await asyncio.sleep(BRIEF_HOLD_SECONDS + SOON)
        assert "." in room_card(room).line.chairs
        assert len(_salons(house)) == 2, "somebody sits there"
        second.queue.put(Disconnect(viewer))
        await asyncio.sleep(BRIEF_HOLD_SECONDS + DESERTED_SECONDS + SOON)
        assert [name for name, _ in _salons(house)] == ["Salon"]
        await _sit(house, room, "Cleo")
        await asyncio.sleep(SOON)
        assert [name for name, _ in _salons(house)] == ["Salon", "Salon 2"]
        assert "salon-3" in house.rooms.in_memory, "a closed room stays closed"
    check_books(tmp_path)


async def test_a_salon_that_is_left_replaces_the_first_and_none_stays_where_there_is_to_be_none(
    tmp_path: Path,
) -> None:
    async with _opened(tmp_path) as house:
        room, boss = await house.rooms.find(DEFAULT_ROOM), await house.guests.welcome("Olga")
        await _fill(house, room)
        await asyncio.sleep(SOON)
        await house.desk.close_room(boss, CloseOrder(DEFAULT_ROOM, "Worn out"))
        assert house.rooms.default == "salon-2"
        await asyncio.sleep(2 * DESERTED_SECONDS)
        assert [name for name, _ in _salons(house)] == ["Salon 2"]
        await _fill(house, await house.rooms.find("salon-2"))
        await asyncio.sleep(SOON)
        assert len(_salons(house)) == 2
        house.moderation.admission.rules = HouseRules(salon="off")
        await house.desk._apply_rules(boss, HouseRules())
        await asyncio.sleep(SOON)
        assert _salons(house) == []


async def test_the_lobby_counts_nobody_who_is_away(tmp_path: Path) -> None:
    async with _opened(tmp_path) as house:
        room = await house.rooms.find(DEFAULT_ROOM)
        _, ada = await _sit(house, room, "Ada")
        await _sit(house, room, "Bea")
        room.queue.put(Disconnect(ada))
        await asyncio.sleep(1)
        line = room_card(room).line
        assert (line.people, line.names, line.away) == (1, ("Bea",), ("Ada",))
        assert sorted(line.chairs) == sorted("ap" + "." * 5 + "bb")
        await asyncio.sleep(BRIEF_HOLD_SECONDS)
        assert room_card(room).line.away == ()


async def test_who_has_lost_a_chair_is_offered_it_again_with_the_same_purse(tmp_path: Path) -> None:
    async with _opened(tmp_path) as house:
        room = await house.rooms.find(DEFAULT_ROOM)
        ada, viewer = await _sit(house, room, "Ada")
        await _sit(house, room, "Bea")
        while room.state.shoe == 0:
            await asyncio.sleep(1)
        room.queue.put(Disconnect(viewer))
        await asyncio.sleep(BRIEF_HOLD_SECONDS + 1)
        assert room.state.seats.get(ada.player) is None
        assert room.projections.left_with == {ada.player: 1_000}
        await room.load()
        assert room.projections.left_with == {ada.player: 1_000}, "also after a restart"
        back = Viewer(ada.player, ada.name)
        room.queue.put(Connect(back))
        await asyncio.sleep(1)
        assert b'"again":1000' in (back.outbox.get_nowait() or b"")
        await room.ask(ada.player, "Ada", Command("again", 0, 1, TakeSeat(1_000)))
        heard = [back.outbox.get_nowait() for _ in range(back.outbox.qsize())]
        assert b'"again":null' in (heard[-1] or b"")
