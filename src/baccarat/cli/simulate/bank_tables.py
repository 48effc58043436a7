"""The results of chemin de fer and banque as tables of words, for the terminal and the report."""

from collections.abc import Sequence
from typing import NamedTuple

from ...lab.simulation import BankSimulation, Value
from ...rules import Outcome
from ...text import format_number, say
from ..output.numbers import percent
from .simulate_screen import precise, whole


class ResultTable(NamedTuple):
    """A title, the heads of the columns, and the rows; the first column names the row."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


def bank_tables(found: BankSimulation, language: str) -> list[ResultTable]:
    """Return outcomes and values of a coup, and for whole tables the gains by role and seat."""
    tables = [_outcomes(found, language), _values(found, language)]
    if found.roles:
        tables += [_roles(found, language), _seats(found, language)]
    return tables


def how_bank(found: BankSimulation, language: str) -> str:
    """Return the sentence that explains the columns, and says how the shoes were played."""
    rate = format_number(language, found.coups_per_second, "#,##0")
    return say(language, "simulate-how-bank", {"kernel": found.settings.kernel, "rate": rate})


def _outcomes(found: BankSimulation, language: str) -> ResultTable:
    sides = found.outcomes
    rows = []
    for outcome in Outcome:
        row = [say(language, f"simulate-bank-{outcome}")]
        for counts in sides.values():
            dealt = max(sum(counts.values()), 1)
            row += [whole(counts[outcome], language), percent(language, counts[outcome] / dealt)]
        rows.append(row)
    heads = [""]
    for side in sides:
        heads += [say(language, f"simulate-side-{side}"), ""]
    return ResultTable("", heads, rows)


def _values(found: BankSimulation, language: str) -> ResultTable:
    rows = []
    for name, each in found.values.items():
        shown = [
            precise(each.mean, language),
            precise(each.se, language),
            _interval(each, language),
        ]
        if each.exact is not None and each.distance is not None:
            distance = format_number(language, each.distance, "+0.00;-0.00")
            shown += [precise(each.exact, language), distance]
        rows.append([say(language, f"simulate-side-{name}"), *shown, *[""] * (5 - len(shown))])
    heads = [say(language, f"simulate-{each}") for each in _HEADS]
    return ResultTable(say(language, "simulate-values"), ["", *heads], rows)


_HEADS = ("mean", "se", "interval", "exact", "distance")


def _roles(found: BankSimulation, language: str) -> ResultTable:
    rows = [
        [
            say(language, f"simulate-role-{name}"),
            _share(each.per_unit, language),
            _sum(each.per_coup, language, 5),
            _sum(each.per_shoe, language),
        ]
        for name, each in found.roles.items()
    ]
    heads = [say(language, f"simulate-per-{each}") for each in ("unit", "coup", "shoe")]
    number = format_number(language, found.coups_per_bank, "#,##0.00")
    title = say(language, "simulate-roles", {"mean": number})
    return ResultTable(title, ["", *heads], rows)


def _seats(found: BankSimulation, language: str) -> ResultTable:
    rows = [
        [
            whole(number, language),
            _sum(each.all, language),
            _sum(each.ponte, language),
            _sum(each.bank, language),
            _share(each.per_unit, language),
        ]
        for number, each in enumerate(found.seats, 1)
    ]
    heads = [say(language, f"simulate-seat-{each}") for each in ("all", "ponte", "bank", "unit")]
    seat = say(language, "simulate-seat")
    return ResultTable(say(language, "simulate-seats"), [seat, *heads], rows)


def _interval(each: Value, language: str) -> str:
    low, high = each.interval
    return f"{precise(low, language)} … {precise(high, language)}"


def _share(each: Value, language: str) -> str:
    return f"{precise(each.mean, language)} ± {precise(each.se, language)}"


def _sum(each: Value, language: str, digits: int = 4) -> str:
    form = f"#,##0.{'0' * digits}"
    mean, error = (format_number(language, part, form) for part in (each.mean, each.se))
    return f"{mean} ± {error}"
