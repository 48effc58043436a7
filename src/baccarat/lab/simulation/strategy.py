"""Strategies: functions that choose a stake before each coup.

A strategy is a function of one argument, the table as a player sees it, which returns the stake:

    def double_after_a_win(table):
        return 2 * table.stake if table.gain > 0 else 1

It reads the fields of `strategy_table.TABLE` and may write two of them: `bet`, the number of the
bet to stake on, and `own`, 64 numbers for its own use, which are zero when a session starts. A
stake of zero sits the coup out, and so does an unknown bet. Other stakes are brought within the
table's limits and the bankroll. The function works as it is; `compiled` makes it as fast as the
built-in ones.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from math import isfinite
from typing import Any, Final

import msgspec

from ...plugins.load import load_plugins
from ..card_tags import (
    BadRunning,
    BadTags,
    RunningAlone,
    UnbalancedTags,
    check_balance,
    read_running,
    read_tags,
)
from ..pricing.removal import POINT_VALUES
from .fault import BadSimulation, SimulationCode
from .own_function import load_function

GROUP: Final = "baccarat.simulation"

NO_TAGS: Final[tuple[float, ...]] = (0.0,) * 10

UNSEEN, SHOE, NONE = 0.0, 1.0, 2.0
"""What divides a strategy's running count: packs not seen, packs left in the shoe, or nothing."""
DIVISORS: Final[Mapping[str, float]] = {"unseen": UNSEEN, "shoe": SHOE}

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
    tags: tuple[float, ...] = NO_TAGS
    exact_odds: bool = False

    def load(self) -> Any:
        """Import the function, compiled if its author compiled it."""
        return load_function(self.function)


