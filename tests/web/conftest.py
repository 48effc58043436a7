"""A house with an operator, shared by the tests of what operators do."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from support.server.operator import Visitor, operated, undo
from support.server.process import Server

ELSEWHERE = "198.51.100.77"
OperatedHouse = tuple[Server, Visitor, Path]
"""The server, its operator, and the file of its log."""


@pytest.fixture(scope="package")
def operated_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OperatedHouse]:
    folder = tmp_path_factory.mktemp("operated")
    with operated(folder / "data", folder / "log") as (server, olga):
        yield server, olga, folder / "log"


@pytest.fixture
def operated_server(operated_house: OperatedHouse) -> Server:
    return operated_house[0]


@pytest.fixture
def olga(operated_house: OperatedHouse) -> Iterator[Visitor]:
    """Return the operator, newly signed in; her settings are undone afterwards."""
    olga = operated_house[1]
    olga.prove()
    yield olga
    olga.close()
    undo(olga)


@pytest.fixture
def come(operated_server: Server) -> Iterator[Callable[..., Visitor]]:
    """Return a function by which somebody comes in, from an address."""
    with ExitStack() as here:

        def enter(name: str, address: str = ELSEWHERE) -> Visitor:
            return here.enter_context(Visitor(operated_server, name, address))

        yield enter
