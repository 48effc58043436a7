"""The host names that are served, the proxies trusted about addresses, and uncached responses."""

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from socket import create_connection

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from baccarat.text.say import say
from baccarat.web.guard.door import HostGuard, own_names
from baccarat.web.guard.guesses import MAX_GUESSES
from baccarat.web.guard.limits import Proxies, parse_networks
from support.server.guest import PATIENCE, PLAIN, Guest
from support.server.process import Server

PROXY, NAME = "127.0.0.7", "tables.example"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server that trusts one proxy and has a name."""
    with Server(tmp_path_factory.mktemp("named"), "baccarat.web", "128", PROXY, NAME) as server:
        yield server


@pytest.fixture
def through(named: Server) -> Iterator[httpx.Client]:
    """Send requests through the trusted proxy."""
    proxy = httpx.HTTPTransport(local_address=PROXY, verify=PLAIN)
    with httpx.Client(timeout=PATIENCE, base_url=named.address, transport=proxy) as client:
        yield client


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:9", "127.0.0.1", "[::1]", NAME, f"{NAME}:443"]
)
def test_served_under_its_own_names(named: Server, host: str) -> None:
    answer = httpx.get(f"{named.address}api/rooms", headers={"Host": host}, verify=PLAIN)
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "host", ["elsewhere.example", "127.0.0.2", f"{NAME}.elsewhere.example", "[::2]", "", "a:b:1"]
)
def test_a_foreign_name_pointing_here_is_refused(named: Server, host: str) -> None:
    """DNS rebinding: another site's page counts as same-origin and reaches us by its name."""
    foreign = {"Host": host, "Origin": f"http://{host}"}
    with httpx.Client(
        base_url=named.address, headers=foreign, timeout=PATIENCE, verify=PLAIN
    ) as http:
        for door in ("api/rooms", "api/me"):
            answer = http.get(door)
            assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
        made = http.post("api/guests", json={"name": "Eve"})
        pages = {
            language: http.get("", headers={"Accept-Language": wanted} if wanted else {})
            for language, wanted in (("en", ""), ("fr", "tlh, fr-CA;q=0.8, de;q=0.5"))
        }
    assert made.status_code == 421
    for language, page in pages.items():
        assert page.status_code == 421
        assert page.text == f"{say(language, 'refusal-unknown-host')}\n"


def test_sockets_check_host_names_too(named: Server) -> None:
    """The client is made to connect here, whatever the address says."""
    at = ("127.0.0.1", named.port)
    for door in ("api/lobby", "api/rooms/salon/socket"):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(f"ws://elsewhere.example/{door}", sock=create_connection(at)),
        ):
            pass
        assert refused.value.response.status_code == 403
        with connect(f"ws://{NAME}/{door}", sock=create_connection(at)) as socket:
            socket.recv(timeout=PATIENCE)


def test_a_server_for_the_network_is_found_by_its_machine() -> None:
    assert own_names("192.168.1.20") == ("192.168.1.20",)
    assert own_names("fd00::1") == ("[fd00::1]",)
    here, local = own_names("::")
    assert local == f"{here}.local"


def test_the_requested_address_is_served() -> None:
    async def nothing(*_: object) -> None: ...

    gate = HostGuard(nothing, own_names("::"))
    for server, host, served in (
        ("192.168.1.20", "192.168.1.20:8000", True),
        ("fd00::1", "[fd00::1]:8000", True),
        ("192.168.1.20", "192.168.1.21:8000", False),
        ("192.168.1.20", "elsewhere.example", False),
    ):
        scope = {"headers": [(b"host", host.encode())], "server": (server, 8000)}
        assert gate._serves(scope) is served


