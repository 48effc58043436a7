"""Banque as played at a table: every hand is free, and the left sees the right's card."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from baccarat.lab import of_packs
from baccarat.lab.counts import Counts
from baccarat.lab.equilibrium import (
    BadChoice,
    BanqueEquilibrium,
    UnknownDecision,
    banque_object,
    best_answer,
    margins,
    solve_banque,
)
from baccarat.lab.equilibrium.algebra.polymatrix import solve_lcp
from baccarat.lab.equilibrium.banque.full_game import (
    SHAPES,
    StrategyProfile,
    evaluate,
    rows_of,
    spread,
)
from baccarat.lab.equilibrium.banque.game import PERSONS, Person
from baccarat.lab.equilibrium.banque.ponte_rules import PonteRules
from baccarat.lab.equilibrium.budget import Budget, Spent
from baccarat.lab.equilibrium.problem import PonteFree
from baccarat.lab.hands import Shoe
from baccarat.rules.presets.information import LeftSees
from lab.equilibrium.naive_banque import Coup

THETA = Fraction(1, 3)
TINY = Fraction(1, 10**12)
BESIDE = (2, 0, 0, 2, 0, 3, 0, 0, 1, 2)
FEW = (2, 0, 0, 2, 0, 3, 0, 0, 0, 2)
SMALL = (2, 1, 0, 0, 3, 3, 0, 0, 0, 0)
ENDS = "0123456789SN"
Chances = Mapping[str, Fraction]


def naive(
    counts: Counts, right: Chances, left: Chances, banker: Chances, *, back: bool = False
) -> tuple[Fraction, Fraction]:
    """Enumerate every deal; return the value of a unit on either side."""
    coup = Coup(
        counts,
        lambda total, seen: right.get(f"{total}|{seen[0]}", right.get(str(total), Fraction(0))),
        lambda total, seen: left.get(f"{total}|{seen[0]}", left.get(str(total), Fraction(0))),
        lambda point: banker[point],
        back=back,
        known=True,
    )
    return coup.values[0], coup.values[1]


@pytest.mark.parametrize(
    ("counts", "back"), [(FEW, False), ((1, 0, 0, 2, 0, 0, 0, 0, 1, 0), True)], ids=["real", "back"]
)
def test_the_value_of_any_strategies_matches_full_enumeration(counts: Counts, back: bool) -> None:
    chance = Random(2)
    plays = StrategyProfile(
        *(np.vectorize(lambda _: Fraction(chance.randint(0, 3), 3), [object])(np.empty(shape))
          for shape in SHAPES)
    )  # fmt: skip
    rules = PonteRules("all", "card", "known")
    plays = plays._replace(
        right=spread(rules.right, rows_of(rules.right, plays.right)),
        left=spread(rules.left, rows_of(rules.left, plays.left)),
    )
    found = evaluate(Shoe(counts, replaced=back), THETA, plays, rules)
    right = {f"{t}{e}": plays.right[at, 0, t] for t in range(8) for at, e in ((0, ""), (-1, "|N"))}
    left = {f"{t}|{e}": plays.left[at, 0, t] for t in range(8) for at, e in enumerate(ENDS)}
    banker = {
        f"{t}|{e},{o}": plays.banker[at, other, t]
        for t in range(8)
        for at, e in enumerate(ENDS)
        for other, o in enumerate(ENDS)
    }
    one, two = naive(counts, right, left, banker, back=back)
    assert (found.value_right, found.value_left) == (THETA * one, (1 - THETA) * two)


@pytest.mark.rule("BB-5", "BB-6")
def test_nobody_gains_by_another_answer_when_every_card_is_dealt() -> None:
    found = solve_banque(THETA, shoe=Shoe(FEW), ponte_free="all", left_sees="card")
    (first,) = found.equilibria
    values = naive(FEW, first.right, first.left, first.banker)
    assert (first.value_right, first.value_left) == (THETA * values[0], (1 - THETA) * values[1])
    for point in first.right:
        other = {**first.right, point: Fraction(first.right[point] < 1)}
        assert naive(FEW, other, first.left, first.banker)[0] <= values[0] + TINY
    reached = [each for each in first.left if each in {"0|S", "3|5", "5|0", "6|3", "5|N"}]
    assert len(reached) > 2
    for point in reached:
        other = {**first.left, point: Fraction(first.left[point] < 1)}
        assert naive(FEW, first.right, other, first.banker)[1] <= values[1] + TINY
    costs = margins(found)
    for point, often in first.banker.items():
        assert abs(costs[point]) < TINY if 0 < often < 1 else costs[point] * (2 * often - 1) > -TINY


@cache
def solved_small() -> BanqueEquilibrium:
    found = solve_banque(THETA, shoe=Shoe(SMALL), ponte_free="all", left_sees="card")
    return found.equilibria[0]


@pytest.mark.rule("BB-5", "BB-6")
@pytest.mark.parametrize(
    ("errs", "answers", "points"),
    [
        ("right", "banker", ("4|5,S", "5|S,N", "6|S,0")),
        ("banker", "left", ("4|5", "5|0", "5|S", "6|4")),
        ("left", "right", ("0", "4", "5", "6")),
    ],
)
def test_no_other_answer_does_better_when_every_card_is_dealt(
    errs: Person, answers: Person, points: tuple[str, ...]
) -> None:
    """Reversing any single choice of the response, and enumerating every deal, does not gain."""
    first = solved_small()
    wrong = {point: 1 - often for point, often in getattr(first, errs).items()}
    given: dict[Person, Chances] = {errs: wrong}
    found = best_answer(
        given, answers, theta=THETA, shoe=Shoe(SMALL), ponte_free="all", left_sees="card"
    )
    play = found.play
    plays = {each: getattr(play, each) for each in PERSONS}
    assert plays[errs] == wrong

    def got(changed: Chances) -> Fraction:
        right, left = naive(SMALL, **{**plays, answers: changed})
        values = {"right": THETA * right, "left": (1 - THETA) * left}
        return values[answers] if answers in values else -sum(values.values(), Fraction(0))

    best = got(plays[answers])
    assert best == getattr(play, f"value_{answers}".removesuffix("er"))
    assert found.gain == best - got(getattr(first, answers))
    # the right may play a best response already, in some equilibria
    assert found.gain > 0 or answers == "right"
    for point in points:
        assert got({**plays[answers], point: Fraction(plays[answers][point] < 1)}) <= best


def test_a_left_that_sees_no_card_answers_by_its_total() -> None:
    """It gains as much as in the papers, where choices excluded by custom gain nothing."""
    given: dict[Person, Chances] = {"banker": {"6|S,7": Fraction(0), "6|7,S": Fraction(0)}}
    shoe = Shoe(of_packs(6))
    plain = best_answer(given, "left", theta=THETA, shoe=shoe)
    free = best_answer(given, "left", theta=THETA, shoe=shoe, ponte_free="all")
    assert free.play.left["5"] == plain.play.left["5"]
    assert abs(free.gain - plain.gain) < 1e-9


@pytest.mark.parametrize("point", ["4", "5|S", "8"])
def test_a_choice_unknown_to_the_table_is_not_answered(point: str) -> None:
    with pytest.raises(UnknownDecision):
        best_answer({"right": {point: THETA}}, shoe=Shoe(FEW), left_sees="card")


def test_the_published_game_can_be_requested() -> None:
    """With whole packs no choice that custom excludes gains anything."""
    shoe = Shoe(of_packs(6))
    plain = solve_banque(THETA, shoe=shoe).equilibria[0]
    free = solve_banque(THETA, shoe=shoe, ponte_free="all").equilibria[0]
    assert _far(plain, free) < 1e-6
    assert free.right["4"] == free.left["0"] == 1
    assert free.right["6"] == free.left["7"] == 0
    assert free.bound < TINY
    replaced = solve_banque(THETA, ponte_free="all").equilibria[0]
    assert abs(replaced.right["5"] - Fraction(9, 11)) < TINY


def _far(one: BanqueEquilibrium, other: BanqueEquilibrium) -> float:
    sides = ((one.right, other.right), (one.left, other.left))
    gaps = [abs(a["5"] - b["5"]) for a, b in sides]
    return float(max(*gaps, abs(one.value_bank - other.value_bank)))


def test_a_left_that_sees_the_card_heeds_it() -> None:
    found = solve_banque("1/2", shoe=Shoe(of_packs(6)), left_sees="card")
    (first,) = found.equilibria
    assert 0 < first.left["5|S"] < 1
    assert len({first.left[f"5|{card}"] for card in range(10)}) > 1
    assert first.bound < TINY
    shown = banque_object(found)
    assert shown["method"]["name"] == "polymatrix"
    assert shown["unique"] == "searched"
    assert {*shown["bound"]} == {"gain_right", "gain_left", "gain_bank"}


def test_last_cards_that_need_no_chance_are_exact() -> None:
    few = Shoe((6, 3, 2, 1, 4, 2, 3, 1, 2, 2))
    (first,) = solve_banque("2/3", shoe=few, ponte_free="all", left_sees="card").equilibria
    assert first.bound == 0
    assert banque_object(solve_banque("2/3", shoe=few, ponte_free="all"))["certificate"]["holds"]


@pytest.mark.parametrize(
    "asked",
    [
        {"concept": "correlated"},
        {"ponte_free": "4"},
        {"left_sees": "two"},
        {"naturals": "seen"},
        {"left_sees": "hand", "naturals": "known"},
    ],
)
def test_an_unsupported_method_is_refused(asked: dict[str, str]) -> None:
    wanted = {"ponte_free": "all"} | asked
    with pytest.raises(BadChoice):
        solve_banque("1/2", shoe=Shoe(FEW), **wanted)  # type: ignore[arg-type]


def test_a_game_of_many_is_settled_where_nobody_gains() -> None:
    """Each gain is linear in the others' strategies, which is all that the path needs."""
    draw = np.random.default_rng(5)
    for size in (2, 5, 12, 40):
        alone, against = draw.normal(size=size), draw.normal(size=(size, size))
        np.fill_diagonal(against, 0)
        found = solve_lcp(alone, against, Budget(10**9))
        gains = alone + against @ found
        assert ((found >= 0) & (found <= 1)).all()
        assert np.where(gains > 0, gains * (1 - found), -gains * found).max() < 1e-9


