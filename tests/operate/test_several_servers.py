"""Two servers that share a house, behind nginx as the page says, and one of them is killed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple

import pytest

from baccarat.house.store.address import DatabaseUrl
from baccarat.house.store.opening import FORMAT
from operate.fronts import nginx
from support.oracles.database_reader import log_of
from support.runs import lack
from support.server.guest import Guest
from support.server.history import check_once
from support.server.load import Regular, playing, wait_for
from support.server.postgres import find_programs, own_server, rows_of
from support.server.process import TESTS, ReservedPort, Server
from support.server.sharing import OWNER

pytestmark = pytest.mark.slow

TABLES = 2
"""With more of them at one server, it would hand some over."""
BEFORE, AFTER = 4, 6


class Pair(NamedTuple):
    """Two servers behind nginx, at `address`; `log` has where each request went."""

    url: DatabaseUrl
    servers: list[Server]
    address: str
    log: Path

    def owner_of(self, room: str) -> str | None:
        """Return the address of the server that has a room, if one has it."""
        found = rows_of(self.url, OWNER.format(room))
        return found[0][0] if found else None

    def went_to(self, path: str) -> list[str]:
        """List the servers to which nginx has sent requests for a path that are finished."""
        lines = (line.split(" ", 1) for line in self.log.read_text().splitlines())
        return [to for asked, to in lines if asked == path]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    if not find_programs():
        lack("PostgreSQL")
    with ExitStack() as stack:
        database = stack.enter_context(own_server())
        url = database.empty()
        servers = [
            Server(url, "baccarat.web", "0", "127.0.0.1", "peer_address=127.0.0.1:0")
            for _ in range(2)
        ]
        for server in servers:
            stack.callback(server.kill)
            server.start()
        folder = tmp_path_factory.mktemp("nginx")
        port, plain = (stack.enter_context(closing(ReservedPort())).number for _ in range(2))
        several = [server.port for server in servers]
        stack.enter_context(nginx(folder, port, plain, 0, "", several))
        yield Pair(url, servers, f"http://127.0.0.1:{port}/", folder / "access.log")


def make_table(host: Guest) -> str:
    """Make a table, and return its id."""
    order = {"preset": "mini", "bots": 0, "pace": "instant", "name": "Ours"}
    made = host.http.post("/api/rooms", json=order).raise_for_status()
    return str(made.json()["id"])


def test_nginx_sends_everybody_at_a_table_to_the_server_that_has_it(pair: Pair) -> None:
    with Guest(pair.address, "Ada") as ada, Guest(pair.address, "Eve") as eve:
        rooms = [make_table(ada) for _ in range(TABLES)]
        assert [pair.owner_of(room) for room in rooms] == [None] * TABLES
        for room in rooms:
            for guest in (ada, eve):
                assert guest.enter(room)["type"] == "welcome"
                guest.http.get(f"/api/rooms/{room}/shoes").raise_for_status()
        owners = {room: pair.owner_of(room) for room in rooms}
    for room, owner in owners.items():
        socket = f"/api/rooms/{room}/socket"
        wait_for(lambda path=socket: len(pair.went_to(path)) == 2)  # type: ignore[misc]
        asked = [*pair.went_to(socket), *pair.went_to(f"/api/rooms/{room}/shoes")]
        assert asked == [owner] * 4


@pytest.mark.by_day(1)
@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (FORMAT + 1, "is using {} that cannot share it with this one: it has --standby, or a ver"),
        (FORMAT - 1, "{} was written by a newer version"),
    ],
    ids=["newer", "older"],
)
def test_a_server_of_another_format_is_refused_beside_those_that_run(
    pair: Pair, number: int, sentence: str
) -> None:
    command = [
        sys.executable, "-m", "support.server.next_format", str(number), "play", "--no-browser",
        "--port=0", f"--data={pair.url.url}",
    ]  # fmt: skip
    english = {**os.environ, "LC_ALL": "C"}
    ran = subprocess.run(
        command, cwd=TESTS, env=english, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert sentence.format(str(pair.url)) in ran.stderr
    assert ran.stderr.count("\n") == 1
    with Guest(pair.address) as guest:
        assert guest.enter(make_table(guest))["type"] == "welcome"


def test_guests_whose_server_is_killed_go_on_at_the_other_one(pair: Pair) -> None:
    with Guest(pair.address) as host:
        room = make_table(host)
    guests = [Regular(lambda _: pair.address, number, room) for number in range(2)]
    with playing(guests) as load:
        load.more(BEFORE)
        ports = [f"127.0.0.1:{server.port}" for server in pair.servers]
        mine = ports.index(pair.owner_of(room) or "")
        pair.servers[mine].kill()
        load.more(AFTER)
        assert pair.owner_of(room) == ports[1 - mine]
    bought = [amount for guest in guests for amount in guest.bought]
    assert bought
    check_once(log_of(pair.url, room), bought)
    with Guest(pair.address) as newcomer:  # whom nginx may first send to the one that is gone
        assert newcomer.enter(room)["type"] == "welcome"
