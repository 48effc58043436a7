"""The result of a simulation: estimates with their errors, next to the exact values."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from ..._version import __version__
from ...rules.coup import Outcome
from ...rules.wagers.wager import Wager
from ...text.result_table import html_rows
from ..composition import Composition
from ..endings import OUTCOMES
from ..pricing.distribution import distribution
from ..pricing.price import Price, price
from .estimates import Value, sample_of_counts
from .paytables import gains_of, lines_by_cell
from .session_summary import SessionSummary, summarize, summary_object
from .settings import Settings
from .tally import Tally

VERSION: Final = 1


S = TypeVar("S")
T = TypeVar("T", bound="HasCounts")


class HasCounts(Protocol):
    """Counts of shoes and coups."""

    @property
    def shoes(self) -> int: ...
    @property
    def coups(self) -> int: ...


class SimulationRun(msgspec.Struct, Generic[S, T], frozen=True, dict=True):
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
        """The speed of this run, once its kernel was loaded."""
        return self.new_coups / self.seconds if self.seconds else 0.0


class Estimate(Value, frozen=True):
    """The mean result of a bet per unit staked, its standard deviation and its standard error.

    The standard error treats coups as independent.
    """

    sd: float | None = None


class Simulation(SimulationRun[Settings, Tally], frozen=True, dict=True):
    """The result of `simulate`. `seconds` is the time in which `new_coups` coups were played."""

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
        """The results of the strategy, if there was one."""
        session, sessions = self.settings.session, self.tally.sessions
        return None if session is None or sessions is None else summarize(session, sessions)

    def __str__(self) -> str:
        shares = (
            f"{name} {written(number / self.coups if self.coups else None, '.3%')}"
            for name, number in self.outcomes.items()
        )
        return "\n".join([title_of(self), ", ".join(shares), *self._rows(), *self._played_rows()])

    def _repr_html_(self) -> str:
        shares: list[dict[str, object]] = [
            {"measure": name.value, "mean": number / self.coups if self.coups else None}
            for name, number in self.outcomes.items()
        ]
        bets: list[dict[str, object]] = [
            {"bet": name, "mean": each.mean, "se": each.se, "exact": each.exact}
            for name, each in self.bets.items()
        ]
        return "\n".join((html_rows(title_of(self), shares), html_rows("", bets)))

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
            *(
                f"{name:<16}  {written(each.mean, '.5g')} ± {written(each.se, '.2g')}"
                for name, each in rows.items()
            ),
        ]

    def _rows(self) -> list[str]:
        rows: list[tuple[str, ...]] = [
            ("bet", "mean", "standard error", "99 % interval", "exact", "distance")
        ]
        for name, each in self.bets.items():
            low, high = each.interval or (None, None)
            interval = f"{written(low, '.4%')} to {written(high, '.4%')}"
            numbers = (written(number, ".4%") for number in (each.mean, each.se))
            exact = written(each.exact, ".4%")
            rows.append((name, *numbers, interval, exact, written(each.distance, "+.2f")))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return [
            "  ".join(
                cell.rjust(width) if at else cell.ljust(width)
                for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            )
            for row in rows
        ]


def written(number: float | None, form: str) -> str:
    """Write a number, or a dash for one that the sample does not give."""
    return "–" if number is None else format(number, form)


def estimate(wager: Wager, tally: Tally, packs: int) -> Estimate:
    """Estimate the mean of a bet."""
    mean, sd, se = sample_of_counts(line_counts(wager, tally), gains_of(wager))
    return Estimate(mean, se, -float(_price(wager, packs).edge), sd)


def line_counts(wager: Wager, tally: Tally) -> tuple[int, ...]:
    """Count the coups by the line that decides the bet, with the lost ones last."""
    if wager.needs_cards:
        return tally.lines.get(wager.name, (0,) * (len(wager.lines) + 1))
    counts = [0] * (len(wager.lines) + 1)
    for line, count in zip(lines_by_cell(wager), tally.cells, strict=True):
        counts[line] += count
    return tuple(counts)


@cache
def _price(wager: Wager, packs: int) -> Price:
    return price(wager, distribution(Composition.of_packs(packs), [wager]))


def title_of(found: SimulationRun[Any, Any]) -> str:
    """Return how much was played, as the first line of a printed result."""
    return f"{found.coups:,} coups, {found.shoes:,} shoes, seed {found.settings.seed}"


def provenance(found: SimulationRun[Any, Any]) -> dict[str, Any]:
    """Return what a file of results says about its origin: the first keys of a JSON object."""
    settings = found.settings
    return {
        "version": VERSION,
        "baccarat": __version__,
        "preset": settings.preset,
        "seed": settings.seed,
        "kernel": settings.kernel,
        "shoes": found.shoes,
        "coups": found.coups,
        "interrupted": found.interrupted,
        **msgspec.to_builtins(settings.described),
    }


def simulation_object(found: Simulation) -> dict[str, Any]:
    """Return a simulation as a JSON object; its keys are in `docs/simulation.md`."""
    return {
        **provenance(found),
        "coups_per_second": found.coups_per_second,
        "outcomes": {outcome.value: number for outcome, number in found.outcomes.items()},
        "bets": {
            name: {"mean": each.mean, "se": each.se, "exact": each.exact}
            for name, each in found.bets.items()
        },
        **({} if found.played is None else {"played": summary_object(found.played)}),
    }
