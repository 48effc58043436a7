"""From what a player would like to stake to what the table takes from this seat."""

from collections.abc import Callable, Mapping, Sequence

from ...rules import Outcome, Side
from ...tables.punto import (
    Bet,
    Bets,
    DealCoup,
    MayHold,
    MaySpeak,
    MayStake,
    PuntoView,
    SeatAction,
    Stake,
)
from ..strategy import OutcomesBySide, RandomBelow, Strategy

Wishes = Mapping[str, int]
"""By the bet's name, how many times its least amount one would like to stake."""

Wish = Callable[[MayStake, Sequence[Outcome], RandomBelow], Wishes]
"""From what may be staked, how the coups of the shoe went, and chance."""


def plays(wish: Wish) -> Strategy:
    """Make a strategy that stakes what `wish` asks for, as far as purse and limits allow.

    Stakes that a tie left up stay where they must (PB-8). It waits where nothing would change.
    It deals when it holds the shoe, and turns its cards as they have to be.
    """

    def strategy(view: PuntoView, seen: OutcomesBySide, chance: RandomBelow) -> SeatAction | None:
        may = next(iter(view.choices), None)
        if isinstance(may, MaySpeak):
            return may.default
        if isinstance(may, MayHold):
            return DealCoup()
        if not isinstance(may, MayStake):
            return None
        bets = _fitted(may, wish(may, seen.get(Side.PLAYER, ()), chance))
        lying = next(seat.stakes for seat in view.seats if seat.seat == view.viewer)
        return Stake(bets) if bets and bets != lying else None

    return strategy


def _fitted(may: MayStake, wishes: Wishes) -> Bets:
    """Stake on the spots in their order, what must stand first counted, while chips last."""
    left = may.total - sum(spot.standing for spot in may.spots)
    bets = []
    for spot in may.spots:
        reach = min(spot.high, spot.standing + left)
        amount = max(min(wishes.get(spot.wager, 0) * spot.low, reach), spot.standing)
        amount -= amount % spot.step
        if amount >= spot.low:
            bets.append(Bet(spot.wager, amount))
            left -= amount - spot.standing
    return tuple(bets)
