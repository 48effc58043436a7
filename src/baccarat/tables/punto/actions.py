"""The actions that a table of punto banco takes, and the choices that it offers."""

import msgspec

from ..banking.hand_choices import HandAction, MaySpeak
from ..common.changeur import ChangeurAction, ChangeurChoice, MaySetMaximum, SetMaximum
from ..common.refusal import RefusalCode
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


def units_on(bets: Bets, wager: str) -> int:
    """Return the units of some bets that are on one wager."""
    return sum(bet.amount for bet in bets if bet.wager == wager)


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
    """Bets on these spots, together at most `total` units.

    - `both_sides`: there may be bets on Player and on Banker (NSW-1).
    - `lean`: the least and the most units by which the bet on Player may exceed the one on Banker,
      None for no limit. It always contains 0 and what the seat has staked.
    """

    spots: tuple[Spot, ...]
    total: int
    both_sides: bool = True
    lean: tuple[int, int] | None = None

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
        if not (laid == len(action.bets) and together <= self.total and (alone or not beside)):
            return False
        return (self.both_sides and self.lean is None) or not self.side_fault(action.bets)

    def most_beside(self, wager: str, bets: Bets) -> int:
        """Return the most units for a bet next to others, as the two sides allow it (NSW-1)."""
        player, banker = units_on(bets, "player"), units_on(bets, "banker")
        if wager not in {"player", "banker"}:
            return self.total
        if not self.both_sides and (player or banker):
            return 0
        if self.lean is None:
            return self.total
        return banker + self.lean[1] if wager == "player" else player - self.lean[0]

    def side_fault(self, bets: Bets) -> RefusalCode | None:
        """Return the fault of the bets on Player and Banker together, or None (NSW-1)."""
        player, banker = units_on(bets, "player"), units_on(bets, "banker")
        if player and banker and not self.both_sides:
            return RefusalCode.ONE_SIDE
        if self.lean is None or self.lean[0] <= player - banker <= self.lean[1]:
            return None
        return RefusalCode.OVER_DIFFERENTIAL


class MayHold(msgspec.Struct, frozen=True, tag="hold"):
    """Deal the coup, have it dealt if one may `ask` the croupier, or pass the shoe on."""

    ask: bool = True

    def allows(self, action: object) -> bool:
        return isinstance(action, HolderAction) and (self.ask or type(action) is not AskCroupier)


Choice = MayStake | MayHold | MaySpeak | MaySetMaximum | CroupierChoice | ChangeurChoice
