"""How much of the time of a served coup is spent in the engine.

A served coup lasts from sending the stake to receiving the result, at a table with one player and
without pauses: sockets, decoding, queue, three commits to disk, views. The engine's part is a coup
with one seat, using only `decide` and `apply`.
"""

import asyncio
import time

import httpx

from .coups import punto_coups_a_second
from .figure import show
from .player import BETS, Player
from .server import serving

COUPS = 200


async def served(address: str) -> float:
    """Return the seconds per coup."""
    async with httpx.AsyncClient(base_url=address) as client:
        (await client.post("api/guests", json={"name": "Guest"})).raise_for_status()
        made = await client.post("api/rooms", json={"pace": "instant"})
        player = await Player.at(address, client, made.raise_for_status().json()["id"], 1)
    listening = asyncio.create_task(player.listen())
    async with player.changed:
        await player.changed.wait_for(lambda: bool(player.now))
    await player.ask({"type": "sit", "seat": 1, "amount": 900_000})
    start = time.perf_counter()
    while player.coups < COUPS:
        await one_coup(player)
    taken = time.perf_counter() - start
    listening.cancel()
    await player.socket.close()
    return taken / COUPS


async def one_coup(player: Player) -> None:
    """Stake, ask for the deal, and wait for the result."""
    await player.until_staking()
    before = player.coups
    await player.ask({"type": "stake", "bets": BETS})
    await player.ask({"type": "deal"})
    async with player.changed:
        await player.changed.wait_for(lambda: player.coups > before)


def main() -> None:
    """Print the share as a percentage."""
    with serving() as (address, _):
        coup = asyncio.run(served(address))
    engine = 1 / punto_coups_a_second(seats=1)
    how = f"% of a served coup: {engine * 1e6:.0f} µs of {coup * 1e3:.1f} ms"
    show("share", 100 * engine / coup, how)


if __name__ == "__main__":
    main()
