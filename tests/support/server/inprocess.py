"""Houses without a server: one in a folder, on the loop of a test, or several over a database."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from argon2 import PasswordHasher

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.identity import passwords
from baccarat.house.model.commands import Command, RoomRequest
from baccarat.house.model.guest import Guest
from baccarat.house.rooms.room import Room
from baccarat.house.store.address import DatabaseUrl


def cheap_hasher() -> PasswordHasher:
    """Return a hasher with the least work that argon2 allows."""
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def hash_cheaply() -> None:
    """Make every house of this process use it."""
    vars(passwords)["PasswordHasher"] = cheap_hasher


hash_cheaply()


class AtOnce(Executor):
    """Runs each task immediately in the calling thread, so that virtual time waits for it."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(work(*args, **kwargs))
        except Exception as fault:
            future.set_exception(fault)
        return future


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    """Open a house in a folder, and close it like a server that is stopped."""
    house = House(folder, thread=AtOnce())
    await house.open()
    try:
        yield house
    finally:
        await house.close()


ADDRESSES = ("one:1", "two:2")


@asynccontextmanager
async def opened_together(url: DatabaseUrl, *addresses: str) -> AsyncIterator[list[House]]:
    """Open a house in the manner of several processes; all are closed in the end."""
    houses: list[House] = []
    try:
        for address in addresses:
            houses.append(await asyncio.to_thread(House, url, address=address))
            await houses[-1].open()
        yield houses
    finally:
        for house in houses:
            await house.close()


async def until(what: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.02)


async def ask(room: Room, guest: Guest, request: RoomRequest) -> int:
    state = room.state
    command = Command(secrets.token_hex(8), state.shoe, state.coup, request, state.decision)
    return await room.ask(guest.player, guest.name, command)


async def open_table(house: House) -> tuple[Guest, Room]:
    """Return a guest, and a room without bots that they have opened_together."""
    ada = await house.guests.welcome("Ada")
    return ada, await house.room_factory.create(RoomSpec(name="Ours", bots=0), ada)


@contextmanager
def first_chair_drawn() -> Iterator[None]:
    """Have the lot fall on the first free chair, as long as this lasts."""
    with patch("baccarat.house.rooms.seating.secrets.choice", lambda chairs: chairs[0]):
        yield
