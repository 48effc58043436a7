"""Write results as rows into CSV and Parquet files, with where they come from."""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from ..text.csv_text import Spreadsheet, to_csv
from .files import write_file
from .options import OddsOptions, ShoeOptions
from .output.errors import CommandError

CSVW: Final = "http://www.w3.org/ns/csvw"
Rows = Sequence[Mapping[str, Any]]


def check_form(options: OddsOptions | ShoeOptions) -> None:
    """Refuse two forms of output, and a form of CSV without CSV."""
    if options.json and options.csv:
        raise CommandError("error-two-forms")
    if options.spreadsheet and not options.csv:
        raise CommandError("error-spreadsheet-alone", option="--csv")


def check_files(
    out: Path | None, report: Path | None, *others: Path | None, spreadsheet: str | None
) -> None:
    """Refuse files that could not be written, before the work rather than after it."""
    if spreadsheet and (out is None or is_parquet(out)):
        raise CommandError("error-spreadsheet-alone", option="--out NAME.csv")
    if out is not None and out.suffix.lower() not in {".csv", ".parquet"}:
        raise CommandError("error-rows-kind", path=str(out))
    check_parquet(out)
    if report is not None and report.suffix.lower() not in {".html", ".htm"}:
        raise CommandError("error-report-kind", path=str(report))
    for file in (*others, out, report):
        check_place(file)


def check_place(file: Path | None) -> None:
    """Refuse a file that is a folder or is to be in none."""
    if file is not None and (file.is_dir() or not file.absolute().parent.is_dir()):
        raise CommandError("error-no-place", path=str(file))


def check_parquet(file: Path | None) -> None:
    """Refuse a Parquet file that nothing here can write."""
    if file is not None and is_parquet(file) and not (find_spec("pyarrow") or find_spec("polars")):
        raise CommandError("error-no-parquet", path=str(file))


def write_rows(
    file: Path, rows: Rows, origin: Mapping[str, Any], spreadsheet: Spreadsheet | None
) -> None:
    """Write the rows and their origin into a CSV or Parquet file.

    A Parquet file has the origin in its metadata, under the key `baccarat`. A CSV file stays plain,
    as few readers skip comments; the origin goes into a second file, where CSVW looks for metadata
    (W3C, Metadata Vocabulary for Tabular Data, 2015).
    """
    if is_parquet(file):
        _write_parquet(file, rows, parquet_origin(origin))
        return
    write_file(file, to_csv(rows, spreadsheet).encode())
    write_origin(file, origin)


def parquet_origin(origin: Mapping[str, Any]) -> dict[str, str]:
    """Return the metadata of a Parquet file."""
    return {"baccarat": msgspec.json.encode(origin).decode()}


def write_origin(file: Path, origin: Mapping[str, Any]) -> None:
    """Write the origin of a file without metadata into a second file."""
    described = {"@context": CSVW, "url": file.name, "notes": [origin]}
    beside = file.with_name(f"{file.name}-metadata.json")
    write_file(beside, msgspec.json.format(msgspec.json.encode(described)))


def is_parquet(file: Path) -> bool:
    """Whether the name of a file is that of a Parquet file."""
    return file.suffix.lower() == ".parquet"


def _write_parquet(file: Path, rows: Rows, metadata: Mapping[str, str]) -> None:
    columns = {name: [row[name] for row in rows] for name in rows[0]}
    if find_spec("pyarrow"):
        import pyarrow
        import pyarrow.parquet

        table = pyarrow.table(columns).replace_schema_metadata(metadata)
        pyarrow.parquet.write_table(table, file)
        return
    import polars

    polars.DataFrame(columns).write_parquet(file, metadata=dict(metadata))
