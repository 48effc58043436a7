"""What the effects of events have in common at every table."""

from typing import TypeVar

S = TypeVar("S")


def as_it_is(state: S, event: object) -> S:
    """Change nothing: the event moves the table on to another phase, or tells what all can see."""
    return state
