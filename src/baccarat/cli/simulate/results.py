"""The results of a simulation as titles, sentences and tables, for the terminal and the report."""

from collections.abc import Callable, Iterator, Sequence
from math import floor, log10
from typing import Final

from msgspec.structs import astuple

from ...lab.simulation.banking.result import BankSimulation
from ...lab.simulation.estimates import LEAST, Measure, Share, Value
from ...lab.simulation.result import Simulation
from ...lab.simulation.session_summary import SessionSummary
from ...rules.coup import Outcome
from ...text.bets import bet_called
from ...text.result_table import DASH, ResultTable
from ...text.say import format_number, percent, say
from ..output.console import Column, open_console, print_columns
from ..output.report import print_tables

HEADS: Final = ("mean", "se", "interval", "exact", "distance")
MILLION: Final = 1_000_000
Result = Simulation | BankSimulation


def draw(result: Result, language: str) -> None:
    """Print the tables, what a strategy brought, and how the shoes were played."""
    console = open_console()
    console.print(title_of(result, language), style="bold")
    if result.interrupted:
        console.print(say(language, "simulate-interrupted"), style="yellow")
    print_tables(console, result_tables(result, language))
    for table in played_tables(result, language):
        console.print()
        console.print(table.title, style="bold")
        labels, means, errors = zip(*table.rows, strict=True)
        print_columns(
            console, [Column("", labels)], [Column("", means, "right"), Column("", errors)]
        )
    if has_blanks(result):
        console.print(say(language, "simulate-blanks", {"least": LEAST}), style="dim")
    console.print(how(result, language), style="dim")


def title_of(result: Result, language: str) -> str:
    """Return the title of a simulation: the game, and how much was played."""
    facts: dict[str, int | str] = {
        "preset": say(language, f"preset-{result.settings.preset}"),
        "coups": result.coups,
        "shoes": result.shoes,
        "seed": str(result.settings.seed),
    }
    return say(language, "simulate-title", facts)


def how(result: Result, language: str) -> str:
    """Return the sentence that explains the columns, and says how the shoes were played."""
    if isinstance(result, BankSimulation):
        message, rate = "simulate-how-bank", whole(result.coups_per_second, language)
    else:
        message, rate = "simulate-how", coup_rate(result.coups_per_second, language)
    return say(language, message, {"kernel": result.settings.kernel, "rate": rate})


def coup_rate(per_second: float, language: str) -> str:
    """Write a speed: in whole coups below a million a second, else in millions."""
    if round(per_second) < MILLION:
        rate = whole(per_second, language)
        return say(language, "simulate-coups-per-second", {"rate": rate})
    millions = format_number(language, per_second / MILLION, "#,##0.0")
    return say(language, "simulate-millions-per-second", {"rate": millions})


def has_blanks(result: Result) -> bool:
    """Whether a number that is shown for bets, sides or seats has no error."""
    shown: list[Measure] = []
    if isinstance(result, Simulation):
        shown += result.bets.values()
    else:
        shown += result.values.values()
        shown += (part for role in result.roles.values() for part in astuple(role))
        shown += (part for seat in result.seats for part in astuple(seat))
    return any(each.se is None for each in shown)


def result_tables(result: Result, language: str) -> list[ResultTable]:
    """Return outcomes and values, and for whole tables with a bank the gains by role and seat."""
    if isinstance(result, Simulation):
        return [_outcomes(result, language), _bets(result, language)]
    tables = [_bank_outcomes(result, language), _values(result, language)]
    if result.roles:
        tables += [_roles(result, language), _seats(result, language)]
    return tables


def _outcomes(result: Simulation, language: str) -> ResultTable:
    rows = [
        (
            say(language, f"outcome-{outcome}"),
            whole(number, language),
            _share_of(number, result.coups, language),
        )
        for outcome, number in result.outcomes.items()
    ]
    return ResultTable("", ["", "", ""], rows)


def _bets(result: Simulation, language: str) -> ResultTable:
    titles = {wager.name: wager.title for wager in result.settings.wagers}
    rows = [
        (bet_called(language, name, titles[name]), *_value_row(each, language))
        for name, each in result.bets.items()
    ]
    return ResultTable("", [say(language, "odds-bet"), *_value_heads(language)], rows)


def _bank_outcomes(result: BankSimulation, language: str) -> ResultTable:
    rows = []
    for outcome in Outcome:
        row = [say(language, f"simulate-bank-{outcome}")]
        for counts in result.outcomes.values():
            number, dealt = counts[outcome], sum(counts.values())
            row += [whole(number, language), _share_of(number, dealt, language)]
        rows.append(row)
    heads = [""]
    for side in result.outcomes:
        heads += [say(language, f"simulate-side-{side}"), ""]
    return ResultTable("", heads, rows)


def _values(result: BankSimulation, language: str) -> ResultTable:
    rows = [
        [say(language, f"simulate-side-{name}"), *_value_row(each, language)]
        for name, each in result.values.items()
    ]
    return ResultTable(say(language, "simulate-values"), ["", *_value_heads(language)], rows)


