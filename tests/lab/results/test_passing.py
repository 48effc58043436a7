"""The result `passing`: its coups by the solver, its plans by sums over all lengths of a bank."""

from fractions import Fraction
from math import log, log1p

import pytest

from baccarat.lab.equilibrium import chemin_de_fer, solve
from baccarat.lab.results.passing import Coup, best_plan, break_even, coup_of, plan_of

TAX = Fraction(1, 100)
COUP = Coup(Fraction(45994, 100000), Fraction(44732, 100000), TAX)


def growth(opening: float, passes: int) -> float:
    """Add up all banks by their number of wins, if the bank is never reduced."""
    wins = float(COUP.wins / (COUP.wins + COUP.loses))
    money, bank, total = 1.0, opening, 0.0
    for number in range(passes):
        total += wins**number * (1 - wins) * log(money - bank)
        money, bank = money + 0.99 * bank, 1.99 * bank
    return total + wins**passes * log(money)


def test_a_bank_is_passed_on_when_it_grows_no_more() -> None:
    found = best_plan(COUP, "none")
    assert found.passes
    tried = {
        (passes, part): growth(part / 100_000, passes)
        for passes in range(1, 8)
        for part in range(10, 1500)
    }
    passes, part = max(tried, key=lambda each: tried[each])
    assert passes == len(found.risks)
    assert found.risks[0] == pytest.approx(part / 100_000, abs=1e-5)
    assert found.growth == pytest.approx(tried[passes, part], rel=1e-5)
    assert found.growth >= max(tried.values())


def test_the_more_may_be_laid_aside_the_more_it_grows() -> None:
    """With any part laid aside, the stake is Kelly's on each coup, until a coup is lost."""
    plans = {name: best_plan(COUP, name) for name in ("none", "above double", "half", "any")}
    assert plans["none"].growth < plans["above double"].growth < plans["any"].growth
    assert plans["none"].growth < plans["half"].growth < plans["any"].growth
    wins, loses = float(COUP.wins), float(COUP.loses)
    kelly = float(COUP.value) / (0.99 * (wins + loses))
    assert plans["any"].risks == pytest.approx([kelly] * 40, rel=1e-5)
    each = wins * log1p(0.99 * kelly) + loses * log1p(-kelly)
    assert plans["any"].growth == pytest.approx(each / loses, rel=1e-9)


def test_half_of_a_large_bank_is_laid_aside_where_that_is_allowed() -> None:
    opening = best_plan(COUP, "none").risks[0]
    assert plan_of(COUP, "half", opening).risks[2] == pytest.approx(2 * opening, rel=0.05)
    assert not best_plan(Coup(COUP.wins, COUP.loses, Fraction(1, 20)), "any").risks


def test_coups_are_worth_what_the_solver_says() -> None:
    for tax in (Fraction(0), TAX):
        assert coup_of(1, tax).value == solve(chemin_de_fer(packs=1, tax=tax)).first.value_bank
    low, high = break_even(1)
    assert high - low == Fraction(1, 1 << 16)
    assert coup_of(1, low).value > 0 >= coup_of(1, high).value
