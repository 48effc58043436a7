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
