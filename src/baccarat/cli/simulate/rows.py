"""The results of a simulation as rows of a file, CSV or Parquet."""

import csv
from collections.abc import Iterator
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Final

from ...lab.simulation import BankSimulation, Simulation
from ...lab.simulation.session_summary import SHARES
from ..output.errors import CommandError
from ..output.picture_file import write_file

COLUMNS: Final = ("measure", "name", "value", "se", "exact")
Row = tuple[str, str, float, float | None, float | None]


def rows(found: Simulation | BankSimulation) -> Iterator[Row]:
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


def _of_bank(found: BankSimulation) -> Iterator[Row]:
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


def check_rows_file(file: Path) -> None:
    """Raise CommandError for a file of another kind, or one that needs a missing library."""
    kind = file.suffix.lower()
    if kind not in {".csv", ".parquet"}:
        raise CommandError("error-rows-kind", path=str(file))
    if kind == ".parquet" and not (find_spec("pyarrow") or find_spec("polars")):
        raise CommandError("error-no-parquet", path=str(file))


def write_rows(file: Path, found: Simulation | BankSimulation) -> None:
    """Write the rows into a file that `check_rows_file` accepts."""
    if file.suffix.lower() == ".parquet":
        _write_parquet(file, found)
        return
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(rows(found))
    write_file(file, text.getvalue().encode(), None)


def _write_parquet(file: Path, found: Simulation | BankSimulation) -> None:
    columns = dict(zip(COLUMNS, map(list, zip(*rows(found), strict=True)), strict=True))
    if find_spec("pyarrow"):
        import pyarrow
        import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.table(columns), file)
        return
    import polars

    polars.DataFrame(columns).write_parquet(file)
