"""Work out the state after an event, trusting that the event came from `decide`."""

from typing import Final

from .. import banking, common
from ..common import after, transitions
from .effects import EFFECTS
from .events import Event
from .phases import ANYTIME, NEXT
from .state import Phase, State

_TRANSITIONS: Final = transitions(
    {**common.EFFECTS, **banking.EFFECTS, **EFFECTS}, NEXT, ANYTIME, Phase
)


def apply(state: State, event: Event) -> State:
    """Return the state after `event`; raises KeyError for one that its phase does not know."""
    return after(state, event, _TRANSITIONS)
