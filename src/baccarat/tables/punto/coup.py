"""Deal a card, and after the last one decide the coup, settle the bets and pass the shoe on."""

from typing import Final

from ...cards.card import Card
from ...rules.coup import Side
from ...rules.presets.punto import PuntoPreset
from ...rules.wagers.facts import Facts, facts_when_over
from ...rules.wagers.wager import Fate, PaytableRow
from ..common.chips import Seat
from ..common.shoe import CardPassed, CoupEnded, ShoeEnded
from .actions import Bet
from .events import (
    BetLost,
    BetStands,
    BetWon,
    CardDealt,
    CommissionCollected,
    CommissionNoted,
    CoupDecided,
    Event,
    ShoePassed,
)
from .reveal import show, turn_hands
from .shoe_holder import Flow, shoe_moves_to
from .state import State

STANDS: Final = Fate.STANDS
"""A constant, because looking up a member of an enum is slow and most bets need this one."""


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


def settle(state: State, facts: Facts) -> list[Event]:
    """Collect the losing stakes first, then pay, seat by seat."""
    lines = _deciding_lines(state, facts)
    lost: list[Event] = []
    paid: list[Event] = []
    for seat, bets in enumerate(state.stakes, 1):
        for bet in bets:
            line = lines[bet.wager]
            if line is None or line.loses:
                lost.append(_collect(state.preset, seat, bet, line))
            else:
                paid += _pay(state.preset, seat, bet, line)
    return lost + paid


def _collect(preset: PuntoPreset, seat: Seat, bet: Bet, line: PaytableRow | None) -> BetLost:
    """Take a losing bet, or the part of it that is lost, rounded as a win is (PB-9)."""
    if line is None:
        return BetLost(seat, bet.wager, bet.amount)
    result = line.settle(bet.amount, preset.rounding, preset.rounding_unit, preset.win_rounding)
    return BetLost(seat, bet.wager, bet.amount, result.back)


def _pay(preset: PuntoPreset, seat: Seat, bet: Bet, line: PaytableRow) -> tuple[Event, ...]:
    """Pay a winning bet, and take or note its commission (PB-9); or leave it in place (PB-8)."""
    unit = preset.rounding_unit
    result = line.settle(bet.amount, preset.rounding, unit, preset.win_rounding)
    if result.fate is STANDS:
        return (BetStands(seat, bet.wager, bet.amount),)
    noted = preset.commission == "noted"
    taken = 0 if noted else result.commission
    won = BetWon(seat, bet.wager, bet.amount, result.win, taken)
    if noted and result.commission:
        return won, CommissionNoted(seat, bet.wager, result.commission)
    return (won,)


def _deciding_lines(state: State, facts: Facts) -> dict[str, PaytableRow | None]:
    """Return the paytable row that decides each bet on the felt; None if the bet is lost."""
    laid = {bet.wager for bets in state.stakes for bet in bets}
    return {wager.name: wager.line(facts) for wager in state.preset.wagers if wager.name in laid}
