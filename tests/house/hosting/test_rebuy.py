"""New chips are only for players without chips at any table."""

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.guest import Guest
from baccarat.house.model.ledger import WELCOME_CHIPS
from baccarat.house.model.refusal import Rejected
from baccarat.house.rooms.permissions import REBUY, permissions_for
from baccarat.house.rooms.room import Room
from baccarat.rules import CHIP
from baccarat.web.wire import decode
from support.server.inprocess import opened

IDS = itertools.count(1)
LEAVE, BUY_AGAIN = {"type": "leave"}, {"type": "rebuy"}


async def ask(room: Room, guest: Guest, do: dict[str, Any]) -> str:
    """Send a frame as a socket would; return `accepted` or the code of the refusal."""
    frame = {"id": f"r{next(IDS)}", "shoe": room.state.shoe, "coup": room.state.coup, "do": do}
    try:
        await room.ask(guest.player, guest.name, decode(json.dumps(frame)))
    except Rejected as refused:
        return refused.code.value
    return "accepted"


def sit(amount: int, seat: int | None = 1) -> dict[str, Any]:
    return {"type": "sit", "seat": seat, "amount": amount}


async def _tables(house: House, preset: str, count: int = 2) -> tuple[Guest, list[Room]]:
    host, ada = await house.guests.welcome("Host"), await house.guests.welcome("Ada")
    return ada, [
        await house.room_factory.create(RoomSpec(preset=preset), host) for _ in range(count)
    ]


def _offered(room: Room, guest: Guest) -> int | None:
    may, _ = permissions_for(room.state, room.snapshot().requester(guest.player, guest.name))
    return may.rebuy


@pytest.mark.parametrize("preset", ["punto-banco", "chemin-de-fer"])
async def test_chips_at_another_table_are_chips(tmp_path: Path, preset: str) -> None:
    async with opened(tmp_path) as house:
        ada, (here, there) = await _tables(house, preset)
        least = here.state.table.preset.least_stake
        assert await ask(there, ada, sit(WELCOME_CHIPS - least + CHIP, None)) == "accepted"
        assert await ask(here, ada, sit(least - CHIP, None)) == "accepted"
        assert _offered(here, ada) is None
        assert await ask(here, ada, BUY_AGAIN) == "not-broke"
        assert await ask(there, ada, LEAVE) == "accepted"
        assert await ask(here, ada, BUY_AGAIN) == "not-broke", "they are in the account now"


@pytest.mark.parametrize(
    ("preset", "span"), [("punto-banco", (1, 76_335)), ("chemin-de-fer", (CHIP, 76_300))]
)
async def test_a_table_of_whole_chips_sells_nothing_else(
    tmp_path: Path, preset: str, span: tuple[int, int]
) -> None:
    async with opened(tmp_path) as house:
        ada, (room, _) = await _tables(house, preset)
        house.accounts.balances[f"player/{ada.player}"] = 76_335
        requester = room.snapshot().requester(ada.player, ada.name)
        sit = permissions_for(room.state, requester)[0].sit
        assert sit is not None
        assert (sit.low, sit.high) == span
        house.accounts.balances[f"player/{ada.player}"] = CHIP - 1
        requester = room.snapshot().requester(ada.player, ada.name)
        assert (permissions_for(room.state, requester)[0].sit is None) is (span[0] == CHIP)


def test_simultaneous_requests_at_two_tables_give_chips_once(tmp_path: Path) -> None:
    async def evening() -> None:
        house = House(tmp_path)
        await house.open()
        ada, rooms = await _tables(house, "punto-banco", 6)
        for room in rooms:
            assert await ask(room, ada, sit(1)) == "accepted"
        house.accounts.balances[f"player/{ada.player}"] = 0  # as after heavy losses
        heard = await asyncio.gather(*(ask(room, ada, BUY_AGAIN) for room in rooms))
        assert sorted(heard) == ["accepted", *["not-broke"] * 5]
        held = sum(room.state.chips(1) for room in rooms)
        assert held == REBUY + 6
        assert house.rooms.chips_elsewhere(ada.player, "") == held, "nothing is pending any more"
        await house.close()

    asyncio.run(evening())
