"""What can be staked, and what it brings (PB-20)."""

from enum import StrEnum

import msgspec

from .condition import Condition
from .facts import Facts


class Fate(StrEnum):
    """What becomes of a stake: it wins, it loses, or it stands (neither paid nor lost)."""

    WON = "won"
    LOST = "lost"
    STANDS = "stands"


class Settlement(msgspec.Struct, frozen=True):
    """What one stake came to, in units: `win` before the `commission` that the house takes."""

    fate: Fate
    win: int = 0
    commission: int = 0


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One outcome of a bet.

    `pays` (8, 1) means 8 to 1, None that the stake stands; `commission` (1, 20) means a twentieth
    of the win, rounded up, so that the house never takes less than its rate (PB-9).
    """

    when: Condition
    pays: tuple[int, int] | None = None
    commission: tuple[int, int] = (0, 1)

    def settle(self, stake: int) -> Settlement:
        """Tell what `stake` units come to; a win is rounded down to whole units."""
        if self.pays is None:
            return Settlement(Fate.STANDS)
        win = stake * self.pays[0] // self.pays[1]
        return Settlement(Fate.WON, win, -(-win * self.commission[0] // self.commission[1]))


class Wager(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bet as data: the first of its lines that applies decides, and where none does it loses.

    `name` is that of its spot on the felt, `title` its own in the trade; `alone` tells whether it
    can be staked by itself.
    """

    name: str
    title: str
    lines: tuple[Line, ...]
    alone: bool = True

    def line(self, facts: Facts) -> Line | None:
        """Find the line that decides a coup; None where the stake is lost."""
        return next((line for line in self.lines if line.when.holds(facts)), None)

    def settle(self, stake: int, facts: Facts) -> Settlement:
        """Tell what `stake` units come to (PB-7, PB-8)."""
        line = self.line(facts)
        return Settlement(Fate.LOST) if line is None else line.settle(stake)

    @property
    def needs_ranks(self) -> bool:
        """Whether the values of the cards are not enough to settle it."""
        return any(line.when.needs_ranks for line in self.lines)
