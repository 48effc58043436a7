"""Finished shoes are packed: everything in them can still be read, and every fault is noticed."""
# ruff: noqa: S608 - the names are our own

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st
from sqlalchemy import select

from baccarat.house.history.own_coups import own_coups
from baccarat.house.history.records import _rows
from baccarat.house.history.winnings_csv import winnings
from baccarat.house.store import schema
from baccarat.house.store.archive import DamagedPack, PackedRows, pack, restore, shrink, unpack
from baccarat.house.store.dialects.sqlite import connect, driver_of
from baccarat.house.store.integrity import IntegrityError, check_integrity
from baccarat.house.store.opening import check
from baccarat.house.store.packing import find_packable
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.store import Store
from support.golden.played_house import ROOM, copy_played_house
from support.oracles.database_reader import check_books
from support.server.failing_disk import moments_of

LATER = "9999"
"""A time after the end of every shoe."""
ROWS = st.builds(
    PackedRows,
    st.lists(st.binary(max_size=80), max_size=9),
    st.lists(st.tuples(*[st.integers(0, 2**40)] * 3, st.binary(max_size=40)), max_size=9),
    st.lists(
        st.tuples(st.integers(0, 9), st.text(max_size=9), st.text(max_size=9), st.integers(1, 9)),
        max_size=9,
    ),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_played_house(tmp_path / "house")


@pytest.fixture
def packed(folder: Path) -> Path:
    """Return a folder in which the finished shoes are packed."""
    store = Store(folder)
    assert store.pack_shoes(LATER, [], 9) == 2
    store.close()
    return folder


def _ask(folder: Path, query: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        rows = db.execute(query, values).fetchall()
        db.commit()
        return rows


def _read_all(store: Store) -> list[Any]:
    """Read everything that people may see of past shoes."""
    shoes = [shoe for room in store.rooms() for shoe in store.shoes(room)]
    with store.snapshot():
        players = store.connection.execute(select(schema.players.c.id)).scalars().all()
    return [
        {room: store.events(room, 0) for room in store.rooms()},
        store.events(ROOM, 100, 120),
        store.events(ROOM, 830, 840),
        [(shoe, _rows(store, shoe, shoe.seq)) for shoe in shoes],
        [own_coups(store, player, None) for player in players],
        [winnings(store, room) for room in store.rooms()],
        store.balances(),
    ]


def test_everything_in_a_packed_shoe_is_read_as_before(folder: Path) -> None:
    store = Store(folder)
    before = _read_all(store)
    assert store.pack_shoes(LATER, [], 9) == 2
    assert _read_all(store) == before
    assert store.pack_shoes(LATER, [], 9) == 0, "each shoe is packed once"
    store.close()
    check_books(folder)
    again = Store(folder)
    assert (again.notices, again.damaged) == ([], {})
    assert _read_all(again) == before
    again.close()


def test_a_kill_at_any_moment_leaves_a_shoe_packed_or_not(folder: Path, tmp_path: Path) -> None:
    """Nothing is lost or doubled, and the house goes on packing."""
    store = Store(folder)
    before = _read_all(store)
    with moments_of(folder, tmp_path / "moments") as moments:
        moments.take()
        assert store.pack_shoes(LATER, [], 9) == 2
        moments.take()
    store.close()
    found = set()
    for moment in moments.taken:
        check_books(moment)
        again = Store(moment)
        assert (again.notices, again.damaged) == ([], {})
        assert _read_all(again) == before
        found.add(2 - again.pack_shoes(LATER, [], 9))
        assert _read_all(again) == before
        assert check_integrity(driver_of(again.connection)) == {}
        again.close()
    assert found == {0, 1, 2}, "shoes packed at the kill"


def test_a_shoe_is_packed_only_after_its_time_and_with_a_shoe_after_it(folder: Path) -> None:
    store = Store(folder)
    followed = [shoe for room in store.rooms() for shoe in store.shoes(room)[:-1]]
    times = [shoe.ended for shoe in followed if shoe.ended]
    assert store.pack_shoes(min(times), [], 9) == 0
    assert store.pack_shoes(min(times) + "x", [], 9) == times.count(min(times)) > 0
    last = [room for room in store.rooms() for shoe in store.shoes(room)[-1:] if shoe.ended]
    store.pack_shoes(LATER, [], 9)
    assert store.pack_shoes(LATER, last, 9) == len(last) == 1, "nobody deals from it any more"
    assert check_integrity(driver_of(store.connection)) == {}
    assert check_integrity(driver_of(store.connection), recent=True) == {}
    store.close()


def _steps_to_find(store: Store) -> int:
    """Return how many steps SQLite takes to find what may be packed."""
    steps = 0

    def count() -> None:
        nonlocal steps
        steps += 1

    driver = driver_of(store.connection)
    driver.set_progress_handler(count, 1)
    with store.snapshot():
        assert find_packable(store.connection, LATER, [], 9) == []
    driver.set_progress_handler(None, 1)
    return steps


def test_the_search_for_shoes_to_pack_does_not_read_those_packed_before(packed: Path) -> None:
    store = Store(packed)
    before = _steps_to_find(store)
    store.close()
    for shoe in range(-1, -201, -1):  # 200 more packed shoes before the first
        _ask(packed, "INSERT INTO shoes VALUES (?, ?, '', 0, '', '', '2026-01-01', 9)", ROOM, shoe)
    store = Store(packed)
    assert _steps_to_find(store) < before + 20
    store.close()


def test_a_packed_shoe_takes_an_eighth_of_its_space_at_most(folder: Path) -> None:
    tables = ["events", "actions", "transfers", "replies", "coups"]
    mine = f"WHERE room = '{ROOM}'"

    def bytes_of(name: str) -> int:
        columns = [row[1] for row in _ask(folder, f"PRAGMA table_info({name})")]
        sizes = " + ".join(f"ifnull(length(CAST({column} AS BLOB)), 0)" for column in columns)
        return int(_ask(folder, f"SELECT ifnull(sum({sizes}), 0) FROM {name} {mine}")[0][0])

    before = sum(map(bytes_of, tables))
    store = Store(folder)
    store.pack_shoes(LATER, [], 9)
    store.close()
    live = sum(map(bytes_of, tables)) - bytes_of("coups")
    after = bytes_of("packs") + bytes_of("coups")
    assert 8 * after < before - live


def _flip(folder: Path, table: str, column: str, where: str) -> None:
    """Flip a bit in the middle of a stored value."""
    (value,) = _ask(folder, f"SELECT {column} FROM {table} WHERE {where}")[0]
    flipped = bytearray(value)
    flipped[len(value) // 2] ^= 4
    _ask(folder, f"UPDATE {table} SET {column} = ? WHERE {where}", bytes(flipped))


MINE = f"room = '{ROOM}'"
FAULTS: list[tuple[Callable[[Path], Any], str]] = [
    (lambda folder: _flip(folder, "packs", "body", MINE), "copy-changed"),
    (lambda folder: _flip(folder, "packs", "after", MINE), "copy-changed"),
    (lambda folder: _flip(folder, "packs", "before", MINE), "copy-changed"),
    (lambda folder: _flip(folder, "coups", "body", MINE), "copy-changed"),
    (lambda folder: _ask(folder, f"DELETE FROM packs WHERE {MINE}"), "copy-changed"),
    (lambda folder: _ask(folder, f"UPDATE packs SET last = last - 1 WHERE {MINE}"), "copy-changed"),
    (lambda folder: _ask(folder, f"DELETE FROM plays WHERE {MINE} AND shoe = 1"), "copy-changed"),
    (
        lambda folder: _ask(
            folder, f"UPDATE shoes SET coups = coups + 1 WHERE {MINE} AND shoe = 1"
        ),
        "copy-changed",
    ),
]


@pytest.mark.parametrize(("plant", "code"), FAULTS)
def test_a_fault_in_a_pack_sets_its_room_aside(packed: Path, plant: Any, code: str) -> None:
    plant(packed)
    store = Store(packed)
    assert list(store.damaged) == [ROOM]
    assert store.damaged[ROOM].code == code
    store.close()


def test_a_wrong_sum_is_noticed(packed: Path) -> None:
    _ask(packed, "UPDATE carried SET packed = packed + 1 WHERE account LIKE 'bank/%'")
    with pytest.raises(IntegrityError):
        Store(packed)


def test_a_pack_whose_sums_do_not_fit_what_is_carried_is_noticed(packed: Path) -> None:
    """Also where digests and balances fit, as after a change by somebody who knows them."""
    store = Store(packed)
    account = "bank/salon"
    with store._changing() as rows:
        known = rows.find(schema.carried, [(account,)])
        units, dropped = known.get((account,), (0, 0))
        rows.put(schema.carried, known, {(account,): (units + 1, dropped - 1)})
    with pytest.raises(IntegrityError, match="copy-does-not-add-up"):
        check_integrity(driver_of(store.connection))
    store.close()


def test_a_damaged_log_is_not_packed(folder: Path) -> None:
    store = Store(folder)
    changed = "UPDATE events SET body = '{}' WHERE room = ? AND seq = 99"
    with store.connection.begin():
        store.connection.exec_driver_sql(changed, (ROOM,))
    store.pack_shoes(LATER, [], 9)
    assert list(store.damaged) == [ROOM]
    store.close()
    assert _ask(folder, f"SELECT count(*) FROM packs WHERE {MINE}") == [(0,)]


def test_a_recent_check_leaves_packs_alone_and_a_full_one_does_not(packed: Path) -> None:
    _flip(packed, "packs", "body", MINE)
    with closing(connect(packed / DATABASE)) as db:
        assert check_integrity(db, recent=True) == {}
        assert list(check(db, packed / DATABASE)) == [ROOM]


def test_a_recent_check_notices_a_changed_live_row(packed: Path) -> None:
    _ask(packed, f"UPDATE events SET body = '{{}}' WHERE {MINE} AND seq > 840")
    with closing(connect(packed / DATABASE)) as db:
        assert list(check_integrity(db, recent=True)) == [ROOM]


def test_a_damaged_pack_is_never_served(packed: Path) -> None:
    store = Store(packed)
    with store.connection.begin():
        store.connection.exec_driver_sql("UPDATE packs SET before = after WHERE room = ?", (ROOM,))
    with pytest.raises(DamagedPack):
        store.events(ROOM, 0)
    with pytest.raises(DamagedPack):
        store.done(ROOM, 1)
    store.close()


@given(ROWS)
def test_rows_survive_packing(rows: PackedRows) -> None:
    assert unpack("", pack(rows)) == rows


@settings(max_examples=300)
@given(ROWS, st.data())
def test_no_changed_pack_is_taken_for_another(rows: PackedRows, data: st.DataObject) -> None:
    body = bytearray(pack(rows))
    change = data.draw(st.sampled_from(["flip", "cut", "longer"]))
    place = data.draw(st.integers(0, len(body) - 1))
    if change == "flip":
        body[place] ^= 1 << data.draw(st.integers(0, 7))
    body = body[:place] if change == "cut" else body + b"x" * (change == "longer")
    with suppress(DamagedPack):
        assert unpack("", bytes(body)) == rows, "the bit was outside the data"


@given(st.dictionaries(st.text(), st.integers() | st.text(), min_size=1))
def test_short_bodies_survive_compression(fields: dict[str, Any]) -> None:
    body = msgspec.json.encode(fields)
    assert restore(shrink(body)) == restore(body) == body
    assert shrink(shrink(body)) == shrink(body)


def test_a_damaged_short_body_is_refused() -> None:
    with pytest.raises(ValueError, match="invalid"):
        restore(b"\x01\xff\xff\xff")
