"""Forged headers, foreign hosts and origins: refusals, and what remains. HEAD and sub-paths."""

from collections.abc import Iterator
from socket import create_connection
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from support.server.guest import PATIENCE, PLAIN, Guest, seated, stake
from support.server.process import Server

NAME = "tables.example:8443"
ROOT = "/cards"


class Request(NamedTuple):
    """Headers of a request for a new guest; status and code, and whether its cookie is secure."""

    headers: dict[str, str]
    status: int
    code: str = ""
    secure: bool = False


REQUESTS = {
    "own name with a port": Request({"Host": NAME, "Origin": f"http://{NAME}"}, 201),
    "own name over TLS": Request({"Host": NAME, "Origin": f"https://{NAME}"}, 201, secure=True),
    "no origin": Request({"Host": NAME}, 201),
    "forged scheme": Request({"Host": NAME, "X-Forwarded-Proto": "https"}, 201),
    "forged host": Request({"Host": NAME, "X-Forwarded-Host": "evil.example"}, 201),
    "forged address": Request({"Host": NAME, "X-Forwarded-For": "10.0.0.1"}, 201),
    "forged standard header": Request({"Host": NAME, "Forwarded": "for=10.0.0.1;proto=https"}, 201),
    "foreign host": Request({"Host": "evil.example"}, 421, "unknown-host"),
    "foreign host and origin": Request(
        {"Host": "evil.example", "Origin": "http://evil.example"}, 421, "unknown-host"
    ),
    "own name forged into a header": Request(
        {"Host": "evil.example", "X-Forwarded-Host": NAME}, 421, "unknown-host"
    ),
    "foreign origin": Request(
        {"Host": NAME, "Origin": "http://evil.example"}, 403, "foreign-origin"
    ),
    "origin of another port": Request(
        {"Host": NAME, "Origin": "http://tables.example"}, 403, "foreign-origin"
    ),
    "opaque origin": Request({"Host": NAME, "Origin": "null"}, 403, "foreign-origin"),
    "a page of another site, says its browser": Request(
        {"Host": NAME, "Sec-Fetch-Site": "cross-site"}, 403, "foreign-origin"
    ),
    "the house's own page, says its browser": Request(
        {"Host": NAME, "Sec-Fetch-Site": "same-origin"}, 201
    ),
    "broken origin": Request({"Host": NAME, "Origin": "http://["}, 403, "foreign-origin"),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with a name, below a sub-path, which trusts no proxy."""
    folder = tmp_path_factory.mktemp("named")
    options = ("128", "", "tables.example", f"root_path={ROOT}")
    with Server(folder, "baccarat.web", *options) as server:
        yield server


@pytest.fixture(scope="module")
def ada(house: Server) -> Iterator[Guest]:
    with seated(house.address) as ada:
        assert ada.ask(stake(player=2_500))["type"] == "accepted"
        yield ada


@pytest.mark.parametrize("name", REQUESTS)
def test_a_request_is_believed_or_refused(house: Server, ada: Guest, name: str) -> None:
    request, view = REQUESTS[name], ada.now["view"]
    url = f"{house.address}api/guests"
    answer = httpx.post(url, json={"name": "Eve"}, headers=request.headers, verify=PLAIN)
    assert (answer.status_code, answer.json().get("code", "")) == (request.status, request.code)
    cookie = answer.headers.get("set-cookie", "")
    assert bool(cookie) == (request.status == 201)
    assert ("Secure" in cookie) == request.secure
    me = ada.http.get("api/me").json()
    assert me["name"] == "Ada"
    assert ada.enter()["now"]["view"]["seats"][0] == view["seats"][0]


@pytest.mark.parametrize("name", [name for name, each in REQUESTS.items() if each.code])
def test_a_socket_is_refused_as_well(house: Server, name: str) -> None:
    headers = dict(REQUESTS[name].headers)
    origin, host = headers.pop("Origin", None), headers.pop("Host")
    at = create_connection(("127.0.0.1", house.port))
    uri = f"ws://{host}{ROOT}/api/lobby"
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)) as refused,
        connect(
            uri,
            sock=at,
            origin=origin,  # type: ignore[arg-type]
            additional_headers=headers,
            open_timeout=PATIENCE,
        ) as lobby,
    ):
        lobby.recv(timeout=PATIENCE)
    fault: Any = refused.value
    if isinstance(fault, ConnectionClosed):
        assert fault.rcvd
        assert (fault.rcvd.code, fault.rcvd.reason) == (4404, REQUESTS[name].code)
    else:
        assert fault.response.status_code == 403


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("", 200),
        ("rooms/salon", 200),
        ("checker", 200),
        ("assets/licences.txt", 200),
        ("api/me", 200),
        ("api/presets", 200),
        ("healthz/ready", 200),
        ("api/rooms/none/shoes", 404),
        ("nowhere", 404),
        ("api/rooms/salon/door", 405),
    ],
)
def test_head_is_get_without_a_body(house: Server, path: str, status: int) -> None:
    with httpx.Client(base_url=house.address, verify=PLAIN, timeout=PATIENCE) as http:
        head, got = http.head(path), http.get(path)
    assert (head.status_code, got.status_code, head.content) == (status, status, b"")
    for name in ("content-type", "content-length", "cache-control"):
        assert head.headers.get(name) == got.headers.get(name)


def test_the_page_is_below_its_sub_path(house: Server) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{house.port}", verify=PLAIN) as http:
        moved = http.get(ROOT)
        assert (moved.status_code, moved.headers["location"]) == (308, f"{ROOT}/")
        page = http.get(f"{ROOT}/rooms/salon")
        assert f'<html data-root="{ROOT}"' in page.text
        assert 'src="/assets' not in page.text
        assert http.get(f"{ROOT}/cardsharps").status_code == 404
        made = http.post(f"{ROOT}/api/guests", json={"name": "Bea"})
        assert f"Path={ROOT};" in made.headers["set-cookie"]
        stripped = http.get("/rooms/salon")
        assert stripped.text == page.text, "a proxy may remove the sub-path"


def test_a_house_at_the_top_has_no_sub_path(server: Server) -> None:
    page = httpx.get(f"{server.address}rooms/salon", verify=PLAIN).text
    assert "data-root" not in page
    assert 'src="/assets/' in page
    assert "<noscript><p lang=" in page