@pytest.mark.by_day(1)
@pytest.mark.rule("BB-4")
@pytest.mark.parametrize(("free", "sees"), [("5", "total"), ("all", "card"), ("all", "total")])
def test_nobody_gains_where_naturals_are_known(free: PonteFree, sees: LeftSees) -> None:
    """The right has a second decision on each total, as has a left that sees no card."""
    asked: Any = {"ponte_free": free, "left_sees": sees, "naturals": "known"}
    found = solve_banque(THETA, shoe=Shoe(BESIDE), **asked)
    first = found.equilibria[0]
    assert {"5", "5|N"} <= {*first.right}
    values = naive(BESIDE, first.right, first.left, first.banker)
    assert (first.value_right, first.value_left) == (THETA * values[0], (1 - THETA) * values[1])
    free_points = [each for each in first.right if free == "all" or each.partition("|")[0] == "5"]
    for point in free_points:
        other = {**first.right, point: Fraction(first.right[point] < 1)}
        assert naive(BESIDE, other, first.left, first.banker)[0] <= values[0] + TINY
    left_points = [each for each in first.left if free == "all" or each.partition("|")[0] == "5"]
    for point in left_points:
        other = {**first.left, point: Fraction(first.left[point] < 1)}
        assert naive(BESIDE, first.right, other, first.banker)[1] <= values[1] + TINY


