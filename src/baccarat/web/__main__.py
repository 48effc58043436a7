"""`python -m baccarat.web FOLDER PORT CONNECTIONS PROXIES NAME…`: the bare server, for tests.

A further argument such as `root_path=/cards` sets a field of the configuration.
"""

import sys
from typing import Any

from ..house.config import HouseConfig
from ..house.store.address import read_place
from .guard.limits import MAX_CONNECTIONS
from .serve import serve


def main(
    folder: str,
    port: str = "0",
    connections: str = str(MAX_CONNECTIONS),
    proxies: str = "",
    *more: str,
) -> None:
    """Serve a data folder, and print only the address once the server answers."""
    fields: dict[str, Any] = dict(each.split("=", 1) for each in more if "=" in each)
    config = HouseConfig(
        port=int(port),
        data=read_place(folder),
        browser=False,
        connections=int(connections),
        trusted_proxies=proxies,
        host_name=",".join(name for name in more if "=" not in name),
        **fields,
    )
    serve(
        config,
        say=lambda address: print(address, flush=True),  # noqa: T201 - its only output
        note=lambda notice: print(notice, file=sys.stderr),  # noqa: T201
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
