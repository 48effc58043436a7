"""Rooms are spread evenly as processes come and go, and nobody loses anything by it."""

import random

import pytest
from hypothesis import given, strategies as st

from baccarat.house import room_directory
from baccarat.house.cluster.contract import Elsewhere, Here, NoticeKind
from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.commands import BuyChips, TakeSeat
from baccarat.house.room_sharing import AT_ONCE, HEARD_SECONDS, Shares, is_even, plan_moves
from baccarat.house.rooms.mailbox import Connect, HandOver
from baccarat.house.rooms.presence import Viewer
from baccarat.house.store.backends.opening import check_place
from support.server.inprocess import ADDRESSES, ask, open_table, opened_together, until
from support.server.postgres import PostgresServer

pytestmark = pytest.mark.real_time

COUNTS = st.lists(st.integers(0, 60), min_size=1, max_size=6)


def plan(counts: list[int], at: int, chance: random.Random) -> list[int]:
    """Return to which processes one hands over rooms."""
    others = {str(number): rooms for number, rooms in enumerate(counts) if number != at}
    return [int(process) for process in plan_moves(counts[at], others, chance.choice)]


def carry_out(counts: list[int], at: int, moves: list[int]) -> None:
    for to in moves:
        counts[at] -= 1
        counts[to] += 1


@given(COUNTS, st.randoms(use_true_random=False))
def test_each_move_makes_the_shares_more_even_until_they_are(
    counts: list[int], chance: random.Random
) -> None:
    total = sum(counts)
    while plans := [
        (at, moves) for at in range(len(counts)) if (moves := plan(counts, at, chance))
    ]:
        at, moves = chance.choice(plans)
        assert len(moves) <= AT_ONCE
        before = sum(each * each for each in counts)
        carry_out(counts, at, moves)
        assert sum(each * each for each in counts) < before
    assert all(is_even(each, total, len(counts)) for each in counts)


@given(COUNTS, st.randoms(use_true_random=False))
def test_processes_that_act_at_the_same_time_come_to_rest_too(
    counts: list[int], chance: random.Random
) -> None:
    total = sum(counts)
    for _ in range(120):
        plans = [plan(counts, at, chance) for at in range(len(counts))]
        for at, moves in enumerate(plans):
            carry_out(counts, at, moves)
    assert sum(counts) == total
    assert min(counts) >= 0
    assert all(is_even(each, total, len(counts)) for each in counts)


def test_a_process_that_says_nothing_gets_no_rooms() -> None:
    now = [100.0]
    shares = Shares("own", lambda: now[0])
    for subject in ("", "own 9", "one 3", "two x", "two -1", "two 4 5"):
        shares.hear(subject)
    assert shares.others() == {"one": 3}
    now[0] += HEARD_SECONDS
    shares.hear("two 4")
    assert shares.others() == {"one": 3, "two": 4}
    now[0] += 1
    assert shares.others() == {"two": 4}


def is_spread(houses: list[House]) -> bool:
    """Whether each house has its share of the rooms, and has them in memory."""
    counts = [len(house.rooms.in_memory) for house in houses]
    return all(is_even(each, sum(counts), len(counts)) for each in counts)


async def test_rooms_move_to_a_process_that_joins_with_seats_and_chips(
    postgres: PostgresServer,
) -> None:
    url = postgres.house()
    async with opened_together(url, *ADDRESSES[:1]) as (one,):
        ada = await one.guests.welcome("Ada")
        tables = [await one.room_factory.create(RoomSpec(bots=0), ada) for _ in range(5)]
        names = {room.settings.id for room in tables}
        for number, room in enumerate(tables):
            await ask(room, ada, TakeSeat(1_000 + number, 1))
        held = {room.settings.id: room.state.chips(1) for room in tables}
        async with opened_together(url, *ADDRESSES[1:]) as (two,):
            await until(lambda: is_spread([one, two]))
            both = [one.rooms.in_memory, two.rooms.in_memory]
            assert not both[0].keys() & both[1].keys()
            await until(lambda: names <= both[0].keys() | both[1].keys())
            assert names & both[1].keys()
            for rooms in both:
                for name in names & rooms.keys():
                    assert rooms[name].state.chips(1) == held[name]
            moved = next(iter(names & both[1].keys()))
            assert await one.cluster.locate(moved) == Elsewhere("two:2", two.cluster.process)
            assert await ask(two.rooms.in_memory[moved], ada, BuyChips(10))
    assert check_place(url) == []


async def test_a_table_in_a_coup_stays_and_a_process_that_is_gone_gets_nothing(
    postgres: PostgresServer,
) -> None:
    async with opened_together(postgres.house(), *ADDRESSES) as (one, two):
        for house in (one, two):
            await house.room_sharing.stop()
        ada, room = await open_table(one)
        name, viewer = room.settings.id, Viewer(ada.player, "Ada")
        room.queue.put(Connect(viewer))
        await ask(room, ada, TakeSeat(1_000, 1))

        async def hand_over(process: str) -> None:
            room.queue.put(HandOver(process))
            await ask(room, ada, BuyChips(1))  # it is served after that

        with pytest.MonkeyPatch.context() as playing:
            playing.setattr(room_directory, "can_move", lambda _: False)
            await hand_over(two.cluster.process)
        await hand_over("nobody")
        assert not viewer.gone.is_set()
        assert await one.cluster.locate(name) == Here()
        chips = room.state.chips(1)
        room.queue.put(HandOver(two.cluster.process))
        await until(viewer.gone.is_set)
        assert await one.cluster.locate(name) == Elsewhere("two:2", two.cluster.process)
        assert await two.cluster.list_handed() == {name}
        two.room_sharing._hear(NoticeKind.HANDED, two.cluster.process)
        await two.room_sharing.take_handed()
        assert two.rooms.in_memory[name].state.chips(1) == chips
        assert not await two.cluster.list_handed()
