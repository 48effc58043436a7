"""Work something out once for each state: what is frozen never comes to anything else."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from .seats import Seat

P = ParamSpec("P")
T = TypeVar("T")


def once(work: Callable[P, T]) -> Callable[P, T]:
    """Keep beside a state what a function of it comes to, or one of it and of a seat.

    The state is a struct with a `__dict__`; one that replaces it starts with nothing known.
    """
    name = work.__qualname__
    anew: Callable[..., T] = work

    def known(state: Any, seat: Seat | None = None) -> T:
        found = state.__dict__
        asked = name if seat is None else (name, seat)
        if asked in found:
            return found[asked]  # type: ignore[no-any-return]  # what `work` gave
        result = found[asked] = anew(state) if seat is None else anew(state, seat)
        return result

    return wraps(work)(known)  # type: ignore[return-value]  # it takes what `work` takes
