"""Make the small changes that effects are built from."""

from typing import Any

from msgspec.structs import replace

from ...common import Seat, put
from ..actions import Answer
from ..state import State, the_bank


def unanswered(state: State, **changes: Any) -> State:
    """Ask anew: nobody has said anything yet, and nobody is asked alone."""
    nothing: tuple[Answer | None, ...] = (None,) * len(state.answers)
    return replace(state, **{"answers": nothing, "turn": 0, **changes})


def with_bank(state: State, **changes: Any) -> State:
    return replace(state, bank=replace(the_bank(state), **changes))


def staked(state: State, seat: Seat, amount: int) -> State:
    """Move units from a purse to its stake; a negative amount goes back."""
    return replace(
        state,
        purses=put(state.purses, seat, state.held(seat) - amount),
        stakes=put(state.stakes, seat, state.staked(seat) + amount),
    )
