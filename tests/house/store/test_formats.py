"""Data folders of other formats: older ones are migrated completely, newer ones untouched."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from baccarat.cards import Hand
from baccarat.fairness import shoe_order
from baccarat.house.history.own_coups import PAGE, own_coups
from baccarat.house.history.records import record_text, shoe_list
from baccarat.house.house import House
from baccarat.house.store import opening
from baccarat.house.store import private_files as files
from baccarat.house.store.backup import backup, restore
from baccarat.house.store.dialects import sqlite
from baccarat.house.store.integrity import CopyCode, IntegrityError
from baccarat.house.store.opening import FORMAT, OtherFormat
from baccarat.house.store.owner_notices import Notice
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.store import Store
from baccarat.notation import read, verify
from baccarat.rules import Coup, Side
from baccarat.tables.common.shoe import MayDeal
from support.golden.old_folders import GAMES, all_rows, folder_of_format_2, unpack_folder
from support.oracles.database_reader import check_books, log_of
from support.server.moments import Moments, moments_of

ADDED = {
    "heads", "alembic_version", "packs", "carried", "visits",
    "logins", "credentials", "sessions", "recovery_codes", "departures",
    "sanctions", "invitations", "announcements", "reports", "audit",
    "processes", "lobby", "exposures", "arrivals", "issued",
}  # fmt: skip
"""The tables that later formats added."""
LAYOUT = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"


@pytest.fixture(scope="module", params=GAMES)
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of format 2, which must not be changed."""
    return folder_of_format_2(request.param, tmp_path_factory.mktemp("kept"))


@pytest.fixture
def older(kept: Path, tmp_path: Path) -> Path:
    """Return a copy of the folder of format 2."""
    return Path(shutil.copytree(kept, tmp_path / "older"))


