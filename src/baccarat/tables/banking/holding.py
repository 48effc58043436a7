"""Tell what follows from who holds what at a table with a player's bank."""

import msgspec

from ..common import Place, Seat, bank, garage, on_the_table
from .actions import CallKind
from .prime import prime, round_the_table
from .state import BANKER_MAY_GO, Bank, BankState


class Holding(msgspec.Struct, frozen=True):
    """What follows from who holds what: a base for the states of tables with a player's bank."""

    @property
    def banker(self: BankState) -> Seat:
        """Whose bank it is; 0 for nobody's."""
        return self.bank.seat if self.bank else 0

    @property
    def co_banker(self: BankState) -> Seat:
        """Who has doubled the bank; 0 for nobody."""
        return (self.bank.co_banker or 0) if self.bank else 0

    @property
    def open_units(self: BankState) -> int:
        """What of the bank is open to stakes, in units; never below 0."""
        return _uncovered(self, self.stakes)

    @property
    def left_to_bystanders(self: BankState) -> int:
        """What the seats leave open, in units: each bystander's most, until it is cut (CF-6)."""
        return _uncovered(self, self.stakes[: self.preset.seats])

    @property
    def asks_all(self) -> bool:
        """Whether bystanders are asked for their stakes together with the chairs."""
        return False

    def staked(self: BankState, seat: Seat) -> int:
        """Tell what a seat has staked against the bank, in units."""
        return self.stakes[seat - 1]

    def refused_of(self: BankState, seat: Seat) -> int:
        """Tell what the bank refused of a seat's stake in this coup, in units."""
        return self.refused[seat - 1] if self.refused else 0

    def held(self: BankState, seat: Seat) -> int:
        """Tell what a seat has in its purse, in units; 0 for an empty one."""
        return self.purses[seat - 1] or 0

    def new_bank(self, seat: Seat, amount: int, origin: Seat | None) -> Bank:
        """Make the bank of one who puts up `amount` units, as a suite where it has an origin."""
        return Bank(seat, amount, origin)

    def means(self: BankState, seat: Seat) -> int:
        """Tell what a seat can bring into a bank: what its purse holds."""
        return self.held(seat)

    precedence = round_the_table

    @property
    def seeks_bank(self) -> bool:
        """Whether the next shoe waits for a bank to be found; here a bank waits for the shoe."""
        return False

    def bidders(self: BankState) -> tuple[Seat, ...]:
        """List the chairs that may bid for the bank, in prime (CF-20)."""
        return prime(self)

    def occupied(self: BankState, seat: Seat) -> bool:
        """Whether someone is at this place."""
        return 1 <= seat <= len(self.purses) and self.purses[seat - 1] is not None

    def bystander(self: BankState, seat: Seat) -> bool:
        return seat > self.preset.seats

    def busy(self: BankState, seat: Seat) -> bool:
        """Whether this seat's chips hold its place.

        A stake does; so does a bank, except where its banker can be paid out between coups, and
        what a co-banker has in it, to its end.
        """
        if self.stakes[seat - 1] or seat == self.co_banker:
            return True
        return seat == self.banker and self.phase not in BANKER_MAY_GO

    def balances(self: BankState) -> dict[Place, int]:
        """Tell what lies on the table itself, in units."""
        held = on_the_table(self.purses, self.stakes)
        if self.bank:
            held[bank(self.bank.seat)] = self.bank.own
            lies = (
                (garage(self.bank.seat), self.bank.aside),
                (bank(self.co_banker), self.bank.co),
                (garage(self.co_banker), self.bank.co_aside),
            )
            held |= {place: units for place, units in lies if units}
        return held


def _uncovered(state: BankState, stakes: tuple[int, ...]) -> int:
    """Tell what of the bank such stakes leave open, in units; never below 0.

    Of a caller who covers what the table leaves open, only half counts (CF-3).
    """
    if state.bank is None:
        return 0
    marche = state.call is not None and state.call.kind is CallKind.MARCHE
    beyond_half = state.bank.sum // 2 if marche else 0
    return max(0, state.bank.sum - sum(stakes) + beyond_half)
