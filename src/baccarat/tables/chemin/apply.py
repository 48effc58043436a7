"""Work out the state after an event, trusting that the event came from `decide`."""

from collections.abc import Callable
from typing import Any, Final

from .. import banking, common
from ..banking.events import BankEnded
from ..common import CoupEnded, after, transitions, unchanged
from . import effects
from . import events as e
from .events import Event
from .phases import ANYTIME, NEXT
from .state import Phase, State

EFFECTS: Final[dict[type, Callable[[State, Any], State]]] = {
    **common.EFFECTS,
    **banking.EFFECTS,
    BankEnded: effects.bank_ended,
    e.CardPassed: effects.passed,
    e.HandLooked: unchanged,
    e.PonteAsked: effects.hand_asked,
    e.PonteSpoke: effects.ponte_spoke,
    e.BankerAsked: effects.hand_asked,
    e.BankerSpoke: effects.banker_spoke,
    e.HandShown: effects.shown,
    e.HandsDecided: effects.decided,
    CoupEnded: effects.coup_ended,
}
"""What an event does to the state; its phase is told by NEXT alone."""

_TRANSITIONS: Final = transitions(EFFECTS, NEXT, ANYTIME, Phase)


def apply(state: State, event: Event) -> State:
    """Return the state after `event`; raises KeyError for one that its phase does not know."""
    return after(state, event, _TRANSITIONS)
