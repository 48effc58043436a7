"""Collect the events of an action, each with the state that it leads to."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

import msgspec

S = TypeVar("S")
E = TypeVar("E")


# Nothing in these points back to them: the collector of rings need not know of them (`gc=False`).


class Decided(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """The `events` of an action, the states that they `met`, and the `state` after all of them."""

    events: tuple[E, ...]
    met: tuple[S, ...]
    state: S

    def moments(self) -> Iterator[tuple[S, E, S]]:
        """Yield each event between the state that it met and the one that it led to."""
        return zip(self.met, self.events, (*self.met[1:], self.state), strict=True)


class Flow(msgspec.Struct, Generic[S, E], gc=False):
    """A state on its way, by a table's own `apply`: what has happened so far, and what it met."""

    state: S
    apply: Callable[[S, Any], S]
    events: list[E] = []
    met: list[S] = []

    def happen(self, event: E) -> None:
        """Apply an event, and keep it with the state that it met."""
        state, apply = self.state, self.apply
        self.events.append(event)
        self.met.append(state)
        self.state = apply(state, event)

    def follow(self, events: Sequence[E]) -> None:
        """Apply events, one after the other, that all are known beforehand."""
        state, apply, met = self.state, self.apply, self.met
        for event in events:
            met.append(state)
            state = apply(state, event)
        self.events += events
        self.state = state

    def decided(self) -> Decided[S, E]:
        """Return all that has happened."""
        return Decided(tuple(self.events), tuple(self.met), self.state)
