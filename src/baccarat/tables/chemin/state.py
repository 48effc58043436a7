"""Hold the state of a table of chemin de fer: small, and without history."""

from enum import StrEnum
from typing import Final

from ...rules import CheminPreset, Coup, Outcome
from ...rules.form import Form, Version
from ..banking import Answer, Bank, CallHeld, Holding, right_of, the_bank
from ..banking.events import BankEnds
from ..common import Seat, Shoe


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


class State(Holding, frozen=True, tag="chemin", dict=True):
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
    - `refused`: what the bank did not take of the places' stakes in this coup; () for nothing.
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
    refused: tuple[int, ...] = ()

    def offer_order(self) -> tuple[Seat, ...]:
        """List the chairs that the bank is offered to, one by one: to the right (CF-16)."""
        return right_of(self, self.shoe_at)

    def falls_to(self, how: BankEnds) -> Seat:
        """Name the seat from whose right on the next bank is offered (CF-21, CF-23)."""
        bank = the_bank(self)
        if self.preset.rotation == "never" and how is BankEnds.LOST:
            return bank.seat - 1 or self.preset.seats
        from_origin = self.preset.suite_falls_from == "original"
        return bank.origin or bank.seat if from_origin else bank.seat


def new(preset: CheminPreset) -> State:
    """Set up an empty table before its first shoe."""
    places = preset.seats + preset.bystanders
    empty = (None,) * places
    return State(preset, Phase.BETWEEN_SHOES, empty, (0,) * places, empty)


FORM: Final = Form(
    (
        Version(
            (
                "phase", "purses", "stakes", "answers", "arrivals", "bank", "shoe_at", "turn",
                "suivi", "call", "price", "giver", "origin", "raised", "ponte", "coup",
                "ponte_draws", "banker_draws", "ponte_shown", "banker_shown", "last", "shoe",
            )
        ),
    )
)  # fmt: skip
