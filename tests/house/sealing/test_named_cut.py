"""The banker of a club names who cuts (C-4): the ceremony of its shoes, in virtual time."""

import asyncio
from collections.abc import Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.fairness import NOBODY
from baccarat.house.history.records import record_text
from baccarat.house.model.ceremony import SealAbandoned, SealAnnounced
from baccarat.house.model.commands import GetUp, TakeSeat
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.worker import Worker
from baccarat.house.store.store import Store
from baccarat.notation import read, replay
from baccarat.notation.bad_record import SEAL_DIFFERS, BadRecord
from baccarat.rules import Preset, preset
from baccarat.tables.banking.actions import Bid
from baccarat.tables.banque import NameCutter, Phase
from support.server.room_simulation import Evening
from support.server.virtual_loop import in_virtual_time

CLUB = replace(preset("banque-club"), per_side=1)
CHIPS, BANK = 1_000_000, 20_000
SEATS = {"p0": 1, "p1": 2, "p2": 3}


@asynccontextmanager
async def club(*sealing: str, store: Any = None) -> Any:
    """Seat three players at a club; the browsers of `sealing` take part in sealing a shoe."""
    async with table_of(CLUB, SEATS, *sealing, store=store) as evening:
        yield evening


@asynccontextmanager
async def table_of(
    rules: Preset, seats: Mapping[str, int], *sealing: str, store: Any = None
) -> Any:
    """Seat players by name; the browsers of `sealing` take part in sealing a shoe."""
    evening = Evening(rules, 1, people=len(seats), store=store)
    await evening.room.load()
    work = asyncio.create_task(Worker(evening.room).run())
    for name, seat in seats.items():
        viewer = Viewer(name, name, seals=name in sealing)
        evening.here[name] = [viewer]
        evening.room.queue.put(Connect(viewer))
        assert await evening.ask(name, TakeSeat(CHIPS, seat))
    yield evening
    work.cancel()


async def at(evening: Evening, phase: Phase) -> None:
    while evening.room.state.table.phase is not phase:
        await asyncio.sleep(1)


async def bank_of(evening: Evening, name: str, cutter: str) -> None:
    """Let somebody take the bank and name who cuts."""
    await at(evening, Phase.AUCTION)
    assert await evening.ask(name, Bid(BANK))
    await at(evening, Phase.CUT)
    assert await evening.ask(name, NameCutter(SEATS[cutter]))


def announced(evening: Evening) -> list[int]:
    log = evening.house.store.log
    return [each.announcement.cutter for each in log if isinstance(each, SealAnnounced)]


def waits(evening: Evening) -> bool:
    return evening.room.timing.cut_deadline(evening.room.state) is not None


@pytest.mark.rule("C-4")
async def test_the_named_cutter_is_announced_and_awaited() -> None:
    async with club("p0", "p1") as evening:
        await bank_of(evening, "p0", "p1")
        await asyncio.sleep(0.5)
        assert (announced(evening), waits(evening)) == ([SEATS["p1"]], True)
        await at(evening, Phase.CALLS)
        assert evening.room.state.shoe == 1


@pytest.mark.rule("C-4")
async def test_cut_is_random_when_the_cutter_has_no_browser() -> None:
    async with club("p0") as evening:
        await bank_of(evening, "p0", "p2")
        await asyncio.sleep(0.5)
        assert (announced(evening), waits(evening)) == ([NOBODY], False)


@pytest.mark.rule("C-4")
async def test_nobody_is_asked_to_cut_for_having_the_only_chair() -> None:
    alone = replace(preset("punto-banco"), seats=1)
    async with table_of(alone, {"p0": 1}, "p0") as evening:
        await asyncio.sleep(0.5)
        assert (announced(evening), waits(evening)) == ([1], False)


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(
    ("goes", "cuts"), [("p0", "p2"), ("p1", "p0")], ids=["the banker", "who was named"]
)
async def test_an_attempt_is_given_up_when_the_cutter_changes(goes: str, cuts: str) -> None:
    async with club("p0", "p1", "p2") as evening:
        await bank_of(evening, "p0", "p1")
        await asyncio.sleep(0.5)
        assert await evening.ask(goes, GetUp())
        given_up = [e for e in evening.house.store.log if isinstance(e, SealAbandoned)]
        assert [each.missing for each in given_up] == [()]
        if goes == "p0":
            await bank_of(evening, "p2", "p2")
        await asyncio.sleep(0.5)
        assert announced(evening) == [SEATS["p1"], SEATS[cuts]]
        await at(evening, Phase.CALLS)
        assert evening.room.state.seal.root
        evening.check_money()


@pytest.mark.rule("C-4")
def test_the_record_names_the_cutter_and_another_is_detected(tmp_path: Any) -> None:
    store = Store(tmp_path)

    async def evening_long() -> str:
        async with club("p0", "p1", store=store) as evening:
            await bank_of(evening, "p0", "p1")
            await at(evening, Phase.CALLS)
            return await record_text(evening.room, 1)

    record = read(in_virtual_time(evening_long()))
    store.close()
    assert record.table is not None
    assert record.sealed is not None
    assert record.table["cutter"] == record.sealed.attempt.announcement.cutter == SEATS["p1"]
    replay(record)
    another = replace(record, table=record.table | {"cutter": SEATS["p2"]}, source="")
    with pytest.raises(BadRecord) as bad:
        replay(another)
    assert (bad.value.code, bad.value.reason) == (SEAL_DIFFERS, "seal-other-cutter")
