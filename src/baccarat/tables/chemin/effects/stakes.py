"""Change the state when chips are staked against a bank, cut, or given back."""

from msgspec.structs import replace

from ...common import put
from .. import events as e
from ..actions import Punt
from ..state import CallHeld, State
from .change import staked, unanswered, with_bank


def call_stood(state: State, event: e.CallStood) -> State:
    for seat, amount in zip(event.seats, event.amounts, strict=True):
        state = staked(state, seat, amount)
    return replace(state, call=CallHeld(event.kind, event.seats, event.half))


def punted(state: State, event: e.Punted) -> State:
    answers = put(state.answers, event.seat, Punt(event.amount))
    return replace(staked(state, event.seat, event.added), answers=answers)


def cut(state: State, event: e.StakeCut) -> State:
    return staked(state, event.seat, -event.back)


def returned(state: State, event: e.StakeReturned) -> State:
    return replace(staked(state, event.seat, -event.amount), call=None)


def stakes_set(state: State, event: e.StakesSet) -> State:
    return unanswered(state, ponte=event.ponte, raised=(0, 0))


def nobody_staked(state: State, event: e.NobodyStaked) -> State:
    return with_bank(unanswered(state, last=None, suivi=(), call=None), fresh=False)