class StrategyKind(msgspec.Struct, frozen=True):
    """A strategy known by name: the names of its arguments with their defaults.

    `function` is its name in `strategies`, if it is not the same; or where to import that of a
    plug-in from, as `module:name`.
    """

    name: str
    defaults: Mapping[str, float]
    takes_tags: bool = False
    exact_odds: bool = False
    function: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The arguments that are no numbers: the tags, and what divides their count."""
        if not self.takes_tags:
            return ()
        return ("tags", "divisor", "running") if "divisor" in self.defaults else ("tags",)


RANGES: Final[Mapping[str, tuple[float, float]]] = {
    "stake": (1, 1e9),
    "wins": (1, 60),
    "length": (1, 60),
    "fraction": (0.0001, 10),
    "threshold": (-1e9, 1e9),
    "step": (0, 1e9),
    "spread": (1, 1e9),
}
"""The least and the greatest value of each argument of a built-in strategy."""
BY_WORDS: Final = ("start", "divisor")
"""Arguments that are not typed as numbers, but by words such as `running=-32:0`."""
KINDS: Final[Mapping[str, StrategyKind]] = {
    kind.name: kind
    for kind in (
        StrategyKind("flat", {"stake": 1}),
        StrategyKind("martingale", {"stake": 1}),
        StrategyKind("paroli", {"stake": 1, "wins": 3}),
        StrategyKind("dalembert", {"stake": 1}),
        StrategyKind("fibonacci", {"stake": 1}),
        StrategyKind("labouchere", {"stake": 1, "length": 4}),
        StrategyKind("oscars-grind", {"stake": 1}),
        StrategyKind("1-3-2-6", {"stake": 1}, function="ladder"),
        StrategyKind("follow", {"stake": 1}),
        StrategyKind("against", {"stake": 1}),
        StrategyKind("fixed-fraction", {"fraction": 0.01}),
        StrategyKind(
            "counting",
            {"stake": 1, "threshold": 0, "step": 0, "spread": 1, "start": 0, "divisor": UNSEEN},
            takes_tags=True,
        ),
        StrategyKind("perfect", {"stake": 1, "threshold": 0}, exact_odds=True),
        StrategyKind("kelly", {"fraction": 1}, exact_odds=True),
    )
}


def compiled(function: Stake) -> Any:
    """Compile a strategy; without numba, or with its compiler off, it stays as it is."""
    if find_spec("numba") is None:
        return function
    from numba import cfunc, config

    if config.DISABLE_JIT:  # type: ignore[attr-defined]
        return function
    from .strategy_table import signature

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
        own = Strategy(name, f"{module}:{function}", numbers)
        try:
            own.load()
        except (ImportError, AttributeError):
            raise _unknown(name) from None
        return own
    kind = KINDS.get(name) or plugin_kinds().get(name)
    if kind is None:
        raise _unknown(name)
    values, typed = dict(kind.defaults), dict[str, str]()
    for each in given:
        key, _, value = each.partition("=")
        if key in values and key not in BY_WORDS:
            values[key] = _number(name, value, each)
            if name in KINDS:
                _check_range(name, key, values[key])
        elif key not in kind.words:
            raise _bad_argument(name, each)
        typed[key] = value
    tags = _tags(name, typed["tags"]) if "tags" in typed else NO_TAGS
    if "divisor" in kind.words:
        values |= _method(name, typed, tags)
    return Strategy(name, _place(kind), tuple(values.values()), tags, kind.exact_odds)


def _method(name: str, typed: Mapping[str, str], tags: Sequence[float]) -> dict[str, float]:
    """Return the arguments that say how to count; raises BadSimulation."""
    word = typed.get("divisor", "unseen")
    if word not in DIVISORS:
        raise _bad_argument(name, f"divisor={word}")
    try:
        if "running" in typed:
            others = {each: typed.get(each) for each in ("threshold", "divisor")}
            start, trigger = read_running(typed["running"], **others)
            return {"threshold": trigger, "start": start, "divisor": NONE}
        check_balance({value: tags[int(value)] for value in POINT_VALUES})
        return {"divisor": DIVISORS[word]}
    except RunningAlone as bad:
        raise BadSimulation(SimulationCode.RUNNING_ALONE, name=f"{bad.found}=") from None
    except BadRunning as bad:
        raise BadSimulation(SimulationCode.BAD_RUNNING, value=str(bad.found)) from None
    except UnbalancedTags as bad:
        facts = bad.facts("/", "running=START:TRIGGER")
        raise BadSimulation(SimulationCode.UNBALANCED_TAGS, **facts) from None


def _unknown(name: str) -> BadSimulation:
    known = ", ".join((*KINDS, *plugin_kinds()))
    return BadSimulation(SimulationCode.UNKNOWN_STRATEGY, name=name, known=known)


@cache
def plugin_kinds() -> Mapping[str, StrategyKind]:
    """Return the strategies that other packages add."""
    return load_plugins(GROUP, _read_kind, KINDS)


def _read_kind(name: str, given: object) -> StrategyKind:
    """Check a plug-in: a kind of the same name, whose function can be imported."""
    if not isinstance(given, StrategyKind):
        raise TypeError(f"a StrategyKind is needed, not {given!r}")
    if given.name != name:
        raise ValueError(f"the strategy calls itself {given.name!r}")
    if ":" not in given.function:
        raise ValueError("its function is given as module:name")
    Strategy(name, given.function).load()
    return given


def _place(kind: StrategyKind) -> str:
    """Return where to import a strategy's function from."""
    if ":" in kind.function:
        return kind.function
    return f"{__package__}.strategies:{kind.function or kind.name.replace('-', '_')}"


def _check_range(name: str, argument: str, value: float) -> None:
    least, most = RANGES[argument]
    if not least <= value <= most:
        numbers = {"least": f"{least:.9g}", "most": f"{most:.10g}", "value": f"{value:.9g}"}
        raise BadSimulation(SimulationCode.ARGUMENT_RANGE, name=name, argument=argument, **numbers)


def _number(name: str, text: str, argument: str = "") -> float:
    """Read a number of `argument`, which is the whole text of the argument."""
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not isfinite(number):
        raise _bad_argument(name, argument or text)
    return number


def _tags(name: str, text: str) -> tuple[float, ...]:
    try:
        tags = read_tags(text.replace("/", ","))
    except BadTags:
        tags = {}
    if {*tags} != {*POINT_VALUES}:
        raise _bad_argument(name, f"tags={text}")
    return tuple(tags[value] for value in POINT_VALUES)


def _bad_argument(name: str, value: str) -> BadSimulation:
    return BadSimulation(SimulationCode.BAD_ARGUMENT, name=name, value=value)
