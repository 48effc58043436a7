"""Collect the events of an action, each with the state that it leads to."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

import msgspec

S = TypeVar("S")
E = TypeVar("E")


class Decided(msgspec.Struct, Generic[S, E], frozen=True):
    """The `events` of an action; `states` are the one it met, and the one after each event."""

    events: tuple[E, ...]
    states: tuple[S, ...]

    @property
    def state(self) -> S:
        """The state after all of them."""
        return self.states[-1]

    def moments(self) -> Iterator[tuple[S, E, S]]:
        """Yield each event between the state that it met and the one that it led to."""
        return zip(self.states, self.events, self.states[1:], strict=False)


class Flow(msgspec.Struct, Generic[S, E]):
    """A state on its way, by a table's own `apply`: what has happened so far, and what it met."""

    state: S
    apply: Callable[[S, Any], S]
    events: list[E] = []
    met: list[S] = []

    def happen(self, event: E) -> None:
        """Apply an event, and keep it with the state that it met."""
        self.events.append(event)
        self.met.append(self.state)
        self.state = self.apply(self.state, event)

    def decided(self) -> Decided[S, E]:
        """Return all that has happened."""
        return Decided(tuple(self.events), (*self.met, self.state))
