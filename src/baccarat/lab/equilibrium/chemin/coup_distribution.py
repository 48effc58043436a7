"""Every way in which a coup of chemin de fer can go, and how likely it is.

The deals are counted onwards from the cards, independently of the tables that the solver uses.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from ...hands import PAIRS, STOOD, TOTAL_AFTER, TOTALS, Shoe, TwoCards, draw_pair
from ..problem import Question
from .game import as_int_if_whole, game_of
from .given import SIDES, GivenGame, GivenStrategy, complete, question_of, read_strategy
from .solve import Solution

NATURAL = 8


class Deal(NamedTuple):
    """Two hands of two cards and what the ponte did, with the orders of five cards that begin so.

    `event` is the value of the ponte's third card, STOOD, or None if a hand is a natural. The cards
    in `rest` are left.
    """

    ponte: TwoCards
    banker: TwoCards
    totals: tuple[int, int]
    event: int | None
    orders: int
    rest: Sequence[int]


class PlayedCoup(NamedTuple):
    """Both totals before and after, and the third cards; None for a card that was not drawn."""

    ponte_first: int
    banker_first: int
    ponte_card: int | None
    banker_card: int | None

    @property
    def ponte(self) -> int:
        """The ponte's final total."""
        return TOTAL_AFTER[self.ponte_first][_index(self.ponte_card)]

    @property
    def banker(self) -> int:
        """The banker's final total."""
        return TOTAL_AFTER[self.banker_first][_index(self.banker_card)]

    @property
    def result(self) -> Literal["ponte", "banker", "tie"]:
        """Who wins."""
        if self.ponte == self.banker:
            return "tie"
        return "ponte" if self.ponte > self.banker else "banker"


def _index(card: int | None) -> int:
    return STOOD if card is None else card


def deals(shoe: Shoe) -> Iterator[Deal]:
    """Yield each deal of two hands, with each third card that the ponte may get or without one.

    A ponte who stands leaves the fifth card open, so that all orders are of five cards.
    """
    for own, total in zip(PAIRS, TOTALS, strict=True):
        ways, left = draw_pair(shoe, shoe.counts, own)
        if not ways:
            continue
        for other, against in zip(PAIRS, TOTALS, strict=True):
            orders, rest = draw_pair(shoe, left, other)
            orders *= ways
            if not orders:
                continue
            totals, fifth = (total, against), sum(rest)
            if max(totals) >= NATURAL:
                yield Deal(own, other, totals, None, orders * fifth, rest)
                continue
            yield Deal(own, other, totals, STOOD, orders * fifth, rest)
            for worth, copies in enumerate(rest):
                if copies:
                    cards = shoe.after(rest, (worth,))
                    yield Deal(own, other, totals, worth, orders * copies, cards)


def coup_distribution(
    game: GivenGame,
    ponte: GivenStrategy | None = None,
    banker: GivenStrategy | None = None,
) -> Mapping[PlayedCoup, Fraction]:
    """Return the exact probability of every coup under two strategies.

    Coups that cannot occur are absent. If `game` is a solution, points not given are played as in
    its first equilibrium; otherwise both strategies must be complete. Raises MissingDecision,
    UnknownDecision and BoundDecision.
    """
    question = question_of(game)
    plays = _plays(game, question, ponte or {}, banker or {})
    found = defaultdict[PlayedCoup, Fraction](Fraction)
    orders = 0
    for deal in deals(question.shoe):
        if deal.event is None:
            orders += deal.orders
            found[PlayedCoup(*deal.totals, None, None)] += deal.orders
            continue
        first, second = deal.totals
        draws = plays[question.ponte_point(deal.ponte, first)]
        stood = deal.event == STOOD
        orders += deal.orders if stood else 0
        weight = as_int_if_whole(1 - draws if stood else draws) * deal.orders
        if not weight:
            continue
        card = None if stood else deal.event
        often = plays[question.banker_point(deal.banker, second, deal.event)]
        if often != 1:
            found[PlayedCoup(first, second, card, None)] += (1 - often) * weight
        if often:
            left = sum(deal.rest)
            for worth, copies in enumerate(deal.rest):
                if copies:
                    drawn = PlayedCoup(first, second, card, worth)
                    found[drawn] += weight * often * Fraction(copies, left)
    return {coup: each / orders for coup, each in sorted(found.items(), key=_in_order)}


def _in_order(each: tuple[PlayedCoup, Fraction]) -> tuple[int, ...]:
    return tuple(-1 if number is None else number for number in each[0])


def _plays(
    game: GivenGame, question: Question, ponte: GivenStrategy, banker: GivenStrategy
) -> Mapping[str, Fraction]:
    """Return the probability of drawing at every point, bound points included."""
    found = dict[str, Fraction]()
    sides = game_of(question)
    given = {"ponte": ponte, "banker": banker}
    for who in SIDES:
        side = sides.ponte if who == "ponte" else sides.banker
        chances = read_strategy(given[who], who, side)
        if isinstance(game, Solution):
            chances = {**getattr(game.first, who), **chances}
        found |= {point: Fraction(draws) for point, draws in side.forced.items()}
        found |= zip(side.points, complete(chances, who, side), strict=True)
    return found
