"""Nobody waits long for a player whose page is open and who does not answer."""

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.house.model.commands import TakeSeat
from baccarat.house.rooms.deadlines import (
    GRACE_SECONDS,
    SLOW_SECONDS,
    Chore,
    Due,
    Timing,
)
from baccarat.house.rooms.worker import Worker
from baccarat.rules import PRESETS, Preset, preset
from support.server.room_simulation import Evening, sensible
from support.server.virtual_loop import in_virtual_time
from support.tables.asking_table import ASKING, answered, room

ALL, BOTH = frozenset({1, 2, 3}), frozenset({1, 2})
WATCHED = 75
"""Seconds in which, with each question running its time, no coup of chemin de fer ended."""


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play at a table that asks each seat once."""
    tables: defaultdict[str, object] = defaultdict(lambda: ASKING)
    monkeypatch.setattr("baccarat.house.model.state.TABLES", tables)


async def _coups(rules: Preset) -> int:
    """Seat four people, of whom one never answers; count the coups of the first 75 seconds."""
    evening = Evening(rules, 1, people=4)
    await evening.room.load()
    work = asyncio.create_task(Worker(evening.room).run())
    for name in evening.people:
        await evening.connect(name)
        assert await evening.ask(name, TakeSeat(10**6))

    async def play(name: str) -> None:
        while True:
            await asyncio.sleep(1)
            seat, game = evening.seat(name), evening.room.state.game
            if seat in game.to_act(evening.room.state.table):
                await evening.ask(name, sensible(evening, name))

    playing = [asyncio.create_task(play(name)) for name in evening.people[1:]]
    ended, end = 0, evening.room.time() + WATCHED
    before = (evening.room.state.shoe, evening.room.state.coup)
    while evening.room.time() < end:
        await asyncio.sleep(0.5)
        now = (evening.room.state.shoe, evening.room.state.coup)
        ended += before < now and now[1] > 1
        before = now
    silent = evening.seat(evening.people[0])
    assert evening.room.timing.slow == {silent}
    for task in (*playing, work):
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    return ended


def test_a_silent_friend_does_not_stop_chemin_de_fer() -> None:
    rules = replace(preset("chemin-de-fer"), seats=5)
    assert in_virtual_time(_coups(rules)) >= 2


def test_a_house_that_waits_for_the_silent_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baccarat.house.rooms.deadlines.SLOW_SECONDS", 20)
    rules = replace(preset("chemin-de-fer"), seats=5)
    assert in_virtual_time(_coups(rules)) < 2


def _asked(*, slow: int | None = None) -> tuple[Timing, Any]:
    """Ask three people at 10 seconds, of whom one may be slow."""
    timing, state = Timing(20, 0.0), room(people=3)
    timing.slow = frozenset({slow} if slow else ())
    timing.watch_clock(state, ALL, 10.0)
    return timing, state


@pytest.mark.usefixtures("asking")
def test_who_lets_a_question_lapse_is_slow_until_they_answer() -> None:
    timing, state = _asked()
    timing.on_lapse(answered(state, 1), BOTH)
    assert timing.slow == {2}, "who has answered, or is not here, is not slow"
    timing.on_activity(2, 31.0, answers=False)
    assert timing.slow == {2}
    timing.on_activity(2, 32.0, answers=True)
    assert timing.slow == frozenset()


@pytest.mark.usefixtures("asking")
def test_a_question_closes_two_seconds_after_it_was_asked_if_only_the_slow_are_awaited() -> None:
    timing, state = _asked(slow=3)
    assert timing.closes_at(state, ALL) == 30.0, "the others have their time"
    assert timing.closes_at(answered(state, 1), ALL) == 30.0
    assert timing.closes_at(answered(state, 1, 2), ALL) == 10.0 + SLOW_SECONDS
    assert timing.due(answered(state, 1, 2), ALL) == Due(10.0 + SLOW_SECONDS, Chore.CLOSE)


@pytest.mark.usefixtures("asking")
def test_a_player_who_has_just_dropped_out_keeps_the_grace_period() -> None:
    timing, state = _asked(slow=3)
    timing.watch_seats(state, frozenset({2, 3}), 11.0)
    timing.watch_clock(state, frozenset({2, 3}), 11.0)
    timing.closes = 100.0
    closes = timing.closes_at(answered(state, 2), frozenset({2, 3}))
    assert closes == 11.0 + GRACE_SECONDS


@pytest.mark.usefixtures("asking")
def test_where_everybody_is_slow_questions_run_their_time() -> None:
    timing, state = _asked(slow=3)
    timing.slow = ALL
    assert timing.closes_at(state, ALL) == 30.0


@pytest.mark.rule("RM-3")
@pytest.mark.usefixtures("asking")
def test_a_slow_player_has_the_usual_time_for_their_own_bank_or_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    timing, state = _asked(slow=3)
    monkeypatch.setattr(ASKING, "is_own_question", lambda _: True)
    assert timing.closes_at(answered(state, 1, 2), ALL) == 30.0


@pytest.mark.usefixtures("asking")
def test_whoever_takes_the_chair_of_a_slow_player_is_not_slow() -> None:
    timing, state = _asked(slow=3)
    timing.on_change(state, answered(state, 1), 12.0, lambda: 0.0)
    assert timing.slow == {3}
    other = replace(state, occupants=(*state.occupants[:2], state.occupants[0], *(None,) * 2))
    timing.on_change(state, other, 13.0, lambda: 0.0)
    assert timing.slow == frozenset()


def test_a_stake_without_a_word_is_an_answer_where_all_agree_to_deal() -> None:
    state, timing = room(people=3), Timing(20, 0.0)
    timing.on_lapse(replace(answered(state, 2), ready=frozenset({1})), ALL)
    assert timing.slow == {3}


def test_a_wish_to_deal_starts_the_clock_without_a_stake() -> None:
    state, timing = room(people=3), Timing(20, 0.0)
    timing.slow = frozenset({3})
    timing.watch_clock(state, ALL, 10.0)
    assert timing.closes is None
    ready = replace(state, ready=BOTH)
    timing.watch_clock(ready, ALL, 10.0)
    assert timing.due(ready, ALL) == Due(10.0 + SLOW_SECONDS, Chore.CLOSE)


@pytest.mark.usefixtures("asking")
def test_the_table_says_who_is_slow_and_shows_the_clock_that_runs() -> None:
    room = Evening(PRESETS[0], 1, people=1).room
    room.timing, state = _asked(slow=3)
    room.state = answered(state, 1, 2)
    room.present = replace(room.present, people=ALL, awaited=ALL)
    room.house.turns.time = lambda: 10.5
    snapshot = room.snapshot()
    assert [(each.seat, each.slow) for each in snapshot.people] == [
        (1, False),
        (2, False),
        (3, True),
    ]
    assert snapshot.closes_in == 1000 * (SLOW_SECONDS - 0.5)
