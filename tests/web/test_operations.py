"""What an operator sees: log, metrics, health, and the end of a server."""

import asyncio
import io
import json
import logging
import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any, NamedTuple

import httpx
import pytest
import uvicorn
from prometheus_client.core import Metric
from websockets.exceptions import ConnectionClosed

from baccarat.house.cluster.contract import Cluster
from baccarat.house.config import HouseConfig
from baccarat.house.house import House
from baccarat.house.model.log_entry import entry
from baccarat.house.model.refusal import HouseCode
from baccarat.web.fair_queue import FairQueue
from baccarat.web.guard.counts import HOUR, MAX_WARNINGS, RequestCounts, Warnings
from baccarat.web.guard.door import Health, PathMask
from baccarat.web.guard.limits import SocketLimiter
from baccarat.web.operations import log as house_log
from baccarat.web.operations.log import BackgroundHandler, JsonFormatter, TextFormatter
from baccarat.web.operations.metrics import HouseCollector
from baccarat.web.serve import WebServer
from support.server.guest import PATIENCE, PLAIN, seated, stake
from support.server.load import wait_for
from support.server.process import Server

OPTIONS = ("128", "", "log_format=json", "log_level=info", "metrics=127.0.0.1:0")
PASSWORD = "seven small rivers"  # noqa: S105 - for tests
SECRETS = ("s3cret-room", "s3cret-token", "s3cret/word", PASSWORD)


class Evening(NamedTuple):
    """What remained of a server on which a guest played, and which got SIGTERM."""

    exit_code: int | None
    close_code: int | None
    log: str
    metrics: str
    cookie: str
    chips_before: int
    chips_after: int

    @property
    def entries(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.splitlines()]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    folder = tmp_path_factory.mktemp("evening")
    log = folder / "log"
    with Server(folder / "data", "baccarat.web", *OPTIONS, log=log) as server:
        ada = seated(server.address)
        assert ada.socket
        assert ada.ask(stake(player=2_500))["type"] == "accepted"
        assert ada.ask({"type": "sit", "seat": 1, "amount": 100_000})["type"] == "refused"
        for path in (
            "/rooms/s3cret-room?t=s3cret-token",
            "/api/rooms/s3cret-room/shoes",
            "/s3cret/word",
        ):
            ada.http.get(path)
        for header in ({"Host": "elsewhere.example"}, {"Origin": "http://elsewhere.example"}):
            for _ in range(3):
                ada.http.post("/api/guests", json={"name": "Eve"}, headers=header)
        told = ada.http.post("/api/me/login/password", json={"password": PASSWORD}).json()
        for password in ("wrong", PASSWORD):
            name = {"name": told["login"]["sign_in_name"], "password": password}
            ada.http.post("/api/sign-in/password", json=name)
        assert ada.http.get("/api/operator").status_code == 403
        said = r'"event":"metrics","address":"([^"]+)"'
        wait_for(lambda: bool(re.search(said, log.read_text())))  # a thread writes the log
        (metrics_at,) = re.findall(said, log.read_text())
        metrics = httpx.get(f"http://{metrics_at}/metrics", verify=PLAIN).text
        cookie, before = ada.http.cookies["baccarat"], ada.now["view"]["seats"][0]
        exit_code = server.stop()
        close_code: int | None = None
        try:
            while True:
                ada.socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            close_code = closed.rcvd.code if closed.rcvd else None
        written = log.read_text()
        ada.close()
        server.start()
        back = ada.enter()["now"]["view"]["seats"][0]
        ada.close()
        ada.http.close()
    return Evening(exit_code, close_code, written, metrics, cookie, before, back)


def test_a_second_signal_does_not_interrupt_the_closing() -> None:
    nothing: Any = None
    server = WebServer(uvicorn.Config(nothing), nothing, nothing, nothing)
    for sent in (signal.SIGINT, signal.SIGINT, signal.SIGTERM):
        server.handle_exit(sent, None)
    assert (server.should_exit, server.force_exit) == (True, False)


def test_sigterm_ends_a_server_in_order(evening: Evening) -> None:
    """Sockets are told that it restarts, and nothing acknowledged is lost."""
    assert (evening.exit_code, evening.close_code) == (0, 1012)
    events = [each["event"] for each in evening.entries]
    others = {"request", "refused", "login", "sign-in"}
    assert [each for each in events if each not in others] == [
        "start", "metrics", "ready", "stop", "end",
    ]  # fmt: skip
    assert next(each for each in evening.entries if each["event"] == "stop")["signal"] == "SIGTERM"
    assert evening.chips_before == evening.chips_after


UNFINISHED = (
    b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Expect: 100-continue\r\nContent-Length: 14\r\n\r\n"
)


