"""Tables at which nobody sits: guests' ones close after a day, the house's own stays as it is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from baccarat.house import room_limits
from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.housekeeping import TICK_SECONDS
from baccarat.house.lobby.room_card import RoomCard, room_card
from baccarat.house.model.club_night import ClubOrder
from baccarat.house.model.commands import (
    AddBot,
    Command,
    GetUp,
    RemoveBot,
    RoomRequest,
    SetPace,
    Speak,
    TakeSeat,
)
from baccarat.house.model.draft import Draft
from baccarat.house.model.guest import Guest
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.model.state import PaceSet
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.room_limits import (
    DESERTED_SECONDS,
    GUEST_NIGHT_SECONDS,
    MAX_ROOMS_PER_NETWORK,
    VACANT_SECONDS,
)
from baccarat.house.rooms.deadlines import SEAT_HOLD_SECONDS
from baccarat.house.rooms.mailbox import Connect, Disconnect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.house.rooms.worker import EVICT_AFTER_SECONDS
from baccarat.house.store.batch import batch_of
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from support.oracles.database_reader import check_books
from support.server.inprocess import opened
from support.server.virtual_loop import in_virtual_time

CUSTOMER = "2001:db8:7::/64"
REST = SEAT_HOLD_SECONDS + EVICT_AFTER_SECONDS + 120
"""Seconds until a table that everybody has left is not in memory any more."""


@asynccontextmanager
async def at_virtual_time(folder: Path) -> AsyncIterator[House]:
    """Open a house whose clock is that of the loop."""
    async with opened(folder) as house:
        begun, time = house.limits.now(), asyncio.get_running_loop().time
        house.limits.now = house.people.book.now = lambda: begun + time()
        yield house


async def _skip(house: House, seconds: float) -> None:
    """Let a time pass at once, except for what happens in memory, and do the recurring work."""
    now = house.limits.now
    house.limits.now = house.people.book.now = lambda: now() + seconds
    await asyncio.sleep(2 * TICK_SECONDS)


async def _opened_by(
    house: House, guest: Guest, night: ClubOrder | None = None, **more: Any
) -> Room:
    spec = RoomSpec(name="Ours", pace="instant", bots=0, club_night=night, **more)
    return await house.room_factory.create(spec, guest, CUSTOMER)


async def _sit(room: Room, guest: Guest) -> Viewer:
    viewer = Viewer(guest.player, guest.name, seals=False)
    room.queue.put(Connect(viewer))
    await room.ask(guest.player, guest.name, Command("sit", 0, 1, TakeSeat(50_000, 1)))
    return viewer


async def _play(room: Room, guest: Guest) -> None:
    """Sit down, say something, wait for the first shoe, and go away."""
    viewer = await _sit(room, guest)
    await room.ask(guest.player, guest.name, Command("say", 0, 1, Speak("Until tomorrow")))
    while room.state.shoe == 0:
        await asyncio.sleep(1)
    room.queue.put(Disconnect(viewer))


def _card(house: House, room: str) -> RoomCard:
    return next(card for card in house.rooms.cards() if card.line.id == room)


async def test_a_guests_table_is_closed_after_a_day_and_its_shoe_can_be_checked(
    tmp_path: Path,
) -> None:
    async with at_virtual_time(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        room = await _opened_by(house, ada)
        name = room.settings.id
        await _play(room, ada)
        assert (await house.rooms.seal_for(ada.player, name, 1, "")).secret is None
        await asyncio.sleep(REST)
        await _skip(house, VACANT_SECONDS - REST)
        assert _card(house, name).course == "open"
        await _skip(house, SEAT_HOLD_SECONDS)
        assert _card(house, name).course == "closed"
        assert _card(house, name).network == ""
        assert name not in house.rooms.in_memory
        assert [each.host for each in house.rooms.list_open()] == [None], "only the Salon"
        assert (await house.rooms.seal_for(ada.player, name, 1, "")).secret
        assert (await house.guests.find(ada.player)).account == ada.account
        assert _card(house, DEFAULT_ROOM).course == "open"
    check_books(tmp_path)


@pytest.mark.parametrize("account", [False, True])
async def test_a_table_of_ones_own_closes_with_its_guest(tmp_path: Path, *, account: bool) -> None:
    """It counts as theirs, stays while they are there, and closes once they have gone."""
    async with at_virtual_time(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        if account:
            house.people.book.players.add(ada.player)
        own: dict[str, Any] = {"closes_with_host": True, "private": True}
        room = await _opened_by(house, ada, **own)
        name = room.settings.id
        assert [each.host for each in house.rooms.list_open()].count(ada.player) == 1
        viewer = await _sit(room, ada)
        await asyncio.sleep(2 * SEAT_HOLD_SECONDS)
        assert _card(house, name).course == "open", "its guest is there"
        await room.ask(ada.player, ada.name, Command("go", 0, 1, GetUp()))
        await asyncio.sleep(DESERTED_SECONDS + 2 * TICK_SECONDS)
        assert _card(house, name).course == "open", "its guest still looks on, and may sit again"
        room.queue.put(Disconnect(viewer))
        await asyncio.sleep(DESERTED_SECONDS + 2 * TICK_SECONDS)
        assert _card(house, name).course == "closed"
        assert (await house.guests.find(ada.player)).account == ada.account
        gone = await _opened_by(house, ada, **own)
        await _play(gone, ada)
        await asyncio.sleep(SEAT_HOLD_SECONDS + DESERTED_SECONDS + 3 * TICK_SECONDS)
        assert _card(house, gone.settings.id).course == "closed", (
            "its guest has gone without a word"
        )
    check_books(tmp_path)


async def test_somebody_seated_keeps_a_table_open(tmp_path: Path) -> None:
    async with at_virtual_time(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        room = await _opened_by(house, ada)
        await _sit(room, ada)
        await asyncio.sleep(REST)
        await _skip(house, 3 * VACANT_SECONDS)
        assert room.state.hosting.course == "open"
        assert room.settings.id in house.rooms.in_memory


async def test_the_table_of_an_account_sleeps_and_wakes_with_all_that_it_had(
    tmp_path: Path,
) -> None:
    async with at_virtual_time(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        house.people.book.players.add(ada.player)
        room = await _opened_by(house, ada)
        name = room.settings.id
        await _play(room, ada)
        roads, line = room.shoe_history.roads(), room.chatter.lines[0]
        seq = room.seq
        await asyncio.sleep(REST)
        await _skip(house, VACANT_SECONDS)
        card = _card(house, name)
        assert (card.asleep, card.course, card.network) == (True, "open", CUSTOMER)
        assert name not in house.rooms.in_memory
        assert [each.network for each in house.rooms.list_open()] == [""]
        assert [card.is_listed_for(who) for who in (ada.player, "bea", "")] == [True, 0, 0]
    async with at_virtual_time(tmp_path) as house:
        assert _card(house, name).asleep
        assert name not in house.rooms.in_memory
        house.people.book.players.add(ada.player)
        again = await house.rooms.find(name)
        assert again is not room
        assert again.seq > seq, "the seat was given back"
        assert again.shoe_history.roads() == roads
        assert [*again.chatter.lines] == [line]
        assert CUSTOMER in [each.network for each in house.rooms.list_open()]
        await asyncio.sleep(REST)
        await _skip(house, VACANT_SECONDS)
        assert _card(house, name).asleep, "nobody sat down"
    check_books(tmp_path)


@pytest.mark.parametrize(
    ("night", "open_for"),
    [
        (ClubOrder(100_000, shoes=2), GUEST_NIGHT_SECONDS),
        (ClubOrder(100_000, minutes=24 * 60), VACANT_SECONDS),
    ],
    ids=["until its shoes are dealt", "until a time"],
)
async def test_a_guests_table_sleeps_while_a_club_night_is_ahead(
    tmp_path: Path, night: ClubOrder, open_for: int
) -> None:
    async with at_virtual_time(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        name = (await _opened_by(house, ada, night)).settings.id
        await asyncio.sleep(REST)
        await _skip(house, open_for - 2 * REST)
        card = _card(house, name)
        assert (card.course, card.asleep) == ("open", open_for > VACANT_SECONDS)
        await _skip(house, 2 * REST)
        assert _card(house, name).course == "closed"


async def test_a_table_wakes_only_if_there_is_room_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_virtual_time(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        house.people.book.players.add(ada.player)
        names = [(await _opened_by(house, ada)).settings.id for _ in range(3)]
        await asyncio.sleep(REST)
        await _skip(house, VACANT_SECONDS)
        assert len(house.rooms.list_open()) == 1
        monkeypatch.setattr(room_limits, "MOST_ROOMS", 2)
        await house.rooms.find(names[0])
        with pytest.raises(Rejected, match=HouseCode.HOUSE_FULL):
            await house.rooms.find(names[1])
        monkeypatch.setattr(room_limits, "MOST_ROOMS", 9)
        monkeypatch.setattr(room_limits, "MAX_ROOMS_PER_NETWORK", 1)
        with pytest.raises(Rejected, match=HouseCode.HOUSE_FULL):
            await house.rooms.find(names[1])
        await house.departures.depart(ada)
        assert {_card(house, name).course for name in names} == {"closed"}


async def test_a_network_opens_a_tenth_of_all_tables_at_most(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        for number in range(MAX_ROOMS_PER_NETWORK):
            host = await house.guests.welcome("Host")
            network = f"2001:db8:7:{number:x}::/64"
            await house.room_factory.create(RoomSpec(bots=0), host, network)
        bea = await house.guests.welcome("Bea")
        with pytest.raises(Rejected, match=HouseCode.TOO_MANY_ROOMS):
            await house.room_factory.create(RoomSpec(), bea, "2001:db8:7:ffff::/64")
        for other in ("2001:db8:8::/64", "192.0.2.7", ""):
            await house.room_factory.create(RoomSpec(bots=0), bea, other)
    async with opened(tmp_path) as house:
        with pytest.raises(Rejected, match=HouseCode.TOO_MANY_ROOMS):
            await house.room_factory.create(RoomSpec(), bea, "2001:db8:7:ffff::/64")


@pytest.mark.parametrize("sits", [False, True])
@pytest.mark.parametrize(
    "do", [SetPace("instant"), AddBot("bold"), RemoveBot(9)], ids=lambda do: type(do).__name__
)
async def test_a_guest_changes_neither_its_pace_nor_its_bots(
    tmp_path: Path, do: RoomRequest, *, sits: bool
) -> None:
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
