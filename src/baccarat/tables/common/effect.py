"""Apply an event: by the effects that every table has, or by a table's own."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final, Protocol, TypeVar, cast

from msgspec.structs import replace

from .changeur import Bought, Cashed
from .seats import Purses, Seat, put
from .shoe import CardBurnt, Shoe, ShoeEnded, ShoeStarted, StopCardShown


class _State(Protocol):
    """What the state of every table has, a struct all of it."""

    @property
    def phase(self) -> Any: ...
    @property
    def purses(self) -> Purses: ...
    @property
    def shoe(self) -> Shoe: ...


S = TypeVar("S", bound=_State)
T = TypeVar("T")
P = TypeVar("P")
Effect = Callable[[S, Any], S]


class _Changed(Protocol):
    def __call__(self, state: S, /, **fields: Any) -> S: ...


changed = cast("_Changed", replace)
"""Return the state with other values in these fields; a protocol is no struct to `replace`."""


def applying(
    effects: Mapping[type, Effect[S]],
    phases: Mapping[tuple[P, type], P],
    anytime: Collection[type],
    every_phase: Iterable[P],
) -> Effect[S]:
    """Make a table's `apply`: the state after an event, in the phase that it opens.

    `phases` tells for each phase which events may come in it and what they open; those of
    `anytime` come in every phase, and leave it as it is. What is made raises KeyError for an event
    that the phase does not know.
    """
    still = {(phase, kind): phase for phase in every_phase for kind in anytime}
    changes = {pair: (effects[pair[1]], opens) for pair, opens in {**phases, **still}.items()}

    def apply(state: S, event: Any) -> S:
        phase = state.phase
        effect, opens = changes[phase, type(event)]
        state = effect(state, event)
        return state if opens is phase else changed(state, phase=opens)

    return apply


def unchanged(state: T, event: object) -> T:
    """Change nothing: the event moves the table on to another phase, or tells what all can see."""
    return state


def paid(state: S, seat: Seat, amount: int) -> S:
    """Put units into a purse; a negative amount is taken out."""
    return changed(state, purses=put(state.purses, seat, (state.purses[seat - 1] or 0) + amount))


def bought(state: S, event: Bought) -> S:
    return paid(state, event.seat, event.amount)


def cashed(state: S, event: Cashed) -> S:
    return paid(state, event.seat, -event.amount)


def shoe_moved(state: S, event: ShoeStarted | CardBurnt | StopCardShown | ShoeEnded) -> S:
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
