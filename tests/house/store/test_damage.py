"""Flipped bits and lost rows are detected when the house opens, and never served as valid."""

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from baccarat.house.config import HouseConfig
from baccarat.house.history.own_coups import own_coups
from baccarat.house.hosting.talk import KEPT_LINES, ChatLine, ReportedLine
from baccarat.house.house import House
from baccarat.house.identity.login import Credential, Kind, Login, SavedSession
from baccarat.house.model.draft import Done
from baccarat.house.model.ledger import ISSUE, Transfer
from baccarat.house.model.moderation import Announcement, AuditEntry, Invitation, Sanction
from baccarat.house.model.refusal import Rejected
from baccarat.house.model.settings import Settings
from baccarat.house.model.shoe_history import CoupNews, CoupResultRow, HandNews, PlayerResult
from baccarat.house.model.state import PaceSet, RoomState
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.sealing import Shoe
from baccarat.house.self_limits import PlaySession, SelfLimits
from baccarat.house.store.backup import backup, restore
from baccarat.house.store.batch import Batch, Reply
from baccarat.house.store.codecs import settings_body
from baccarat.house.store.dialects.sqlite import driver_of
from baccarat.house.store.integrity import IntegrityError, check_integrity
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.queries.identity import (
    add_login,
    put_credential,
    put_session,
    replace_codes,
)
from baccarat.house.store.queries.moderation import (
    Report,
    add_audit,
    put_announcement,
    put_invitation,
    put_report,
    put_sanction,
)
from baccarat.house.store.queries.people import note_arrival
from baccarat.house.store.queries.self_limits import change_self_limits
from baccarat.house.store.rows import RowWriter, owner
from baccarat.house.store.schema import departures, metadata
from baccarat.house.store.store import Store
from baccarat.rules import Fault, Outcome, preset
from baccarat.tables import table_of
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.shoe import StartShoe
from baccarat.text.faults import fault_text
from baccarat.text.languages import LANGUAGES
from baccarat.web.serve import CannotServe, _open_house
from support.golden.played_house import all_rows

ROOMS: Final = (DEFAULT_ROOM, "blue", "red")
RULES: Final = preset("punto-banco")
FLIPS: Final = 400
DROPS: Final = 100
OPENED: Final = 40
"""One in this many is opened as a house, with its rooms."""
SEED: Final = 1713
MARK: Final = f"{DATABASE}.mark"
TODAY: Final = "2026-01-01"
SEQ: Final = 12
"""The version of each room."""


def _batch(room: str, seq: int) -> Batch:
    """Make a batch with something for every table."""
    start = RoomState(table_of(RULES).new(RULES), (), "normal")
    hand = HandNews((), 0)
    coup = CoupNews(seq + 1, {"player": hand, "banker": hand}, {"player": Outcome.TIE}, ())
    return Batch(
        room,
        seq,
        [PaceSet("quick"), PaceSet("slow")],
        done=[Done(seq + 1, 1, HOUSE, StartShoe())],
        transfers=[Transfer(room, seq + 1, ISSUE, f"player/{room}", 5)],
        shoe=Shoe(room, seq, bytes([seq]) * 32, seq, start, "morning"),
        ended=(seq, "noon", seq) if seq % 4 else None,
        reply=Reply("ada", f"c{seq}", b"#" * 32, seq + 2),
        secret=(f"commitment {seq}", bytes([seq]) * 32),
        played=[
            CoupResultRow(seq, coup, (PlayerResult("ada", "Ada", 5, -5),), f"{TODAY}T12:00:00")
        ],
        said=ChatLine("ada", "Ada", "Hello", "now"),
        days=[PlaySession("ada", TODAY, 5, 60)],
    )


