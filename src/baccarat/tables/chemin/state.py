"""Hold the state of a table of chemin de fer: small, and without history."""

from enum import StrEnum
from typing import Final

from ...rules import CheminPreset, Coup, Outcome
from ...rules.form import Form, Version
from ..banking import Answer, BankState, require_bank, right_of
from ..banking.events import BankEnds
from ..common import Seat


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


class State(BankState, frozen=True, kw_only=True, tag="chemin"):
    """Everything that the next event depends on, besides the fields of every `BankState`.

    - `shoe_at`: the next bank is offered from the right of this seat; 0 before the first bank.
    - `ponte_draws` and `banker_draws`: what the holders of the hands said, None before.
    - `ponte_shown` and `banker_shown`: whether everybody sees the hand, or only its holder.
    """

    preset: CheminPreset
    phase: Phase
    answers: tuple[Answer | None, ...]
    shoe_at: Seat = 0
    ponte: Seat = 0
    coup: Coup = Coup()
    ponte_draws: bool | None = None
    banker_draws: bool | None = None
    ponte_shown: bool = False
    banker_shown: bool = False
    last: Outcome | None = None

    def offer_order(self) -> tuple[Seat, ...]:
        """List the chairs that the bank is offered to, one by one: to the right (CF-16)."""
        return right_of(self, self.shoe_at)

    def falls_to(self, how: BankEnds) -> Seat:
        """Name the seat from whose right on the next bank is offered (CF-21, CF-23)."""
        bank = require_bank(self)
        if self.preset.rotation == "never" and how is BankEnds.LOST:
            return bank.seat - 1 or self.preset.seats
        from_origin = self.preset.suite_falls_from == "original"
        return bank.origin or bank.seat if from_origin else bank.seat


def new(preset: CheminPreset) -> State:
    """Set up an empty table before its first shoe."""
    places = preset.seats + preset.bystanders
    empty = (None,) * places
    return State(
        preset=preset,
        phase=Phase.BETWEEN_SHOES,
        purses=empty,
        stakes=(0,) * places,
        answers=empty,
    )


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
