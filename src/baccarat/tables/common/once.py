"""Work something out once for each state: what is frozen never comes to anything else."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

S = TypeVar("S")
T = TypeVar("T")


def once(work: Callable[[S], T]) -> Callable[[S], T]:
    """Keep beside a state what a function of it comes to.

    The state is a struct with a `__dict__`; one that replaces it starts with nothing known.
    """
    name = work.__qualname__

    @wraps(work)
    def known(state: S) -> T:
        found: dict[str, Any] = state.__dict__
        if name not in found:
            found[name] = work(state)
        return found[name]  # type: ignore[no-any-return]  # what `work` gave

    return known


def last_known(work: Callable[[S], T]) -> Callable[[S], T]:
    """Remember what a function of a state comes to until it is asked of another state.

    For one without a `__dict__`, of which the same is asked many times in a row.
    """
    last: tuple[object, Any] = object(), None

    @wraps(work)
    def known(state: S) -> T:
        nonlocal last
        asked, found = last  # in one step: another thread may ask of another state meanwhile
        if asked is not state:
            found = work(state)
            last = state, found
        return found  # type: ignore[no-any-return]  # what `work` gave

    return known
