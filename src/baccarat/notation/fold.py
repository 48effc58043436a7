"""Events one after another, and the coup that they bring to its end."""

from collections.abc import Iterable

from ..rules import Coup
from ..tables.punto import CoupEnded, Event, State, apply


def folded(state: State, events: Iterable[Event]) -> tuple[State, Coup | None]:
    """Return the state after the events, and the coup among them that ended, if one did."""
    finished = None
    for event in events:
        if isinstance(event, CoupEnded):
            finished = state.coup
        state = apply(state, event)
    return state, finished
