"""Solutions of small shoes, compared with an independent program that enumerates every deal."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from baccarat.lab.equilibrium import chemin_de_fer, solve
from baccarat.lab.equilibrium.chemin.game import game_of
from baccarat.lab.equilibrium.chemin.solve import played
from lab.equilibrium.naive import Coup
from lab.equilibrium.test_search import in_equilibrium

SHOES: list[tuple[tuple[int, ...], dict[str, Any]]] = [
    ((3, 2, 0, 1, 0, 2, 0, 0, 2, 0), {}),
    ((3, 0, 2, 2, 0, 0, 3, 0, 0, 0), {"sees": "banker"}),
    ((2, 2, 0, 0, 3, 0, 0, 3, 0, 0), {"sees": "both", "tax": "1/20"}),
    ((2, 0, 2, 2, 0, 1, 0, 0, 0, 1), {"sees": "both", "ponte_free": "all"}),
    ((2, 3, 0, 0, 2, 0, 2, 0, 0, 0), {"sees": "totals", "ponte_free": "all", "tax": "0.3"}),
    ((3, 2, 0, 2, 0, 2, 0, 0, 0, 2), {"banker_free": "tableau", "tax": "1/20"}),
    ((3, 2, 1, 0, 0, 0, 2, 0, 0, 2), {"banker_free": "6|S,3|9", "sees": "banker"}),
    ((3, 2, 0, 2, 0, 2, 0, 0, 1, 0), {"ponte_free": "all", "banker_free": "above-0"}),
]


@pytest.mark.parametrize(("counts", "asked"), SHOES)
def test_values_and_gains_are_those_of_every_card_dealt(
    counts: tuple[int, ...], asked: dict[str, Any]
) -> None:
    found = solve(chemin_de_fer(counts=counts, **asked))
    assert found.certificate.holds
    for each in found.equilibria[:2]:
        question = found.question
        coup = Coup(counts, question.sees, question.tax, each.ponte, each.banker)
        assert coup.pays("ponte", coup.won) == each.value_ponte
        assert coup.pays("bank", coup.won) == each.value_bank
        for side, chances, decisions in (
            ("ponte", each.ponte, found.certificate.ponte),
            ("bank", each.banker, found.certificate.banker),
        ):
            for point, chance in chances.items():
                if decisions[point].kind != "forced":
                    gain = coup.gain(side, point)
                    assert gain == 0 or chance == int(gain > 0)


def test_every_point_that_cards_allow_is_there_and_no_other() -> None:
    counts = (3, 2, 0, 1, 0, 2, 0, 0, 2, 0)
    found = solve(chemin_de_fer(counts=counts, sees="both")).first
    always = dict.fromkeys([f"{a}+{b}" for a in range(10) for b in range(a, 10)], Fraction(1, 2))
    points = {f"{hand}|{event}": Fraction(1, 2) for hand in always for event in "0123456789S"}
    coup = Coup(counts, "both", Fraction(0), found.ponte, points)
    assert {key[1] for key in coup.worth if key[0] == "ponte"} == {*found.ponte}
    assert {key[1] for key in coup.worth if key[0] == "bank"} >= {*found.banker}


SEEDS = (range(20), range(20, 120))
INDIFFERENT_BANK = (0, 13, 9, 0, 0, 0, 21, 0, 0, 0)


@pytest.mark.rule("CF-17")
@pytest.mark.by_day(1)
@pytest.mark.parametrize("seeds", SEEDS)
def test_with_a_tax_no_single_choice_makes_another_equilibrium_where_one_is_proved(
    seeds: range,
) -> None:
    """Every choice that costs its side nothing is reversed, and both sides are checked."""
    proved = 0
    for seed in seeds:
        chance = Random(seed)
        cards = chance.sample(range(52), chance.randint(6, 20))
        worths = [min(each // 4 + 1, 10) % 10 for each in cards]
        counts = tuple(worths.count(worth) for worth in range(10)) if seed else INDIFFERENT_BANK
        free: Any = chance.choice(("5", "all"))
        found = solve(chemin_de_fer(counts=counts, tax="1/20", ponte_free=free))
        game, first = game_of(found.question), found.first
        chances = {**first.ponte, **first.banker}
        decisions = {**found.certificate.ponte, **found.certificate.banker}
        if found.unique != "proved":
            assert seed or found.unique == "no"
            continue
        proved += 1
        for point, each in decisions.items():
            if each.gain != 0 or chances[point] not in {0, 1}:
                continue
            turned = {**chances, point: 1 - chances[point]}
            ponte, banker = (
                [turned[name] for name in side.points] for side in (game.ponte, game.banker)
            )
            other = played(game, ponte, banker)
            if each.kind == "idle":
                assert other.value_ponte == first.value_ponte
                assert other.value_bank == first.value_bank
            else:
                assert not in_equilibrium(game, ponte, banker), (counts, point)
    assert proved > len(seeds) / 2
