"""A server that deals another card than it sealed, at the fifth place of every shoe."""

import sys

from baccarat.cards import Card
from baccarat.house.sealing.sealing import Sealing

from ..patient import main

SWAPPED = 4
_card = Sealing.card


def _swapped(sealing: Sealing, position: int) -> Card:
    return _card(sealing, position + 1 if position == SWAPPED else position)


Sealing.card = _swapped  # type: ignore[method-assign, assignment]  # the fault
main(*sys.argv[1:])