def test_requests_that_the_end_cuts_off_are_no_faults(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Server(tmp_path / "data", "baccarat.web", *OPTIONS[:4], log=log)
    with server, socket.create_connection(("127.0.0.1", server.port), PATIENCE) as client:
        client.sendall(UNFINISHED)
        assert b" 100 " in client.recv(65_536), "the server waits for the rest"
        assert server.stop() == 0
    assert "Traceback" not in log.read_text()
    assert [json.loads(line)["event"] for line in log.read_text().splitlines()][-1] == "end"


def test_each_request_has_one_line(evening: Evening) -> None:
    requests = [each for each in evening.entries if each["event"] == "request"]
    said = [(each["method"], each["path"], each["status"]) for each in requests]
    assert sorted(said) == sorted([
        ("POST", "/api/guests", 201),
        ("GET", "/rooms/*", 200),
        ("GET", "/api/rooms/*/shoes", 404),
        ("GET", "/*/*", 404),
        ("POST", "/api/me/login/password", 200),
        ("POST", "/api/sign-in/password", 403),
        ("POST", "/api/sign-in/password", 200),
        ("GET", "/api/operator", 403),
        *[("POST", "/api/guests", 421)] * 3,
        *[("POST", "/api/guests", 403)] * 3,
        ("SOCKET", "/api/rooms/*/socket", 101),
    ])  # fmt: skip
    assert all(each["bytes"] > 0 and each["ms"] >= 0 for each in requests)


def test_the_log_has_no_secrets(evening: Evening) -> None:
    for secret in (*SECRETS, evening.cookie, evening.cookie.split(".")[0], "s3cret", "salon"):
        assert secret not in evening.log


def test_refusals_are_logged_once_and_counted_always(evening: Evening) -> None:
    refused = [each for each in evening.entries if each["event"] == "refused"]
    assert [(each["code"], each["address"], each["level"]) for each in refused] == [
        ("unknown-host", "127.0.0.1", "warning"),
        ("foreign-origin", "127.0.0.1", "warning"),
        ("not-operator", "127.0.0.1", "warning"),
    ]
    assert 'baccarat_refusals_total{code="unknown-host"} 3.0' in evening.metrics
    assert 'baccarat_refusals_total{code="foreign-origin"} 3.0' in evening.metrics


def test_who_signed_in_and_who_could_not_is_logged(evening: Evening) -> None:
    """And the changes of a login: here the re-authentication ended the session before."""
    facts = ("event", "how", "code", "address", "action", "count")
    said = [each for each in evening.entries if each["event"] in {"login", "sign-in"}]
    assert [[each[key] for key in facts if key in each] for each in said] == [
        ["login", "set-password"],
        ["sign-in", "password", "wrong-sign-in", "127.0.0.1"],
        ["sign-in", "password"],
        ["login", "end-sessions", 1],
    ]
    assert len({each["player"] for each in said if "player" in each}) == 1


def test_metrics_count_played_coups(evening: Evening) -> None:
    lines = dict(line.rsplit(" ", 1) for line in evening.metrics.splitlines() if line[0] != "#")
    assert lines["baccarat_sockets"] == "1.0"
    assert lines['baccarat_rooms{state="loaded"}'] == "1.0"
    assert lines['baccarat_commands_total{outcome="accepted"}'] == "2.0"
    assert lines['baccarat_commands_total{outcome="refused"}'] == "1.0"
    assert float(lines["baccarat_commit_seconds_count"]) >= 2
    assert lines["baccarat_disk_fails"] == "0.0"
    assert float(lines['baccarat_disk_bytes{of="house"}']) > 10_000
    assert sum(float(lines[key]) for key in lines if key.startswith("baccarat_space{")) == 1
    assert {'baccarat_queue_length{queue="writes"}', "process_open_fds"} <= lines.keys()


def test_metrics_have_the_sizes_and_the_quota(tmp_path: Path) -> None:
    """They are those that the operator's page shows, as housekeeping last measured them."""

    async def measured() -> list[Metric]:
        house = House(tmp_path, HouseConfig(data=tmp_path, max_megabytes=1_000))
        await house.open()
        await house.guests.welcome("Ada")
        await house.housekeeping.pack()
        collector = HouseCollector(house, RequestCounts(), SocketLimiter(1), FairQueue(1))
        found = list(collector.collect())
        await house.close()
        return found

    samples = [sample for each in asyncio.run(measured()) for sample in each.samples]
    values = {(each.name, *each.labels.values()): each.value for each in samples}
    assert values["baccarat_stored", "guests"] == 1
    assert values["baccarat_stored", "rooms"] == 1
    assert values["baccarat_disk_bytes", "quota"] == 10**9
    assert values["baccarat_disk_bytes", "house"] > 10_000


def test_the_house_itself_serves_no_metrics(server: Server) -> None:
    assert httpx.get(f"{server.address}metrics", verify=PLAIN).status_code == 404


@pytest.mark.parametrize(
    ("path", "fails", "stopping", "status", "said"),
    [
        ("/healthz/live", False, False, 200, "live"),
        ("/healthz/live", True, True, 200, "live"),
        ("/healthz/ready", False, False, 200, "ready"),
        ("/healthz/ready", True, False, 503, "disk"),
        ("/healthz/ready", False, True, 503, "stopping"),
        ("/healthz/ready", True, True, 503, "stopping"),
    ],
)
def test_health_waits_for_nothing(
    path: str, fails: bool, stopping: bool, status: int, said: str
) -> None:
    """The coroutine ends at its first step: it awaits no thread, no lock and no application."""
    writer = SimpleNamespace(disk_fails=fails)
    house = SimpleNamespace(storage=SimpleNamespace(writer=writer), cluster=Cluster())
    sent: list[Any] = []
    health = Health(None, house)  # type: ignore[arg-type]
    health.is_stopping = stopping

    async def send(message: Any) -> None:
        sent.append(message)

    asking = health({"type": "http", "method": "GET", "path": path}, None, send)  # type: ignore[arg-type]
    with pytest.raises(StopIteration):
        asking.send(None)
    assert sent[0]["status"] == status
    assert json.loads(sent[1]["body"]) == {"status": said}


def test_health_is_asked_by_any_name(server: Server) -> None:
    for path in ("live", "ready"):
        for method in ("GET", "HEAD"):
            answer = httpx.request(
                method, f"{server.address}healthz/{path}", headers={"Host": "pod"}, verify=PLAIN
            )
            assert answer.status_code == 200


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "/"),
        ("/api/rooms/AbC-9_x/shoes/12/record", "/api/rooms/*/shoes/12/record"),
        ("/cards/api/me", "/cards/api/me"),
        ("/cards/assets/page-x.js", "/cards/assets/page-x.js"),
        ("/assets/page-x.js", "/assets/page-x.js"),
        ("/room/AbC-9_x", "/*/*"),
        ("/api/rooms/a\nINFO forged", "/api/rooms/*"),
        ("/assets/../AbC", "/*/*/*"),
        ("/" + 999 * "9", "/" + 199 * "9"),
    ],
)
def test_paths_are_logged_without_other_peoples_words(path: str, shown: str) -> None:
    mask = PathMask(["/api/rooms/{room:str}/shoes/{shoe:int}/record", "/api/me"], "/cards")
    assert mask.show(path) == shown


