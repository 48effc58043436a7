"""Work out the state after an event, trusting that the event came from `decide`."""

from collections.abc import Callable
from typing import Any, Final, get_args

from .. import banking, common
from ..common import applying
from .effects import OWN
from .events import Event
from .phases import ANYTIME, NEXT
from .state import Phase, State

_KNOWN: Final = {**common.EFFECTS, **banking.EFFECTS, **OWN}
EFFECTS: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    kind: _KNOWN[kind] for kind in get_args(Event)
}
"""What an event does to the state; its phase is told by NEXT alone."""

apply: Final[Callable[[State, Event], State]] = applying(EFFECTS, NEXT, ANYTIME, Phase)
"""Work out the state after an event; raises KeyError for one that its phase does not know."""
