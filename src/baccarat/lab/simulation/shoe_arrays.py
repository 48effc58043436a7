"""Arrays for the kernels: cards as bytes, the drawing rules, and when a shoe ends."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ...cards import PACK, Card, packs
from ...rules import PUNTO_BANCO, Draws, ShoeRules, Tableau
from ...rules.tableau import GIVEN

Bytes = npt.NDArray[np.uint8]

POINTS: Final = 15
"""The bits of a card's byte that hold its points; the other four number the cards worth that."""


def _codes() -> dict[Card, int]:
    found: dict[Card, int] = {}
    for card in PACK:
        found[card] = card.points + 16 * sum(other.points == card.points for other in found)
    return found


CODES: Final = _codes()
CARD_OF: Final = {code: card for card, code in CODES.items()}


def coded(cards: Iterable[Card]) -> Bytes:
    """Return cards as bytes."""
    return np.array([CODES[card] for card in cards], dtype=np.uint8)


class Rules(NamedTuple):
    """The rules of dealing as passed to compiled code.

    - `factory`: the packs in factory order.
    - `player_draws`, `banker_draws`: whether each total from 0 to 9 draws; for Banker, after each
      value of Player's third card, and last after none. Naturals do not.
    - `burn`: the cards burnt before the first coup, -1 if the first card decides.
    - `stop`: the number of cards in front of the stop card. `coups_after`: the coups dealt after
      the one in which it shows.
    """

    factory: Bytes
    player_draws: Bytes
    banker_draws: Bytes
    burn: int
    stop: int
    coups_after: int


def rules_of(shoe: ShoeRules) -> Rules:
    """Return the rules of a shoe as arrays."""
    return Rules(
        factory=_factory(shoe.packs),
        player_draws=_player_draws(PUNTO_BANCO),
        banker_draws=_banker_draws(PUNTO_BANCO),
        burn=-1 if shoe.burn == "first-card" else int(shoe.burn),
        stop=shoe.cards - shoe.stop_depth,
        coups_after=int(shoe.one_more),
    )


@cache
def _factory(number_of_packs: int) -> Bytes:
    return coded(packs(number_of_packs))


@cache
def _player_draws(tableau: Tableau) -> Bytes:
    draws = [each == Draws.DRAW for each in tableau.player]
    return np.array([*draws, False, False], dtype=np.uint8)


@cache
def _banker_draws(tableau: Tableau) -> Bytes:
    draws = [[each == Draws.DRAW for each in row] for row in tableau.banker]
    return np.array([*draws, [False] * GIVEN, [False] * GIVEN], dtype=np.uint8)


def most_coups(shoe: ShoeRules) -> int:
    """Return an upper bound for the number of coups in a shoe."""
    return shoe.cards // 4 + 2


def empty(*shape: int, kind: Any = np.int64) -> npt.NDArray[Any]:
    """Return an array of zeros."""
    return np.zeros(shape, dtype=kind)
