"""The result of a simulation: estimates with their errors, next to the exact values."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache, cached_property
from math import sqrt
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from ...rules import Outcome, Wager
from ..composition import Composition
from ..endings import OUTCOMES
from ..pricing.distribution import distribution
from ..pricing.price import Price, price
from .paytables import gains_of, lines_by_cell
from .session_summary import SessionSummary, summarize, summary_object
from .settings import Settings
from .tally import Tally

VERSION: Final = 1
NORMAL_99: Final = 2.5758293035489004
"""Standard errors on either side of a 99 % interval."""


S = TypeVar("S")
T = TypeVar("T", bound="Counted")


class Counted(Protocol):
    """Counts of shoes and coups."""

    @property
    def shoes(self) -> int: ...
    @property
    def coups(self) -> int: ...


class Run(msgspec.Struct, Generic[S, T], frozen=True, dict=True):
    """What every simulation returns: its settings, its counts, and its speed."""

    settings: S
    tally: T
    seconds: float
    new_coups: int
    interrupted: bool = False

    @property
    def shoes(self) -> int:
        """The number of shoes."""
        return self.tally.shoes

    @property
    def coups(self) -> int:
        """The number of coups."""
        return self.tally.coups

    @property
    def coups_per_second(self) -> float:
        """The speed of this run."""
        return self.new_coups / self.seconds if self.seconds else 0.0


def interval_99(mean: float, se: float) -> tuple[float, float]:
    """Return the 99 % interval around a mean with this standard error."""
    return mean - NORMAL_99 * se, mean + NORMAL_99 * se


def distance_from(exact: float, mean: float, se: float) -> float:
    """Return the distance of a mean from the exact value, in standard errors."""
    return (mean - exact) / se if se else 0.0


class Estimate(msgspec.Struct, frozen=True):
    """The mean result of a bet per unit staked, its standard deviation and its standard error.

    `exact` is the exact mean of a coup from a full shoe. The standard error treats coups as
    independent.
    """

    mean: float
    sd: float
    se: float
    exact: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 99 % interval."""
        return interval_99(self.mean, self.se)

    @property
    def distance(self) -> float:
        """The distance from the exact mean, in standard errors."""
        return distance_from(self.exact, self.mean, self.se)


class Simulation(Run[Settings, Tally], frozen=True, dict=True):
    """The result of `simulate`. `seconds` is the time spent in this run, on `new_coups` coups."""

    @property
    def outcomes(self) -> Mapping[Outcome, int]:
        """The number of coups by outcome."""
        return {
            outcome: sum(self.tally.cells[cell] for cell in cells)
            for outcome, cells in zip(Outcome, OUTCOMES, strict=True)
        }

    @cached_property
    def bets(self) -> Mapping[str, Estimate]:
        """The estimate for each bet, by name."""
        return {
            wager.name: estimate(wager, self.tally, self.settings.shoe.packs)
            for wager in self.settings.wagers
        }

    @cached_property
    def played(self) -> SessionSummary | None:
        """What the strategy brought; None if there was none."""
        session, sessions = self.settings.session, self.tally.sessions
        return None if session is None or sessions is None else summarize(session, sessions)

    def __str__(self) -> str:
        shares = (
            f"{name} {number / max(self.coups, 1):.3%}" for name, number in self.outcomes.items()
        )
        head = f"{self.coups:,} coups, {self.shoes:,} shoes, seed {self.settings.seed}"
        return "\n".join([head, ", ".join(shares), *self._rows(), *self._played_rows()])

    def _played_rows(self) -> list[str]:
        if self.played is None or self.settings.strategy is None:
            return []
        rows = {
            "per unit staked": self.played.per_unit,
            "per shoe": self.played.per_shoe,
            "per session": self.played.result,
            "ruin": self.played.ruin,
            "largest drawdown": self.played.drawdown,
        }
        head = f"{self.settings.strategy.name}: {self.played.sessions:,} sessions"
        return [
            head,
            *(f"{name:<16}  {each.mean:.5g} ± {each.se:.2g}" for name, each in rows.items()),
        ]

    def _rows(self) -> list[str]:
        rows = [("bet", "mean", "standard error", "99 % interval", "exact", "distance")]
        for name, each in self.bets.items():
            low, high = each.interval
            interval = f"{low:.4%} to {high:.4%}"
            numbers = f"{each.mean:.4%}", f"{each.se:.4%}", interval, f"{each.exact:.4%}"
            rows.append((name, *numbers, f"{each.distance:+.2f}"))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return [
            "  ".join(
                cell.rjust(width) if at else cell.ljust(width)
                for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            )
            for row in rows
        ]


def estimate(wager: Wager, tally: Tally, packs: int) -> Estimate:
    """Estimate the mean of a bet."""
    coups = tally.coups
    counts = line_counts(wager, tally)
    gains = gains_of(wager)
    mean = sum(map(_times, counts, gains), Fraction(0)) / max(coups, 1)
    square = sum(map(_times, counts, (gain**2 for gain in gains)), Fraction(0)) / max(coups, 1)
    sd = sqrt(square - mean**2)
    return Estimate(float(mean), sd, sd / sqrt(max(coups, 1)), exact_mean(wager, packs))


def _times(count: int, number: Fraction) -> Fraction:
    return count * number


def line_counts(wager: Wager, tally: Tally) -> tuple[int, ...]:
    """Count the coups by the line that decides the bet, with the lost ones last."""
    if wager.needs_cards:
        return tally.lines.get(wager.name, (0,) * (len(wager.lines) + 1))
    counts = [0] * (len(wager.lines) + 1)
    for line, count in zip(lines_by_cell(wager), tally.cells, strict=True):
        counts[line] += count
    return tuple(counts)


def exact_mean(wager: Wager, packs: int) -> float:
    """Return the exact mean of a bet on a coup from a full shoe."""
    return -float(_price(wager, packs).edge)


def exact_variance(wager: Wager, packs: int) -> float:
    """Return the variance of a bet on a coup from a full shoe."""
    return _price(wager, packs).sd ** 2


@cache
def _price(wager: Wager, packs: int) -> Price:
    return price(wager, distribution(Composition.of_packs(packs), [wager]))


def simulation_object(found: Simulation) -> dict[str, Any]:
    """Return a simulation as a JSON object; its keys are in `docs/simulation.md`."""
    return {
        "version": VERSION,
        "preset": found.settings.preset,
        "coups": found.coups,
        "shoes": found.shoes,
        "outcomes": {outcome.value: number for outcome, number in found.outcomes.items()},
        "bets": {
            name: {"mean": each.mean, "se": each.se, "exact": each.exact}
            for name, each in found.bets.items()
        },
        "seed": found.settings.seed,
        "kernel": found.settings.kernel,
        "coups_per_second": found.coups_per_second,
        "interrupted": found.interrupted,
        **({} if found.played is None else {"played": summary_object(found.played)}),
    }
