"""Play the hands: the cards, the ponte's word and the banker's, the result (CF-10 to CF-17)."""

from ...cards import Card
from ...rules import Outcome, Side
from ..banking import bank_won, order, return_stakes, stake_won
from ..banking.events import StakeLost, StakesStand
from ..common import CoupEnded, ShoeEnded
from .cover import begin
from .events import (
    BankerAsked,
    BankerSpoke,
    CardPassed,
    HandLooked,
    HandsDecided,
    HandShown,
    PonteAsked,
    PonteSpoke,
)
from .flow import Flow
from .passing import after_coup, after_win
from .state import State

TWO_CARDS = 2
PLAYER, BANKER = Side  # an enum looks its members up anew each time, and every card asks


def next_side(state: State) -> Side | None:
    """Tell who gets the next card of this coup; None when nobody does (CF-10, CF-14)."""
    ponte, banker = len(state.coup.player.cards), len(state.coup.banker.cards)
    if banker < TWO_CARDS:
        return PLAYER if ponte == banker else BANKER
    if ponte == TWO_CARDS and state.ponte_draws:
        return PLAYER
    return BANKER if banker == TWO_CARDS and state.banker_draws else None


def dealt(flow: Flow, card: Card) -> None:
    """Pass a card to whom it belongs; a third one face up."""
    state = flow.state
    if stop := state.shoe.stop_card(state.preset):
        flow.happen(stop)
    side = next_side(state)
    if side is None:
        raise AssertionError("no card is dealt to a coup that is dealt out")
    third = len(state.coup.hand(side).cards) == TWO_CARDS
    flow.happen(CardPassed(side, card, third))
    if third and side is BANKER:
        finish_coup(flow)
    elif third:
        flow.happen(BankerAsked(state.banker))
    elif len(flow.state.coup.banker.cards) == TWO_CARDS:
        _looked(flow)


def _looked(flow: Flow) -> None:
    """Let holders look at their cards; where both do, a natural is shown at once (CF-13)."""
    state = flow.state
    flow.happen(HandLooked(PLAYER, state.ponte, state.coup.player.cards))
    if state.preset.information.bank_natural:
        flow.happen(HandLooked(BANKER, state.banker, state.coup.banker.cards))
        if state.coup.natural:
            finish_coup(flow)
            return
    flow.happen(PonteAsked(state.ponte))


def ponte_speaks(flow: Flow, *, draws: bool) -> None:
    """Then the banker looks; where they show at once, their natural ends the coup (CF-13)."""
    state = flow.state
    flow.happen(PonteSpoke(state.ponte, draws))
    if not state.preset.information.bank_natural:
        flow.happen(HandLooked(BANKER, state.banker, state.coup.banker.cards))
        _show(flow, BANKER)
        if state.coup.banker.natural:
            finish_coup(flow)
            return
    if not draws:
        flow.happen(BankerAsked(state.banker))


def banker_speaks(flow: Flow, *, draws: bool) -> None:
    flow.happen(BankerSpoke(flow.state.banker, draws))
    if not draws:
        finish_coup(flow)


def _show(flow: Flow, side: Side) -> None:
    state = flow.state
    shown = state.ponte_shown if side is PLAYER else state.banker_shown
    if not shown:
        hand = state.coup.hand(side)
        flow.happen(HandShown(side, hand.cards, hand.total, hand.natural))


def finish_coup(flow: Flow) -> None:
    """Show both hands, settle, and end the coup, and the shoe with it where it is the last."""
    _show(flow, PLAYER)
    _show(flow, BANKER)
    coup = flow.state.coup
    outcome = coup.outcome
    flow.happen(HandsDecided(outcome, coup.player.total, coup.banker.total, coup.natural))
    _settle(flow, outcome)
    after_win(flow, outcome)
    last = flow.state.shoe.coups_left == 1
    flow.happen(CoupEnded())
    if last:
        flow.happen(ShoeEnded())
    else:
        onward(flow)


def onward(flow: Flow) -> None:
    """Go on from the end of a coup, or from the start of a shoe (CF-22)."""
    if not after_coup(flow):
        begin(flow)


def _settle(flow: Flow, outcome: Outcome) -> None:
    staked = [(seat, s) for seat in order(flow.state) if (s := flow.state.staked(seat))]
    match outcome:
        case Outcome.PLAYER:
            for seat, stake in staked:
                flow.happen(stake_won(flow.state, seat, stake))
        case Outcome.BANKER:
            for seat, stake in staked:
                flow.happen(StakeLost(seat, stake, flow.state.banker))
            win = sum(stake for _, stake in staked)
            flow.happen(bank_won(flow.state, win, flow.state.preset.tax))
        case Outcome.TIE if flow.state.preset.tie == "stakes-stand":
            flow.happen(StakesStand())
        case Outcome.TIE:
            return_stakes(flow)
