"""One player holds both hands at banque, and sees the left one when the right is finished."""

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pytest

from baccarat.lab.counts import Counts
from baccarat.lab.equilibrium import banque_object, best_answer, margins, solve_banque
from baccarat.lab.equilibrium.banque.full_game import (
    SHAPES,
    StrategyProfile,
    evaluate,
    rows_of,
    spread,
)
from baccarat.lab.equilibrium.banque.ponte_rules import PonteRules, ponte_rules_at
from baccarat.lab.equilibrium.problem import PonteFree
from baccarat.lab.hands import Shoe
from baccarat.rules import preset
from lab.equilibrium.naive_banque import BestOfOne, Coup

THETA = Fraction(1, 3)
TINY = Fraction(1, 10**12)
FEW = (2, 0, 0, 2, 0, 3, 0, 0, 0, 2)
BESIDE = (2, 0, 0, 2, 0, 3, 0, 0, 1, 2)
ENDS = "0123456789SN"
FREE: Mapping[PonteFree, tuple[int, ...]] = {"5": (5,), "all": tuple(range(8))}
HANDS: tuple[tuple[Counts, PonteFree], ...] = ((BESIDE, "5"), (FEW, "all"), (BESIDE, "all"))
Chances = Mapping[str, Fraction]


def naive(
    counts: Counts, right: Chances, left: Chances, banker: Chances, *, back: bool = False
) -> Fraction:
    """Enumerate every deal; return what both hands win together, per unit of total stakes."""
    coup = Coup(
        counts,
        lambda total, _: right[str(total)],
        lambda total, seen: left[f"{total}|{','.join(seen)}"],
        lambda point: banker[point],
        back=back,
        one_player=True,
    )
    return THETA * coup.values[0] + (1 - THETA) * coup.values[1]


def at_random(rules: PonteRules, seed: int) -> StrategyProfile:
    """Return strategies that draw with chances of thirds, and as bound where a side is bound."""
    chance = Random(seed)
    thirds = np.vectorize(lambda _: Fraction(chance.randint(0, 3), 3), [object])
    plays = StrategyProfile(*(thirds(np.empty(shape)) for shape in SHAPES))
    right = spread(rules.right, rows_of(rules.right, plays.right))
    left = plays.left
    for total in {*range(8)} - {*FREE[rules.ponte_free]}:
        right[..., total] = left[..., total] = Fraction(total < 5)
    return plays._replace(right=right, left=left)


@pytest.mark.rule("BB-11", "BB-5")
@pytest.mark.by_day("all")
@pytest.mark.parametrize("free", FREE)
@pytest.mark.parametrize(
    ("counts", "back"), [(FEW, False), ((1, 0, 0, 2, 0, 1, 0, 0, 1, 0), True)], ids=["real", "back"]
)
def test_the_value_and_the_largest_gain_match_full_enumeration(
    counts: Counts, back: bool, free: PonteFree
) -> None:
    """Whatever all play, also where the right hand never does what its player could do best."""
    rules = PonteRules(free, "hand")
    for seed in (1, 2):
        plays = at_random(rules, seed)
        found = evaluate(Shoe(counts, replaced=back), THETA, plays, rules)
        right = {f"{t}": plays.right[0, 0, t] for t in range(8)}
        left = {
            f"{t}|{r},{e}": plays.left[at, r, t]
            for t in range(8)
            for r in range(10)
            for at, e in enumerate(ENDS)
        }
        banker = {
            f"{t}|{e},{o}": plays.banker[at, other, t]
            for t in range(8)
            for at, e in enumerate(ENDS)
            for other, o in enumerate(ENDS)
        }
        value = naive(counts, right, left, banker, back=back)
        assert found.value_right + found.value_left == value
        best = BestOfOne(counts, THETA, banker.__getitem__, FREE[free], back=back).value
        assert found.regret.right == found.regret.left == best - value > 0


@pytest.mark.rule("BB-11", "BB-5", "BB-6")
@pytest.mark.by_day(1)
@pytest.mark.parametrize("hands", HANDS)
def test_nobody_gains_when_every_card_is_dealt(hands: tuple[Counts, PonteFree]) -> None:
    """Of two opponents, so that the value is that of every solution."""
    counts, free = hands
    found = solve_banque(THETA, shoe=Shoe(counts), ponte_free=free, left_sees="hand")
    (first,) = found.equilibria
    value = naive(counts, first.right, first.left, first.banker)
    assert -first.value_bank == value
    best = BestOfOne(counts, THETA, first.banker.__getitem__, FREE[free], back=False)
    assert first.regret.right == best.value - value <= TINY
    costs = margins(found)
    for point, often in first.banker.items():
        assert abs(costs[point]) < TINY if 0 < often < 1 else costs[point] * (2 * often - 1) > -TINY


@pytest.mark.by_day(0)
@pytest.mark.rule("BB-11")
def test_the_caller_answers_with_both_hands() -> None:
    wrong = {"5|S,S": Fraction(1), "5|5,5": Fraction(0)}
    asked: Any = {"theta": THETA, "shoe": Shoe(BESIDE), "ponte_free": "all", "left_sees": "hand"}
    found = best_answer({"banker": wrong}, **asked)
    play = found.play
    best = BestOfOne(BESIDE, THETA, play.banker.__getitem__, FREE["all"], back=False)
    assert play.value_right + play.value_left == best.value
    usual = found.solution.equilibria[0]
    before = naive(BESIDE, usual.right, usual.left, play.banker)
    assert found.gain == best.value - before
    answers = best_answer({"right": {"5": Fraction(0)}}, "left", **asked)
    assert answers.play.right["5"] == 0
    assert answers.gain >= 0


@pytest.mark.by_day(0)
@pytest.mark.rule("BB-11")
def test_the_left_heeds_the_right_hand_and_its_player_wins_more_than_two() -> None:
    shoe = Shoe((40, *[10] * 9))
    (one,) = (found := solve_banque("1/2", shoe=shoe, left_sees="hand")).equilibria
    (two,) = solve_banque("1/2", shoe=shoe, left_sees="card").equilibria
    assert one.bound < TINY
    assert len({one.left[f"5|{right},S"] for right in (5, 6, 7)}) > 1
    assert one.value_bank < two.value_bank
    shown = banque_object(found)["method"]
    assert (shown["left_sees"], shown["naturals"]) == ("hand", "pooled")
    assert shown["information"].startswith("one player")


@pytest.mark.rule("BB-11", "BB-4", "BB-5")
@pytest.mark.parametrize(
    ("house", "two", "one"),
    [
        ("banque-limitee", ("5", "card", "pooled"), ("5", "hand", "pooled")),
        ("banque-club", ("all", "card", "known"), ("all", "hand", "pooled")),
    ],
)
def test_the_solver_takes_its_information_from_the_preset(
    house: str, two: tuple[str, ...], one: tuple[str, ...]
) -> None:
    rules: Any = preset(house)
    assert ponte_rules_at(rules) == two
    assert ponte_rules_at(rules, rules.information.of_holders(3, 3)) == one
    for right, left in ((3, 4), (0, 0), (3, 0)):
        assert rules.information.of_holders(right, left) == rules.information
