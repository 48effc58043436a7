"""Turn an action into the events that follow from it, or refuse it."""

from typing import assert_never

from .. import common
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
from .actions import Action, Stake
from .apply import apply
from .events import (
    Event,
    MaximumSet,
    StakesClosed,
    StakesOpened,
)
from .flow import Flow
from .legal import may_close, may_set_maximum
from .play import dealt
from .stake import check_stake, restaked
from .state import State


def decide(state: State, seat: Seat, action: Action) -> Decided[State, Event]:
    """Tell what comes of what `seat` asks; raises Refused, and then nothing has happened."""
    flow: Flow = common.Flow(state, apply)
    match action:
        case Stake():
            check_seat(state.purses, seat, action, state.phase)
            check_stake(state, seat, action)
            flow.happen(restaked(state, seat, action.bets))
        case Deal() | Close() | StartShoe():
            check_actor(seat, HOUSE, action, state.phase)
            _house(flow, action)
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
    """Do an errand; one who gets up takes back the stakes that may be taken back first."""
    state, phase = flow.state, flow.state.phase
    event = decide_errand(state.purses, errand, busy=state.busy, phase=phase)
    if isinstance(errand, Leave) and state.stakes[errand.seat - 1]:
        flow.happen(restaked(state, errand.seat, ()))
        event = decide_errand(flow.state.purses, errand, busy=lambda _: False, phase=phase)
    flow.happen(event)


def _house(flow: Flow, action: StartShoe | Close | Deal) -> None:
    state, phase = flow.state, flow.state.phase
    if isinstance(action, Close):
        if not may_close(state):
            raise Refused(Code.NOT_NOW, action, phase)
        flow.happen(StakesClosed())
    elif before := prepared(state.shoe, state.preset, phase, action):
        flow.happen(before)
        if before.ready:
            flow.happen(StakesOpened())
    elif isinstance(action, Deal):
        dealt(flow, action.card)
