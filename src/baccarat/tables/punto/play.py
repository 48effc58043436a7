"""A card out of the shoe, and what follows from it: the coup to its end."""

from ...cards import Card
from ...rules import Coup, Fate, facts_of
from ..common import CoupEnded, ShoeEnded
from .events import BetLost, BetStands, BetWon, CardDealt, CoupDecided
from .flow import Flow


def dealt(flow: Flow, card: Card) -> None:
    """Deal a card to whom it belongs; after the last of a coup, decide and settle it."""
    if stop := flow.state.shoe.stop_card(flow.state.preset):
        flow.happen(stop)
    side = flow.state.coup.next_side()
    if side is None:
        raise AssertionError("a coup that is dealt out is over")
    total = flow.state.coup.hand(side).with_card(card).total
    flow.happen(CardDealt(side, card, total))
    coup = flow.state.coup
    if coup.next_side() is None:
        flow.happen(CoupDecided(coup.outcome, coup.player.total, coup.banker.total, coup.natural))
        _settle_bets(flow, coup)
        last = flow.state.shoe.coups_left == 1
        flow.happen(CoupEnded())
        if last:
            flow.happen(ShoeEnded())


def _settle_bets(flow: Flow, coup: Coup) -> None:
    """Collect the losing stakes first, then pay, seat by seat."""
    facts = facts_of(coup)
    settled = [
        (seat, bet, wager.settle(bet.amount, facts))
        for seat, bets in enumerate(flow.state.stakes, 1)
        for bet in bets
        if (wager := flow.state.preset.wager(bet.wager))
    ]
    for seat, bet, result in settled:
        if result.fate is Fate.LOST:
            flow.happen(BetLost(seat, bet.wager, bet.amount))
    for seat, bet, result in settled:
        if result.fate is Fate.WON:
            flow.happen(BetWon(seat, bet.wager, bet.amount, result.win, result.commission))
        elif result.fate is Fate.STANDS:
            flow.happen(BetStands(seat, bet.wager, bet.amount))
