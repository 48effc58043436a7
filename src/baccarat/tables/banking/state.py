"""Hold what a table with a player's bank has to have for these parts of it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, Protocol, TypeVar

import msgspec

from ..common import Place, Purses, Seat, Shoe, ShoePhase
from .actions import CallKind
from .events import BankEnds
from .rules import BankRules


class BankPhase(StrEnum):
    """The phases of a bank, by the names that they have in a table's own."""

    __hash__ = str.__hash__  # an enum's own is looked up by name, in Python

    CUT = "cut"
    BANK = "bank"
    ADD = "add"
    DOUBLE = "double"
    CALLS = "calls"
    BYSTANDERS_CALL = "bystanders-call"
    STAKES = "stakes"
    BYSTANDERS_STAKE = "bystanders-stake"
    RAISE = "raise"
    MATCH = "match"
    PONTE = "ponte"
    RIGHT = "right"
    LEFT = "left"
    BANKER = "banker"
    SETTLING = "settling"
    CHOICE = "choice"
    SUITE = "suite"
    AUCTION = "auction"


SAY: Final = "say"
"""Beside a state: who has a say in it, once that is found."""

STAKES: Final = BankPhase.STAKES
BYSTANDERS_STAKE: Final = BankPhase.BYSTANDERS_STAKE
"""An enum looks its members up anew each time, and every stake asks for these two."""

COUP_IN_HAND: Final = frozenset[str]({
    BankPhase.RAISE, BankPhase.MATCH, ShoePhase.DEALING, BankPhase.PONTE, BankPhase.RIGHT,
    BankPhase.LEFT, BankPhase.BANKER, BankPhase.SETTLING,
})  # fmt: skip
"""From the end of the stakes to the end of the coup."""


BANKER_MAY_GO: Final = frozenset[str]({
    BankPhase.ADD, BankPhase.DOUBLE, BankPhase.CALLS, BankPhase.CHOICE, BankPhase.CUT,
    ShoePhase.BETWEEN_SHOES,
})  # fmt: skip
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


class _Fields(Protocol):
    """The fields of a state that these parts read and change."""

    @property
    def preset(self) -> BankRules: ...
    @property
    def phase(self) -> str: ...
    @property
    def purses(self) -> Purses:
        """One entry for each place: the chairs, then the bystanders'."""
        ...

    @property
    def stakes(self) -> tuple[int, ...]:
        """All that a place has against the bank."""
        ...

    @property
    def refused(self) -> tuple[int, ...]:
        """What the bank refused of each place's stake in this coup; empty while that is nothing."""
        ...

    @property
    def answers(self) -> tuple[Any, ...]:
        """What was said to what is asked now."""
        ...

    @property
    def arrivals(self) -> tuple[Seat, ...]:
        """The bystanders' places in order of arrival (CF-6)."""
        ...

    @property
    def bank(self) -> Bank | None: ...
    @property
    def turn(self) -> Seat:
        """Who alone is asked, 0 for nobody or for all."""
        ...

    @property
    def suivi(self) -> tuple[Seat, ...]:
        """Who may call again before everyone (CF-18)."""
        ...

    @property
    def call(self) -> CallHeld | None: ...
    @property
    def price(self) -> int:
        """Of a bank that is passed on; so are giver and origin."""
        ...

    @property
    def giver(self) -> Seat: ...
    @property
    def origin(self) -> Seat | None: ...
    @property
    def raised(self) -> tuple[int, int]:
        """How much of a raise, unmatched as yet, came from purse and garage."""
        ...

    @property
    def shoe(self) -> Shoe: ...
    @property
    def last(self) -> Any:
        """What the last coup came to; None after one that nobody staked in, or before any."""
        ...


class BankState(_Fields, Protocol):
    """The state of a table with a player's bank: such fields, and what `Holding` tells of them.

    It has a `__dict__`, for what is worked out once.
    """

    @property
    def banker(self) -> Seat: ...
    @property
    def co_banker(self) -> Seat: ...
    @property
    def open_units(self) -> int: ...
    @property
    def left_to_bystanders(self) -> int: ...
    @property
    def asks_all(self) -> bool:
        """Whether bystanders are asked for their stakes together with the chairs (BB-2)."""
        ...

    def staked(self, seat: Seat) -> int: ...
    def refused_of(self, seat: Seat) -> int: ...
    def held(self, seat: Seat) -> int: ...
    def occupied(self, seat: Seat) -> bool: ...
    def bystander(self, seat: Seat) -> bool: ...
    def busy(self, seat: Seat) -> bool: ...
    def balances(self) -> Mapping[Place, int]: ...
    def new_bank(self, seat: Seat, amount: int, origin: Seat | None) -> Bank: ...
    def means(self, seat: Seat) -> int:
        """Tell what a seat can bring into a bank, in units."""
        ...

    def precedence(self) -> tuple[Seat, ...]:
        """List the chairs in prime, without the one that has the bank, or gives it (CF-4)."""
        ...

    def offer_order(self) -> tuple[Seat, ...]:
        """List the chairs that a bank is offered to, one by one (CF-16)."""
        ...

    def falls_to(self, how: BankEnds) -> Seat:
        """Name the seat that the next bank is offered to the right of (CF-21)."""
        ...

    @property
    def seeks_bank(self) -> bool:
        """Whether the next shoe waits for a bank to be found (C-4)."""
        ...

    def bidders(self) -> tuple[Seat, ...]:
        """List the chairs that may bid for the bank, in prime (CF-20)."""
        ...


S = TypeVar("S", bound=BankState)


def the_bank(state: _Fields) -> Bank:
    """Return the bank; raises ValueError in a phase that has none."""
    if state.bank is None:
        raise ValueError(f"there is no bank in {state.phase}")
    return state.bank
