"""The results of a simulation as rows of a file, CSV or Parquet."""

from importlib.util import find_spec
from pathlib import Path

from ...lab import rows, to_csv
from ...lab.simulation import BankSimulation, Simulation
from ..output.errors import CommandError
from ..output.picture_file import write_file


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
    write_file(file, to_csv(rows(found)).encode(), None)


def _write_parquet(file: Path, found: Simulation | BankSimulation) -> None:
    listed = rows(found)
    columns = {name: [row[name] for row in listed] for name in listed[0]}
    if find_spec("pyarrow"):
        import pyarrow
        import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.table(columns), file)
        return
    import polars

    polars.DataFrame(columns).write_parquet(file)
