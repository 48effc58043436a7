"""The store: durable, versioned, and exclusive to one process."""

from pathlib import Path

import httpx
import pytest

from baccarat.house.model.ledger import ISSUE, Overdrawn, Transfer
from baccarat.house.store.address import Place
from baccarat.house.store.batch import Batch, Reply, VersionConflict
from baccarat.house.store.dialects.faults import FolderInUse, NotDurable
from baccarat.house.store.dialects.sqlite import PRAGMAS
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.store import Store
from baccarat.web.operations.server_config import ServerConfig
from baccarat.web.serve import CannotServe, _open_house
from support.server.process import Server

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
        _open_house(ServerConfig(data=tmp_path))
    assert told.value.code == "unusable"
    assert "readonly" in str(told.value.reason)
