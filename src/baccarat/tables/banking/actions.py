"""The actions that a table with a player's bank takes, and the choices that it offers."""

from typing import Any, Final, Literal, get_args

import msgspec

from ...rules.fast_enum import FastStrEnum
from ..common.changeur import ChangeurAction, ChangeurChoice
from ..common.chips import is_int
from ..common.shoe import CroupierAction, CroupierChoice
from .hand_choices import AskTable, HandAction, MaySpeak


class CallKind(FastStrEnum):
    """The calls on a bank, strongest first (CF-3, CF-18)."""

    SUIVI = "suivi"
    SOLO = "solo"
    A_DEUX = "a-deux"
    AVEC = "avec"
    """Banco avec la table."""
    MARCHE = "marche"
    """Banco et la table marche: the caller also covers what the table leaves open."""


class AmountAction(msgspec.Struct, frozen=True):
    """An action for which the player names an amount, in units."""

    amount: int


class Staking(AmountAction, frozen=True):
    """A stake against the bank: `amount` units in all, 0 for none."""


class BankIncrease(AmountAction, frozen=True):
    """The banker puts `amount` units more into the bank."""


class WithinBank(AmountAction, frozen=True):
    """The banker decides about `amount` units that are in the bank already."""


class PutUp(AmountAction, frozen=True, tag="put-up", forbid_unknown_fields=True):
    """Take the bank that is offered, with `amount` units in it (CF-2)."""


class Double(msgspec.Struct, frozen=True, tag="double", forbid_unknown_fields=True):
    """Become co-banker: add the amount of the bank (CF-8)."""


class AcceptPartner(msgspec.Struct, frozen=True, tag="accept-partner", forbid_unknown_fields=True):
    """Let the player who would double one's bank become co-banker (AD-C14)."""


class CallBanco(msgspec.Struct, frozen=True, tag="call-banco", forbid_unknown_fields=True):
    """Call the bank (CF-3)."""

    kind: CallKind


class Punt(Staking, frozen=True, tag="punt", forbid_unknown_fields=True):
    """Stake `amount` units in all against the bank; 0 for none (CF-5)."""


class RaiseBank(BankIncrease, frozen=True, tag="raise-bank", forbid_unknown_fields=True):
    """Put `amount` units more into the bank, from the garage first (CF-5, CF-7)."""


class AddToBank(BankIncrease, frozen=True, tag="add-to-bank", forbid_unknown_fields=True):
    """Add `amount` units to one's own bank before the calls (CF-16)."""


class SetAside(WithinBank, frozen=True, tag="set-aside", forbid_unknown_fields=True):
    """Put `amount` units of the bank au garage before a coup (AD-C22)."""


class LeaveIn(WithinBank, frozen=True, tag="leave-in", forbid_unknown_fields=True):
    """Leave `amount` units in the bank that no stake covers (AD-C23, AD-C24)."""


class MatchRaise(msgspec.Struct, frozen=True, tag="match-raise", forbid_unknown_fields=True):
    """Pay the co-banker's part of the raise (CF-8)."""


class HoldBank(msgspec.Struct, frozen=True, tag="hold-bank", forbid_unknown_fields=True):
    """Play another coup with the bank."""


class PassBank(msgspec.Struct, frozen=True, tag="pass-bank", forbid_unknown_fields=True):
    """Withdraw everything, and pass the bank on: "Il y a une suite" (CF-19)."""


class GiveUpBank(msgspec.Struct, frozen=True, tag="give-up-bank", forbid_unknown_fields=True):
    """Take back a bank that nobody stakes against (CF-9)."""


class TakeBank(msgspec.Struct, frozen=True, tag="take-bank", forbid_unknown_fields=True):
    """Take over a bank that is passed on, at its amount: "Passez-moi les cartes" (CF-19)."""


class TakeBankAt(AmountAction, frozen=True, tag="take-bank-at", forbid_unknown_fields=True):
    """Take over a bank that is passed on, and put up `amount` units: its own or more (AD-C13)."""


class Bid(AmountAction, frozen=True, tag="bid", forbid_unknown_fields=True):
    """Bid `amount` units for the bank (CF-20)."""


class Pass(msgspec.Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Decline the current question: no bank, no doubling, no call, no raise, no bid."""


Answer = (
    PutUp | AddToBank | Double | CallBanco | Punt | RaiseBank | MatchRaise
    | TakeBank | TakeBankAt | Bid | AcceptPartner | SetAside | LeaveIn | Pass
)  # fmt: skip
"""The answers to a question."""

BankChoice = HoldBank | PassBank | GiveUpBank

SeatAction = Answer | BankChoice | HandAction | AskTable

SEAT_ACTIONS: Final[tuple[type, ...]] = get_args(SeatAction)
"""The kinds of actions of a seat, in the order of the union."""

TimeoutAction = Punt | Pass | BankChoice | HandAction
"""The actions that can be taken on a timeout."""

Action = SeatAction | CroupierAction | ChangeurAction

AmountActionTag = Literal[
    "put-up", "add-to-bank", "punt", "raise-bank", "take-bank-at", "bid", "set-aside", "leave-in"
]
AnswerName = Literal["double", "match-raise", "take-bank", "accept-partner"]


class MayName(msgspec.Struct, frozen=True, tag="name"):
    """A choice of amount: whole `step`s from `low` to `high` units, or either bound.

    `what` is the tag of the action. A stake may also be 0, or `cover` units, which are
    all open units. Other questions may be declined with `Pass` if the choice `passes`, which gives
    up the seat if it `costs_seat` (AD-C10).
    """

    what: AmountActionTag
    low: int
    high: int
    step: int
    passes: bool
    cover: int = 0
    costs_seat: bool = False

    def allows(self, action: Any) -> bool:
        if action_tag(action) != self.what:
            return self.passes and isinstance(action, Pass)
        amount = action.amount
        if not is_int(amount):
            return False
        if self.low <= amount <= self.high:
            return amount % self.step == 0 or amount in (self.low, self.high, self.cover)
        return amount == 0 and isinstance(action, Staking)


class MayCall(msgspec.Struct, frozen=True, tag="call"):
    """A choice of calls, with the most units that each stakes; or `Pass`."""

    kinds: tuple[CallKind, ...]
    sums: tuple[int, ...]

    def allows(self, action: object) -> bool:
        if isinstance(action, Pass):
            return True
        return isinstance(action, CallBanco) and action.kind in self.kinds


class MayAnswer(msgspec.Struct, frozen=True, tag="answer"):
    """A choice of one action without an amount, which costs `amount` units; or `Pass`.

    `costs_seat`: a player who passes gives up the seat (AD-C18).
    """

    what: AnswerName
    amount: int
    costs_seat: bool = False

    def allows(self, action: object) -> bool:
        return isinstance(action, Pass) or action_tag(action) == self.what


class MayChoose(msgspec.Struct, frozen=True, tag="choose"):
    """The banker's choice between coups; `amount` units would be withdrawn."""

    hold: bool
    pass_on: bool
    give_up: bool
    amount: int

    def allows(self, action: object) -> bool:
        return (
            (self.hold and isinstance(action, HoldBank))
            or (self.pass_on and isinstance(action, PassBank))
            or (self.give_up and isinstance(action, GiveUpBank))
        )


SeatChoice = MayName | MayCall | MayAnswer | MayChoose | MaySpeak

Choice = SeatChoice | CroupierChoice | ChangeurChoice


def action_tag(action: object) -> str | None:
    """Return the tag of an action, or None if it has none."""
    config = getattr(action, "__struct_config__", None)
    return None if config is None else config.tag
