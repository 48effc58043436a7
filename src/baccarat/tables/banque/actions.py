"""Define what can be asked of a table of baccara banque, and what it offers."""

from typing import Literal

import msgspec

from .. import banking
from ..banking import (
    MayAnswer,
    MayCall,
    MayChoose,
    MayName,
    MaySpeak,
    Pass,
    Staking,
    action_tag,
)
from ..common import ChangeurAction, ChangeurChoice, CroupierAction, CroupierChoice, Seat, is_int
from .seating import TableSide


class BidOpen(msgspec.Struct, frozen=True, tag="bid-open", forbid_unknown_fields=True):
    """Bid banque ouverte: "Tous les coups sont tenus" (BB-1)."""


class ClaimBanco(msgspec.Struct, frozen=True, tag="claim-banco", forbid_unknown_fields=True):
    """Call the whole bank in a club, on one's own side's hand or half on each (BB-11)."""

    a_cheval: bool


class StakeOn(Staking, frozen=True, tag="stake-on", forbid_unknown_fields=True):
    """Stake `amount` units in all on a side; 0 for none (BB-17)."""

    side: TableSide


class TopUp(msgspec.Struct, frozen=True, tag="top-up", forbid_unknown_fields=True):
    """Put into an open bank what all stakes ask for (BB-14)."""


class AcceptAll(msgspec.Struct, frozen=True, tag="accept-all", forbid_unknown_fields=True):
    """Put up what is missing: from now on the bank is open (BB-12)."""


class Refill(msgspec.Struct, frozen=True, tag="refill", forbid_unknown_fields=True):
    """Go on with a broken bank (BB-13)."""


class NameCutter(msgspec.Struct, frozen=True, tag="name-cutter", forbid_unknown_fields=True):
    """Name who is to cut the shoe, as its banker (C-4)."""

    cutter: Seat


OwnAction = BidOpen | ClaimBanco | StakeOn | TopUp | AcceptAll | Refill | NameCutter
SeatAction = banking.SeatAction | OwnAction
Late = banking.Late | StakeOn | NameCutter
Action = SeatAction | CroupierAction | ChangeurAction

Payment = Literal["bid-open", "top-up", "accept-all", "refill"]


class MayPay(msgspec.Struct, frozen=True, tag="pay"):
    """One action without a sum of one's own, which puts `amount` units in; or none (`Pass`)."""

    what: Payment
    amount: int

    def allows(self, action: object) -> bool:
        return action_tag(action) in {self.what, "pass"}


class MayClaim(msgspec.Struct, frozen=True, tag="claim"):
    """The whole bank, `amount` units, on one hand or à cheval; or none (`Pass`)."""

    amount: int

    def allows(self, action: object) -> bool:
        if isinstance(action, ClaimBanco):
            return type(action.a_cheval) is bool
        return isinstance(action, Pass)


class MayBid(MayName, frozen=True, tag="may-bid"):
    """A bid as any other sum; or banque ouverte, which puts `opens` units in, where it may."""

    opens: int = 0

    def allows(self, action: object) -> bool:
        return bool(self.opens and isinstance(action, BidOpen)) or super().allows(action)


class MayNameCutter(msgspec.Struct, frozen=True, tag="name-cutter"):
    """One of these `seats`, one's own among them."""

    seats: tuple[Seat, ...]

    def allows(self, action: object) -> bool:
        return (
            isinstance(action, NameCutter) and is_int(action.cutter) and action.cutter in self.seats
        )


class MayStakeOn(MayName, frozen=True, tag="may-stake-on"):
    """A stake on one of the `sides`."""

    what: Literal["stake-on"]  # type: ignore[assignment]  # it names an action of this table alone
    sides: tuple[TableSide, ...] = ()

    def allows(self, action: object) -> bool:
        return isinstance(action, StakeOn) and action.side in self.sides and super().allows(action)


Choice = (
    MayName | MayBid | MayStakeOn | MayCall | MayClaim | MayAnswer | MayPay | MayChoose | MaySpeak
    | MayNameCutter | CroupierChoice | ChangeurChoice
)  # fmt: skip
