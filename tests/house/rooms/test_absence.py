"""Nobody who drops out, sleeps or leaves stops a table, and no chip is made or lost by it.

Simulates days of evenings at every table, in virtual time, at random.
"""

import asyncio

import pytest
from msgspec.structs import replace

from baccarat.house.model.commands import DealNow, TakeSeat
from baccarat.house.rooms import deadlines
from baccarat.house.rooms.worker import Worker
from baccarat.rules import PRESETS, BanquePreset, Preset
from support.server.room_simulation import AWAKE, HOUR, Evening, one_move, sensible
from support.server.virtual_loop import in_virtual_time

CHAIRS = 5
"""Enough for players who play, sleep, drop out, leave and wait for a chair."""
HOUSES = {
    rules.name: replace(rules, per_side=CHAIRS // 2)
    if isinstance(rules, BanquePreset)
    else replace(rules, seats=CHAIRS)
    for rules in PRESETS
}
LEGS, MOVES = 5, 120
PATIENCE = 2 * HOUR
"""Those whom a table needs, if awake, see a coup within this time, despite absent players."""


async def _sit(evening: Evening, name: str) -> None:
    while evening.seat(name) is None:
        if not await evening.ask(name, TakeSeat(10**7)):
            await asyncio.sleep(10)


async def _play(evening: Evening, name: str) -> None:
    while True:
        await _sit(evening, name)  # also after a pending request to leave was carried out
        await asyncio.sleep(1)
        seat, game = evening.seat(name), evening.room.state.game
        if seat in game.to_act(evening.room.state.table):
            if (answer := sensible(evening, name)) is not None:
                await evening.ask(name, answer)
            if game.CLOSES_BY_CONSENT:
                await evening.ask(name, DealNow())


async def _a_coup(evening: Evening) -> None:
    state = evening.room.state
    before = (state.shoe, state.coup)
    while (evening.room.state.shoe, evening.room.state.coup) <= before:
        await asyncio.sleep(1)


async def _goes_on(evening: Evening) -> None:
    """Let as many players as the table needs join, with nobody else acting, and see a coup end."""
    awake = AWAKE[: max(2, evening.room.state.table.preset.players_needed)]
    for name in awake:
        await evening.connect(name)
    playing = [asyncio.create_task(_play(evening, name)) for name in awake]
    try:
        await asyncio.wait_for(_a_coup(evening), PATIENCE)
    except TimeoutError:
        room = evening.room
        stuck = f"stuck: {room.state} {vars(room.timing)} at {room.time()}"
        raise AssertionError(stuck) from None
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    for name in awake:
        await evening.drop(name)
    await asyncio.sleep(1)


async def _evening(rules: Preset, seed: int) -> Evening:
    evening = Evening(rules, seed, people=rules.seats + 1)
    await evening.room.load()
    work = asyncio.create_task(Worker(evening.room).run())
    for _ in range(LEGS):
        for _ in range(MOVES):
            await one_move(evening)
            evening.check_money()
        await _goes_on(evening)
        evening.check_money()
    work.cancel()
    return evening


@pytest.mark.by_day(5)
@pytest.mark.slow
@pytest.mark.rule("RM-3")
@pytest.mark.parametrize(("seed", "rules"), [*enumerate(HOUSES)], ids=HOUSES)
def test_a_table_never_gets_stuck(seed: int, rules: str, caplog: pytest.LogCaptureFixture) -> None:
    async def played() -> float:
        await _evening(HOUSES[rules], seed)
        return asyncio.get_running_loop().time()

    assert in_virtual_time(played()) > HOUR
    assert not caplog.records, "the room stumbled"


@pytest.mark.by_day(1)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("waits", "rules"), [("GRACE_SECONDS", "chemin-de-fer"), ("SEAT_HOLD_SECONDS", "punto-banco")]
)
def test_a_table_that_waits_for_the_absent_is_caught(
    waits: str, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test has power: it fails without the grace period or without freed chairs.

    Chairs are held for long everywhere, since a brief hold ends most waits. The house draws lots,
    so no seed is stuck for certain, but about one in five is.
    """
    monkeypatch.setattr(deadlines, waits, 10**9)
    monkeypatch.setattr(deadlines, "BRIEF_HOLD_SECONDS", deadlines.SEAT_HOLD_SECONDS)
    with pytest.raises(AssertionError, match="stuck"):
        _evenings(rules, 40)


def _evenings(rules: str, many: int) -> None:
    for seed in range(many):
        in_virtual_time(_evening(HOUSES[rules], seed))
