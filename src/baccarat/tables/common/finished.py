"""A coup that the cards have decided, alike for every game."""

import msgspec

from ...cards import Hand
from ...rules import Outcome
from .call import Call


class Finished(msgspec.Struct, frozen=True):
    """Both hands, who won, and why each card was drawn or not.

    `player` is the hand against the bank, whose holder some games call the ponte.
    """

    outcome: Outcome
    player: Hand
    banker: Hand
    why: tuple[Call, ...] = ()

    @property
    def natural(self) -> bool:
        """Whether a hand had 8 or 9 on two cards."""
        return self.player.natural or self.banker.natural
