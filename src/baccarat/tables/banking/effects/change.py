"""Make the small changes that effects are built from."""

from typing import Any

from msgspec.structs import replace

from ...common import Seat, changed, put
from ..state import SAY, S, the_bank


def unanswered(state: S, **changes: Any) -> S:
    """Ask anew: nobody has said anything yet, and nobody is asked alone."""
    return changed(state, **{"turn": 0, "answers": (None,) * len(state.answers), **changes})


def said(state: S, after: S) -> S:
    """Return what an answer leads to from `state`: it leaves everybody the say that they have."""
    known = state.__dict__.get(SAY)
    if known is not None:
        after.__dict__[SAY] = known
    return after


def with_bank(state: S, **changes: Any) -> S:
    return changed(state, bank=replace(the_bank(state), **changes))


def staked(state: S, seat: Seat, amount: int) -> S:
    """Move units from a purse to its stake; a negative amount goes back."""
    return changed(
        state,
        purses=put(state.purses, seat, state.held(seat) - amount),
        stakes=put(state.stakes, seat, state.staked(seat) + amount),
    )
