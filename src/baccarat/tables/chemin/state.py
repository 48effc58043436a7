"""Hold the state of a table of chemin de fer: small, and without history."""

from enum import StrEnum

import msgspec

from ...rules import CheminPreset, Coup, Outcome
from ..common import Account, Place, Seat, Shoe, on_the_table
from .actions import Answer, CallKind


class Phase(StrEnum):
    """What is open at the table."""

    __hash__ = str.__hash__  # an enum's own is looked up by name, in Python

    BETWEEN_SHOES = "between-shoes"
    BURNING = "burning"
    BANK = "bank"
    """The bank is offered to one seat, or waits for any (CF-16)."""
    ADD = "add"
    """Whether the banker adds to the bank (CF-16)."""
    DOUBLE = "double"
    """Who would be co-banker (CF-8)."""
    CALLS = "calls"
    BYSTANDERS_CALL = "bystanders-call"
    STAKES = "stakes"
    BYSTANDERS_STAKE = "bystanders-stake"
    RAISE = "raise"
    MATCH = "match"
    """Whether the co-banker bears their part of a raise (CF-8)."""
    DEALING = "dealing"
    PONTE = "ponte"
    BANKER = "banker"
    SETTLING = "settling"
    """Between the last card and the end of the coup; no state rests here."""
    CHOICE = "choice"
    """The bank's choice: hold it, or pass it on (CF-19)."""
    SUITE = "suite"
    """A bank is offered at the sum it held (CF-19)."""
    AUCTION = "auction"


COUP_IN_HAND = frozenset({Phase.RAISE, Phase.MATCH, Phase.DEALING, Phase.PONTE, Phase.BANKER,
                          Phase.SETTLING})  # fmt: skip
"""From the end of the stakes to the end of the coup."""


BANKER_MAY_GO = frozenset({Phase.ADD, Phase.DOUBLE, Phase.CALLS, Phase.CHOICE,
                           Phase.BETWEEN_SHOES})  # fmt: skip
"""When a banker can be paid out, between coups."""


class Bank(msgspec.Struct, frozen=True):
    """A bank, in units.

    - `own` and `co` are what banker and co-banker have in it, `aside` and `co_aside` au garage.
    - `shares` weigh gain and loss; equal until the co-banker leaves a raise unmatched (CF-8).
    - `origin` is the original banker, if this bank is a suite (CF-4).
    - `fresh`: no calls have been open on it; `won`: it has won a coup; `waited`: for stakes, once.
    """

    seat: Seat
    own: int
    origin: Seat | None = None
    co_banker: Seat | None = None
    co: int = 0
    aside: int = 0
    co_aside: int = 0
    shares: tuple[int, int] = (1, 1)
    fresh: bool = True
    won: bool = False
    waited: bool = False

    @property
    def sum(self) -> int:
        """What is in play: the banco."""
        return self.own + self.co

    def co_part(self, amount: int) -> int:
        """Tell the co-banker's part of a gain or loss; the odd unit is the banker's (CF-8)."""
        if self.co_banker is None:
            return 0
        own, co = self.shares
        return amount * co // (own + co)


class CallHeld(msgspec.Struct, frozen=True):
    """The call that a coup is played under, and who made it, in prime."""

    kind: CallKind
    seats: tuple[Seat, ...]
    half: bool = False
    """Whether two share it: a suivi may be of either sort."""


class State(msgspec.Struct, frozen=True, tag="chemin", dict=True):
    """Everything that the next event depends on.

    - `purses`, `stakes` and `answers` have one entry per place: the chairs, then the bystanders'.
    - `arrivals` are the bystanders' places in order of arrival (CF-6).
    - `answers` are what was said to what is asked now.
    - `shoe_at`: the next bank is offered from the right of this seat on; 0 before the first.
    - `turn`: who alone is asked, 0 for nobody or for all.
    - `suivi`: who may call again before everyone (CF-18).
    - `price`, `giver` and `origin` are those of a bank that is passed on.
    - `raised` is how much of a raise, unmatched as yet, came from purse and garage.
    - `last` is what the last coup came to; None after one that nobody staked in, or before any.
    - `ponte_draws`, `banker_draws`: what they said. A hand is `shown`, or its holder's to know.
    """

    preset: CheminPreset
    phase: Phase
    purses: tuple[int | None, ...]
    stakes: tuple[int, ...]
    answers: tuple[Answer | None, ...]
    arrivals: tuple[Seat, ...] = ()
    bank: Bank | None = None
    shoe_at: Seat = 0
    turn: Seat = 0
    suivi: tuple[Seat, ...] = ()
    call: CallHeld | None = None
    price: int = 0
    giver: Seat = 0
    origin: Seat | None = None
    raised: tuple[int, int] = (0, 0)
    ponte: Seat = 0
    coup: Coup = Coup()
    ponte_draws: bool | None = None
    banker_draws: bool | None = None
    ponte_shown: bool = False
    banker_shown: bool = False
    last: Outcome | None = None
    shoe: Shoe = Shoe()

    @property
    def banker(self) -> Seat:
        """Whose bank it is; 0 for nobody's."""
        return self.bank.seat if self.bank else 0

    @property
    def co_banker(self) -> Seat:
        """Who has doubled the bank; 0 for nobody."""
        return (self.bank.co_banker or 0) if self.bank else 0

    def staked(self, seat: Seat) -> int:
        """Tell what a seat has staked against the bank, in units."""
        return self.stakes[seat - 1]

    def held(self, seat: Seat) -> int:
        """Tell what a seat has in its purse, in units; 0 for an empty one."""
        return self.purses[seat - 1] or 0

    def occupied(self, seat: Seat) -> bool:
        """Whether someone is at this place."""
        return 1 <= seat <= len(self.purses) and self.purses[seat - 1] is not None

    def bystander(self, seat: Seat) -> bool:
        return seat > self.preset.seats

    @property
    def open_units(self) -> int:
        """What of the bank is open to stakes, in units; never below 0.

        Of a caller who covers what the table leaves open, only half counts (CF-3).
        """
        if self.bank is None:
            return 0
        marche = self.call is not None and self.call.kind is CallKind.MARCHE
        beyond_half = self.bank.sum // 2 if marche else 0
        return max(0, self.bank.sum - sum(self.stakes) + beyond_half)

    def busy(self, seat: Seat) -> bool:
        """Whether this seat's chips hold its place.

        A stake does; so does a bank, except where its banker can be paid out between coups, and
        what a co-banker has in it, to its end.
        """
        if self.stakes[seat - 1] or seat == self.co_banker:
            return True
        return seat == self.banker and self.phase not in BANKER_MAY_GO

    def balances(self) -> dict[Place, int]:
        """Tell what lies on the table itself, in units."""
        held = on_the_table(self.purses, self.stakes)
        if self.bank:
            bank, co = self.bank, self.co_banker
            held |= {Place(Account.BANK, bank.seat): bank.own}
            held |= {Place(Account.GARAGE, bank.seat): bank.aside} if bank.aside else {}
            held |= {Place(Account.BANK, co): bank.co} if bank.co else {}
            held |= {Place(Account.GARAGE, co): bank.co_aside} if bank.co_aside else {}
        return held


def the_bank(state: State) -> Bank:
    """Return the bank; raises ValueError in a phase that has none."""
    if state.bank is None:
        raise ValueError(f"there is no bank in {state.phase}")
    return state.bank


def new(preset: CheminPreset) -> State:
    """Set up an empty table before its first shoe."""
    places = preset.seats + preset.bystanders
    empty = (None,) * places
    return State(preset, Phase.BETWEEN_SHOES, empty, (0,) * places, empty)
