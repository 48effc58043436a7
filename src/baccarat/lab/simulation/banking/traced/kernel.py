"""Run a program: deal shoes, and follow each table from deal to deal."""

from typing import Any

import numpy as np
from numba import njit

from ....kernels.stored import plain
from ...dealing import shuffle_packs, start_block
from ...generator import BLOCK
from ..coups import first_card, three_hands, two_hands
from .numbers import (
    CARD,
    COMPARES,
    COUP,
    COUPS_LEFT,
    DONE,
    HANDS,
    LOGGED,
    OVERFLOW,
    PRODUCT,
    QUOTIENT,
    REACHES,
    ROOT,
    SETS,
    SHOE,
    SLOTS,
)

_BLOCK, _HANDS, _SLOTS = BLOCK, HANDS, SLOTS
_REACHES, _COMPARES, _PRODUCT, _QUOTIENT, _SETS = REACHES, COMPARES, PRODUCT, QUOTIENT, SETS

_SHOE, _COUP, _CARD, _COUPS_LEFT, _ROOT, _LOGGED = SHOE, COUP, CARD, COUPS_LEFT, ROOT, LOGGED
_DONE, _OVERFLOW, _MOST = DONE, OVERFLOW, 2.0**62


@njit(inline="always")
def value_of(code: Any, at: Any, values: Any) -> Any:
    """Return the value of the sum at a place of the code, and the place after it."""
    terms, value = code[at], code[at + 1]
    at += 2
    for _ in range(terms):
        value += values[code[at]] * code[at + 1]
        at += 2
    return value, at


@njit(nogil=True)
def follow(code: Any, root: Any, values: Any, new: Any) -> Any:
    """Follow the way from a root, and change the values.

    Return 1 if the shoe has ended, else 0; -1 if nobody has gone this way, -2 for an overflow.
    """
    cell = root
    while True:
        node = code[cell]
        if node == 0:
            return -1
        kind = code[node]
        if kind == _REACHES:
            value, cell = value_of(code, node + 2, values)
            cell += value >= code[node + 1]
        elif kind == _COMPARES:
            value, cell = value_of(code, node + 2, values)
            cell += np.intp(value >= code[node + 1]) + np.intp(value > code[node + 1])
        elif kind == _SETS:
            changes, at = code[node + 2], node + 3
            for change in range(changes):
                new[change], at = value_of(code, at + 1, values)
            at = node + 3
            for change in range(changes):
                values[code[at]] = new[change]
                at += 3 + 2 * code[at + 1]
            return code[node + 1]
        else:
            one, at = value_of(code, node + 2, values)
            other, cell = value_of(code, at, values)
            if kind == _PRODUCT:
                if abs(np.float64(one) * np.float64(other)) > _MOST:
                    return -2
                values[code[node + 1]] = one * other
            else:
                values[code[node + 1]] = one // other


@njit(nogil=True)
def deal(hands: Any, chances: Any, cards: Any, at: Any, seed: Any, shoe: Any, coup: Any) -> Any:
    """Deal a coup from card `at` on; return its result and the card after it.

    `hands` says which: see `Tables._hands`.
    """
    ponte, banker, right, left, banker_of_three = chances
    variant, one, two, three = hands >> 1 & 1, hands >> 2 & 31, hands >> 7 & 31, hands >> 12 & 31
    blind = hands >> 17 & 1
    if hands & 1 == 0:
        return two_hands(
            cards, at, ponte[one, variant], banker[two, variant], variant, blind, seed, shoe, coup
        )
    return three_hands(
        cards, at, right[one, variant], left[two, variant], banker_of_three[three, variant],
        blind, seed, shoe, coup,
    )  # fmt: skip


@plain
def play_on(
    code: Any, start: Any, chances: Any, seed: Any, first: Any, rules: Any, flows: Any,
    place: Any, values: Any, new: Any, cards: Any, words: Any, results: Any, rows: Any, log: Any,
) -> Any:  # fmt: skip
    """Play shoes, a row of `rows` each, from `place` on; return DONE, or why it stopped.

    It stops with the root of a way that is not in the code, or with OVERFLOW. `first` starts a
    block. `rows` gets the values in the slots `flows` at the end of each shoe, and `log`, as far as
    it reaches, the values at each deal. `results` counts the coups of each shoe. `new` is room for
    `follow`.
    """
    factory, _, _, burn, stop, coups_after = rules
    while place[_SHOE] < len(rows):
        shoe = place[_SHOE]
        if place[_COUPS_LEFT] == 0 and place[_ROOT] < 0:
            if shoe % _BLOCK == 0:
                start_block(seed, (first + shoe) // _BLOCK, words)
            shuffle_packs(factory, cards, words)
            for slot in range(_SLOTS):
                values[slot] = start[slot]
            place[_CARD], place[_COUP] = first_card(cards, burn), 0
            place[_COUPS_LEFT], place[_ROOT] = coups_after + 1, -1
        while True:
            if place[_ROOT] < 0:
                if place[_LOGGED] < len(log):
                    for slot in range(_SLOTS):
                        log[place[_LOGGED], slot] = values[slot]
                    place[_LOGGED] += 1
                result, place[_CARD] = deal(
                    values[_HANDS],
                    chances,
                    cards,
                    place[_CARD],
                    seed,
                    first + shoe,
                    place[_COUP],
                )
                place[_COUP] += 1
                if place[_CARD] > stop:
                    place[_COUPS_LEFT] -= 1
                results[shoe, result] += 1
                place[_ROOT] = 2 * result + (place[_COUPS_LEFT] == 0)
            ended = follow(code, place[_ROOT], values, new)
            if ended < 0:
                return place[_ROOT] if ended == -1 else _OVERFLOW
            place[_ROOT] = -1
            if ended:
                break
        for at in range(len(flows)):
            rows[shoe, at] = values[flows[at]]
        place[_SHOE] += 1
        place[_COUPS_LEFT] = 0
    return _DONE