def test_personal_answers_are_not_cached(named: Server) -> None:
    with Guest(named.address) as guest:
        for door in (
            "me",
            "me/care",
            "/me",
            "me/coups",
            "rooms",
            "rooms/salon/shoes",
            "rooms/none",
        ):
            assert guest.http.get(f"/api/{door}").headers["cache-control"] == "no-store"
        made = guest.http.post("/api/guests", json={"name": "Eve"})
        assert made.headers["cache-control"] == "no-store"
        assert "no-store" not in guest.http.get("/").headers["cache-control"]


def _cookie(client: httpx.Client, **headers: str) -> str:
    answer = client.post("/api/guests", json={"name": "Ada"}, headers=headers)
    return str(answer.raise_for_status().headers["set-cookie"])


def test_the_cookie_is_secure_where_the_request_came_over_https(
    named: Server, through: httpx.Client
) -> None:
    assert "Secure" in _cookie(through, **{"X-Forwarded-Proto": "https"})
    assert "Secure" not in _cookie(through, **{"X-Forwarded-Proto": "http"})
    with httpx.Client(base_url=named.address, timeout=PATIENCE, verify=PLAIN) as near:
        assert "Secure" not in _cookie(near, **{"X-Forwarded-Proto": "https"}), "not believed"
        assert "Secure" in _cookie(near, Host=NAME, Origin=f"https://{NAME}")
        assert "Secure" not in _cookie(near, Host=NAME, Origin=f"http://{NAME}")


def test_a_secure_cookie_stays_secure_when_it_is_renewed(
    named: Server, through: httpx.Client
) -> None:
    declared = {"X-Forwarded-Proto": "https"}
    for client, first, then, name in (
        (through, declared, declared, "__Host-baccarat"),
        (through, {"Origin": f"https://{NAME}"}, {}, "__Secure-baccarat"),
        (through, {}, {}, "baccarat"),
    ):
        made = _cookie(client, Host=NAME, **first)
        assert made.startswith(f"{name}="), made
        sent = {"Host": NAME, "Cookie": made.partition(";")[0], **then}
        renewed = client.get("/api/me", headers=sent).headers["set-cookie"]
        assert renewed.partition("=")[0] == name
        assert ("Secure" in renewed) == (name != "baccarat")
        client.cookies.clear()


def test_over_tls_a_cookie_of_a_neighbouring_host_opens_nothing(
    named: Server, through: httpx.Client
) -> None:
    value = _cookie(through, Host=NAME).partition(";")[0].partition("=")[2]
    through.cookies.clear()
    for name in ("baccarat", "__Secure-baccarat", "__Host-baccarat"):
        headers = {"Host": NAME, "Cookie": f"{name}={value}", "X-Forwarded-Proto": "https"}
        known = through.get("/api/me", headers=headers).json() is not None
        assert known == (name == "__Host-baccarat")
        through.cookies.clear()


def test_browsers_are_told_to_use_https_only_where_that_is_declared(
    named: Server, through: httpx.Client
) -> None:
    def told(path: str, scheme: str) -> str | None:
        answer = through.get(path, headers={"Host": NAME, "X-Forwarded-Proto": scheme})
        found: str | None = answer.headers.get("strict-transport-security")
        return found

    for path in ("/", "/api/me", "/assets/none.js"):
        assert told(path, "https") == "max-age=31536000"
        assert told(path, "http") is None


