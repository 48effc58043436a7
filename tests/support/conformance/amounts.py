"""Amounts for the suite: within a range, at its limits, beyond them, and zero."""

from collections.abc import Iterable
from typing import Any

from .dice import Dice, choose

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
