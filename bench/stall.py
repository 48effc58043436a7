"""How long one player's commands take to be acknowledged while others flood a route of the server.

For each route, eight guests request it continuously, each over one connection and waiting for the
answer, while a ninth plays at a table. Server, player and flood are separate processes on this
machine; all use 127.0.0.1, where guests are counted individually. `--seconds` is how long each
route is flooded.
"""

import argparse
import asyncio
import itertools
import json
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from .figure import show
from .player import CHIPS, Player
from .server import serving

STORM: Final = 8
MOST_ASKED: Final = 20_000
"""Most requests of one connection to one route."""
THINK: Final = 0.15
"""Seconds between two commands of the player, to stay below a guest's rate limit."""
BOUND: Final = 150

Once = Callable[[httpx.AsyncClient, int], Awaitable[object]]
"""Sends one request, given a number that differs each time."""


def _get(path: str) -> Once:
    return lambda client, _: client.get(path)


def _post(path: str, body: dict[str, object]) -> Once:
    return lambda client, _: client.post(path, json=body)


def _socket(path: str) -> Once:
    async def join(client: httpx.AsyncClient, _: int) -> None:
        where = f"{str(client.base_url).replace('http', 'ws', 1)}{path}"
        cookie = {"Cookie": f"baccarat={client.cookies['baccarat']}"}
        with suppress(ConnectionClosed):
            async with connect(where, additional_headers=cookie, close_timeout=1) as socket:
                await socket.recv()

    return join


async def _talk(client: httpx.AsyncClient, _: int) -> None:
    """Send commands as fast as they are answered, some refused and some accepted."""
    where = f"{str(client.base_url).replace('http', 'ws', 1)}api/rooms/salon/socket"
    cookie = {"Cookie": f"baccarat={client.cookies['baccarat']}"}
    with suppress(ConnectionClosed):
        async with connect(where, additional_headers=cookie) as socket:
            for number in range(100):
                do = {"type": "say", "text": "Faites vos jeux"} if number % 2 else {"type": "deal"}
                command = {"id": str(number), "shoe": 1, "coup": 1, "decision": 0, "do": do}
                await socket.send(json.dumps(command))
                while json.loads(await socket.recv())["type"] not in {"accepted", "refused"}:
                    pass


def _odds(client: httpx.AsyncClient, number: int) -> Awaitable[object]:
    """Ask for another shoe each time, so that no answer is cached."""
    counts = ",".join(str(20 + number * place % 11) for place in range(1, 11))
    return client.get("api/odds", params={"preset": "punto-banco", "packs": 26, "counts": counts})


async def _advice(client: httpx.AsyncClient, number: int) -> None:
    """Ask at a new table with an advisor, where nobody sits, so that nothing is solved."""
    if number == 0:
        options = {"preset": "chemin-de-fer-club", "bots": 5, "advisor": True}
        client.params = {"room": (await client.post("api/rooms", json=options)).json()["id"]}
    await client.get(f"api/rooms/{client.params['room']}/advice")


def _analysis(client: httpx.AsyncClient, number: int) -> Awaitable[object]:
    """Have a record analysed, a different one each time until they repeat."""
    return client.post("api/analysis", json={"record": RECORDS[number % len(RECORDS)].read_text()})


def _edges(client: httpx.AsyncClient, number: int) -> Awaitable[object]:
    return client.get("api/edges", params={"packs": 1 + number % 26})


RECORDS: Final = sorted((Path(__file__).parents[1] / "tests" / "golden").glob("*.bhh"))
DOORS: Final[dict[str, Once]] = {
    "page": _get(""),
    "schema": _get("api/schema.json"),
    "presets": _get("api/presets"),
    "forms": _get("api/forms"),
    "room list": _get("api/rooms"),
    "shoe list": _get("api/rooms/salon/shoes"),
    "record": _get("api/rooms/salon/shoes/1/record"),
    "coups": _get("api/me/coups"),
    "odds": _odds,
    "edges": _edges,
    "edges of the table": _get("api/rooms/salon/edges"),
    "advice": _advice,
    "analysis": _analysis,
    "door": _post("api/rooms/salon/door", {}),
    "guests": _post("api/guests", {"name": "Storm"}),
    "rooms": _post("api/rooms", {"bots": 3, "pace": "slow"}),
    "unknown room": _get("api/rooms/nowhere/shoes"),
    "joining": _socket("api/rooms/salon/socket"),
    "lobby": _socket("api/lobby"),
    "commands": _talk,
}


