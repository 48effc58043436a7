"""Translate a seat's view into the decision problem that the solver knows."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ...cards.card import Card
from ...lab.counts import Counts
from ...lab.equilibrium.banque.game import NATURAL, PERSONS, Person, point_of
from ...lab.equilibrium.banque.ponte_rules import PonteRules, ponte_rules_at
from ...lab.equilibrium.problem import Question, chemin_de_fer, one_side_of_banque
from ...lab.hands import STOOD, TOTAL_AFTER, TwoCards
from .memory import Memory


class OneHand(msgspec.Struct, frozen=True):
    """A hand against the bank alone, or the bank's own after `event`, the ponte's visible action.

    `natural`: the banker may have one that nobody has seen yet (CF-13).
    """

    question: Question
    person: Literal["ponte", "banker"]
    hand: TwoCards
    event: int = STOOD
    natural: bool = False

    @property
    def point(self) -> str:
        """The decision, in the notation of `baccarat solve`."""
        first, second = self.hand
        total = TOTAL_AFTER[first][second]
        if self.person == "ponte":
            return self.question.ponte_point(self.hand, total)
        return self.question.banker_point(self.hand, total, self.event)


class TwoSides(msgspec.Struct, frozen=True):
    """A hand of banque with both sides, where the right has the fraction `theta` of the stakes.

    `seen` are the events this hand has seen: the left sees the right's, the banker both. `beside`
    is whether the right has seen a natural on the left; None if it cannot know. `held` is the total
    of the right hand, if the player of the left has held it too (BB-11).
    """

    counts: Counts
    theta: Fraction
    rules: PonteRules
    total: int
    seen: tuple[int, ...] = ()
    beside: bool | None = None
    held: int | None = None

    @property
    def person(self) -> Person:
        """Who decides."""
        return PERSONS[len(self.seen)]

    @property
    def point(self) -> str:
        """The decision, in the notation of `baccarat solve`."""
        return point_of(self.total, (NATURAL,) if self.beside else self.seen, self.held)


DecisionProblem: TypeAlias = OneHand | TwoSides
CoupProblem: TypeAlias = Question | tuple[Fraction, Counts, PonteRules]
"""The problem that a coup will pose: one hand against the bank, or two, with the right's share."""


def chemin_question(memory: Memory, view: Any = None) -> Question:
    """Build the problem from the table's rules and call, and the cards that may come."""
    rules: Any = memory.rules
    solo = view is not None and view.call is not None and view.call.is_solo
    return chemin_de_fer(rules, counts=memory.remaining_counts, sees="both", solo=solo)


def _chemin(view: Any, memory: Memory) -> DecisionProblem:
    rules: Any = memory.rules
    natural = not rules.information.bank_natural
    return _one_hand(chemin_question(memory, view), view, view.ponte, natural=natural)


def _one_hand(
    question: Question, view: Any, ponte: Any, *, natural: bool = False
) -> DecisionProblem:
    if view.phase == "banker":
        event = STOOD if ponte.third is None else ponte.third
        return OneHand(question, "banker", pair(view.banker), event)
    return OneHand(question, "ponte", pair(ponte), natural=natural)


def _banque(view: Any, memory: Memory) -> DecisionProblem | None:
    """Return the decision of one hand against the bank, or of two."""
    coming = _banque_coup_problem(view, memory)
    hands = {"right": view.right, "left": view.left_hand}
    if isinstance(coming, Question):
        return _one_hand(coming, view, next(hand for hand in hands.values() if hand.cards))
    if coming is None:
        return None
    theta, counts, rules = coming
    bank = view.phase == "banker"
    total = view.banker.total if bank else hands[view.phase].total
    if not bank and rules.ponte_free == "5" and total != 5:
        return None
    seen = tuple(map(_event, hands.values()))[: PERSONS.index(view.phase)]
    beside = None
    if not seen and rules.naturals == "known":
        beside = _event(view.left_hand) == NATURAL
    right_total = view.right.total if rules.one_player and view.phase == "left" else None
    return TwoSides(counts, theta, rules, total, seen, beside, right_total)


def _banque_coup_problem(view: Any, memory: Memory) -> CoupProblem | None:
    rules: Any = memory.rules
    right, left = view.right.stakes, view.left_hand.stakes
    if right and left:
        information = rules.information.of_holders(view.right.seat, view.left_hand.seat)
        theta = Fraction(right, right + left)
        return theta, memory.remaining_counts, ponte_rules_at(rules, information)
    if right or left:
        open_bank = view.bank is not None and view.bank.open
        return one_side_of_banque(rules, memory.remaining_counts, open_bank=open_bank)
    return None


def _event(hand: Any) -> int:
    """Encode what a banker has seen of a side as an event."""
    if hand.third is not None:
        return int(hand.third)
    return NATURAL if hand.shown and (hand.total or 0) >= 8 else STOOD


def pair(hand: Any) -> TwoCards:
    """Return the point values of a visible hand's first two cards, the lower first."""
    cards: tuple[Card, ...] = hand.cards[:2]
    first, second = sorted(card.points for card in cards)
    return first, second


_DECISION_PROBLEMS: Final[Mapping[str, Any]] = {"chemin": _chemin, "banque": _banque}
_COUP_PROBLEMS: Final[Mapping[str, Any]] = {
    "chemin": lambda view, memory: chemin_question(memory, view),
    "banque": _banque_coup_problem,
}
"""Both are keyed by the preset's `game`."""


def decision_problem(view: Any, memory: Memory) -> DecisionProblem | None:
    """Return the viewer's decision to draw or stand; None if it cannot be solved."""
    make = _DECISION_PROBLEMS.get(memory.rules.game)
    problem: DecisionProblem | None = None if make is None else make(view, memory)
    return problem


def coup_problem(view: Any, memory: Memory) -> CoupProblem | None:
    """Return the problem that the current coup poses; None without stakes or a solver."""
    make = _COUP_PROBLEMS.get(memory.rules.game)
    problem: CoupProblem | None = None if make is None else make(view, memory)
    return problem
