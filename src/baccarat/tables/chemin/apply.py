"""Work out the state after an event, trusting that the event came from `decide`."""

from collections.abc import Callable
from typing import Any, Final

from .. import banking, common
from ..banking.events import BankEnded
from ..common import CoupEnded, applying, unchanged
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

apply: Final[Callable[[State, Event], State]] = applying(EFFECTS, NEXT, ANYTIME, Phase)
