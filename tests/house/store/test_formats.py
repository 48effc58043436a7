"""Databases of other formats: older ones are migrated completely, newer ones untouched.

There is only one format so far. The next one, and its step, exist in the tests alone.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from baccarat.fairness import shoe_order
from baccarat.house.house import House
from baccarat.house.store import opening, private_files as files, schema
from baccarat.house.store.backends.opening import check_place
from baccarat.house.store.backup import backup, restore
from baccarat.house.store.dialects import sqlite
from baccarat.house.store.integrity import CopyCode, IntegrityError
from baccarat.house.store.lost_transactions import Notice
from baccarat.house.store.opening import FORMAT, NewerFormat
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.rows import database_of
from baccarat.house.store.store import Store
from support.golden.pinned import check_house
from support.golden.played_house import ROOM, all_rows, bind_again, copy_played_house
from support.oracles.database_reader import check_books, log_of
from support.server.failing_disk import Moments, moments_of
from support.server.next_format import NEXT, next_format
from support.server.postgres import PostgresServer, rows_of

LAYOUT = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
CHANGED = {"alembic_version", "departures", "heads", "lanterns", "meta"}
"""The tables with rows that the next format changes."""


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """Return a played house of this format, in which somebody has asked to be deleted."""
    folder = copy_played_house(tmp_path / "older")
    _ask(folder / DATABASE, "INSERT INTO departures SELECT 'eve', 1790000000")
    bind_again(folder / DATABASE)
    return folder


@pytest.fixture
def later(older: Path) -> Iterator[None]:
    """Make the program one of the next format, once the older folder is there."""
    with next_format():
        yield


def _ask(database: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as db:
        rows = db.execute(query).fetchall()
        db.commit()
        return rows


def _layout(connection: Connection) -> set[tuple[Any, ...]]:
    """Read the tables and indexes that belong to a house, apart from a server's own."""
    layout = {tuple(row) for row in database_of(connection).layout()}
    return {row for row in layout if not str(row[1]).startswith("baccarat_")}


@pytest.mark.usefixtures("later")
def test_an_older_folder_is_carried_over_with_all_that_is_in_it(older: Path) -> None:
    before = all_rows(older / DATABASE)
    store = Store(older)
    assert [notice.code for notice in store.notices][:1] == [Notice.CARRIED_OVER]
    assert store.damaged == {}
    store.close()
    after = all_rows(older / DATABASE)
    for name in before.keys() - CHANGED:
        assert after[name] == before[name], name
    assert after["departures"] == [(*row, 1) for row in before["departures"]] != []
    assert after["lanterns"] == [(room, 3) for room, _ in before["rooms"]] != []
    logs = [{row[:3] for row in rows["heads"] if row[0]} for rows in (before, after)]
    assert logs[0] == logs[1] != set()
    assert all_rows(older / f"{DATABASE}.format-{FORMAT}") == before
    check_books(older)
    again = Store(older)
    assert again.notices == []
    again.close()


@pytest.mark.usefixtures("later")
def test_a_migrated_folder_equals_a_new_one(older: Path, tmp_path: Path) -> None:
    for folder in (older, tmp_path / "new"):
        Store(folder).close()
    assert _ask(older / DATABASE, LAYOUT) == _ask(tmp_path / "new" / DATABASE, LAYOUT)
    assert _ask(older / DATABASE, "SELECT * FROM alembic_version") == [(str(NEXT),)]


@pytest.mark.usefixtures("later")
def test_a_room_of_an_older_folder_goes_on_with_the_same_card(older: Path) -> None:
    query = f"SELECT secret FROM shoes WHERE room = '{ROOM}' AND shoe = 2"  # noqa: S608
    (secret,) = _ask(older / DATABASE, query)[0]
    log = log_of(older, ROOM)

    async def opened() -> None:
        house = House(older)
        await house.open()
        room = await house.rooms.find(ROOM)
        assert log_of(older, ROOM).items() >= log.items()
        preset, out = room.state.table.preset, room.state.table.shoe.out
        assert room.sealing.card(out) == shoe_order(secret, ROOM, 2, preset)[out]
        await house.close()

    asyncio.run(opened())


