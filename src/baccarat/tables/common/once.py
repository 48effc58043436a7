"""Work something out once for each state: what is frozen never comes to anything else."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def once(work: Callable[P, T]) -> Callable[P, T]:
    """Keep beside a state what a function of it comes to, with the seat that it was asked for.

    The state is a struct with a `__dict__`; one that replaces it starts with nothing known.
    """
    name = work.__qualname__

    @wraps(work)
    def known(*args: P.args, **kwargs: P.kwargs) -> T:
        state: Any = args[0]
        found, asked = state.__dict__, (name, *args[1:])
        if asked not in found:
            found[asked] = work(*args, **kwargs)
        result: T = found[asked]
        return result

    return known
