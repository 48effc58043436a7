"""A full house: 200 tables, 1,000 sockets, 200 commands a second.

`--minutes` and `--tables` set other sizes, `--short` uses shoes that end early, and `--database` a
house in PostgreSQL. `--processes` is the number of servers that share it, each with its part of the
tables; with `--hop` all players are connected to a server that does not have their table.

Servers and players share this machine: real sockets on loopback, a real file. Five
people sit at each table, and the clock deals. An acknowledgement is timed from sending a command to
receiving `Accepted`, the fan-out of a command until the last of the table's sockets has the news.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import re
import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from math import inf
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .figure import show
from .server import serving, sharing

SEATS, A_TABLE = 5, 1
"""People at a table, and the commands they send per second."""
WARM_UP = 20.0
PARTS = 8
"""Parts of the run; memory is measured after each."""
TICKS = os.sysconf("SC_CLK_TCK")
"""Clock ticks per second in which the system counts CPU time."""
ADDRESSES = 20
"""Addresses the players connect from, since a house limits the connections of each."""
SHORT = {"packs": 4, "stop_depth": 104}
"""A shoe that ends early: what a table stores about its shoe grows until then."""
Room = dict[str, object]
SEQ = re.compile(rb'"seq":(\d+)')
COUP = re.compile(rb'"shoe":(\d+),"coup":(\d+),"decision":(\d+)')


class Chair:
    """One player's socket: when it saw each version of the room, and its open commands."""

    ids = itertools.count(1)

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.seqs: list[int] = []
        self.times: list[float] = []
        self.coup: tuple[int, ...] = (0, 0, 0)
        self.staking = False
        self.listening: asyncio.Task[None]
        self.open: dict[str, asyncio.Future[int | None]] = {}

    async def listen(self) -> None:
        """Receive messages until the socket closes."""
        async for frame in self.socket:
            body = frame if isinstance(frame, bytes) else frame.encode()
            if body.startswith((b'{"type":"accepted"', b'{"type":"refused"')):
                said = json.loads(body)
                self.open.pop(said["id"]).set_result(said.get("seq"))
                continue
            self.seqs.append(int(_found(SEQ, body)[0]))
            self.times.append(time.perf_counter())
            self.coup = tuple(map(int, _found(COUP, body)))
            self.staking = b'"phase":"staking"' in body

    async def ask(self, request: dict[str, object]) -> tuple[float, float, int] | None:
        """Send a request; returns when it was sent and accepted, and the resulting version."""
        name = str(next(Chair.ids))
        answer = self.open[name] = asyncio.get_running_loop().create_future()
        shoe, coup, decision = self.coup
        command = {"id": name, "shoe": shoe, "coup": coup, "decision": decision, "do": request}
        start = time.perf_counter()
        await self.socket.send(json.dumps(command, separators=(",", ":")))
        seq = await answer
        return None if seq is None else (start, time.perf_counter(), seq)

    def saw(self, seq: int) -> float:
        """Return when this socket received a version of the room; `inf` for never."""
        at = bisect_left(self.seqs, seq)
        return self.times[at] if at < len(self.times) else inf


def _found(pattern: re.Pattern[bytes], body: bytes) -> tuple[bytes, ...]:
    found = pattern.search(body)
    assert found, body[:200]
    return found.groups()


async def take_seats(addresses: list[str], hops: int, tables: int, room: Room) -> list[list[Chair]]:
    """Create the rooms at the servers in turn, and seat five people in each.

    They are connected to the server that is `hops` further on than that of their room.
    """
    async with AsyncExitStack() as stack:
        locals_ = [f"127.0.0.{2 + number}" for number in range(ADDRESSES)]
        doors = [httpx.AsyncHTTPTransport(local_address=each) for each in locals_]
        clients = [httpx.AsyncClient(transport=door) for door in doors]
        for client in clients:
            await stack.enter_async_context(client)
        seated = []
        for number in range(tables):
            owner, other = (addresses[(number + n) % len(addresses)] for n in (0, hops))
            at = number % ADDRESSES
            seated.append(await one_table(owner, other, clients[at], locals_[at], room))
        return seated


