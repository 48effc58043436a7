"""Turn an action into the events that follow from it, or refuse it."""

from typing import assert_never

from .. import common
from ..banking import DrawCard, Show, Stand
from ..common import (
    CHANGEUR,
    HOUSE,
    Buy,
    Cash,
    Close,
    Code,
    Deal,
    Decided,
    Errand,
    Leave,
    Left,
    Refused,
    Seat,
    SetMaximum,
    Sit,
    StartShoe,
    check_actor,
    check_seat,
    check_taken,
    decide_errand,
    prepared,
)
from .actions import Action, AskCroupier, DealCoup, RefuseShoe, Stake
from .apply import apply
from .coup import collect, dealt, go_on
from .events import (
    Event,
    MaximumSet,
    StakesClosed,
    StakesOpened,
)
from .legal import awaited, may_close, may_set_maximum, restaked, staked
from .reveal import turn, turn_late
from .shoe_holder import Flow, answer, ask_holder, holder_left, late
from .state import Phase, State


def decide(state: State, seat: Seat, action: Action) -> Decided[State, Event]:
    """Tell what comes of what `seat` asks; raises Refused, and then nothing has happened."""
    if isinstance(action, Stake):  # the most frequent by far, and a single event
        check_seat(state.purses, seat, action, state.phase)
        event = staked(state, seat, action)
        return Decided((event,), (state,), apply(state, event))
    flow: Flow = common.Flow(state, apply)
    match action:  # by how often it is asked: each case is tried in turn
        case Deal() | StartShoe():
            check_actor(seat, HOUSE, action, state.phase)
            _shoe(flow, action)
        case Close():
            check_actor(seat, HOUSE, action, state.phase)
            _close(flow, action)
        case DealCoup() | AskCroupier() | RefuseShoe():
            check_seat(state.purses, seat, action, state.phase)
            answer(flow, seat, action)
        case Show() | DrawCard() | Stand():
            check_seat(state.purses, seat, action, state.phase)
            turn(flow, seat, action)
            go_on(flow)
        case SetMaximum():
            check_actor(seat, CHANGEUR, action, state.phase)
            flow.happen(_maximum_set(state, action))
        case Sit() | Buy() | Cash() | Leave():
            check_actor(seat, CHANGEUR, action, state.phase)
            _errand(flow, action)
        case _:
            assert_never(action)
    return flow.decided()


def _maximum_set(state: State, action: SetMaximum) -> MaximumSet:
    may = may_set_maximum(state)
    if may.allows(action):
        return MaximumSet(action.seat, action.maximum)
    check_taken(state.purses, action.seat, action, state.phase)
    code, limit = may.fault(action.maximum)
    raise Refused(code, action, state.phase, limit)


def _errand(flow: Flow, errand: Errand) -> None:
    """Do an errand; one who gets up takes back stakes that may be taken back, and pays first."""
    state, phase = flow.state, flow.state.phase
    event = decide_errand(state.purses, errand, busy=state.busy, phase=phase)
    if isinstance(errand, Leave):
        _leave(flow, errand)
    else:
        flow.happen(event)


def _leave(flow: Flow, leave: Leave) -> None:
    seat, asked = leave.seat, awaited(flow.state)
    if flow.state.stakes[seat - 1]:
        flow.happen(restaked(flow.state, seat, ()))
    collect(flow, seat)
    flow.happen(Left(seat, flow.state.purses[seat - 1] or 0))
    if seat == flow.state.held.seat:
        holder_left(flow)
    if seat == asked and flow.state.turn:
        turn_late(flow)
        go_on(flow)


def _shoe(flow: Flow, action: StartShoe | Deal) -> None:
    """Open a shoe, burn a card of it, or deal one."""
    state = flow.state
    if before := prepared(state.shoe, state.preset, state.phase, action):
        flow.happen(before)
        if before.ready:
            flow.happen(StakesOpened())
    elif isinstance(action, Deal):
        dealt(flow, action.card)


def _close(flow: Flow, action: Close) -> None:
    """End what time has run out for: the stakes, the holder's word, the turning of a hand."""
    state = flow.state
    if not may_close(state):
        raise Refused(Code.NOT_NOW, action, state.phase)
    match state.phase:
        case Phase.HOLDING:
            late(flow)
        case Phase.TURNING:
            turn_late(flow)
            go_on(flow)
        case _:
            flow.happen(StakesClosed())
            ask_holder(flow)
