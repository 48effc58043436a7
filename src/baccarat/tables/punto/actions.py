"""Define what can be asked of a table of punto banco, and what it offers."""

import msgspec

from ..common import (
    Croupier,
    Errand,
    MayCroupier,
    MayErrand,
    MaySetMaximum,
    SetMaximum,
    whole,
)


class Bet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`amount` units on the wager of that name."""

    wager: str
    amount: int


Bets = tuple[Bet, ...]


class Stake(msgspec.Struct, frozen=True, tag="stake", forbid_unknown_fields=True):
    """Replace all stakes of the seat by these; none takes them back."""

    bets: Bets


SeatAction = Stake

Action = SeatAction | SetMaximum | Croupier | Errand


class Spot(msgspec.Struct, frozen=True):
    """One bet on the felt: from `low` to `high` units in whole `step`s, or none if not `standing`.

    `standing` is what a tie left there and may not be lessened (PB-8); 0 where it may. A spot that
    is not for bets `alone` takes no more than it has `standing` without a bet on one that is.
    """

    wager: str
    low: int
    high: int
    step: int
    standing: int = 0
    alone: bool = True

    def allows(self, amount: object) -> bool:
        return (
            isinstance(amount, int)
            and whole(amount)
            and self.low <= amount <= self.high
            and amount % self.step == 0
        )


class MayStake(msgspec.Struct, frozen=True, tag="stake"):
    """Bets on these spots, together at most `total` units."""

    spots: tuple[Spot, ...]
    total: int

    def allows(self, action: object) -> bool:
        if not isinstance(action, Stake):
            return False
        amounts = {bet.wager: bet.amount for bet in action.bets}
        laid = [(spot, amounts[spot.wager]) for spot in self.spots if spot.wager in amounts]
        return (
            len(laid) == len(action.bets)
            and all(spot.allows(amount) for spot, amount in laid)
            and all(spot.wager in amounts for spot in self.spots if spot.standing)
            and (
                any(spot.alone for spot, _ in laid)
                or all(amount <= spot.standing for spot, amount in laid)
            )
            and sum(amounts.values()) <= self.total
        )


Choice = MayStake | MaySetMaximum | MayCroupier | MayErrand
