"""Single decisions, held against every card dealt out, and against how games are solved."""

from fractions import Fraction

import pytest

from baccarat.lab.counts import of_packs
from baccarat.lab.equilibrium import chemin_de_fer, solve, solve_banque
from baccarat.lab.equilibrium.banque_choice import (
    Joint,
    Plays,
    banque_chances,
    left_choice,
    right_choice,
)
from baccarat.lab.equilibrium.banque_choice import (
    banker_choice as banque_banker,
)
from baccarat.lab.equilibrium.banque_shoe import tally
from baccarat.lab.equilibrium.choice import banker_choice, coup_chances, ponte_choice
from baccarat.lab.equilibrium.orders import STOOD, Shoe
from lab.equilibrium.naive import Coup

COUNTS = (2, 2, 0, 0, 3, 0, 0, 3, 0, 0)
THETA = Fraction(37, 90)


@pytest.mark.parametrize("free", ["5", "all"])
def test_each_choice_is_worth_what_dealing_every_card_says(free: str) -> None:
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
            assert a * stood[other] == b * drew[one]  # both are parts of how often it comes to it
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


def test_what_no_ponte_does_is_answered_by_the_cards() -> None:
    question = chemin_de_fer("chemin-de-fer-club", sees="both")
    play = solve(question).first
    never = dict.fromkeys(play.ponte, Fraction(0))
    choice = banker_choice(question, play.banker, never, (0, 3), 9)
    assert sum(choice.draw) == sum(choice.stand) == 1


@pytest.mark.rule("BB-5", "BB-6")
def test_banque_is_indifferent_where_it_mixes_and_worth_what_it_is_solved_for() -> None:
    counts = of_packs(3)
    play, found = solve_banque(THETA, shoe=Shoe(counts)).equilibria[0], tally(counts)
    plays = Plays(play.right, play.left, play.banker)
    ends = banque_chances(found, plays)
    assert sum(ends.values()) == 1
    assert won(ends, 0) * THETA == play.value_right
    assert won(ends, 1) * (1 - THETA) == play.value_left
    for at, choice in enumerate((right_choice(found, plays), left_choice(found, plays))):
        assert 0 < choice.often < 1
        assert abs(won(choice.draw, at) - won(choice.stand, at)) < 1e-9
    for point, often in play.banker.items():
        if point in {"6|N,S", "6|S,N", "6|S,7", "7|7,7"}:
            total, seen = int(point[0]), point[2:].split(",")
            right, left = (10 if e == "S" else 11 if e == "N" else int(e) for e in seen)
            choice = banque_banker(found, plays, total, (right, left))
            gain = bank(choice.draw) - bank(choice.stand)
            assert abs(gain) < 1e-9 if 0 < often < 1 else often == int(gain > 0)


def won(ends: Joint, at: int) -> Fraction:
    signs = {"won": 1, "lost": -1, "tied": 0}
    return sum((signs[fares[at]] * chance for fares, chance in ends.items()), Fraction(0))


def bank(ends: Joint) -> Fraction:
    return -THETA * won(ends, 0) - (1 - THETA) * won(ends, 1)
