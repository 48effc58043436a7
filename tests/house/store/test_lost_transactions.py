"""The newest transactions: failed ones are not missed, and lost ones are."""

import os
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy.exc import DBAPIError

from baccarat.house.config import HouseConfig
from baccarat.house.model.ledger import ISSUE, Transfer
from baccarat.house.model.settings import Settings
from baccarat.house.model.state import PaceSet
from baccarat.house.self_limits import SelfLimits
from baccarat.house.store import high_water
from baccarat.house.store.backup import backup, restore
from baccarat.house.store.batch import Batch
from baccarat.house.store.codecs import settings_body
from baccarat.house.store.dialects.sqlite import connect, driver_of
from baccarat.house.store.high_water import MOST_ROOMS, NUMBERS, SLOT, missing, read_mark
from baccarat.house.store.integrity import IntegrityError
from baccarat.house.store.lost_transactions import LatestMissing, Notice, count_unread
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.queries.lobby import LobbyEntry
from baccarat.house.store.queries.self_limits import change_self_limits
from baccarat.house.store.store import Store
from baccarat.rules import preset
from baccarat.text.faults import fault_text
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from baccarat.web.serve import CannotServe, _open_house
from support.mutants.forks import FORKS
from support.server.faulty import fail_to_sync
from support.server.guest import seated
from support.server.process import Server

ROOMS: Final = ("blue", "green", "red", "white", "yellow")
WAL: Final = f"{DATABASE}-wal"
MARK: Final = f"{DATABASE}.mark"
COMMITS: Final = 4

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no process is killed so on Windows")


