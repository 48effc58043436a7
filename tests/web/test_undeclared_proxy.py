"""Behind a proxy that the server was not told of, one visitor cannot lock out the others."""

import logging
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from baccarat.house.model.refusal import Rejected
from baccarat.web.guard.counts import MAX_WARNINGS, Warnings
from baccarat.web.guard.limits import (
    CROWD_HOUSEHOLDS,
    MAX_CONNECTIONS,
    MAX_SOCKETS,
    RESERVED,
    Caller,
    ConnectionLimiter,
    Proxies,
    SocketLimiter,
    parse_networks,
)
from support.server.forwarder import Forwarder
from support.server.guest import PATIENCE, PLAIN, Guest
from support.server.process import Server

FORWARDED = {"X-Forwarded-For": "203.0.113.9"}
LOOPBACK = ["127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1", "::ffff:127.8.8.8"]


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """Start a server and a proxy before it; gives the proxy's address, and the server's log."""
    log = tmp_path / "log"
    with Server(tmp_path / "data", log=log) as server, Forwarder(server.port) as proxy:
        yield f"http://127.0.0.1:{proxy.port}/", log


def _lobby(address: str, stack: ExitStack, **headers: str) -> ClientConnection:
    where = f"{address.replace('http', 'ws')}api/lobby"
    return stack.enter_context(
        connect(where, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1)
    )


def test_a_stranger_with_many_sockets_locks_nobody_out(proxied: tuple[str, Path]) -> None:
    address, log = proxied
    with ExitStack() as stack:
        for _ in range(MAX_CONNECTIONS + 10):
            _lobby(address, stack, **FORWARDED).recv(timeout=PATIENCE)
        with httpx.Client(base_url=address, timeout=PATIENCE, verify=PLAIN) as http:
            assert http.get("").status_code == 200
        with Guest(address, "Ada") as ada:
            assert ada.enter()["type"] == "welcome"
            assert ada.ask({"type": "say", "text": "Good evening"})["type"] == "accepted"
    warned = [line for line in log.read_text().splitlines() if "--trusted-proxies" in line]
    assert len(warned) == 1, "once, however many came"
    assert "127.0.0.1 forwards requests" in warned[0]
    assert "203.0.113.9" not in log.read_text(), "a stranger writes nothing into the log"


def test_sockets_per_guest_are_limited(proxied: tuple[str, Path]) -> None:
    address, _ = proxied
    with Guest(address, "Eve") as eve, ExitStack() as stack:
        cookie = f"baccarat={eve.http.cookies['baccarat']}"
        lines = [_lobby(address, stack, Cookie=cookie) for _ in range(MAX_SOCKETS + 1)]
        with pytest.raises(ConnectionClosed, match="too-many-requests"):
            lines[-1].recv(timeout=PATIENCE)
        lines[0].recv(timeout=PATIENCE)
        _lobby(address, stack).recv(timeout=PATIENCE)


@pytest.mark.parametrize("address", LOOPBACK)
def test_loopback_is_never_one_client(address: str) -> None:
    held = ConnectionLimiter(MAX_CONNECTIONS)
    assert all(held.take(address) for _ in range(2 * MAX_CONNECTIONS))
    assert Proxies().crowd(address)


def test_a_proxy_here_may_come_to_the_machines_own_address() -> None:
    """As where it passes on to 192.168.1.20, and so comes from there."""
    proxies = Proxies()
    assert proxies.crowd("192.168.1.20", "192.168.1.20")
    assert proxies.crowd("::ffff:192.168.1.20", "192.168.1.20")
    assert not proxies.crowd("192.168.1.21", "192.168.1.20")
    assert not proxies.crowd("", "")


def test_a_crowd_leaves_room_for_those_who_come_otherwise() -> None:
    held = ConnectionLimiter(MAX_CONNECTIONS, 1_000)
    leave = [held.take("127.0.0.1") for _ in range(1_000)]
    assert [one is not None for one in leave].count(True) == 1_000 - RESERVED
    assert held.take("192.0.2.7")
    assert leave[0]
    leave[0]()
    assert held.take("::1")
    assert not held.take("::1")
    small = ConnectionLimiter(MAX_CONNECTIONS, 100)
    assert [small.take("127.0.0.1") is not None for _ in range(100)].count(True) == 75


def test_a_network_of_64_bits_is_one_address_and_a_trusted_one_is_none() -> None:
    held = ConnectionLimiter(2, proxies=Proxies(parse_networks("2001:db8:1::/48")))
    taken = [held.take(f"2001:db8:0:1::{n}") is not None for n in range(3)]
    assert taken == [True, True, False]
    assert all(held.take(f"2001:db8:1:1::{n}") for n in range(3))


def test_strangers_of_a_crowd_leave_half_of_all_sockets_to_guests() -> None:
    stranger = Caller("", "127.0.0.1", crowd=True)

    def opened(sockets: SocketLimiter, caller: Caller, stack: ExitStack) -> int:
        for number in range(CROWD_HOUSEHOLDS * MAX_CONNECTIONS + 1):
            try:
                stack.enter_context(sockets.held(caller))
            except Rejected:
                return number
        raise AssertionError

    for in_all, most in ((1_000, 500), (10**6, CROWD_HOUSEHOLDS * MAX_CONNECTIONS)):
        with ExitStack() as stack:
            sockets = SocketLimiter(MAX_CONNECTIONS, in_all)
            assert opened(sockets, stranger, stack) == most
            assert opened(sockets, stranger._replace(player="ada"), stack) == MAX_SOCKETS


def test_a_forged_header_of_an_untrusted_peer_is_not_believed(own_server: Server) -> None:
    """Neither where it would make another pay for one's guesses, nor to seem trusted."""
    with Guest(own_server.address) as eve, Guest(own_server.address, "Ada") as ada:
        for number in range(31):
            forged = {"X-Forwarded-For": f"198.51.100.{number}", "X-Forwarded-Proto": "https"}
            answer = eve.http.get(f"/api/rooms/guess-{number}/shoes", headers=forged)
        assert answer.json()["code"] == "too-many-tries"
        assert ada.http.get("/api/rooms/salon/shoes").status_code == 200
        forged = {"X-Forwarded-Proto": "https"}
        made = eve.http.post("/api/guests", json={"name": "Eve"}, headers=forged)
        assert "secure" not in made.headers["set-cookie"].lower()


def test_warnings_are_few(caplog: pytest.LogCaptureFixture) -> None:
    warnings = Warnings()
    with caplog.at_level(logging.WARNING):
        for number in range(100):
            for _ in range(2):
                warnings.say(f"192.0.2.{number} comes")
    assert len(caplog.messages) == MAX_WARNINGS
    assert caplog.messages[:2] == ["192.0.2.0 comes", "192.0.2.1 comes"]


def test_refused_connections_are_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    held = ConnectionLimiter(1)
    with caplog.at_level(logging.WARNING):
        taken = [held.take("192.0.2.7") is not None for _ in range(5)]
    assert taken == [True, False, False, False, False]
    assert caplog.messages == ["connections from 192.0.2.7 are refused: 1 are open"]
