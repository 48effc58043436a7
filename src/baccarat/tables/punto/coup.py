"""Deal a card, and after the last one decide the coup, settle the bets and pass the shoe on."""

from ...cards.card import Card
from ...rules.coup import Side
from ...rules.wagers.facts import facts_when_over
from ..common.chips import Seat
from ..common.shoe import CardPassed, CoupEnded, ShoeEnded
from .events import (
    CardDealt,
    CommissionCollected,
    CoupDecided,
    ShoePassed,
)
from .reveal import show, turn_hands
from .settling import settle
from .shoe_holder import Flow, shoe_moves_to


def deal_card(flow: Flow, card: Card) -> None:
    """Deal a card to the hand that is due; settle the coup after its last card."""
    state = flow.state
    if stop := state.shoe.stop_card(state.preset):
        flow.emit(stop)
    side = state.coup.due()
    if side is None:
        raise AssertionError("a coup that is dealt out is over")
    hand = state.coup.hand(side)
    if state.preset.covered:
        up = not state.preset.squeeze and len(hand.cards) == 2
        flow.emit(CardPassed(side, card, up))
        continue_coup(flow)
    else:
        flow.emit(CardDealt(side, card, hand.total_with(card)))
        _finish_when_over(flow)


def continue_coup(flow: Flow) -> None:
    """Turn the hands that are due; when no more cards are due, settle and end the coup."""
    if not (flow.state.preset.covered and turn_hands(flow)):
        _finish_when_over(flow)


def _finish_when_over(flow: Flow) -> None:
    if flow.state.coup.due() is None:
        _finish(flow)


def _finish(flow: Flow) -> None:
    if flow.state.player_lies.down:
        show(flow, Side.PLAYER)
    facts = facts_when_over(flow.state.coup)
    outcome = facts.winner
    flow.emit(CoupDecided(outcome, facts.player_total, facts.banker_total, facts.natural))
    to = shoe_moves_to(flow.state, outcome)
    flow.emit_all(settle(flow.state, facts))
    last = flow.state.shoe.coups_left == 1
    flow.emit(CoupEnded())
    if to is not None:
        flow.emit(ShoePassed(to))
    if last:
        for seat in range(1, len(flow.state.purses) + 1):
            collect(flow, seat)
        flow.emit(ShoeEnded())


def collect(flow: Flow, seat: Seat) -> None:
    """Collect the commission noted for a seat, if any (PB-9)."""
    if owing := flow.state.owes(seat):
        flow.emit(CommissionCollected(seat, owing))
