"""Banque: the counts, the solutions, and the errors."""

from fractions import Fraction
from operator import mul
from random import Random

import pytest

from baccarat.lab import TooFewCards, of_packs
from baccarat.lab.equilibrium import BadChoice, BadTheta, Unsolved, solve_banque
from baccarat.lab.equilibrium.algebra.matrix_game import Solved, solve_matrix
from baccarat.lab.equilibrium.algebra.polytope import best_where, corners
from baccarat.lab.equilibrium.banque import solve as banque_solve
from baccarat.lab.equilibrium.banque.finite_shoe import without_replacement
from baccarat.lab.equilibrium.banque.game import PROFILES, BanqueGame, Regret, with_replacement
from baccarat.lab.equilibrium.banque.indifference import one_way
from baccarat.lab.equilibrium.banque.naturals import split_by_naturals
from baccarat.lab.equilibrium.budget import Budget
from baccarat.lab.hands import Shoe
from lab.equilibrium.naive_banque import Coup, Ponte

NINE_ELEVENTHS = Fraction(9, 11)


def worth(
    game: BanqueGame, right: Fraction, left: Fraction, banker: dict[str, Fraction]
) -> list[Fraction]:
    """Sum the gains of right and left on their own stakes."""
    shares = [
        (right if one else 1 - right) * (left if other else 1 - left) for one, other in PROFILES
    ]
    found = []
    for side, base in (("to_right", game.right), ("to_left", game.left)):
        value = sum(share * each for share, each in zip(shares, base, strict=True))
        for point in game.points:
            gains = zip(shares, getattr(point, side), strict=True)
            value += banker[point.name] * sum(share * each for share, each in gains)
        found.append(Fraction(value) / game.unit)
    return found


@pytest.mark.parametrize(
    ("counts", "back"),
    [
        ((2, 0, 0, 2, 0, 3, 0, 0, 0, 2), False),
        ((4, 3, 0, 0, 2, 0, 0, 0, 0, 1), False),
        ((3, 0, 0, 0, 0, 2, 1, 0, 0, 0), True),
        ((1, 0, 0, 2, 0, 0, 0, 0, 1, 0), True),
    ],
)
def test_the_counts_match_full_enumeration(counts: tuple[int, ...], back: bool) -> None:
    game = with_replacement(Shoe(counts, replaced=True)) if back else without_replacement(counts)
    chance = Random(1)
    banker = {point.name: Fraction(chance.randint(0, 2), 2) for point in game.points}
    right, left = Fraction(1, 3), Fraction(3, 4)
    asked = set[str]()

    def draws(point: str) -> Fraction:
        asked.add(point)
        return banker[point]

    assert Coup(counts, right, left, draws, back=back).values == worth(game, right, left, banker)
    assert asked == {*banker}


@pytest.mark.rule("BB-4")
@pytest.mark.parametrize(
    ("counts", "back"),
    [((2, 0, 0, 2, 0, 3, 0, 0, 1, 1), False), ((1, 0, 0, 2, 0, 1, 0, 0, 1, 0), True)],
)
def test_known_naturals_leave_three_games(counts: tuple[int, ...], back: bool) -> None:
    """A side's play next to a natural does not affect the game of three."""
    game = with_replacement(Shoe(counts, replaced=True)) if back else without_replacement(counts)
    parts, chance = split_by_naturals(game), Random(1)
    banker = {point.name: Fraction(chance.randint(0, 2), 2) for point in game.points}
    often = Fraction(1, 3), Fraction(3, 4)
    beside = Fraction(2, 5), Fraction(1, 7)

    def ponte(side: int) -> Ponte:
        def draws(total: int, seen: list[str]) -> Fraction:
            five = (beside if seen == ["N"] else often)[side]
            return five if total == 5 else Fraction(total < 5)

        return draws

    found = worth(parts.three, *often, banker)
    unit = Fraction(game.unit)
    names = parts.right_points, parts.left_points
    for at, team in enumerate((parts.right, parts.left)):
        against = team.under([banker[name] for name in names[at]])
        plan = 1 - beside[at], beside[at]
        found[at] += sum(map(mul, plan, against), Fraction(0)) / unit
    dealt = Coup(counts, ponte(0), ponte(1), lambda point: banker[point], back=back, known=True)
    assert dealt.values == found


@pytest.mark.rule("BB-5", "BB-6")
def test_each_for_himself_with_replacement() -> None:
    """With stakes of similar size, both draw on 5 as at chemin de fer."""
    for theta in ("1/2", "1/3"):
        found = solve_banque(theta)
        for each in found.equilibria:
            assert each.right["5"] == each.left["5"] == NINE_ELEVENTHS
            assert each.regret == Regret()
            assert each.bound == 0


def test_each_for_himself_where_the_numbers_are_no_fractions() -> None:
    (found,) = solve_banque("1/10").equilibria
    assert 0 < found.bound < Fraction(1, 10**9)
    assert max(found.regret.right, found.regret.left, found.regret.bank) < Fraction(1, 10**12)


