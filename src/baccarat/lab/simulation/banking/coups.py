"""The kernel of hands: deals whole shoes, and draws by given chances.

A chance of drawing between 0 and 1 is decided by a word of SplitMix64(seed) that depends only on
the shoe, the coup and the hand: see `choices`. Cards are those of the kernel `cards`.
"""

from typing import Any

import numpy as np
from numba import njit, uint64

from ...kernels.stored import plain
from ..dealing import last_digit, points_at, shuffle_packs, start_block
from ..generator import BLOCK
from ..shuffling import split_mix
from .choices import BANKER, COUPS, HANDS, LEFT, PLACE, RIGHT, UNIT
from .hand_play import BLIND
from .tally import ABSENT, RESULTS

_BLOCK, _COUPS, _HANDS, _PLACE, _UNIT = BLOCK, COUPS, HANDS, np.uint64(PLACE), UNIT
_RIGHT, _LEFT, _BANKER = RIGHT, LEFT, BANKER
_RESULTS, _ABSENT = RESULTS, ABSENT
_STOOD, _NATURAL = 10, 11
_BLIND = BLIND


@njit(inline="always")
def is_drawing(chance: Any, seed: Any, shoe: Any, coup: Any, hand: Any) -> Any:
    """Whether a hand draws that does so with this probability."""
    if chance <= 0 or chance >= 1:
        return chance >= 1
    place = _PLACE + uint64((shoe * _COUPS + coup) * _HANDS + hand)
    return (split_mix(seed, place) >> uint64(11)) * _UNIT < chance


@njit(inline="always")
def outcome_of(hand: Any, banker: Any) -> Any:
    """Return the outcome of a side: 0 if it won, 1 if the bank did, 2 for a tie."""
    return 2 if hand == banker else (0 if hand > banker else 1)


@njit(nogil=True)
def two_hands(
    cards: Any,
    at: Any,
    ponte_draws: Any,
    banker_draws: Any,
    side: Any,
    blind: Any,
    seed: Any,
    shoe: Any,
    coup: Any,
) -> Any:
    """Play a coup with one side against the bank from card `at` on, RIGHT at chemin de fer.

    Return its result and the card after it. If `blind`, the ponte speaks before the banker looks.
    """
    ponte = last_digit(points_at(cards, at) + points_at(cards, at + 2))
    banker = last_digit(points_at(cards, at + 1) + points_at(cards, at + 3))
    at += 4
    if (ponte < 8 and banker < 8) or (ponte < 8 and blind):
        event = _STOOD
        if is_drawing(ponte_draws[ponte], seed, shoe, coup, side):
            event = points_at(cards, at)
            ponte = last_digit(ponte + event)
            at += 1
        if banker >= 8:  # a natural beats every hand without one (AD-B19)
            ponte = -1
        elif is_drawing(banker_draws[banker, event], seed, shoe, coup, _BANKER):
            banker = last_digit(banker + points_at(cards, at))
            at += 1
    outcome = outcome_of(ponte, banker)
    return (_RESULTS * _ABSENT + outcome if side == _LEFT else _RESULTS * outcome + _ABSENT), at


@njit(nogil=True)
def three_hands(
    cards: Any,
    at: Any,
    right_draws: Any,
    left_draws: Any,
    banker_draws: Any,
    blind: Any,
    seed: Any,
    shoe: Any,
    coup: Any,
) -> Any:
    """Play a coup of banque with stakes on both sides, as `two_hands`.

    If `blind`, the sides speak before the banker looks (AD-B17).
    """
    right = last_digit(points_at(cards, at) + points_at(cards, at + 3))
    left = last_digit(points_at(cards, at + 1) + points_at(cards, at + 4))
    banker = last_digit(points_at(cards, at + 2) + points_at(cards, at + 5))
    at += 6
    to_right = to_left = banker
    if banker < 8 or blind:
        one = two = _NATURAL
        first_two = right
        if right < 8:
            one = _STOOD
            seen = _NATURAL if left >= 8 else _STOOD
            if is_drawing(right_draws[seen, 0, right], seed, shoe, coup, _RIGHT):
                one = points_at(cards, at)
                right = last_digit(right + one)
                at += 1
        if left < 8:
            two = _STOOD
            if is_drawing(left_draws[one, first_two, left], seed, shoe, coup, _LEFT):
                two = points_at(cards, at)
                left = last_digit(left + two)
                at += 1
        if banker >= 8:  # a natural beats every hand without one (AD-B19)
            right = right if one == _NATURAL else -1
            left = left if two == _NATURAL else -1
        undecided = banker < 8 and (one != _NATURAL or two != _NATURAL)
        if undecided and is_drawing(banker_draws[one, two, banker], seed, shoe, coup, _BANKER):
            banker = last_digit(banker + points_at(cards, at))
            at += 1
        to_right = to_right if one == _NATURAL else banker
        to_left = to_left if two == _NATURAL else banker
    return _RESULTS * outcome_of(right, to_right) + outcome_of(left, to_left), at


@njit(inline="always")
def first_card(cards: Any, burn: Any) -> Any:
    """Return the place of the first card that is dealt, after those that are burnt."""
    if burn >= 0:
        return burn
    points = points_at(cards, 0)
    return 1 + (points if points > 0 else 10)


@njit(nogil=True)
def play_shoe(
    three: Any, cards: Any, rules: Any, draws: Any, seed: Any, shoe: Any, results: Any, starts: Any
) -> Any:
    """Play a shuffled shoe, with three hands or two; return the number of its coups.

    `three` is 0 for two hands, 1 for three, and BLIND if the banker looks last. Writes the result
    and the first card of each coup.
    """
    _, _, _, burn, stop, coups_after = rules
    ponte, banker, right, left, banker_of_three = draws
    at, coups, coups_left = first_card(cards, burn), 0, coups_after + 1
    while coups_left > 0:
        starts[coups] = at
        if three:
            results[coups], at = three_hands(
                cards, at, right, left, banker_of_three, three == _BLIND, seed, shoe, coups
            )
        else:
            results[coups], at = two_hands(cards, at, ponte, banker, _RIGHT, 0, seed, shoe, coups)
        coups += 1
        if at > stop:
            coups_left -= 1
    return coups


@plain
def count_results(
    three: Any,
    seed: Any,
    first: Any,
    shoes: Any,
    rules: Any,
    draws: Any,
    scratch: Any,
    into: Any,
) -> None:
    """Play `shoes` shoes from number `first` on, which starts a block; count the results of each.

    `scratch` is from `shoe_arrays`.
    """
    cards, results, starts, _, state = scratch
    for shoe in range(shoes):
        if shoe % _BLOCK == 0:
            start_block(seed, (first + shoe) // _BLOCK, state)
        shuffle_packs(rules[0], cards, state)
        coups = play_shoe(three, cards, rules, draws, seed, first + shoe, results, starts)
        for coup in range(coups):
            into[shoe, results[coup]] += 1
