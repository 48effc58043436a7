"""The steps in which games with a player's bank differ, and the recorder that carries them."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from ...cards.card import Card
from ..common.changeur import ChangeurEvent, Leave
from ..common.chips import Seat
from ..common.recorder import EventRecorder
from ..common.shoe import ShoeEvents
from .actions import CallKind
from .call_award import Ruling
from .events import BankEvent
from .legal import LegalActions
from .refusals import Explain
from .state import BankState

S = TypeVar("S")
E = TypeVar("E")


Act = Callable[[Any, Seat, Any], None]
"""Handles an action of a seat."""


class Game(msgspec.Struct, frozen=True):
    """The steps that each game supplies to the shared parts of a bank.

    Each step receives the recorder, and continues until a seat is asked or a card is due.
    """

    actions: LegalActions[Any, Any, Any]
    explain: Mapping[type, Explain]
    """Explain, by kind of action, why it is refused."""
    ready: Callable[[Any], None]
    """Continue when the shoe is open and all cards to burn are burnt."""
    dealt: Callable[[Any, Card], None]
    """Deal a card to the hand that is due."""
    award_call: Callable[[Any, Mapping[Seat, CallKind], tuple[Seat, ...]], Ruling]
    """Choose between the calls of these seats, which are in prime."""
    acts: Mapping[type, Act]
    """The handlers of a seat's actions, by kind."""
    begin: Callable[[Any], None]
    """Open the first coup of a new bank."""
    stakes_closed: Callable[[Any], None]
    """Continue when nobody can stake any more, and deal with excess stakes."""
    covered: Callable[[Any], None]
    """Start the deal when the bank covers every stake."""
    closes: Mapping[str, Callable[[Any], None]]
    """What follows when a question that only this game asks several seats is closed, by phase."""
    banker_leaves: Callable[[Any, Leave], None]
    """Pay out a banker who leaves, release the seat, and pass the bank on."""
    draw_lot: Callable[[Any, int], None] = lambda flow, place: None  # noqa: ARG005 - none is drawn
    """Let a lot fall on a place, before a question is closed that it decides."""


class Recorder(Protocol):
    """The part of a recorder that the shared steps of a bank use."""

    @property
    def state(self) -> BankState: ...
    @property
    def game(self) -> Game: ...
    def emit(self, event: BankEvent | ChangeurEvent | ShoeEvents) -> None:
        """Apply an event and record it."""
        ...


class BankRecorder(EventRecorder[S, E], kw_only=True):
    """A recorder that knows its game."""

    game: Game
