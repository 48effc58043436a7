"""Settle a completed coup (BB-12, BB-15), and pass the hands on (BB-8)."""

from collections.abc import Iterator

from ...rules.coup import Outcome
from ..banking.actions import CallKind
from ..banking.events import BankEnds, StakeReturned, StakesStand
from ..banking.state import order
from ..common.chips import Seat
from ..common.shoe import CoupEnded, ShoeEnded
from .bank import Flow, between_coups, close_bank, next_holder
from .events import (
    CallJudged,
    CoupReckoned,
    HandPassed,
    HandTurned,
    SidesDecided,
    StakeCollected,
    StakePaid,
)
from .legal import count_losing_streak
from .reckoning import Reckoning, StakeResult, settle_coup
from .seating import TableSide
from .state import State, require_bank

_FOLLOWED = {CallKind.SUIVI, CallKind.SOLO, CallKind.A_DEUX}


def finish_coup(flow: Flow) -> None:
    """Show all hands, settle, and end the coup, and the shoe after its last coup.

    A bank that outlasts the shoe goes on with the next one (AD-B9).
    """
    state = flow.state
    for side in (*state.playing, TableSide.BANKER):
        if not state.is_shown(side):
            hand = state.hands.of(side)
            flow.emit(HandTurned(side, hand.cards, hand.total, hand.natural))
    outcomes = {side: state.hands.outcome(side) for side in state.playing}
    flow.emit(SidesDecided(outcomes.get(TableSide.RIGHT), outcomes.get(TableSide.LEFT)))
    _settle(flow, outcomes)
    last = flow.state.shoe.coups_left == 1
    flow.emit(CoupEnded())
    if not last:
        between_coups(flow)
        return
    if not flow.state.outlasts(require_bank(flow.state)):
        close_bank(flow, BankEnds.CASHED)
    flow.emit(ShoeEnded())


def _settle(flow: Flow, outcomes: dict[TableSide, Outcome]) -> None:
    state, bank = flow.state, require_bank(flow.state)
    laid = [each for seat in order(state) for each in state.laid(seat)]
    reckoning = settle_coup(state.preset, bank.sum, laid, outcomes, open_=bank.open)
    for fate in reckoning.fates:
        _pay(flow, fate, returns=_tie_returns(state, outcomes))
    if any(flow.state.stakes):
        flow.emit(StakesStand())
    if set(outcomes.values()) != {Outcome.TIE}:
        flow.emit(_reckon(flow.state, reckoning, bank.co))
    for side in state.playing:
        if outcomes[side] is Outcome.BANKER and (seat := next_holder(state, side)):
            flow.emit(HandPassed(side, seat))
    judged = _judge_call(state, outcomes, reckoning)
    now = flow.state
    repeats = state.preset.banco_repeat > 0 and state.call is not None
    if repeats or (judged.suivi, judged.seats, judged.lost) != (
        now.suivi,
        tuple(run.seat for run in now.runs),
        tuple(run.lost for run in now.runs),
    ):
        flow.emit(judged)


def _tie_returns(state: State, outcomes: dict[TableSide, Outcome]) -> bool:
    """Whether tied stakes are returned, as is half of a banco à cheval (BB-11, BB-16)."""
    last = state.shoe.coups_left == 1
    both_tied = set(outcomes.values()) == {Outcome.TIE}
    return state.preset.tie == "stakes-back" or last or (state.a_cheval and not both_tied)


def _pay(flow: Flow, fate: StakeResult, *, returns: bool) -> None:
    """Move the chips of a result; the banker pays first, and shares with the co-banker later."""
    laid, bank = fate.laid, require_bank(flow.state)
    if fate.outcome is Outcome.BANKER:
        flow.emit(StakeCollected(laid.seat, laid.side, fate.taken, fate.back, bank.seat))
    elif fate.outcome is Outcome.PLAYER:
        own = min(fate.paid, bank.own)
        to = (bank.seat, own, bank.co_banker, fate.paid - own)
        flow.emit(StakePaid(laid.seat, laid.side, laid.units, *to))
    elif returns:
        flow.emit(StakeReturned(laid.seat, laid.units))


def _reckon(state: State, reckoning: Reckoning, co_before: int) -> CoupReckoned:
    """Take the tax, and divide gain or loss between banker and co-banker (CF-8, BB-15)."""
    bank, net, tax = require_bank(state), reckoning.net, reckoning.tax
    unit = state.preset.rounding_unit
    gain = bank.co_part(net - tax, unit) if net > 0 else -bank.co_part(-net, unit)
    co = min(max(co_before + gain, 0), bank.sum - tax)
    return CoupReckoned(bank.seat, net, tax, bank.co_banker, co - bank.co)


def _judge_call(
    state: State, outcomes: dict[TableSide, Outcome], reckoning: Reckoning
) -> CallJudged:
    """Return who may call again after a net loss (CF-18), within the limit of a club (BB-11)."""
    runs = dict(_runs(state, reckoning))
    return CallJudged(_suivi(state, outcomes, reckoning), tuple(runs), tuple(runs.values()))


def _suivi(
    state: State, outcomes: dict[TableSide, Outcome], reckoning: Reckoning
) -> tuple[Seat, ...]:
    call = state.call
    if state.preset.banco_at == "start":
        return _may_repeat(state, reckoning)
    if set(outcomes.values()) == {Outcome.TIE}:
        return state.suivi
    if not state.preset.suivi or call is None or call.kind not in _FOLLOWED:
        return ()
    return call.seats if sum(map(reckoning.gain, call.seats)) < 0 else ()


def _may_repeat(state: State, reckoning: Reckoning) -> tuple[Seat, ...]:
    """Return the caller of a banco that is void on balance, while it may be repeated (AD-B20)."""
    call = state.call
    if call is None or state.repeated >= state.preset.banco_repeat:
        return ()
    return call.seats if sum(map(reckoning.gain, call.seats)) == 0 else ()


def _runs(state: State, reckoning: Reckoning) -> Iterator[tuple[Seat, int]]:
    if state.preset.club_bancos and state.call is not None:
        for seat in state.call.seats:
            if reckoning.gain(seat) < 0:
                yield seat, count_losing_streak(state, seat) + 1
