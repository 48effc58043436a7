"""From what a seat sees to the decision that is asked of it, as it is solved for."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ...cards import Card
from ...lab.counts import Counts
from ...lab.equilibrium import Question, chemin_de_fer, one_side_of_banque
from ...lab.equilibrium.banque import NATURAL, name_of
from ...lab.equilibrium.orders import AFTER, STOOD, Pair
from ..memory import Memory

Seen: TypeAlias = tuple[int, int]
"""What a banker has seen of right and left, as events."""


class OneHand(msgspec.Struct, frozen=True):
    """A hand against the bank alone, or the bank's own after `event`, what it saw of the other.

    `natural`: the banker may have one that nobody has seen yet (CF-13).
    """

    question: Question
    person: Literal["ponte", "banker"]
    hand: Pair
    event: int = STOOD
    natural: bool = False

    @property
    def point(self) -> str:
        """The decision, as `baccarat solve` writes it."""
        first, second = self.hand
        total = AFTER[first][second]
        if self.person == "ponte":
            return self.question.ponte_point(self.hand, total)
        return self.question.banker_point(self.hand, total, self.event)


class TwoSides(msgspec.Struct, frozen=True):
    """A hand of banque with both sides, of which `theta` of the stakes lie on the right."""

    counts: Counts
    theta: Fraction
    person: Literal["right", "left", "banker"]
    total: int
    seen: Seen | None = None

    @property
    def point(self) -> str:
        """The decision, as `baccarat solve` writes it."""
        if self.seen is None:
            return str(self.total)
        return f"{self.total}|{','.join(map(name_of, self.seen))}"


Asked: TypeAlias = OneHand | TwoSides


def chemin_question(memory: Memory) -> Question:
    """Ask by the table's rules, for the cards that may come."""
    rules: Any = memory.rules
    return chemin_de_fer(rules, counts=memory.left, sees="both")


def _chemin(view: Any, memory: Memory) -> Asked:
    rules: Any = memory.rules
    natural = rules.banker_looks != "at-once"
    return _one_hand(chemin_question(memory), view, view.ponte, natural=natural)


def _one_hand(question: Question, view: Any, ponte: Any, *, natural: bool = False) -> Asked:
    if view.phase == "banker":
        event = STOOD if ponte.third is None else ponte.third
        return OneHand(question, "banker", pair(view.banker), event)
    return OneHand(question, "ponte", pair(ponte), natural=natural)


def _banque(view: Any, memory: Memory) -> Asked | None:
    """With both sides a ponte's hand has a solution on 5 alone."""
    hands = {"right": view.right, "left": view.left_hand}
    dealt = [hand for hand in hands.values() if hand.cards]
    if len(dealt) == 1:
        rules: Any = memory.rules
        open_bank = view.bank is not None and view.bank.open
        question = one_side_of_banque(rules, memory.left, open_bank=open_bank)
        return _one_hand(question, view, dealt[0])
    stakes = [hand.stakes for hand in hands.values()]
    if not all(stakes):
        return None
    theta = Fraction(stakes[0], sum(stakes))
    if view.phase == "banker":
        right, left = map(_event, hands.values())
        return TwoSides(memory.left, theta, "banker", view.banker.total, (right, left))
    total = hands[view.phase].total
    return TwoSides(memory.left, theta, view.phase, total) if total == 5 else None


def _event(hand: Any) -> int:
    """Give what a banker has seen of a side as an event."""
    if hand.third is not None:
        return int(hand.third)
    return NATURAL if hand.shown and (hand.total or 0) >= 8 else STOOD


def pair(hand: Any) -> Pair:
    """Give the first two cards of a hand that is seen by their worths, the lower first."""
    cards: tuple[Card, ...] = hand.cards[:2]
    first, second = sorted(card.points for card in cards)
    return first, second


_ASKED: Final[Mapping[str, Any]] = {"chemin": _chemin, "banque": _banque}
"""By the preset's `game`."""


def asked_of(view: Any, memory: Memory) -> Asked | None:
    """Tell what the viewer decides who is asked to draw or stand; None where none is solved for."""
    found = _ASKED.get(memory.rules.game)
    asked: Asked | None = None if found is None else found(view, memory)
    return asked
