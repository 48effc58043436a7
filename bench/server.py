"""A real server, in a process of its own, on loopback."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SERVE = """\
import sys
from pathlib import Path
from baccarat.web.serve import serve
serve(host="127.0.0.1", port=0, data=Path(sys.argv[1]), open_browser=False,
      say=lambda address: print(address, flush=True))
"""


@contextmanager
def serving() -> Iterator[str]:
    """Yield the address of a server with an empty data folder."""
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(
            [sys.executable, "-c", SERVE, str(Path(folder) / "data")],
            stdout=subprocess.PIPE,
            text=True,
        ) as process,
    ):
        try:
            assert process.stdout
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait(10)
