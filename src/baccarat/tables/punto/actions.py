"""The actions that a table of punto banco takes, and the choices that it offers."""

import msgspec

from ..banking.hand_choices import HandAction, MaySpeak
from ..common.changeur import ChangeurAction, ChangeurChoice, MaySetMaximum, SetMaximum
from ..common.shoe import CroupierAction, CroupierChoice


class Bet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`amount` units on the wager of that name."""

    wager: str
    amount: int


Bets = tuple[Bet, ...]


def units(bets: Bets) -> int:
    """Add up some bets."""
    together = 0
    for bet in bets:
        together += bet.amount
    return together


class Stake(msgspec.Struct, frozen=True, tag="stake", forbid_unknown_fields=True):
    """Replace all stakes of the seat by these; an empty list withdraws them."""

    bets: Bets


class DealCoup(msgspec.Struct, frozen=True, tag="deal-coup", forbid_unknown_fields=True):
    """Deal this coup from one's shoe, as the croupier directs (PB-12, PB-13)."""


class AskCroupier(msgspec.Struct, frozen=True, tag="ask-croupier", forbid_unknown_fields=True):
    """Have the croupier deal this coup, and keep one's place."""


class RefuseShoe(msgspec.Struct, frozen=True, tag="refuse-shoe", forbid_unknown_fields=True):
    """Do not take the shoe: the next is asked."""


HolderAction = DealCoup | AskCroupier | RefuseShoe

SeatAction = Stake | HolderAction | HandAction

Action = SeatAction | SetMaximum | CroupierAction | ChangeurAction


class Spot(msgspec.Struct, frozen=True):
    """One bet on the felt: from `low` to `high` units in whole `step`s, or nothing.

    `standing` units were left by a tie and may not be reduced or withdrawn (PB-8). A spot that is
    not `alone` cannot exceed them without a bet on a spot that is.
    """

    wager: str
    low: int
    high: int
    step: int
    standing: int = 0
    alone: bool = True


class MayStake(msgspec.Struct, frozen=True, tag="stake"):
    """Bets on these spots, together at most `total` units."""

    spots: tuple[Spot, ...]
    total: int

    def allows(self, action: object) -> bool:
        if not isinstance(action, Stake):
            return False
        amounts = {}
        for bet in action.bets:  # a loop, as every stake asks: there are one or two bets
            amounts[bet.wager] = bet.amount
        laid, together = 0, 0
        alone, beside = False, False
        for spot in self.spots:
            amount = amounts.get(spot.wager)
            if amount is None:
                if spot.standing:
                    return False
                continue
            if type(amount) is not int or not spot.low <= amount <= spot.high:
                return False
            if amount % spot.step:
                return False
            laid += 1
            together += amount
            if spot.alone:
                alone = True
            elif amount > spot.standing:
                beside = True
        return laid == len(action.bets) and together <= self.total and (alone or not beside)


class MayHold(msgspec.Struct, frozen=True, tag="hold"):
    """Deal the coup, have it dealt, or pass the shoe on."""

    def allows(self, action: object) -> bool:
        return isinstance(action, HolderAction)


Choice = MayStake | MayHold | MaySpeak | MaySetMaximum | CroupierChoice | ChangeurChoice
