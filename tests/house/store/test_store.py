"""The store: durable, versioned, exclusive to one process, and read while it is written."""

import asyncio
from pathlib import Path
from threading import Event

import httpx
import pytest
from sqlalchemy.exc import DBAPIError

from baccarat.house.config import HouseConfig
from baccarat.house.history.records import shoe_list
from baccarat.house.house import House
from baccarat.house.model.ledger import ISSUE, Overdrawn, Transfer
from baccarat.house.model.state import PaceSet
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.store.address import Place
from baccarat.house.store.batch import Batch, Reply, VersionConflict, write
from baccarat.house.store.dialects.faults import FolderInUse, NotDurable
from baccarat.house.store.dialects.sqlite import PRAGMAS
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.reader import Reader
from baccarat.house.store.store import Store
from baccarat.web.serve import CannotServe, _open_house
from support.server.process import Server

pytestmark = pytest.mark.real_time

WRITE_VERSION = 18
"""Offset of the write version in a database header; see sqlite.org/fileformat2.html."""


def test_the_servers_own_connection_is_durable(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        told = httpx.get(server.address + "api/health").json()
    assert told["store"] == {"journal_mode": "wal", "synchronous": "2"}


@pytest.mark.parametrize("planted", ["synchronous=NORMAL", "journal_mode=DELETE"])
def test_a_store_that_is_not_durable_is_refused(
    tmp_path: Path, planted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = planted.partition("=")[0]
    pragmas = [pragma for pragma in PRAGMAS if not pragma.startswith(name)]
    monkeypatch.setattr("baccarat.house.store.backends.folder.PRAGMAS", (*pragmas, planted))
    with pytest.raises(NotDurable):
        Store(tmp_path)


def test_a_house_has_one_server(place: Place) -> None:
    store = Store(place)
    with pytest.raises(FolderInUse):
        Store(place)
    store.close()
    Store(place).close()


def test_a_batch_is_stored_whole_or_not_at_all(place: Place) -> None:
    store = Store(place)
    theft = [Transfer("r", 1, ISSUE, "player/a", 5), Transfer("r", 1, "player/b", "player/a", 1)]
    batch = Batch("r", 0, events=(), transfers=theft, reply=Reply("a", "c1", b"", 1))
    with pytest.raises(Overdrawn):
        store.commit(batch)
    assert store.balances() == {}
    assert store.reply("a", "r", "c1") is None
    store.close()


def test_a_log_that_moved_on_is_not_overwritten(place: Place) -> None:
    store = Store(place)
    with pytest.raises(VersionConflict):
        store.commit(Batch("r", 3, events=()))
    store.close()


def test_a_database_marked_read_only_is_refused_on_opening(tmp_path: Path) -> None:
    """A flipped bit in the header makes SQLite treat it as a newer version's, and read-only."""
    Store(tmp_path).close()
    database = tmp_path / DATABASE
    head = bytearray(database.read_bytes())
    head[WRITE_VERSION] ^= 0b100
    database.write_bytes(head)
    with pytest.raises(CannotServe) as told:
        _open_house(HouseConfig(data=tmp_path))
    assert told.value.code == "unusable"
    assert "readonly" in str(told.value.reason)


async def test_a_read_does_not_wait_for_a_write(place: Place) -> None:
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


async def test_acknowledged_commands_are_visible_to_reads(place: Place) -> None:
    house = House(place)
    await house.open()
    for number in range(20):
        guest = await house.guests.welcome(f"Guest {number}")
        assert await house.guests.find(guest.player) == guest
    await house.close()


async def test_joint_reads_see_one_moment(place: Place) -> None:
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


async def test_players_do_not_wait_for_a_player_reading_history(place: Place) -> None:
    looked = Event()
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


@pytest.mark.parametrize("who", ["reader", "archive_reader"])
def test_readers_cannot_write(place: Place, who: str) -> None:
    store = Store(place)
    connection = getattr(store, who).connection
    with pytest.raises(DBAPIError, match=r"read-?only"), connection.begin():
        connection.exec_driver_sql("DELETE FROM players")
    store.close()
