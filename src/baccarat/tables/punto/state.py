"""Hold the state of a table of punto banco: small, and without history."""

from enum import StrEnum

import msgspec

from ...rules import Coup, PuntoPreset
from ..common import Place, Seat, Shoe, on_the_table
from .actions import Bets, units


class Phase(StrEnum):
    """Where the table is in its round."""

    __hash__ = str.__hash__  # an enum's own is looked up by name, in Python

    BETWEEN_SHOES = "between-shoes"
    BURNING = "burning"
    STAKING = "staking"
    DEALING = "dealing"
    SETTLING = "settling"
    """Between the last card and the end of the coup; no state rests here."""


class State(msgspec.Struct, frozen=True, tag="punto"):
    """Everything that the next event depends on.

    - `purses`, `stakes` and `maxima` have one entry per seat; a purse of None is an empty chair.
    - `standing` is what a tie left up and the rules do not give back (PB-8).
    """

    preset: PuntoPreset
    phase: Phase
    purses: tuple[int | None, ...]
    stakes: tuple[Bets, ...]
    maxima: tuple[int | None, ...]
    standing: tuple[Bets, ...]
    coup: Coup = Coup()
    shoe: Shoe = Shoe()

    def staked(self, seat: Seat) -> int:
        """Add up what a seat has on the felt, in units."""
        return units(self.stakes[seat - 1])

    def busy(self, seat: Seat) -> bool:
        """Whether this seat's stakes hold its chair: during the coup, and while they must stand."""
        held = self.stakes if self.phase is Phase.DEALING else self.standing
        return bool(held[seat - 1])

    def must_stay(self, seat: Seat, wager: str) -> int:
        """Tell what must stay of a seat's stake on a wager, in units (PB-8)."""
        return sum(bet.amount for bet in self.standing[seat - 1] if bet.wager == wager)

    def maximum(self, seat: Seat) -> int:
        """Tell the most that a seat may put on one bet, in units (PB-10)."""
        own = self.maxima[seat - 1]
        return self.preset.maximum if own is None else own

    def balances(self) -> dict[Place, int]:
        """Tell what lies on the table itself, in units."""
        seats = range(1, len(self.purses) + 1)
        return on_the_table(self.purses, map(self.staked, seats))


def new(preset: PuntoPreset) -> State:
    """Set up an empty table before its first shoe."""
    vacant, bare = (None,) * preset.seats, ((),) * preset.seats
    return State(preset, Phase.BETWEEN_SHOES, vacant, bare, vacant, bare)
