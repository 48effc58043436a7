"""A server while its house is being opened and checked, and when it reads its settings again."""

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from baccarat.house.config import HouseConfig
from baccarat.house.house import House
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from baccarat.web.guard.door import HostGuard
from baccarat.web.operations.opening import MOST, answer_while_opening
from baccarat.web.operations.reload import Reload
from support.server.guest import PATIENCE, PLAIN


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as made:
        made.settimeout(PATIENCE)
        yield made


@pytest.fixture
def opening(listener: socket.socket) -> Iterator[httpx.Client]:
    port = listener.getsockname()[1]
    with (
        answer_while_opening(listener, "/cards"),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", verify=PLAIN, timeout=PATIENCE) as http,
    ):
        yield http


@pytest.mark.parametrize(
    ("method", "path", "status", "body"),
    [
        ("GET", "/healthz/live", 200, {"status": "live"}),
        ("GET", "/healthz/ready", 503, {"status": "opening"}),
        ("GET", "/cards/healthz/ready?x=1", 503, {"status": "opening"}),
        ("HEAD", "/healthz/ready", 503, None),
    ],
)
def test_a_house_that_opens_is_live_and_not_ready(
    opening: httpx.Client, method: str, path: str, status: int, body: object
) -> None:
    answer = opening.request(method, path)
    assert answer.status_code == status
    assert (answer.json() if answer.content else None) == body


def test_a_program_gets_a_problem_and_may_ask_again(opening: httpx.Client) -> None:
    answer = opening.post("/cards/api/guests", json={"name": "Ada"})
    assert answer.headers["content-type"] == "application/problem+json"
    assert (answer.status_code, answer.json()["status"]) == (503, 503)
    assert int(answer.headers["retry-after"]) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_visitor_waits_and_reads_why(opening: httpx.Client, language: str) -> None:
    answer = opening.get("/cards/rooms/salon", headers={"Accept-Language": language})
    assert answer.status_code == 503
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.text.strip() == say(language, "play-opening")
    assert int(answer.headers["refresh"]) > 0


@pytest.mark.parametrize(
    "sent",
    [b"\0\0\r\n\r\n", b"GET\r\n\r\n", b"X" * 100_000, b""],
    ids=["no text", "no path", "endless", "nothing"],
)
def test_a_malformed_request_harms_nobody(opening: httpx.Client, sent: bytes) -> None:
    address = (opening.base_url.host, opening.base_url.port or 0)
    with socket.create_connection(address, PATIENCE) as other:
        with suppress(OSError):  # the connection may have ended before all is sent
            other.sendall(sent)
            other.shutdown(socket.SHUT_WR)
        assert opening.get("/healthz/live").status_code == 200


def test_silent_connections_do_not_pile_up(opening: httpx.Client) -> None:
    address = (opening.base_url.host, opening.base_url.port or 0)
    silent = [socket.create_connection(address, PATIENCE) for _ in range(MOST)]
    with socket.create_connection(address, PATIENCE) as other:
        assert other.recv(1) == b""
    for each in silent:
        each.close()


def test_the_server_takes_over_the_connections_that_wait(listener: socket.socket) -> None:
    """A silent client does not delay the end, and the socket goes on listening."""
    address = listener.getsockname()
    with socket.create_connection(address, PATIENCE) as silent:
        with answer_while_opening(listener, ""):
            silent.sendall(b"GET /")
        with suppress(ConnectionResetError):
            assert silent.recv(1) == b""
        with socket.create_connection(address, PATIENCE):
            listener.settimeout(PATIENCE)
            listener.accept()[0].close()


@pytest.mark.parametrize("level", ["info", "error"])
def test_a_reload_applies_what_it_can(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, level: Any
) -> None:
    """Operators, host names, policy and log level change; the log names what needs a restart."""

    async def no_app(*_: Any) -> None: ...

    before = HouseConfig(data=tmp_path, host_name="old.example", operator="Olga-1234")
    read: list[HouseConfig | None] = [
        None,
        HouseConfig(
            data=tmp_path, host_name="New.example", operator="Ada-4321", connections=7,
            operator_passkey=True, guest_days=5, log_level=level,
        ),
    ]  # fmt: skip

    async def play() -> None:
        house = House(tmp_path, before)
        await house.open()
        gate = HostGuard(no_app, [before.host_name])
        reload = Reload(before, lambda: read.pop(0), house, gate)
        await reload.apply()
        assert "old.example" in gate.names
        assert house.operators.is_reserved("Olga-1234")
        assert house.config is before
        await reload.apply()
        assert {"new.example", "old.example"} & gate.names == {"new.example"}
        assert house.operators.is_reserved("Ada-4321")
        assert not house.operators.is_reserved("Olga-1234")
        assert house.operators.passkey_only
        assert house.config.guest_days == house.housekeeping.config.guest_days == 5
        assert logging.getLogger("baccarat").level == getattr(logging, level.upper())
        await house.close()

    own = logging.getLogger("baccarat").level
    try:
        asyncio.run(play())
    finally:
        logging.getLogger("baccarat").setLevel(own)
    assert ("restart is needed to change connections" in caplog.text) is (level == "info")
