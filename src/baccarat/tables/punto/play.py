"""Deal a card, and after the last one decide and settle the coup."""

from ...cards import Card
from ...rules import Coup, Fate, facts_of, settle_by
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
    facts, stakes = facts_of(coup), flow.state.stakes
    staked = {bet.wager for bets in stakes for bet in bets}
    wagers = [wager for wager in flow.state.preset.wagers if wager.name in staked]
    lines = {wager.name: wager.line(facts) for wager in wagers}
    settled = [
        (seat, bet, settle_by(lines[bet.wager], bet.amount))
        for seat, bets in enumerate(stakes, 1)
        for bet in bets
    ]
    for seat, bet, result in settled:
        if result.fate is Fate.LOST:
            flow.happen(BetLost(seat, bet.wager, bet.amount))
    for seat, bet, result in settled:
        if result.fate is Fate.WON:
            flow.happen(BetWon(seat, bet.wager, bet.amount, result.win, result.commission))
        elif result.fate is Fate.STANDS:
            flow.happen(BetStands(seat, bet.wager, bet.amount))
