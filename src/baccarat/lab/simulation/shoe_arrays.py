"""Arrays for the kernels: cards as bytes, the drawing rules, and when a shoe ends.

Kernels take named tuples as plain tuples. Otherwise numba's cache would refer to their classes by
name, and could not be read by a version that has renamed one.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ...cards.card import PACK, RANKS, Card
from ...cards.shoe import packs
from ...rules.presets.shoe import ShoeRules
from ...rules.tableau import GIVEN, PUNTO_BANCO, Draws, Tableau
from .paytables import CardBet

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
        player_draws=player_draws_of(PUNTO_BANCO),
        banker_draws=banker_draws_of(PUNTO_BANCO),
        burn=-1 if shoe.burn == "first-card" else int(shoe.burn),
        stop=shoe.cards - shoe.stop_depth,
        coups_after=int(shoe.one_more),
    )


@cache
def _factory(number_of_packs: int) -> Bytes:
    return coded(packs(number_of_packs))


@cache
def player_draws_of(tableau: Tableau) -> Bytes:
    draws = [each == Draws.DRAW for each in tableau.player]
    return np.array([*draws, False, False], dtype=np.uint8)


@cache
def banker_draws_of(tableau: Tableau) -> Bytes:
    draws = [[each == Draws.DRAW for each in row] for row in tableau.banker]
    return np.array([*draws, [False] * GIVEN, [False] * GIVEN], dtype=np.uint8)


def scratch(shoe: ShoeRules) -> tuple[npt.NDArray[Any], ...]:
    """Return room for a shoe in compiled code, which allocates none.

    Its cards, the cells, first cards and endings of its coups, and the state of the generator.
    """
    places = (empty(shoe.cards, kind=np.uint16) for _ in range(3))
    return (empty(shoe.cards, kind=np.uint8), *places, empty(4, kind=np.uint64))


def empty(*shape: int, kind: Any = np.int64) -> npt.NDArray[Any]:
    """Return an array of zeros."""
    return np.zeros(shape, dtype=kind)


class CardTables(NamedTuple):
    """The tables of bets that need more than the cell (`paytables.CardBet`), for compiled code.

    `places` numbers the cards by their bytes, and `ranks` numbers their ranks.
    """

    places: Bytes
    ranks: Bytes
    kinds: npt.NDArray[np.uint16]
    by_ending: npt.NDArray[np.bool_]
    classes: Bytes
    lines: npt.NDArray[np.int8]


def card_tables(bets: Sequence[CardBet]) -> CardTables:
    """Return the tables of several bets."""
    places, ranks = empty(256, kind=np.uint8), empty(256, kind=np.uint8)
    for at, card in enumerate(PACK):
        places[CODES[card]], ranks[CODES[card]] = at, RANKS.index(card.rank)
    shapes = [np.shape(bet.lines) for bet in bets] or [(0, 0, 0, 2)]
    kinds = empty(len(bets), max((len(bet.kinds) for bet in bets), default=0), kind=np.uint16)
    classes = empty(len(bets), len(PACK), len(PACK), kind=np.uint8)
    lines = empty(len(bets), *map(max, zip(*shapes, strict=True)), kind=np.int8)
    for at, bet in enumerate(bets):
        kinds[at, : len(bet.kinds)] = bet.kinds
        for (one, other), number in bet.classes.items():
            first, second = places[CODES[one]], places[CODES[other]]
            classes[at, first, second] = classes[at, second, first] = number
        kind, player, banker, _ = shapes[at]
        lines[at, :kind, :player, :banker] = bet.lines
    by_ending = np.array([bet.by_ending for bet in bets], dtype=np.bool_)
    return CardTables(places, ranks, kinds, by_ending, classes, lines)
