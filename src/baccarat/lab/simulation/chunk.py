"""One chunk of a simulation: some blocks of shoes, played by one of the kernels.

A chunk is what one job does at a time. It depends on nothing but its arguments, which can be
pickled, so it can run in a thread, in a process or on another machine.
"""

from array import array
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Final, overload

from ...rules.wagers.facts import facts_of
from ..endings import CELLS, cell_of
from ..kernels.stored import Kernel as Stored
from .banking.hand_play import chances_of, three_hands_of
from .banking.settings import BankKernel, BankSettings
from .banking.tally import RESULTS, BankTally
from .generator import BLOCK, shuffled_shoes
from .pace import NO_COUP, most_coups, pace_of
from .paytables import card_bet, line_of
from .settings import Kernel, Settings
from .tally import Tally, named_lines

BLOCKS: Final[dict[Kernel, int]] = {"lanes": 128, "cards": 16, "reference": 1}
"""Blocks per chunk: long enough to start a job for, short enough to interrupt."""
BLOCKS_PLAYED: Final = 4
"""Blocks per chunk if a strategy plays: the chunk is a stretch, which starts with a new session."""
BANK_SHOES: Final[dict[BankKernel, int]] = {"hands": 16 * BLOCK, "traced": BLOCK, "table": 32}
"""Shoes per chunk of a table with a player's bank."""
CHUNKS: Final[dict[Kernel, int]] = {"lanes": 64, "cards": 64, "reference": 1}
"""The most chunks per task of a cluster: seconds of work for a message."""


_COUNT_BY_CELL: Final = Stored(f"{__package__}.lanes:count_by_cell")
_COUNT_DEALT: Final = Stored(f"{__package__}.dealing:count_dealt_coups")
_COUNT_RESULTS: Final = Stored(f"{__package__}.banking.coups:count_results")


def chunk_shoes(settings: Settings | BankSettings) -> int:
    """Return the number of shoes in a chunk."""
    if isinstance(settings, BankSettings):
        return BANK_SHOES[settings.kernel]
    return BLOCK * (BLOCKS_PLAYED if settings.strategy else BLOCKS[settings.kernel])


def load_kernel(settings: Settings | BankSettings) -> None:
    """Load or compile the kernel, so that its start is not timed, unless it plays sessions."""
    if isinstance(settings, BankSettings) or settings.strategy is None:
        play_chunk(settings, 0, 0)


@overload
def play_chunk(settings: Settings, first: int, shoes: int, most: int = ...) -> Tally: ...
@overload
def play_chunk(settings: BankSettings, first: int, shoes: int, most: int = ...) -> BankTally: ...
def play_chunk(
    settings: Settings | BankSettings, first: int, shoes: int, most: int = 0
) -> Tally | BankTally:
    """Play `shoes` shoes from number `first` on, which starts a chunk.

    A strategy finishes its last session on further shoes, up to `most` in all.
    """
    if isinstance(settings, BankSettings):
        return _play_bank(settings, first, shoes)
    if settings.strategy is not None and settings.session is not None:
        from .played_sessions import play

        return play(settings, settings.strategy, settings.session, first, shoes, most=most)
    return _PLAYERS[settings.kernel](settings, first, shoes)


def play_chunks(
    settings: Settings | BankSettings, first: int, shoes: int, size: int, left: int
) -> tuple[Tally | BankTally, ...]:
    """Play `shoes` shoes from number `first` on, in chunks of `size`; at most `left` are left."""
    end = first + shoes
    return tuple(
        play_chunk(settings, at, min(size, end - at), left - (at - first))
        for at in range(first, end, size)
    )


def _reference(settings: Settings, first: int, shoes: int) -> Tally:
    from .reference import dealt_coups

    cells: Counter[int] = Counter()
    card_bets = {wager.name: wager for wager in settings.wagers if wager.needs_cards}
    lines = {name: [0] * (len(wager.lines) + 1) for name, wager in card_bets.items()}
    for cards in islice(shuffled_shoes(settings.seed, settings.shoe.packs, first), shoes):
        for _, coup in islice(dealt_coups(cards, settings.shoe), settings.free, None):
            cells[cell_of(coup).place] += 1
            facts = facts_of(coup)
            for name, wager in card_bets.items():
                lines[name][line_of(wager, facts)] += 1
    return Tally(
        shoes,
        tuple(cells[place] for place in range(len(CELLS))),
        {name: tuple(counts) for name, counts in lines.items()},
    )


def _cards(settings: Settings, first: int, shoes: int) -> Tally:
    import numpy as np

    from .shoe_arrays import card_tables, rules_of, scratch

    card_bets = [wager for wager in settings.wagers if wager.needs_cards]
    cells = np.zeros(len(CELLS), np.int64)
    tables = card_tables([card_bet(wager) for wager in card_bets])
    lines = np.zeros(
        (len(card_bets), 1 + max((len(each.lines) for each in card_bets), default=0)), np.int64
    )
    rules = tuple(rules_of(settings.shoe))
    room = scratch(settings.shoe)
    _COUNT_DEALT(
        settings.seed, first, shoes, rules, tuple(tables), room, cells, lines, settings.free
    )
    return Tally(shoes, tuple(cells.tolist()), named_lines(card_bets, lines))


def _lanes(settings: Settings, first: int, shoes: int) -> Tally:
    state, cells = array("Q", bytes(8 * 32)), array("q", bytes(8 * (NO_COUP + 1)))
    rows = array("H", bytes(2 * 32 * most_coups(settings.shoe)))
    pace = tuple(pace_of(settings.shoe))
    _COUNT_BY_CELL(settings.seed, first, shoes, pace, state, rows, cells, settings.free)
    return Tally(shoes, tuple(cells[:NO_COUP]))


def _play_bank(settings: BankSettings, first: int, shoes: int) -> BankTally:
    """Play `shoes` shoes from number `first` on; for a compiled kernel it starts a block."""
    match settings.kernel:
        case "hands":
            return _play_hands(settings, first, shoes)
        case "traced":
            from .banking.traced.play import play_traced

            return play_traced(settings, first, shoes)
        case "table":
            from .banking.table import play_tables

            return play_tables(settings, first, shoes)


def _play_hands(settings: BankSettings, first: int, shoes: int) -> BankTally:
    import numpy as np

    from .shoe_arrays import rules_of, scratch

    draws, into = settings.plays[0].draws, np.zeros(RESULTS**2, np.int64)
    chances = chances_of(draws)
    three = three_hands_of(settings.rules)
    shoe = tuple(rules_of(settings.shoe))
    room = scratch(settings.shoe)
    _COUNT_RESULTS(three, settings.seed, first, shoes, shoe, tuple(chances), room, into)
    return BankTally(shoes, tuple(into.tolist()))


_PLAYERS: Final[dict[Kernel, Callable[[Settings, int, int], Tally]]] = {
    "lanes": _lanes,
    "cards": _cards,
    "reference": _reference,
}
