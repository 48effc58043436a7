"""Deal a card, and after the last one decide and settle the coup."""

from ...cards import Card
from ...rules import (
    Coup,
    Fate,
    PaytableRow,
    PuntoPreset,
    Settlement,
    Side,
    facts_when_over,
)
from ..common import CardPassed, CoupEnded, Seat, ShoeEnded
from .actions import Bet
from .events import (
    BetLost,
    BetStands,
    BetWon,
    CardDealt,
    CommissionCollected,
    CommissionNoted,
    CoupDecided,
    ShoePassed,
)
from .flow import Flow
from .held import moves_to
from .turning import show, turn_hands


def dealt(flow: Flow, card: Card) -> None:
    """Deal a card to whom it belongs; after the last of a coup, decide and settle it."""
    state = flow.state
    if stop := state.shoe.stop_card(state.preset):
        flow.happen(stop)
    side = state.coup.due()
    if side is None:
        raise AssertionError("a coup that is dealt out is over")
    hand = state.coup.hand(side)
    if state.preset.covered:
        up = state.preset.american and len(hand.cards) == 2
        flow.happen(CardPassed(side, card, up))
        go_on(flow)
    else:
        flow.happen(CardDealt(side, card, hand.with_card(card).total))
        _finish_when_over(flow)


def go_on(flow: Flow) -> None:
    """Turn what is to be turned; when no card is due any more, settle and end the coup."""
    if not (flow.state.preset.covered and turn_hands(flow)):
        _finish_when_over(flow)


def _finish_when_over(flow: Flow) -> None:
    if flow.state.coup.due() is None:
        _finish(flow)


def _finish(flow: Flow) -> None:
    if flow.state.player_lies.down:
        show(flow, Side.PLAYER)
    coup = flow.state.coup
    outcome = coup.outcome
    flow.happen(CoupDecided(outcome, coup.player.total, coup.banker.total, coup.natural))
    to = moves_to(flow.state, outcome)
    _settle_bets(flow, coup)
    last = flow.state.shoe.coups_left == 1
    flow.happen(CoupEnded())
    if to is not None:
        flow.happen(ShoePassed(to))
    if last:
        for seat in range(1, len(flow.state.purses) + 1):
            collect(flow, seat)
        flow.happen(ShoeEnded())


def collect(flow: Flow, seat: Seat) -> None:
    """Collect what is noted for a seat, if anything is (PB-9)."""
    if owing := flow.state.owes(seat):
        flow.happen(CommissionCollected(seat, owing))


def _settle_bets(flow: Flow, coup: Coup) -> None:
    """Collect the losing stakes first, then pay, seat by seat."""
    laid = [(seat, bet) for seat, bets in enumerate(flow.state.stakes, 1) for bet in bets]
    preset = flow.state.preset
    lines = _lines(preset, coup, {bet.wager for _, bet in laid})
    for seat, bet in laid:
        if lines[bet.wager] is None:
            flow.happen(BetLost(seat, bet.wager, bet.amount))
    for seat, bet in laid:
        if line := lines[bet.wager]:
            result = line.settle(bet.amount, preset.rounding)
            if result.fate is Fate.STANDS:
                flow.happen(BetStands(seat, bet.wager, bet.amount))
            else:
                _pay(flow, seat, bet, result)


def _pay(flow: Flow, seat: Seat, bet: Bet, result: Settlement) -> None:
    """Pay a bet that won, and take the commission, or note it (PB-9)."""
    noted = flow.state.preset.commission == "noted"
    taken = 0 if noted else result.commission
    flow.happen(BetWon(seat, bet.wager, bet.amount, result.win, taken))
    if noted and result.commission:
        flow.happen(CommissionNoted(seat, bet.wager, result.commission))


def _lines(preset: PuntoPreset, coup: Coup, staked: set[str]) -> dict[str, PaytableRow | None]:
    """Find the line that decides each bet that was laid; None where it is lost."""
    facts = facts_when_over(coup)
    return {w.name: w.line(facts) for w in preset.wagers if w.name in staked}
