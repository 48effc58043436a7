"""What the kernels deal, coup by coup, instead of their sums."""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from baccarat.lab.simulation.dealing import deal_shoe, find_endings, line_of, start_block
from baccarat.lab.simulation.lanes import start_block as start_lanes, write_cells
from baccarat.lab.simulation.paytables import CardBet
from baccarat.lab.simulation.shoe_arrays import card_tables, rules_of
from baccarat.lab.simulation.shuffling import shuffle
from baccarat.rules import ShoeRules


class Traced(NamedTuple):
    """Shuffled cards as bytes, and for each coup its first card, its cell and the lines of bets."""

    cards: list[list[int]]
    starts: list[list[int]]
    cells: list[list[int]]
    lines: list[list[list[int]]]


def trace(seed: int, block: int, shoes: int, rules: ShoeRules, bets: list[CardBet]) -> Traced:
    """Deal the first shoes of a block with the readable kernel."""
    packed, card_bets = tuple(rules_of(rules)), tuple(card_tables(bets))
    most = rules.cards
    cards = np.zeros((shoes, most), np.uint8)
    starts, cells = np.zeros((shoes, most), np.uint16), np.zeros((shoes, most), np.uint16)
    lines = np.zeros((shoes, most, len(bets)), np.int8)
    coups = np.zeros(shoes, np.int64)
    _trace_shoes(seed, block, packed, card_bets, cards, starts, cells, lines, coups)
    return Traced(
        cards.tolist(),
        [row[:number].tolist() for row, number in zip(starts, coups, strict=True)],
        [row[:number].tolist() for row, number in zip(cells, coups, strict=True)],
        [row[:number].tolist() for row, number in zip(lines, coups, strict=True)],
    )


@njit(cache=True)
def _trace_shoes(
    seed: Any,
    block: Any,
    rules: Any,
    card_bets: Any,
    cards: Any,
    starts: Any,
    cells: Any,
    lines: Any,
    coups: Any,
) -> None:
    state, endings = np.empty(4, np.uint64), np.empty(cells.shape[1], np.uint16)
    start_block(seed, block, state)
    for shoe in range(len(cards)):
        cards[shoe] = rules[0]
        shuffle(cards[shoe], state)
        coups[shoe] = deal_shoe(cards[shoe], rules, cells[shoe], starts[shoe])
        find_endings(cards[shoe], starts[shoe], cells[shoe], coups[shoe], endings)
        for bet in range(lines.shape[2]):
            places = endings if card_bets[3][bet] else cells[shoe]
            for coup in range(coups[shoe]):
                at, place = starts[shoe, coup], places[coup]
                lines[shoe, coup, bet] = line_of(cards[shoe], at, place, card_bets, bet)


@njit(cache=True)
def trace_lanes(seed: Any, block: Any, pace: Any, rows: Any) -> Any:
    """Write the cells of the first 32 shoes of a block; return the coups of the longest."""
    state = np.zeros(64, np.uint64)
    start_lanes(seed, block, state)
    return write_cells(pace, state.ctypes.data, rows.ctypes.data)  # type: ignore[call-arg]
