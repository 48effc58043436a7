"""Compute a function of a frozen state at most once."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, Self, TypeVar, overload

S = TypeVar("S")
T = TypeVar("T")


class lazy_property(Generic[S, T]):  # noqa: N801 - a decorator
    """A property of a frozen object with a `__dict__`, computed on first access.

    Like functools.cached_property, but without its lock, which costs as much as most of these
    properties and was removed in Python 3.12. If two threads read it at once, both compute the same
    value.
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


def memoized(work: Callable[[S], T]) -> Callable[[S], T]:
    """Cache the result of a function of a state in the state itself.

    The state is a struct with a `__dict__`; a copy made from it starts with an empty cache.
    """
    name = work.__qualname__

    @wraps(work)
    def known(state: S) -> T:
        found: dict[str, Any] = state.__dict__
        if name not in found:
            found[name] = work(state)
        return found[name]  # type: ignore[no-any-return]  # what `work` gave

    return known


def memoize_last(work: Callable[[S], T]) -> Callable[[S], T]:
    """Cache the result of a function for the last state that it was called with.

    For states without a `__dict__` that are asked the same thing many times in a row.
    """
    last: tuple[object, Any] = object(), None

    @wraps(work)
    def known(state: S) -> T:
        nonlocal last
        asked, found = last  # read both at once: another thread may replace them
        if asked is not state:
            found = work(state)
            last = state, found
        return found  # type: ignore[no-any-return]  # what `work` gave

    return known
