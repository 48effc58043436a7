"""The actions of a high card table, and the choices it offers."""

import msgspec

from ..common.changeur import ChangeurAction, ChangeurChoice
from ..common.chips import is_int
from ..common.shoe import CroupierAction, CroupierChoice


class HighBet(msgspec.Struct, frozen=True, tag="high-bet", forbid_unknown_fields=True):
    """Bet this many units on Player, replacing any earlier bet; 0 takes it back."""

    amount: int


SeatAction = HighBet
Action = SeatAction | CroupierAction | ChangeurAction


class MayBet(msgspec.Struct, frozen=True, tag="high-bet"):
    """Nothing, or `low` to `high` units."""

    low: int
    high: int

    def allows(self, action: object) -> bool:
        if not isinstance(action, HighBet) or not is_int(action.amount):
            return False
        return action.amount == 0 or self.low <= action.amount <= self.high


Choice = MayBet | CroupierChoice | ChangeurChoice
