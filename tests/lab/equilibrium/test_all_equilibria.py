"""All equilibria of a game without tax, derived from one; the search finds the same."""

from fractions import Fraction
from itertools import product

import pytest

from baccarat.lab.equilibrium import chemin_de_fer, solve
from baccarat.lab.equilibrium.algebra.polytope import Bound, corners
from baccarat.lab.equilibrium.budget import Budget
from baccarat.lab.equilibrium.chemin.extreme_equilibria import Search
from baccarat.lab.equilibrium.chemin.game import Game, game_of
from baccarat.lab.equilibrium.chemin.zero_sum import optimal
from lab.equilibrium.test_search import (
    ALIKE,
    ALONE,
    NOTHING,
    PENNIES,
    STEPS,
    drawn,
    game,
    in_equilibrium,
)

ONE = Fraction(1)


@pytest.mark.parametrize("asked", [PENNIES, NOTHING, ALONE, ALIKE])
def test_games_that_are_known(asked: Game) -> None:
    pairs = Search(asked, Budget(STEPS)).run().pairs
    for pair in pairs:
        assert {*(optimal(asked, pair, Budget(STEPS)) or ())} == {*pairs}


def test_all_equilibria_agree_with_the_search_on_games_with_many_ties() -> None:
    several = 0
    for seed in range(60):
        asked = drawn(seed, zero_sum=True, most=2)
        searched = Search(asked, Budget(STEPS)).run()
        if searched.complete:
            found = optimal(asked, searched.pairs[-1], Budget(STEPS)) or []
            assert len(found) == len({*found})
            assert {*found} == {*searched.pairs}
            assert all(in_equilibrium(asked, *pair) for pair in found)
            several += len(found) > 1
    assert several > 10


def test_a_figure_is_cut_from_a_cube() -> None:
    """Cutting a corner off a cube leaves seven and adds three; a plane there leaves an edge."""
    half = Bound(Fraction(1), [-1, -1, 0])
    cut = corners(3, [Bound(Fraction(5, 2), [-1, -1, -1])], Budget(STEPS))
    assert len(cut) == 10
    assert (ONE, ONE, ONE / 2) in cut
    plane = [half, Bound(Fraction(-1), [1, 1, 0])]
    assert {*corners(3, plane, Budget(STEPS))} == {
        (a, 1 - a, b) for a, b in product((0 * ONE, ONE), repeat=2)
    }
    assert corners(1, [Bound(Fraction(-2), [1])], Budget(STEPS)) == []


def test_a_dozen_cards_with_every_hand_free() -> None:
    """The search gives up here; all equilibria have the same value and leave nobody a gain."""
    question = chemin_de_fer(counts=[3, 2, 1, 1, 1, 0, 0, 0, 1, 3], sees="both", ponte_free="all")
    found, whole = solve(question), game_of(question)
    assert (found.unique, found.found, len(found.equilibria)) == ("no", 64, 50)
    assert len({(*each.ponte.values(), *each.banker.values()) for each in found.equilibria}) == 50
    assert {each.value_ponte for each in found.equilibria} == {found.first.value_ponte}
    for each in found.equilibria[::20]:
        ponte = [each.ponte[point] for point in whole.ponte.points]
        banker = [each.banker[point] for point in whole.banker.points]
        assert in_equilibrium(whole, ponte, banker)


def test_too_many_points_without_a_choice_are_left() -> None:
    wide = game([[0] + [0] * 9], [[0, 0]] * 9)
    assert optimal(wide, ((0,), (0,) * 9), Budget(STEPS)) is None
