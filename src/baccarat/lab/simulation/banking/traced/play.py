"""Play shoes at tables that are compiled while they are played."""

from collections import deque
from collections.abc import Sequence
from threading import Lock
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ....equilibrium.banque.full_game import SHAPES
from ....kernels.stored import Kernel
from ...kept import NOTHING, Kept
from ...shoe_arrays import CARD_OF, rules_of
from ..accounts import Flows
from ..hands_at_table import HandChances
from ..result import table_columns
from ..settings import BankSettings
from ..table import TableShoe
from ..tally import RESULTS, BankTally, Moments
from .numbers import COUPS_LEFT, DONE, OVERFLOW, ROOT, SHOE, SLOTS
from .program import WayGraph
from .tables import Tables, numbers_of_flows

_PLAY_ON: Final = Kernel("baccarat.lab.simulation.banking.traced.kernel:play_on")
Integers = npt.NDArray[np.int64]


_programs: Final[deque[WayGraph]] = deque(maxlen=4)
_lock: Final = Lock()


def program_of(settings: BankSettings) -> WayGraph:
    """Return the program of these settings, which is shared by all threads."""
    with _lock:
        for program in _programs:
            if program.tables.settings == settings:
                return program
        _programs.append(WayGraph(Tables(settings)))
        return _programs[-1]


class _Run(NamedTuple):
    """What a run has counted, and where it goes on."""

    place: Integers
    values: Integers
    new: Integers
    cards: npt.NDArray[np.uint8]
    words: npt.NDArray[np.uint64]
    results: Integers
    rows: Integers
    log: Integers


def play_traced(
    settings: BankSettings,
    first: int,
    shoes: int,
    kept: Kept = NOTHING,
    log: Integers | None = None,
) -> BankTally:
    """Play `shoes` shoes from number `first` on, which starts a block.

    A row for each shoe is added to the columns of `kept`. The numbers of the table at each deal are
    written to `log`, as far as it reaches.
    """
    program = program_of(settings)
    tables, rules = program.tables, rules_of(settings.shoe)
    flows = tables.slots_of_flows()
    run = _Run(
        np.array([0] * ROOT + [-1, 0], np.int64),
        np.zeros(2 * SLOTS, np.int64),
        np.zeros(SLOTS, np.int64),
        np.zeros_like(rules.factory),
        np.zeros(4, np.uint64),
        np.zeros((shoes, RESULTS**2), np.int64),
        np.zeros((shoes, len(flows)), np.int64),
        np.zeros((0, SLOTS), np.int64) if log is None else log,
    )
    start, slots = np.array(tables.start, np.int64), np.array(flows, np.int64)
    if tables.is_empty:
        run.rows[:], run.place[SHOE] = start[slots], shoes
    chances = _chances(tables.plays)
    while True:
        used = program.used
        root = _PLAY_ON(
            program.code, start, chances, settings.seed, first, tuple(rules), slots, *run
        )
        if root == DONE:
            break
        if root == OVERFLOW or program.is_full:
            _play_shoe(settings, tables.plays, first, run)
        else:
            program.extend(root, run.values.tolist(), used)
    numbers = numbers_of(settings, run.rows)
    if kept.shoes is not None:
        columns = table_columns(settings, first, run.results, numbers.T.tolist())
        kept.add_shoes(columns)
    return BankTally(shoes, tuple(run.results.sum(axis=0).tolist()), _moments(numbers))


def _play_shoe(settings: BankSettings, plays: Sequence[HandChances], first: int, run: _Run) -> None:
    """Play the shoe at the rooms' table instead."""
    number = int(run.place[SHOE])
    cards = [CARD_OF[code] for code in run.cards.tolist()]
    shoe = TableShoe(settings, plays, first + number, cards).play()
    run.results[number] = 0
    for coup in shoe.coups:
        run.results[number, coup.index] += 1
    run.rows[number] = numbers_of_flows(shoe.flows)
    run.place[SHOE] += 1
    run.place[COUPS_LEFT], run.place[ROOT] = 0, -1


def numbers_of(settings: BankSettings, rows: Integers) -> Integers:
    """Return a row for each of the numbers that `Flows` has, with a column for each shoe."""
    places = settings.places
    coups, banks, house, *by_seat = rows.T
    staked, ponte, bank = (by_seat[at * len(places) :][: len(places)] for at in range(3))
    flows: Any = Flows(places, staked, ponte, bank, coups, banks, house)
    return np.stack(np.broadcast_arrays(*flows.numbers()))


def _moments(numbers: Integers) -> Moments:
    """Add up numbers and their products, as Python's integers where they might not fit."""
    most = float(np.abs(numbers).max(initial=0))
    exact = numbers if most**2 * numbers.shape[1] < 2.0**62 else numbers.astype(object)
    products = (exact @ exact.T).reshape(-1)
    return Moments(tuple(exact.sum(axis=1).tolist()), tuple(products.tolist()))


def _chances(plays: Sequence[HandChances]) -> tuple[Any, ...]:
    """Return the chances of each hand, by the way of playing hands and the variant."""
    return tuple(
        np.array([[of[hand] for of in each.of_sides[sides]] for each in plays], np.float64).reshape(
            len(plays), len(plays[0].of_sides[sides]), *shape
        )
        for sides, hand, shape in _SHAPES
    )


_SHAPES: Final = ((1, 0, (8,)), (1, 1, (8, 11)), *((2, at, each) for at, each in enumerate(SHAPES)))
"""The arrays of chances: the number of sides, the hand, and the shape."""
