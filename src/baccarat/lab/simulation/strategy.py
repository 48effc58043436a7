"""Strategies: functions that choose a stake before each coup.

A strategy is a function of one argument, the table as a player sees it, which returns the stake:

    def double_after_a_win(table):
        return 2 * table.stake if table.gain > 0 else 1

It reads the fields of TABLE and may write two of them: `bet`, the number of the bet to stake on,
and `own`, 64 numbers of its own, which are zero when a session starts. A stake of zero sits the
coup out. Other stakes are brought within the table's limits and the bankroll. The function works
as it is; `compiled` makes it as fast as the built-in ones.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

import msgspec
import numpy as np

from .fault import BadSimulation, SimulationCode

OWN: Final = 64
ARGUMENTS: Final = 16

TABLE: Final = np.dtype(
    [
        ("gain", np.float64),  # what the last coup brought: positive, negative, or 0 for a push
        ("stake", np.float64),  # the last stake, 0 before the first coup and after sitting out
        ("outcome", np.int64),  # of the last coup: 0 Player, 1 Banker, 2 tie; -1 in a new shoe
        ("bankroll", np.float64),
        ("start", np.float64),  # the bankroll at the start of the session
        ("minimum", np.float64),  # of a stake
        ("maximum", np.float64),
        ("coup", np.int64),  # the coups of this session before this one
        ("coup_of_shoe", np.int64),  # those of this shoe
        ("cards", np.int64),  # the cards that nobody has seen
        ("count", np.float64),  # the running count of the strategy's tags
        ("best", np.int64),  # the bet with the highest advantage, if exact odds are asked for
        ("edge", np.float64),  # that advantage, per unit staked
        ("variance", np.float64),  # the variance of that bet
        ("bet", np.int64),  # written: the number of the bet to stake on, from 0
        ("own", np.float64, (OWN,)),  # written: the strategy's own numbers
        ("arguments", np.float64, (ARGUMENTS,)),  # what the user gave, in the declared order
    ]
)

Stake = Callable[[Any], Any]


class Strategy(msgspec.Struct, frozen=True):
    """A named strategy with its arguments.

    - `function`: where to import it from, as `module:name`.
    - `tags`: the tag of each card value from 0 to 9, for `table.count`.
    - `exact_odds`: whether the exact odds are computed before each coup.
    """

    name: str
    function: str
    arguments: tuple[float, ...] = ()
    tags: tuple[float, ...] = (0.0,) * 10
    exact_odds: bool = False

    def load(self) -> Any:
        """Import the function, compiled if its author compiled it."""
        module, _, name = self.function.partition(":")
        return getattr(import_module(module), name)


class StrategyKind(msgspec.Struct, frozen=True):
    """A built-in strategy: the names of its arguments with their defaults."""

    name: str
    defaults: Mapping[str, float]
    takes_tags: bool = False
    exact_odds: bool = False


@cache
def signature() -> Any:
    """Return the type of a compiled strategy."""
    from numba import from_dtype, types

    return types.float64(from_dtype(TABLE))


def compiled(function: Stake) -> Any:
    """Compile a strategy; without numba it stays as it is."""
    try:
        from numba import cfunc
    except ImportError:
        return function
    return cfunc(signature(), cache=True)(function)


def read_strategy(text: str) -> Strategy:
    """Read `NAME` or `NAME:ARGUMENT=VALUE,…`; raises BadSimulation.

    A name with a dot is a user's own function, `module.function`, and takes bare numbers.
    Tags are ten numbers for the ranks A to 9 and the tens, separated by slashes.
    """
    name, _, rest = text.partition(":")
    given = [each.strip() for each in rest.split(",") if each.strip()]
    if "." in name:
        module, _, function = name.rpartition(".")
        numbers = tuple(_number(name, each) for each in given)
        return Strategy(name, f"{module}:{function}", numbers)
    kind = _kinds().get(name)
    if kind is None:
        raise BadSimulation(SimulationCode.UNKNOWN_STRATEGY, name=name, known=", ".join(_kinds()))
    values, tags = dict(kind.defaults), (0.0,) * 10
    for each in given:
        key, _, value = each.partition("=")
        if key == "tags" and kind.takes_tags:
            tags = _tags(name, value)
        elif key in values:
            values[key] = _number(name, value)
        else:
            raise BadSimulation(SimulationCode.BAD_ARGUMENT, name=name, value=each)
    place = f"{__package__}.strategies:{name.replace('-', '_')}"
    if name[0].isdigit():
        place = f"{__package__}.strategies:ladder"
    return Strategy(name, place, tuple(values.values()), tags, kind.exact_odds)


def _kinds() -> Mapping[str, StrategyKind]:
    from .strategies import KINDS

    return KINDS


def _number(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not np.isfinite(number):
        raise BadSimulation(SimulationCode.BAD_ARGUMENT, name=name, value=text)
    return number


def _tags(name: str, text: str) -> tuple[float, ...]:
    numbers = [_number(name, each) for each in text.split("/")]
    if len(numbers) != 10:
        raise BadSimulation(SimulationCode.BAD_ARGUMENT, name=name, value=f"tags={text}")
    return (numbers[9], *numbers[:9])
