"""Change the state when chips are staked against a bank, cut, or given back."""

from ...common import changed, put
from .. import events as e
from ..actions import Punt
from ..state import CallHeld, S
from .change import said, staked, unanswered, with_bank


def call_stood(state: S, event: e.CallStood) -> S:
    for seat, amount in zip(event.seats, event.amounts, strict=True):
        state = staked(state, seat, amount)
    return changed(state, call=CallHeld(event.kind, event.seats, event.half))


def punted(state: S, event: e.Punted) -> S:
    seat = event.seat
    after = changed(
        state,
        purses=put(state.purses, seat, state.held(seat) - event.added),
        stakes=put(state.stakes, seat, event.amount),
        answers=put(state.answers, seat, Punt(event.amount)),
    )
    return said(state, after)


def cut(state: S, event: e.StakeCut) -> S:
    """Note what was refused, which stays in sight until the coup ends."""
    nothing = (0,) * len(state.stakes)
    refused = state.refused_of(event.seat) + event.back
    state = changed(state, refused=put(state.refused or nothing, event.seat, refused))
    return staked(state, event.seat, -event.back)


def returned(state: S, event: e.StakeReturned) -> S:
    return changed(staked(state, event.seat, -event.amount), call=None)


def stakes_set(state: S, event: e.StakesSet) -> S:
    return unanswered(state, ponte=event.ponte, raised=(0, 0))


def nobody_staked(state: S, event: e.NobodyStaked) -> S:
    suivi = state.suivi if state.preset.keeps_suivi else ()
    return with_bank(unanswered(state, last=None, suivi=suivi, call=None), fresh=False)
