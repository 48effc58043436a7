"""`python -m baccarat.web FOLDER PORT CONNECTIONS`: the bare server, for tests and benchmarks."""

import sys
from pathlib import Path

from .connections import MOST_CONNECTIONS
from .serve import serve


def main(folder: str, port: str = "0", connections: str = str(MOST_CONNECTIONS)) -> None:
    """Serve a data folder; prints the address, alone on a line, once it answers."""
    serve(
        host="127.0.0.1",
        port=int(port),
        data=Path(folder),
        open_browser=False,
        say=lambda address: print(address, flush=True),  # noqa: T201 - its one answer
        note=lambda notice: print(notice, file=sys.stderr),  # noqa: T201
        connections=int(connections),
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
