"""The bead plate: one bead per coup, filled column by column, six to a column (PB-18)."""

from collections.abc import Iterable

import msgspec

from ..rules.coup import Outcome
from .entry import Entry
from .layout import ROWS


class Bead(msgspec.Struct, frozen=True):
    """One coup on the plate; column and row count from 0."""

    column: int
    row: int
    outcome: Outcome
    natural: bool = False
    player_pair: bool = False
    banker_pair: bool = False


def bead_plate(entries: Iterable[Entry | None]) -> tuple[Bead, ...]:
    """Lay out a shoe's coups in the order they were played; None leaves its cell empty."""
    return tuple(
        Bead(at // ROWS, at % ROWS, one.outcome, one.natural, one.player_pair, one.banker_pair)
        for at, one in enumerate(entries)
        if one
    )