def _batch(room: str, seq: int, events: int = 2) -> Batch:
    return Batch(room, seq, [PaceSet("quick"), PaceSet("slow")] * (events // 2))


def _begin(folder: Path) -> Store:
    store = Store(folder)
    for room in ROOMS:
        made = settings_body(Settings(id=room, name=room.title(), preset=preset("punto-banco")))
        store.add_room(room, made, _batch(room, 0))
    return store


def _in_process(work: Callable[[Path], None], folder: Path) -> None:
    """Run work in its own process, which is killed at its end."""
    process = FORKS.Process(target=_killed_after, args=(work, folder))
    process.start()
    process.join()
    assert process.exitcode == -signal.SIGKILL


def _killed_after(work: Callable[[Path], None], folder: Path) -> None:
    fail_to_sync(Path(f"{folder}.failing"))
    work(folder)
    os.kill(os.getpid(), signal.SIGKILL)


def _fail(store: Store, failing: Path) -> None:
    """Make commits of ever fewer rooms fail, so that the ends of earlier ones stay in the log."""
    failing.touch()
    for rooms in (5, 3, 2, 1):
        batches = [_batch(room, 2, 200) for room in ROOMS[:rooms]]
        with pytest.raises(DBAPIError, match="disk I/O error"):
            store.commit_all(batches)


def _fail_and_die(folder: Path) -> None:
    _fail(_begin(folder), Path(f"{folder}.failing"))


def _fail_and_recover(folder: Path) -> None:
    store, failing = _begin(folder), Path(f"{folder}.failing")
    _fail(store, failing)
    failing.unlink()
    store.commit(_batch("red", 2))


def _commit_and_die(folder: Path) -> None:
    store = _begin(folder)
    for seq in range(2, 2 + 2 * COMMITS, 2):
        store.commit_all([_batch(room, seq) for room in ("blue", "red")])


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """Return the folder of a process killed after some commits."""
    _in_process(_commit_and_die, tmp_path / "house")
    return tmp_path / "house"


def _seqs(store: Store) -> dict[str, int]:
    return {room: len(store.events(room, 0)) for room in ROOMS}


def _bytes(folder: Path) -> dict[str, bytes]:
    """Read the files that hold the game data; an empty log counts as none."""
    files = [folder / name for name in (DATABASE, WAL, MARK)]
    found = {file.name: file.read_bytes() for file in files if file.exists()}
    return {name: body for name, body in found.items() if body}


def test_commits_that_failed_before_a_kill_are_not_taken_for_lost(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    _in_process(_fail_and_die, folder)
    assert count_unread(folder / DATABASE) > 1
    store = Store(folder)
    assert [notice.code for notice in store.notices] == [Notice.UNACKNOWLEDGED]
    assert all(seq >= 2 for seq in _seqs(store).values())
    assert count_unread(folder / DATABASE) == 0
    notice = store.notices[0]
    assert all(say(each, f"play-{notice.code}", notice.facts) for each in LANGUAGES)
    store.close()
    again = Store(folder)
    assert again.notices == []
    again.close()


def test_a_disk_that_is_well_again_leaves_no_failed_commits(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    _in_process(_fail_and_recover, folder)
    assert count_unread(folder / DATABASE) == 0
    store = Store(folder)
    assert store.notices == []
    assert _seqs(store) == dict.fromkeys(ROOMS, 2) | {"red": 4}
    store.close()


def test_a_reader_does_not_hold_up_a_store_that_drops_failed_commits(tmp_path: Path) -> None:
    store, failing = _begin(tmp_path / "house"), sqlite3.OperationalError("disk I/O error")
    with store.archive_reader.snapshot():
        assert len(store.archive_reader.events("red", 0)) == 2
        with pytest.raises(sqlite3.OperationalError), store._writing():
            raise failing
        store.commit(_batch("red", 2))
        assert (tmp_path / "house" / WAL).stat().st_size
    store.commit(_batch("red", 4))
    assert count_unread(tmp_path / "house" / DATABASE) == 0
    store.close()


@pytest.mark.slow
def test_a_server_killed_while_its_disk_fails_has_all_it_acknowledged(tmp_path: Path) -> None:
    folder, failing = tmp_path / "house", tmp_path / "house.failing"
    with Server(folder, "support.server.faulty fails_to_sync") as server:
        with seated(server.address) as guest:
            accepted = guest.ask({"type": "buy", "amount": 100})
            failing.touch()
            for _ in range(3):
                assert guest.ask({"type": "buy", "amount": 100})["code"] == "table-frozen"
                guest.until(lambda now: not now["frozen"])
        server.kill()
        failing.unlink()
        server.module = "baccarat.web"
        server.start()
        guest.address = server.address
        with closing(guest):
            assert guest.enter()["now"]["seq"] >= accepted["seq"]
            assert guest.ask({"type": "buy", "amount": 100})["type"] == "accepted"


CUTS: Final[dict[str, Callable[[int], int | None]]] = {
    "deleted": lambda _: None,
    "empty": lambda _: 0,
    "header": lambda _: 32,
    "a quarter": lambda size: size // 4,
    "half": lambda size: size // 2,
    "three quarters": lambda size: size * 3 // 4,
    "the last page": lambda size: size - 4096,
    "the last byte": lambda size: size - 1,
}


def _cut(folder: Path, length: int | None) -> None:
    (folder / f"{DATABASE}-shm").unlink(missing_ok=True)
    if length is None:
        (folder / WAL).unlink()
    else:
        os.truncate(folder / WAL, length)


@pytest.mark.parametrize("cut", CUTS)
def test_a_missing_or_cut_log_is_reported_and_can_be_accepted(killed: Path, cut: str) -> None:
    _cut(killed, CUTS[cut]((killed / WAL).stat().st_size))
    before = _bytes(killed)
    for _ in range(2):
        with pytest.raises(CannotServe, match="latest-missing") as refused:
            _open_house(HouseConfig(data=killed))
        with pytest.raises(IntegrityError, match="copy-latest-lost"):
            backup(killed, killed.with_name("copy"))
    assert _bytes(killed) == before
    fault = refused.value.reason
    assert fault
    lost, events = int(fault.facts["transactions"]), int(fault.facts["events"])
    assert all(fault_text(each, fault.code, fault.facts) for each in LANGUAGES)

    store = Store(killed, accept_loss=True)
    left = _seqs(store)
    assert sum(left.values()) == 2 * len(ROOMS) + 4 * COMMITS - events
    assert ("[red]: " in str(fault.facts["rooms"])) == (left["red"] < 2 + 2 * COMMITS)
    assert len(ROOMS) + COMMITS - lost == high_water.number_of(driver_of(store.connection))
    assert [notice.code for notice in store.notices] == [Notice.LOSS_ACCEPTED]
    copied = str(store.notices[0].facts["copy"])
    assert {
        name: (killed / name.replace(DATABASE, copied)).read_bytes() for name in before
    } == before
    store.close()
    again = Store(killed)
    assert again.notices == []
    again.close()


def test_accepting_a_loss_of_nothing_changes_nothing(killed: Path) -> None:
    store = Store(killed, accept_loss=True)
    assert store.notices == []
    assert _seqs(store)["red"] == 2 + 2 * COMMITS
    store.close()
    assert not list(killed.glob("*before-loss*"))


OTHERS: Final[dict[str, Callable[[Store], object]]] = {
    "a guest": lambda store: store.add_player(
        "ada", "Ada", [Transfer("", 0, ISSUE, "player/ada", 100)]
    ),
    "a limit": lambda store: store.change(
        lambda rows: change_self_limits(rows, "ada", lambda _: SelfLimits(rests_until=1.0))
    ),
    "an entry of the lobby": lambda store: store.save_lobby([LobbyEntry("red", None)]),
    "a room": lambda store: store.add_room("new", b"{}", _batch("new", 0)),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_every_kind_of_transaction_is_missed(tmp_path: Path, kind: str) -> None:
    store = _begin(tmp_path / "live")
    OTHERS[kind](store)
    house = Path(shutil.copytree(tmp_path / "live", tmp_path / "house"))
    store.close()
    _cut(house, (house / WAL).stat().st_size - 4096)
    with pytest.raises(LatestMissing) as missed:
        Store(house)
    assert missed.value.fault.facts["transactions"] == 1
    assert all(fault_text(each, *_said(missed.value)) for each in LANGUAGES)


def _said(missed: LatestMissing) -> tuple[str, dict[str, int | str]]:
    return missed.fault.code, dict(missed.fault.facts)


def test_a_missing_torn_or_foreign_mark_is_reported_once(killed: Path, tmp_path: Path) -> None:
    other = _begin(tmp_path / "other")
    other.close()
    harms: list[Callable[[], object]] = [
        (killed / MARK).unlink,
        lambda: (killed / MARK).write_bytes(b""),
        lambda: (killed / MARK).write_bytes(b"\xff" * 2 * SLOT),
        lambda: shutil.copy(tmp_path / "other" / MARK, killed / MARK),
    ]
    for harm in harms:
        harm()
        for notices in ([Notice.NO_MARK], []):
            store = Store(killed)
            assert [notice.code for notice in store.notices] == notices
            assert _seqs(store)["red"] == 2 + 2 * COMMITS
            store.close()
    assert all(say(each, "play-no-mark", {"path": "x"}) for each in LANGUAGES)


def test_a_torn_slot_leaves_the_other(killed: Path) -> None:
    newest = read_mark(killed / MARK)
    assert newest
    body = bytearray((killed / MARK).read_bytes())
    body[newest.transaction % 2 * SLOT + 40] ^= 1
    (killed / MARK).write_bytes(body)
    older = read_mark(killed / MARK)
    assert older
    assert older.transaction == newest.transaction - 1
    _cut(killed, None)
    with pytest.raises(LatestMissing):
        Store(killed)


def test_a_kill_between_commit_and_mark_loses_nothing(tmp_path: Path) -> None:
    store = _begin(tmp_path / "live")
    shutil.copy(tmp_path / "live" / MARK, tmp_path / "mark")
    store.commit(_batch("red", 2))
    house = Path(shutil.copytree(tmp_path / "live", tmp_path / "house"))
    store.close()
    shutil.copy(tmp_path / "mark", house / MARK)
    opened = Store(house)
    assert opened.notices == []
    assert _seqs(opened)["red"] == 4
    opened.close()


def test_an_older_database_under_a_newer_mark_is_told(killed: Path, tmp_path: Path) -> None:
    Store(killed).close()
    shutil.copy(killed / DATABASE, tmp_path / "older")
    store = Store(killed)
    store.commit(_batch("red", 2 + 2 * COMMITS))
    store.close()
    shutil.copy(tmp_path / "older", killed / DATABASE)
    with pytest.raises(LatestMissing, match=r"transactions=1 events=2 rooms='Red \[red\]: 2'"):
        Store(killed)


def test_a_restored_copy_is_marked(killed: Path, tmp_path: Path) -> None:
    backup(killed, tmp_path / "copy")
    store = Store(killed)
    store.commit(_batch("red", 2 + 2 * COMMITS))
    store.close()
    restore(tmp_path / "copy", killed, force=True)
    restored = Store(killed)
    assert restored.notices == []
    assert _seqs(restored)["red"] == 2 + 2 * COMMITS
    restored.close()


def test_a_missing_database_is_not_taken_for_a_new_house(killed: Path) -> None:
    Store(killed).close()
    (killed / DATABASE).unlink()
    with pytest.raises(IntegrityError, match="copy-empty"):
        Store(killed)


def test_without_a_mark_a_damaged_log_is_refused(killed: Path) -> None:
    (killed / MARK).unlink()
    body = bytearray((killed / WAL).read_bytes())
    body[32 + 24 + 100] ^= 1
    (killed / WAL).write_bytes(body)
    with pytest.raises(LatestMissing, match="copy-latest-unread") as unread:
        Store(killed)
    assert all(fault_text(each, *_said(unread.value)) for each in LANGUAGES)
    Store(killed, accept_loss=True).close()
    assert (killed / f"{DATABASE}.before-loss-1-wal").read_bytes() == body


def test_a_mark_that_cannot_be_written_or_synced_fails_no_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = _begin(tmp_path / "house")

    def fail(*_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", fail)
        patch.setattr(os, "fsync", fail)
        store.commit(_batch("red", 2))
        assert _seqs(store)["red"] == 4
    store.close()


def test_a_mark_has_room_for_as_many_rooms_as_it_names(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "db")) as database:
        database.execute("CREATE TABLE meta (key, value)")
        mark = high_water.MarkFile(tmp_path / "mark", database, "")
        names = [f"{number:0>16}" for number in range(MOST_ROOMS + 5)]
        for number in (1, 2):
            mark.mark(number, dict.fromkeys(names, 10**9))
        mark.close()
    kept = read_mark(tmp_path / "mark")
    assert kept
    assert [*kept.rooms] == names[5:]
    assert (tmp_path / "mark").stat().st_size < 2 * SLOT


@pytest.mark.parametrize(
    ("marked", "found", "lost"),
    [(7, 7, 0), (8, 7, 1), (7, 8, 0), (0, NUMBERS - 1, 1), (NUMBERS - 1, 0, 0)],
)
def test_numbers_begin_again_after_the_last(marked: int, found: int, lost: int) -> None:
    assert missing(marked, found) == lost
