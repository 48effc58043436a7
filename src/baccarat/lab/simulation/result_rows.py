"""The results of a simulation as rows: one number each, with its error and exact value."""

from collections.abc import Iterator
from typing import Any, Final

from .banking import BankSimulation
from .result import Simulation
from .session_summary import SHARES

COLUMNS: Final = ("measure", "name", "value", "se", "exact")
Cells = tuple[str, str, float, float | None, float | None]


def simulation_rows(found: Simulation | BankSimulation) -> list[dict[str, Any]]:
    """Return a row for each number, with the keys COLUMNS."""
    return [dict(zip(COLUMNS, cells, strict=True)) for cells in _cells(found)]


def _cells(found: Simulation | BankSimulation) -> Iterator[Cells]:
    """List outcomes, bets or values, and what a strategy or each seat gained, a number per row."""
    if isinstance(found, BankSimulation):
        yield from _of_bank(found)
        return
    for outcome, count in found.outcomes.items():
        yield "outcome", outcome.value, float(count), None, None
    for name, each in found.bets.items():
        yield "bet", name, each.mean, each.se, each.exact
    played = found.played
    if played is None:
        return
    for name in ("per_unit", "per_coup", "per_shoe", "result", "ruin", "drawdown"):
        measure = getattr(played, name)
        yield "played", name, measure.mean, measure.se, None
    for coup, results in played.quantiles.items():
        for share, result in zip(SHARES, results, strict=True):
            yield f"result after {coup}", f"{share}", result, None, None
    for name, shares in (("wins", played.wins), ("losses", played.losses)):
        for length, each_share in enumerate(shares):
            yield f"longest streak of {name}", f"{length}", each_share, None, None
    for side, lengths in zip(("player", "banker"), played.runs, strict=True):
        for length, number in enumerate(lengths, 1):
            yield f"runs of {side} per shoe", f"{length}", number, None, None


def _of_bank(found: BankSimulation) -> Iterator[Cells]:
    for side, counts in found.outcomes.items():
        for outcome, count in counts.items():
            yield f"outcome of {side}", outcome.value, float(count), None, None
    for name, each in found.values.items():
        yield "value", name, each.mean, each.se, each.exact
    for name, role in found.roles.items():
        for measure in ("per_unit", "per_coup", "per_shoe"):
            value = getattr(role, measure)
            yield measure, name, value.mean, value.se, None
    for number, seat in enumerate(found.seats, 1):
        for measure in ("all", "ponte", "bank", "per_unit"):
            value = getattr(seat, measure)
            yield f"seat, {measure}", f"{number}", value.mean, value.se, None