def _roles(result: BankSimulation, language: str) -> ResultTable:
    rows = [
        [
            say(language, f"simulate-role-{name}"),
            _share(each.per_unit, language),
            _sum(each.per_coup, language, 5),
            _sum(each.per_shoe, language),
        ]
        for name, each in result.roles.items()
    ]
    heads = [say(language, f"simulate-per-{each}") for each in ("unit", "coup", "shoe")]
    mean = or_dash(
        result.coups_per_bank, lambda number: format_number(language, number, "#,##0.00")
    )
    return ResultTable(say(language, "simulate-roles", {"mean": mean}), ["", *heads], rows)


def _seats(result: BankSimulation, language: str) -> ResultTable:
    rows = [
        [
            whole(number, language),
            _sum(each.all, language),
            _sum(each.ponte, language),
            _sum(each.bank, language),
            _share(each.per_unit, language),
        ]
        for number, each in enumerate(result.seats, 1)
    ]
    heads = [say(language, f"simulate-seat-{each}") for each in ("all", "ponte", "bank", "unit")]
    seat = say(language, "simulate-seat")
    return ResultTable(say(language, "simulate-seats"), [seat, *heads], rows)


def played_tables(result: Result, language: str) -> Iterator[ResultTable]:
    """Yield what a strategy brought at punto banco, if one played: each measure and its error."""
    if isinstance(result, BankSimulation):
        return
    played, strategy = result.played, result.settings.strategy
    if played is not None and strategy is not None:
        facts = {"strategy": strategy.name, "sessions": whole(played.sessions, language)}
        heads = ["", say(language, "simulate-mean"), say(language, "simulate-se")]
        title = say(language, "simulate-played", facts)
        yield ResultTable(title, heads, [*_measure_rows(played, language)])


def _measure_rows(played: SessionSummary, language: str) -> Iterator[tuple[str, str, str]]:
    """Yield the name of each measure of a strategy, the number, and its error or why it lacks."""
    measures: dict[str, Measure | float | None] = {
        "per-unit": played.per_unit,
        "per-coup": played.per_coup,
        "per-shoe": played.per_shoe,
        "result": played.result,
        "sd": played.sd,
        "ruin": played.ruin,
        "drawdown": played.drawdown,
        "deepest": played.deepest,
    }
    for name, each in measures.items():
        mean = each.mean if isinstance(each, Measure) else each
        note = _note(each, played, language) if isinstance(each, Measure) or each is None else ""
        shown = or_dash(mean, lambda number: format_number(language, number, "#,##0.0000"))
        yield say(language, f"simulate-{name}"), shown, note


def _note(each: Measure | None, played: SessionSummary, language: str) -> str:
    """Write the error of a measure, its bounds, or why there is neither."""
    if each is not None and each.se is not None:
        return f"± {format_number(language, each.se, '0.0000')}"
    sessions: dict[str, float | str] = {"sessions": played.sessions}
    if isinstance(each, Share) and each.low is not None and each.high is not None:
        low, high = (_two_digits(bound, language) for bound in (each.low, each.high))
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


def _value_heads(language: str) -> list[str]:
    return [say(language, f"simulate-{head}") for head in HEADS]


def _value_row(each: Value, language: str) -> Sequence[str]:
    """Return a value in the order of HEADS."""
    low, high = each.interval or (None, None)
    interval = f"{_precise(low, language)} … {_precise(high, language)}"
    return (
        _precise(each.mean, language),
        _precise(each.se, language),
        DASH if low is None else interval,
        _precise(each.exact, language),
        or_dash(each.distance, lambda number: format_number(language, number, "+0.00;-0.00")),
    )


def _share(each: Value, language: str) -> str:
    return _with_error(each, lambda number: _precise(number, language))


def _sum(each: Value, language: str, digits: int = 4) -> str:
    form = f"#,##0.{'0' * digits}"
    return _with_error(each, lambda number: format_number(language, number, form))


def _with_error(each: Value, write: Callable[[float], str]) -> str:
    """Write a mean with its error; one that the rules make the same in every shoe has none."""
    mean = or_dash(each.mean, write)
    return mean if each.mean is None or each.se == 0 else f"{mean} ± {or_dash(each.se, write)}"


def or_dash(number: float | None, write: Callable[[float], str]) -> str:
    """Write a number, or a dash for None."""
    return DASH if number is None else write(number)


def _share_of(number: int, total: int, language: str) -> str:
    return percent(language, number / total) if total else DASH


def _precise(share: float | None, language: str) -> str:
    """Write a share in percent, to four places."""
    return or_dash(share, lambda number: f"{format_number(language, 100 * number, '0.0000')} %")


def _two_digits(share: float, language: str) -> str:
    """Write a share to two places, or as many as its first two digits need."""
    places = max(2, 1 - floor(log10(share))) if share else 2
    return format_number(language, share, f"0.{'0' * places}")


def whole(number: float, language: str) -> str:
    """Write a whole number."""
    return format_number(language, number, "#,##0")
