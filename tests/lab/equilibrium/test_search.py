"""The search for all equilibria and the path to one, on known or small games."""

from fractions import Fraction
from itertools import combinations, product
from random import Random

import pytest

from baccarat.lab.equilibrium.algebra.linear import null_vector, solve_exact
from baccarat.lab.equilibrium.budget import Budget, Unsolved
from baccarat.lab.equilibrium.chemin.dominance import eliminate_dominated
from baccarat.lab.equilibrium.chemin.extreme_equilibria import Search
from baccarat.lab.equilibrium.chemin.game import Chance, Game, Side, Strategy
from baccarat.lab.equilibrium.chemin.lemke_path import Path, follow_path

HALF = Fraction(1, 2)
STEPS = 30_000_000


def game(ponte: list[list[int]], banker: list[list[int]]) -> Game:
    """Make a game of gains: for each point the constant first, then the other side's effects."""

    def side(rows: list[list[int]], others: int) -> Side:
        names = tuple(str(at) for at in range(len(rows)))
        alone, against = [row[0] for row in rows], [row[1:] for row in rows]
        return Side(names, {}, 0, alone, [0] * others, against)

    return Game(side(ponte, len(banker)), side(banker, len(ponte)), 1)


def in_equilibrium(asked: Game, ponte: Strategy, banker: Strategy) -> bool:
    def best(chance: Chance, gain: Chance) -> bool:
        return gain == 0 or chance == int(gain > 0)

    return all(
        best(chance, side.gain(point, other))
        for side, own, other in ((asked.ponte, ponte, banker), (asked.banker, banker, ponte))
        for point, chance in enumerate(own)
    )


PENNIES = game([[-1, 2]], [[1, -2]])
MEETING = game([[-1, 2]], [[-1, 2]])
NOTHING = game([[0, 0]], [[0, 0]])
ALONE = game([[0]], [])
ALIKE = game([[-1, 2]] * 2, [[1, -1, -1]])


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (PENNIES, {((HALF,), (HALF,))}),
        (MEETING, {((0,), (0,)), ((1,), (1,)), ((HALF,), (HALF,))}),
        (NOTHING, {((a,), (b,)) for a in (0, 1) for b in (0, 1)}),
        (ALONE, {((0,), ()), ((1,), ())}),
        (ALIKE, {((0, 1), (HALF,)), ((1, 0), (HALF,))}),
    ],
    ids=["pennies", "meeting", "nothing", "alone", "alike"],
)
def test_all_equilibria_of_games_that_are_known(
    asked: Game, found: set[tuple[Strategy, Strategy]]
) -> None:
    searched = Search(asked, Budget(STEPS)).run()
    assert {*searched.pairs} == found
    assert searched.complete


def drawn(seed: int, *, zero_sum: bool, most: int = 10**6) -> Game:
    chance = Random(seed)

    def lines(rows: int, columns: int) -> list[list[int]]:
        return [[chance.randint(-most, most) for _ in range(columns)] for _ in range(rows)]

    rows, columns = chance.randint(1, 3), chance.randint(1, 5)
    ponte, banker = lines(rows, columns + 1), lines(columns, rows + 1)
    if zero_sum:
        banker = [[line[0], *(-row[1 + at] for row in ponte)] for at, line in enumerate(banker)]
    return game(ponte, banker)


@pytest.mark.parametrize("zero_sum", [True, False])
def test_search_and_path_agree_on_any_game(zero_sum: bool) -> None:
    """An odd number is found (Wilson 1971), one without tax, and includes the path's."""
    counts = []
    for seed in range(30):
        asked = drawn(seed, zero_sum=zero_sum)
        found = Search(asked, Budget(STEPS)).run()
        assert found.complete
        assert all(in_equilibrium(asked, *pair) for pair in found.pairs)
        assert follow_path(asked, Budget(STEPS)) in found.pairs
        settled = eliminate_dominated(asked)
        for pair in found.pairs:
            for own, choices in zip(pair, settled, strict=True):
                assert all(
                    choice in {None, each} for each, choice in zip(own, choices, strict=True)
                )
        counts.append(len(found.pairs))
    assert {*counts} == {1} if zero_sum else {1, 3} <= {*counts} <= {1, 3, 5, 7, 9}


