"""Follow a table with a player's bank through the events of one action."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from ...cards import Card
from .. import common
from ..common import ChangeurEvent, Leave, Seat, ShoeEvents
from .actions import CallKind
from .awards import Ruling
from .events import BankEvent
from .legal import LegalActions
from .refusals import Explain
from .state import BankState

S = TypeVar("S")
E = TypeVar("E")


Act = Callable[[Any, Seat, Any], None]
"""Takes what a seat says."""


class Game(msgspec.Struct, frozen=True):
    """What the parts of a bank ask of the game that they are parts of.

    Each takes the flow, and goes on until somebody is asked, or a card is due.
    """

    windows: LegalActions[Any, Any, Any]
    explain: Mapping[type, Explain]
    """Says why an action is refused, by its kind."""
    ready: Callable[[Any], None]
    """Go on when a shoe lies there, and what burns of it is burnt."""
    dealt: Callable[[Any, Card], None]
    """Give a card to whom it belongs."""
    rule: Callable[[Any, Mapping[Seat, CallKind], tuple[Seat, ...]], Ruling]
    """Decide between the calls of these seats, which are in prime."""
    acts: Mapping[type, Act]
    """Takes an action of a seat, which may be its default, by its kind."""
    begin: Callable[[Any], None]
    """Open the first coup of a bank that was taken."""
    stakes_closed: Callable[[Any], None]
    """Go on when nobody can stake any more: see to what is over the bank."""
    covered: Callable[[Any], None]
    """Go on when every stake has something to cover: let the cards come."""
    banker_leaves: Callable[[Any, Leave], None]
    """Pay out a banker who leaves, let them go, and pass the bank on."""


class Recorder(Protocol):
    """What the parts of a bank need of a flow."""

    @property
    def state(self) -> BankState: ...
    @property
    def game(self) -> Game: ...
    def emit(self, event: BankEvent | ChangeurEvent | ShoeEvents) -> None:
        """Apply an event, and keep it."""
        ...


class BankRecorder(common.EventRecorder[S, E], kw_only=True):
    """A state on its way, and the game that it is of."""

    game: Game


P = TypeVar("P")


def next_phases(
    may_come: Mapping[P, tuple[type[Any], ...]], opens: Mapping[type[Any], P]
) -> dict[tuple[P, type[Any]], P]:
    """Tell the phase after each event that may come: the one it opens, or the one it comes in."""
    return {
        (phase, event): opens.get(event, phase)
        for phase, events in may_come.items()
        for event in events
    }
