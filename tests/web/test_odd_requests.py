"""However odd a request is, it gets an answer, raises no error, and leaves the log empty."""

import itertools
import json
import socket
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from baccarat.web.guard.counts import LOGGED
from support.server.guest import PATIENCE, PLAIN, Guest
from support.server.process import Server

# ruff: noqa: E501 - lists of odd values, as many to a line as fit

HUGE = "9" * 20
LONG = "9" * 5_000
NAMES = ("%00", "a%00b", "x" * 300, "%ff%fe", "..%2f..%2fetc%2fpasswd", "%2e%2e/app.py", "a b", "%")
NUMBERS = (HUGE, LONG, f"-{HUGE}", "0", "-1", "1e3", "1.5", "%00", "NaN", "%D9%A3", "0x1", "1_0")
ORIGINS = (
    "http://[",
    "http://[::1",
    "http://]",
    "http://a:b:c",
    "null",
    "\xff",
    "//",
    "http://" + "a" * 999,
)
BODIES = (
    b'{"name": "\xff"}', b"\xff\xfe", b'{"name": "\xed\xa0\x80"}', rb'{"name": "\ud800"}', b"", b"null",
    b'{"name": "\\u0000"}', b"[" * 4000, b"9" * 4000, b"-", b'{"name": 1e999}', b'{"a":' * 700,
    b'{"\\ud800": 1, "\\ud800": 2}', b'{"name": "' + b"\\u202e" * 20 + b'"}', b"1" + b"0" * 4000 + b".5",
)  # fmt: skip
GETS = (
    *(f"/assets/{name}" for name in NAMES),
    *(f"/{name}" for name in NAMES),
    *(f"/api/rooms/{name}/shoes" for name in NAMES),
    *(f"/rooms/{name}" for name in NAMES),
    *(f"/api/rooms/salon/shoes/{number}/record" for number in NUMBERS),
    *(f"/api/rooms/salon/odds?coup={number}&cards={number}" for number in NUMBERS),
    *(f"/api/me/coups?before={number}" for number in NUMBERS),
    *(f"/api/me/play?after={number}" for number in NUMBERS),
    *(f"/api/me/coups?zone={name}" for name in (*NAMES, *NUMBERS, "Europe", "/etc/passwd")),
    *(f"/api/rooms/salon/shoes/{number}/summary" for number in NUMBERS),
    *(f"/api/odds?preset=punto-banco&packs={number}" for number in NUMBERS),
    *(f"/api/odds?preset=punto-banco&counts={n}" for n in (*NUMBERS, ",".join([HUGE] * 10))),
    *(f"/api/odds?preset=punto-banco&removed={name}" for name in NAMES),
    *(f"/api/odds?preset={name}&bets={name}" for name in NAMES),
    "/api/odds?preset=punto-banco&preset=punto-banco", "/api/odds?preset[]=x", "/api/odds?%ff=%ff",
    "/api/odds?preset=punto-banco&bets=" + "tie," * 3000, "/api/odds?preset=punto-banco&removed=" + "9h" * 3000,
    "/api/rooms/salon/winnings.csv", "/api/schema.json", "//", "/api//rooms", "/api/rooms/salon/socket",
    "/api/lobby", "*", "http://[", "http://elsewhere.example/", "/?" + "a=b&" * 5000,
)  # fmt: skip
POSTS = (
    "/api/guests", "/api/rooms", "/api/me/limits", "/api/me/rest", "/api/rooms/salon/enter", "/api/rooms/salon/door",
    "/api/rooms/%00/enter", "/api/rooms",
)  # fmt: skip
FIELDS = (
    {"name": "\0"}, {"preset": "\0"}, {"fields": {"packs": 10**30}}, {"fields": {"wagers": [["tie"]]}},
    {"fields": {"\0": None}}, {"clock": 10**30}, {"clock": -(2**63)}, {"bots": 10**30}, {"bots": -1},
    {"strategies": ["\0"] * 3}, {"strategies": ["x"] * 500}, {"side_bets": ["\0"]},
    {"fields": {"minimum": 2**63}}, {"fields": {"minimum": -1, "maximum": -(2**70)}}, {"hours": 10**30},
    {"hours": -(2**63)}, {"hours": 2**62}, {"token": "\ud800"}, {"token": "\0"}, {"stake": 2**70},
    {"stake": -1, "loss": -1, "seconds": -1}, {"stake": 2**62, "loss": 2**62, "seconds": 2**62},
)  # fmt: skip


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """Start a server whose log can be read."""
    folder = tmp_path_factory.mktemp("odd")
    with Server(folder / "data", log=folder / "log") as server:
        yield server, folder / "log"


