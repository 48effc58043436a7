"""Deal a card, and after the last one decide and settle the coup."""

from ...cards import Card
from ...rules import Coup, Fate, PaytableRow, PuntoPreset, facts_when_over
from ..common import CoupEnded, ShoeEnded
from .events import BetLost, BetStands, BetWon, CardDealt, CoupDecided
from .flow import Flow


def dealt(flow: Flow, card: Card) -> None:
    """Deal a card to whom it belongs; after the last of a coup, decide and settle it."""
    state = flow.state
    if stop := state.shoe.stop_card(state.preset):
        flow.happen(stop)
    side = state.coup.due()
    if side is None:
        raise AssertionError("a coup that is dealt out is over")
    total = state.coup.hand(side).with_card(card).total
    flow.happen(CardDealt(side, card, total))
    coup = flow.state.coup
    if coup.due() is None:
        flow.happen(CoupDecided(coup.outcome, coup.player.total, coup.banker.total, coup.natural))
        _settle_bets(flow, coup)
        last = flow.state.shoe.coups_left == 1
        flow.happen(CoupEnded())
        if last:
            flow.happen(ShoeEnded())


def _settle_bets(flow: Flow, coup: Coup) -> None:
    """Collect the losing stakes first, then pay, seat by seat."""
    laid = [(seat, bet) for seat, bets in enumerate(flow.state.stakes, 1) for bet in bets]
    lines = _lines(flow.state.preset, coup, {bet.wager for _, bet in laid})
    for seat, bet in laid:
        if lines[bet.wager] is None:
            flow.happen(BetLost(seat, bet.wager, bet.amount))
    for seat, bet in laid:
        if line := lines[bet.wager]:
            result = line.settle(bet.amount)
            if result.fate is Fate.STANDS:
                flow.happen(BetStands(seat, bet.wager, bet.amount))
            else:
                flow.happen(BetWon(seat, bet.wager, bet.amount, result.win, result.commission))


def _lines(preset: PuntoPreset, coup: Coup, staked: set[str]) -> dict[str, PaytableRow | None]:
    """Find the line that decides each bet that was laid; None where it is lost."""
    facts = facts_when_over(coup)
    return {w.name: w.line(facts) for w in preset.wagers if w.name in staked}
