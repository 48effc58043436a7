"""Bets on every card of a coup, priced for whole packs without counting coups.

With n packs the number of orders that a line wins is a polynomial in n of the sixth degree without
a constant. Those below follow from the counts of `all_cards` for one to six packs.
"""

from collections.abc import Mapping, Sequence
from math import perm
from typing import Final, Literal

from ...rules.half_open import PartlyOpenCoup
from ...rules.wagers.trade import standard_wager
from ...rules.wagers.wager import Wager
from ..composition import Composition
from ..counts import COUP

POLYNOMIALS: Final[Mapping[str, Sequence[Sequence[int]]]] = {
    "lucky-8-banker": (
        (-480, 2200, -10636, 41456, -114108, 161296),
        (0, 19352, -398900, 3938432, -19624260, 41260784),
        (-960, 44360, -854680, 10341168, -73204352, 215920384),
        (0, 6400, -328320, 6522592, -60412608, 215490304),
        (0, 56744, -3200488, 66003584, -603617216, 2061694208),
    ),
    "lucky-8-player": (
        (-480, 2200, -10636, 41456, -114108, 161296),
        (0, 20152, -438628, 4560192, -23281476, 47711984),
        (-960, 44360, -851416, 10332336, -73207808, 215920384),
        (0, 6400, -331200, 6569824, -60578880, 215920384),
        (0, 59144, -3343672, 69038528, -631855808, 2158032128),
    ),
    "lucky-match": (
        (-4320, 213792, -1582400, 4263680, -4787200, 1896448),
        (0, 44544, -534528, 2316288, -4276224, 2850816),
        (-1920, 246400, -7096576, 43060224, -88272896, 57196544),
        (0, 51840, -5947648, 55951360, -175394816, 173735936),
        (0, 130560, -7024384, 148401664, -709394432, 879288320),
        (0, 53760, -4505344, 131854336, -852340736, 1574273024),
    ),
}
"""The coefficients of n, n², … n⁶ for each line of a bet."""


def is_quick(wager: Wager, composition: Composition | Literal["inf"], seen: object = None) -> bool:
    """Whether a bet is priced without counting all cards, which takes seconds and 200 MB.

    `seen` are cards of the coup on the table.
    """
    if not wager.needs_all:
        return True
    known = wager.name in POLYNOMIALS and wager == standard_wager(wager.name)
    whole = isinstance(composition, str) or _packs_of(composition) is not None
    return known and whole and seen in {None, PartlyOpenCoup()}


def whole_pack_weights(wager: Wager, composition: Composition) -> tuple[int, ...]:
    """Count the orders of six cards by the line of a quick bet, with those that lose at the end."""
    packs = _packs_of(composition) or 0
    lines = [
        sum(each * packs**power for power, each in enumerate(line, 1))
        for line in POLYNOMIALS[wager.name]
    ]
    return (*lines, perm(sum(composition.counts), COUP) - sum(lines))


def _packs_of(composition: Composition) -> int | None:
    """Return the number of packs if no card is missing; None for any other shoe."""
    copies = {many for _, many in composition.cards or ()}
    return copies.pop() if len(copies) == 1 and 0 not in copies else None
