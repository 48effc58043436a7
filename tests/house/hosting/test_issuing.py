"""However many chips a host requests, the house stays within its bounds and admits the next."""

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.guest import Guest
from baccarat.house.model.ledger import (
    ISSUE,
    MAX_BALANCE,
    MAX_ISSUED_BY_HOUSE,
    MAX_SET_CHIPS,
    WELCOME_CHIPS,
    Transfer,
    player_account,
)
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.model.state import MAX_ISSUED_BY_ROOM
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.rules import CHIP
from baccarat.tables.common.chips import MAX_UNITS
from baccarat.web.wire import decode
from support.server.inprocess import opened

GAMES = ("punto-banco", "chemin-de-fer")
IDS = itertools.count(1)


async def ask(room: Room, guest: Guest, do: dict[str, Any]) -> str:
    """Send a frame as a socket would; return `accepted` or the code of the refusal."""
    state = room.state
    frame = {"id": f"i{next(IDS)}", "shoe": state.shoe, "coup": state.coup, "do": do}
    try:
        await room.ask(guest.player, guest.name, decode(json.dumps(frame)))
    except Rejected as refused:
        return refused.code.value
    return "accepted"


async def hosted(house: House, **order: Any) -> tuple[Guest, Room]:
    """Seat a host at a table of their own."""
    host = await house.guests.welcome("Host")
    room = await house.room_factory.create(RoomSpec(pace="instant", **order), host)
    seat = None if order.get("preset") == "chemin-de-fer" else 1  # drawn by lot (CF-1)
    assert await ask(room, host, {"type": "sit", "seat": seat, "amount": CHIP}) == "accepted"
    return host, room


def chips(amount: int, seat: int = 1) -> dict[str, Any]:
    return {"type": "set-chips", "seat": seat, "amount": amount}


async def _move(house: House, source: str, target: str, amount: int) -> None:
    """Move chips as nothing in the house does."""
    moved = [Transfer("", 0, source, target, amount)]
    await house.storage.run(lambda store: store.add_player(target, "Somebody", moved))
    house.accounts.apply_transfers(moved)


@pytest.mark.parametrize("game", GAMES)
async def test_a_room_has_an_issue_limit(tmp_path: Path, game: str) -> None:
    async with opened(tmp_path) as house:
        host, room = await hosted(house, preset=game)
        heard, seat = [], room.state.seats.get(host.player)
        assert seat
        for _ in range(MAX_ISSUED_BY_ROOM // MAX_SET_CHIPS + 2):
            heard.append(await ask(room, host, chips(MAX_SET_CHIPS, seat)))
            heard.append(await ask(room, host, chips(0, seat)))
        assert heard.count("accepted") < len(heard)
        assert set(heard) == {"accepted", "room-spent"}
        assert room.state.issued <= MAX_ISSUED_BY_ROOM
    async with opened(tmp_path) as house:
        assert (
            await ask(await house.rooms.find(room.settings.id), host, chips(MAX_SET_CHIPS, seat))
            == "room-spent"
        )
        assert house.accounts.balances[ISSUE] >= -2 * MAX_ISSUED_BY_ROOM
        assert (await house.guests.welcome("New")).account == WELCOME_CHIPS


@pytest.mark.parametrize("amount", [MAX_SET_CHIPS + 1, MAX_UNITS, 2**53, 2**63, 10**40])
async def test_a_host_sets_no_more_than_a_purse_may_have(tmp_path: Path, amount: int) -> None:
    async with opened(tmp_path) as house:
        host, room = await hosted(house)
        assert await ask(room, host, chips(amount)) == "over-set"


async def test_issued_chips_do_not_exclude_newcomers(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, room = await hosted(house)
        await _move(house, ISSUE, "player/elsewhere", MAX_ISSUED_BY_HOUSE - 10**9)
        assert await ask(room, host, chips(2 * 10**9)) == "house-spent"
        for name in ("New", "Newer"):
            guest, own = await hosted(house, name=name, bots=3)
            assert (guest.account, len(own.state.bots())) == (WELCOME_CHIPS, 3)
            assert await ask(own, guest, {"type": "add-bot", "strategy": "bold"}) == "accepted"


async def test_sums_beyond_the_books_are_refused_before_the_database(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        await _move(house, ISSUE, "player/elsewhere", MAX_BALANCE + house.accounts.balances[ISSUE])
        with pytest.raises(Rejected, match=HouseCode.OVER_BOOKS):
            await house.guests.welcome("New")
        assert (await house.storage.run(lambda store: store.balances()))[ISSUE] == -MAX_BALANCE


async def test_bots_that_come_and_go_cost_the_room_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, room = await hosted(house)
        issued = []
        for _ in range(3):
            assert await ask(room, host, {"type": "add-bot", "strategy": "bold"}) == "accepted"
            issued.append(room.state.issued)
            [seat] = room.state.bots()
            assert await ask(room, host, {"type": "remove-bot", "seat": seat}) == "accepted"
        assert len(set(issued)) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_a_room_at_its_issue_limit_continues(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        host, room = await hosted(house, preset=game, bots=3)
        room.queue.put(Connect(Viewer(host.player, host.name)))
        monkeypatch.setattr("baccarat.house.model.draft.MAX_ISSUED_BY_ROOM", 0)
        for seat in room.state.bots():  # what they have is gone, so that they are broke
            assert await ask(room, host, chips(0, seat)) == "accepted"
            account = player_account(f"bot/{room.settings.id}/{seat}")
            await _move(house, account, f"gone/{seat}", house.accounts.balances[account])
        for _ in range(20):
            await asyncio.sleep(60)
            await ask(room, host, {"type": "deal"})
        assert room.backoff.times == 0
        assert room.state.shoe == 1
        assert not house.rooms.quarantined


async def test_a_room_and_its_bots_are_made_together_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        host = await house.guests.welcome("Host")
        with monkeypatch.context() as patch:

            def fails(*_: Any) -> None:
                raise OverflowError("too large to convert")

            patch.setattr("baccarat.house.store.batch._change_balances", fails)
            with pytest.raises(OverflowError):
                await house.room_factory.create(RoomSpec(bots=3), host)
        assert set(await house.storage.run(lambda store: store.rooms())) == {DEFAULT_ROOM}
    async with opened(tmp_path) as house:
        assert set(house.rooms.evicted) == {DEFAULT_ROOM}


async def test_a_failing_command_affects_only_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a failed computation nor a failed write stops a table."""

    def fails(*_: Any, **__: Any) -> None:
        raise OverflowError("too large to convert")

    async with opened(tmp_path) as house:
        host, room = await hosted(house)
        for place in (
            "baccarat.house.store.batch._change_days",
            "baccarat.house.rooms.worker.handle_command",
        ):
            with monkeypatch.context() as patch:
                patch.setattr(place, fails)
                assert await ask(room, host, {"type": "cash", "amount": 1}) == "table-frozen"
            assert room.backoff.retry_at is None
            assert await ask(room, host, {"type": "set-pace", "pace": "slow"}) == "accepted"
