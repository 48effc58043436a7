"""Tests of the fairness of shuffles over many of them, with power against small faults.

An order is a row of the numbers 0 to n − 1, which were in sequence before the shuffle. Every
statistic has its exact first two moments under fairness, and is compared to a chi-square or a
binomial; each p-value is already multiplied by the number of its kind.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import scipy  # its `stats`, which take a second to load, are loaded on first use

Orders = Any
"""An array of shape (shoes, n)."""


def positions(orders: Orders) -> Any:
    """Count how often each number is at each place."""
    _, n = orders.shape
    cells = orders.astype(np.int64) + n * np.arange(n)
    return np.bincount(cells.ravel(), minlength=n * n).reshape(n, n)


def successors(orders: Orders) -> Any:
    """Count how often each number is followed by each other, and the last by the first."""
    _, n = orders.shape
    cells = orders.astype(np.int64) * n + np.roll(orders, -1, axis=1)
    return np.bincount(cells.ravel(), minlength=n * n).reshape(n, n)


def p_values(orders: Orders) -> dict[str, float]:
    """Apply all tests to orders."""
    many, n = orders.shape
    at, after = positions(orders), successors(orders)
    return {
        "position": _position(at, many),
        "region": _region(at, many),
        "one place": _rows(at, many, n),
        "one number": _rows(at.T, many, n),
        "one cell": _cells(at, many, 1 / n),
        "pair": _pair(after, many, n),
        "one pair": _cells(after[~np.eye(n, dtype=bool)], many, 1 / (n - 1)),
        "distance": _distance(after, many, n),
    }


def unfair(orders: Orders, alpha: float) -> set[str]:
    """Return the tests that all fair orders together would fail with probability below alpha."""
    found = p_values(orders)
    return {name for name, p in found.items() if p < alpha / len(found)}


def _position(at: Any, many: int, width: int = 1) -> float:
    """Sum over all cells of `width` places and numbers each.

    Fair orders of n leave (n − 1)² of n² cells free, with 1/(n − 1) instead of 1/n as their
    variance.
    """
    n, cells = len(at), len(at) // width
    expected = many * width * width / n
    counts = at.reshape(cells, width, cells, width).sum(axis=(1, 3))
    total = ((counts - expected) ** 2).sum() / expected * (n - 1) / n
    return float(scipy.stats.chi2.sf(total, (cells - 1) ** 2))


def _region(at: Any, many: int) -> float:
    """Sum over at most 16 by 16 regions, which detects small faults shared by many cells."""
    n = len(at)
    return _position(at, many, next(width for width in range(-(-n // 16), n) if n % width == 0))


def _rows(at: Any, many: int, n: int) -> float:
    expected = many / n
    highest = (((at - expected) ** 2).sum(axis=1) / expected).max()
    return min(1.0, float(scipy.stats.chi2.sf(highest, n - 1)) * n)


def _cells(counts: Any, many: int, chance: float) -> float:
    low, high = counts.min(), counts.max()
    binom = scipy.stats.binom
    tail = min(binom.cdf(low, many, chance), binom.sf(high - 1, many, chance))
    return min(1.0, float(tail) * 2 * int(counts.size))


def _pair(after: Any, many: int, n: int) -> float:
    """Sum over all pairs: a fair order, closed to a ring, is any of the (n − 1)! rings.

    A pair and its mirror exclude each other, which widens their difference by n/(n − 2).
    """
    expected = many / (n - 1)
    off = after - np.where(np.eye(n, dtype=bool), after, expected)
    alike, apart = (off + off.T) / 2, (off - off.T) / 2
    total = ((alike**2).sum() + (apart**2).sum() * (n - 2) / n) / expected
    return float(scipy.stats.chi2.sf(total, n * n - 3 * n + 1))


def _distance(after: Any, many: int, n: int) -> float:
    """Sum pairs by their distance before the shuffle: riffles keep neighbours."""
    numbers = np.arange(n)
    far = (numbers[None, :] - numbers[:, None]) % n
    counts = np.bincount(far.ravel(), weights=after.ravel(), minlength=n)[1:]
    expected = many * n / (n - 1)
    off = counts - expected
    alike, apart = (off + off[::-1]) / 2, (off - off[::-1]) / 2
    total = ((alike**2).sum() + (apart**2).sum() * (n - 2) / n) / expected
    return float(scipy.stats.chi2.sf(total, n - 2))


Luck = np.random.Generator
Shuffle = Callable[[Luck, int, int], Orders]


def _laid_out(many: int, n: int) -> Orders:
    return np.tile(np.arange(n, dtype=np.int32), (many, 1))


def exchanged(many: int, n: int, places: range, choose: Callable[[int], Any]) -> Orders:
    """Swap each place in turn with the place that `choose` returns for it."""
    shoes = np.arange(many)
    at = np.ascontiguousarray(_laid_out(many, n).T)  # stored place by place, as it is read
    for place in places:
        chosen = choose(place)
        kept = at[place].copy()
        at[place] = at[chosen, shoes]
        at[chosen, shoes] = kept
    return np.ascontiguousarray(at.T)


def fair(luck: Luck, many: int, n: int) -> Orders:
    """Shuffle by Fisher and Yates."""
    return exchanged(many, n, range(n - 1, 0, -1), lambda last: luck.integers(0, last + 1, many))


def swap_any(luck: Luck, many: int, n: int) -> Orders:
    """Swap every card with any other."""
    return exchanged(many, n, range(n), lambda _: luck.integers(0, n, many))


def sattolo(luck: Luck, many: int, n: int) -> Orders:
    """Never leave a card where it is."""
    return exchanged(many, n, range(n - 1, 0, -1), lambda last: luck.integers(0, last, many))


def stops_early(luck: Luck, many: int, n: int) -> Orders:
    """Leave out the last swap."""
    return exchanged(many, n, range(n - 1, 1, -1), lambda last: luck.integers(0, last + 1, many))


def begins_late(luck: Luck, many: int, n: int) -> Orders:
    """Leave out the first swap."""
    return exchanged(many, n, range(n - 2, 0, -1), lambda last: luck.integers(0, last + 1, many))


def modulo(luck: Luck, many: int, n: int) -> Orders:
    """Reduce 12-bit words modulo the bound."""
    places = range(n - 1, 0, -1)
    return exchanged(many, n, places, lambda last: luck.integers(0, 2**12, many) % (last + 1))


def top_card_stays(luck: Luck, many: int, n: int) -> Orders:
    """Put the top card back to its place one time in a hundred."""
    orders = fair(luck, many, n)
    rows = np.flatnonzero(luck.random(many) < 0.01)
    places = np.argmax(orders[rows] == 0, axis=1)
    orders[rows, places] = orders[rows, 0]
    orders[rows, 0] = 0
    return orders


def riffled(times: int) -> Shuffle:
    """Riffle `times` times: in a random split each half keeps its order."""

    def riffles(luck: Luck, many: int, n: int) -> Orders:
        orders = _laid_out(many, n)
        for _ in range(times):
            halves = luck.integers(0, 2, (many, n), dtype=np.int8)
            orders = np.take_along_axis(orders, np.argsort(halves, axis=1, kind="stable"), axis=1)
        return orders

    riffles.__name__ = f"riffled_{times}"
    return riffles


MUTANTS: Final[tuple[Shuffle, ...]] = (
    swap_any, sattolo, stops_early, begins_late, modulo, top_card_stays, riffled(7), riffled(9),
)  # fmt: skip
