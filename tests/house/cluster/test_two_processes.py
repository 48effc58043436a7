"""Two houses over one database, each as a process of its own would open it."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from baccarat.house.cluster.contract import Elsewhere, Here
from baccarat.house.hosting.order import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.commands import Command, RoomRequest, TakeSeat
from baccarat.house.model.guest import Guest
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.rooms.room import Room
from baccarat.house.store.address import DatabaseUrl
from baccarat.house.store.places.opening import check_place
from support.server.postgres import PostgresServer

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


async def until(what: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(20):
        while not await what():
            await asyncio.sleep(0.02)


async def ask(room: Room, guest: Guest, request: RoomRequest) -> int:
    state = room.state
    command = Command(secrets.token_hex(8), state.shoe, state.coup, request, state.decision)
    return await room.ask(guest.player, guest.name, command)


def test_a_room_is_at_one_of_two_processes_and_moves_with_its_chips(
    postgres: PostgresServer,
) -> None:
    async def evening() -> None:
        url = postgres.house()
        async with opened(url, *ADDRESSES) as (one, two):
            ada = await one.guests.welcome("Ada")
            room = await one.room_factory.create(RoomSpec(name="Ours", bots=0), ada)
            name = room.settings.id
            assert await one.cluster.locate(name) == Here()
            assert await two.cluster.locate(name) == Elsewhere("one:1")
            with pytest.raises(Rejected, match=HouseCode.TABLE_FROZEN):
                await two.rooms.find(name)
            with pytest.raises(Rejected, match=HouseCode.UNKNOWN_ROOM):
                await two.cluster.locate("none")
            await ask(room, ada, TakeSeat(1_000, 1))
            await one.room_sharing.save_entries()

            async def listed() -> bool:
                card = two.rooms.evicted.get(name)
                return card is not None and card.chips == {ada.player: 1_000}

            await until(listed)
            one.rooms.put_down(name)
            await one.cluster.release(name)
            await one.cluster.close()
            assert await two.cluster.locate(name) == Here()
            moved = await two.rooms.find(name)
            assert moved.state.chips(1) == 1_000
            assert moved.epoch == 2
        assert check_place(url) == []

    asyncio.run(evening())
