"""A player without a page: stakes, asks for the deal, and times each answer."""

import asyncio
import itertools
import json
import random
import time
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

BETS: list[dict[str, Any]] = [{"wager": "banker", "amount": 2_500}]
CHIPS = 900_000


class Player:
    """One connection to one room; `answers` has the seconds to each acceptance."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.answers: list[float] = []
        self.coups = 0
        self.now: dict[str, Any] = {}
        self.changed = asyncio.Condition()
        self._ids = itertools.count(1)
        self._open: dict[str, asyncio.Future[str]] = {}

    @classmethod
    async def at(cls, address: str, client: httpx.AsyncClient, room: str, seat: int) -> Self:
        """Connect a guest, identified by the cookie of `client`, to a room."""
        where = f"{address.replace('http', 'ws', 1)}api/rooms/{room}/socket"
        cookie = f"baccarat={client.cookies['baccarat']}"
        return cls(await connect(where, additional_headers={"Cookie": cookie}), seat)

    async def listen(self) -> None:
        """Receive what the room sends, until it ends."""
        async for frame in self.socket:
            message = json.loads(frame)
            if message["type"] in {"accepted", "refused"}:
                self._open.pop(message["id"]).set_result(message["type"])
                continue
            async with self.changed:
                self.coups += bool(message.get("finished"))
                self.now = message.get("now", self.now)
                self.changed.notify_all()

    async def ask(self, request: dict[str, Any]) -> None:
        """Send a request and time its acceptance; ignore a refusal because the coup has ended."""
        name = f"{self.seat}-{next(self._ids)}"
        answer = self._open[name] = asyncio.get_running_loop().create_future()
        command = {"id": name, "shoe": self.now["shoe"], "coup": self.now["coup"], "do": request}
        start = time.perf_counter()
        await self.socket.send(json.dumps(command))
        if await answer == "accepted":
            self.answers.append(time.perf_counter() - start)

    async def until_staking(self) -> None:
        """Wait until stakes are open."""
        async with self.changed:
            await self.changed.wait_for(
                lambda: bool(self.now) and self.now["view"]["phase"] == "staking"
            )

    async def play(self, luck: random.Random, think: float) -> None:
        """Sit down and keep playing: stake, clear the stake, ask for the deal, with pauses."""
        async with self.changed:
            await self.changed.wait_for(lambda: bool(self.now))
        await self.ask({"type": "sit", "seat": self.seat, "amount": CHIPS})
        while True:
            for request in ({"type": "stake", "bets": BETS}, {"type": "stake", "bets": []}) * 2:
                await self.until_staking()
                await asyncio.sleep(luck.uniform(0, think))
                await self.ask(request)
            await self.until_staking()
            await self.ask({"type": "stake", "bets": BETS})
            await self.ask({"type": "deal"})
