"""Give each pack of a shoe its colour of back."""

from enum import StrEnum
from typing import Final


class Back(StrEnum):
    """The colour of a card's back: pink, or light blue (C-3)."""

    PINK = "pink"
    BLUE = "blue"


IN_TURN: Final = (Back.PINK, Back.BLUE)


def back_of(pack: int) -> Back:
    """Tell the colour of a pack, from 0: pink and light blue in turn (C-3).

    So six packs are three and three, and three packs two pink and one light blue; any other even
    number is half and half, and of an odd number the odd one is pink. Raises ValueError below 0.
    """
    if pack < 0:
        raise ValueError(f"packs are counted from 0, so there is none at {pack}")
    return IN_TURN[pack % len(IN_TURN)]
