"""The actions that a table of baccara banque takes, and the choices that it offers."""

from typing import Literal

import msgspec

from ..banking import actions as bank
from ..banking.actions import MayAnswer, MayCall, MayChoose, MayName, Pass, Staking, action_tag
from ..banking.hand_choices import MaySpeak
from ..common.changeur import ChangeurAction, ChangeurChoice
from ..common.chips import Seat, is_int
from ..common.shoe import CroupierAction, CroupierChoice
from .seating import TableSide


class BidOpen(msgspec.Struct, frozen=True, tag="bid-open", forbid_unknown_fields=True):
    """Bid banque ouverte: "Tous les coups sont tenus" (BB-1)."""


class ClaimBanco(msgspec.Struct, frozen=True, tag="claim-banco", forbid_unknown_fields=True):
    """Call the whole bank in a club, on the hand of the caller's side or half on each (BB-11)."""

    a_cheval: bool


class StakeOn(Staking, frozen=True, tag="stake-on", forbid_unknown_fields=True):
    """Stake `amount` units in all on a side; 0 for none (BB-17)."""

    side: TableSide


class TopUp(msgspec.Struct, frozen=True, tag="top-up", forbid_unknown_fields=True):
    """Bring an open bank up to the total of the stakes (BB-14)."""


class AcceptAll(msgspec.Struct, frozen=True, tag="accept-all", forbid_unknown_fields=True):
    """Put up the missing units; the bank is open from now on (BB-12)."""


class Refill(msgspec.Struct, frozen=True, tag="refill", forbid_unknown_fields=True):
    """Continue with a broken bank (BB-13)."""


class NewShoe(msgspec.Struct, frozen=True, tag="new-shoe", forbid_unknown_fields=True):
    """Go on with a new shoe (AD-B12)."""


class NameCutter(msgspec.Struct, frozen=True, tag="name-cutter", forbid_unknown_fields=True):
    """As banker, name the player who cuts the shoe (C-4)."""

    cutter: Seat


OwnAction = BidOpen | ClaimBanco | StakeOn | TopUp | AcceptAll | Refill | NewShoe | NameCutter
SeatAction = bank.SeatAction | OwnAction
TimeoutAction = bank.TimeoutAction | StakeOn | NameCutter
Action = SeatAction | CroupierAction | ChangeurAction

Payment = Literal["bid-open", "top-up", "accept-all", "refill", "new-shoe"]


class MayPay(msgspec.Struct, frozen=True, tag="pay"):
    """A choice of one action without an amount, which brings in `amount` units; or `Pass`."""

    what: Payment
    amount: int

    def allows(self, action: object) -> bool:
        return action_tag(action) in {self.what, "pass"}


class MayClaim(msgspec.Struct, frozen=True, tag="claim"):
    """A choice of calling the whole bank, `amount` units, on one hand or à cheval; or `Pass`."""

    amount: int

    def allows(self, action: object) -> bool:
        if isinstance(action, ClaimBanco):
            return type(action.a_cheval) is bool
        return isinstance(action, Pass)


class MayBid(MayName, frozen=True, tag="may-bid"):
    """A choice of amount for a bid; or banque ouverte for `opens` units, unless that is 0."""

    opens: int = 0

    def allows(self, action: object) -> bool:
        return bool(self.opens and isinstance(action, BidOpen)) or super().allows(action)


class MayNameCutter(msgspec.Struct, frozen=True, tag="name-cutter"):
    """A choice of one of these `seats`, which include the banker's own."""

    seats: tuple[Seat, ...]

    def allows(self, action: object) -> bool:
        return (
            isinstance(action, NameCutter) and is_int(action.cutter) and action.cutter in self.seats
        )


class MayStakeOn(MayName, frozen=True, tag="may-stake-on"):
    """A choice of stake on one of the `sides`."""

    what: Literal["stake-on"]  # type: ignore[assignment]  # it names an action of this table alone
    sides: tuple[TableSide, ...] = ()

    def allows(self, action: object) -> bool:
        return isinstance(action, StakeOn) and action.side in self.sides and super().allows(action)


Choice = (
    MayName | MayBid | MayStakeOn | MayCall | MayClaim | MayAnswer | MayPay | MayChoose | MaySpeak
    | MayNameCutter | CroupierChoice | ChangeurChoice
)  # fmt: skip