@pytest.mark.usefixtures("later")
def test_every_record_of_an_older_folder_verifies(older: Path) -> None:
    shoes = _ask(older / DATABASE, "SELECT count(*) FROM shoes")[0][0]
    assert asyncio.run(check_house(older)) == shoes > 3


@pytest.fixture
def moments(older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Moments]:
    """Take the moments before each statement and around each step of making the safety copy."""
    with moments_of(older, tmp_path / "moments") as moments:
        for name in ("own_file", "sync"):
            monkeypatch.setattr(files, name, moments.around(getattr(files, name)))
        monkeypatch.setattr(opening, "copy", moments.around(sqlite.copy))
        yield moments


@pytest.mark.usefixtures("later")
def test_a_kill_at_any_moment_leaves_the_old_or_the_new_whole(
    older: Path, moments: Moments
) -> None:
    before = all_rows(older / DATABASE)
    Store(older).close()
    after = all_rows(older / DATABASE)
    assert len(moments.taken) >= 5
    old = 0
    for moment in list(moments.taken):
        found = all_rows(moment / DATABASE)
        assert found in (before, after)
        old += found == before
        store = Store(moment)
        assert store.damaged == {}
        store.close()
        assert all_rows(moment / DATABASE) == after
        assert all_rows(moment / f"{DATABASE}.format-{FORMAT}") == before
        assert not list(moment.glob("*.part*"))
    assert 0 < old < len(moments.taken)


@pytest.mark.usefixtures("later")
def test_a_step_that_fails_leaves_the_folder_as_it_was(
    older: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = all_rows(older / DATABASE)

    def fail(*_: Any, **__: Any) -> None:
        raise OSError("the machine is going down")

    with monkeypatch.context() as broken:
        broken.setattr(opening, "bind", fail)
        with pytest.raises(OSError, match="going down"):
            Store(older)
    assert all_rows(older / DATABASE) == before
    Store(older).close()


@pytest.mark.usefixtures("later")
def test_damage_to_a_room_is_still_noticed_after_the_migration(older: Path) -> None:
    _ask(older / DATABASE, f"UPDATE shoes SET started = 'then' WHERE room = '{ROOM}'")  # noqa: S608
    store = Store(older)
    assert [fault.code for fault in store.damaged.values()] == [CopyCode.CHANGED]
    store.close()


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("UPDATE players SET name = 'Eve'", CopyCode.HOUSE_CHANGED),
        ("DELETE FROM departures", CopyCode.HOUSE_CHANGED),
        ("UPDATE balances SET amount = amount + 1", CopyCode.ASTRAY),
        ("DELETE FROM meta WHERE key = 'cookie'", CopyCode.NO_KEY),
        ("PRAGMA user_version = 3", CopyCode.LATEST_LOST),
    ],
)
def test_damage_outside_the_rooms_stops_the_migration(
    older: Path, change: str, code: CopyCode
) -> None:
    _ask(older / DATABASE, change)
    before = all_rows(older / DATABASE)
    with pytest.raises(IntegrityError, match=code):
        Store(older)
    assert all_rows(older / DATABASE) == before


@pytest.mark.usefixtures("later")
def test_an_older_copy_is_carried_over_before_it_is_put_back(older: Path, tmp_path: Path) -> None:
    backup(older, tmp_path / "copy")
    before = all_rows(older / DATABASE)
    assert all_rows(tmp_path / "copy") == before
    restore(tmp_path / "copy", tmp_path / "house")
    assert not (tmp_path / "house" / f"{DATABASE}.format-{FORMAT}").exists()
    store = Store(tmp_path / "house")
    assert (store.notices, store.damaged) == ([], {})
    store.close()
    after = all_rows(tmp_path / "house" / DATABASE)
    assert {name: after[name] for name in before.keys() - CHANGED} == {
        name: before[name] for name in before.keys() - CHANGED
    }


