"""Seat the players: the banker in the middle, and up to five on each side (BB-2).

`places` lists the chairs by position: the middle, then right and left alternating, outward. A new
banker changes places with the seat in the middle (BB-10).
"""

from typing import Final

import msgspec

from ...cards.card import Card
from ...cards.hand import Hand
from ...rules.coup import Outcome
from ...rules.fast_enum import FastStrEnum
from ..common.chips import Seat


class TableSide(FastStrEnum):
    """The hand of the punters on the banker's right or left, or the banker's own."""

    RIGHT = "right"
    LEFT = "left"
    BANKER = "banker"


PUNTERS: Final = (TableSide.RIGHT, TableSide.LEFT)
"""The sides that play against the bank, in the order of dealing (BB-3)."""
TWO_CARDS: Final = 2


class Hands(msgspec.Struct, frozen=True):
    """The hands of a coup; a side without stakes has none (BB-3)."""

    right: Hand = Hand()
    left: Hand = Hand()
    banker: Hand = Hand()

    def of(self, side: TableSide) -> Hand:
        if side is TableSide.BANKER:
            return self.banker
        return self.right if side is TableSide.RIGHT else self.left

    def with_card(self, side: TableSide, card: Card) -> "Hands":
        """Return the hands after a card for `side`."""
        dealt = {each: self.of(each) for each in TableSide}
        dealt[side] = dealt[side].with_card(card)
        return Hands(*dealt.values())

    @property
    def cards(self) -> int:
        """The number of cards on the table."""
        return sum(len(self.of(side).cards) for side in TableSide)

    def next_of_two(self, playing: tuple[TableSide, ...]) -> TableSide | None:
        """Return the next hand in the first two rounds: the sides in play, then the banker."""
        for cards in range(TWO_CARDS):
            for side in (*playing, TableSide.BANKER):
                if len(self.of(side).cards) == cards:
                    return side
        return None

    def outcome(self, side: TableSide) -> Outcome:
        """Return the outcome of a completed side; PLAYER means that it won.

        A natural plays against the banker's first two cards, and so does every hand if those are a
        natural (BB-4, BB-5). A natural of the banker beats every hand that has none (AD-B19).
        """
        hand, banker = self.of(side), self.banker
        if banker.natural and not hand.natural:
            return Outcome.BANKER
        against = banker.first_two if hand.natural else banker
        if hand.total == against.total:
            return Outcome.TIE
        return Outcome.PLAYER if hand.total > against.total else Outcome.BANKER


Places = tuple[Seat, ...]


def first_places(seats: int) -> Places:
    """Put each chair in its own place."""
    return tuple(range(1, seats + 1))


def side(places: Places, which: TableSide) -> tuple[Seat, ...]:
    """List the chairs of a side, from the banker outward."""
    return places[1 if which is TableSide.RIGHT else 2 :: 2]


def side_of(places: Places, seat: Seat) -> TableSide:
    """Return the side on which a chair is; the banker's for the middle."""
    at = places.index(seat)
    if at == 0:
        return TableSide.BANKER
    return TableSide.RIGHT if at % 2 else TableSide.LEFT


def swap_banker(places: Places, banker: Seat) -> Places:
    """Swap the new banker with the seat in the middle."""
    middle = places[0]
    return tuple({banker: middle, middle: banker}.get(seat, seat) for seat in places)


def round_from_banker(places: Places) -> tuple[Seat, ...]:
    """List the punters' chairs in turn, from the banker's right (CF-4)."""
    return (*side(places, TableSide.RIGHT), *reversed(side(places, TableSide.LEFT)))


def alternating_order(places: Places) -> tuple[Seat, ...]:
    """List the punters' chairs from the banker outward, right and left alternating (BB-11)."""
    return places[1:]


def round_from_croupier(places: Places) -> tuple[Seat, ...]:
    """List all chairs from the right of the croupier, opposite the banker (BB-1)."""
    left, right = side(places, TableSide.LEFT), side(places, TableSide.RIGHT)
    return (*reversed(left), places[0], *right)
