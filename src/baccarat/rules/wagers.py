"""What can be staked, and what it brings."""

from enum import StrEnum

import msgspec

from .coup import Outcome


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


class Wager(msgspec.Struct, frozen=True):
    """A bet on an outcome.

    `pays` (8, 1) means 8 to 1; `commission` (1, 20) means a twentieth of the win, rounded up, so
    that the house never takes less than its rate (PB-9).
    """

    name: str
    on: Outcome
    pays: tuple[int, int] = (1, 1)
    commission: tuple[int, int] = (0, 1)
    stands_on: tuple[Outcome, ...] = ()

    def settle(self, stake: int, outcome: Outcome) -> Settlement:
        """Tell what `stake` units come to (PB-7, PB-8); a win is rounded down to whole units."""
        if outcome is self.on:
            win = stake * self.pays[0] // self.pays[1]
            return Settlement(Fate.WON, win, -(-win * self.commission[0] // self.commission[1]))
        return Settlement(Fate.STANDS if outcome in self.stands_on else Fate.LOST)