@pytest.mark.rule("BB-4")
def test_the_rights_knowledge_of_naturals_changes_the_value() -> None:
    """From full packs, by less than a two-thousandth of a unit."""
    shoe = Shoe(of_packs(3))
    known, pooled = (
        solve_banque(
            THETA, shoe=shoe, ponte_free="all", left_sees="card", naturals=each
        ).equilibria[0]
        for each in ("known", "pooled")
    )
    gap = abs(known.value_bank - pooled.value_bank)
    assert 0 < gap < Fraction(1, 2000)


def test_a_path_that_costs_too_much_is_left() -> None:
    with pytest.raises(Spent):
        solve_lcp(np.ones(9), np.zeros((9, 9)), Budget(100))


@pytest.mark.by_day(0)
@pytest.mark.slow
def test_a_shoe_in_which_everybody_is_nearly_indifferent_is_solved_within_a_bound() -> None:
    """The path to an equilibrium is too long; the result is reported with its distance from one."""
    shoe = Shoe((2, 1, 1, 0, 0, 0, 1, 3, 1, 1))
    found = solve_banque("3/20", shoe=shoe, ponte_free="all", left_sees="card")
    (only,) = found.equilibria
    assert found.unique == "searched"
    assert only.bound == only.regret.most < Fraction(1, 1000)


def test_points_that_the_rules_or_the_cards_rule_out_are_not_listed() -> None:
    """Sides bound to draw up to 4 and to stand on 6 and 7 reach no other combination."""
    shoe = Shoe((0, 0, 6, 6, 0, 0, 0, 0, 0, 0))  # hands of 4, 5 and 6, no naturals
    (found,) = solve_banque("1/2", shoe=shoe, left_sees="card").equilibria
    assert {*found.right} == {"4", "5", "6"}
    assert {*found.left} == {f"{total}|{event}" for total in (4, 5, 6) for event in "23S"}
    (total,) = solve_banque("1/2", shoe=shoe, ponte_free="all").equilibria
    assert {*total.left} == {"4", "5", "6"}
    only_four = Shoe((0, 0, 9, 0, 0, 0, 0, 0, 0, 0))
    (bound,) = solve_banque("1/2", shoe=only_four, left_sees="card").equilibria
    assert {*bound.left} == {"4|2"}
    assert {*bound.banker} == {"4|2,2"}
