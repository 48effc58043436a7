"""Several houses over one database, each as another process would open it."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.commands import Command, RoomRequest
from baccarat.house.model.guest import Guest
from baccarat.house.rooms.room import Room
from baccarat.house.store.address import DatabaseUrl

ADDRESSES = ("one:1", "two:2")


@asynccontextmanager
async def opened(url: DatabaseUrl, *addresses: str) -> AsyncIterator[list[House]]:
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
    """Return a guest, and a room without bots that they have opened."""
    ada = await house.guests.welcome("Ada")
    return ada, await house.room_factory.create(RoomSpec(name="Ours", bots=0), ada)
