"""The bead plate: every coup a bead, down each column of six, then the next (PB-18)."""

from collections.abc import Iterable
from typing import Final

import msgspec

from ..rules import Outcome

ROWS: Final = 6


class Bead(msgspec.Struct, frozen=True):
    """One coup on the plate, by column and row from 0."""

    column: int
    row: int
    outcome: Outcome


def bead_plate(outcomes: Iterable[Outcome]) -> tuple[Bead, ...]:
    """Lay out a shoe's outcomes in the order they came."""
    return tuple(Bead(at // ROWS, at % ROWS, outcome) for at, outcome in enumerate(outcomes))
