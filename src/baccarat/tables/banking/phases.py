"""Put together which phase follows which, by events."""

from collections.abc import Mapping
from typing import Any, TypeVar

P = TypeVar("P")


def next_phases(
    may_come: Mapping[P, tuple[type[Any], ...]], opens: Mapping[type[Any], P]
) -> dict[tuple[P, type[Any]], P]:
    """Tell the phase after each event that may come: the one it opens, or the one it comes in."""
    return {
        (phase, event): opens.get(event, phase)
        for phase, events in may_come.items()
        for event in events
    }
