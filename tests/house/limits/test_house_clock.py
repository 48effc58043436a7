"""The wall clock may be set to anything: players' own limits go by another clock."""

from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from baccarat.house.house import House
from baccarat.house.model.clock import DAY_SECONDS, ClockMark, HouseClock, Machine, this_machine
from baccarat.house.model.refusal import Rejected
from baccarat.house.self_limits import Limits, SelfLimitBook, SelfLimits
from baccarat.house.store.queries.self_limits import put_clock_mark, read_clock_mark
from baccarat.house.store.store import Store

NOON = 1_800_000_000.0
YEAR = 365 * DAY_SECONDS


class Hands:
    """A wall clock, and the time that really passes."""

    def __init__(self) -> None:
        self.wall = NOON
        self.up = 500.0
        self.boot = "one"

    def machine(self) -> Machine:
        return Machine(lambda: self.wall, lambda: self.up, self.boot)

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.up += seconds

    def start_again(self) -> None:
        self.boot, self.up = self.boot + "!", 10.0


def test_a_clock_set_forward_or_back_ripens_nothing() -> None:
    hands = Hands()
    clock = HouseClock(hands.machine())
    book = SelfLimitBook(clock.now)
    care = (
        SelfLimits()
        .request(Limits(loss=100), clock.now())
        .request(Limits(), clock.now())
        .rest(2, clock.now())
    )
    book.by_player["ada"] = care
    for moved in (YEAR, -2 * YEAR, YEAR):
        hands.wall += moved
        assert care.at(book.now()) == Limits(loss=100)
        with pytest.raises(Rejected, match="own-break"):
            book.check_play("ada", book.now())
    hands.pass_by(2 * 3600)
    book.check_play("ada", book.now())
    assert care.at(book.now()) == Limits(loss=100)
    hands.pass_by(DAY_SECONDS)
    assert care.at(book.now()) == Limits()


BETWEEN = {
    "nothing": (0, False, 0.0, 0.0),
    "an hour": (3600, False, 0.0, 3600.0),
    "set forward": (0, False, YEAR, 0.0),
    "set back": (0, False, -YEAR, 0.0),
    "another start, an hour later": (3600, True, 0.0, 3600.0),
    "another start, set back": (0, True, -YEAR, 0.0),
    "another start, set forward: nothing tells": (0, True, YEAR, YEAR),
}
"""Seconds passing, whether the machine restarts, how the wall clock is set; and the time that the
house assumes to have passed."""


@pytest.mark.parametrize("between", BETWEEN)
def test_a_restart_continues_from_the_stored_state(between: str) -> None:
    hands = Hands()
    mark = HouseClock(hands.machine()).mark()
    seconds, anew, moved, passed = BETWEEN[between]
    hands.pass_by(seconds)
    hands.wall += moved
    if anew:
        hands.start_again()
    assert HouseClock(hands.machine(), mark).now() == NOON + passed


def test_without_boot_ids_only_forward_wall_clock_jumps_count() -> None:
    hands = Hands()
    hands.boot = ""
    mark = HouseClock(hands.machine()).mark()
    hands.wall -= YEAR
    assert HouseClock(hands.machine(), mark).now() == NOON
    hands.wall += 2 * YEAR
    assert HouseClock(hands.machine(), mark).now() == NOON + YEAR


@pytest.mark.usefixtures("on_both")
async def test_a_house_keeps_its_time_with_its_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands()
    monkeypatch.setattr("baccarat.house.store.storage.this_machine", hands.machine)
    house = House(tmp_path)
    await house.open()
    ada = await house.guests.welcome("Ada")
    await house.start_break(ada, 2)
    await house.close()
    hands.wall += YEAR
    house = House(tmp_path)
    await house.open()
    with pytest.raises(Rejected, match="own-break"):
        house.limits.check_play(ada.player, house.limits.now())
    hands.pass_by(2 * 3600)
    house.limits.check_play(ada.player, house.limits.now())
    await house.close()


def test_a_new_mark_replaces_the_previous_one(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert read_clock_mark(store) is None
    mark = ClockMark(NOON, "one", 5.0)
    for each in (mark, replace(mark, up=6.0)):
        store.change(partial(put_clock_mark, mark=each))
        assert read_clock_mark(store) == each
    store.close()


def test_this_machine_measures_elapsed_time() -> None:
    machine = this_machine()
    assert machine.up() <= machine.up()
    assert abs(HouseClock(machine).now() - machine.wall()) < 60
