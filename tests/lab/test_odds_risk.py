"""What a purse may come to."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from baccarat.lab import Composition, Price, distribution, price
from baccarat.lab.purse import TooLong, risk
from baccarat.rules import trade_wager

CHANCES = distribution(Composition.of_packs(8))


def of(name: str) -> Price:
    return price(trade_wager(name), CHANCES)


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
    monkeypatch.setattr("baccarat.lab.purse.EXACT_WORK", 0)
    if kind == "arrays":
        monkeypatch.setattr("baccarat.lab.purse.FLOAT_WORK", 0)
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
    monkeypatch.setattr("baccarat.lab.purse.find_spec", lambda _: None)
    with pytest.raises(TooLong):
        risk(of("banker"), bankroll=50, stake=1, coups=2000)


def test_what_cannot_be_followed_is_refused() -> None:
    with pytest.raises(TooLong):
        risk(of("banker"), bankroll=100, stake=1, coups=1_000_000_000)
