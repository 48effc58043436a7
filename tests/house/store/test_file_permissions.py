"""Only its owner can read the data folder, whatever the umask and its former mode."""

import os
import shutil
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from baccarat.cli import main
from baccarat.house.store.backup import backup, restore
from baccarat.house.store.batch import Batch
from baccarat.house.store.lost_transactions import Notice
from baccarat.house.store.opening import FORMAT
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.store import Store
from baccarat.rules import Fault
from baccarat.web import serve
from support.mutants.forks import FORKS, write_to
from support.server.next_format import next_format
from support.server.process import Server

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights otherwise")


@pytest.fixture(params=[0o000, 0o022, 0o777], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """Return the permissions of a folder and everything in it."""
    there = {"": folder, **{file.name: file for file in folder.iterdir()}}
    return {name: stat.S_IMODE(path.stat().st_mode) for name, path in there.items()}


def check_private(folder: Path, *files: str) -> None:
    found = modes(folder)
    assert found.keys() >= {"", *files}
    assert found.pop("") == 0o700
    assert set(found.values()) == {0o600}


def test_a_new_folder_is_readable_only_by_its_owner(tmp_path: Path, umask: int) -> None:
    folder = tmp_path / "house"
    store = Store(folder)
    check_private(folder, DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", "lock")
    assert store.notices == []
    store.add_room("red", b"{}", Batch("red", 0, []))
    check_private(folder)
    store.close()


def test_a_file_in_the_folders_place_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.touch(0o644)
    had = file.stat().st_mode
    with pytest.raises(NotADirectoryError):
        Store(file)
    assert file.stat().st_mode == had


@pytest.mark.parametrize("open_to", [0o755, 0o750, 0o711])
def test_a_folder_that_others_could_read_is_made_private(tmp_path: Path, open_to: int) -> None:
    folder = tmp_path / "house"
    Store(folder).close()
    folder.chmod(open_to)
    store = Store(folder)
    check_private(folder)
    assert [notice.code for notice in store.notices] == [Notice.MADE_PRIVATE]
    store.close()


def test_files_that_others_could_read_are_made_private(tmp_path: Path) -> None:
    live = Store(tmp_path / "live")
    live.add_room("red", b"{}", Batch("red", 0, []))
    folder = Path(shutil.copytree(tmp_path / "live", tmp_path / "killed"))
    live.close()
    for file in folder.iterdir():
        file.chmod(0o644)
    store = Store(folder)
    check_private(folder, f"{DATABASE}-wal")
    assert [notice.code for notice in store.notices] == [Notice.MADE_PRIVATE]
    store.close()


def test_safety_and_backup_copies_are_private(tmp_path: Path, umask: int) -> None:
    folder = tmp_path / "house"
    Store(folder).close()
    os.umask(umask)
    with next_format():
        Store(folder).close()
    check_private(folder, DATABASE, f"{DATABASE}.format-{FORMAT}")
    with next_format():
        backup(folder, tmp_path / "copy")
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    with next_format():
        restore(tmp_path / "copy", tmp_path / "again")
    check_private(tmp_path / "again", DATABASE)


def test_a_folder_that_all_users_share_stays_theirs(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    Store(tmp_path).close()
    found = modes(tmp_path)
    assert found.pop("") == 0o1777
    assert set(found.values()) == {0o600}


@pytest.mark.parametrize(
    ("open_to", "told"), [(0o755, []), (0o777, [Notice.OTHERS_WRITE])], ids=["read", "write"]
)
def test_an_unrelated_folder_keeps_its_permissions(
    tmp_path: Path, umask: int, open_to: int, told: list[Notice]
) -> None:
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos").chmod(0o750)
    tmp_path.chmod(open_to)
    for _ in range(2):  # the second time, the house's own files are there
        store = Store(tmp_path)
        assert [notice.code for notice in store.notices] == told
        found = modes(tmp_path)
        store.close()
        assert (found.pop(""), found.pop("photos")) == (open_to, 0o750)
        assert set(found.values()) == {0o600}


def test_restricted_permissions_are_reported(tmp_path: Path) -> None:
    (tmp_path / "photos").mkdir()
    Store(tmp_path).close()
    tmp_path.chmod(0o755)
    (tmp_path / DATABASE).chmod(0o644)
    store = Store(tmp_path)
    assert store.notices == [Fault(Notice.MADE_PRIVATE, {"path": str(tmp_path / DATABASE)})]
    store.close()


@pytest.mark.parametrize("holds", [[], ["bets"]], ids=["nothing", "bets"])
def test_a_folder_for_a_house_alone_is_made_private(tmp_path: Path, holds: list[str]) -> None:
    for name in holds:
        (tmp_path / name).mkdir()
    tmp_path.chmod(0o755)
    Store(tmp_path).close()
    assert modes(tmp_path)[""] == 0o700


def test_a_server_keeps_all_that_it_makes_private(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with Server(tmp_path / "house"):
            check_private(tmp_path / "house", f"{DATABASE}-wal", f"{DATABASE}-shm", "lock")
    finally:
        os.umask(before)


def _fail(*_: object) -> None:
    raise serve.CannotServe("no-address", "nowhere")


def _play(page: Path, said: Path, *options: str) -> None:
    """Play with another page, as a separate command would; its output goes to a file."""
    ours = pytest.MonkeyPatch()  # never undone: the process runs only one command
    ours.setenv("LC_ALL", "C")
    ours.setattr(serve, "PAGE", page)
    ours.setattr(serve, "_make_server", _fail)
    write_to(str(said), 2)
    sys.exit(main(["play", "--no-browser", *options]))


def _play_later(*given: str) -> None:
    """Play with the next format."""
    with next_format():
        _play(Path(given[0]), Path(given[1]), *given[2:])


def test_carried_over_data_is_reported_on_the_console(tmp_path: Path) -> None:
    """The command ends as soon as the house is open."""
    folder, said = tmp_path / "house", tmp_path / "said"
    Store(folder).close()
    for file in folder.iterdir():
        file.chmod(0o644)
    (tmp_path / "index.html").touch()
    played = FORKS.Process(
        target=_play_later, args=(tmp_path, said, "--port=0", "--data", str(folder))
    )
    played.start()
    played.join()
    lines = said.read_text("utf-8").splitlines()
    carried, private, _ = (line for line in lines if " INFO " not in line)
    assert f"{DATABASE}.format-{FORMAT}" in carried
    assert "yours alone now" in private
    assert played.exitcode == 2
