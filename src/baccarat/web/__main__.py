"""`python -m baccarat.web FOLDER PORT CONNECTIONS PROXIES NAME…`: the bare server, for tests.

A further argument such as `root_path=/cards` sets a field of the configuration.
"""

import sys
from typing import Any

import msgspec

from ..house.store.address import read_place
from .guard.limits import MAX_CONNECTIONS, parse_networks
from .operations.server_config import ServerConfig
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
    for name in ("metrics", "peer_address"):
        if name in fields:
            host, _, at = fields[name].rpartition(":")
            fields[name] = (host, int(at))
    if "operators" in fields:
        fields["operators"] = tuple(fields["operators"].split(","))
    for name in {"standby", "operator_passkey"} & fields.keys():
        fields[name] = True
    config = ServerConfig(
        port=int(port),
        data=read_place(folder),
        connections=int(connections),
        proxies=parse_networks(proxies),
        names=tuple(name for name in more if "=" not in name),
    )
    serve(
        msgspec.structs.replace(config, **fields),
        say=lambda address: print(address, flush=True),  # noqa: T201 - its only output
        note=lambda notice: print(notice, file=sys.stderr),  # noqa: T201
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
