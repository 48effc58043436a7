"""The results of a simulation as rows of a file, CSV or Parquet."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from ...lab.result_rows import rows, to_csv
from ...lab.simulation.banking.result import BankSimulation
from ...lab.simulation.result import Simulation, provenance
from ..output.errors import CommandError
from ..output.picture_file import write_file

CSVW: Final = "http://www.w3.org/ns/csvw"


def check_rows_file(file: Path) -> None:
    """Raise CommandError for a file of another kind, or one that needs a missing library."""
    kind = file.suffix.lower()
    if kind not in {".csv", ".parquet"}:
        raise CommandError("error-rows-kind", path=str(file))
    if kind == ".parquet" and not (find_spec("pyarrow") or find_spec("polars")):
        raise CommandError("error-no-parquet", path=str(file))


def write_rows(file: Path, found: Simulation | BankSimulation) -> None:
    """Write the rows into a file that `check_rows_file` accepts, and where they come from.

    A Parquet file says that in its metadata, under the key `baccarat`. A CSV file stays plain, as
    few readers skip comments; the file beside it is the one in which CSVW looks for metadata
    (W3C, Metadata Vocabulary for Tabular Data, 2015).
    """
    if file.suffix.lower() == ".parquet":
        _write_parquet(file, found)
        return
    write_file(file, to_csv(rows(found)).encode(), None)
    described = {"@context": CSVW, "url": file.name, "notes": [provenance(found)]}
    beside = file.with_name(f"{file.name}-metadata.json")
    write_file(beside, msgspec.json.format(msgspec.json.encode(described)), None)


def _write_parquet(file: Path, found: Simulation | BankSimulation) -> None:
    listed, metadata = rows(found), {"baccarat": msgspec.json.encode(provenance(found)).decode()}
    columns = {name: [row[name] for row in listed] for name in listed[0]}
    if find_spec("pyarrow"):
        import pyarrow
        import pyarrow.parquet

        table = pyarrow.table(columns).replace_schema_metadata(metadata)
        pyarrow.parquet.write_table(table, file)
        return
    import polars

    polars.DataFrame(columns).write_parquet(file, metadata=metadata)
