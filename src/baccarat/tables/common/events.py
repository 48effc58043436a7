"""Collect the events of an action, and work out what each does to the state of a table."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar, cast

import msgspec
from msgspec.structs import replace

from .changeur import Bought, Cashed
from .chips import Purses, Seat, put
from .shoe import CardBurnt, Shoe, ShoeEnded, ShoeStarted, StopCardShown

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


class _State(Protocol):
    """What the state of every table has, a struct all of it."""

    @property
    def phase(self) -> Any: ...
    @property
    def purses(self) -> Purses: ...
    @property
    def shoe(self) -> Shoe: ...


StateT = TypeVar("StateT", bound=_State)
T = TypeVar("T")
P = TypeVar("P")

Effect = Callable[[StateT, Any], StateT]


class _Changed(Protocol):
    def __call__(self, state: StateT, /, **fields: Any) -> StateT: ...


changed = cast("_Changed", replace)
"""Return the state with other values in these fields; a protocol is no struct to `replace`."""


def applying(
    effects: Mapping[type, Effect[StateT]],
    phases: Mapping[tuple[P, type], P],
    anytime: Collection[type],
    every_phase: Iterable[P],
) -> Effect[StateT]:
    """Make a table's `apply`: the state after an event, in the phase that it opens.

    `phases` tells for each phase which events may come in it and what they open; those of
    `anytime` come in every phase, and leave it as it is. What is made raises KeyError for an event
    that the phase does not know.
    """
    still = {(phase, kind): phase for phase in every_phase for kind in anytime}
    changes = {pair: (effects[pair[1]], opens) for pair, opens in {**phases, **still}.items()}

    def apply(state: StateT, event: Any) -> StateT:
        phase = state.phase
        effect, opens = changes[phase, type(event)]
        state = effect(state, event)
        return state if opens is phase else changed(state, phase=opens)

    return apply


def unchanged(state: T, event: object) -> T:
    """Change nothing: the event moves the table on to another phase, or tells what all can see."""
    return state


def paid(state: StateT, seat: Seat, amount: int) -> StateT:
    """Put units into a purse; a negative amount is taken out."""
    return changed(state, purses=put(state.purses, seat, (state.purses[seat - 1] or 0) + amount))


def bought(state: StateT, event: Bought) -> StateT:
    return paid(state, event.seat, event.amount)


def cashed(state: StateT, event: Cashed) -> StateT:
    return paid(state, event.seat, -event.amount)


def shoe_moved(state: StateT, event: ShoeStarted | CardBurnt | StopCardShown | ShoeEnded) -> StateT:
    return changed(state, shoe=state.shoe.after(event))


EFFECTS: Final[Mapping[type, Callable[[Any, Any], Any]]] = {
    Bought: bought,
    Cashed: cashed,
    ShoeStarted: shoe_moved,
    CardBurnt: shoe_moved,
    StopCardShown: shoe_moved,
    ShoeEnded: shoe_moved,
}
"""What the events of changeur and shoe do wherever they do no more."""
