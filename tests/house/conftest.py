"""Houses in a folder, and in PostgreSQL.

This is not in the conftest of all tests, because a process in which changes are planted must not
import the package before it forks.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from baccarat.house.store.address import Place
from baccarat.house.store.backends.contract import HousePlace
from baccarat.house.store.backends.opening import open_place
from support.runs import lack
from support.server.postgres import PostgresServer, find_programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """Start PostgreSQL once for all tests that use it."""
    if not (programs := find_programs()):
        lack("PostgreSQL")
    running = PostgresServer(programs)
    yield running
    running.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Return where a house can be made: a folder, and a database with a new house."""
    if request.param == "sqlite":
        return tmp_path
    running: PostgresServer = request.getfixturevalue("postgres")
    return running.house()


@pytest.fixture(params=["sqlite", "postgres"])
def on_both(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a test that opens folders once with them, and once with a database for each of them."""
    if request.param == "sqlite":
        return
    running: PostgresServer = request.getfixturevalue("postgres")
    databases: dict[Path, Place] = {}

    def open_database(place: Place, **options: bool) -> HousePlace:
        if isinstance(place, Path):
            databases[place] = databases.get(place) or running.house()
            place = databases[place]
        return open_place(place, **options)

    monkeypatch.setattr("baccarat.house.store.store.open_place", open_database)
