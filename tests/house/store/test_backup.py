"""Backups of a house: complete even under load, and restored only where nothing is in the way."""

import gzip
import sqlite3
import threading
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from baccarat.house.store.backup import backup, restore
from baccarat.house.store.dialects.faults import FolderInUse, InTheWay, NoHouse
from baccarat.house.store.integrity import IntegrityError
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.store import Store
from support.oracles.database_reader import check_books, check_cards, log_of
from support.server.guest import Guest, seated, stake
from support.server.load import wait_for
from support.server.process import Server

ROOM = "salon"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy a house in which some coups were dealt."""
    folder = tmp_path_factory.mktemp("played")
    with Server(folder) as server, seated(server.address) as guest:
        _play(guest, coups=5)
    backup(folder, folder / "copy")
    return folder / "copy"


def _play(guest: Guest, coups: int) -> None:
    for _ in range(coups):
        guest.until(lambda now: now["view"]["phase"] == "staking")
        guest.ask(stake(player=2_500))
        guest.ask({"type": "deal"})
        guest.ask({"type": "hurry"})


def _newest(database: sqlite3.Connection) -> int:
    return int(database.execute("SELECT max(seq) FROM events").fetchone()[0])


def test_a_copy_taken_under_load_is_whole_and_can_be_played_on(tmp_path: Path) -> None:
    """It contains everything that was acknowledged before the copy was started."""
    house = tmp_path / "house"
    taken: list[int] = []
    with Server(house) as server, ExitStack() as stack:
        guests = [
            stack.enter_context(seated(server.address, f"G{seat}", seat)) for seat in (1, 2, 3)
        ]
        stop = threading.Event()

        def load(guest: Guest) -> None:
            while not stop.is_set():
                guest.ask({"type": "buy", "amount": 100})

        threads = [threading.Thread(target=load, args=[guest]) for guest in guests]
        for thread in threads:
            thread.start()
        with closing(sqlite3.connect(house / DATABASE)) as db:
            for number in range(5):
                wait_for(lambda: not taken or _newest(db) > taken[-1])
                taken.append(_newest(db))
                backup(house, tmp_path / f"copy-{number}")
        stop.set()
        for thread in threads:
            thread.join()
    for number, before in enumerate(taken):
        again = tmp_path / f"again-{number}"
        restore(tmp_path / f"copy-{number}", again)
        check_books(again)
        check_cards(again, ROOM)
        assert before <= len(log_of(again, ROOM)) <= len(log_of(house, ROOM))
    ada = guests[0]
    with Server(again) as other, closing(ada):
        ada.address = other.address
        ada.enter(ROOM)
        assert ada.now["me"]["seat"] == 1
        assert ada.ask(stake(player=2_500))["type"] == "accepted"


def test_a_copy_is_readable_only_by_its_owner(copy: Path) -> None:
    assert copy.stat().st_mode & 0o077 == 0


def test_nothing_is_written_over_unasked(copy: Path, tmp_path: Path) -> None:
    Store(tmp_path).close()
    before = (tmp_path / DATABASE).read_bytes()
    with pytest.raises(InTheWay):
        restore(copy, tmp_path)
    with pytest.raises(InTheWay):
        backup(copy.parent, copy)
    assert (tmp_path / DATABASE).read_bytes() == before
    restore(copy, tmp_path, force=True)
    assert log_of(tmp_path, ROOM) == log_of(copy.parent, ROOM)


def test_a_compressed_copy_is_put_back(copy: Path, tmp_path: Path) -> None:
    small, folder = tmp_path / "copy.gz", tmp_path / "house"
    backup(copy.parent, small)
    assert small.stat().st_mode & 0o077 == 0
    assert small.stat().st_size < copy.stat().st_size / 2
    with gzip.open(small) as whole:
        assert whole.read(16) == b"SQLite format 3\0"
    restore(small, folder)
    assert log_of(folder, ROOM) == log_of(copy.parent, ROOM)
    with pytest.raises(InTheWay):
        backup(copy.parent, small)
    assert not list(tmp_path.rglob("*.plain"))


@pytest.mark.parametrize("harm", ["cut short", "changed", "not compressed"])
def test_a_damaged_compressed_copy_is_not_put_back(copy: Path, tmp_path: Path, harm: str) -> None:
    small = gzip.compress(copy.read_bytes())
    bodies = {
        "cut short": small[:-1_000],
        "changed": small[:5_000] + bytes(50) + small[5_050:],
        "not compressed": copy.read_bytes(),
    }
    (tmp_path / "bad.gz").write_bytes(bodies[harm])
    with pytest.raises(IntegrityError):
        restore(tmp_path / "bad.gz", tmp_path / "house")
    assert not (tmp_path / "house" / DATABASE).exists()
    assert not list(tmp_path.rglob("*.plain"))


@pytest.fixture(scope="module")
def chain(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Path]]:
    """Back up a growing house three times: a full copy, and the changes since, twice."""
    folder, copies = tmp_path_factory.mktemp("growing"), tmp_path_factory.mktemp("copies")
    files = [copies / name for name in ("monday.gz", "tuesday.changes", "wednesday.changes")]
    with Server(folder) as server, seated(server.address) as guest:
        for since, file in zip([None, *files], files, strict=False):
            _play(guest, coups=1)
            backup(folder, file, since)
    return folder, files


def test_each_copy_of_a_chain_is_put_back_as_it_was(
    chain: tuple[Path, list[Path]], tmp_path: Path
) -> None:
    folder, files = chain
    lengths = []
    for number, file in enumerate(files):
        restore(file, tmp_path / str(number))
        check_books(tmp_path / str(number))
        lengths.append(len(log_of(tmp_path / str(number), ROOM)))
        assert file.stat().st_mode & 0o077 == 0
    assert lengths == sorted(set(lengths))
    whole = log_of(folder, ROOM)
    assert log_of(tmp_path / "2", ROOM) == {seq: whole[seq] for seq in range(1, lengths[-1] + 1)}
    assert sorted(files[0].parent.iterdir()) == sorted(files)


def test_unchanged_pages_are_not_written_again(copy: Path, tmp_path: Path) -> None:
    backup(copy.parent, tmp_path / "full.gz")
    backup(copy.parent, tmp_path / "since.changes", tmp_path / "full.gz")
    assert (tmp_path / "since.changes").stat().st_size < 1_000
    restore(tmp_path / "since.changes", tmp_path / "house")
    assert log_of(tmp_path / "house", ROOM) == log_of(copy.parent, ROOM)


def _harm(file: Path, base: str) -> dict[str, bytes]:
    body = file.read_bytes()
    head, _, pages = gzip.decompress(body).partition(b"\n")
    return {
        "cut short": body[:-20],
        "not compressed": head,
        "no head": gzip.compress(pages),
        "another page": gzip.compress(head + b"\n" + pages[:-1] + bytes([pages[-1] ^ 1])),
        "elsewhere": gzip.compress(head.replace(base.encode(), b"../x.gz") + b"\n" + pages),
        "itself": gzip.compress(head.replace(base.encode(), b"bad.changes") + b"\n" + pages),
    }


@pytest.mark.parametrize(
    "harm", ["cut short", "not compressed", "no head", "another page", "elsewhere", "itself"]
)
def test_damaged_changes_are_not_put_back(
    chain: tuple[Path, list[Path]], tmp_path: Path, harm: str
) -> None:
    full, changes, _ = chain[1]
    (tmp_path / full.name).write_bytes(full.read_bytes())
    (tmp_path / "bad.changes").write_bytes(_harm(changes, full.name)[harm])
    with pytest.raises(IntegrityError, match="copy-no-changes"):
        restore(tmp_path / "bad.changes", tmp_path / "house")
    assert not (tmp_path / "house" / DATABASE).exists()


def test_changes_need_the_copy_that_they_were_made_from(
    chain: tuple[Path, list[Path]], copy: Path, tmp_path: Path
) -> None:
    full, changes, _ = chain[1]
    (tmp_path / changes.name).write_bytes(changes.read_bytes())
    with pytest.raises(FileNotFoundError, match=full.name):
        restore(tmp_path / changes.name, tmp_path / "house")
    backup(copy.parent, tmp_path / full.name)
    with pytest.raises(IntegrityError, match="copy-other-base"):
        restore(tmp_path / changes.name, tmp_path / "house")
    assert not (tmp_path / "house" / DATABASE).exists()


def test_nothing_is_put_back_under_a_server(copy: Path, tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(FolderInUse):
        restore(copy, tmp_path, force=True)
    store.close()


def test_copying_without_a_house_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoHouse):
        backup(tmp_path, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


HARM = {
    "copy-has-gap": "DELETE FROM events WHERE seq = 3",
    "copy-does-not-add-up": "UPDATE balances SET amount = amount + 1 WHERE account LIKE 'player/%'",
    "copy-lacks-table table='shoes'": "DROP TABLE shoes",
}


@pytest.mark.parametrize("fault", [*HARM, "malformed|not a database|disk image"])
def test_a_damaged_copy_is_not_put_back(copy: Path, fault: str, tmp_path: Path) -> None:
    bad, folder = tmp_path / "bad", tmp_path / "house"
    body = copy.read_bytes()
    bad.write_bytes(body if fault in HARM else body[:50] + bytes(9_000) + body[9_050:])
    if fault in HARM:
        with closing(sqlite3.connect(bad)) as db:
            db.execute(HARM[fault])
            db.commit()
    with pytest.raises((IntegrityError, sqlite3.DatabaseError), match=fault):
        restore(bad, folder)
    assert not (folder / DATABASE).exists()
    assert not list(folder.glob("*.part"))
