"""How long players wait for the advisor while one guest's tables of bots keep the solver busy.

One guest opens twelve tables of equilibrium bots and keeps playing at all of them. Meanwhile
players at other tables ask the advisor once a second. Server and storm are separate processes on
this machine. An answer without advice ("computing") counts as infinitely slow.
"""

import argparse
import asyncio
import json
import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, suppress
from math import inf
from multiprocessing import get_context
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from .figure import show
from .server import serving

TABLES: Final = 12
PLAYERS: Final = 3
BOUND: Final = 2_000
GAMES: Final = ("chemin-de-fer", "banque-limitee")
CHIPS: Final = 400_000


async def _guest(stack: AsyncExitStack, address: str) -> httpx.AsyncClient:
    client = await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=60))
    (await client.post("api/guests", json={"name": "Storm"})).raise_for_status()
    return client


async def _open(client: httpx.AsyncClient, game: str, bots: str, drawing: str) -> str:
    fields = {"drawing": drawing}
    options = {
        "preset": game,
        "fields": fields,
        "strategies": [bots] * 5,
        "pace": "instant",
        "advisor": True,
    }
    answer = await client.post("api/rooms", json=options)
    return str(answer.raise_for_status().json()["id"])


async def _play(client: httpx.AsyncClient, room: str) -> None:
    """Sit down, and answer each question once, with the minimum stake."""
    where = f"{str(client.base_url).replace('http', 'ws', 1)}api/rooms/{room}/socket"
    cookie = {"Cookie": f"baccarat={client.cookies['baccarat']}"}
    answered: tuple[int, ...] = ()
    sat = False
    with suppress(ConnectionClosed):
        async with connect(where, additional_headers=cookie, max_size=None) as socket:
            async for frame in socket:
                now = json.loads(frame).get("now")
                if now is None:
                    continue
                question = tuple(now[name] for name in ("shoe", "coup", "decision"))
                if not sat:
                    do: dict[str, Any] = {"type": "sit", "seat": 1, "amount": CHIPS}
                    sat = True
                elif question != answered and (action := _answer(now["view"]["choices"])):
                    do, answered = action, question
                else:
                    continue
                names = dict(zip(("shoe", "coup", "decision"), question, strict=True))
                await socket.send(json.dumps({"id": f"{time.time_ns()}", **names, "do": do}))


def _answer(choices: list[dict[str, Any]]) -> dict[str, Any] | None:
    for may in choices:
        match may["type"]:
            case "may-stake-on":
                return {"type": "stake-on", "amount": may["low"], "side": may["sides"][0]}
            case "name" | "may-bid" if not may["passes"]:
                return {"type": may["what"], "amount": may["low"]}
            case "name-cutter":
                return {"type": "name-cutter", "cutter": may["seats"][0]}
            case "choose":
                kinds = {"pass_on": "pass-bank", "hold": "hold-bank", "give_up": "give-up-bank"}
                return {"type": next(kind for name, kind in kinds.items() if may[name])}
            case "speak":
                return {"type": next(kind for kind in ("show", "draw", "stand") if may[kind])}
            case _:
                return {"type": "pass"}
    return None


async def _storm(address: str, tables: int, seconds: float) -> None:
    async with AsyncExitStack() as stack:
        client = await _guest(stack, address)
        rooms = [
            await _open(client, GAMES[at % len(GAMES)], "equilibrium", "free")
            for at in range(tables)
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(_play(client, room) for room in rooms))


def storm(address: str, tables: int, seconds: float) -> None:
    """Play at `tables` tables of bots for a while."""
    asyncio.run(_storm(address, tables, seconds))


async def _ask(client: httpx.AsyncClient, room: str, told: list[tuple[float, str]]) -> None:
    """Ask the advisor once a second, and keep the answers to real decisions."""
    while True:
        start = time.perf_counter()
        answer = (await client.get(f"api/rooms/{room}/advice")).json()
        took = time.perf_counter() - start
        said = answer.get("advice") or answer.get("outlook") or {}
        if answer["state"] not in {"none", "forced"}:
            told.append((took, said.get("solution") or answer["state"]))
        await asyncio.sleep(max(1 - took, 0))


async def measure(address: str, tables: int, players: int, seconds: float) -> None:
    """Ask during the storm, and print how long the answers took."""
    loop = asyncio.get_running_loop()
    told: list[tuple[float, str]] = []
    async with AsyncExitStack() as stack:
        other = stack.enter_context(ProcessPoolExecutor(1, get_context("spawn")))
        stormed = loop.run_in_executor(other, storm, address, tables, seconds + 5)
        await asyncio.sleep(5)
        work = []
        for at in range(players):
            client = await _guest(stack, address)
            room = await _open(client, GAMES[at % len(GAMES)], "by-the-book", "free")
            work += [
                asyncio.create_task(_play(client, room)),
                asyncio.create_task(_ask(client, room, told)),
            ]
        await stormed
        for task in work:
            task.cancel()
    times = sorted(inf if state == "computing" else 1000 * took for took, state in told)
    states = ", ".join(f"{many} {state}" for state, many in Counter(s for _, s in told).items())
    show(
        "advisor",
        times[min(len(times) - 1, int(0.99 * len(times)))],
        f"ms to 99 of 100 answers, {times[len(times) // 2]:.0f} to the median",
        f"{tables} tables of bots, {players} who ask; {states}; bound {BOUND} ms",
    )


def main() -> None:
    """Print the figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--players", type=int, default=PLAYERS)
    asked = parser.parse_args()
    with serving() as (address, _):
        asyncio.run(measure(address, asked.tables, asked.players, min(asked.seconds, 120)))
    print(f"             load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
