"""Advice on a hand: the value of each answer, the reason, and when there is no advice."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

import msgspec
import numpy as np
import pytest

from baccarat.cards import Card
from baccarat.lab.equilibrium import Question, chemin_de_fer, solve
from baccarat.lab.equilibrium.banque.full_game import margins_of, weights
from baccarat.lab.equilibrium.banque.hand_counts import HandCounts
from baccarat.lab.equilibrium.banque.iterated_polymatrix import at_the_table
from baccarat.lab.equilibrium.banque.ponte_rules import PonteRules
from baccarat.lab.hands import STOOD, TOTAL_AFTER, Shoe
from baccarat.players import (
    Memory,
    advice_object,
    advise,
    decision,
    outlook,
    outlook_asked,
    outlook_object,
)
from baccarat.players.equilibrium.advice import Advice
from baccarat.players.equilibrium.decision_problem import OneHand, TwoSides
from baccarat.players.equilibrium.solutions import play_of_three
from baccarat.rules import preset
from baccarat.tables import banque, chemin
from baccarat.tables.banking.hand_choices import MaySpeak

FEW = (4, 1, 1, 1, 2, 1, 1, 1, 0, 1)
"""Thirteen cards."""
DECK = [worth for worth, copies in enumerate(FEW) for _ in range(copies)]


def _question(tax: Fraction) -> Question:
    return chemin_de_fer(counts=FEW, sees="both", tax=tax, ponte_free="all")


def _point(*hand: int) -> str:
    return "+".join(map(str, sorted(hand)))


def _rest(*gone: int) -> list[int]:
    left = [*DECK]
    for each in gone:
        left.remove(each)
    return left


def _fares(often: Fraction, banker: tuple[int, int], ponte: int, last: int) -> Iterator[Any]:
    """Yield the ponte's result if the bank draws this card, and if it stands."""
    for weight, total in ((often, sum(banker, last) % 10), (1 - often, sum(banker) % 10)):
        yield weight, (ponte > total) - (ponte < total)


def _ponte_worth(question: Question, hand: tuple[int, int], *, draws: bool) -> Fraction:
    """Add up every order of the other four cards, computed independently."""
    whole = gained = Fraction(0)
    bank = solve(question).first.banker
    for first, second, third, last in permutations(_rest(*hand), 4):
        whole += 1
        own, other = sum(hand) % 10, (first + second) % 10
        if other >= 8:
            gained -= 1
            continue
        own = (own + third) % 10 if draws else own
        event = str(third) if draws else "S"
        often = bank[f"{_point(first, second)}|{event}"]
        for weight, sign in _fares(often, (first, second), own, last):
            gained += weight * sign
    return gained / whole


def test_a_ponte_is_advised_by_all_orders_of_the_other_cards() -> None:
    question = _question(Fraction(0))
    asked = OneHand(question, "ponte", (1, 4), natural=True)
    found = advise(asked)
    assert found.draw.value == _ponte_worth(question, (1, 4), draws=True)
    assert found.stand.value == _ponte_worth(question, (1, 4), draws=False)
    assert (found.point, found.cards, sum(found.draw.fares.values())) == ("1+4", 13, 1)


TAXES = [Fraction(0), Fraction(1, 20)]


@pytest.mark.parametrize("tax", TAXES, ids=str)
def test_the_gain_between_answers_matches_the_certificate(tax: Fraction) -> None:
    """The certificate's gain for a point is the gain of the hand times its frequency."""
    question = _question(tax)
    certificate = solve(question).certificate
    cards, reasons = len(DECK), set()
    for first, second in sorted({(a, b) for a in DECK for b in _rest(a) if a <= b}):
        if TOTAL_AFTER[first][second] >= 8:
            continue
        found = advise(OneHand(question, "ponte", (first, second), natural=True))
        ways = FEW[first] * (FEW[first] - 1) if first == second else 2 * FEW[first] * FEW[second]
        known = certificate.ponte[found.point]
        gain = (found.draw.value - found.stand.value) * Fraction(ways, cards * (cards - 1))
        assert gain == known.gain
        assert found.reason == ("indifferent" if known.kind == "idle" else known.kind)
        reasons.add(found.reason)
    assert "strict" in reasons


@pytest.mark.parametrize("tax", TAXES, ids=str)
def test_advice_to_a_bank_uses_its_information_and_deducts_its_tax(tax: Fraction) -> None:
    question = _question(tax)
    certificate = solve(question).certificate
    met = 0
    for event in (STOOD, 4):
        found = advise(OneHand(question, "banker", (0, 3), event))
        known = certificate.banker[found.point]
        if found.reason == "strict" and known.gain:
            met += 1
            assert (found.draw.value > found.stand.value) == (known.gain > 0)
        for each in (found.draw, found.stand):
            won, tied, lost = (each.fares[how] for how in ("won", "tied", "lost"))
            assert won + tied + lost == 1
            assert each.value == won * (1 - tax) - lost
    assert met


COUNTS = (24, *[6] * 9)
BOUND, FREE = PonteRules("5", "card"), PonteRules("all", "card")


def test_advice_at_banque_with_both_sides_follows_the_solution() -> None:
    theta = Fraction(1, 3)
    play = play_of_three(theta, COUNTS, FREE)
    for total, seen in ((5, ()), (3, ()), (5, (STOOD,)), (6, (3,)), (6, (STOOD, 6))):
        found = advise(TwoSides(COUNTS, theta, FREE, total, seen))
        person = ("right", "left", "banker")[len(seen)]
        assert found.often == play[person][found.point]
        assert bool(found.draw.fares) == (person != "banker")
        assert not found.exact
        _as_the_solution_has_it(found)
    assert found.point == "6|S,6"


