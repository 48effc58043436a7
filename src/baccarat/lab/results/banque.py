"""Three kinds of solution for each theta, and where their forms change."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from ..plot import line_plot
from .correlation import packs_up_to
from .frame import MOST_PACKS, Findings, Result, Saved
from .solved_banque import (
    MIDDLE,
    STEP,
    THETAS,
    THETAS_AT_TABLES,
    Found,
    Run,
    Solved,
    Table,
    at_table,
    find,
    is_independent,
)

AT_TABLES: Final = (3, 6, MOST_PACKS)
"""The packs for which the left sees the right's card."""


def compute(most: int, saved: Saved) -> Findings:
    """Compute all rows for up to `most` packs, and the limit if that is all of them."""
    packs = packs_up_to(most)
    found = {each: find(each, saved) for each in packs}
    tables = {each: at_table(each, saved) for each in AT_TABLES if each <= most}
    shown = found[packs[-1]]
    return Findings(
        heads=[
            "packs",
            "forms of the common plan",
            "independent at",
            "several Nash at",
            "two-person play from",
            "bank at 1/2: Nash",
            "bank at 1/2: team",
        ],
        table=[
            *(_line(each, one) for each, one in found.items()),
            *(_table_line(each, one) for each, one in tables.items()),
        ],
        figure=line_plot(
            [float(100 * theta) for theta in THETAS],
            {
                "Nash": [100 * each.banks[0] for each in shown.alone],
                "team": [100 * float(each.bank) for each in shown.together],
            },
            title=f"Percent of all stakes that the bank wins, packs {packs[-1]}, by theta",
        ),
        rows=[
            *(row for each, one in found.items() for row in _rows(each, one)),
            *(row for each, one in tables.items() for row in _table_rows(each, one)),
        ],
    )


def _line(packs: int | str, found: Found) -> list[str]:
    agreed = zip(THETAS, found.together, strict=True)
    alone = zip(THETAS, found.alone, strict=True)
    return [
        str(packs),
        str(len(found.plans)),
        _ranges([theta for theta, each in agreed if each.independent]),
        _ranges([theta for theta, each in alone if len(each.banks) > 1]),
        f"{float(_two_person(found)):.6f}",
        f"{100 * found.alone[-1].banks[0]:.6f}",
        f"{100 * float(found.together[-1].bank):.6f}",
    ]


def _two_person(found: Found) -> Fraction:
    """Return the end of the last run before which right and left do not draw alike."""
    for run in reversed(found.runs):
        if not all(each.alike for each in run.solved.values()):
            return run.end[1]
    return THETAS[0]


def _ranges(thetas: Sequence[Fraction]) -> str:
    """Write hundredths as ranges in percent, such as `26-41`; a dash for an empty list."""
    found = list[list[int]]()
    for each in (int(theta / STEP) for theta in thetas):
        if found and found[-1][-1] == each - 1:
            found[-1].append(each)
        else:
            found.append([each])
    return (
        ", ".join(str(each[0]) if len(each) == 1 else f"{each[0]}-{each[-1]}" for each in found)
        or "-"
    )


def _rows(packs: int | str, found: Found) -> Iterator[Mapping[str, Any]]:
    yield from found.plans
    yield from _run_rows(packs, "nash", found.runs)
    for theta, own, agreed in zip(THETAS, found.alone, found.together, strict=True):
        yield {
            "packs": packs,
            "of": "theta",
            "theta": str(theta),
            "nash_bank": [*own.banks],
            "nash_complete": own.complete,
            "nash_regret": own.regret,
            "team_bank": str(agreed.bank),
            "independent": agreed.independent,
        }


def _run_rows(
    packs: int | str, of: str, found: Sequence[Run[Solved]]
) -> Iterator[Mapping[str, Any]]:
    for run in found:
        yield {
            "packs": packs,
            "of": of,
            "from": float(run.start[1]),
            "to": float(run.end[1]),
            "mixed": [[*each] for each in run.form],
        }


def _table_line(packs: int, found: Table) -> list[str]:
    """Return the line of a table; the columns not computed for it are empty."""
    _, nash, common, _ = found.solved[THETAS_AT_TABLES.index(MIDDLE)]
    alike = [at for at, _, common, apart in found.solved if is_independent(common, apart)]
    return [
        f"{packs}, card seen",
        str(len(found.plans)),
        _ranges(alike),
        "",
        "",
        f"{100 * nash.value_bank:.6f}",
        f"{-100 * float(common.low):.6f}",
    ]


def _table_rows(packs: int, found: Table) -> Iterator[Mapping[str, Any]]:
    yield from _run_rows(packs, "table-nash", found.nash)
    yield from _run_rows(packs, "table-plan", found.plans)
    for theta, nash, common, apart in found.solved:
        yield {
            "packs": packs,
            "of": "table",
            "theta": str(theta),
            "right": nash.right,
            "value_right": nash.value_right,
            "value_left": nash.value_left,
            "value_bank": nash.value_bank,
            "bound": nash.bound,
            "team_bank": [-float(common.high), -float(common.low)],
            "team_right": float(common.right),
            "independent_bank": [-float(apart.high), -float(apart.low)],
            "independent_right": float(apart.right),
            "independent": is_independent(common, apart),
        }


RESULT: Final = Result("banque", "Banque for every theta", 1830, 308, compute)
