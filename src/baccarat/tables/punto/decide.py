"""Turn an action into the events that follow from it, or refuse it."""

from typing import assert_never

from ..banking.hand_choices import DrawCard, Show, Stand
from ..common.changeur import (
    Buy,
    Cash,
    ChangeurAction,
    Leave,
    Left,
    SetMaximum,
    Sit,
    decide_changeur,
)
from ..common.chips import CHANGEUR, HOUSE, Seat
from ..common.recorder import Decision, EventRecorder
from ..common.refusal import RefusalCode, Refused, check_actor, check_occupied, check_seat
from ..common.shoe import CallLast, Close, Deal, StartShoe, shoe_event
from .actions import Action, AskCroupier, DealCoup, RefuseShoe, Stake
from .apply import apply
from .coup import collect, continue_coup, deal_card
from .events import (
    Event,
    MaximumSet,
    StakesClosed,
    StakesOpened,
)
from .legal import (
    decide_restake,
    decide_stake,
    may_close,
    may_set_maximum,
    over_differential,
    seat_to_act,
    stakes_to_refund,
)
from .phases import Phase
from .reveal import turn, turn_late
from .shoe_holder import Flow, answer, ask_holder, holder_left, late
from .state import State


def decide(state: State, seat: Seat, action: Action) -> Decision[State, Event]:
    """Return the events of an action; raises Refused without any effect."""
    if isinstance(action, Stake):  # the most frequent by far, and a single event
        check_seat(state.purses, seat, action, state.phase)
        event = decide_stake(state, seat, action)
        return Decision((event,), (state,), apply(state, event))
    flow: Flow = EventRecorder(state, apply)
    match action:  # by how often it is asked: each case is tried in turn
        case Deal() | StartShoe():
            check_actor(seat, HOUSE, action, state.phase)
            _shoe(flow, action)
        case Close():
            check_actor(seat, HOUSE, action, state.phase)
            _close(flow, action)
        case CallLast():
            check_actor(seat, HOUSE, action, state.phase)
            flow.emit(state.shoe.call_last(action, state.phase))
        case DealCoup() | AskCroupier() | RefuseShoe():
            check_seat(state.purses, seat, action, state.phase)
            answer(flow, seat, action)
        case Show() | DrawCard() | Stand():
            check_seat(state.purses, seat, action, state.phase)
            turn(flow, seat, action)
            continue_coup(flow)
        case SetMaximum():
            check_actor(seat, CHANGEUR, action, state.phase)
            flow.emit(_maximum_set(state, action))
        case Sit() | Buy() | Cash() | Leave():
            check_actor(seat, CHANGEUR, action, state.phase)
            _errand(flow, action)
        case _:
            assert_never(action)
    return flow.decision()


def _maximum_set(state: State, action: SetMaximum) -> MaximumSet:
    may = may_set_maximum(state)
    if may.allows(action):
        return MaximumSet(action.seat, action.maximum)
    check_occupied(state.purses, action.seat, action, state.phase)
    code, limit = may.fault(action.maximum)
    raise Refused(code, action, state.phase, limit)


def _errand(flow: Flow, errand: ChangeurAction) -> None:
    """Carry out an action of the changeur; raises Refused."""
    state, phase = flow.state, flow.state.phase
    event = decide_changeur(state.purses, errand, busy=state.has_chips_in_play, phase=phase)
    if isinstance(errand, Leave):
        _leave(flow, errand)
    else:
        flow.emit(event)


def _leave(flow: Flow, leave: Leave) -> None:
    seat, asked = leave.seat, seat_to_act(flow.state)
    if flow.state.stakes[seat - 1]:
        flow.emit(decide_restake(flow.state, seat, ()))
    collect(flow, seat)
    flow.emit(Left(seat, flow.state.purses[seat - 1] or 0))
    if seat == flow.state.held.seat:
        holder_left(flow)
    if seat == asked and flow.state.turn:
        turn_late(flow)
        continue_coup(flow)


def _shoe(flow: Flow, action: StartShoe | Deal) -> None:
    """Open a shoe, burn a card of it, or deal one."""
    state = flow.state
    if before := shoe_event(state.shoe, state.preset, state.phase, action):
        flow.emit(before)
        if before.ready:
            if state.preset.free_hands:
                flow.emit_all(stakes_to_refund(flow.state) or ())
            flow.emit(StakesOpened())
    elif isinstance(action, Deal):
        deal_card(flow, action.card)


def _close(flow: Flow, action: Close) -> None:
    """Close the open question: the stakes, the holder's answer, or the turning of a hand."""
    state = flow.state
    if not may_close(state):
        raise Refused(RefusalCode.NOT_NOW, action, state.phase)
    match state.phase:
        case Phase.HOLDING:
            late(flow)
        case Phase.TURNING:
            turn_late(flow)
            continue_coup(flow)
        case _:
            flow.emit_all(tuple(over_differential(state)))
            flow.emit(StakesClosed())
            ask_holder(flow)
