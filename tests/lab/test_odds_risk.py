"""The distribution of a bankroll."""

import importlib
import random
import sys
import tracemalloc
from collections import Counter
from fractions import Fraction
from itertools import product
from math import lcm

import pytest
from msgspec.structs import replace

from baccarat.lab import Composition, Price, Result, distribution, price
from baccarat.lab.pricing.price import LOST
from baccarat.lab.pricing.ruin import TooLong, _followed, memory, risk
from baccarat.lab.pricing.ruin_arrays import follow
from baccarat.rules import standard_wager

RUIN = importlib.import_module("baccarat.lab.pricing.ruin")

CHANCES = distribution(Composition.of_packs(8))


def of(name: str) -> Price:
    return price(standard_wager(name), CHANCES)


@pytest.mark.parametrize("name", ["player", "banker", "tie", "banker-super6"])
@pytest.mark.parametrize(("bankroll", "stake"), [(2, 1), (5, 2), (100, 1)])
def test_every_course_of_four_coups(name: str, bankroll: int, stake: int) -> None:
    bet = of(name)
    ends: Counter[Fraction] = Counter()
    ruin = Fraction(0)
    for course in product(bet.results, repeat=4):
        purse, chance = Fraction(bankroll), Fraction(1)
        for each in course:
            chance *= each.probability
            purse += stake * each.pays if purse >= stake else 0
        ends[purse - bankroll] += chance  # type: ignore[assignment]
        ruin += chance if purse < stake else 0
    found = risk(bet, bankroll=bankroll, stake=stake, coups=4)
    assert found.exact
    assert found.results == ends
    assert found.ruin == ruin
    assert list(found.results) == sorted(found.results)


def test_a_large_purse_is_only_moved_by_the_edge() -> None:
    bet = of("banker")
    found = risk(bet, bankroll=10_000, stake=1, coups=300)
    assert not found.exact
    assert found.ruin == 0
    assert sum(float(each) for each in found.results.values()) == pytest.approx(1, rel=found.error)
    assert found.mean == pytest.approx(-300 * float(bet.edge), rel=1e-9)
    assert found.sd == pytest.approx(300**0.5 * bet.sd, rel=1e-9)
    assert abs(float(found.quantile(0.5)) - found.mean) < 1


@pytest.mark.parametrize("kind", ["plain", "arrays"])
@pytest.mark.parametrize(
    ("name", "bankroll", "stake"),
    [("tie", 10, 1), ("banker", 7, 3), ("banker", 2, 3), ("dragon-bonus-player", 9, 2)],
)
def test_floats_agree_with_whole_numbers(
    monkeypatch: pytest.MonkeyPatch, kind: str, name: str, bankroll: int, stake: int
) -> None:
    exact = risk(of(name), bankroll=bankroll, stake=stake, coups=12)
    monkeypatch.setattr(RUIN, "EXACT_WORK", 0)
    if kind == "arrays":
        monkeypatch.setattr(RUIN, "FLOAT_WORK", 0)
    floats = risk(of(name), bankroll=bankroll, stake=stake, coups=12)
    assert (exact.exact, floats.exact) == (True, False)
    assert exact.results.keys() == floats.results.keys()
    assert floats.ruin == pytest.approx(float(exact.ruin), rel=floats.error)
    for result, chance in exact.results.items():
        assert float(floats.results[result]) == pytest.approx(float(chance), rel=floats.error)


def test_long_courses_need_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    found = risk(of("banker"), bankroll=50, stake=1, coups=2000)
    assert sum(map(float, found.results.values())) == pytest.approx(1, rel=found.error)
    assert 0 < found.ruin < 1
    monkeypatch.delitem(sys.modules, "baccarat.lab.pricing.ruin_arrays")
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(ModuleNotFoundError, match="numpy"):
        risk(of("banker"), bankroll=50, stake=1, coups=2000)


@pytest.mark.parametrize("seed", range(40))
def test_arrays_follow_any_purse_as_plain_numbers_do(seed: int) -> None:
    luck = random.Random(seed)
    gains = luck.sample(range(-12, 30, luck.choice([1, 3])), luck.randint(1, 5))
    chances = {gain: 1 / len(gains) for gain in gains}
    purse, least, coups = luck.randint(0, 60), luck.randint(1, 25), luck.randint(0, 12)
    plain, arrays = (
        _followed(chances, 1.0, purse, least, coups),
        follow(chances, purse, least, coups),
    )
    assert arrays == {end: pytest.approx(chance, rel=1e-12) for end, chance in plain.items()}


def test_memory_depends_on_reachable_amounts_and_not_on_the_purse() -> None:
    tracemalloc.start()
    try:
        found = risk(of("player"), bankroll=1_000_000_000, stake=1, coups=2000)
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()
    assert found.ruin == 0
    assert sum(map(float, found.results.values())) == pytest.approx(1, rel=found.error)


@pytest.mark.parametrize("name", ["player", "banker", "tie", "dragon-bonus-player"])
def test_twenty_thousand_coups_stay_within_a_gigabyte(name: str) -> None:
    bet = of(name)
    unit = lcm(*(each.pays.denominator for each in bet.results))
    assert memory({int(each.pays * unit) for each in bet.results}, 20_000) < 1_000_000_000


def test_more_than_a_gigabyte_is_refused_before_it_is_taken() -> None:
    pays = [Fraction(-1), *(Fraction(each, 9973) for each in range(1, 21_000, 2_333))]
    chance = Fraction(1, len(pays))
    bet = replace(of("tie"), results=tuple(Result(LOST, chance, each) for each in pays))
    risk(bet, bankroll=1_000_000_000, stake=1, coups=3)
    with pytest.raises(TooLong, match="100 coups lead to more sums than can be followed"):
        risk(bet, bankroll=1_000_000_000, stake=1, coups=100)


def test_a_sure_result_is_not_followed_for_ever() -> None:
    sure = replace(of("tie"), results=(Result(LOST, Fraction(1), Fraction(-1)),))
    assert risk(sure, bankroll=5, stake=1, coups=9).results == {Fraction(-5): 1}
    with pytest.raises(TooLong):
        risk(sure, bankroll=5, stake=1, coups=1_000_000_000)


def test_an_overlong_course_is_refused() -> None:
    with pytest.raises(TooLong):
        risk(of("banker"), bankroll=100, stake=1, coups=1_000_000_000)
