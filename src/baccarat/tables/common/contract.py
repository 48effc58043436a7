"""What every table offers: five pure functions over frozen values.

`legal(state, HOUSE)` offers at most one kind of action, and the room takes it in its own time
until there is none. `view` and `tell` are the only ways out of a state.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from .money import Move
from .seats import Seat


class Choice(Protocol):
    """One kind of action that a seat may take now, with its amounts."""

    def allows(self, action: Any) -> bool:
        """Whether `decide` would take this action."""
        ...


class Table(Protocol):
    """A game's table, as a module keeps it."""

    def new(self, preset: Any) -> Any:
        """Return the state of an empty table before its first shoe."""
        ...

    def legal(self, state: Any, seat: Seat) -> Sequence[Choice]:
        """List what `seat` may do now."""
        ...

    def decide(self, state: Any, seat: Seat, action: Any) -> Sequence[Any]:
        """Turn an action into events; raises Refused, and then nothing has happened."""
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

    def tell(self, state: Any, event: Any, viewer: Seat) -> Any | None:
        """Show what `viewer` sees happen when `event` comes to `state`, or nothing."""
        ...