def _ask(database: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as db:
        rows = db.execute(query).fetchall()
        db.commit()
        return rows


def _as_it_was(rows: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """Remove what later formats added."""
    rows = rows | {"events": [row[:3] for row in rows["events"]]}
    lobby = ("format", "asleep/")
    rows["meta"] = [row for row in rows["meta"] if not row[0].startswith(lobby)]
    rows["days"] = _days_as_they_were(rows["days"])
    return {name: among for name, among in rows.items() if name not in ADDED}


def _days_as_they_were(days: list[Any]) -> list[Any]:
    """Remove the room, which older rows do not have."""
    return [(*row[:2], *row[3:]) if len(row) > 4 and row[2] == "" else row for row in days]


def test_an_older_folder_is_carried_over_with_all_that_is_in_it(older: Path) -> None:
    before = all_rows(older / DATABASE)
    store = Store(older)
    assert [notice.code for notice in store.notices][:1] == [Notice.CARRIED_OVER]
    assert store.damaged == {}
    store.close()
    assert _as_it_was(all_rows(older / DATABASE)) == _as_it_was(before)
    assert all_rows(older / f"{DATABASE}.format-2") == before
    check_books(older)
    again = Store(older)
    assert again.notices == []
    again.close()


def test_a_migrated_folder_equals_a_new_one(older: Path, tmp_path: Path) -> None:
    for folder in (older, tmp_path / "new"):
        Store(folder).close()
    assert _ask(older / DATABASE, LAYOUT) == _ask(tmp_path / "new" / DATABASE, LAYOUT)
    assert _ask(older / DATABASE, "SELECT * FROM alembic_version") == [(str(FORMAT),)]


def test_tables_that_came_late_are_made(older: Path, tmp_path: Path) -> None:
    _ask(older / DATABASE, "DROP TABLE cares")
    for folder in (older, tmp_path / "new"):
        Store(folder).close()
    assert _ask(older / DATABASE, LAYOUT) == _ask(tmp_path / "new" / DATABASE, LAYOUT)


def test_rooms_of_an_older_folder_go_on_with_the_same_card(older: Path) -> None:
    shoes = "SELECT room, max(shoe), secret FROM shoes GROUP BY room"
    secrets = {room: (shoe, secret) for room, shoe, secret in _ask(older / DATABASE, shoes)}
    logs = {room: log_of(older, room) for room in secrets}

    async def opened() -> None:
        house = House(older)
        await house.open()
        for name in (*house.rooms.in_memory, *house.rooms.evicted):
            room = await house.rooms.find(name)
            assert log_of(older, name).items() >= logs.get(name, {}).items()
            number, secret = secrets.get(name, (0, b""))
            if room.state.shoe == number and MayDeal in room.state.croupier_may:
                preset, out = room.state.table.preset, room.state.table.shoe.out
                assert room.sealing.card(out) == shoe_order(secret, name, number, preset)[out]
        assert house.rooms.in_memory.keys() >= secrets.keys()
        await house.close()

    asyncio.run(opened())


def test_every_record_of_an_older_folder_verifies(older: Path) -> None:
    async def texts() -> list[str]:
        house = House(older)
        await house.open()
        found = [
            await record_text(room, shoe.shoe)
            for name in (*house.rooms.in_memory, *house.rooms.evicted)
            for room in [await house.rooms.find(name)]
            for shoe in await shoe_list(room)
            if shoe.ended
        ]
        await house.close()
        return found

    ended = _ask(older / DATABASE, "SELECT count(*) FROM shoes WHERE ended IS NOT NULL")[0][0]
    records = asyncio.run(texts())
    assert len(records) == ended
    for text in records:
        verify(read(text))


def test_players_of_an_older_folder_find_their_coups(older: Path) -> None:
    store = Store(older)
    played = dict(_ask(older / DATABASE, "SELECT player, count(*) FROM plays GROUP BY player"))
    assert played
    for player, coups in played.items():
        found = own_coups(store, player, None).coups
        assert len(found) == min(coups, PAGE)
        for own in found:
            coup = Coup(*(Hand(hand.cards) for hand in own.coup.hands.values()))
            assert list(own.coup.hands) == list(Side)
            assert own.coup.outcomes == {"player": coup.outcome}
            assert own.at is None
    store.close()


@pytest.fixture
def moments(older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Moments]:
    """Take the moments before each statement and around each step of making the safety copy."""
    with moments_of(older, tmp_path / "moments") as moments:
        for name in ("own_file", "sync"):
            monkeypatch.setattr(files, name, moments.around(getattr(files, name)))
        monkeypatch.setattr(opening, "copy", moments.around(sqlite.copy))
        yield moments


@pytest.mark.parametrize("kept", ["punto"], indirect=True)
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
        assert all_rows(moment / f"{DATABASE}.format-2") == before
        assert not list(moment.glob("*.part*"))
    assert 0 < old < len(moments.taken)


@pytest.mark.parametrize("kept", ["punto"], indirect=True)
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


def _marked(folder: Path, *, number: str, revision: str) -> None:
    Store(folder).close()
    to_number = f"UPDATE meta SET value = {number} WHERE key = 'format'"  # noqa: S608
    to_revision = f"UPDATE alembic_version SET version_num = '{revision}'"  # noqa: S608
    _ask(folder / DATABASE, to_number)
    _ask(folder / DATABASE, to_revision)


@pytest.mark.parametrize(
    ("number", "newer"), [(f"'{FORMAT + 1}'", True), ("x'3939'", True), ("'1'", False)]
)
def test_a_folder_of_another_format_is_left_as_it_is(
    tmp_path: Path, number: str, newer: bool
) -> None:
    _marked(tmp_path, number=number, revision=str(FORMAT + 1))
    before = (tmp_path / DATABASE).read_bytes()
    for _ in range(2):
        with pytest.raises(OtherFormat) as other:
            Store(tmp_path)
        assert other.value.newer is newer
    assert (tmp_path / DATABASE).read_bytes() == before


LOST = {
    "DELETE FROM meta WHERE key = 'format'": CopyCode.NO_KEY,
    "DELETE FROM meta WHERE key = 'cookie'": CopyCode.NO_KEY,
    "DELETE FROM alembic_version": CopyCode.NO_KEY,
    "UPDATE meta SET value = x'ff' WHERE key = 'format'": CopyCode.NO_KEY,
    "UPDATE meta SET value = '2' WHERE key = 'format'": CopyCode.NO_KEY,
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


@pytest.mark.parametrize("kept", ["punto"], indirect=True)
def test_a_lost_key_of_an_older_folder_is_not_replaced(older: Path) -> None:
    before = all_rows(older / DATABASE)
    _ask(older / DATABASE, "DELETE FROM meta WHERE key = 'cookie'")
    with pytest.raises(IntegrityError, match="copy-lacks-key"):
        Store(older)
    assert all_rows(older / DATABASE)["players"] == before["players"]


def test_an_empty_database_is_not_taken_for_a_new_house(tmp_path: Path) -> None:
    (tmp_path / DATABASE).touch()
    with pytest.raises(IntegrityError, match="copy-empty"):
        Store(tmp_path)
    (tmp_path / DATABASE).unlink()
    (tmp_path / f"{DATABASE}-wal").write_bytes(b"changes")
    with pytest.raises(IntegrityError, match="copy-empty"):
        Store(tmp_path)


@pytest.mark.parametrize("kept", ["punto"], indirect=True)
def test_an_older_copy_is_carried_over_before_it_is_put_back(older: Path, tmp_path: Path) -> None:
    backup(older, tmp_path / "copy")
    before = all_rows(older / DATABASE)
    assert all_rows(tmp_path / "copy") == before
    restore(tmp_path / "copy", tmp_path / "house")
    assert not (tmp_path / "house" / f"{DATABASE}.format-2").exists()
    store = Store(tmp_path / "house")
    assert store.notices == []
    assert store.damaged == {}
    store.close()
    assert _as_it_was(all_rows(tmp_path / "house" / DATABASE)) == _as_it_was(before)


def test_a_newer_copy_is_refused_before_anything_is_replaced(tmp_path: Path) -> None:
    _marked(tmp_path / "newer", number=f"'{FORMAT + 1}'", revision=str(FORMAT + 1))
    Store(tmp_path / "house").close()
    before = (tmp_path / "house" / DATABASE).read_bytes()
    with pytest.raises(OtherFormat):
        restore(tmp_path / "newer" / DATABASE, tmp_path / "house", force=True)
    assert (tmp_path / "house" / DATABASE).read_bytes() == before
    assert not list((tmp_path / "house").glob("*.part*"))


@pytest.fixture
def third(tmp_path: Path) -> Path:
    """Return a folder of format 3, whose rows are bound by hashes."""
    return unpack_folder("house-format-3", tmp_path)


def test_a_folder_of_format_3_is_migrated_without_changing_a_row(
    third: Path, tmp_path: Path
) -> None:
    before = all_rows(third / DATABASE)
    for folder in (third, tmp_path / "new"):
        Store(folder).close()
    after = all_rows(third / DATABASE)
    heads = [row for row in before["heads"] if row[0]]
    assert len(heads) == 2
    assert [row[:3] for row in after["heads"] if row[0]] == [row[:3] for row in heads]
    assert _as_it_was(after) == _as_it_was(before)
    assert all_rows(third / f"{DATABASE}.format-3") == before
    assert _ask(third / DATABASE, LAYOUT) == _ask(tmp_path / "new" / DATABASE, LAYOUT)
    check_books(third)


def test_damage_to_a_room_of_format_3_is_still_noticed_after_the_migration(third: Path) -> None:
    _ask(third / DATABASE, "UPDATE shoes SET started = 'then' WHERE room = 'salon'")
    store = Store(third)
    assert [fault.code for fault in store.damaged.values()] == [CopyCode.CHANGED]
    store.close()


@pytest.mark.parametrize("change", ["UPDATE players SET name = 'Eve'", "DELETE FROM cares"])
def test_damage_outside_the_rooms_of_format_3_stops_the_migration(third: Path, change: str) -> None:
    _ask(third / DATABASE, change)
    before = all_rows(third / DATABASE)
    with pytest.raises(IntegrityError, match=CopyCode.HOUSE_CHANGED):
        Store(third)
    assert all_rows(third / DATABASE) == before


def test_lost_transactions_of_format_3_are_noticed(third: Path) -> None:
    _ask(third / DATABASE, "PRAGMA user_version = 3")
    with pytest.raises(IntegrityError, match=CopyCode.LATEST_LOST):
        Store(third)
