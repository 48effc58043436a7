"""A server that reports a wrong back for the card at the fifth place of every shoe."""

import sys

from baccarat.house.sealing import Places, Sealing
from baccarat.rules import Back
from baccarat.web.__main__ import main

TURNED = 4
OTHER = {Back.PINK: Back.BLUE, Back.BLUE: Back.PINK}
_backs = Sealing.backs


def _turned(sealing: Sealing, places: Places) -> tuple[Back, ...]:
    told = zip(places, _backs(sealing, places), strict=True)
    return tuple(OTHER[back] if at == TURNED else back for at, back in told)


Sealing.backs = _turned  # type: ignore[method-assign, assignment]  # the fault
main(*sys.argv[1:])
