"""The results of chemin de fer and banque as tables of words, for the terminal and the report."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...lab.simulation.banking.result import BankSimulation
from ...lab.simulation.estimates import Value
from ...rules.coup import Outcome
from ...text.say import format_number, say
from ..output.numbers import or_dash
from .simulate_screen import HEADS, precise, share_of, value_row, whole


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
            number, dealt = counts[outcome], sum(counts.values())
            row += [whole(number, language), share_of(number, dealt, language)]
        rows.append(row)
    heads = [""]
    for side in sides:
        heads += [say(language, f"simulate-side-{side}"), ""]
    return ResultTable("", heads, rows)


def _values(found: BankSimulation, language: str) -> ResultTable:
    rows = [
        [say(language, f"simulate-side-{name}"), *value_row(each, language)]
        for name, each in found.values.items()
    ]
    heads = [say(language, f"simulate-{each}") for each in HEADS]
    return ResultTable(say(language, "simulate-values"), ["", *heads], rows)


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
    number = or_dash(found.coups_per_bank, lambda known: format_number(language, known, "#,##0.00"))
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


def _share(each: Value, language: str) -> str:
    return _with_error(each, lambda number: precise(number, language))


def _sum(each: Value, language: str, digits: int = 4) -> str:
    form = f"#,##0.{'0' * digits}"
    return _with_error(each, lambda number: format_number(language, number, form))


def _with_error(each: Value, write: Callable[[float], str]) -> str:
    """Write a mean with its error; one that the rules make the same in every shoe has none."""
    mean = or_dash(each.mean, write)
    return mean if each.mean is None or each.se == 0 else f"{mean} ± {or_dash(each.se, write)}"
