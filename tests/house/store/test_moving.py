"""A house moves from a folder to a database and back, with every row, sum and hash."""

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.cli import main
from baccarat.house.store import moving
from baccarat.house.store.address import Place
from baccarat.house.store.backends.opening import check_place
from baccarat.house.store.dialects.faults import FolderInUse, InTheWay
from baccarat.house.store.integrity import IntegrityError
from baccarat.house.store.moving import move_house
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.queries.sizes import read_sizes
from baccarat.house.store.store import Store
from support.golden.played_house import all_rows, copy_played_house
from support.oracles.database_reader import check_books
from support.server.postgres import PostgresServer, rows_of

LATER = "9999"
"""A time after the end of every shoe."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a finished shoe, which is packed, and one that is being dealt."""
    folder = copy_played_house(tmp_path_factory.mktemp("played"))
    with closing(Store(folder)) as store:
        store.pack_shoes(LATER, [], 1)
    return folder


def _rows(folder: Path) -> dict[str, list[Any]]:
    """Read everything but the sum of the house, which binds the layout of its database."""
    rows = all_rows(folder / DATABASE)
    rows["heads"] = [row for row in rows["heads"] if row[0]]
    return rows


def test_a_house_moves_there_and_back_with_everything(
    played: Path, tmp_path: Path, postgres: PostgresServer
) -> None:
    url = postgres.empty()
    move_house(played, url)
    assert check_place(url) == []
    with closing(Store(url)) as there, closing(Store(played)) as here:
        for room in here.rooms():
            assert there.events(room, 0) == here.events(room, 0)
            assert there.shoes(room) == here.shoes(room)
            assert there.done(room, 1) == here.done(room, 1)
        assert there.balances() == here.balances()
        assert replace(read_sizes(there), free_pages=0) == replace(read_sizes(here), free_pages=0)
    move_house(url, tmp_path / "back")
    check_books(tmp_path / "back")
    assert _rows(tmp_path / "back") == _rows(played)
    Store(tmp_path / "back").close()


def test_a_moved_house_continues_the_numbers_of_its_rows(
    played: Path, postgres: PostgresServer
) -> None:
    url = postgres.empty()
    move_house(played, url)
    with closing(Store(url)) as store:
        store.add_player("ada", "Ada", [])
        store.pack_shoes(LATER, [], 9)
    newest, count = rows_of(url, "SELECT max(id), count(*) FROM plays")[0]
    assert newest == count > 0


@pytest.mark.parametrize("harm", ["a lost row", "a changed row", "a lost account"])
def test_nothing_is_left_of_a_copy_that_differs(
    played: Path, postgres: PostgresServer, harm: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted faults of the copy itself."""
    change = {
        "a lost row": "DELETE FROM coups WHERE coup = 1",
        "a changed row": "UPDATE shoes SET coups = coups + 1 WHERE shoe = 1",
        "a lost account": "DELETE FROM carried WHERE account LIKE 'purse/%'",
    }[harm]
    bind = moving._bind_to_layout

    def bind_harmed(old: Any, new: Any) -> None:
        new.exec_driver_sql(change.replace("%", "%%"))
        bind(old, new)

    monkeypatch.setattr(moving, "_bind_to_layout", bind_harmed)
    url = postgres.empty()
    with pytest.raises(IntegrityError):
        move_house(played, url)
    assert rows_of(url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]


def test_a_house_in_use_or_in_the_way_is_refused(
    played: Path, tmp_path: Path, postgres: PostgresServer
) -> None:
    url = postgres.house()
    with pytest.raises(InTheWay):
        move_house(played, url)
    with pytest.raises(InTheWay):
        move_house(url, played)
    with closing(Store(url)), pytest.raises(FolderInUse):
        move_house(url, tmp_path / "new")
    assert not (tmp_path / "new" / DATABASE).exists()


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("a", "b", "One of a and b must be a folder"),
        ("postgresql://x/y", "postgres://x/z", "must be a folder"),
        ("nowhere", "postgresql://x/z", "There is no house in nowhere"),
    ],
)
def test_moves_that_cannot_be_are_refused_in_a_sentence(
    source: str, target: str, said: str, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("LC_ALL", "en")
    assert main(["move", source, target]) == 2
    told = capsys.readouterr().err.strip()
    assert said in told
    assert len(told.splitlines()) == 1


def test_the_commands_move_and_check(
    played: Path, postgres: PostgresServer, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("LC_ALL", "en")
    places: list[Place] = [played, postgres.empty()]
    url = places[1].url  # type: ignore[union-attr]
    assert main(["move", str(played), url]) == 0
    assert main(["check", "--data", url]) == 0
    assert main(["backup", "copy", "--data", url]) == 2
    out = capsys.readouterr()
    assert "Open only the copy" in out.out
    assert "pg_dump" in out.err
