"""Define what every table offers: pure functions over frozen values.

`legal(state, HOUSE)` offers at most one kind of action, and the room takes it in its own time
until there is none. `view` and `tell` are the only ways out of a state.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from ...rules.form import Form
from .chips import Move, Seat
from .coup_result import Call, Finished
from .events import Decided


class Choice(Protocol):
    """One kind of action that a seat may take now, with its amounts."""

    def allows(self, action: Any) -> bool:
        """Whether `decide` would take this action."""
        ...


class Table(Protocol):
    """A game's table, as a module keeps it.

    Its states have `preset`, `phase`, `purses` with one entry per place (the chairs first, 1 to
    `preset.seats`; None for an empty one), `shoe`, `busy(seat)`, `staked(seat)` and `balances()`.
    """

    BY_CONSENT: bool
    """How the window that `asked` names comes to its end, unless `patience` gives it a time.

    True: answers may be changed until everyone here has asked for the deal, and the clock starts
    with the first stake; a coup asks one question only. False: the window is over when nobody is
    asked any more, the clock starts with the question, and an answer names its decision.
    """

    FORM: Form
    """How its states are written between two shoes, beside the preset."""

    @property
    def Action(self) -> Any:  # noqa: N802 - the name of a type
        """The union of its actions, for isinstance."""
        ...

    def new(self, preset: Any) -> Any:
        """Return the state of an empty table before its first shoe."""
        ...

    def legal(self, state: Any, seat: Seat) -> Sequence[Choice]:
        """List what `seat` may do now."""
        ...

    def decide(self, state: Any, seat: Seat, action: Any) -> Decided[Any, Any]:
        """Tell what an action comes to; raises Refused, and then nothing has happened."""
        ...

    def apply(self, state: Any, event: Any) -> Any:
        """Return the state after an event; replay is a fold of this."""
        ...

    def moves(self, event: Any) -> Sequence[Move]:
        """Name the chips that an event moves."""
        ...

    def view(self, state: Any, viewer: Seat) -> Any:
        """Show what `viewer` may know now, and nothing else."""
        ...

    def glance(self, state: Any, viewer: Seat) -> Any:
        """Show the same to a seat that reads some parts alone: a `Glance`, or the view itself."""
        ...

    def tell(self, state: Any, event: Any, viewer: Seat) -> Any | None:
        """Show what `viewer` sees happen when `event` comes to `state`, or nothing."""
        ...

    def calls(self, state: Any, event: Any) -> tuple[Call, ...]:
        """Tell what is called when `event` comes to `state`, as everyone at the table hears it."""
        ...

    def asked(self, state: Any) -> tuple[Seat, ...]:
        """List the seats whose answer is awaited now; none where the house goes on by itself."""
        ...

    def awaiting(self, state: Any) -> Iterable[Seat]:
        """List the same one by one, for whoever goes on with the first of them."""
        ...

    def default(self, state: Any, seat: Seat) -> Any | None:
        """Tell the action that Close takes for an asked seat without an answer, if it takes one."""
        ...

    def cut_order(self, state: Any, shoe: int) -> Sequence[Seat]:
        """List the seats by who may cut the shoe of this number, from 1 (C-4).

        One alone was named to, and is asked where whether or not they always would be.
        """
        ...

    def patience(self, state: Any) -> int | None:
        """Tell the seconds that the rules give who is asked; None for the time that the room gives.

        A question with a time of its own is over when it is answered, not by consent.
        """
        ...

    def resting(self, state: Any) -> bool:
        """Whether nothing of a coup is in play, so that the table may be left as it is."""
        ...

    def finished(self, state: Any, event: Any) -> Finished | None:
        """Return the coup that `event` decides, coming to `state`; None for every other event.

        One action decides a coup and ends it: CoupEnded is among its events too.
        """
        ...

    def on_table(self, view: Any) -> Any | None:
        """Return the coup that a view shows, where there are bets to be priced by it."""
        ...

    def at_risk(self, state: Any) -> Mapping[Seat, int]:
        """Tell what each seat may lose by what lies there or by an answer that stands, in units."""
        ...

    def risk(self, state: Any, seat: Seat, action: Any) -> int:
        """Tell what a seat would have at risk by an action, in units; 0 where it adds nothing."""
        ...

    def returned(self, state: Any) -> Sequence[Any] | None:
        """List what gives stakes back before other limits hold; None while some must stand."""
        ...

    def outgrown(self, state: Any) -> Sequence[Any]:
        """List the changeur's actions that end seats' own limits, where the table's forbid them."""
        ...


S = TypeVar("S")
V = TypeVar("V")


class Glance(msgspec.Struct, Generic[S, V], dict=True):
    """What a table's `view` shows to one seat, worked out as it is read.

    A game's own has the parts that its players read most, each as the view has it; any other comes
    with the `whole` view.
    """

    _state: S
    viewer: Seat

    def __getattr__(self, part: str) -> Any:
        if part == "whole":
            whole = self.__dict__[part] = self._view()
            return whole
        return getattr(self.whole, part)

    def _view(self) -> V:
        """Work out the view."""
        raise NotImplementedError


def untimed(state: object) -> None:
    """Name no time, whatever is asked."""


def cut_order(state: Any, shoe: int) -> Sequence[Seat]:
    """List the seats by who may cut, as the preset has it, where nobody changes places.

    `shoe` counts from 1. Raises ValueError below that where seats take turns.
    """
    order: Sequence[Seat] = state.preset.cut_order(shoe)
    return order
