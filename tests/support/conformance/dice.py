"""Randomness for walks: from a seed, or from hypothesis, which can then shrink the walk."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

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
