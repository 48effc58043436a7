"""The result of a study, its JSON object and its rows."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ...notation.noted.shoe import Layout
from ...rules.presets.shoe import ShoeRules
from ...text.result_table import Shown

VERSION: Final = 1
LEVEL: Final = 0.05
"""The chance of a false alarm in a study of fair shoes, over all its tests together."""
COLUMNS: Final = (
    "measure", "name", "value", "of", "mean", "edge", "se", "expected", "exact", "expected_se",
    "distance", "p", "adjusted_p",
)  # fmt: skip

SHOWN: Final = ("measure", "name", "value", "mean", "se", "expected", "distance", "adjusted_p")
"""The columns that `print` and a notebook show."""


class StudiedMeasure(msgspec.Struct, frozen=True, kw_only=True):
    """The result for a measure: `value` out of `of`, and their ratio `mean`.

    - `measure` and `name` identify it, such as `outcome` and `tie`; `share` is whether it is one.
    - `expected` is a coup's from a full shoe if `exact`, or else that of simulated shoes, with the
      standard error `expected_se`. `se` is the standard error of the mean by shoe.
    - `distance` is in standard errors; `p` is the chance that fair shoes are as far away, and
      `adjusted_p` that any of all tests is. None where no test is made, as of too few coups.
    """

    measure: str
    name: str
    value: float
    of: int
    mean: float | None
    se: float | None
    expected: float
    exact: bool
    expected_se: float = 0.0
    distance: float | None = None
    p: float | None = None
    adjusted_p: float | None = None
    share: bool = True

    @property
    def edge(self) -> float | None:
        """The house's edge, the opposite of a bet's mean; None for other measures."""
        return -self.mean if self.measure == "bet" and self.mean is not None else None

    @property
    def alarm(self) -> bool:
        """Whether fair shoes seldom bring this, many tests considered."""
        return self.adjusted_p is not None and self.adjusted_p < LEVEL


class BetResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a flat stake of one unit on every coup would have brought.

    - `gain` is in units over `coups`; `expected` is that of fair shoes.
    - `as_good` is the chance that fair coups bring as much or more, and `as_bad` as little or less.
    """

    bet: str
    coups: int
    gain: float
    expected: float
    as_good: float
    as_bad: float


class Study(Shown, msgspec.Struct, frozen=True, kw_only=True):
    """Statistics of shoes compared with fair ones.

    - `coups` were seen, and `missed` were not or were set aside.
    - `rules`: the packs, burning and stop card of the `simulated` random shoes with their `seed`.
    - `depth_told` is whether somebody said where the stop card was: otherwise lengths of shoes are
      shown but not tested.
    - `read_as` and `broken`: the ways in which texts were read, and broken coups by fault.
    """

    preset: str
    rules: ShoeRules
    shoes: int
    coups: int
    missed: int
    detail: str
    measures: tuple[StudiedMeasure, ...]
    bets: tuple[BetResult, ...]
    simulated: int
    seed: int
    depth_told: bool = False
    read_as: tuple[Layout, ...] = ()
    broken: Mapping[str, int] = {}

    def _title(self) -> str:
        names = (dict.fromkeys((each.measure, each.name)) for each in self.alarms)
        found = ", ".join(" ".join(each).replace("_", " ") for each in names) or "nothing"
        return (
            f"{self.preset}, shoes: {self.shoes:,}, coups: {self.coups:,}, "
            f"tests: {self.tested}, unusual: {found}"
        )

    def _rows(self) -> list[dict[str, object]]:
        return [{name: getattr(each, name) for name in SHOWN} for each in self.measures]

    @property
    def tested(self) -> int:
        """The number of tests."""
        return sum(each.adjusted_p is not None for each in self.measures)

    @property
    def alarms(self) -> tuple[StudiedMeasure, ...]:
        """What fair shoes seldom bring, the least likely first."""
        found = [each for each in self.measures if each.alarm]
        return tuple(sorted(found, key=lambda each: (each.adjusted_p, each.p)))


def study_object(found: Study) -> dict[str, Any]:
    """Return a study as a JSON object."""
    return {
        "version": VERSION,
        "preset": found.preset,
        "packs": found.rules.packs,
        "burn": found.rules.burn,
        "cut": found.rules.stop_depth,
        "shoes": found.shoes,
        "coups": found.coups,
        "missed": found.missed,
        "read_as": msgspec.to_builtins(found.read_as),
        "detail": found.detail,
        "broken": dict(found.broken),
        "level": LEVEL,
        "simulated": found.simulated,
        "seed": found.seed,
        "alarms": [f"{each.measure} {each.name}" for each in found.alarms],
        "tests": study_rows(found),
        "bets": msgspec.to_builtins(found.bets),
    }


def study_rows(found: Study) -> list[dict[str, Any]]:
    """Return a row for each measure, with the keys COLUMNS."""
    return [{name: getattr(each, name) for name in COLUMNS} for each in found.measures]