async def _ask(client: httpx.AsyncClient, once: Once, until: float) -> int:
    """Send requests until `until`, and return their number."""
    for asked in range(MOST_ASKED):
        if time.perf_counter() > until:
            return asked
        await once(client, asked)
    return MOST_ASKED


async def _all(address: str, door: str, seconds: float) -> int:
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(
                httpx.AsyncClient(base_url=address, timeout=30, verify=False)  # noqa: S501 - no TLS
            )
            for _ in range(STORM)
        ]
        for client in clients:
            (await client.post("api/guests", json={"name": "Storm"})).raise_for_status()
        until = time.perf_counter() + seconds
        return sum(await asyncio.gather(*(_ask(each, DOORS[door], until) for each in clients)))


def storm(address: str, door: str, seconds: float) -> int:
    """Flood a route for a while, and return the number of requests."""
    return asyncio.run(_all(address, door, seconds))


async def _play(player: Player) -> None:
    """Place stakes over and over, at a table that waits."""
    for number in itertools.count():
        await player.until_staking()
        bets = [{"wager": "banker", "amount": 2_500 + 2_500 * (number % 2)}]
        await player.ask({"type": "stake", "bets": bets})
        if number % 20 == 0:
            await player.ask({"type": "deal"})
        await asyncio.sleep(THINK)


async def _victim(address: str, stack: AsyncExitStack) -> Player:
    """Connect the player to the Salon."""
    client = await stack.enter_async_context(httpx.AsyncClient(base_url=address))
    await client.post("api/guests", json={"name": "Victim"})
    player = await Player.at(address, client, "salon", 1)
    stack.push_async_callback(player.socket.close)
    return player


async def measure(address: str, doors: list[str], seconds: float) -> None:
    """Flood one route after another, and print the effect on the player."""
    loop = asyncio.get_running_loop()
    async with AsyncExitStack() as stack:
        other = stack.enter_context(ProcessPoolExecutor(1, get_context("spawn")))
        await loop.run_in_executor(other, time.sleep, 0)  # starts the other process
        player = await _victim(address, stack)
        work = [asyncio.create_task(player.listen()), asyncio.create_task(_seat(player))]
        stack.callback(lambda: [task.cancel() for task in work])
        await asyncio.sleep(2)
        for door in ["nothing", *doors]:
            player.answers.clear()
            if door in DOORS:
                asked = await loop.run_in_executor(other, storm, address, door, seconds)
            else:
                asked = await asyncio.sleep(seconds, 0)
            if any(task.done() for task in work):
                raise RuntimeError("the player was thrown out") from next(
                    (task.exception() for task in work if task.done()), None
                )
            times = sorted(1000 * each for each in player.answers)
            figure = times[min(len(times) - 1, int(0.99 * len(times)))]
            told = f"ms to 99 of 100 acknowledgements, {times[len(times) // 2]:.1f} to the median"
            load = f"{len(times)} commands, {asked / seconds:.0f} requests a second at: {door}"
            show("stall", figure, f"{told}; {load}", f"bound {BOUND} ms")


async def _seat(player: Player) -> None:
    async with player.changed:
        await player.changed.wait_for(lambda: bool(player.now))
    await player.ask({"type": "set-pace", "pace": "instant"})
    await player.ask({"type": "sit", "seat": 1, "amount": CHIPS})
    await _play(player)


def main() -> None:
    """Print a figure for each route."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("doors", nargs="*", default=list(DOORS), metavar="DOOR")
    asked = parser.parse_args()
    with serving() as (address, _):
        asyncio.run(measure(address, asked.doors, min(asked.seconds, 60)))
    print(f"             load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
