"""What one guest, and all of one address, may make and ask for; what a request costs others."""

import asyncio
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from baccarat import notation
from baccarat.house import room_limits
from baccarat.house.history import records
from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.commands import Command, TakeSeat
from baccarat.house.model.ledger import MAX_ISSUED_TO_ADDRESS, WELCOME_CHIPS
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.room_limits import MAX_ROOMS_PER_HOST
from baccarat.house.rooms.presence import Viewer
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from baccarat.web.fair_queue import FairQueue
from baccarat.web.guard.limits import (
    CROWD_HOUSEHOLDS,
    GUESTS,
    INVITES,
    MAX_CONNECTIONS,
    MAX_REMEMBERED,
    MAX_SOCKETS,
    Caller,
    Rate,
    RateLimiter,
    RatePolicy,
    SocketLimiter,
)
from baccarat.web.page_files import CachedJson
from support.server.guest import PATIENCE, PLAIN, Guest, seated, stake
from support.server.process import Server

BOUND = RatePolicy("test", Rate(3, 2.0), Rate(5, 1.0))
ADA = Caller("ada", "10.0.0.1", crowd=False)


class Clock:
    """Counts admitted commands at a time that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        self.rates = RateLimiter(lambda: self.now)

    def let_by(self, caller: Caller, many: int = 1_000) -> int:
        """Send `many` commands at once, and return the number admitted."""
        for asked in range(many):
            try:
                self.rates.check(caller, BOUND)
            except Rejected:
                return asked
        return many


def test_a_guest_may_so_much_at_once_and_one_more_after_a_while() -> None:
    clock = Clock()
    assert clock.let_by(ADA) == 3
    clock.now = 2.0
    assert clock.let_by(ADA) == 1
    clock.now = 1_000.0
    assert clock.let_by(ADA) == 3


def test_guests_of_one_address_share_what_it_may() -> None:
    clock = Clock()
    guests = [ADA._replace(player=name) for name in "abcd"]
    assert [clock.let_by(each, 2) for each in guests] == [2, 2, 1, 0]
    assert clock.let_by(ADA._replace(address="10.0.0.2")) == 3


def test_a_crowd_does_not_block_a_guest() -> None:
    clock = Clock()
    crowd = ADA._replace(crowd=True)
    assert clock.let_by(crowd._replace(player="")) == 5 * CROWD_HOUSEHOLDS
    assert [clock.let_by(crowd._replace(player=name)) for name in "abc"] == [3, 3, 3]


def _sockets(callers: list[Caller], most: int = MAX_CONNECTIONS) -> list[bool]:
    """Open a socket for each, and return those admitted; then close them all, and open one."""
    sockets, let_in = SocketLimiter(most), []
    with ExitStack() as stack:
        for caller in callers:
            try:
                stack.enter_context(sockets.held(caller))
            except Rejected:
                let_in.append(False)
            else:
                let_in.append(True)
    with sockets.held(callers[-1]):
        return let_in


def test_sockets_per_guest_and_household_are_limited() -> None:
    """Behind a proxy too, where the number of connections does not identify their owners."""
    bob, away = ADA._replace(player="bob"), ADA._replace(address="10.0.0.2")
    assert _sockets([ADA] * MAX_SOCKETS + [ADA, away, bob]) == [True] * MAX_SOCKETS + [0, 0, 1]
    many = [ADA._replace(player=str(n)) for n in range(MAX_CONNECTIONS)]
    assert _sockets([*many, bob, bob._replace(address="10.0.0.2")])[-2:] == [False, True]
    assert all(_sockets([*many, bob], most=0)), "a host may let one address hold any number"
    crowd = [each._replace(crowd=True) for each in many]
    assert all(_sockets([*crowd, bob._replace(crowd=True), ADA._replace(player="", crowd=True)]))


def test_a_caller_with_many_requests_delays_only_itself() -> None:
    done: list[str] = []

    async def ask(lanes: FairQueue, who: str, number: int) -> None:
        async with lanes.turn(who):
            before = len(done)
            await asyncio.sleep(0)
            assert len(done) == before, "two at a time"
            done.append(f"{who}{number}")

    async def all_at_once() -> list[object]:
        lanes = FairQueue(3)
        asked = [
            ask(lanes, who, number) for who in "abc" for number in range(1, 3 if who > "a" else 6)
        ]
        refused = await asyncio.gather(*asked, return_exceptions=True)
        await ask(lanes, "a", 6)
        return [each.code for each in refused if isinstance(each, Rejected)]

    assert asyncio.run(all_at_once()) == [HouseCode.TOO_MANY_REQUESTS] * 2
    assert done == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "a6"]


def test_the_number_of_remembered_callers_is_bounded() -> None:
    clock = Clock()
    for number in range(MAX_REMEMBERED + 10):
        clock.let_by(Caller("", str(number), crowd=False), 1)
    assert len(clock.rates._free) == MAX_REMEMBERED


def test_names_per_address_are_limited(far_server: Server) -> None:
    far = httpx.HTTPTransport(local_address="127.0.0.9", verify=PLAIN)
    with httpx.Client(transport=far, base_url=far_server.address, timeout=PATIENCE) as http:
        codes = []
        for _ in range(GUESTS.address.at_once):
            http.cookies.clear()
            codes.append(http.post("/api/guests", json={"name": "Eve"}).json().get("code"))
        daily = MAX_ISSUED_TO_ADDRESS // WELCOME_CHIPS
        assert codes == [None] * daily + ["network-spent"] * (len(codes) - daily)
        refused = http.post("/api/guests", json={"name": "Eve"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-guests")
    with Guest(far_server.address) as ada:
        assert ada.http.get("/api/me").status_code == 200


def test_rooms_per_host_and_links_per_guest_are_limited(own_server: Server) -> None:
    with Guest(own_server.address) as host, Guest(own_server.address, "Bea") as other:
        for _ in range(MAX_ROOMS_PER_HOST):
            made = host.http.post("/api/rooms", json={})
            assert made.status_code == 201
        refused = host.http.post("/api/rooms", json={})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-rooms")
        assert other.http.post("/api/rooms", json={}).status_code == 201
        host.enter(made.json()["id"])
        host.ask({"type": "close-room"})
        assert host.http.post("/api/rooms", json={}).status_code == 201, "closed ones count no more"


def test_creating_and_revoking_links_is_limited(own_server: Server) -> None:
    with Guest(own_server.address) as host:
        host.enter(host.http.post("/api/rooms", json={}).json()["id"])
        begin, made = time.monotonic(), 0
        while (answer := host.ask({"type": "make-invite"}))["type"] == "accepted":
            made += 1
            host.ask({"type": "revoke-invite", "number": made})
        assert answer["code"] == "too-many-requests"
        most = INVITES.guest.at_once + (time.monotonic() - begin) / INVITES.guest.seconds
        assert INVITES.guest.at_once <= made <= most


def test_rooms_in_a_house_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_limits, "MOST_ROOMS", 2)

    async def fill() -> None:
        house = House(tmp_path)
        await house.open()
        await house.room_factory.create(RoomSpec(), await house.guests.welcome("Ada"))
        with pytest.raises(Rejected, match="house-full"):
            await house.room_factory.create(RoomSpec(), await house.guests.welcome("Bea"))
        await house.close()

    asyncio.run(fill())


def test_a_record_is_folded_beside_the_threads_that_write_and_serve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noted(record: Any) -> str:
        threads.append(threading.current_thread().name)
        return notation.write(record)

    monkeypatch.setattr(records, "write", noted)

    async def ask() -> None:
        house = House(tmp_path)
        await house.open()
        room, ada = await house.rooms.find("salon"), await house.guests.welcome("Ada")
        room.viewers.append(Viewer(ada.player, ada.name))
        await room.ask(ada.player, ada.name, Command("c", 0, 1, TakeSeat(100_000, 1)))
        while room.state.shoe == 0:
            await asyncio.sleep(0.01)
        assert "[[coups]]" not in await records.record_text(room, 1)
        await house.close()

    asyncio.run(ask())
    assert [name.partition("_")[0] for name in threads] == ["records"]


def test_concurrent_requests_share_one_long_computation() -> None:
    made: list[str] = []

    def make() -> bytes:
        made.append(threading.current_thread().name)
        return b"[%s]" % b",".join([b"0"] * 99)

    async def ask() -> None:
        kept, asking = (
            CachedJson(),
            cast("Any", SimpleNamespace(headers={"accept-encoding": "gzip"})),
        )
        answers = await asyncio.gather(*(kept.answer(asking, "x", make) for _ in range(8)))
        assert {answer.headers["Content-Encoding"] for answer in answers} == {"gzip"}

    asyncio.run(ask())
    assert len(made) == 1
    assert made[0] != threading.main_thread().name


def test_a_table_is_not_told_about_spectators(own_server: Server) -> None:
    with seated(own_server.address) as ada, Guest(own_server.address, "Eve") as eve:
        assert ada.ask(stake(player=2_500))["type"] == "accepted"
        heard = len(ada.heard)
        for _ in range(10):
            assert eve.enter()["type"] == "welcome"
        eve.close()
        assert ada.ask(stake(player=2_500))["type"] == "accepted"
        # Two of her own, and the news of the first, which may come after it was counted.
        assert len(ada.heard) <= heard + 3


@pytest.mark.parametrize(
    "code",
    [
        HouseCode.TOO_MANY_REQUESTS,
        HouseCode.TOO_MANY_COMMANDS,
        HouseCode.ROOM_BUSY,
        HouseCode.TOO_MANY_GUESTS,
        HouseCode.TOO_MANY_ROOMS,
        HouseCode.HOUSE_FULL,
        HouseCode.UNKNOWN_HOST,
        HouseCode.OUT_OF_ORDER,
    ],
)
def test_each_limit_has_a_message_in_every_language(code: HouseCode) -> None:
    said = {say(language, f"refusal-{code}", {"seconds": 5}) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
