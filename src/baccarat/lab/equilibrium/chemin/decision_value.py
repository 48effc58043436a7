"""The values of drawing and standing at chemin de fer, for a player who knows their own hand.

The other side's hands are weighted by the remaining cards and by its own strategy.
This counts onwards from the hand, independently of the tables that the solver uses.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from ...counts import Counts
from ...hands import PAIRS, STOOD, TOTAL_AFTER, TOTALS, TwoCards, draw_pair
from ..problem import Question
from .game import Chance, as_int_if_whole, game_of
from .solve import Equilibrium, played

Play = Mapping[str, Fraction]
"""How often a side draws, by decision point."""
HALF = Fraction(1, 2)


class Chances(NamedTuple):
    """The probabilities that the ponte wins, the banker wins, and they tie."""

    ponte: Fraction
    banker: Fraction
    tie: Fraction

    def mixed(self, other: "Chances", often: Fraction) -> "Chances":
        """Mix these chances with others: these with probability `often`."""
        pairs = zip(self, other, strict=True)
        return Chances(*(often * one + (1 - often) * rest for one, rest in pairs))


class Choice(msgspec.Struct, frozen=True):
    """A decision: how often equilibrium play draws, and the results of drawing and standing."""

    point: str
    often: Fraction
    draw: Chances
    stand: Chances


class _Tally:
    """Adds up weights by winner."""

    def __init__(self) -> None:
        self.won: list[Chance] = [0, 0, 0]

    def add(self, ponte: int, banker: int, weight: Chance) -> None:
        self.won[0 if ponte > banker else 1 if banker > ponte else 2] += weight

    def drawn(self, ponte: int, banker: int, cards: Sequence[int], weight: Chance) -> None:
        """Add the results of the banker drawing each of these cards."""
        for copies, reached in zip(cards, TOTAL_AFTER[banker][:10], strict=True):
            if copies:
                self.add(ponte, reached, weight * copies)

    def chances(self) -> Chances:
        whole = sum(self.won)
        return Chances(*(Fraction(each) / whole for each in self.won))


def coup_chances(question: Question, play: Equilibrium, *, kernel: str = "reference") -> Chances:
    """Return who wins a whole coup, naturals included, with these strategies.

    The cards are counted by a kernel, as in `solve`. With a tax, the probabilities follow from the
    two values; without one, the coup is counted again with some tax.
    """
    tax = question.tax
    if not tax:
        tax = HALF
        play = _under(msgspec.structs.replace(question, tax=tax), play, kernel)
    banker = -(play.value_ponte + play.value_bank) / tax
    ponte = play.value_ponte + banker
    return Chances(ponte, banker, 1 - ponte - banker)


def _under(question: Question, play: Equilibrium, kernel: str) -> Equilibrium:
    """Return the values of the same strategies for another question."""
    game = game_of(question, kernel)
    ponte, banker = (
        [as_int_if_whole(chances[point]) for point in side.points]
        for chances, side in ((play.ponte, game.ponte), (play.banker, game.banker))
    )
    return played(game, ponte, banker)


def ponte_choice(
    question: Question, play: Play, banker: Play, hand: TwoCards, *, natural: bool
) -> Choice:
    """Evaluate the choice of a ponte with this hand against a banker's strategy.

    `natural` is whether the banker may still have one, which nobody has seen yet (CF-13).
    """
    shoe, total = question.shoe, TOTAL_AFTER[hand[0]][hand[1]]
    left = shoe.after(shoe.counts, hand)
    stand, draw = _Tally(), _Tally()
    out = 0 if shoe.replaced else 1
    for own, reached in zip(PAIRS, TOTALS, strict=True):
        ways, rest = draw_pair(shoe, left, own)
        if not ways or (reached >= 8 and not natural):
            continue
        spare = ways * (sum(rest) - out)
        if reached >= 8:
            for each in (stand, draw):
                each.add(total, reached, spare * sum(rest))
            continue
        _add_answer(question, stand, banker, (own, reached, STOOD), total, rest, spare)
        for worth, copies in enumerate(rest):
            if copies:
                after = shoe.after(rest, (worth,))
                seen = (own, reached, worth)
                _add_answer(
                    question, draw, banker, seen, TOTAL_AFTER[total][worth], after, ways * copies
                )
    point = question.ponte_point(hand, total)
    return Choice(point, play[point], draw.chances(), stand.chances())


def _add_answer(  # noqa: PLR0913, PLR0917 - the inmost step
    question: Question,
    tally: _Tally,
    banker: Play,
    seen: tuple[TwoCards, int, int],
    ponte: int,
    cards: Sequence[int],
    ways: int,
) -> None:
    """Add the results of the banker's action; undealt cards are counted as well."""
    often = as_int_if_whole(banker[question.banker_point(*seen)])
    if often:
        tally.drawn(ponte, seen[1], cards, ways * often)
    if often != 1:
        tally.add(ponte, seen[1], ways * (1 - often) * sum(cards))


def banker_choice(
    question: Question, play: Play, ponte: Play, hand: TwoCards, event: int
) -> Choice:
    """Evaluate the choice of a banker with this hand after an event, against a ponte's strategy.

    After an event that never happens in that strategy, the ponte's hands are weighted by the cards
    alone.
    """
    total, left = TOTAL_AFTER[hand[0]][hand[1]], question.shoe.after(question.shoe.counts, hand)
    hands = [*_after(question, left, event, ponte)] or [*_after(question, left, event, None)]
    stand, draw = _Tally(), _Tally()
    for reached, cards, weight in hands:
        stand.add(reached, total, weight * sum(cards))
        draw.drawn(reached, total, cards, weight)
    point = question.banker_point(hand, total, event)
    return Choice(point, play[point], draw.chances(), stand.chances())


def _after(
    question: Question, left: Counts, event: int, ponte: Play | None
) -> Iterator[tuple[int, Sequence[int], Chance]]:
    """List the ponte's possible totals after an event, with the cards left and the weight."""
    for own, total in zip(PAIRS, TOTALS, strict=True):
        ways, rest = draw_pair(question.shoe, left, own)
        if total >= 8 or not ways:
            continue
        often = as_int_if_whole(HALF if ponte is None else ponte[question.ponte_point(own, total)])
        if event == STOOD:
            if often != 1:
                yield total, rest, ways * sum(rest) * (1 - often)
        elif often and rest[event]:
            cards = question.shoe.after(rest, (event,))
            yield TOTAL_AFTER[total][event], cards, ways * rest[event] * often
