"""Fit the stakes that a bot wants to the bets that the table accepts from its seat."""

from collections.abc import Callable, Mapping, Sequence

from ...rules.coup import Outcome, Side
from ...tables.banking.hand_choices import MaySpeak
from ...tables.punto.actions import Bet, Bets, DealCoup, MayHold, MayStake, SeatAction, Stake
from ...tables.punto.view import PuntoView
from ..strategy import OutcomesBySide, RandomBelow, Strategy

WantedStakes = Mapping[str, int]
"""The stakes a bot would like, as multiples of each bet's minimum, by the bet's name."""

BetChooser = Callable[[MayStake, Sequence[Outcome], RandomBelow], WantedStakes]
"""Chooses stakes from the bets on offer, the outcomes of the shoe so far, and chance."""


def make_strategy(choose: BetChooser) -> Strategy:
    """Make a strategy that stakes what `choose` returns, as far as purse and limits allow.

    Stakes left up after a tie stay where they must (PB-8), and it waits if nothing would change. It
    deals when it holds the shoe, and squeezes its cards as the rules require.
    """

    def strategy(view: PuntoView, seen: OutcomesBySide, chance: RandomBelow) -> SeatAction | None:
        may = next(iter(view.choices), None)
        if isinstance(may, MaySpeak):
            return may.default
        if isinstance(may, MayHold):
            return DealCoup()
        if not isinstance(may, MayStake):
            return None
        bets = _fit(may, choose(may, seen.get(Side.PLAYER, ()), chance))
        current = next(seat.stakes for seat in view.seats if seat.seat == view.viewer)
        changes = bets not in {(), current} and not may.side_fault(bets)
        return Stake(bets) if changes else None

    return strategy


def _fit(may: MayStake, wanted: WantedStakes) -> Bets:
    """Fill the spots in order while chips last, after setting aside what must stay up."""
    left = may.total - sum(spot.standing for spot in may.spots)
    bets: list[Bet] = []
    for spot in may.spots:
        reach = min(spot.high, spot.standing + left, may.most_beside(spot.wager, tuple(bets)))
        amount = max(min(wanted.get(spot.wager, 0) * spot.low, reach), spot.standing)
        amount -= amount % spot.step
        if amount >= spot.low:
            bets.append(Bet(spot.wager, amount))
            left -= amount - spot.standing
    return tuple(bets)