class Knock:
    """Sends raw bytes, and reads the status of each answer."""

    def __init__(self, server: Server, log: Path) -> None:
        self.server, self.log = server, log
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=PLAIN)
        self.cookies = itertools.cycle([self.guest() for _ in range(40)])

    def guest(self) -> str:
        self.http.cookies.clear()
        answer = self.http.post("/api/guests", json={"name": "Eve"}).raise_for_status()
        return f"baccarat={answer.cookies['baccarat']}"

    @property
    def cookie(self) -> str:
        """Return a new guest's cookie each time, since one guest would exceed the limit on requests."""
        return next(self.cookies)

    def status(self, raw: bytes, *, half: bool = False, cut: bool = False) -> int:
        """Send a request; 0 for no answer. `half` closes the sending side, `cut` the connection."""
        with closing(socket.create_connection(("127.0.0.1", self.server.port))) as one:
            one.settimeout(PATIENCE)
            one.sendall(raw)
            if cut:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                return 0
            if half:
                one.shutdown(socket.SHUT_WR)
            try:
                head = one.recv(64)
            except ConnectionError:
                return 0
        return int(head.split()[1]) if head else 0

    def ask(self, method: str, target: str, body: bytes = b"", **headers: str) -> int:
        """Send a whole request with the guest's cookie."""
        given = {
            "Host": f"127.0.0.1:{self.server.port}",
            "Cookie": self.cookie,
            "Connection": "close",
        }
        given |= {"Content-Length": str(len(body))} if method == "POST" else {}
        lines = [
            f"{method} {target} HTTP/1.1",
            *(f"{k}: {v}" for k, v in (given | headers).items()),
        ]
        return self.status("\r\n".join([*lines, "", ""]).encode("latin-1") + body)

    def check(self) -> None:
        """Check that the log has only the warning about proxy headers, and each refusal once."""
        assert self.ask("GET", "/api/me", Cookie=self.guest()) == 200
        written = self.log.read_text().splitlines()
        others = [line for line in written if "--trusted-proxies" not in line]
        assert [line for line in others if " WARNING baccarat.web: refused code=" not in line] == []
        assert len(written) <= 1 + len(LOGGED)


@pytest.fixture(scope="module")
def knock(logged: tuple[Server, Path]) -> Iterator[Knock]:
    knock = Knock(*logged)
    with closing(knock.http):
        yield knock


def test_odd_addresses(knock: Knock) -> None:
    answers = {target: knock.ask("GET", target) for target in GETS}
    answers |= {f"HEAD {target}": knock.ask("HEAD", target) for target in GETS[:8]}
    assert {target: status for target, status in answers.items() if not 200 <= status < 500} == {}
    knock.check()


def test_odd_bodies(knock: Knock) -> None:
    bodies = [*BODIES, *(json.dumps(each).encode() for each in FIELDS)]
    answers = {(door, body): knock.ask("POST", door, body) for door in POSTS for body in bodies}
    assert {ask: status for ask, status in answers.items() if not 200 <= status < 500} == {}
    knock.check()


def test_odd_headers(knock: Knock) -> None:
    odd: list[dict[str, str]] = [{"Origin": origin} for origin in ORIGINS]
    odd += [
        {"Cookie": f"baccarat={value}"} for value in ("", "\xff", ".", "a.b", "=;", "x" * 9000, '"')
    ]
    odd += [
        {"Host": host} for host in ("", "[", "[::1", "\xff", "a:b", "x" * 999, "localhost:99999")
    ]
    odd += [{"Accept-Encoding": "\xff"}, {"If-None-Match": "\xff"}, {"If-Modified-Since": "x"}]
    odd += [
        {"Range": "bytes=9-1"},
        {"Content-Type": "\xff"},
        {"Content-Type": "multipart/form-data"},
    ]
    odd += [{"X-Forwarded-For": each} for each in ("[", "\xff", "x" * 9000, "1.2.3.4:x", "[::1]:x")]
    for headers in odd:
        for method, door in (("GET", "/api/me"), ("GET", "/"), ("POST", "/api/guests")):
            assert (
                200
                <= knock.ask(method, door, b'{"name": "Eve"}'[: 15 * (method == "POST")], **headers)
                < 500
            )
    knock.check()


def _upgrade(target: str, server: Server, cookie: str, *more: str) -> bytes:
    lines = (
        f"GET {target} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {cookie}", *more, "", "",
    )  # fmt: skip
    return "\r\n".join(lines).encode("latin-1")


FRAMES = (
    b"", b"\x81\x80\0\0\0\0", b"\x81\x81\0\0\0\0\xff", b"\x82\x81\0\0\0\0\xff", b"\x88\x80\0\0\0\0",
    b"\x88\x82\0\0\0\0\x03\xff", b"\x88\x81\0\0\0\0x", b"\x89\xff\xff", b"\xf1\x80\0\0\0\0", b"\x00\x80\0\0\0\0",
    b"\x81\xff" + b"\xff" * 12, b"\x01\x81\0\0\0\0a\x01\x81\0\0\0\0b", b"GET / HTTP/1.1\r\n\r\n",
    b'\x81\x8a\0\0\0\0{"id":"\xff"', b'\x82\x8a\0\0\0\0{"id":"\xff"',
)  # fmt: skip


