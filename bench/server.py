"""A real server in a separate process, on loopback."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(database: str = "") -> Iterator[tuple[str, int]]:
    """Yield the address and process of a server with an empty data folder, or of a database."""
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(
            [sys.executable, "-m", "baccarat.web", database or str(Path(folder) / "data"), "0"],
            stdout=subprocess.PIPE,
            text=True,
        ) as process,
    ):
        try:
            assert process.stdout
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.terminate()
            process.wait(10)
