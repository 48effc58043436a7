"""How many commands a guest, a household and the spectators of a room may send."""

import itertools
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from baccarat.house.house import House
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.people import people
from baccarat.house.people.session_book import RecentlySeen
from baccarat.house.room_limits import MOST_ROOMS
from baccarat.web.app import make_app
from baccarat.web.guard.limits import COMMANDS, ONLOOKERS, ROOMS, Caller, RateLimiter
from support.server.guest import Guest, Message, seated
from support.server.process import Server

BURST, DAY = COMMANDS
DAY_SECONDS = 24 * 3600
LONG_ENOUGH = 5_400
"""Seconds after which the limit of a day allows less than a burst and its refills would."""
ADA = Caller("ada", "10.0.0.1", crowd=False)


class Asked:
    """Counts commands at a time that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        self.rates = RateLimiter(lambda: self.now)

    def let_by(self, *callers: Caller) -> int:
        """Send commands from all of them in turn until one is refused; return how many passed."""
        for passed, caller in enumerate(itertools.cycle(callers)):
            try:
                self.rates.check(caller, *COMMANDS)
            except Rejected:
                return passed
        raise AssertionError

    def without_a_pause(self, *callers: Caller) -> int:
        """Send as many as pass in `LONG_ENOUGH`."""
        passed, end = 0, self.now + LONG_ENOUGH
        while self.now < end:
            passed += self.let_by(*callers)
            self.now += BURST.guest.seconds * BURST.guest.at_once
        return passed


def test_a_guest_has_a_burst_and_then_eight_commands_a_second() -> None:
    asked = Asked()
    assert asked.let_by(ADA) == BURST.guest.at_once
    asked.now += 1.0
    assert asked.let_by(ADA) == 8


def test_the_refusal_says_when_the_next_command_passes() -> None:
    asked = Asked()
    asked.let_by(ADA)
    with pytest.raises(Rejected) as refused:
        asked.rates.check(ADA, *COMMANDS)
    assert (refused.value.code, refused.value.retry_in) == (HouseCode.TOO_MANY_COMMANDS, 125)
    asked.now += (refused.value.wait or 0) - 0.01
    assert asked.let_by(ADA) == 0
    asked.now += 0.011
    assert asked.let_by(ADA) == 1


@pytest.mark.by_day(0)
def test_guests_and_households_have_a_daily_command_limit() -> None:
    assert DAY.guest.at_once + DAY_SECONDS / DAY.guest.seconds == 116_400
    of_guest = DAY.guest.at_once + LONG_ENOUGH / DAY.guest.seconds
    assert of_guest < LONG_ENOUGH / BURST.guest.seconds
    assert Asked().without_a_pause(ADA) <= of_guest + 1
    family = [ADA._replace(player=str(number)) for number in range(12)]
    of_address = DAY.address.at_once + LONG_ENOUGH / DAY.address.seconds
    assert of_address < LONG_ENOUGH / BURST.address.seconds
    assert of_guest < Asked().without_a_pause(*family) <= of_address + 1


def test_one_address_cannot_fill_the_house_with_tables_in_five_days() -> None:
    rate = ROOMS.address
    assert rate.at_once + 5 * DAY_SECONDS / rate.seconds < MOST_ROOMS


def test_in_a_crowd_one_guest_takes_nothing_from_another() -> None:
    asked = Asked()
    crowd = ADA._replace(address="127.0.0.1", crowd=True)
    assert asked.let_by(crowd) == BURST.guest.at_once
    assert asked.let_by(crowd._replace(player="bob")) == BURST.guest.at_once


TOGETHER = 20
"""Frames sent before their answers are read."""


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Server]:
    """Start a server that a slow machine can send too much to as well."""
    with Server(tmp_path, "support.server.conditions slow_rates") as server:
        yield server


def _flood(guests: list[Guest], do: Message, code: str) -> tuple[int, Message]:
    """Send the same command over several sockets in turn until one is refused by its `code`.

    Returns how many were not, and the first refusal.
    """
    passed = 0
    for guest in itertools.cycle(guests):
        frames = [guest.frame(do) for _ in range(TOGETHER)]
        for frame in frames:
            guest.send(frame)
        answers = [guest.answer(frame["id"]) for frame in frames]
        refused = [answer for answer in answers if answer.get("code") == code]
        passed += TOGETHER - len(refused)
        if refused:
            return passed, refused[0]
        assert passed < 2_000, "never refused"
    raise AssertionError


def _replies(server: Server) -> int:
    assert isinstance(server.folder, Path)
    with closing(sqlite3.connect(server.folder / "baccarat.sqlite3")) as database:
        return int(database.execute("SELECT count(*) FROM replies").fetchone()[0])


def test_neither_a_second_socket_nor_a_second_room_evades_the_bound(slow_server: Server) -> None:
    begin = time.monotonic()
    with seated(slow_server.address) as ada, Guest(slow_server.address, "Bea") as bea:
        cookie = ada.http.cookies["baccarat"]
        other = Guest(slow_server.address, cookie=cookie)
        with other:
            other.ids = (f"o{number}" for number in itertools.count(1))
            other.enter(ada.http.post("/api/rooms", json={}).json()["id"])
            other.ask({"type": "sit", "seat": 1, "amount": 100_000})
            passed, refused = _flood(
                [ada, other], {"type": "cash", "amount": 1}, "too-many-commands"
            )
            most = BURST.guest.at_once + (time.monotonic() - begin) / BURST.guest.seconds
            assert BURST.guest.at_once - 2 <= passed <= most
            assert refused["type"] == "refused"
            assert 0 < refused["retry_in"] <= 1000 * BURST.guest.seconds
            assert refused["id"], "it says which command it is about"
            done = ada.frame({"type": "say", "text": "done before"})
            while (first := ada.answer_to(done)).get("code") == "too-many-commands":
                time.sleep(first["retry_in"] / 1000)
            _flood([ada], {"type": "cash", "amount": 1}, "too-many-commands")
            assert ada.answer_to(done) == first, "a repetition is not counted"
            kept = _replies(slow_server)
            passed, refused = _flood([ada], {"type": "cash", "amount": 1}, "too-many-commands")
            assert _replies(slow_server) == kept + passed, "nothing is stored of what is refused"
            again = ada.frame({"type": "cash", "amount": 1}, id=refused["id"])
            while (answer := ada.answer_to(again)).get("code") == "too-many-commands":
                time.sleep(answer["retry_in"] / 1000)
            assert answer["type"] == "accepted"
        assert bea.enter()["type"] == "welcome"
        assert bea.ask({"type": "say", "text": "Good evening"})["type"] == "accepted"


UNREADABLE: dict[str, Callable[[Guest], None]] = {
    "no JSON": lambda guest: guest.send("faites vos jeux"),
    "refused by the table": lambda guest: guest.send(
        json.dumps({"id": "x", "shoe": 0, "coup": 0, "do": {"type": "deal"}})
    ),
}


@pytest.mark.by_day(1)
@pytest.mark.parametrize("kind", UNREADABLE)
def test_frames_that_change_nothing_count_too(slow_server: Server, kind: str) -> None:
    with seated(slow_server.address) as ada:
        codes = []
        while "too-many-commands" not in codes:
            for _ in range(TOGETHER):
                UNREADABLE[kind](ada)
            codes += [ada.hear().get("code") for _ in range(TOGETHER)]
            assert len(codes) < 2_000
        assert len(codes) >= BURST.guest.at_once - 10


@pytest.mark.by_day(0)
def test_spectators_of_a_room_do_not_use_up_the_players_limit(slow_server: Server) -> None:
    """Many guests together flood one room, each staying within a guest's limit.

    Ada's command to sit down is that of a spectator as well.
    """
    with ExitStack() as stack:
        ada = stack.enter_context(seated(slow_server.address))
        crowd = [
            stack.enter_context(Guest(slow_server.address, f"Eve {number}")) for number in range(6)
        ]
        for each in crowd:
            each.enter()
        passed, refused = _flood(crowd, {"type": "deal"}, "room-busy")
        assert passed >= ONLOOKERS.at_once - 1
        assert 0 < refused["retry_in"] <= 1000 * ONLOOKERS.seconds
        assert ada.ask({"type": "cash", "amount": 1})["type"] == "accepted"


PASSWORD = {"password": "seven small rivers"}


def _as(http: Any, answer: Any) -> Any:
    """Let a client send only the cookie of an answer."""
    http.cookies.clear()
    http.headers["Cookie"] = answer.headers["set-cookie"].split(";")[0] if answer else ""
    return http


@contextmanager
def _ended_session(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Callable[[], int], list[str]]]:
    """Yield a way to ask with the cookie of an ended session, and the reads for it.

    The house behaves as one of several processes of a shared house.
    """
    house, reads = House(folder), list[str]()
    with TestClient(make_app(house)) as http:
        guest = http.post("/api/guests", json={"name": "Ada"})
        made = _as(http, guest).post("/api/me/login/password", json=PASSWORD)
        again = PASSWORD | {"name": made.json()["login"]["sign_in_name"]}
        here = _as(http, None).post("/api/sign-in/password", json=again)
        ended = _as(http, here).post("/api/me/login/sessions/end", json={"id": None})
        assert len(ended.json()["login"]["sessions"]) == 1
        found = house.storage.read

        async def note(work: Any) -> Any:
            reads.append(work.__qualname__)
            return await found(work)

        monkeypatch.setattr(house.storage, "read", note)
        monkeypatch.setattr(house.cluster, "shared", True)

        def ask() -> int:
            return int(_as(http, made).get("/api/me").status_code)

        yield ask, reads


def test_an_ended_session_is_looked_up_once_in_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with _ended_session(tmp_path, monkeypatch) as (ask, reads):
        assert [ask() for _ in range(9)] == [200] * 9
        assert [each for each in reads if "find_session" in each] == reads[:1]


def test_a_request_beyond_the_limit_reads_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise Rejected(HouseCode.TOO_MANY_REQUESTS)

    with _ended_session(tmp_path, monkeypatch) as (ask, reads):
        monkeypatch.setattr(RateLimiter, "check", refuse)
        assert ask() == 429
        assert reads == []


def test_what_is_remembered_is_bounded_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("baccarat.house.people.session_book.time.monotonic", lambda: now)
    seen = RecentlySeen(people.UNKNOWN_SECONDS, 3)
    for text in "abcd":
        seen.add(text)
    assert [text for text in "abcd" if seen.has(text)] == ["b", "c", "d"]
    now += people.UNKNOWN_SECONDS
    assert not seen.has("d")
