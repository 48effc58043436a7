"""The commission noted for a player whose connection is lost, and when the room closes.

In virtual time, at a table of two people. The table's own part is tested with the table.
"""

import asyncio
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.house.model.commands import CloseRoom, DealNow, RemovePlayer, TakeSeat
from baccarat.house.rooms.deadlines import BRIEF_HOLD_SECONDS
from baccarat.house.rooms.worker import Worker
from baccarat.rules import preset
from baccarat.tables.common.chips import WATCHER
from baccarat.tables.punto import Bet, CommissionNoted, Stake
from support.server.room_simulation import Evening
from support.server.virtual_loop import in_virtual_time

RULES = replace(preset("punto-banco"), commission="noted", packs=4)
CHIPS, BET = 1_000_000, 10_000


@asynccontextmanager
async def owing() -> Any:
    """Let the host owe commission at a table with a second player."""
    evening = Evening(RULES, 1, people=2)
    await evening.room.load()
    work = asyncio.create_task(Worker(evening.room).run())
    for name in ("p0", "p1"):
        await evening.connect(name)
        assert await evening.ask(name, TakeSeat(CHIPS))
    while not owed(evening):
        await coup(evening)
    yield evening
    work.cancel()


async def coup(evening: Evening, *names: str) -> None:
    """Let these players, or both, bet on Banker, and play a coup."""
    table, before = evening.room, evening.room.state.coup
    while table.state.coup == before:
        await asyncio.sleep(1)
        if table.state.coup != before:  # nobody may bet on the next coup
            return
        for name in names or ("p0", "p1"):
            if not table.state.table.staked(evening.seat(name) or WATCHER):
                await evening.ask(name, Stake((Bet("banker", BET),)))
            await evening.ask(name, DealNow())


def owed(evening: Evening) -> int:
    table: Any = evening.room.state.table
    return int(table.owes(evening.seat("p0") or 1))


def collected(evening: Evening) -> int:
    """Add up what the house has collected."""
    return int(evening.house.accounts.balances["commission/salon"])


async def _lost_and_found() -> None:
    async with owing() as evening:
        noted = owed(evening)
        await evening.drop("p0")
        await coup(evening, "p1")
        await asyncio.sleep(BRIEF_HOLD_SECONDS - 60)
        assert (owed(evening), evening.seat("p0") is not None) == (noted, True)
        assert collected(evening) == 0
        await evening.connect("p0")
        await asyncio.sleep(1)
        assert owed(evening) == noted


@pytest.mark.rule("PB-9")
def test_a_lost_connection_is_not_leaving() -> None:
    in_virtual_time(_lost_and_found())


def test_a_house_that_takes_it_for_leaving_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baccarat.house.rooms.deadlines.BRIEF_HOLD_SECONDS", 10)
    with pytest.raises(AssertionError):
        in_virtual_time(_lost_and_found())


@pytest.mark.rule("PB-9")
async def test_a_seat_given_back_after_two_minutes_pays_and_so_does_a_closing_room() -> None:
    async with owing() as evening:
        await evening.drop("p0")
        await asyncio.sleep(BRIEF_HOLD_SECONDS - 60)  # a coup that had begun is over by now
        noted, both = owed(evening), sum(evening.room.state.table.owed)
        await asyncio.sleep(61)
        assert (evening.seat("p0"), collected(evening)) == (None, noted)
        await evening.connect("p0")
        assert await evening.ask("p0", CloseRoom())
        assert collected(evening) == both
        assert evening.room.state.table.owed == ()
        evening.check_money()


@pytest.mark.rule("PB-9")
async def test_a_player_removed_in_mid_coup_pays_at_its_end() -> None:
    async with owing() as evening:
        room, seat = evening.room, evening.seat("p1")
        assert seat
        while not room.state.table.in_coup:
            for name in ("p0", "p1"):
                await evening.ask(name, Stake((Bet("banker", BET),)))
                await evening.ask(name, DealNow())
            await asyncio.sleep(0.1)
        assert await evening.ask("p0", RemovePlayer(seat))
        assert (evening.seat("p1"), collected(evening)) == (seat, 0)
        while evening.seat("p1"):
            await asyncio.sleep(1)
        log: list[Any] = evening.house.store.log
        noted = [each for each in log if isinstance(each, CommissionNoted)]
        assert collected(evening) == sum(e.amount for e in noted if e.seat == seat) > 0
        assert owed(evening) == sum(e.amount for e in noted if e.seat != seat)
