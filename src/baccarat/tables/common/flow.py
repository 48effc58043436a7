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


class Flow(Generic[S, E]):
    """A state on its way, by a table's own `apply`, and what has happened so far."""

    def __init__(self, state: S, apply: Callable[[S, Any], S]) -> None:
        self.state = state
        self._apply = apply
        self._events: list[E] = []
        self._states = [state]

    def happen(self, event: E) -> None:
        """Apply an event, and keep it with the state that it leads to."""
        self.state = self._apply(self.state, event)
        self._events.append(event)
        self._states.append(self.state)

    def decided(self) -> Decided[S, E]:
        """Return all that has happened."""
        return Decided(tuple(self._events), tuple(self._states))
