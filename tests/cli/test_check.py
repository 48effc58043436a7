"""`baccarat check` verifies a data folder completely."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.store import Store
from cli.conftest import Here
from support.golden.played_house import ROOM, copy_played_house


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with packed shoes."""
    folder = copy_played_house(tmp_path / "house")
    store = Store(folder)
    store.pack_shoes("9999", [], 9)
    store.close()
    return folder


def _change(folder: Path, query: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        db.execute(query)
        db.commit()


def test_an_undamaged_house_is_reported_even_while_it_is_open(here: Here, folder: Path) -> None:
    store = Store(folder)
    ran = here("check", "--data", str(folder))
    store.close()
    assert ran == (0, f"The house in {folder} is undamaged.\n", "")


@pytest.mark.parametrize(
    ("change", "reason", "count"),
    [
        ("UPDATE packs SET body = substr(body, 1, 99)", "room “", 2),
        ("DELETE FROM packs WHERE room = 'played-before'", f"room “{ROOM}”", 1),
        ("UPDATE plays SET won = won + 1", "room “", 3),
        ("UPDATE carried SET packed = packed + 1", "does not add up", 1),
        ("UPDATE players SET name = 'X'", "guests, accounts and keys", 1),
    ],
)
def test_damage_is_reported_in_a_sentence_for_each_room(
    here: Here, folder: Path, change: str, reason: str, count: int
) -> None:
    _change(folder, change)
    ran = here("check", "--data", str(folder))
    assert (ran.returncode, ran.stdout) == (2, "")
    lines = ran.stderr.splitlines()
    assert len(lines) == count
    assert all(line.startswith(f"The house in {folder} is damaged: ") for line in lines)
    assert all(reason in line for line in lines)


def test_a_folder_without_a_house_is_refused(here: Here, tmp_path: Path) -> None:
    ran = here("check", "--data", str(tmp_path))
    assert (ran.returncode, ran.stderr) == (2, f"There is no house in {tmp_path}.\n")
