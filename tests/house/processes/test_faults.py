"""Three servers share a house in a database, and each fault befalls one of them under load.

Their machines' clocks are an hour apart. Guests play at two tables at once, each at another server,
and repeat a command elsewhere until it is answered. After each fault the whole history is checked.
"""

import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from baccarat.rules import preset
from support.oracles.database_reader import log_of
from support.runs import lack
from support.server.guest import Guest
from support.server.history import check_history, check_once
from support.server.load import Load, Regular, playing, wait_for
from support.server.postgres import find_programs, own_server, rows_of
from support.server.sharing import SharedHouse, sharing
from support.tables.drive import preset_sums

pytestmark = pytest.mark.slow

GAMES = ("mini", "chemin-de-fer")
BEFORE, AFTER = 4, 6
"""The answers that each guest waits for before and after a fault."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedHouse]:
    if not find_programs():
        lack("PostgreSQL")
    with own_server() as database, sharing(database, tmp_path_factory.mktemp("shared")) as house:
        yield house


def _owner(house: SharedHouse, room: str) -> int:
    found = house.owner_of(room)
    assert found is not None
    return found


class Evening:
    """Tables that one server has, and guests at each of them, each at another server."""

    def __init__(
        self, house: SharedHouse, owner: int, games: Sequence[str] = GAMES, guests: int = 3
    ) -> None:
        self.house = house
        wait_for(house.is_ready)
        with Guest(house.address(owner)) as host:  # the server that is asked first has the table
            orders = [
                {"preset": game, "fields": preset_sums(game)}
                | {"bots": 1, "pace": "instant", "name": "Ours"}
                for game in games
            ]
            made = [host.http.post("/api/rooms", json=order).raise_for_status() for order in orders]
            for answer in made:
                host.enter(answer.json()["id"])
        self.rooms = {
            answer.json()["id"]: preset(game) for answer, game in zip(made, games, strict=True)
        }
        self.guests = [
            Regular(house.address, number, room) for room in self.rooms for number in range(guests)
        ]

    def check(self) -> None:
        """Check everything that was acknowledged so far, in all rooms."""
        check_history(self.house.acks, self.house.url, self.rooms)
        for room in self.rooms:
            bought = [amount for each in self.guests if each.room == room for amount in each.bought]
            assert bought
            check_once(log_of(self.house.url, room), bought)


def test_three_that_start_at_once_on_an_empty_database_have_one_house(house: SharedHouse) -> None:
    assert len(rows_of(house.url, "SELECT id FROM rooms")) == 1
    with Guest(house.address(0)) as ada:
        for server in house.servers:
            wait_for(lambda at=server.address: _rooms(ada, at) == ["salon"])  # type: ignore[misc]


def _rooms(guest: Guest, address: str) -> list[str]:
    """List the rooms in a server's lobby."""
    return [room["id"] for room in guest.http.get(f"{address}api/rooms").json()]


def test_events_at_one_server_are_seen_at_the_others(house: SharedHouse) -> None:
    """Its table, its talk, the purse of a guest, the end of a session, and the table's closing."""
    here, there = house.servers[1].address, house.servers[2].address
    with Guest(here, "Ada") as ada, Guest(there, "Eve") as eve:
        order = {"preset": "mini", "name": "Ours", "pace": "instant"}
        room = ada.http.post("/api/rooms", json=order).raise_for_status().json()["id"]
        ada.enter(room)
        eve.enter(room)  # before the lobby can have told of it
        wait_for(lambda: room in _rooms(eve, there))
        assert ada.ask({"type": "say", "text": "good evening"})["type"] == "accepted"
        while eve.hear()["type"] != "talk":
            pass
        assert eve.ask({"type": "sit", "seat": 2, "amount": 50_000})["type"] == "accepted"
        wait_for(lambda: eve.http.get("/api/me").json()["account"] == 950_000)
        password = {"password": "seven small rivers"}
        eve.http.post("/api/me/login/password", json=password).raise_for_status()
        assert eve.http.get(f"{here}api/me").json()["name"] == "Eve"
        eve.enter(room)
        assert eve.http.post("/api/sign-out", json={}).is_success
        with suppress(ConnectionClosed):
            while True:
                eve.hear()
        assert eve.socket
        assert (eve.socket.close_code, eve.socket.close_reason) == (4404, "not-signed-in")
        assert ada.ask({"type": "close-room"})["type"] == "accepted"
        wait_for(lambda: room not in _rooms(ada, there))


def test_tables_of_a_server_with_too_many_move_to_others_while_people_play(
    house: SharedHouse,
) -> None:
    """With four tables of this test and the two of the tests before, a server may have three."""
    evening = Evening(house, 1, ("mini", "chemin-de-fer") * 2, guests=1)
    with playing(evening.guests) as load:
        wait_for(house.is_spread)
        assert any(_owner(house, room) != 1 for room in evening.rooms)
        load.more(AFTER)
    evening.check()


def _kill(house: SharedHouse, owner: int, load: Load) -> None:
    house.servers[owner].kill()
    load.more(AFTER)
    house.restart(owner)


def _stop(house: SharedHouse, owner: int, load: Load) -> None:
    assert house.servers[owner].stop() == 0
    load.more(AFTER)
    house.restart(owner)


def _pause(house: SharedHouse, owner: int, load: Load) -> None:
    """Pause it until others have its rooms; later acknowledgements are checked too."""
    house.signal(owner, signal.SIGSTOP)
    load.more(AFTER)
    house.signal(owner, signal.SIGCONT)


def _crash_database(house: SharedHouse, owner: int, load: Load) -> None:
    house.database.stop()
    house.database.start()


def _cut_both(house: SharedHouse, owner: int, load: Load) -> None:
    house.wires[owner].cut()
    load.more(AFTER)
    house.wires[owner].mend()


def _cut_back(house: SharedHouse, owner: int, load: Load) -> None:
    """Lose the answers of the database; it still obeys."""
    house.wires[owner].cut(there=False)
    load.more(AFTER)
    house.wires[owner].mend()


FAULTS = {
    "killed": (1, _kill),
    "stopped": (2, _stop),
    "paused": (1, _pause),
    "cut off": (0, _cut_both),
    "answers lost": (0, _cut_back),
    "database crashed": (2, _crash_database),
}


@pytest.mark.by_day("killed")
@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_lost_or_done_twice(house: SharedHouse, fault: str) -> None:
    first, strike = FAULTS[fault]
    evening = Evening(house, first)
    with playing(evening.guests) as load:
        load.more(BEFORE)
        owner = _owner(house, next(iter(evening.rooms)))  # a table may have moved by now
        strike(house, owner, load)
        load.more(AFTER)
    evening.check()
