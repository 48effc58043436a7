"""Numbered actions for learners: what a table offers, one by one, with amounts in a few bins."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple


class Slot(NamedTuple):
    """One numbered action, by its name.

    `make` turns a choice of the table into the action, or None where that is not of its kind; the
    choice itself has the last word, by `allows`.
    """

    name: str
    make: Callable[[Any], Any]


def fixed(name: str, action: Any) -> Slot:
    """Make a slot of an action without an amount."""
    return Slot(name, lambda _: action)


def binned(name: str, bins: int, make: Callable[[int, Any], Any]) -> Iterator[Slot]:
    """Make a slot for each of so many bins; `make` is given the bin's number and a choice."""
    for number in range(bins):
        yield Slot(f"{name}:{number}", partial(make, number))


def amount(low: int, high: int, step: int, number: int, bins: int) -> int | None:
    """Give the amount in a bin, in units: from `low` in even parts up to `high`, in whole steps.

    None where a lower bin has it already.
    """
    found = _reached(low, high, step, number, bins)
    return found if number == 0 or found > _reached(low, high, step, number - 1, bins) else None


def _reached(low: int, high: int, step: int, number: int, bins: int) -> int:
    if number == bins - 1:
        return high
    wish = low + (high - low) * number // (bins - 1)
    return max(low, wish - wish % step)


def offered(slots: Sequence[Slot], choices: Sequence[Any]) -> list[Any]:
    """List for each slot the action that a table would take now, or None."""
    return [_first(slot, choices) for slot in slots]


def _first(slot: Slot, choices: Sequence[Any]) -> Any:
    for may in choices:
        action = slot.make(may)
        if action is not None and may.allows(action):
            return action
    return None
