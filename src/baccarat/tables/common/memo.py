"""Work something out once for each state: what is frozen never comes to anything else."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, Self, TypeVar, overload

S = TypeVar("S")
T = TypeVar("T")


class fact(Generic[S, T]):  # noqa: N801 - a decorator
    """A property of something frozen with a `__dict__`, worked out when it is first asked for.

    As functools.cached_property, without its lock, which costs as much as most of what is asked and
    is gone from Python 3.12 on: two threads that ask at once both work it out, to the same end.
    """

    def __init__(self, work: Callable[[S], T]) -> None:
        self.work = work
        self.__doc__ = work.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, state: None, owner: type) -> Self: ...
    @overload
    def __get__(self, state: S, owner: type) -> T: ...
    def __get__(self, state: S | None, owner: type) -> Self | T:
        if state is None:
            return self
        found = state.__dict__[self.name] = self.work(state)
        return found


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