def _record(**facts: Any) -> logging.LogRecord:
    record = logging.LogRecord("house", logging.WARNING, "", 0, "it\nis %s", ("so",), None)
    record.__dict__ |= entry(**facts)
    record.created = 1_800_000_000.5
    return record


def test_an_entry_is_one_line() -> None:
    record = _record(path="/a b", code=HouseCode.TOO_LARGE, data=Path("/x\n"))
    said = json.loads(JsonFormatter().format(record))
    assert said == {
        "time": "2027-01-15T08:00:00.500Z", "level": "warning", "logger": "house",
        "event": "it\nis so", "path": "/a b", "code": "too-large", "data": "/x\n",
    }  # fmt: skip
    assert TextFormatter().format(record) == (
        "2027-01-15T08:00:00.500Z WARNING house: it\\nis so path='/a b' code=too-large data='/x\\n'"
    )


class StalledReader(io.StringIO):
    """Takes no line before it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.may_go_on = Event(), Event()

    def write(self, text: str) -> int:
        self.begun.set()
        self.may_go_on.wait(PATIENCE)
        return super().write(text)


@pytest.fixture
def stalled(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[StalledReader, BackgroundHandler]]:
    monkeypatch.setattr(house_log, "MAX_WAITING", 3)
    reader = StalledReader()
    handler = BackgroundHandler(reader)
    handler.setFormatter(logging.Formatter("%(message)s"))
    yield reader, handler
    reader.may_go_on.set()
    handler.close()


def test_a_stalled_reader_of_the_log_stalls_nobody(
    stalled: tuple[StalledReader, BackgroundHandler], caplog: pytest.LogCaptureFixture
) -> None:
    reader, handler = stalled
    lines = [logging.makeLogRecord({"msg": str(number)}) for number in range(9)]
    handler.emit(lines[0])
    assert reader.begun.wait(PATIENCE)
    for line in lines[1:]:
        handler.emit(line)  # returns at once
    reader.may_go_on.set()
    handler.close()
    assert reader.getvalue().split() == ["0", "1", "2", "3"]
    (dropped,) = caplog.records
    assert dropped.__dict__["facts"] == {"count": 5}


def test_warnings_return_after_an_hour(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    warnings = Warnings(lambda: now[0])
    for number in range(MAX_WARNINGS + 4):
        warnings.say(f"visitor {number}")
    now[0] = HOUR
    warnings.say("visitor 0")
    assert caplog.messages[-2:] == ["4 more warnings of one kind were not logged", "visitor 0"]
    assert len(caplog.messages) == MAX_WARNINGS + 2
