"""Count the orders won for every decision of chemin de fer, compiled by numba.

The same as `lab.hands.table`, with less work: hands of the ponte that one row counts are
not dealt one by one, but counted by their total. So many pairs of a deck make a total, and one card
taken out of it takes those away that held it.
"""

from typing import Any

import numpy as np
from numba import njit


@njit(cache=True, nogil=True)
def fill(
    counts: Any, out: Any, hands: Any, totals: Any, after: Any, partner: Any, parts: Any, into: Any
) -> None:
    """Fill `into`, by row, hand, event and number of `orders.Won`; it holds zeros before.

    - `counts`: ten 64-bit integers, of 26 packs at most; `out`: 1, or 0 to deal with replacement.
    - `hands`, `totals`: the two worths of each hand, and its total.
    - `after`: what a total becomes by each worth, and by none; `partner`: what makes a total with
      each worth. These and the next are unsigned bytes, which need no check as places.
    - `parts`: for each part of a row the row, a total, whether it draws, whether it stands, whether
      it is one hand, and that hand's worths. Hands of one total are neighbours.
    """
    left, deck, pairs = np.empty_like(counts), np.empty_like(counts), np.empty_like(counts)
    cards = counts.sum()
    for hand in range(len(hands)):
        first, second, banker = hands[hand, 0], hands[hand, 1], totals[hand]
        _copy(counts, left)
        left[first] -= out
        ways = counts[first] * left[second] * (1 if first == second else 2)
        left[second] -= out
        _pair(left, out, partner, pairs)
        for event in range(11):
            _copy(left, deck)
            weight, rest = ways * (cards - 5 * out), cards - 4 * out
            if event < 10:
                weight, rest = ways * left[event], cards - 5 * out
                deck[event] -= out
            known, over, under = -1, 0, 0
            for part in range(len(parts)):
                if not parts[part, 2 if event < 10 else 3]:
                    continue
                row, total = parts[part, 0], parts[part, 1]
                reached = after[total, event]
                if parts[part, 4]:
                    if total != known:
                        known = total
                        over, under = _compare(deck, after, banker, reached)
                    some, won, lost = _of_hand(
                        deck,
                        out,
                        parts[part, 5],
                        parts[part, 6],
                        after,
                        banker,
                        reached,
                        over,
                        under,
                    )
                else:
                    some = pairs[total]
                    if event < 10:
                        some -= 2 * out * deck[partner[total, event]]
                    won, lost = _of_total(deck, out, some, partner, total, after, banker, reached)
                into[row, hand, event, 0] += weight * some * rest if banker > reached else 0
                into[row, hand, event, 1] += weight * some * rest if banker < reached else 0
                into[row, hand, event, 2] += weight * won
                into[row, hand, event, 3] += weight * lost


@njit(inline="always")
def _copy(counts: Any, into: Any) -> None:
    """Copy ten counts; for a whole array numba would compile too what it says of unlike shapes."""
    for worth in range(10):
        into[worth] = counts[worth]


@njit(inline="always")
def _pair(deck: Any, out: Any, partner: Any, pairs: Any) -> None:
    """Count the ordered pairs that make each total."""
    for total in range(10):
        ways = 0
        for worth in range(10):
            other = partner[total, worth]
            ways += deck[worth] * (deck[other] - (out if other == worth else 0))
        pairs[total] = ways


@njit(inline="always")
def _compare(deck: Any, after: Any, banker: Any, reached: Any) -> tuple[Any, Any]:
    """Count the cards by which the banker wins, and by which they lose."""
    over, under = 0, 0
    for worth in range(10):
        over += deck[worth] if after[banker, worth] > reached else 0
        under += deck[worth] if after[banker, worth] < reached else 0
    return over, under


@njit(inline="always")
def _of_hand(
    deck: Any,
    out: Any,
    one: Any,
    two: Any,
    after: Any,
    banker: Any,
    reached: Any,
    over: Any,
    under: Any,
) -> tuple[Any, Any, Any]:
    """Count the orders of one hand, and those in which a third card wins and loses against it."""
    some = deck[one] * (deck[two] - out) if one == two else 2 * deck[one] * deck[two]
    for worth in (one, two):
        over -= out if after[banker, worth] > reached else 0
        under -= out if after[banker, worth] < reached else 0
    return some, some * over, some * under


@njit(inline="always")
def _of_total(
    deck: Any, out: Any, some: Any, partner: Any, total: Any, after: Any, banker: Any, reached: Any
) -> tuple[Any, Any]:
    """Count the orders of all hands of a total in which a third card wins and loses against it."""
    won, lost = 0, 0
    for worth in range(10):
        other = partner[total, worth]
        held = deck[other] - (out if other == worth else 0)
        these = deck[worth] * (some - 2 * out * held)
        won += these if after[banker, worth] > reached else 0
        lost += these if after[banker, worth] < reached else 0
    return won, lost
