"""Single decisions, compared with a complete enumeration and with the solvers."""

from fractions import Fraction

import numpy as np
import pytest

from baccarat.lab.counts import of_packs
from baccarat.lab.equilibrium import chemin_de_fer, solve
from baccarat.lab.equilibrium.banque.decision_value import Joint, banque_chances, banque_choice
from baccarat.lab.equilibrium.banque.full_game import evaluate
from baccarat.lab.equilibrium.banque.iterated_polymatrix import at_the_table
from baccarat.lab.equilibrium.banque.ponte_rules import PonteRules
from baccarat.lab.equilibrium.chemin.decision_value import banker_choice, coup_chances, ponte_choice
from baccarat.lab.hands import STOOD, Shoe
from lab.equilibrium.naive import Coup

COUNTS = (2, 2, 0, 0, 3, 0, 0, 3, 0, 0)
THETA = Fraction(37, 90)


@pytest.mark.parametrize("free", ["5", "all"])
def test_the_value_of_each_choice_matches_full_enumeration(free: str) -> None:
    question = chemin_de_fer(counts=COUNTS, sees="both", ponte_free="5" if free == "5" else "all")
    play = solve(question).first
    coup = Coup(COUNTS, "both", question.tax, play.ponte, play.banker)
    found = coup_chances(question, play)
    assert found.ponte * coup.orders == coup.won["ponte"]
    assert found.banker * coup.orders == coup.won["bank"]
    seen = 0
    for (side, point, _), won in [*coup.worth.items()]:
        if not any(won.values()):
            continue
        hand, _, event = point.partition("|")
        first, second = map(int, hand.split("+"))
        own = first, second
        if side == "ponte":
            choice = ponte_choice(question, play.ponte, play.banker, own, natural=False)
        else:
            at = STOOD if event == "S" else int(event)
            choice = banker_choice(question, play.banker, play.ponte, own, at)
        drew, stood = coup.worth[side, point, True], coup.worth[side, point, False]
        seen += 1
        for one, other in (("ponte", "bank"), ("bank", "ponte")):
            a = choice.draw.ponte if one == "ponte" else choice.draw.banker
            b = choice.stand.ponte if other == "ponte" else choice.stand.banker
            # both are proportional to the probability of the decision
            assert a * stood[other] == b * drew[one]
    assert seen > 10


@pytest.mark.rule("CF-13")
def test_a_banker_who_has_not_looked_may_have_a_natural() -> None:
    question = chemin_de_fer("chemin-de-fer", sees="both")
    solution = solve(question)
    play, hand = solution.first, (1, 4)
    choice = ponte_choice(question, play.ponte, play.banker, hand, natural=True)
    gain = (choice.draw.ponte - choice.draw.banker) - (choice.stand.ponte - choice.stand.banker)
    reached = Fraction(2 * 24 * 24, 312 * 311)
    assert reached * gain == solution.certificate.ponte["1+4"].gain
    seen = ponte_choice(question, play.ponte, play.banker, hand, natural=False)
    assert seen.stand.banker < choice.stand.banker


def test_a_decision_that_no_ponte_reaches_is_weighted_by_the_cards() -> None:
    question = chemin_de_fer("chemin-de-fer-club", sees="both")
    play = solve(question).first
    never = dict.fromkeys(play.ponte, Fraction(0))
    choice = banker_choice(question, play.banker, never, (0, 3), 9)
    assert sum(choice.draw) == sum(choice.stand) == 1


@pytest.mark.by_day(0)
@pytest.mark.rule("BB-5", "BB-6")
def test_banque_is_indifferent_where_it_mixes_and_worth_what_it_is_solved_for() -> None:
    counts = of_packs(3)
    names, plays = at_the_table(Shoe(counts), THETA, PonteRules("all", "card"))
    ends = banque_chances(counts, plays)
    assert sum(ends.values()) == 1
    found = evaluate(Shoe(counts), THETA, plays, PonteRules("all", "card"))
    assert won(ends, 0) * THETA == found.value_right
    assert won(ends, 1) * (1 - THETA) == found.value_left
    mixed = 0
    for person, point in (
        ("right", "5"), ("right", "4"), ("left", "5|N"), ("left", "5|6"), ("left", "6|2"),
        ("banker", "6|N,S"), ("banker", "6|S,N"), ("banker", "6|S,7"), ("banker", "7|7,7"),
    ):  # fmt: skip
        total, _, events = point.partition("|")
        seen = tuple("0123456789SN".index(each) for each in events.split(",") if each)
        choice = banque_choice(counts, plays, int(total), seen)
        draw, stand = (
            bank(each) if person == "banker" else won(each, len(seen))
            for each in (choice.draw, choice.stand)
        )
        often = names[person][point]
        assert (choice.point, choice.often) == (point, often)
        mixed += 0 < often < 1
        assert abs(draw - stand) < 1e-9 if 0 < often < 1 else often == int(draw > stand)
    assert mixed > 3


def test_a_decision_that_no_side_reaches_is_weighted_by_the_cards_at_banque() -> None:
    counts = of_packs(3)
    _, plays = at_the_table(Shoe(counts), THETA, PonteRules("5", "card"))
    never = plays._replace(right=np.full(plays.right.shape, Fraction(0)))
    assert sum(banque_choice(counts, never, 5, (3,)).draw.values()) == 1
    assert sum(banque_choice(counts, never, 6, (3, 10)).stand.values()) == 1


def won(ends: Joint, at: int) -> Fraction:
    signs = {"won": 1, "lost": -1, "tied": 0}
    return sum((signs[fares[at]] * chance for fares, chance in ends.items()), Fraction(0))


def bank(ends: Joint) -> Fraction:
    return -THETA * won(ends, 0) - (1 - THETA) * won(ends, 1)
