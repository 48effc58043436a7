"""A server that deals another card than it sealed, at the fifth place of every shoe."""

import sys

from baccarat.cards import Card
from baccarat.house.sealing import Sealing

from ..patient import main

SWAPPED = 4
_card = Sealing.card


def _swapped(sealing: Sealing, position: int) -> Card:
    sealed = _card(sealing, position)
    if position != SWAPPED:
        return sealed
    later = (_card(sealing, each) for each in range(position + 1, position + 100))
    return next(card for card in later if card != sealed)


Sealing.card = _swapped  # type: ignore[method-assign, assignment]  # the fault
main(*sys.argv[1:])
