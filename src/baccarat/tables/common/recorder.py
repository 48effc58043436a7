"""Record the events of an action, and apply each of them to the state."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar, cast

import msgspec
from msgspec.structs import replace

from .changeur import Bought, Cashed
from .chips import Purses, Seat, with_item
from .shoe import (
    CardBurnt,
    LastCoupsCalled,
    Shoe,
    ShoeEnded,
    ShoeEvents,
    ShoeStarted,
    StopCardShown,
)

S = TypeVar("S")
E = TypeVar("E")


# These structs are never part of a reference cycle, so the garbage collector can skip them
# (`gc=False`).


class Decision(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """The `events` of an action, the state before each, and the `state` after all of them."""

    events: tuple[E, ...]
    states_before: tuple[S, ...]
    state: S

    def transitions(self) -> Iterator[tuple[S, E, S]]:
        """Yield each event with the states before and after it."""
        return zip(
            self.states_before, self.events, (*self.states_before, self.state)[1:], strict=True
        )


class EventRecorder(msgspec.Struct, Generic[S, E], gc=False):
    """Applies events to a `state`, and records them with the state before each."""

    state: S
    apply: Callable[[S, Any], S]
    events: list[E] = []
    states_before: list[S] = []

    def emit(self, event: E) -> None:
        """Apply an event and record it."""
        state, apply = self.state, self.apply
        self.events.append(event)
        self.states_before.append(state)
        self.state = apply(state, event)

    def emit_all(self, events: Sequence[E]) -> None:
        """Apply several events that are all known in advance, in order."""
        state, apply, states_before = self.state, self.apply, self.states_before
        for event in events:
            states_before.append(state)
            state = apply(state, event)
        self.events += events
        self.state = state

    def decision(self) -> Decision[S, E]:
        return Decision(tuple(self.events), tuple(self.states_before), self.state)


class _State(Protocol):
    """The fields that the states of all tables share. Every state is a struct."""

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


replace_fields = cast("_Changed", replace)
"""`replace`, typed for the protocol: returns a copy of the state with these fields changed."""


def make_apply(
    effects: Mapping[type, Effect[StateT]],
    phases: Mapping[tuple[P, type], P],
    anytime: Collection[type],
    every_phase: Iterable[P],
) -> Effect[StateT]:
    """Make the `apply` of a table, which returns the state after an event, in its new phase.

    `phases` maps each phase and the events allowed in it to the phase that follows. The events in
    `anytime` are allowed in every phase and do not change it. The result raises KeyError for an
    event that the phase does not allow.
    """
    still = {(phase, kind): phase for phase in every_phase for kind in anytime}
    changes = {pair: (effects[pair[1]], opens) for pair, opens in {**phases, **still}.items()}

    def apply(state: StateT, event: Any) -> StateT:
        phase = state.phase
        effect, opens = changes[phase, type(event)]
        state = effect(state, event)
        return state if opens is phase else replace_fields(state, phase=opens)

    return apply


def no_change(state: T, event: object) -> T:
    """Return the state as it is, for events that only change the phase or announce something."""
    return state


def credit_purse(state: StateT, seat: Seat, amount: int) -> StateT:
    """Add units to a purse, or take them out if the amount is negative."""
    return replace_fields(
        state, purses=with_item(state.purses, seat, (state.purses[seat - 1] or 0) + amount)
    )


def bought(state: StateT, event: Bought) -> StateT:
    return credit_purse(state, event.seat, event.amount)


def cashed(state: StateT, event: Cashed) -> StateT:
    return credit_purse(state, event.seat, -event.amount)


def shoe_moved(state: StateT, event: ShoeEvents) -> StateT:
    return replace_fields(state, shoe=state.shoe.after(event))


EFFECTS: Final[Mapping[type, Callable[[Any, Any], Any]]] = {
    Bought: bought,
    Cashed: cashed,
    ShoeStarted: shoe_moved,
    CardBurnt: shoe_moved,
    StopCardShown: shoe_moved,
    LastCoupsCalled: shoe_moved,
    ShoeEnded: shoe_moved,
}
"""The default effects of the events of changeur and shoe."""
