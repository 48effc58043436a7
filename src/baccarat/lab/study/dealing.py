"""The kernel that deals random shoes, and lists the cards of each coup."""

from typing import Any

from ..kernels.stored import plain
from ..simulation.dealing import deal_shoe, shuffle_packs, start_block
from ..simulation.generator import BLOCK

_BLOCK = BLOCK
_NO_CARD = 255


@plain
def fill_coups(seed: Any, which: Any, rules: Any, scratch: Any, into: Any) -> Any:
    """Fill a row of `coups.Coups` for each coup, with its cell; return the number of rows.

    Deals shoes from a first one on, which starts a block: `which` has its number, and how many.
    """
    first, shoes = which
    cards, cells, starts, _, state = scratch
    into_shoe, into_cell, into_cards = into
    row = 0
    for shoe in range(shoes):
        if shoe % _BLOCK == 0:
            start_block(seed, (first + shoe) // _BLOCK, state)
        shuffle_packs(rules[0], cards, state)
        coups = deal_shoe(cards, rules, cells, starts)
        for coup in range(coups):
            cell, at = int(cells[coup]), int(starts[coup])
            player_draws, banker_draws = cell // 200, cell // 100 % 2
            into_shoe[row], into_cell[row] = shoe, cell
            into_cards[row, 0], into_cards[row, 1] = cards[at], cards[at + 2]
            into_cards[row, 3], into_cards[row, 4] = cards[at + 1], cards[at + 3]
            into_cards[row, 2] = cards[at + 4] if player_draws else _NO_CARD
            into_cards[row, 5] = cards[at + 4 + player_draws] if banker_draws else _NO_CARD
            row += 1
    return row
