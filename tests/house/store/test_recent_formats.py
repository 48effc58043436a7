"""Folders of formats 5 and 6, in which one process had the whole house, are upgraded."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from baccarat.house.house import House
from baccarat.house.store.integrity import CopyCode, IntegrityError
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.store import Store
from support.golden.old_folders import all_rows, unpack_folder
from support.oracles.database_reader import check_books

LAYOUT = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"


def ask(database: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as db:
        rows = db.execute(query).fetchall()
        db.commit()
        return rows


def _days_as_they_were(days: list[Any]) -> list[Any]:
    """Remove the room, which older rows do not have."""
    return [(*row[:2], *row[3:]) for row in days]


@pytest.fixture
def fifth(tmp_path: Path) -> Path:
    """Return a folder of format 5, with an account."""
    return unpack_folder("house-format-5", tmp_path)


def test_a_folder_of_format_5_gets_the_tables_of_operators(fifth: Path, tmp_path: Path) -> None:
    before = all_rows(fifth / DATABASE)
    assert {"sanctions", "audit", "reports"}.isdisjoint(before)
    assert len(before["logins"]) == 1
    for folder in (fifth, tmp_path / "new"):
        Store(folder).close()
    after = all_rows(fifth / DATABASE)
    for name in before.keys() - {"meta", "heads", "alembic_version", "days"}:
        assert after[name] == before[name], name
    assert _days_as_they_were(after["days"]) == before["days"]
    heads = [row for row in before["heads"] if row[0]]
    assert [(*row[:3], *row[4:]) for row in after["heads"] if row[0]] == [
        (*row[:3], *row[4:], None, 0) for row in heads
    ]
    assert all_rows(fifth / f"{DATABASE}.format-5") == before
    assert ask(fifth / DATABASE, LAYOUT) == ask(tmp_path / "new" / DATABASE, LAYOUT)
    check_books(fifth)


def test_damage_to_an_account_of_format_5_stops_the_migration(fifth: Path) -> None:
    ask(fifth / DATABASE, "UPDATE logins SET name = 'Eve-1234'")
    before = all_rows(fifth / DATABASE)
    with pytest.raises(IntegrityError, match=CopyCode.HOUSE_CHANGED):
        Store(fifth)
    assert all_rows(fifth / DATABASE) == before


@pytest.fixture
def sixth(tmp_path: Path) -> Path:
    """Return a folder of format 6, with a running shoe, evicted rooms and totals of a day."""
    return unpack_folder("house-format-6", tmp_path)


def test_a_folder_of_format_6_gets_owners_and_totals_by_room(sixth: Path, tmp_path: Path) -> None:
    before = all_rows(sixth / DATABASE)
    for folder in (sixth, tmp_path / "new"):
        Store(folder).close()
    after = all_rows(sixth / DATABASE)
    for name in before.keys() - {"meta", "heads", "alembic_version", "days"}:
        assert after[name] == before[name], name
    heads = [row for row in before["heads"] if row[0]]
    assert [(*row[:3], *row[4:]) for row in after["heads"] if row[0]] == [
        (*row[:3], *row[4:], None, 0) for row in heads
    ]
    assert len(before["days"]) == 2
    assert [(*row[:2], "", *row[2:]) for row in before["days"]] == after["days"]
    entries = {key.partition("/")[2]: body for key, body in before["meta"] if "asleep/" in key}
    assert len(entries) == 2
    rooms = {room: body for room, _, _, body, *_ in after["lobby"]}
    assert rooms == {**{room: b"" for room, _ in before["rooms"]}, **entries}
    assert ask(sixth / DATABASE, LAYOUT) == ask(tmp_path / "new" / DATABASE, LAYOUT)
    check_books(sixth)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("UPDATE balances SET amount = amount + 1", CopyCode.ASTRAY),
        ("UPDATE days SET lost = 7", CopyCode.HOUSE_CHANGED),
        ("DELETE FROM meta WHERE key LIKE 'asleep/%'", CopyCode.HOUSE_CHANGED),
    ],
)
def test_damage_that_format_6_would_notice_stops_the_migration(
    sixth: Path, change: str, code: CopyCode
) -> None:
    ask(sixth / DATABASE, change)
    before = all_rows(sixth / DATABASE)
    with pytest.raises(IntegrityError, match=code):
        Store(sixth)
    assert all_rows(sixth / DATABASE) == before


def test_rooms_of_format_6_that_were_evicted_are_still_not_loaded(sixth: Path) -> None:
    async def opened() -> None:
        house = House(sixth)
        await house.rooms.load_all()
        assert len(house.rooms.in_memory) == 2  # the table in play, and the house's own
        assert len(house.rooms.evicted) == 1
        await house.rooms.close()
        await house.storage.close()

    asyncio.run(opened())
