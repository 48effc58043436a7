"""From an action to what happens, or a refusal."""

from collections.abc import Iterator
from typing import assert_never

from ..common import (
    CHANGEUR,
    HOUSE,
    Buy,
    Cash,
    Close,
    Code,
    Deal,
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
from .apply import apply
from .events import (
    Event,
    MaximumSet,
    StakesClosed,
    StakesOpened,
)
from .play import dealt
from .stake import check_stake, restaked
from .state import Phase, State


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Turn what `seat` asks into events; raises Refused, and then nothing has happened."""
    match action:
        case Stake():
            check_seat(state.purses, seat, action, state.phase)
            check_stake(state, seat, action)
            return (restaked(state, seat, action.bets),)
        case SetMaximum():
            check_actor(seat, CHANGEUR, action, state.phase)
            return (_maximum_set(state, action),)
        case Sit() | Buy() | Cash() | Leave():
            check_actor(seat, CHANGEUR, action, state.phase)
            return tuple(_errand(state, action))
        case StartShoe() | Close() | Deal():
            check_actor(seat, HOUSE, action, state.phase)
            return tuple(_house(state, action))
        case _:
            assert_never(action)


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


def _errand(state: State, errand: Errand) -> Iterator[Event]:
    """Do an errand; who gets up first takes back the stakes that may be taken back."""
    event = decide_errand(state.purses, errand, busy=state.busy, phase=state.phase)
    if isinstance(errand, Leave) and state.stakes[errand.seat - 1]:
        taken_back = restaked(state, errand.seat, ())
        yield taken_back
        purses = apply(state, taken_back).purses
        event = decide_errand(purses, errand, busy=lambda _: False, phase=state.phase)
    yield event


def _house(state: State, action: StartShoe | Close | Deal) -> Iterator[Event]:
    phase = state.phase
    if isinstance(action, Close):
        if phase is not Phase.STAKING:
            raise Refused(Code.NOT_NOW, action, phase)
        yield StakesClosed()
    elif before := prepared(state.shoe, state.preset, phase, action):
        yield before
        if before.ready:
            yield StakesOpened()
    elif isinstance(action, Deal):
        yield from dealt(state, action.card)