def _set_limits(rows: RowWriter, limits: SelfLimits) -> None:
    change_self_limits(rows, "ada", lambda _: limits)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a house with rows in every table; it must not be changed."""
    folder = tmp_path_factory.mktemp("whole")
    store = Store(folder)
    store.add_player("ada", "Ada", [Transfer("", 0, ISSUE, "player/ada", 100)])
    for limits in (SelfLimits(), SelfLimits(rests_until=1.0)):
        store.change(partial(_set_limits, limits=limits))
    for room in ROOMS:
        made = settings_body(Settings(id=room, name=room, preset=RULES))
        store.add_room(room, made, _batch(room, 0))
        for seq in range(2, SEQ, 2):
            store.commit(_batch(room, seq))
    store.change(_write_login)
    store.change(_write_moderation)
    store.close()
    return folder


def _write_login(rows: RowWriter) -> None:
    """Write a row into every table for people who sign in."""
    add_login(rows, Login("ada", "Ada-4821", "ada-4821", 1))
    put_credential(rows, Credential("password/ada", "ada", Kind.PASSWORD, b"#", 1, 1))
    put_session(rows, SavedSession("h", "ada", "Firefox, Linux", 1, 1))
    replace_codes(rows, "ada", ["c"])
    rows.add(departures, [{"player": "bea", "asked": 1}])
    note_arrival(rows, "bea", "192.0.2.7", TODAY)


def _write_moderation(rows: RowWriter) -> None:
    """Write a row into every table for operators."""
    put_sanction(rows, Sanction("s", "mute", "ada", "", "Rude", "olga", 1, 9))
    put_invitation(rows, Invitation("i", "token", "Club", 1, uses=2))
    put_announcement(rows, Announcement("a", "Soon", 1))
    line = ReportedLine("red", ChatLine("ada", "Ada", "Fool", "2026-01-01"), "")
    put_report(rows, Report("r", "ada", "bea", 1, line))
    add_audit(rows, AuditEntry(0, 1, "olga", "mute", "ada"))


EMPTY = ("packs", "carried", "processes", "exposures", "issued")
"""Tables without a row in this house: no shoe is packed, no other process shares it, and nothing
was issued to a network."""


def _harmed(whole: Path, folder: Path, chance: random.Random, *, drop: bool) -> str:
    """Copy a database with one bit flipped or one row dropped; return which."""
    folder.mkdir(exist_ok=True)
    for left in folder.glob(f"{DATABASE}*"):
        left.unlink()
    body = bytearray((whole / DATABASE).read_bytes())
    if not drop:
        at, bit = chance.randrange(len(body)), chance.randrange(8)
        while chance.random() < 0.9 and not body[at]:  # most zero bytes are unused
            at = chance.randrange(len(body))
        body[at] ^= 1 << bit
        (folder / DATABASE).write_bytes(body)
        return f"bit {bit} of byte {at}"
    (folder / DATABASE).write_bytes(body)
    kept = [table.name for table in metadata.sorted_tables if table.name not in EMPTY]
    table = chance.choice(kept)
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        rows = db.execute(f"SELECT rowid FROM {table}").fetchall()  # noqa: S608 - one of ours
        db.execute(f"DELETE FROM {table} WHERE rowid = ?", chance.choice(rows))  # noqa: S608
        db.commit()
    return f"a row of {table}"


def _of_others(rows: dict[str, list[Any]], damaged: set[str]) -> dict[str, list[Any]]:
    """Select the rows that do not belong to damaged rooms."""
    kept = {}
    for table in metadata.sorted_tables:
        mine = "room" if table.name == "heads" else owner(table)
        names = [c.name for c in table.columns]
        if table.autoincrement_column is not None:
            names.remove("id")
        at = names.index(mine) if mine else None
        valid = [row for row in rows[table.name] if at is None or row[at] not in damaged]
        if table.name == "heads":  # a folder uses neither owner nor epoch
            valid = [row[:-2] for row in valid]
        kept[table.name] = valid
    return kept


def _found(folder: Path, original: dict[str, list[Any]], *, rooms: bool = False) -> bool:
    """Open a folder; return whether a fault is found, and check that served data is valid."""
    try:
        store = Store(folder)
    except IntegrityError as harm:
        return _worded(harm.fault)
    store.close()
    damaged = set(store.damaged)
    after = all_rows(folder / DATABASE)
    assert _of_others(after, damaged) == _of_others(original, damaged)
    if rooms and damaged:
        asyncio.run(_open_but(folder, damaged))
    return bool(damaged)


def _worded(fault: Fault) -> bool:
    return all(fault_text(language, fault.code, fault.facts) for language in LANGUAGES)


async def _open_but(folder: Path, damaged: set[str]) -> None:
    """Open a house in which damaged rooms stay closed and the others go on."""
    house = House(folder)
    await house.open()
    assert house.rooms.in_memory.keys() | house.rooms.evicted.keys() == set(ROOMS) - damaged
    for name in set(ROOMS) - damaged:
        assert (await house.rooms.find(name)).seq == SEQ
    for name in damaged:
        with pytest.raises(Rejected):
            await house.rooms.find(name)
    coups = await house.storage.run(lambda store: own_coups(store, "ada", None))
    assert not {coup.room for coup in coups.coups} & damaged
    await house.close()


@pytest.mark.parametrize("drop", [False, True])
def test_no_damaged_data_is_served_as_valid(whole: Path, tmp_path: Path, drop: bool) -> None:
    chance, original = random.Random(SEED), all_rows(whole / DATABASE)
    found, tries = 0, DROPS if drop else FLIPS
    for number in range(tries):
        what = _harmed(whole, tmp_path / "harmed", chance, drop=drop)
        try:
            found += _found(tmp_path / "harmed", original, rooms=number % OPENED == 0)
        except Exception as fault:
            raise AssertionError(what) from fault
    assert found == tries if drop else found > tries / 4


def test_a_damaged_log_closes_only_its_own_room(whole: Path, tmp_path: Path) -> None:
    shutil.copytree(whole, tmp_path / "house")
    _ask(tmp_path / "house", "UPDATE events SET body = '{}' WHERE room = 'blue' AND seq = 3")
    asyncio.run(_open_but(tmp_path / "house", {"blue"}))
    _ask(tmp_path / "house", "DELETE FROM rooms WHERE id = 'salon'")
    asyncio.run(_open_but(tmp_path / "house", {"blue", "salon"}))


LAST = {
    "the newest event": "DELETE FROM events WHERE room = 'red' AND seq = 12",
    "an action": "DELETE FROM actions WHERE room = 'red' AND seq = 1",
    "a secret": "UPDATE secrets SET secret = zeroblob(32) WHERE room = 'red'",
    "a shoe": "DELETE FROM shoes WHERE room = 'red' AND shoe = 2",
    "a transfer and its like": "UPDATE transfers SET amount = 6 WHERE room = 'red' AND seq < 4",
    "an answer": "DELETE FROM replies WHERE room = 'red'",
    "its settings": "UPDATE rooms SET body = '{}' WHERE id = 'red'",
    "its head": "DELETE FROM heads WHERE room = 'red'",
}


@pytest.mark.parametrize("harm", LAST)
def test_each_kind_of_row_is_bound_and_copies_are_refused(
    whole: Path, tmp_path: Path, harm: str
) -> None:
    folder = Path(shutil.copytree(whole, tmp_path / "house"))
    shutil.copy(folder / DATABASE, tmp_path / "copy")
    for place in (folder, tmp_path / "copy"):
        _ask(place, LAST[harm])
    store = Store(folder)
    store.close()
    assert store.damaged.keys() == {"red"}
    with pytest.raises(IntegrityError, match="red"):
        backup(folder, tmp_path / "another")
    with pytest.raises(IntegrityError, match="red"):
        restore(tmp_path / "copy", folder, force=True)
    assert not (tmp_path / "another").exists()


def _ask(place: Path, query: str) -> None:
    file = place / DATABASE if place.is_dir() else place
    with closing(sqlite3.connect(file)) as db:
        assert db.execute(query).rowcount > 0
        db.commit()


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        ("UPDATE balances SET amount = amount + 1", "copy-does-not-add-up"),
        ("DELETE FROM players", "copy-house-changed"),
        ("UPDATE cares SET body = '{}'", "copy-house-changed"),
        ("UPDATE days SET room = '' WHERE room = 'red'", "copy-house-changed"),
        ("DELETE FROM heads WHERE room = ''", "copy-house-changed"),
    ],
)
def test_damage_outside_of_rooms_keeps_the_house_closed(
    whole: Path, tmp_path: Path, harm: str, code: str
) -> None:
    folder = Path(shutil.copytree(whole, tmp_path / "house"))
    _ask(folder, harm)
    with pytest.raises(CannotServe, match="not-whole-house") as told:
        _open_house(HouseConfig(data=folder))
    assert told.value.reason
    assert told.value.reason.code == code


def test_the_sums_match_everything_written(whole: Path, tmp_path: Path) -> None:
    """After lines are forgotten, shoes end, and accounts and days change, recomputed sums agree."""
    folder = Path(shutil.copytree(whole, tmp_path / "house"))
    store = Store(folder)
    for seq in range(SEQ, SEQ + 2 * KEPT_LINES, 2):
        store.commit(_batch("blue", seq))
    assert len(store.talk("blue")) == KEPT_LINES
    assert check_integrity(driver_of(store.connection)) == {}
    store.close()


def _killed(whole: Path, folder: Path) -> Path:
    """Return a folder left by a kill, with some transactions only in the log.

    The `mark` next to it is from before the last of them.
    """
    live = Path(shutil.copytree(whole, folder.with_name("live")))
    store = Store(live)
    for seq in range(SEQ, SEQ + 8, 2):
        shutil.copy(live / MARK, folder.with_name("mark"))
        store.commit(_batch("blue", seq))
    shutil.copytree(live, folder)
    store.close()
    return folder / f"{DATABASE}-wal"


def test_the_latest_changes_are_read_to_their_end(whole: Path, tmp_path: Path) -> None:
    _killed(whole, tmp_path / "killed")
    store = Store(tmp_path / "killed")
    assert len(store.events("blue", SEQ)) == 8
    store.close()


@pytest.mark.parametrize("at", [9, 17, 32 + 9, 32 + 24 + 100])
def test_changes_after_a_flipped_bit_are_not_lost_silently(
    whole: Path, tmp_path: Path, at: int
) -> None:
    changes = _killed(whole, tmp_path / "killed")
    body = bytearray(changes.read_bytes())
    body[at] ^= 1
    changes.write_bytes(body)
    for _ in range(2):
        with pytest.raises(IntegrityError, match="copy-latest-lost"):
            Store(tmp_path / "killed")
    with pytest.raises(IntegrityError, match="copy-latest-lost"):
        backup(tmp_path / "killed", tmp_path / "copy")
    assert changes.read_bytes() == body


def test_a_transaction_lost_in_a_power_cut_is_not_damage(whole: Path, tmp_path: Path) -> None:
    changes = _killed(whole, tmp_path / "killed")
    shutil.copy(tmp_path / "mark", tmp_path / "killed" / MARK)
    body = changes.read_bytes()
    changes.write_bytes(body[:-2000] + bytes(2000))
    store = Store(tmp_path / "killed")
    assert store.notices == []
    assert len(store.events("blue", SEQ)) == 6
    store.close()
