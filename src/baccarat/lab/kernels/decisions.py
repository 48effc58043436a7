"""The compiled count of orders won for every decision at chemin de fer.

It returns the same as `lab.hands.table` with less work. Ponte hands that share a row are counted by
total instead of being dealt one by one: the count of pairs with a total is kept, and removing a
card subtracts the pairs that contain it.
"""

from typing import Any

from numba import njit

from .stored import plain


@plain
def fill(
    counts: Any,
    out: Any,
    hands: Any,
    totals: Any,
    after: Any,
    partner: Any,
    parts: Any,
    scratch: Any,
    into: Any,
) -> None:
    """Fill `into`, which starts as zeros, by row, hand, event and index into `hands.Won`.

    - `counts`: ten 64-bit integers, from at most 26 packs; `out`: 1, or 0 to deal with replacement.
    - `hands`, `totals`: both point values of each hand, and its total.
    - `after`: the total after drawing each value, and after none; `partner`: the value that makes
      a total with each value. These and `parts` are unsigned bytes, so indexes need no range check.
    - `parts`: for each part of a row its row, its total, whether it draws, whether it stands,
      whether it is a single hand, and that hand's values. Hands with the same total are adjacent.
    - `scratch`: room for three times ten integers.
    """
    left, deck, pairs = scratch
    cards = 0
    for worth in range(10):
        cards += counts[worth]
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
    """Copy ten counts; for whole-array assignment numba would also compile its shape errors."""
    for worth in range(10):
        into[worth] = counts[worth]


@njit(inline="always")
def _pair(deck: Any, out: Any, partner: Any, pairs: Any) -> None:
    """Count the ordered pairs with each total."""
    for total in range(10):
        ways = 0
        for worth in range(10):
            other = partner[total, worth]
            ways += deck[worth] * (deck[other] - (out if other == worth else 0))
        pairs[total] = ways


@njit(inline="always")
def _compare(deck: Any, after: Any, banker: Any, reached: Any) -> tuple[Any, Any]:
    """Count the cards with which the banker wins, and with which the banker loses."""
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
    """Count a hand's orders, and those in which a third card wins or loses against it."""
    some = deck[one] * (deck[two] - out) if one == two else 2 * deck[one] * deck[two]
    for worth in (one, two):
        over -= out if after[banker, worth] > reached else 0
        under -= out if after[banker, worth] < reached else 0
    return some, some * over, some * under


@njit(inline="always")
def _of_total(
    deck: Any, out: Any, some: Any, partner: Any, total: Any, after: Any, banker: Any, reached: Any
) -> tuple[Any, Any]:
    """Count the orders of all hands with a total, and those a third card wins or loses against."""
    won, lost = 0, 0
    for worth in range(10):
        other = partner[total, worth]
        held = deck[other] - (out if other == worth else 0)
        these = deck[worth] * (some - 2 * out * held)
        won += these if after[banker, worth] > reached else 0
        lost += these if after[banker, worth] < reached else 0
    return won, lost
