"""Randomness for walks: from a seed, or from hypothesis, which can then shrink it; and amounts."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from hypothesis import strategies as st

from baccarat.fairness import random_below, seed_secret, stream

T = TypeVar("T")


class Dice(Protocol):
    """Draws numbers below a bound."""

    def below(self, bound: int) -> int: ...


class Seeded:
    """The same numbers for the same seed."""

    def __init__(self, seed: int) -> None:
        self._words = stream(seed_secret(seed), "walk")

    def below(self, bound: int) -> int:
        return random_below(bound, self._words)


class Drawn:
    """Numbers chosen by hypothesis."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def below(self, bound: int) -> int:
        return self._data.draw(st.integers(0, bound - 1))


def choose(dice: Dice, things: Sequence[T]) -> T:
    return things[dice.below(len(things))]


NO_AMOUNTS: tuple[Any, ...] = (0, -1, -2_500, True, 1.0, 2_500.0, "2500", None, 10**30)
_WHOLE = {each for each in NO_AMOUNTS if type(each) is int}


def amount(dice: Dice, low: int, high: int, step: int) -> int:
    """Choose an amount, preferring the limits."""
    most = (high - low) // step
    between = dice.below(most + 1)
    return low + step * choose(dice, (0, most, between, between))


def around(limits: Iterable[int], step: int) -> tuple[Any, ...]:
    """List each limit, its neighbours, and invalid amounts, each of them once."""
    near = {each + by for each in limits for by in (-step, -1, 0, 1, step)}
    return (*sorted(near - _WHOLE), *NO_AMOUNTS)