def _as_the_solution_has_it(found: Advice) -> None:
    gain = found.draw.value - found.stand.value
    if found.reason == "strict":
        assert gain > 0 if found.often == 1 else gain < 0
    else:
        assert abs(gain) < 1e-6


def test_a_banks_gain_on_two_sides_is_weighted_by_their_stakes() -> None:
    """The value of drawing over a whole coup is that of the hand times its frequency."""
    theta, seen, total = Fraction(1, 3), (8, 8), 3
    names, plays = at_the_table(Shoe(COUNTS), theta, BOUND)
    margin = margins_of(Shoe(COUNTS), theta, plays, BOUND)["banker"]["3|8,8"]
    right, left = weights(plays)
    reached = sum(
        right[8, other, 8, one] * left[8, one, 8, other] * ways
        for (one, other), ways in np.ndenumerate(_orders(total, seen))
    )
    told = advise(TwoSides(COUNTS, theta, BOUND, total, seen))
    assert names["banker"]["3|8,8"] == told.often
    assert (told.draw.value - told.stand.value) * Fraction(reached) == margin * HandCounts(
        Shoe(COUNTS)
    ).unit


def _orders(total: int, seen: tuple[int, int]) -> Any:
    """Count the orders of a coup that match `seen`, by the totals of right and left."""
    ways = HandCounts(Shoe(COUNTS))
    return ways.hands(seen)[:, :, total].astype(object) * ways.drawn(seen, len(seen))


@pytest.mark.parametrize("name", ["chemin-de-fer", "banque-limitee"])
def test_players_who_may_stake_are_told_the_value_of_a_coup(name: str) -> None:
    rules: Any = preset(name)
    game: Any = chemin if rules.game == "chemin" else banque
    memory = Memory(rules, {}, [Card("9h"), Card("Kd")])
    view = game.view(game.new(rules), 1)
    assert outlook_asked(msgspec.structs.replace(view, choices=()), memory) is None
    assert outlook_asked(_hands(game, rules), memory) is None
    asked = outlook_asked(msgspec.structs.replace(view, choices=("stake",)), memory)
    assert asked is not None
    found = outlook_object(outlook(asked))
    worth = {who: value["float"] for who, value in found["worth"].items()}
    assert found["cards"] == rules.packs * 52 - 2
    assert all(-0.02 < value < 0.02 for value in worth.values())
    if rules.game == "chemin":
        first = solve(chemin_de_fer(rules, counts=memory.remaining_counts, sees="both")).first
        assert worth == {"ponte": float(first.value_ponte), "bank": float(first.value_bank)}
        assert found["exact"]
    else:
        assert abs((worth["right"] + worth["left"]) / 2 + worth["bank"]) < 1e-12
        assert worth["right"] < 0 < worth["bank"]
        assert not found["exact"]


def _hands(game: Any, rules: Any, **fields: Any) -> Any:
    """Return a view of an empty table in which the viewer may draw or stand."""
    may = MaySpeak(show=False, draw=True, stand=True, custom="F", late="S")  # type: ignore[arg-type]
    view = game.view(game.new(rules), 1)
    return msgspec.structs.replace(view, choices=(may,), **fields)


def _idle_close_at() -> Iterator[Any]:
    rules, three = preset("chemin-de-fer"), preset("banque-limitee")
    bound = MaySpeak(show=False, draw=True, stand=False, custom="D", late="D")  # type: ignore[arg-type]
    view = _hands(chemin, rules)
    yield "none", rules, msgspec.structs.replace(view, choices=())
    yield "forced", rules, msgspec.structs.replace(view, choices=(bound,))
    seen = banque.view(banque.new(three), 1)
    four = msgspec.structs.replace(
        seen.right, cards=(Card("4c"), Card("Kh")), total=4, stakes=100, draws=None
    )
    both = {"right": four, "left_hand": four, "phase": banque.Phase.RIGHT}
    yield "unsolved", three, _hands(banque, three, **both)


@pytest.mark.parametrize(
    ("state", "rules", "view"), [*_idle_close_at()], ids=["none", "bound", "four"]
)
def test_without_a_choice_or_a_solution_there_is_no_advice(
    state: str, rules: Any, view: Any
) -> None:
    assert decision(view, Memory(rules, {}, ())) == state


@pytest.mark.rule("CF-13")
@pytest.mark.parametrize(
    ("name", "natural"), [("chemin-de-fer", True), ("chemin-de-fer-club", False)]
)
def test_a_bank_that_has_not_looked_may_have_a_natural(name: str, *, natural: bool) -> None:
    rules = preset(name)
    seen = chemin.view(chemin.new(rules), 1)  # type: ignore[arg-type]
    five = msgspec.structs.replace(seen.ponte, cards=(Card("4c"), Card("Ah")), total=5)
    view = _hands(chemin, rules, phase=chemin.Phase.PONTE, ponte=five)
    asked = decision(view, Memory(rules, {}, ()))
    assert isinstance(asked, OneHand)
    assert (asked.hand, asked.natural) == ((1, 4), natural)
    told = advice_object(advise(asked))
    assert told["often"]["exact"].count("/") == 1
    assert told["draw"]["fares"].keys() == {"won", "tied", "lost"}
