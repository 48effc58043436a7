"""`python -m baccarat.web FOLDER PORT`: the bare server, for tests and benchmarks."""

import sys
from pathlib import Path

from .serve import serve


def main(folder: str, port: str = "0") -> None:
    """Serve a data folder; prints the address, alone on a line, once it answers."""
    serve(
        host="127.0.0.1",
        port=int(port),
        data=Path(folder),
        open_browser=False,
        say=lambda address: print(address, flush=True),  # noqa: T201 - its one answer
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
