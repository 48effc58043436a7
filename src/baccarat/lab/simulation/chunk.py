"""One chunk of a simulation: some blocks of shoes, played by one of the kernels.

A chunk is what one job does at a time. It depends on nothing but its arguments, which can be
pickled, so it can run in a thread, in a process or on another machine.
"""

from array import array
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from itertools import islice
from typing import Any, Final, overload

from ...cards.card import Card
from ...rules.wagers.facts import facts_of
from ..endings import CELLS, cell_of
from ..kernels.stored import Kernel as Stored
from .banking.hand_play import chances_of, three_hands_of
from .banking.settings import BankKernel, BankSettings
from .banking.tally import RESULTS, BankTally
from .generator import BLOCK, shuffled_shoes
from .kept import NOTHING, Kept, shoe_columns, shoe_row
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
def play_chunk(
    settings: Settings, first: int, shoes: int, most: int = ..., kept: Kept = ...
) -> Tally: ...
@overload
def play_chunk(
    settings: BankSettings, first: int, shoes: int, most: int = ..., kept: Kept = ...
) -> BankTally: ...
def play_chunk(
    settings: Settings | BankSettings, first: int, shoes: int, most: int = 0, kept: Kept = NOTHING
) -> Tally | BankTally:
    """Play `shoes` shoes from number `first` on, which starts a chunk.

    A strategy finishes its last session on further shoes, up to `most` in all. Rows for each shoe
    and each session are added to the columns of `kept`.
    """
    if isinstance(settings, BankSettings):
        return _play_bank(settings, first, shoes, kept)
    if settings.strategy is not None and settings.session is not None:
        from .played_sessions import play

        return play(settings, settings.strategy, settings.session, first, shoes, most, kept)
    if settings.kernel == "reference":
        return _reference(settings, first, shoes, kept)
    count = _lanes if settings.kernel == "lanes" else _cards
    if kept.shoes is None:
        return count(settings, first, shoes)[0]
    found = Tally()
    for at in range(first, first + shoes, BLOCK):
        own = min(BLOCK, first + shoes - at)
        tally, cells, lines = count(settings, at, own, each=True)
        kept.add_shoes(shoe_columns(settings, at, cells, lines))
        found += tally
    return found


def play_chunks(  # noqa: PLR0913, PLR0917 - the player, the shoes and the columns
    settings: Settings | BankSettings, first: int, shoes: int, size: int, left: int, wanted: Kept
) -> tuple[tuple[Tally | BankTally, Kept], ...]:
    """Play `shoes` shoes from number `first` on, in chunks of `size`; at most `left` are left.

    Return the counts of each chunk, and the `wanted` columns of its shoes and sessions.
    """
    end, found = first + shoes, []
    for at in range(first, end, size):
        kept = deepcopy(wanted)
        tally = play_chunk(settings, at, min(size, end - at), left - (at - first), kept)
        found.append((tally, kept))
    return tuple(found)


def _reference(settings: Settings, first: int, shoes: int, kept: Kept) -> Tally:
    found = Tally()
    decks = islice(shuffled_shoes(settings.seed, settings.shoe.packs, first), shoes)
    for number, cards in enumerate(decks, first):
        tally = _reference_shoe(settings, cards)
        found += tally
        if kept.shoes is not None:
            kept.add_shoes(shoe_row(settings, number, tally))
    return found


def _reference_shoe(settings: Settings, dealt: Sequence[Card]) -> Tally:
    from .reference import dealt_coups

    cells: Counter[int] = Counter()
    card_bets = {wager.name: wager for wager in settings.wagers if wager.needs_cards}
    lines = {name: [0] * (len(wager.lines) + 1) for name, wager in card_bets.items()}
    for _, coup in islice(dealt_coups(dealt, settings.shoe), settings.free, None):
        cells[cell_of(coup).place] += 1
        facts = facts_of(coup)
        for name, wager in card_bets.items():
            lines[name][line_of(wager, facts)] += 1
    return Tally(
        1,
        tuple(cells[place] for place in range(len(CELLS))),
        {name: tuple(counts) for name, counts in lines.items()},
    )


def _cards(
    settings: Settings, first: int, shoes: int, *, each: bool = False
) -> tuple[Tally, Any, Any]:
    """Count shoes by cell and by the line of bets on cards; with `each`, every shoe separately."""
    import numpy as np

    from .shoe_arrays import card_tables, rules_of, scratch

    card_bets = [wager for wager in settings.wagers if wager.needs_cards]
    parts = shoes if each else 1
    cells = np.zeros((parts, len(CELLS)), np.int64)
    tables = card_tables([card_bet(wager) for wager in card_bets])
    longest = 1 + max((len(wager.lines) for wager in card_bets), default=0)
    lines = np.zeros((parts, len(card_bets), longest), np.int64)
    rules = tuple(rules_of(settings.shoe))
    room = scratch(settings.shoe)
    _COUNT_DEALT(
        settings.seed, first, shoes, rules, tuple(tables), room, cells, lines, settings.free
    )
    named = named_lines(card_bets, lines.sum(axis=0))
    return Tally(shoes, tuple(cells.sum(axis=0).tolist()), named), cells, lines


def _lanes(
    settings: Settings, first: int, shoes: int, *, each: bool = False
) -> tuple[Tally, Any, None]:
    """Count as `_cards`; no bet is on cards."""
    parts = shoes if each else 1
    state, cells = array("Q", bytes(8 * 32)), array("q", bytes(8 * (NO_COUP + 1) * parts))
    rows = array("H", bytes(2 * 32 * most_coups(settings.shoe)))
    pace = tuple(pace_of(settings.shoe))
    _COUNT_BY_CELL(settings.seed, first, shoes, pace, state, rows, cells, settings.free)
    if not each:  # numpy takes longer to import than this kernel to run
        return Tally(shoes, tuple(cells[:NO_COUP])), None, None
    import numpy as np

    by_shoe = np.array(cells).reshape(parts, NO_COUP + 1)[:, :NO_COUP]
    return Tally(shoes, tuple(by_shoe.sum(axis=0).tolist())), by_shoe, None


def _play_bank(settings: BankSettings, first: int, shoes: int, kept: Kept) -> BankTally:
    """Play `shoes` shoes from number `first` on; for a compiled kernel it starts a block."""
    match settings.kernel:
        case "hands":
            return _play_hands(settings, first, shoes, kept)
        case "traced":
            from .banking.traced.play import play_traced

            return play_traced(settings, first, shoes, kept)
        case "table":
            from .banking.table import play_tables

            return play_tables(settings, first, shoes, kept)


def _play_hands(settings: BankSettings, first: int, shoes: int, kept: Kept) -> BankTally:
    import numpy as np

    from .banking.result import hand_columns
    from .shoe_arrays import rules_of, scratch

    into = np.zeros((shoes, RESULTS**2), np.int64)
    chances = chances_of(settings.plays[0].draws)
    three = three_hands_of(settings.rules)
    shoe = tuple(rules_of(settings.shoe))
    room = scratch(settings.shoe)
    _COUNT_RESULTS(three, settings.seed, first, shoes, shoe, chances, room, into)
    if kept.shoes is not None:
        kept.add_shoes(hand_columns(settings, first, into))
    return BankTally(shoes, tuple(into.sum(axis=0).tolist()))
