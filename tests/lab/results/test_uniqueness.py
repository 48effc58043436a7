"""The result `uniqueness`, in small, and its breaks by another computation."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from baccarat.lab.equilibrium import solve
from baccarat.lab.equilibrium.algebra.surd import Surd, sign
from baccarat.lab.equilibrium.chemin.game import game_of
from baccarat.lab.results.uniqueness import all_equilibria, asked, no_others, stretches

LAST = Fraction(1, 4)


def test_at_a_break_two_equilibria_hold_exactly() -> None:
    """With the commission as a surd, no point of either side has a better choice than it plays."""
    free, half = (game_of(asked(1, tax)) for tax in (Fraction(0), Fraction(1, 2)))
    found = [*stretches(1, LAST)]
    assert len(found) == 5
    for one, other in pairwise(found):
        tax = one.end
        assert isinstance(tax, Surd)

        def gain(point: int, tax: Surd = tax, mixed: str = one.ponte) -> tuple[Any, Any]:
            """Return what drawing gains if the ponte never draws at `mixed`, and always."""
            ends = list[Any]()
            for often in (0, 1):
                ponte = one.solution.first.ponte  # noqa: B023 - called in this round alone
                plays = [often if name == mixed else ponte[name] for name in free.ponte.points]
                low = Fraction(free.banker.gain(point, plays), free.unit)
                high = Fraction(half.banker.gain(point, plays), half.unit)
                ends.append(low + (high - low) * 2 * tax)
            return ends[0], ends[1]

        never, always = gain(free.banker.points.index(one.banker))
        often = -never / (always - never)
        assert sign(often) > 0 > sign(often - 1)
        assert one.solution.first.banker != other.solution.first.banker
        for each in (one, other):
            banker = each.solution.first.banker
            for place, point in enumerate(free.banker.points):
                never, always = gain(place)
                check(sign(never + (always - never) * often), banker[point])
            plays = [banker[name] for name in free.banker.points]
            for place, point in enumerate(free.ponte.points):
                better = sign(Fraction(free.ponte.gain(place, plays)))
                check(
                    better,
                    Fraction(1, 2) if point == one.ponte else each.solution.first.ponte[point],
                )


def check(better: int, draws: Fraction) -> None:
    """Check that drawing is not a mistake if it is played, and standing likewise."""
    assert better >= 0 or draws == 0
    assert better <= 0 or draws == 1


def test_a_rational_break_has_several_equilibria_and_its_neighbours_one() -> None:
    tax = Fraction(1837, 7888)
    assert solve(asked(2, tax)).unique == "no"
    for near in (tax - Fraction(1, 10**9), tax + Fraction(1, 10**9)):
        assert solve(asked(2, near)).unique == "proved"


@pytest.mark.by_day(1)
@pytest.mark.parametrize(("packs", "percent"), [(1, 6), (6, 17)])
def test_all_equilibria_of_a_percent_are_those_that_were_followed(packs: int, percent: int) -> None:
    """Of four breaks of six packs from 17 percent on, the last changes the ponte's mixed point."""
    found, held = [*stretches(packs, LAST)], all_equilibria(packs, percent)
    assert no_others(packs, found, percent, held)
    here = next(at for at, each in enumerate(found) if each.end * 100 > percent)
    assert not no_others(packs, [*found[:here], *found[here + 1 :]], percent, held)
    single = next(at for at, each in enumerate(held) if each.is_single)
    other = held[single]._replace(answers=held[single].answers[:1])
    assert not no_others(packs, found, percent, [*held, other])