@pytest.mark.parametrize(
    ("counts", "theta"),
    [
        ((6, 1, 0, 0, 1, 1, 0, 1, 1, 1), "1/2"),
        ((3, 0, 0, 2, 0, 1, 0, 0, 2, 1), "7/10"),
        ((2, 0, 0, 0, 5, 4, 0, 0, 0, 0), "1/2"),
        ((3, 1, 1, 0, 2, 1, 0, 0, 0, 1), "1/3"),
        ((3, 1, 1, 0, 0, 1, 1, 1, 0, 1), "7/10"),
    ],
    ids=["many", "always", "few", "a third", "a line"],
)
def test_the_last_cards_of_a_shoe_are_solved_exactly(counts: tuple[int, ...], theta: str) -> None:
    """The banker is indifferent at many points at once, and equilibria form lines."""
    for each in solve_banque(theta, shoe=Shoe(counts)).equilibria:
        assert each.regret == Regret()
        assert each.bound == 0


def test_exactly_the_corners_have_one_solution() -> None:
    """The banker's answer there leaves both sides indifferent."""
    chance, found = Random(3), 0
    for _ in range(300):
        ends, *adds = [
            (Fraction(chance.randint(-4, 4)), Fraction(chance.randint(-4, 4)))
            for _ in range(chance.randint(2, 6))
        ]
        often = Fraction(chance.randint(0, 2), 2), Fraction(chance.randint(0, 2), 2)
        ways = [*one_way(ends, adds, often)]
        bounds = [
            bound
            for side in (0, 1)
            for bound in best_where(ends[side], [add[side] for add in adds], often[side])
        ]
        assert bool(ways) == bool(corners(len(adds), bounds, Budget(10**6)))
        for draws in ways:
            found += 1
            assert all(0 <= draw <= 1 for draw in draws)
            for side in (0, 1):
                pairs = zip(adds, draws, strict=True)
                gain = ends[side] + sum(add[side] * draw for add, draw in pairs)
                assert gain == 0 or often[side] == int(gain > 0)
    assert 50 < found < 250


def test_a_common_plan_gets_most_and_need_not_be_independent() -> None:
    for theta in ("1/2", "1/3"):
        agreed = solve_banque(theta, "correlated")
        (plan,) = agreed.equilibria
        assert plan.regret == Regret()
        assert agreed.unique == "proved"
        assert sum(plan.plan) == 1
        alone = solve_banque(theta).equilibria[0]
        assert plan.value_bank <= alone.value_bank + Fraction(1, 10**9)
    assert solve_banque("1/2", "independent").equilibria == ()
    (apart,) = solve_banque("1/3", "independent").equilibria
    assert apart.right["5"] == apart.left["5"] == NINE_ELEVENTHS
    assert apart.regret == Regret()


def test_the_sides_change_places_with_their_stakes() -> None:
    one, other = (solve_banque(theta, "correlated").equilibria[0] for theta in ("1/10", "9/10"))
    assert (one.value_right, one.value_left) == (other.value_left, other.value_right)
    assert one.right == other.left


def test_large_shoes_approach_replacement() -> None:
    """No source gives these figures: with more packs they approach those with replacement."""
    limit = solve_banque("1/2", "correlated").equilibria[0]
    gaps = []
    for packs in (3, 24):
        (found,) = solve_banque("1/2", "correlated", shoe=Shoe(of_packs(packs))).equilibria
        assert found.regret == Regret()
        gaps.append(abs(found.value_bank - limit.value_bank))
    assert gaps[1] < gaps[0] / 5 < Fraction(1, 10**4)


def test_an_unsolvable_game_is_refused() -> None:
    for theta in ("0", "1", "-1/2", "x", "1/0"):
        with pytest.raises(BadTheta):
            solve_banque(theta)
    with pytest.raises(BadChoice):
        solve_banque("1/2", "alone")  # type: ignore[arg-type]
    with pytest.raises(TooFewCards, match="9 cards"):
        solve_banque(shoe=Shoe((8, 0, 0, 0, 0, 0, 0, 0, 0, 0)))


def test_matrix_games() -> None:
    third = Fraction(1, 3)
    assert solve_matrix([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) == Solved(
        Fraction(0), [third] * 3, [third] * 3
    )
    assert solve_matrix([[3, 1], [0, 2]]) == Solved(
        Fraction(3, 2),
        [Fraction(1, 2), Fraction(1, 2)],
        [Fraction(1, 4), Fraction(3, 4)],
    )


def test_points_that_cannot_come_are_not_listed() -> None:
    """Without a five, and without a pair that sums to one, nobody decides on 5."""
    for shoe in (Shoe((6, 0, 2, 0, 2, 0, 0, 0, 1, 0)), Shoe((1, 0, 1, 0, 1, 0, 0, 0, 0, 0), True)):
        for found in solve_banque("1/3", shoe=shoe).equilibria:
            assert {*found.right} == {*found.left} == {"0", "2", "4", "6"}


@pytest.mark.by_day(0)
def test_a_search_that_is_cut_short_claims_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banque_solve, "STEPS", 0)
    with pytest.raises(Unsolved):
        solve_banque("1/2")
    found = list[str]()
    for steps in range(50, 2_000, 100):
        monkeypatch.setattr(banque_solve, "STEPS", steps)
        try:
            found.append(solve_banque("1/10").unique)
        except Unsolved:
            found.append("none")
    assert "none" in found
    assert {*found} <= {"none", "searched", "proved"}
    assert found == sorted(found, key=["none", "searched", "proved"].index)
    assert found[-1] == "proved"
