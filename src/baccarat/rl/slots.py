"""Numbered actions for learners, with amounts in a few bins."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple


class ActionSlot(NamedTuple):
    """A numbered action and its name.

    `make` turns one of the table's choices into the action, or returns None for a choice of another
    kind. The choice's `allows` has the last word.
    """

    name: str
    make: Callable[[Any], Any]


def fixed(name: str, action: Any) -> ActionSlot:
    """Return a slot for an action without an amount."""
    return ActionSlot(name, lambda _: action)


def binned(name: str, bins: int, make: Callable[[int, Any], Any]) -> Iterator[ActionSlot]:
    """Return a slot for each bin; `make` receives the bin number and a choice."""
    for number in range(bins):
        yield ActionSlot(f"{name}:{number}", partial(make, number))


def amount(low: int, high: int, step: int, number: int, bins: int) -> int | None:
    """Return a bin's amount in units: evenly spaced from `low` to `high`, in multiples of `step`.

    None if a lower bin has the same amount.
    """
    reached = _reached(low, high, step, number, bins)
    return reached if number == 0 or reached > _reached(low, high, step, number - 1, bins) else None


def _reached(low: int, high: int, step: int, number: int, bins: int) -> int:
    if number == bins - 1:
        return high
    wanted = low + (high - low) * number // (bins - 1)
    return max(low, wanted - wanted % step)


def match_slots(slots: Sequence[ActionSlot], choices: Sequence[Any]) -> list[Any]:
    """List the action of each slot now; None if the table would not accept it."""
    return [_first(slot, choices) for slot in slots]


def _first(slot: ActionSlot, choices: Sequence[Any]) -> Any:
    for may in choices:
        action = slot.make(may)
        if action is not None and may.allows(action):
            return action
    return None