async def one_table(
    owner: str, address: str, client: httpx.AsyncClient, local: str, wanted: Room
) -> list[Chair]:
    """Create a room through its first guest, and connect five from the same address."""
    room, chairs = "", []
    for seat in range(1, SEATS + 1):
        client.cookies.clear()
        came = await client.post(f"{owner}api/guests", json={"name": f"Guest {seat}"})
        came.raise_for_status()
        if not room:
            made = await client.post(f"{owner}api/rooms", json=wanted)
            room = made.raise_for_status().json()["id"]
        where = f"{address.replace('http', 'ws', 1)}api/rooms/{room}/socket"
        cookie = {"Cookie": f"baccarat={client.cookies['baccarat']}"}
        socket = await connect(
            where, additional_headers=cookie, local_addr=(local, 0), ping_interval=None
        )
        chair = Chair(socket, seat)
        chair.listening = asyncio.create_task(chair.listen())
        while not chair.seqs:
            await asyncio.sleep(0.005)
        await chair.ask({"type": "sit", "seat": seat, "amount": 900_000})
        chairs.append(chair)
    return chairs


class Evening:
    """The load on the house, and its measurements."""

    def __init__(self, tables: list[list[Chair]]) -> None:
        self.tables = tables
        self.luck = random.Random(1)
        self.done: list[tuple[list[Chair], float, float, int]] = []
        self.refused = self.lost = 0
        self.asking: set[asyncio.Task[None]] = set()

    async def run(self, seconds: float) -> None:
        """Send commands at the given rate, to whichever tables take stakes."""
        rate = A_TABLE * len(self.tables)
        begin, turns = time.perf_counter(), self._turns()
        for number in range(int(seconds * rate)):
            wait = begin + number / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            turn = next(turns)
            if turn is not None:
                task = asyncio.create_task(self._one(*turn))
                self.asking.add(task)
                task.add_done_callback(self.asking.discard)
        if self.asking:
            await asyncio.wait(self.asking, timeout=10)

    def _turns(self) -> Iterator[tuple[list[Chair], Chair] | None]:
        """Yield whose turn it is; None after a whole round in which no table takes stakes."""
        shut = 0
        for chairs in itertools.cycle(self.tables):
            chair = self.luck.choice(chairs)
            shut = 0 if chair.staking else shut + 1
            if chair.staking:
                yield chairs, chair
            elif shut % len(self.tables) == 0:
                yield None

    async def _one(self, chairs: list[Chair], chair: Chair) -> None:
        amount = self.luck.choice([2_500, 5_000, 10_000])
        bets = [{"wager": self.luck.choice(["player", "banker"]), "amount": amount}]
        try:
            done = await chair.ask({"type": "stake", "bets": bets})
        except ConnectionClosed:
            self.lost += 1
            return
        if done:
            self.done.append((chairs, *done))
        else:
            self.refused += 1

    def acknowledged(self) -> list[float]:
        """Milliseconds to each acknowledgement, sorted."""
        return sorted(1000 * (end - start) for _, start, end, _ in self.done)

    def fanned_out(self) -> list[float]:
        """Milliseconds until the last socket of the table had the news, sorted; `inf` for never."""
        return sorted(
            1000 * (max(chair.saw(seq) for chair in chairs) - start)
            for chairs, start, _, seq in self.done
        )


def share(sizes: list[float], part: float) -> float:
    """Return a quantile of a sorted list."""
    return sizes[min(len(sizes) - 1, int(part * len(sizes)))]


