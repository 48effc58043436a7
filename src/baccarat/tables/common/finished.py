"""A coup that is over, as every table tells of it."""

import msgspec

from ...cards import Hand
from ...rules import Outcome
from .call import Call


class Finished(msgspec.Struct, frozen=True):
    """Both hands, who won, and why each card was drawn or not; the ponte's hand is `player`."""

    outcome: Outcome
    player: Hand
    banker: Hand
    why: tuple[Call, ...]
