"""A player is deleted only after their stakes are settled, and nothing else is lost."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.commands import CloseRoom, Command, DealNow, Speak, TakeSeat
from baccarat.house.model.guest import Guest
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.people.personal_data import personal_data
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.house.self_limits import Limits
from baccarat.house.store.private_files import DATABASE
from baccarat.tables.punto import Bet, Stake
from support.oracles.database_reader import check_books
from support.server.people import house_with_people, with_password
from support.server.virtual_loop import in_virtual_time

CHIPS = 50_000
OWN_TABLES = ("players", "logins", "credentials", "sessions", "recovery_codes", "cares", "days")


def _ask(folder: Path, query: str, *values: str) -> list[Any]:
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        return db.execute(query, values).fetchall()


async def _do(room: Room, guest: Guest, request: Any, number: int = 0) -> None:
    """Have a guest do something at the current decision."""
    state = room.state
    shoe, coup, decision = state.decision_id
    name = f"{guest.name}{number}{room.seq}"
    await room.ask(guest.player, guest.name, Command(name, shoe, coup, request, decision=decision))


async def _staked(house: House, *names: str) -> tuple[Room, list[Guest]]:
    """Seat guests at one table of the first, each with a stake on a coup that is being dealt."""
    guests = [await house.guests.welcome(name) for name in names]
    spec = RoomSpec(name="Ours", preset="punto-banco", pace="slow", bots=0)
    room = await house.room_factory.create(spec, guests[0])
    for seat, guest in enumerate(guests, 1):
        room.queue.put(Connect(Viewer(guest.player, guest.name)))
        await room.ask(guest.player, guest.name, Command(guest.name, 0, 1, TakeSeat(CHIPS, seat)))
    while room.state.shoe == 0 or room.state.table.phase != "staking":
        await asyncio.sleep(1)
    for guest in guests:
        await _do(room, guest, Stake((Bet("player", 2_500),)))
    for guest in guests:
        await _do(room, guest, DealNow())
    assert room.state.table.phase != "staking"
    return room, guests


def _left(folder: Path, player: str) -> dict[str, int]:
    """Count the rows about a player outside logs and ledger."""
    names = {"players": "id"}
    queries = {
        table: f"SELECT count(*) FROM {table} WHERE {names.get(table, 'player')} = ?"  # noqa: S608
        for table in (*OWN_TABLES, "replies", "departures")
    }
    found = {table: _ask(folder, query, player)[0][0] for table, query in queries.items()}
    return {table: count for table, count in found.items() if count}


def test_a_player_in_mid_coup_is_deleted_after_it_and_nothing_is_lost(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_with_people(tmp_path) as house:
            room, (ada, bea) = await _staked(house, "Ada", "Bea")
            await _do(room, bea, Speak("Good evening"))
            await _do(room, ada, Speak("And to you"))
            await house.guests.set_limits(bea, Limits(stake=2_500))
            name, codes, first = await with_password(house, bea)
            coup, before = room.state.coup, house.accounts.purse(bea.player)
            assert await house.departures.depart(bea) is False
            assert room.state.seats.get(bea.player)
            assert house.people.book.find(first.token) is None
            for again in (
                house.people.sign_in.by_password(name, "seven small rivers", ""),
                house.people.sign_in.by_code(codes[0], ""),
            ):
                with pytest.raises(Rejected) as refused:
                    await again
                assert refused.value.code == HouseCode.WRONG_SIGN_IN
            assert house.accounts.purse(bea.player) == before
            while bea.player in house.people.book.leaving:
                await asyncio.sleep(1)
            assert (room.state.coup, room.state.seats.get(bea.player)) == (coup + 1, None)
            assert room.state.seats.get(ada.player) == 1
            assert house.accounts.purse(bea.player) == 0
            assert [line.player for line in room.chatter.lines] == [ada.player]
            with pytest.raises(Rejected) as gone:
                await house.guests.find(bea.player)
            assert gone.value.code == HouseCode.NOT_SIGNED_IN
            balances = await house.storage.read(lambda store: store.balances())
            assert {k: v for k, v in house.accounts.balances.items() if v} == {
                k: v for k, v in balances.items() if v
            }
        assert _left(tmp_path, bea.player) == {}
        names = _ask(tmp_path, "SELECT DISTINCT player, name FROM plays ORDER BY name DESC")
        assert names == [(ada.player, "Ada"), (bea.player, "")]
        log = _ask(tmp_path, "SELECT body FROM events WHERE instr(body, ?)", bea.player)
        assert log  # hashes cover the log

    in_virtual_time(play())
    check_books(tmp_path)
    in_virtual_time(_opens(tmp_path))


async def _opens(folder: Path) -> None:
    """Open a house, which checks every row of it."""
    async with house_with_people(folder) as house:
        assert not house.rooms.quarantined


def test_a_deletion_continues_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_with_people(tmp_path) as house:
            _, (_, bea) = await _staked(house, "Ada", "Bea")
            await with_password(house, bea)
            assert await house.departures.depart(bea) is False
        assert _left(tmp_path, bea.player)["departures"] == 1
        async with house_with_people(tmp_path) as house:
            assert not house.people.book.accepts_guest(bea.player)
            while bea.player in house.people.book.leaving:
                await asyncio.sleep(1)
        assert _left(tmp_path, bea.player) == {}

    in_virtual_time(play())
    check_books(tmp_path)
    in_virtual_time(_opens(tmp_path))


async def test_a_player_without_stakes_is_removed_with_their_rooms(tmp_path: Path) -> None:
    async with house_with_people(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        room = await house.room_factory.create(RoomSpec(name="Ours", bots=1), ada)
        other = await house.room_factory.create(RoomSpec(name="Evicted", bots=0), ada)
        await house.rooms.evict_if_idle(other.settings.id)
        await room.ask(ada.player, "Ada", Command("a", 0, 1, TakeSeat(CHIPS, 1)))
        assert await house.departures.depart(ada) is True
        assert house.rooms.list_hosted_by(ada.player) == []
        assert await house.guests.name(ada.player) is None
    assert _left(tmp_path, ada.player) == {}
    check_books(tmp_path)


async def test_a_leaving_player_cannot_sit_down_again(tmp_path: Path) -> None:
    async with house_with_people(tmp_path) as house:
        room, (_, bea) = await _staked(house, "Ada", "Bea")
        await house.departures.depart(bea)
        salon = await house.rooms.find("salon")
        for place in (room, salon):
            with pytest.raises(Rejected):
                await place.ask(bea.player, "Bea", Command("late", 0, 1, TakeSeat(CHIPS, None)))


@pytest.mark.parametrize("is_packed", [False, True])
async def test_everything_that_is_stored_about_a_player_is_exported(
    tmp_path: Path, *, is_packed: bool
) -> None:
    async with house_with_people(tmp_path) as house:
        room, (ada, bea) = await _staked(house, "Ada", "Bea")
        await _do(room, ada, Speak("Good evening"))
        await _do(room, bea, Speak("My secret"))
        await house.guests.set_limits(ada, Limits(stake=9_000))
        name, *_ = await with_password(house, ada)
        coup = room.state.coup
        while room.state.coup == coup:
            await asyncio.sleep(1)
        if is_packed:
            await house.departures.depart(bea)
            await _do(room, ada, CloseRoom())
            while room.state.hosting.course != "closed":
                await asyncio.sleep(1)
            shoe = await house.storage.run(
                lambda store: store.pack_shoes("9999", [room.settings.id], 9)
            )
            assert shoe == 1
        found = await house.guests.find(ada.player)
        pieces = personal_data(house.storage, house.people.book, found)
        text = b"".join([piece async for piece in pieces])
    data = msgspec.json.decode(text)
    assert data["name"] == "Ada"
    assert data["sign_in_name"] == name
    assert [each["kind"] for each in data["credentials"]] == ["password"]
    assert [each["device"] for each in data["sessions"]] == ["Firefox, Linux"]
    assert data["limits"]["limits"]["stake"] == 9_000
    assert [line["text"] for line in data["chat"]] == ["Good evening"]
    assert [each["name"] for each in data["rooms_hosted"]] == ["Ours"]
    assert [each["staked"] for each in data["coups"]] == [2_500]
    signs = [
        each["amount"] if each["target"] == f"player/{ada.player}" else -each["amount"]
        for each in data["transfers"]
    ]
    assert sum(signs) == data["account"] == found.account
    for secret in (bea.player, b"My secret", b"$argon2"):
        assert (secret if isinstance(secret, bytes) else secret.encode()) not in text
