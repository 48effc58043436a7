"""Prices of bets on many shoes in one call."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
import numpy as np

from ...cards.card import PACK
from ...rules.wagers.wager import NeedsRanks, Wager
from ..composition import Composition
from ..counts import COUP, POINT_VALUES, BadCount, TooFewCards, WrongLength
from ..kernels.batch import joints
from .distribution import cell_facts, distribution
from .first_four import moments
from .named import Bet, wagers_of
from .price import net, price
from .third_cards import moments_by_ending

BLOCK: Final = 1024
"""Shoes counted at once, which bounds the memory."""
_VALUE = np.array([[card.points == worth for worth in range(POINT_VALUES)] for card in PACK], int)


class Prices(msgspec.Struct, frozen=True, eq=False):
    """The edges and standard deviations of bets: arrays with a row per shoe, a column per bet."""

    wagers: tuple[Wager, ...]
    edges: Any
    sds: Any

    def edge(self, name: str) -> Any:
        """Return the edge of one bet on every shoe; raises KeyError for a bet not priced."""
        return self.edges[:, self._column(name)]

    def sd(self, name: str) -> Any:
        """Return the standard deviation of one bet on every shoe; raises KeyError."""
        return self.sds[:, self._column(name)]

    def _column(self, name: str) -> int:
        for column, wager in enumerate(self.wagers):
            if wager.name == name:
                return column
        raise KeyError(name)


def price_shoes(wagers: Bet | Iterable[Bet], shoes: Any, *, workers: int = 1) -> Prices:
    """Price bets on many shoes, in floats computed from exact counts.

    `shoes` are Compositions, or an array whose rows are ten counts by point value, or 52 by card
    (in the order of PACK). Bets on point values are counted by the fastest kernel, using `workers`
    threads. Bets on the first two cards of the hands, and bets on third cards without ranks, are
    counted by matrix products. Bets that combine ranks or suits with anything else are priced shoe
    by shoe, which takes up to a tenth of a second for each.

    Raises NeedsRanks if a bet needs ranks and only point values are given, BadCounts, and the
    errors of `wager_of`.
    """
    chosen = wagers_of(wagers)
    counts, cards = _arrays(shoes)
    edges, sds = np.empty((len(counts), len(chosen))), np.empty((len(counts), len(chosen)))
    for first in range(0, len(counts), BLOCK):
        rows = slice(first, first + BLOCK)
        some = None if cards is None else cards[rows]
        for at, found in enumerate(_moments(chosen, counts[rows], some, workers)):
            edges[rows, at], sds[rows, at] = found
    return Prices(chosen, edges, sds)


def _moments(
    wagers: Sequence[Wager], counts: Any, cards: Any, workers: int
) -> Iterator[tuple[Any, Any]]:
    """Yield the edges and deviations of each bet."""
    orders: Any = None
    for wager in wagers:
        if wager.needs_cards:
            yield _on_cards(wager, counts, cards)
            continue
        if orders is None:
            orders = np.asarray(joints(counts, workers=workers).orders, dtype=float)
            total = orders.sum(axis=1)
        pays = _pays(wager)
        yield _edges(orders @ pays / total, orders @ pays**2 / total)


@lru_cache(64)
def _pays(wager: Wager) -> Any:
    """Return what a unit wins in each cell. Cached, because every block of shoes needs it."""
    return np.array([float(net(wager.line(facts))) for facts in cell_facts()])


def _on_cards(wager: Wager, counts: Any, cards: Any) -> tuple[Any, Any]:
    """Return the edges and deviations of a bet that needs more than the final totals."""
    if not wager.needs_ranks:
        return _edges(*moments_by_ending(wager, counts))
    if cards is None:
        raise NeedsRanks(wager.name)
    if wager.is_of_first_cards:
        return _edges(*moments(wager, cards))
    return _one_by_one(wager, cards)


def _edges(mean: Any, square: Any) -> tuple[Any, Any]:
    """Return edges and standard deviations from the moments of results."""
    return -mean, np.sqrt(np.maximum(square - mean**2, 0.0))


def _one_by_one(wager: Wager, cards: Any) -> tuple[list[float], list[float]]:
    edges, sds = [], []
    for row in cards:
        shoe = Composition.of_cards(
            card for card, copies in zip(PACK, row, strict=True) for _ in range(copies)
        )
        found = price(wager, distribution(shoe, [wager]))
        edges.append(float(found.edge))
        sds.append(found.sd)
    return edges, sds


def _arrays(shoes: Any) -> tuple[Any, Any]:
    """Return the ten counts of each shoe, and its 52 counts where all are known, else None."""
    if isinstance(shoes, Composition):
        shoes = [shoes]
    if not hasattr(shoes, "ndim"):
        given: Sequence[Any] = [*shoes]
        if any(isinstance(each, Composition) for each in given):
            return _of_compositions(given)
        for row, each in enumerate(given, 1):
            if len(each) not in {POINT_VALUES, len(PACK)} or len(each) != len(given[0]):
                raise _at(WrongLength(len(each)), row)
        shoes = np.array(given) if given else np.empty((0, POINT_VALUES), int)
    if shoes.ndim != 2 or shoes.shape[1] not in {POINT_VALUES, len(PACK)}:
        raise WrongLength(shoes.shape[-1])
    if shoes.size and (shoes.dtype.kind not in "iu" or shoes.min() < 0):
        row, column = divmod(int(np.argmin(shoes)), shoes.shape[1])
        raise _at(BadCount(f"column {column}", shoes[row, column]), row + 1)
    small = shoes.sum(axis=1) < COUP
    if small.any():
        row = int(np.argmax(small))
        raise _at(TooFewCards(int(shoes[row].sum())), row + 1)
    if shoes.shape[1] == POINT_VALUES:
        return shoes, None
    return shoes @ _VALUE, shoes


def _of_compositions(shoes: Sequence[Composition]) -> tuple[Any, Any]:
    counts = np.array([shoe.counts for shoe in shoes], np.int64)
    if any(shoe.cards is None for shoe in shoes):
        return _arrays(counts)
    held = [dict(shoe.cards or ()) for shoe in shoes]
    return _arrays(np.array([[each.get(card, 0) for card in PACK] for each in held], np.int64))


def _at(bad: Any, row: int) -> Any:
    bad.row = row
    return bad
