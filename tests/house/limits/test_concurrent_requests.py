"""Limits hold for players who send many requests at the same time."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx
import pytest

from baccarat.house import room_limits
from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.commands import Command, RoomRequest, SetChips, TakeSeat
from baccarat.house.model.guest import Guest
from baccarat.house.model.ledger import ISSUE, MAX_ISSUED_BY_HOUSE, Transfer
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.room_limits import MAX_ROOMS_PER_HOST
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.house.self_limits import Limits
from baccarat.web.guard.guesses import MAX_GUESSES, GuessLimiter
from baccarat.web.guard.limits import Caller
from support.server.guest import PATIENCE, PLAIN
from support.server.process import Server


async def _together(*asked: Awaitable[Any]) -> list[str]:
    """Await all; return `accepted` or the code of the refusal for each."""
    found = await asyncio.gather(*asked, return_exceptions=True)
    for fault in found:
        assert not isinstance(fault, BaseException) or isinstance(fault, Rejected), fault
    return [each.code if isinstance(each, Rejected) else "accepted" for each in found]


def _evening(folder: Path, work: Any) -> None:
    async def evening() -> None:
        house = House(folder)
        await house.open()
        try:
            await work(house)
        finally:
            await house.close()

    asyncio.run(evening())


def _ask(room: Room, guest: Guest, name: str, request: RoomRequest) -> Awaitable[int]:
    return room.ask(
        guest.player, guest.name, Command(name, room.state.shoe, room.state.coup, request)
    )


def test_a_hosts_room_limit_holds_for_fast_orders(tmp_path: Path) -> None:
    async def evening(house: House) -> None:
        host = await house.guests.welcome("Ada")
        heard = await _together(*(house.room_factory.create(RoomSpec(), host) for _ in range(60)))
        assert heard.count("accepted") == MAX_ROOMS_PER_HOST
        assert set(heard) == {"accepted", HouseCode.TOO_MANY_ROOMS}
        other = await house.guests.welcome("Bea")
        assert await _together(house.room_factory.create(RoomSpec(), other)) == ["accepted"]

    _evening(tmp_path, evening)


def test_the_room_limit_of_the_house_holds_for_many_orders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_limits, "MOST_ROOMS", 6)

    async def evening(house: House) -> None:
        hosts = [await house.guests.welcome(f"Host {number}") for number in range(10)]
        heard = await _together(*(house.room_factory.create(RoomSpec(), host) for host in hosts))
        assert heard.count("accepted") == 5, "the house has a table of its own"
        assert set(heard) == {"accepted", HouseCode.HOUSE_FULL}

    _evening(tmp_path, evening)


def test_a_room_that_cannot_be_made_takes_no_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(house: House) -> None:
        host = await house.guests.welcome("Ada")
        with monkeypatch.context() as patch:

            def fails(*_: Any) -> None:
                raise OverflowError("too large to convert")

            patch.setattr("baccarat.house.store.batch._change_balances", fails)
            for _ in range(MAX_ROOMS_PER_HOST):
                with pytest.raises(OverflowError):
                    await house.room_factory.create(RoomSpec(bots=1), host)
        assert await _together(house.room_factory.create(RoomSpec(), host)) == ["accepted"]

    _evening(tmp_path, evening)


def test_sixty_requests_for_rooms_at_once(own_server: Server) -> None:
    async def ask() -> list[int]:
        limits = httpx.Limits(max_connections=60)
        async with httpx.AsyncClient(
            base_url=own_server.address, timeout=PATIENCE, verify=PLAIN, limits=limits
        ) as http:
            (await http.post("/api/guests", json={"name": "Ada"})).raise_for_status()
            made = await asyncio.gather(*(http.post("/api/rooms", json={}) for _ in range(60)))
            return [answer.status_code for answer in made]

    statuses = asyncio.run(ask())
    assert statuses.count(201) == MAX_ROOMS_PER_HOST
    assert statuses.count(429) == 60 - MAX_ROOMS_PER_HOST


def test_hosts_of_many_rooms_issue_no_more_than_the_house_may_at_the_same_time(
    tmp_path: Path,
) -> None:
    async def evening(house: House) -> None:
        left, each = 10**9, 4 * 10**8
        rooms = []
        for number in range(6):
            host = await house.guests.welcome(f"Host {number}")
            room = await house.room_factory.create(RoomSpec(), host)
            await _ask(room, host, "sit", TakeSeat(100, 1))
            rooms.append((room, host))
        out = -house.accounts.balances[ISSUE]
        moved = [Transfer("", 0, ISSUE, "player/elsewhere", MAX_ISSUED_BY_HOUSE - left - out)]
        await house.storage.run(lambda store: store.add_player("elsewhere", "Somebody", moved))
        house.accounts.apply_transfers(moved)
        request = SetChips(1, each)
        heard = await _together(*(_ask(room, host, "set", request) for room, host in rooms))
        assert sorted(set(heard)) == ["accepted", HouseCode.HOUSE_SPENT]
        assert heard.count("accepted") == left // each
        assert -house.accounts.balances[ISSUE] <= MAX_ISSUED_BY_HOUSE
        kept = await house.storage.run(lambda store: store.balances())
        assert kept[ISSUE] == house.accounts.balances[ISSUE]

    _evening(tmp_path, evening)


def test_changes_of_ones_own_limits_do_not_undo_each_other(tmp_path: Path) -> None:
    async def evening(house: House) -> None:
        ada = await house.guests.welcome("Ada")
        wanted = [Limits(stake=100), Limits(loss=1_000), Limits(stake=10**6), Limits(minutes=9)]
        await asyncio.gather(
            house.start_break(ada, 24), *(house.guests.set_limits(ada, each) for each in wanted)
        )
        limits = house.limits.of(ada.player)
        assert limits.rests_until > house.limits.now() + 23 * 3600, "a break cannot be taken back"
        assert limits.limits == Limits(stake=100, loss=1_000, minutes=9)

    _evening(tmp_path, evening)


def test_a_break_applies_to_a_player_about_to_sit_down(tmp_path: Path) -> None:
    async def evening(house: House) -> None:
        ada = await house.guests.welcome("Ada")
        room = await house.rooms.find("salon")
        room.queue.put(Connect(Viewer(ada.player, ada.name)))
        await asyncio.sleep(0.05)
        sits = asyncio.ensure_future(_ask(room, ada, "sit", TakeSeat(100, 1)))
        await asyncio.gather(house.start_break(ada, 1), sits, return_exceptions=True)
        assert room.state.seats.get(ada.player) is None

    _evening(tmp_path, evening)


def test_guesses_at_the_same_time_count_before_they_are_answered() -> None:
    tries, eve = GuessLimiter(lambda: 0.0), Caller("eve", "10.0.0.1", crowd=False)
    for _ in range(MAX_GUESSES):
        tries.begin(eve)
    with pytest.raises(Rejected, match="too-many-tries"):
        tries.begin(eve)
    for _ in range(MAX_GUESSES):
        tries.end(eve)
    tries.begin(eve)
    tries.end(eve, Rejected(HouseCode.UNKNOWN_INVITE))
    for _ in range(MAX_GUESSES - 1):
        tries.begin(eve)
    with pytest.raises(Rejected, match="too-many-tries") as refused:
        tries.begin(eve)
    assert refused.value.wait == 60.0


@pytest.mark.parametrize("door", ["shoes", "enter"])
def test_concurrent_guesses_are_limited_like_sequential_ones(own_server: Server, door: str) -> None:
    async def guess() -> list[str]:
        limits = httpx.Limits(max_connections=100)
        async with httpx.AsyncClient(
            base_url=own_server.address, timeout=PATIENCE, verify=PLAIN, limits=limits
        ) as http:
            (await http.post("/api/guests", json={"name": "Eve"})).raise_for_status()
            made = (await http.post("/api/rooms", json={"private": True})).json()["id"]
            asked = [
                http.get(f"/api/rooms/guess-{number}/shoes")
                if door == "shoes"
                else http.post(f"/api/rooms/{made}/enter", json={"token": f"guess-{number}"})
                for number in range(100)
            ]
            return [answer.json()["code"] for answer in await asyncio.gather(*asked)]

    codes = asyncio.run(guess())
    wrong = "unknown-room" if door == "shoes" else "unknown-invite"
    assert set(codes) - {"too-many-requests"} == {"too-many-tries", wrong}
    assert codes.count(wrong) <= MAX_GUESSES
