"""The contract of a table: pure functions over frozen values.

`legal(state, HOUSE)` offers at most one kind of action, and the room takes such actions at its own
pace until none is left. A state is shown to players only through `view` and `tell`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from ...rules.coup import Coup
from ...rules.half_open import PartlyOpenCoup
from ...rules.versions import Schema
from .chips import Move, Seat
from .coup_result import Call, CoupResult
from .recorder import Decision
from .redaction import TableEvent

PresetT_contra = TypeVar("PresetT_contra", contravariant=True)
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT", bound=TableEvent)
ViewT = TypeVar("ViewT")


class Choice(Protocol):
    """One kind of action that a seat may take now, with its amounts."""

    def allows(self, action: object) -> bool:
        """Whether `decide` would take this action."""
        ...


class LazyView(msgspec.Struct, Generic[StateT, ViewT], dict=True):
    """What `view` shows to one seat, with each part computed when it is read.

    A game defines the parts that its players read most, equal to those of the view; any other part
    is read from the `whole` view.
    """

    _state: StateT
    viewer: Seat

    def __getattr__(self, part: str) -> Any:
        if part == "whole":
            whole = self.__dict__[part] = self._view()
            return whole
        return getattr(self.whole, part)

    def _view(self) -> ViewT:
        raise NotImplementedError


class Table(Protocol[PresetT_contra, StateT, ActionT, EventT, ViewT]):
    """The table of a game, implemented by a module.

    Its states have `preset`, `phase`, `shoe`, `has_chips_in_play(seat)`, `has_role(seat)`,
    `staked(seat)`, `balances()`, and `purses` with one entry per place: first the chairs, 1 to
    `preset.seats`, with None for an empty place.
    """

    CLOSES_BY_CONSENT: bool
    """How a question to the seats in `asked` ends, unless `patience` sets a time.

    True: answers may be changed until everyone present has asked for the deal, and the clock starts
    with the first stake or such a wish; there is one question per coup. False: the question ends
    when every seat has answered, the clock starts with the question, and an answer names its
    decision."""

    PASSING_PHASES: tuple[str, ...]
    """The phases in which a bank that is passed on is offered, in their order; none without one."""

    FORM: Schema
    """How its states are stored between two shoes, without the preset."""

    @property
    def Action(self) -> Any:  # noqa: N802 - the name of a type
        """The union of its actions, for isinstance."""
        ...

    def new(self, preset: PresetT_contra) -> StateT:
        """Return the state of an empty table before its first shoe."""
        ...

    def legal(self, state: StateT, seat: Seat) -> Sequence[Choice]:
        """List what `seat` may do now."""
        ...

    def decide(self, state: StateT, seat: Seat, action: ActionT) -> Decision[StateT, EventT]:
        """Return what an action does; raises Refused if it is not allowed."""
        ...

    def apply(self, state: StateT, event: EventT) -> StateT:
        """Return the state after an event; a replay applies the events of a record in order."""
        ...

    def moves(self, event: EventT) -> Sequence[Move]:
        """List the chips that an event moves."""
        ...

    def view(self, state: StateT, viewer: Seat) -> ViewT:
        """Return what `viewer` is allowed to know now."""
        ...

    def lazy_view(self, state: StateT, viewer: Seat) -> ViewT | LazyView[StateT, ViewT]:
        """Return the same, as a `LazyView` or whole, to a seat that reads only parts of it."""
        ...

    def redact(self, state: StateT, event: EventT, viewer: Seat) -> EventT | None:
        """Return `event` as `viewer` sees it happen in `state`; None if it is hidden from them."""
        ...

    def announce(self, state: StateT, event: EventT) -> tuple[Call, ...]:
        """List the announcements to everyone at the table when `event` happens in `state`."""
        ...

    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """List the seats that have to answer now; empty if the house acts next."""
        ...

    def iter_to_act(self, state: StateT) -> Iterable[Seat]:
        """Yield the same seats lazily, for callers that only need the first."""
        ...

    def timeout_action(self, state: StateT, seat: Seat) -> ActionT | None:
        """Return the action that Close takes for a seat that has not answered, if any."""
        ...

    def cut_order(self, state: StateT, shoe: int) -> Sequence[Seat]:
        """List the seats in the order in which they are asked to cut a shoe, numbered from 1 (C-4).

        If there is only one, it was named for this shoe and is asked where to cut in every case.
        """
        ...

    def time_limit(self, state: StateT) -> int | None:
        """Return how many seconds the rules allow for an answer; None to use the time of the room.

        A question with its own time ends when it is answered, never by consent.
        """
        ...

    def is_own_question(self, state: StateT) -> bool:
        """Whether the seat that is asked decides about its own bank, shoe or hand."""
        ...

    def is_idle(self, state: StateT) -> bool:
        """Whether no coup is under way, so that the table can be left as it is."""
        ...

    def coup_result(self, state: StateT, event: EventT) -> CoupResult | None:
        """Return the coup that `event` decides in `state`; None for every other event.

        The action that decides a coup also ends it: its events include CoupEnded.
        """
        ...

    def private_cards(self, state: StateT, seat: Seat) -> Mapping[str, tuple[int, ...]]:
        """Return the face-down cards that only `seat` may look at: their positions, by hand."""
        ...

    def priceable_coup(self, view: ViewT) -> Coup | PartlyOpenCoup | None:
        """Return the coup that a view shows, if there are bets to price from it."""
        ...

    def at_risk(self, state: StateT) -> Mapping[Seat, int]:
        """Return what each seat can lose by its stakes and its standing answers, in units."""
        ...

    def risk(self, state: StateT, seat: Seat, action: ActionT) -> int:
        """Return what an action would put at risk for a seat, in units; 0 if it adds nothing."""
        ...

    def stakes_to_refund(self, state: StateT) -> Sequence[EventT] | None:
        """List the events that return stakes before new limits apply; None while some must stay."""
        ...

    def seat_limits_to_clear(self, state: StateT) -> Sequence[ActionT]:
        """List the changeur's actions that remove personal limits which the table now forbids."""
        ...


def untimed(state: object) -> None:
    """Return None: no question has its own time."""


class _Preset(Protocol):
    def cut_order(self, shoe: int) -> Sequence[Seat]: ...


class _StateWithPreset(Protocol):
    @property
    def preset(self) -> _Preset: ...


def cut_order(state: _StateWithPreset, shoe: int) -> Sequence[Seat]:
    """List the seats that may cut, by the preset, at a table where nobody changes places.

    `shoe` counts from 1. Raises ValueError for a lower number if seats take turns.
    """
    return state.preset.cut_order(shoe)
