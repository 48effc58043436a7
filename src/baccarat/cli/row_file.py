"""A file of rows that are written while they come, in memory that does not grow with them."""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ..lab.result_rows import to_json_lines
from ..text.csv_text import csv_head, csv_lines
from .output.errors import CommandError, unreadable_file
from .rows import check_parquet, check_place, is_parquet, parquet_origin, write_origin

KINDS: Final = frozenset({".csv", ".jsonl", ".parquet"})


class RowFile:
    """A file of one of KINDS, which replaces an older one as the first rows come.

    A thread writes it, so that Ctrl-C does not leave a chunk of rows half written. A Parquet file
    is written as CSV, and converted when it is closed. Raises CommandError if a file cannot be
    written.
    """

    def __init__(self, file: Path) -> None:
        if file.suffix.lower() not in KINDS:
            raise CommandError("error-each-kind", path=str(file))
        check_parquet(file)
        check_place(file)
        self._file, self._is_new = file, True
        self._text = file.with_name(f"{file.name}.csv") if is_parquet(file) else file
        self._thread = ThreadPoolExecutor(1)

    def append(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Write rows."""
        self._thread.submit(self._append, rows).result()

    def _append(self, rows: Sequence[Mapping[str, Any]]) -> None:
        mode, self._is_new = "wb" if self._is_new else "ab", False
        try:
            with self._text.open(mode) as stream:
                if self._file.suffix.lower() == ".jsonl":
                    stream.write(to_json_lines(rows))
                elif rows:
                    head = csv_head(rows[0]) if stream.tell() == 0 else ""
                    stream.write((head + csv_lines([*row.values()] for row in rows)).encode())
        except OSError as fault:
            raise unreadable_file(self._file, fault) from None

    def close(self, origin: Mapping[str, Any]) -> None:
        """Finish the file, and write where it comes from."""
        self._thread.shutdown()
        if self._is_new:
            self._append([])
        if not is_parquet(self._file):
            write_origin(self._file, origin)
            return
        try:
            _to_parquet(self._text, self._file, parquet_origin(origin))
        except OSError as fault:
            raise unreadable_file(self._file, fault) from None
        finally:
            self._text.unlink()


def _to_parquet(text: Path, file: Path, metadata: Mapping[str, str]) -> None:
    """Turn a CSV file into a Parquet file, a part at a time."""
    if not text.stat().st_size:
        file.write_bytes(b"")
        return
    if find_spec("pyarrow"):
        import pyarrow.csv
        import pyarrow.parquet

        with pyarrow.csv.open_csv(text) as rows:
            schema = rows.schema.with_metadata(metadata)
            with pyarrow.parquet.ParquetWriter(file, schema) as into:
                for part in rows:
                    into.write_batch(part)
        return
    import polars

    polars.scan_csv(text).sink_parquet(file, metadata=dict(metadata))
