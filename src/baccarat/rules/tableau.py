"""Drawing tables as data: whether a hand must draw, must stand, or may choose."""

from enum import StrEnum
from typing import Final

import msgspec

from ..cards.card import Card


class Draws(StrEnum):
    """A tableau's rule for a hand: draw, stand, or choose (à volonté)."""

    DRAW = "D"
    STAND = "S"
    FREE = "F"


STAND: Final = Draws.STAND
"""A module global, because member lookup in an enum is slow and happens for each card."""


class BadTableau(ValueError):
    """A drawing table has missing, additional or unknown letters."""

    def __init__(self) -> None:
        super().__init__(
            f"a tableau has {TOTALS} letters for Player and {TOTALS} rows of {GIVEN} for Banker, "
            f"each of them D, S or F"
        )


class NoTotal(ValueError):
    """No two-card hand without a natural has this `total`."""

    def __init__(self, total: int) -> None:
        super().__init__(f"a tableau speaks of the totals 0 to {TOTALS - 1}, not of {total}")
        self.total = total


TOTALS: Final = 8
GIVEN: Final = 11
"""The values 0 to 9 of Player's third card, and none."""


class Tableau(msgspec.Struct, frozen=True):
    """A drawing table for both hands of a coup without a natural. Raises BadTableau.

    `player` has a letter for each total 0 to 7. `banker` has a row for each total 0 to 7, with
    a letter for each value 0 to 9 of Player's third card, and a last one for a Player who stood.
    """

    player: str
    banker: tuple[str, ...]

    def __post_init__(self) -> None:
        sizes = (len(self.player), len(self.banker), {*map(len, self.banker)})
        if sizes != (TOTALS, TOTALS, {GIVEN}) or {*self.player, *"".join(self.banker)} - {*Draws}:
            raise BadTableau

    def player_says(self, total: int) -> Draws:
        """Return Player's rule for `total` (PB-3); raises NoTotal."""
        return _SAYS[self.player[_check_total(total)]]

    def banker_says(self, total: int, given: Card | None) -> Draws:
        """Return Banker's rule for `total` after Player took `given`, or stood (PB-4, PB-5).

        Raises NoTotal.
        """
        return _SAYS[self.banker[_check_total(total)][10 if given is None else given.points]]


_SAYS: Final = {each.value: each for each in Draws}
"""The same as `Draws(letter)`, but much faster; it is needed for every card."""


def _check_total(total: int) -> int:
    if not 0 <= total < TOTALS:
        raise NoTotal(total)
    return total


PUNTO_BANCO: Final = Tableau(
    #       01234567
    player="DDDDDDSS",
    banker=(
        # third card 0123456789, stood
        "DDDDDDDDDDD",
        "DDDDDDDDDDD",
        "DDDDDDDDDDD",
        "DDDDDDDDSDD",
        "SSDDDDDDSSD",
        "SSSSDDDDSSD",
        "SSSSSSDDSSS",
        "SSSSSSSSSSS",
    ),
)
"""The tableau of punto banco, from the grid of S1; the same in all its variants."""

CHEMIN_DE_FER: Final = Tableau(
    #       01234567
    player="DDDDDFSS",
    banker=(
        # third card 0123456789, stood
        "DDDDDDDDDDD",
        "DDDDDDDDDDD",
        "DDDDDDDDDDD",
        "DDDDDDDDSFD",
        "SSDDDDDDSSD",
        "SSSSFDDDSSD",
        "SSSSSSDDSSS",
        "SSSSSSSSSSS",
    ),
)
"""The binding tableau of S3: the ponte chooses on 5 (CF-12), the banker at (3, 9) and (5, 4)."""

COMPUTER: Final = Tableau(
    player=CHEMIN_DE_FER.player,
    banker=(*CHEMIN_DE_FER.banker[:5], "SSSSDDDDSSD", *CHEMIN_DE_FER.banker[6:]),
)
"""The tableau of S2: like S3's, except that the banker draws on 5 after giving a 4 (CF-14)."""

VOLONTE: Final = Tableau(player="FFFFFFFF", banker=("FFFFFFFFFFF",) * 8)
"""No hand is bound (S0): only custom recommends a play (CF-12, CF-14)."""

SOLO: Final = Tableau(player=VOLONTE.player, banker=("DDDDDDDDDDD", *VOLONTE.banker[1:]))
"""Of a lone caller where the house allows it: only a banker with 0 is bound, to draw (AD-C33)."""
