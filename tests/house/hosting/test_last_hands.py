"""The last coups are announced before a table closes or changes its limits (AD-P18, AD-P25)."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from baccarat.house.history.records import record_text
from baccarat.house.hosting.room_spec import with_limits
from baccarat.house.model.commands import CloseRoom, SetLimits
from baccarat.house.store.store import Store
from baccarat.notation import read, verify
from baccarat.rules import preset
from house.hosting.test_host_limits import LOW, at, checked, news_of, opened, play
from support.server.virtual_loop import in_virtual_time

PUNTO = replace(preset("punto-banco"), packs=8, stop_depth=7)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


@pytest.mark.rule("AD-P18")
def test_three_announced_coups_end_the_shoe_of_the_old_limits(store: Store) -> None:
    before = replace(PUNTO, limits_change="after-three")

    async def evening_long() -> None:
        async with opened(before, store) as evening:
            await play(evening, at(1, 3))
            coup = evening.room.state.coup
            assert await evening.ask("p0", SetLimits(LOW))
            assert evening.room.state.table.shoe.coups_left == 3
            await play(evening, at(2, 2))
            assert news_of(evening.room).preset == with_limits(before, LOW)
            record = read(await record_text(evening.room, 1))
            assert len(record.coups) == coup + 2
            assert "h last 3" in record.coups[coup - 1]
            assert await checked(evening, 1) == before
            evening.check_money()

    in_virtual_time(evening_long())


@pytest.mark.rule("AD-P25")
@pytest.mark.parametrize("twice", [False, True])
def test_a_room_closes_after_the_announced_coups_or_when_its_host_asks_again(
    twice: bool, store: Store
) -> None:
    rules = replace(PUNTO, last_hands=5)

    async def evening_long() -> None:
        async with opened(rules, store) as evening:
            await play(evening, at(1, 3))
            coup = evening.room.state.coup
            assert await evening.ask("p0", CloseRoom())
            assert evening.room.state.hosting.course == "open"
            assert evening.room.state.table.shoe.coups_left == 5
            if twice:
                assert await evening.ask("p0", CloseRoom())
                while evening.room.state.hosting.course != "closed":
                    await asyncio.sleep(1)
                assert evening.room.state.coup <= coup + 1
                return
            await play(evening, lambda room: room.state.hosting.course == "closed")
            assert not evening.room.state.taken
            record = read(await record_text(evening.room, 1))
            assert len(record.coups) == coup + 4
            verify(record)
            evening.check_money()

    in_virtual_time(evening_long())
