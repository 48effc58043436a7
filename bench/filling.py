"""How many tables strangers get who open as many as they can, and in what time.

They come from `--networks` networks of customers, an IPv6 /48 each, with several /64s of theirs. A
proxy on this machine forwards their addresses. The house has room for 1,000 tables.
"""

import argparse
import asyncio
import time
from collections.abc import Iterator

import httpx

from .figure import show
from .server import serving

HOUSEHOLDS, GUESTS, TABLES = 16, 6, 20
"""The /64s of each network, the guests of each /64, and the tables that each guest asks for."""
AT_ONCE = 16
SPEC = {"name": "Mine", "preset": "punto-banco", "bots": 0}


async def open_tables(http: httpx.AsyncClient, address: str, name: str) -> int:
    """Take a name and open tables until one is refused; return how many there are."""
    come = {"X-Forwarded-For": address}
    guest = await http.post("/api/guests", json={"name": name}, headers=come)
    if guest.status_code != httpx.codes.CREATED:
        return 0
    own = come | {"Cookie": guest.headers["set-cookie"].split(";")[0]}
    for opened in range(TABLES):
        answer = await http.post("/api/rooms", json=SPEC, headers=own)
        if answer.status_code != httpx.codes.CREATED:
            return opened
    return TABLES


def strangers(networks: int) -> Iterator[tuple[str, str]]:
    """Yield the address and the name of each stranger, one network after another."""
    for network in range(networks):
        for household in range(HOUSEHOLDS):
            for host in range(1, GUESTS + 1):
                yield f"2001:db8:{network:x}:{household:x}::{host:x}", f"Eve {host}"


async def fill(server: str, networks: int) -> int:
    """Have everybody open tables, some at the same time; return how many there are."""
    waiting = strangers(networks)

    async def work(http: httpx.AsyncClient) -> int:
        return sum([await open_tables(http, *each) for each in waiting])

    async with httpx.AsyncClient(base_url=server, timeout=60) as http:
        return sum(await asyncio.gather(*(work(http) for _ in range(AT_ONCE))))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--networks", type=int, default=1)
    networks = reader.parse_args().networks
    with serving("", proxies="127.0.0.1") as (address, _):
        begun = time.perf_counter()
        opened = asyncio.run(fill(address, networks))
        taken = time.perf_counter() - begun
    show("filling", opened, f"tables of {networks} network{'s' * (networks > 1)} in {taken:.0f} s")


if __name__ == "__main__":
    main()