@pytest.mark.parametrize(
    ("request_line", "host", "status"),
    [
        ("GET /", NAME, 200),
        ("GET /checker", NAME, 200),
        ("GET /assets/none.js", NAME, 404),
        ("GET /nowhere", NAME, 404),
        ("GET /api/me", NAME, 200),
        ("GET /api/rooms/none/shoes", NAME, 404),
        ("POST /api/guests", NAME, 400),
        ("TRACE /", NAME, 405),
        ("GET /healthz/ready", "pod", 200),
        ("GET /", "elsewhere.example", 421),
        ("GET /api/me", "elsewhere.example", 421),
        ("nonsense", NAME, 400),
    ],
)
def test_every_answer_tells_browsers_not_to_guess_frame_or_refer(
    named: Server, request_line: str, host: str, status: int
) -> None:
    asked = f"{request_line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    with create_connection(("127.0.0.1", named.port), PATIENCE) as one:
        one.sendall(asked.encode())
        answer = b"".join(iter(lambda: one.recv(65_536), b""))
    head = answer.partition(b"\r\n\r\n")[0].decode("latin-1").lower()
    line, *headers = head.split("\r\n")
    assert line.split()[1] == str(status)
    found = dict(each.split(": ", 1) for each in headers)
    assert len(found) == len(headers), "none comes twice"
    assert found["x-content-type-options"] == "nosniff"
    assert "referrer-policy" in found
    policy = found["content-security-policy"]
    for part in ("default-src", "base-uri 'none'", "frame-ancestors"):
        assert part in policy
    assert ("object-src 'none'" in policy) == ("checker" not in request_line)


def test_a_forged_address_hides_nobody(named: Server) -> None:
    with Guest(named.address, "Eve") as eve:
        for number in range(MAX_GUESSES + 1):
            forged = {"X-Forwarded-For": f"10.0.0.{number}"}
            answer = eve.http.get(f"/api/rooms/guess-{number}/shoes", headers=forged)
        assert answer.json()["code"] == "too-many-tries"


def test_a_trusted_proxy_tells_visitors_apart(through: httpx.Client) -> None:
    def guess(address: str) -> str:
        """Guess a password from an address that somebody else's header claims."""
        forwarded = {"X-Forwarded-For": f"10.9.9.{secrets.randbelow(256)}, {address}"}
        room = secrets.token_hex(4)
        return str(through.get(f"/api/rooms/{room}/shoes", headers=forwarded).json()["code"])

    codes = [guess("10.1.1.1") for _ in range(MAX_GUESSES + 1)]
    assert codes == ["unknown-room"] * MAX_GUESSES + ["too-many-tries"]
    assert guess("10.1.1.2") == "unknown-room"


@pytest.mark.parametrize("address", ["127.0.0.1", PROXY])
def test_behind_a_proxy_that_forwards_nothing_no_guesses_lock_others_out(
    named: Server, address: str
) -> None:
    """All who come through the proxy share its address, but pay only for their own guesses."""
    with ExitStack() as stack:
        silent = [
            stack.enter_context(
                httpx.Client(
                    timeout=PATIENCE,
                    base_url=named.address,
                    transport=httpx.HTTPTransport(local_address=address, verify=PLAIN),
                )
            )
            for _ in range(3)
        ]
        ada, eve, stranger = silent
        for each in (ada, eve):
            each.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        for visitor in (eve, stranger):
            for number in range(MAX_GUESSES + 1):
                visitor.get(f"/api/rooms/guess-{number}/shoes")
        assert eve.get("/api/rooms/salon/shoes").json()["code"] == "too-many-tries"
        assert ada.get("/api/rooms/salon/shoes").status_code == 200
        with httpx.Client(
            timeout=PATIENCE,
            base_url=named.address,
            transport=httpx.HTTPTransport(local_address=address, verify=PLAIN),
        ) as newcomer:
            newcomer.post("/api/guests", json={"name": "Bea"}).raise_for_status()
            assert newcomer.get("/api/rooms/salon/shoes").status_code == 200


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies(parse_networks("10.0.0.1, 192.168.0.0/16,fd00::/8"))
    for address in ("10.0.0.1", "192.168.7.7", "fd12::1", "::ffff:10.0.0.1"):
        assert address in proxies
        assert proxies.crowd(address)
    for address in ("10.0.0.2", "", "x", "::1"):
        assert address not in proxies
    assert [proxies.crowd(each) for each in ("127.0.0.1", "::1", "127.0.0.9", "x")] == [
        True,
        True,
        True,
        False,
    ]
    with pytest.raises(ValueError, match="here"):
        parse_networks("here")
