"""Print a simulation to a terminal."""

from collections.abc import Sequence
from math import floor, log10
from typing import Final

from msgspec.structs import astuple

from ...lab.simulation.banking.result import BankSimulation
from ...lab.simulation.estimates import LEAST, Measure, Share, Value
from ...lab.simulation.result import Simulation
from ...lab.simulation.session_summary import SessionSummary
from ...text.bets import bet_called
from ...text.say import format_number, say
from ..output.console import Column, open_console, print_columns
from ..output.numbers import DASH, or_dash, percent
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
        names, means, errors = zip(*measure_rows(found.played, language), strict=True)
        numbers = [Column("", means, "right"), Column("", errors)]
        print_columns(console, [Column("", names)], numbers)
    if has_blanks(found):
        console.print(say(language, "simulate-blanks", {"least": LEAST}), style="dim")
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


def measure_rows(played: SessionSummary, language: str) -> list[tuple[str, str, str]]:
    """Return the name of each measure of a strategy, the number, and its error or why it lacks."""
    measured: dict[str, Measure | float | None] = {
        "per-unit": played.per_unit,
        "per-coup": played.per_coup,
        "per-shoe": played.per_shoe,
        "result": played.result,
        "sd": played.sd,
        "ruin": played.ruin,
        "drawdown": played.drawdown,
        "deepest": played.deepest,
    }
    rows = []
    for name, each in measured.items():
        number = each.mean if isinstance(each, Measure) else each
        note = _note(each, played, language) if isinstance(each, Measure) or each is None else ""
        mean = or_dash(number, lambda known: format_number(language, known, "#,##0.0000"))
        rows.append((say(language, f"simulate-{name}"), mean, note))
    return rows


def _note(each: Measure | None, played: SessionSummary, language: str) -> str:
    """Write the error of a measure, its bounds, or why there is neither."""
    if each is not None and each.se is not None:
        return f"± {format_number(language, each.se, '0.0000')}"
    sessions: dict[str, float | str] = {"sessions": played.sessions}
    if isinstance(each, Share) and each.low is not None and each.high is not None:
        low, high = (two_digits(bound, language) for bound in (each.low, each.high))
        kind = "most" if each.low == 0 else "least" if each.high == 1 else "both"
        count = round((each.mean or 0) * played.sessions)
        facts = sessions | {"count": count, "low": low, "high": high}
        return say(language, f"simulate-bounds-{kind}", facts)
    if not played.staked:
        return say(language, "simulate-nothing-staked")
    if played.sessions < LEAST:
        return say(language, "simulate-too-few-sessions", sessions)
    if played.weight < LEAST:
        weight = format_number(language, played.weight, "0")
        return say(language, "simulate-too-few-weigh", {**sessions, "weight": weight})
    return say(language, "simulate-all-alike", sessions)


def has_blanks(found: Simulation | BankSimulation) -> bool:
    """Whether a number that is shown for bets, sides or seats has no error."""
    shown: list[Measure] = []
    if isinstance(found, Simulation):
        shown += found.bets.values()
    else:
        shown += found.values.values()
        shown += (part for role in found.roles.values() for part in astuple(role))
        shown += (part for seat in found.seats for part in astuple(seat))
    return any(each.se is None for each in shown)


def outcome_rows(found: Simulation, language: str) -> list[tuple[str, str, str]]:
    """Return each outcome, the number of its coups, and their share."""
    return [
        (
            say(language, f"outcome-{outcome}"),
            whole(number, language),
            share_of(number, found.coups, language),
        )
        for outcome, number in found.outcomes.items()
    ]


def share_of(number: int, whole: int, language: str) -> str:
    """Write a number as a share of the whole, or a dash if that is nothing."""
    return percent(language, number / whole) if whole else DASH


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
    return value_row(found.bets[name], language)


def value_row(each: Value, language: str) -> Sequence[str]:
    """Return a value in the order of HEADS."""
    low, high = each.interval or (None, None)
    interval = f"{precise(low, language)} … {precise(high, language)}"
    return (
        precise(each.mean, language),
        precise(each.se, language),
        DASH if low is None else interval,
        precise(each.exact, language),
        or_dash(each.distance, lambda known: format_number(language, known, "+0.00;-0.00")),
    )


def precise(number: float | None, language: str) -> str:
    """Write a share in percent, to four places."""
    return or_dash(number, lambda known: f"{format_number(language, 100 * known, '0.0000')} %")


def two_digits(share: float, language: str) -> str:
    """Write a share to two places, or as many as its first two digits need."""
    places = max(2, 1 - floor(log10(share))) if share else 2
    return format_number(language, share, f"0.{'0' * places}")


def whole(number: int, language: str) -> str:
    """Write a whole number."""
    return format_number(language, number, "#,##0")
