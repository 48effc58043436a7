"""From an action to what happens, or a refusal."""

from typing import assert_never

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
    whole,
)
from .actions import (
    Action,
    Stake,
)
from .events import (
    Event,
    MaximumSet,
    StakesClosed,
    StakesOpened,
)
from .flow import Flow, flow_from
from .play import dealt
from .stake import check_stake, restaked
from .state import Phase, State


def decide(state: State, seat: Seat, action: Action) -> Decided[State, Event]:
    """Tell what comes of what `seat` asks; raises Refused, and then nothing has happened."""
    flow = flow_from(state)
    match action:
        case Stake():
            check_seat(state.purses, seat, action, state.phase)
            check_stake(state, seat, action)
            flow.happen(restaked(state, seat, action.bets))
        case SetMaximum():
            check_actor(seat, CHANGEUR, action, state.phase)
            flow.happen(_maximum_set(state, action))
        case Sit() | Buy() | Cash() | Leave():
            check_actor(seat, CHANGEUR, action, state.phase)
            _errand(flow, action)
        case StartShoe() | Close() | Deal():
            check_actor(seat, HOUSE, action, state.phase)
            _house(flow, action)
        case _:
            assert_never(action)
    return flow.decided()


def _maximum_set(state: State, action: SetMaximum) -> MaximumSet:
    preset, maximum = state.preset, action.maximum

    def refuse(code: Code, limit: int | None = None) -> Refused:
        return Refused(code, action, state.phase, limit)

    check_taken(state.purses, action.seat, action, state.phase)
    if maximum is not None:
        if not whole(maximum):
            raise refuse(Code.AMOUNT_NOT_WHOLE)
        if maximum < preset.minimum:
            raise refuse(Code.BELOW_MINIMUM, preset.minimum)
        if maximum > preset.maximum:
            raise refuse(Code.ABOVE_MAXIMUM, preset.maximum)
        if maximum % preset.stake_step:
            raise refuse(Code.NOT_A_STEP, preset.stake_step)
    return MaximumSet(action.seat, maximum)


def _errand(flow: Flow, errand: Errand) -> None:
    """Do an errand; who gets up first takes back the stakes that may be taken back."""
    state, phase = flow.state, flow.state.phase
    event = decide_errand(state.purses, errand, busy=state.busy, phase=phase)
    if isinstance(errand, Leave) and state.stakes[errand.seat - 1]:
        flow.happen(restaked(state, errand.seat, ()))
        event = decide_errand(flow.state.purses, errand, busy=lambda _: False, phase=phase)
    flow.happen(event)


def _house(flow: Flow, action: StartShoe | Close | Deal) -> None:
    state, phase = flow.state, flow.state.phase
    if isinstance(action, Close):
        if phase is not Phase.STAKING:
            raise Refused(Code.NOT_NOW, action, phase)
        flow.happen(StakesClosed())
    elif before := prepared(state.shoe, state.preset, phase, action):
        flow.happen(before)
        if before.ready:
            flow.happen(StakesOpened())
    elif isinstance(action, Deal):
        dealt(flow, action.card)
