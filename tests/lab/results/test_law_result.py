"""The result `law`, in small, by other computations."""

import json
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from random import Random

import numpy as np
import pytest

from baccarat.lab.equilibrium import chemin_de_fer, coup_distribution, solve
from baccarat.lab.equilibrium.banque.full_game import SHAPES, StrategyProfile, evaluate
from baccarat.lab.equilibrium.banque.ponte_rules import OpenHands
from baccarat.lab.equilibrium.problem import BankerFree, PonteFree
from baccarat.lab.hands import Shoe
from baccarat.lab.results.law import TAX, punto
from lab.equilibrium.naive_banque import BestOfOne, Cards, Coup

WRITTEN = Path(__file__).parents[3] / "docs" / "results" / "law" / "result.json"
THETA = Fraction(1, 3)
FEW = (2, 0, 0, 2, 0, 3, 0, 0, 1, 2)
ENDS = "0123456789SN"


def rows(rule: str) -> Mapping[str, Mapping[str, object]]:
    """Return the rows of a rule for one pack, by whom the value belongs to."""
    return {
        row["to"]: row
        for row in json.loads(WRITTEN.read_text())
        if row["packs"] == 1 and rule in row["rules"]
    }


@pytest.mark.rule("AD-C32", "AD-C33", "AD-C36")
@pytest.mark.parametrize(
    ("rule", "ponte", "banker"), [("AD-C32", "5", "tableau"), ("AD-C33", "all", "all")]
)
def test_chemin_by_law_is_worth_as_much_when_every_coup_is_dealt(
    rule: str, ponte: PonteFree, banker: BankerFree
) -> None:
    solution = solve(
        chemin_de_fer(packs=1, sees="both", tax=TAX, ponte_free=ponte, banker_free=banker)
    )
    assert solution.unique == "proved"
    dealt = coup_distribution(solution)
    won, lost = (
        sum(chance for coup, chance in dealt.items() if coup.result == who)
        for who in ("ponte", "banker")
    )
    found = rows(rule)
    assert Fraction(str(found["ponte"]["law"])) == won - lost
    assert Fraction(str(found["bank"]["law"])) == (1 - TAX) * lost - won
    for point, often in solution.first.banker.items():
        hand, _, _ = point.partition("|")
        if sum(map(int, hand.split("+"))) % 10 == 0:
            assert often == 1, "a banker opposite a free caller draws on 0"


@pytest.mark.rule("AD-P15", "PB-15", "MO-1")
def test_punto_by_law_is_worth_as_much_when_every_coup_is_dealt() -> None:
    dealt = coup_distribution(chemin_de_fer(packs=2, banker_free=()), {"5": Fraction(1)})
    chance = {"player": Fraction(0), "banker": Fraction(0), "tie": Fraction(0)}
    six = Fraction(0)
    for coup, each in dealt.items():
        chance["player" if coup.result == "ponte" else coup.result] += each
        six += each if coup.result == "banker" and coup.banker == 6 else 0
    worth = {
        "player": chance["player"] - chance["banker"],
        "banker": Fraction(19, 20) * chance["banker"] - chance["player"],
        "tie": 8 * chance["tie"] - chance["player"] - chance["banker"],
    }
    assert {who: each.value for who, each in punto(2).items()} == worth
    half = chance["banker"] - six / 2 - chance["player"]
    assert punto(2, "banker-super6")["banker"].value == half


class BothSeen(Coup):
    """Deals every coup to a player who sees both hands before the right is asked."""

    left_total = 0

    def side(
        self,
        cards: Cards,
        hands: list[list[int]],
        banker: list[int],
        seen: list[str],
        chance: Fraction,
    ) -> None:
        """Remember the left's total before the right acts."""
        if not seen:
            BothSeen.left_total = sum(hands[1]) % 10
        super().side(cards, hands, banker, seen, chance)


@pytest.mark.rule("AD-B20")
def test_both_hands_in_view_are_worth_as_much_when_every_card_is_dealt() -> None:
    """Of strategies at random: their value, and the most that the player of both hands gains."""
    chance = Random(1)
    thirds = np.vectorize(lambda _: Fraction(chance.randint(0, 3), 3), [object])
    right, left, banker = (thirds(np.empty(shape)) for shape in SHAPES)
    right = np.broadcast_to(right[0], right.shape)
    found = evaluate(
        Shoe(FEW), THETA, StrategyProfile(right, left, banker), OpenHands("all", "hand")
    )

    def answer(point: str) -> Fraction:
        total, _, events = point.partition("|")
        one, other = map(ENDS.index, events.split(","))
        often: Fraction = banker[one, other, int(total)]
        return often

    def of_right(total: int, _: list[str]) -> Fraction:
        often: Fraction = right[0, BothSeen.left_total, total]
        return often

    def of_left(total: int, seen: list[str]) -> Fraction:
        often: Fraction = left[ENDS.index(seen[1]), int(seen[0]), total]
        return often

    coup = BothSeen(FEW, of_right, of_left, answer, back=False, one_player=True)
    value = THETA * coup.values[0] + (1 - THETA) * coup.values[1]
    assert found.value_right + found.value_left == value
    best = BestOfOne(FEW, THETA, answer, tuple(range(8)), back=False)
    after = dict[tuple[int, int, str], Fraction]()
    for (hand, said, total, _), worth in best.left.items():
        after[hand, total, said] = max(worth, after.get((hand, total, said), worth))
    chosen = dict[tuple[int, int], dict[str, Fraction]]()
    for (hand, total, said), worth in after.items():
        answers = chosen.setdefault((hand, total), {})
        kind = said if said in {"S", "N"} else "D"
        answers[kind] = answers.get(kind, Fraction(0)) + worth
    most = best.ended + sum(max(each.values()) for each in chosen.values())
    assert found.regret.right == found.regret.left == most - value > 0
