"""Rooms that are busy at the same time take turns together, and nobody waits long."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.model.commands import Command, TakeSeat
from baccarat.house.rooms.mailbox import (
    MAX_CONCURRENT_CHORES,
    TICK_SECONDS,
    BatchScheduler,
    Disconnect,
    Mailbox,
    Ring,
)
from baccarat.house.rooms.presence import Viewer
from support.server.inprocess import opened
from support.server.virtual_loop import in_virtual_time


async def taken(turns: BatchScheduler, room: str, many: int) -> list[float]:
    """Take `many` turns in sequence; return the time of each."""
    at = []
    for _ in range(many):
        await turns.wait_turn(room)
        at.append(asyncio.get_running_loop().time())
    return at


def test_busy_rooms_share_one_batch_per_tick() -> None:
    async def play() -> list[list[float]]:
        turns, names = BatchScheduler(), [f"r{number}" for number in range(10)]
        await asyncio.gather(*(taken(turns, name, 1) for name in names))
        return await asyncio.gather(*(taken(turns, name, 4) for name in names))

    first, *others = in_virtual_time(play())
    assert others == [first] * 9
    assert [later - before for before, later in pairwise(first)] == pytest.approx(
        [TICK_SECONDS] * 3
    )


def test_a_room_alone_waits_for_nothing() -> None:
    assert in_virtual_time(taken(BatchScheduler(), "blue", 100)) == [0.0] * 100


def test_another_room_waits_for_one_tick_at_most() -> None:
    async def play() -> list[float]:
        turns = BatchScheduler()
        await taken(turns, "red", 1)
        return await taken(turns, "blue", 3)

    assert in_virtual_time(play()) == pytest.approx([TICK_SECONDS] * 3)


def test_one_that_gives_up_its_turn_takes_no_other_with_it() -> None:
    async def play() -> list[float]:
        turns = BatchScheduler()
        await asyncio.gather(*(taken(turns, room, 1) for room in ("blue", "red")))
        gone, stays = (asyncio.create_task(taken(turns, room, 1)) for room in ("blue", "red"))
        await asyncio.sleep(0)
        gone.cancel()
        return await stays

    assert in_virtual_time(play()) == pytest.approx([2 * TICK_SECONDS])


def test_a_command_does_not_wait_for_the_chores_of_all_rooms() -> None:
    """The clocks of a full house run out together, and each room's chore takes a second."""
    full = 5 * MAX_CONCURRENT_CHORES
    began: list[float] = []

    async def due(turns: BatchScheduler, room: str) -> None:
        async with turns.chore(room):
            began.append(asyncio.get_running_loop().time())
            await asyncio.sleep(1)

    async def play() -> tuple[float, float]:
        turns = BatchScheduler()
        chores = [asyncio.create_task(due(turns, f"r{number}")) for number in range(full)]
        await asyncio.sleep(0)
        (answered,) = await taken(turns, "blue", 1)
        await asyncio.gather(*chores)
        return answered, asyncio.get_running_loop().time()

    answered, over = in_virtual_time(play())
    assert answered <= TICK_SECONDS
    assert over == pytest.approx(5, abs=5 * TICK_SECONDS)
    crowd = [sum(at <= now < at + 1 for at in began) for now in began]
    assert max(crowd) == MAX_CONCURRENT_CHORES


def test_a_room_whose_chore_fails_makes_way_for_another() -> None:
    async def fail(turns: BatchScheduler, room: str) -> None:
        async with turns.chore(room):
            raise OSError

    async def play() -> list[float]:
        turns = BatchScheduler()
        rooms = [f"r{number}" for number in range(2 * MAX_CONCURRENT_CHORES)]
        await asyncio.gather(*(fail(turns, room) for room in rooms), return_exceptions=True)
        async with turns.chore("blue"):
            return await taken(turns, "blue", 1)

    assert in_virtual_time(play())


def test_all_requests_waiting_at_one_table_are_served_in_one_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five who ask at once, while other tables are busy, do not wait for five turns."""
    monkeypatch.setattr("baccarat.house.rooms.mailbox.TICK_SECONDS", 10.0)

    async def play() -> float:
        async with opened(tmp_path) as house:
            ada = await house.guests.welcome("Ada")
            room = await house.room_factory.create(RoomSpec(), ada)
            for other in ("red", "green"):
                await taken(house.turns, other, 1)
            began = asyncio.get_running_loop().time()
            seats = [TakeSeat(1_000, seat) for seat in range(1, 6)]
            commands = [Command(f"c{request.seat}", 0, 0, request) for request in seats]
            asked = (room.ask(ada.player, ada.name, command) for command in commands)
            done = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(each, int) for each in done] == [True, *[False] * 4]
            return asyncio.get_running_loop().time() - began

    assert in_virtual_time(play()) == pytest.approx(10.0)


async def test_due_work_waits_for_the_requested_turn_and_later_requests_for_the_next() -> None:
    bells: list[Ring] = []
    callers = Mailbox(bells.append)
    first, second = (Disconnect(Viewer(name, name)) for name in ("ada", "eve"))
    callers.put(first)
    came = asyncio.create_task(callers.wait(asyncio.get_running_loop().time))
    await asyncio.sleep(1)
    assert not came.done()
    bells[0]()
    await came
    assert list(callers.drain()) == [first]
    callers.put(second)
    assert len(bells) == 2
    assert list(callers.drain()) == [second]