def test_ties_break_neither_search_nor_path() -> None:
    for seed in range(30):
        asked = drawn(seed, zero_sum=seed % 2 == 0, most=2)
        found = Search(asked, Budget(STEPS)).run()
        assert found.complete
        assert found.pairs
        assert all(
            in_equilibrium(asked, *pair)
            for pair in [*found.pairs, follow_path(asked, Budget(STEPS))]
        )


def vertices(side: Side, size: int) -> set[tuple[Fraction, ...]]:
    """List the strategies of one side that as many equations as it has points determine.

    An equation states that a point draws always or never, or that `side`, the other one, is
    indifferent at one of its points.
    """
    rows = [
        ([Fraction(at == each) for at in range(size)], Fraction(end))
        for each in range(size)
        for end in (0, 1)
    ]
    rows += [
        ([Fraction(each) for each in line], Fraction(-alone))
        for line, alone in zip(side.against, side.alone, strict=True)
    ]
    found = set[tuple[Fraction, ...]]()
    for some in combinations(rows, size):
        at = eliminated([[*row, end] for row, end in some])
        if at is not None and all(0 <= each <= 1 for each in at):
            found.add(at)
    return found


def eliminated(rows: list[list[Fraction]]) -> tuple[Fraction, ...] | None:
    """Solve linear equations by elimination; None unless there is exactly one solution."""
    for at in range(len(rows)):
        lead = next((row for row in rows[at:] if row[at]), None)
        if lead is None:
            return None
        rows.remove(lead)
        lead = [each / lead[at] for each in lead]
        rows = [[a - row[at] * b for a, b in zip(row, lead, strict=True)] for row in rows]
        rows.insert(at, lead)
    return tuple(row[-1] for row in rows)


def test_no_extreme_equilibrium_of_a_small_game_is_left_out() -> None:
    """Extreme equilibria are the pairs of vertices in equilibrium, in games with many ties."""
    several = 0
    for seed in range(30):
        asked = drawn(seed, zero_sum=seed % 3 == 0, most=1 + seed % 2)
        expected = {
            (ponte, banker)
            for ponte, banker in product(
                vertices(asked.banker, len(asked.ponte.points)),
                vertices(asked.ponte, len(asked.banker.points)),
            )
            if in_equilibrium(asked, ponte, banker)
        }
        found = Search(asked, Budget(STEPS)).run()
        assert found.complete
        assert {*found.pairs} == expected
        several += len(expected) > 1
    assert several > 10


def test_a_mixture_whose_equations_depend_on_each_other_is_found() -> None:
    """One of the banker's points ties both of the ponte's, so that the other is free."""
    asked = game([[-1, 2, 0], [-1, 2, 0]], [[1, -1, -1], [0, 1, -1]])
    assert {((HALF, HALF), (HALF, 0)), ((HALF, HALF), (HALF, 1))} < {
        *Search(asked, Budget(STEPS)).run().pairs
    }


def test_a_path_that_costs_too_much_is_refused() -> None:
    with pytest.raises(Unsolved, match="within 3 steps"):
        follow_path(ALIKE, Budget(3))


def test_an_unfinished_search_is_reported_as_incomplete() -> None:
    assert not Search(drawn(3, zero_sum=False), Budget(3_000)).run().complete


def test_different_rates_lead_to_different_equilibria() -> None:
    asked = game([[-1, 2, 0], [-1, 0, 2]], [[-1, 2, 0], [-1, 0, 2]])
    assert {Path(asked, seed, Budget(STEPS)).follow() for seed in range(9)} <= {
        *Search(asked, Budget(STEPS)).run().pairs
    }


def test_linear_equations() -> None:
    assert solve_exact([[0, 2], [3, 1]], [4, 5]) == [Fraction(1), Fraction(2)]
    assert solve_exact([[1, 2], [2, 4]], [1, 1]) is None
    assert solve_exact([], []) == []
    assert null_vector([[2, 4]]) == [Fraction(1), Fraction(-1, 2)]
    assert null_vector([[0, 5]]) == [Fraction(1), Fraction(0)]
    assert null_vector([[1, 2, 3], [2, 4, 6]]) is None
