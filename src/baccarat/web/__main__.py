"""`python -m baccarat.web FOLDER PORT CONNECTIONS PROXIES NAME…`: the bare server, for tests."""

import sys
from pathlib import Path

from .address import parse_networks
from .connection_limits import MAX_CONNECTIONS
from .serve import serve


def main(
    folder: str,
    port: str = "0",
    connections: str = str(MAX_CONNECTIONS),
    proxies: str = "",
    *names: str,
) -> None:
    """Serve a data folder, and print only the address once the server answers."""
    serve(
        host="127.0.0.1",
        port=int(port),
        data=Path(folder),
        open_browser=False,
        say=lambda address: print(address, flush=True),  # noqa: T201 - its only output
        note=lambda notice: print(notice, file=sys.stderr),  # noqa: T201
        connections=int(connections),
        proxies=parse_networks(proxies),
        names=names,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
