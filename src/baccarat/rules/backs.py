"""Colours of the card backs of each pack in a shoe."""

from enum import StrEnum
from typing import Final


class Back(StrEnum):
    """The colour of a card's back: pink, or light blue (C-3)."""

    PINK = "pink"
    BLUE = "blue"


IN_TURN: Final = (Back.PINK, Back.BLUE)


def back_of(pack: int) -> Back:
    """Return the colour of a pack, counted from 0: pink and light blue alternate (C-3).

    Six packs have three of each colour; three packs have two pink and one light blue. Raises
    ValueError for a negative number.
    """
    if pack < 0:
        raise ValueError(f"packs are counted from 0, so there is none at {pack}")
    return IN_TURN[pack % len(IN_TURN)]
