"""Hold the three hands of a coup, and tell how each side fared against the bank."""

from enum import StrEnum
from typing import Final

import msgspec

from ...cards import Card, Hand
from ...rules import Outcome


class TableSide(StrEnum):
    """Whose hand it is: that of the punters at the banker's right or left, or the banker's."""

    __hash__ = str.__hash__  # an enum's own is looked up by name, in Python

    RIGHT = "right"
    LEFT = "left"
    BANKER = "banker"


PUNTERS: Final = (TableSide.RIGHT, TableSide.LEFT)
"""The sides that play against the bank, in the order of dealing (BB-3)."""
TWO_CARDS: Final = 2


class Hands(msgspec.Struct, frozen=True):
    """The hands of a coup, dealt or half dealt; a side without stakes has none (BB-3)."""

    right: Hand = Hand()
    left: Hand = Hand()
    banker: Hand = Hand()

    def of(self, side: TableSide) -> Hand:
        if side is TableSide.BANKER:
            return self.banker
        return self.right if side is TableSide.RIGHT else self.left

    def with_card(self, side: TableSide, card: Card) -> "Hands":
        """Return the hands after `side` got `card`."""
        dealt = {each: self.of(each) for each in TableSide}
        dealt[side] = dealt[side].with_card(card)
        return Hands(*dealt.values())

    @property
    def cards(self) -> int:
        """How many cards lie on the table."""
        return sum(len(self.of(side).cards) for side in TableSide)

    def next_of_two(self, playing: tuple[TableSide, ...]) -> TableSide | None:
        """Tell who gets the next card of the two rounds: the sides `playing`, then the banker."""
        for cards in range(TWO_CARDS):
            for side in (*playing, TableSide.BANKER):
                if len(self.of(side).cards) == cards:
                    return side
        return None

    def outcome(self, side: TableSide) -> Outcome:
        """Tell how a side fared that is dealt out: PLAYER means that it won.

        A natural is decided against the banker's first two cards, and so is every hand where
        those are a natural (BB-4, BB-5).
        """
        hand, banker = self.of(side), self.banker
        against = banker.first_two if hand.natural else banker
        if hand.total == against.total:
            return Outcome.TIE
        return Outcome.PLAYER if hand.total > against.total else Outcome.BANKER
