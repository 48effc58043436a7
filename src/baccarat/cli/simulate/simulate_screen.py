"""Print a simulation to a terminal."""

from collections.abc import Mapping, Sequence
from typing import Final

from ...lab.simulation import BankSimulation, Measure, SessionSummary, Simulation
from ...text import bet_called, format_number, say
from ..output.console import Column, open_console, print_columns
from ..output.numbers import percent
from .progress import coup_rate

HEADS: Final = ("mean", "se", "interval", "exact", "distance")


def draw(found: Simulation, language: str) -> None:
    """Print outcomes and bets with their errors, and what a strategy brought."""
    console = open_console()
    console.print(title_of(found, language), style="bold")
    if found.interrupted:
        console.print(say(language, "simulate-interrupted"), style="yellow")
    print_columns(console, *_outcomes(found, language))
    console.print()
    print_columns(console, *_bets(found, language))
    if found.played is not None and found.settings.strategy is not None:
        console.print()
        name = found.settings.strategy.name
        sessions = whole(found.played.sessions, language)
        title = {"strategy": name, "sessions": sessions}
        console.print(say(language, "simulate-played", title), style="bold")
        print_columns(console, *_list_played(measures(found.played), language))
    console.print(how(found, language), style="dim")


def title_of(found: Simulation | BankSimulation, language: str) -> str:
    """Return the title of a simulation: the game, and how much was played."""
    facts: dict[str, int | str] = {
        "preset": say(language, f"preset-{found.settings.preset}"),
        "coups": found.coups,
        "shoes": found.shoes,
        "seed": str(found.settings.seed),
    }
    return say(language, "simulate-title", facts)


def measures(played: SessionSummary) -> Mapping[str, tuple[float, float | None]]:
    """Return a strategy's measures with their errors, by the end of their message's name."""
    measured: dict[str, Measure | float] = {
        "per-unit": played.per_unit,
        "per-coup": played.per_coup,
        "per-shoe": played.per_shoe,
        "result": played.result,
        "sd": played.sd,
        "ruin": played.ruin,
        "drawdown": played.drawdown,
        "deepest": played.deepest,
    }
    return {
        name: (each.mean, each.se) if isinstance(each, Measure) else (each, None)
        for name, each in measured.items()
    }


def outcome_rows(found: Simulation, language: str) -> list[tuple[str, str, str]]:
    """Return each outcome, the number of its coups, and their share."""
    return [
        (
            say(language, f"outcome-{outcome}"),
            whole(number, language),
            percent(language, number / max(found.coups, 1)),
        )
        for outcome, number in found.outcomes.items()
    ]


def how(found: Simulation, language: str) -> str:
    """Return the sentence that explains the columns, and says how the shoes were played."""
    rate = coup_rate(found.coups_per_second, language)
    return say(language, "simulate-how", {"kernel": found.settings.kernel, "rate": rate})


def _outcomes(found: Simulation, language: str) -> tuple[list[Column], list[Column]]:
    names, numbers, shares = zip(*outcome_rows(found, language), strict=True)
    return [Column("", names)], [Column("", numbers, "right"), Column("", shares, "right")]


def _bets(found: Simulation, language: str) -> tuple[list[Column], list[Column]]:
    titles = {wager.name: wager.title for wager in found.settings.wagers}
    names = [bet_called(language, name, titles[name]) for name in found.bets]
    rows = [bet_row(found, name, language) for name in found.bets]
    numbers = [
        Column(say(language, f"simulate-{head}"), [row[at] for row in rows], "right")
        for at, head in enumerate(HEADS)
    ]
    return [Column(say(language, "odds-bet"), names)], numbers


def bet_row(found: Simulation, name: str, language: str) -> Sequence[str]:
    """Return a bet's numbers in the order of HEADS."""
    each = found.bets[name]
    low, high = each.interval
    return (
        precise(each.mean, language),
        precise(each.se, language),
        f"{precise(low, language)} … {precise(high, language)}",
        precise(each.exact, language),
        format_number(language, each.distance, "+0.00;-0.00"),
    )


def _list_played(
    shown: Mapping[str, tuple[float, float | None]], language: str
) -> tuple[list[Column], list[Column]]:
    names = [say(language, f"simulate-{name}") for name in shown]
    means = [format_number(language, mean, "#,##0.0000") for mean, _ in shown.values()]
    errors = [
        "" if error is None else f"± {format_number(language, error, '0.0000')}"
        for _, error in shown.values()
    ]
    return [Column("", names)], [Column("", means, "right"), Column("", errors, "right")]


def precise(number: float, language: str) -> str:
    """Write a share in percent, to four places."""
    return f"{format_number(language, 100 * number, '0.0000')} %"


def whole(number: int, language: str) -> str:
    """Write a whole number."""
    return format_number(language, number, "#,##0")
