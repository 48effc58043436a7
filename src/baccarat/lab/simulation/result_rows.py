"""The results of a simulation as rows: one number each, with its error and exact value."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import asdict

from .banking.result import BankSimulation
from .estimates import Measure, Value
from .result import Simulation
from .session_summary import SHARES

Row = dict[str, Any]

COLUMNS: Final = ("measure", "name", "value", "mean", "edge", "se", "low", "high", "expected")


def simulation_rows(found: Simulation | BankSimulation) -> list[dict[str, Any]]:
    """Return a row for each number, with the keys COLUMNS.

    A count, share or quantile is in `value`. An estimate has the player's `mean`, its error, and
    the exact mean in `expected`; for what a unit staked on a bet brings `edge` is that of the
    house. The rows of a study have the same columns.
    """
    return [dict.fromkeys(COLUMNS) | row for row in _rows(found)]


def _value(measure: str, name: object, value: float | None) -> Row:
    return {"measure": measure, "name": str(name), "value": value}


def _estimate(measure: str, name: object, each: Measure) -> Row:
    fields = asdict(each)
    expected = fields.pop("exact", None)
    return {"measure": measure, "name": str(name), **fields, "expected": expected}


def _with_edge(row: Row) -> Row:
    return {**row, "edge": None if row["mean"] is None else -row["mean"]}


def _rows(found: Simulation | BankSimulation) -> Iterator[Row]:
    """List outcomes, bets or values, and what a strategy or each seat gained, a number per row."""
    if isinstance(found, BankSimulation):
        yield from _of_bank(found)
        return
    for outcome, count in found.outcomes.items():
        share = count / found.coups if found.coups else None
        yield _value("outcome", outcome.value, float(count)) | {"mean": share}
    for name, each in found.bets.items():
        yield _with_edge(_estimate("bet", name, Value(each.mean, each.se, each.exact)))
    played = found.played
    if played is None:
        return
    yield _with_edge(_estimate("played", "per_unit", played.per_unit))
    for name in ("per_coup", "per_shoe", "result", "ruin", "drawdown"):
        yield _estimate("played", name, getattr(played, name))
    for coup, results in played.quantiles.items():
        for share, result in zip(SHARES, results or (None,) * len(SHARES), strict=True):
            yield _value(f"result after {coup}", share, result)
    for name, shares in (("wins", played.wins), ("losses", played.losses)):
        for length, each_share in enumerate(shares or ()):
            yield _value(f"longest streak of {name}", length, each_share)
    for side, lengths in zip(("player", "banker"), played.runs, strict=True):
        for length, number in enumerate(lengths or (), 1):
            yield _value(f"runs of {side} per shoe", length, number)


def _of_bank(found: BankSimulation) -> Iterator[Row]:
    for side, counts in found.outcomes.items():
        for outcome, count in counts.items():
            yield _value(f"outcome of {side}", outcome.value, float(count))
    for name, each in found.values.items():
        yield _estimate("value", name, each)
    for name, role in found.roles.items():
        for measure in ("per_unit", "per_coup", "per_shoe"):
            yield _estimate(measure, name, getattr(role, measure))
    for number, seat in enumerate(found.seats, 1):
        for measure in ("all", "ponte", "bank", "per_unit"):
            yield _estimate(f"seat, {measure}", number, getattr(seat, measure))