def test_odd_frames(knock: Knock) -> None:
    server = knock.server
    doors = ("/api/lobby", "/api/rooms/salon/socket", "/api/rooms/%00/socket", "/nowhere", "/")
    for door in doors:
        for frame in FRAMES:
            for way in ({}, {"half": True}, {"cut": True}):
                raw = _upgrade(door, server, knock.cookie) + frame
                assert knock.status(raw, **way) < 500
        for origin in ORIGINS:
            assert knock.status(_upgrade(door, server, knock.cookie, f"Origin: {origin}")) < 500
    assert knock.status(_upgrade(doors[0], server, knock.cookie).replace(b"13", b"7")) < 500
    knock.check()


HALF = (
    b"", b"G", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: %(host)s\r\n\r\n", b"\x16\x03\x01\x02\0\x01",
    b"POST /api/guests HTTP/1.1\r\nHost: %(host)s\r\nContent-Length: 99\r\n\r\n{",
    b"POST /api/guests HTTP/1.1\r\nHost: %(host)s\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: %(host)s\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"na",
    b"GET / HTTP/1.1\r\nHost: %(host)s\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET / HTTP/1.1\r\nHost: %(host)s\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: %(host)s\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: %(host)s\r\n\r\n" * 30, b"GET / HTTP/1.1\r\nHost: %(host)s\r\n\r\nnonsense\r\n\r\n",
    b"GET / HTTP/1.0\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"CONNECT x HTTP/1.1\r\nHost: %(host)s\r\n\r\n",
    b"GET /assets/x HTTP/1.1\r\nHost: %(host)s\r\nContent-Length: 5\r\n\r\nab", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: %(host)s\r\nHost: elsewhere\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: %(host)s\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: %(host)s\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: %(host)s\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
)  # fmt: skip


@pytest.mark.parametrize("way", ["", "half", "cut"])
def test_odd_connections(knock: Knock, way: str) -> None:
    for raw in HALF:
        if not way and not raw.endswith((b"\r\n\r\n", b"zz\r\n")):
            continue
        host = f"127.0.0.1:{knock.server.port}".encode()
        status = knock.status(raw.replace(b"%(host)s", host), half=way == "half", cut=way == "cut")
        assert status < 500, raw
    knock.check()


@pytest.mark.parametrize("rest", [b"zz\r\n", b"5\r\n", b"0\r\n\r\nnonsense\r\n\r\n"])
def test_bytes_after_an_early_answer(knock: Knock, rest: bytes) -> None:
    """The body of a request that was answered before the body arrived."""
    with closing(socket.create_connection(("127.0.0.1", knock.server.port))) as one:
        one.settimeout(PATIENCE)
        host = f"127.0.0.1:{knock.server.port}".encode()
        one.sendall(b"GET / HTTP/1.1\r\nHost: %s\r\nTransfer-Encoding: chunked\r\n\r\n" % host)
        assert b" 200 " in one.recv(4096)
        one.sendall(rest)
        one.shutdown(socket.SHUT_WR)
        while one.recv(65536):
            pass
    knock.check()


def test_an_internal_error_is_reported_once_with_its_code(tmp_path: Path) -> None:
    server = Server(
        tmp_path / "data", "support.server.faulty crashing_endpoint", log=tmp_path / "log"
    )
    with server, Guest(server.address) as guest:
        answer = guest.http.get("/api/forms")
        server.stop()  # the line is logged after the answer
    assert (answer.status_code, answer.json()["code"]) == (500, "out-of-order")
    written = (tmp_path / "log").read_text()
    assert written.count("Traceback") == written.count("AssertionError: the endpoint crashed") == 1


GET = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST = (
    b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 14\r\n\r\n{"name":"Ada"}'
)


def _answers(server: Server, sent: bytes) -> bytes:
    """Send bytes, close the sending side, and read to the end."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as one:
        one.sendall(sent)
        one.shutdown(socket.SHUT_WR)
        heard = b""
        while data := one.recv(65_536):
            heard += data
        return heard


@pytest.mark.parametrize(
    ("sent", "status"), [(GET, b" 200 "), (POST, b" 201 "), (GET.replace(b"me", b"no"), b" 404 ")]
)
def test_a_whole_request_is_answered(server: Server, sent: bytes, status: bytes) -> None:
    heard = _answers(server, sent)
    assert heard.count(b"HTTP/1.1") == 1
    assert status in heard.splitlines()[0]


def test_the_page_arrives_complete(server: Server) -> None:
    head, _, body = _answers(server, GET.replace(b"/api/me", b"/")).partition(b"\r\n\r\n")
    assert f"content-length: {len(body)}".encode() in head.lower()


def test_pipelined_requests_are_answered(server: Server) -> None:
    assert _answers(server, GET * 3).count(b" 200 ") == 3


@pytest.mark.parametrize("part", [GET[:20], POST[:-5], b""])
def test_half_a_request_is_not_waited_for(server: Server, part: bytes) -> None:
    assert b" 200 " not in _answers(server, part)
