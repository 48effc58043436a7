"""Reads do not wait for writes, and show everything that was acknowledged."""

import asyncio
from threading import Event

import pytest
from sqlalchemy.exc import DBAPIError

from baccarat.house.history.records import shoe_list
from baccarat.house.house import House
from baccarat.house.model.state import PaceSet
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.store.address import Place
from baccarat.house.store.batch import Batch, write
from baccarat.house.store.reader import Reader
from baccarat.house.store.store import Store


def test_a_read_does_not_wait_for_a_write(place: Place) -> None:
    async def asked() -> None:
        house, written = House(place), Event()
        await house.open()

        def slow(store: Store) -> None:
            with store.connection.begin():
                write(store.connection, [Batch("else", 0, [PaceSet("slow")])])
                written.wait(60)

        writing = asyncio.create_task(house.storage.run(slow))
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(30):
                assert await shoe_list(await house.rooms.find(DEFAULT_ROOM)) == []
                assert await house.storage.read(lambda store: store.events("else", 0)) == []
        finally:
            written.set()
        await writing
        assert await house.storage.read(lambda store: store.events("else", 0)) == [PaceSet("slow")]
        await house.close()

    asyncio.run(asked())


def test_acknowledged_commands_are_visible_to_reads(place: Place) -> None:
    async def asked() -> None:
        house = House(place)
        await house.open()
        for number in range(20):
            guest = await house.guests.welcome(f"Guest {number}")
            assert await house.guests.find(guest.player) == guest
        await house.close()

    asyncio.run(asked())


def test_joint_reads_see_one_moment(place: Place) -> None:
    async def asked() -> None:
        house, written = House(place), Event()
        await house.open()

        def twice(store: Reader) -> tuple[int, int]:
            before = len(store.events("else", 0))
            written.wait(60)
            return before, len(store.events("else", 0))

        reading = asyncio.create_task(house.storage.read(twice))
        await asyncio.sleep(0.1)
        await house.storage.writer.commit(Batch("else", 0, [PaceSet("slow")]))
        written.set()
        assert await reading in {(0, 0), (1, 1)}
        assert len(await house.storage.read(lambda store: store.events("else", 0))) == 1
        await house.close()

    asyncio.run(asked())


def test_players_do_not_wait_for_a_player_reading_history(place: Place) -> None:
    looked = Event()

    async def asked() -> None:
        house = House(place)
        await house.open()
        looking = asyncio.create_task(
            house.storage.read_archive(lambda store: looked.wait(60) and store.rooms())
        )
        await asyncio.sleep(0)
        assert await house.storage.read(lambda store: store.rooms())
        assert not looking.done()
        looked.set()
        assert await looking == await house.storage.read(lambda store: store.rooms())
        await house.close()

    asyncio.run(asked())


@pytest.mark.parametrize("who", ["reader", "archive_reader"])
def test_readers_cannot_write(place: Place, who: str) -> None:
    store = Store(place)
    connection = getattr(store, who).connection
    with pytest.raises(DBAPIError, match=r"read-?only"), connection.begin():
        connection.exec_driver_sql("DELETE FROM players")
    store.close()
