"""How long a command takes to be acknowledged, on disk, with 50 players at 10 tables.

Server and players share this machine: two processes, real sockets on loopback, a real file.
"""

import asyncio
import random
import statistics
from contextlib import AsyncExitStack

import httpx

from .figure import show
from .player import Player
from .server import serving

TABLES, SEATS = 10, 5
WARM_UP, MEASURED = 3.0, 20.0
THINK = 1.0
"""The longest time that a player thinks before a request, in seconds."""


async def take_seats(address: str, stack: AsyncExitStack) -> list[Player]:
    """Create the rooms, each by its first guest, and connect everyone."""
    players = []
    for table in range(TABLES):
        room = ""
        for seat in range(1, SEATS + 1):
            client = await stack.enter_async_context(httpx.AsyncClient(base_url=address))
            guest = await client.post("api/guests", json={"name": f"Guest {table}-{seat}"})
            guest.raise_for_status()
            if not room:
                made = await client.post("api/rooms", json={"pace": "quick"})
                room = made.raise_for_status().json()["id"]
            players.append(await Player.at(address, client, room, seat))
    return players


async def answers(address: str) -> list[float]:
    """Play for a while, and return the seconds to each acceptance after a warm-up."""
    async with AsyncExitStack() as stack:
        players = await take_seats(address, stack)
        luck = random.Random(1)
        work = [asyncio.create_task(player.listen()) for player in players]
        work += [asyncio.create_task(player.play(luck, THINK)) for player in players]
        try:
            await asyncio.wait(work, timeout=WARM_UP, return_when=asyncio.FIRST_EXCEPTION)
            for player in players:
                player.answers.clear()
            done, _ = await asyncio.wait(
                work, timeout=MEASURED, return_when=asyncio.FIRST_EXCEPTION
            )
            for task in done:
                task.result()
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            for player in players:
                await player.socket.close()
    return [seconds for player in players for seconds in player.answers]


def main() -> None:
    """Print the median."""
    with serving() as (address, _):
        times = asyncio.run(answers(address))
    rate = (
        f"{TABLES * SEATS} players, {TABLES} tables, {len(times) / MEASURED:.0f} commands a second"
    )
    show("acknowledge", statistics.median(times) * 1000, f"ms at the median, {rate}", "bound 20 ms")


if __name__ == "__main__":
    main()