def spent(processes: Iterable[int], database: str) -> dict[str, float]:
    """Return the CPU seconds of servers, by the purpose of their threads, and of their sessions.

    The first thread serves; of the others, the writing one uses nearly everything.
    """
    seconds = {"serving": 0.0, "writing and else": 0.0, "the database": 0.0}
    for process in processes:
        for task in Path(f"/proc/{process}/task").iterdir():
            name = "serving" if task.name == str(process) else "writing and else"
            seconds[name] += _ticks(task) / TICKS
    session = re.compile(rf"postgres: \S+ {urlsplit(database).path[1:]} ")
    for found in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if database and session.match((found / "cmdline").read_text()):
                seconds["the database"] += _ticks(found) / TICKS
    return seconds


def _ticks(task: Path) -> int:
    fields = (task / "stat").read_text().rpartition(") ")[2].split()
    return int(fields[11]) + int(fields[12])


def memory(processes: Iterable[int]) -> float:
    """Return the memory of servers together, in MB."""
    texts = [Path(f"/proc/{process}/status").read_text() for process in processes]
    return sum(int(text.partition("VmRSS:")[2].split()[0]) / 1024 for text in texts)


async def measure(servers: list[tuple[str, int]], asked: argparse.Namespace, room: Room) -> None:
    """Fill the house, load it, and print the figures."""
    number, minutes, database = asked.tables, asked.minutes, asked.database
    start, processes = time.perf_counter(), [process for _, process in servers]
    addresses = [address for address, _ in servers]
    tables = await take_seats(addresses, int(asked.hop), number, room)
    print(f"             {number * SEATS} came in {time.perf_counter() - start:.0f} s")
    await Evening(tables).run(WARM_UP)
    evening, before, took = Evening(tables), memory(processes), spent(processes, database)
    held = [before]
    for _ in range(PARTS):
        await evening.run(60 * minutes / PARTS)
        held.append(memory(processes))
    for chair in itertools.chain(*tables):
        chair.listening.cancel()
    took = {name: now - took[name] for name, now in spent(processes, database).items()}
    report(evening, held, minutes)
    report_time(evening, took)


def report_time(evening: Evening, seconds: dict[str, float]) -> None:
    """Print the CPU time per accepted command, and which threads used it."""
    each = {name: 1000 * took / len(evening.done) for name, took in seconds.items()}
    show("house", sum(each.values()), "ms of processor time for each accepted", "no bound")
    print("             of that " + ", ".join(f"{took:.2f} {name}" for name, took in each.items()))


def report(evening: Evening, held: list[float], minutes: float) -> None:
    acknowledged, fanned = evening.acknowledged(), evening.fanned_out()
    rate, tables = len(acknowledged) / (60 * minutes), len(evening.tables)
    load = f"{tables} tables, {tables * SEATS} sockets, {rate:.0f} accepted a second"
    show("house", share(acknowledged, 0.5), f"ms to the median acknowledgement, {load}")
    show("house", share(acknowledged, 0.99), "ms to 99 of 100 acknowledgements", "bound 150 ms")
    show("house", share(fanned, 0.99), "ms until 99 of 100 are known at the table", "bound 250 ms")
    on_the_way = ", ".join(f"{each:.0f}" for each in held[:-1])
    show("house", held[-1], f"MB held; from the first on {on_the_way}")
    load_now = os.getloadavg()[0]
    print(f"             {evening.refused} refused, {evening.lost} lost; load {load_now:.1f}")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--database", default="", help="the URL of an empty PostgreSQL database")
    parser.add_argument("--processes", type=int, default=0, help="servers that share it")
    parser.add_argument("--hop", action="store_true", help="connect all to another server")
    parser.add_argument("--short", action="store_true", help="shoes of some 20 coups")
    asked = parser.parse_args()
    room: Room = {"pace": "quick"} | ({"fields": SHORT} if asked.short else {})
    with ExitStack() as stack:
        servers = (
            stack.enter_context(sharing(asked.database, asked.processes))
            if asked.processes
            else [stack.enter_context(serving(asked.database))]
        )
        asyncio.run(measure(servers, asked, room))


if __name__ == "__main__":
    main()