def test_an_older_database_is_carried_over(postgres: PostgresServer) -> None:
    url = postgres.house()
    with closing(Store(url)) as store:
        store.add_player("ada", "Ada", [])
        with store._changing() as rows:
            rows.add(schema.departures, [{"player": "ada", "asked": 1_790_000_000}])
    before = rows_of(url, "SELECT * FROM players")
    with next_format():
        with closing(Store(url)) as store:
            assert store.damaged == {}
            assert [notice.code for notice in store.notices] == [Notice.UPGRADED]
            with store.connection.begin():
                found = _layout(store.connection)
        assert rows_of(url, "SELECT * FROM players") == before
        assert rows_of(url, "SELECT player, asked, lit FROM departures") == [
            ("ada", 1_790_000_000, 1)
        ]
        assert check_place(url) == []
        new = postgres.empty()
        with closing(Store(new)) as store, store.connection.begin():
            assert found == _layout(store.connection)
    with pytest.raises(NewerFormat):
        Store(url)


def _marked(folder: Path, *, number: str, revision: str) -> None:
    Store(folder).close()
    to_number = f"UPDATE meta SET value = {number} WHERE key = 'format'"  # noqa: S608
    to_revision = f"UPDATE alembic_version SET version_num = '{revision}'"  # noqa: S608
    _ask(folder / DATABASE, to_number)
    _ask(folder / DATABASE, to_revision)


@pytest.mark.parametrize("number", [f"'{NEXT}'", "x'3939'"])
def test_a_folder_of_a_newer_format_is_left_as_it_is(tmp_path: Path, number: str) -> None:
    _marked(tmp_path, number=number, revision=str(NEXT))
    before = (tmp_path / DATABASE).read_bytes()
    for _ in range(2):
        with pytest.raises(NewerFormat):
            Store(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == before


LOST = {
    "DELETE FROM meta WHERE key = 'format'": CopyCode.NO_KEY,
    "DELETE FROM meta WHERE key = 'cookie'": CopyCode.NO_KEY,
    "DELETE FROM alembic_version": CopyCode.NO_KEY,
    "UPDATE meta SET value = x'ff' WHERE key = 'format'": CopyCode.NO_KEY,
    "UPDATE meta SET value = '0' WHERE key = 'format'": CopyCode.NO_KEY,
    "UPDATE alembic_version SET version_num = '2'": CopyCode.NO_KEY,
    "DROP TABLE alembic_version": CopyCode.NO_TABLE,
    "DROP TABLE heads": CopyCode.DAMAGED,
    "DROP TABLE rooms": CopyCode.NO_TABLE,
    "DROP TABLE sessions": CopyCode.HOUSE_CHANGED,
    "UPDATE meta SET value = zeroblob(32) WHERE key = 'cookie'": CopyCode.HOUSE_CHANGED,
}


@pytest.mark.parametrize("harm", LOST)
def test_lost_data_is_not_taken_for_a_new_house(tmp_path: Path, harm: str) -> None:
    Store(tmp_path).close()
    _ask(tmp_path / DATABASE, harm)
    with pytest.raises(IntegrityError) as told:
        Store(tmp_path)
    assert told.value.fault.code == LOST[harm]


def test_an_empty_database_is_not_taken_for_a_new_house(tmp_path: Path) -> None:
    (tmp_path / DATABASE).touch()
    with pytest.raises(IntegrityError, match="copy-empty"):
        Store(tmp_path)
    (tmp_path / DATABASE).unlink()
    (tmp_path / f"{DATABASE}-wal").write_bytes(b"changes")
    with pytest.raises(IntegrityError, match="copy-empty"):
        Store(tmp_path)


def test_a_newer_copy_is_refused_before_anything_is_replaced(tmp_path: Path) -> None:
    _marked(tmp_path / "newer", number=f"'{NEXT}'", revision=str(NEXT))
    Store(tmp_path / "house").close()
    before = (tmp_path / "house" / DATABASE).read_bytes()
    with pytest.raises(NewerFormat):
        restore(tmp_path / "newer" / DATABASE, tmp_path / "house", force=True)
    assert (tmp_path / "house" / DATABASE).read_bytes() == before
    assert not list((tmp_path / "house").glob("*.part*"))
