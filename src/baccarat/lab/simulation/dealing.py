"""The readable kernel: shuffles whole shoes of full cards and deals them by the rules."""

from typing import Any

import numpy as np
from numba import njit, uint64

from ..kernels.stored import plain
from .generator import BLOCK
from .paytables import NO_THIRD, ending_place
from .shoe_arrays import POINTS
from .shuffling import shuffle, split_mix

_BLOCK, _NO_THIRD = BLOCK, NO_THIRD
_ending_place = njit(inline="always")(ending_place)


@njit(inline="always")
def points_at(cards: Any, at: Any) -> Any:
    """Return the points of a card as a signed integer."""
    return np.intp(cards[at] & POINTS)


@njit(inline="always")
def last_digit(total: Any) -> Any:
    """Return the total of a hand from the sum of its points, at most 18."""
    return total - 10 if total > 9 else total


@njit(inline="always")
def deal_coup(cards: Any, at: Any, player_draws: Any, banker_draws: Any) -> Any:
    """Deal the coup that starts with card `at`; return its cell and the card after it.

    The cell is the index in `endings.CELLS`. Both third cards are read whether or not they are
    drawn: a processor predicts the draws so badly that branches would take longer.
    """
    player = last_digit(points_at(cards, at) + points_at(cards, at + uint64(2)))
    banker = last_digit(points_at(cards, at + uint64(1)) + points_at(cards, at + uint64(3)))
    fifth, sixth = points_at(cards, at + uint64(4)), points_at(cards, at + uint64(5))
    no_natural = (player < 8) & (banker < 8)
    player_third = no_natural & (player_draws[uint64(player)] != 0)
    given = fifth if player_third else 10
    banker_third = no_natural & (banker_draws[uint64(banker), uint64(given)] != 0)
    banker_card = sixth if player_third else fifth
    player = last_digit(player + fifth) if player_third else player
    banker = last_digit(banker + banker_card) if banker_third else banker
    cell = 200 * player_third + 100 * banker_third + 10 * player + banker
    return cell, at + uint64(4) + uint64(player_third) + uint64(banker_third)


@njit(inline="always")
def deal_shoe(cards: Any, rules: Any, cells: Any, starts: Any) -> Any:
    """Deal a shuffled shoe; write the cell and the first card of each coup, return their number."""
    _, player_draws, banker_draws, burn, stop, coups_after = rules
    at = uint64(max(burn, 0))
    if burn < 0:
        points = points_at(cards, 0)
        at = uint64(1 + (points if points > 0 else 10))
    coups, left = uint64(0), coups_after + 1
    while left > 0:
        starts[coups] = at
        cells[coups], at = deal_coup(cards, at, player_draws, banker_draws)
        coups += uint64(1)
        if at > uint64(stop):
            left -= 1
    return coups


@njit(inline="always")
def shuffle_packs(factory: Any, cards: Any, state: Any) -> None:
    """Shuffle the packs in factory order into `cards`."""
    for at in range(len(cards)):  # assigning the array would allocate memory
        cards[at] = factory[at]
    shuffle(cards, state)


@plain
def count_dealt_coups(
    seed: Any,
    first: Any,
    shoes: Any,
    rules: Any,
    card_bets: Any,
    scratch: Any,
    into: Any,
    lines: Any,
    free: Any,
) -> None:
    """Deal `shoes` shoes from number `first` on, which starts a block.

    The first `free` coups of each shoe do not count.

    Counts the coups by cell into `into`, and by the line of each bet on cards into its row of
    `lines`. Both have one part for all shoes, or one for each. `scratch` is from `shoe_arrays`.
    """
    cards, cells, starts, endings, state = scratch
    by_ending = card_bets[3]
    needs_endings = by_ending.any()
    for shoe in range(shoes):
        if shoe % _BLOCK == 0:
            start_block(seed, (first + shoe) // _BLOCK, state)
        shuffle_packs(rules[0], cards, state)
        coups = deal_shoe(cards, rules, cells, starts)
        part = shoe if len(into) > 1 else 0
        for coup in range(free, coups):
            into[part, cells[coup]] += 1
        if needs_endings:
            find_endings(cards, starts, cells, coups, endings)
        for bet in range(lines.shape[1]):
            for coup in range(free, coups):
                place = endings[coup] if by_ending[bet] else cells[coup]
                lines[part, bet, line_of(cards, starts[coup], place, card_bets, bet)] += 1


@plain
def fill_rows(
    seed: Any, first: Any, shoes: Any, rules: Any, columns: Any, scratch: Any, into: Any
) -> Any:
    """Fill a row of `counting.dealing.Dealt` for each coup; return the number of rows.

    Deals the shoes from number `first` on, which starts a block.
    """
    cards, cells, starts, _, state = scratch
    into_shoe, into_left, into_before, unseen = into
    row = 0
    for shoe in range(first, first + shoes):
        if shoe % _BLOCK == 0:
            start_block(seed, shoe // _BLOCK, state)
        shuffle_packs(rules[0], cards, state)
        coups = deal_shoe(cards, rules, cells, starts)
        for kind in range(unseen.shape[1]):
            unseen[row, kind] = 0
        for at in range(1, len(cards)):
            unseen[row, columns[cards[at]]] += 1
        before: Any = len(cards)
        for coup in range(coups):
            if coup > 0:
                for kind in range(unseen.shape[1]):
                    unseen[row, kind] = unseen[row - 1, kind]
                for at in range(starts[coup - 1], starts[coup]):
                    unseen[row, columns[cards[at]]] -= 1
            left = len(cards) - np.intp(starts[coup])
            into_shoe[row], into_left[row], into_before[row] = shoe, left, before
            before = left
            row += 1
    return row


@njit(inline="always")
def line_of(cards: Any, at: Any, place: Any, card_bets: Any, bet: Any) -> Any:
    """Return the line that decides a bet on cards (`paytables.CardBet`), for the coup from `at` on.

    `place` is the coup's cell, or its ending for a bet that is listed by ending.
    """
    places, ranks, kinds, _, classes, lines = card_bets
    first, second, third, fourth = cards[at], cards[at + 1], cards[at + 2], cards[at + 3]
    player = classes[bet, places[first], places[third]]
    banker = classes[bet, places[second], places[fourth]]
    same = ranks[first] == ranks[third] == ranks[second] == ranks[fourth]
    return lines[bet, kinds[bet, place], player, banker, np.intp(same)]


@njit(inline="always")
def find_endings(cards: Any, starts: Any, cells: Any, coups: Any, endings: Any) -> None:
    """Write the `paytables.ending_place` of each coup of a shoe."""
    for coup in range(coups):
        at, cell = np.intp(starts[coup]), np.intp(cells[coup])
        player = last_digit(points_at(cards, at) + points_at(cards, at + 2))
        banker = last_digit(points_at(cards, at + 1) + points_at(cards, at + 3))
        player_draws, banker_draws = cell // 200, cell // 100 % 2
        player_third = points_at(cards, at + 4) if player_draws else _NO_THIRD
        banker_third = points_at(cards, at + 4 + player_draws) if banker_draws else _NO_THIRD
        endings[coup] = _ending_place(player, banker, player_third, banker_third)


@njit(inline="always")
def start_block(seed: Any, block: Any, state: Any) -> None:
    """Put the generator at the start of a block."""
    for word in range(4):
        state[word] = split_mix(seed, 4 * block + word)
