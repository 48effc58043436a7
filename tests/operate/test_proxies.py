"""A house behind nginx and Caddy, configured as the pages say: TLS, sockets, and a sub-path."""

import json
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from operate.fronts import NAME, PROXIES, SUB_PATH, Front
from operate.pages import PAGES, House, blocks, playing, program
from support.server.guest import PATIENCE
from support.server.ports import ReservedPort


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], House]]:
    """Start the house of the pages at the top or below a sub-path, once for both proxies."""
    (said,), (as_well,) = (blocks(page, "toml") for page in ("nginx.md", "caddy.md"))
    assert said == as_well
    found: dict[str, House] = {}
    with ExitStack() as stack:

        def house(root: str) -> House:
            if root not in found:
                folder = tmp_path_factory.mktemp("house")
                line = f'root-path = "{root}"\n' if root else ""
                for page in ("nginx.md", "caddy.md"):
                    assert line.strip() in (PAGES / page).read_text()
                (folder / "baccarat.toml").write_text(said + line)
                options = (
                    "--config",
                    str(folder / "baccarat.toml"),
                    "--data",
                    str(folder / "data"),
                )
                found[root] = stack.enter_context(
                    playing(folder / "log", *options, "--log-format", "json")
                )
            return found[root]

        yield house


@pytest.fixture(scope="module", params=[(each, at) for each in PROXIES for at in ("", SUB_PATH)])
def front(
    request: pytest.FixtureRequest,
    houses: Callable[[str], House],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Front]:
    kind, root = request.param
    program(kind)
    house = houses(root)
    folder = tmp_path_factory.mktemp(kind)
    with (
        closing(ReservedPort()) as port,
        PROXIES[kind](folder, port.number, house.port, root) as certificate,
    ):
        trust = ssl.create_default_context(cafile=certificate)
        # TLS 1.3 sends session tickets after the handshake. The WebSocket client then reads in one
        # thread and writes in another at the same time, and sometimes waits for ever.
        trust.maximum_version = ssl.TLSVersion.TLSv1_2
        yield Front(port.number, trust, root, house)


def test_a_visitor_plays_through_the_proxy(front: Front) -> None:
    """The page, a guest with a secure cookie, and commands over wss, at another port than 443."""
    page = front.ask("GET", "/rooms/salon")
    assert page.status_code == 200
    script = page.text.split(' src="', 1)[1].split('"')[0]
    assert script.startswith(f"{front.root}/assets/")
    assert front.ask("GET", script.removeprefix(front.root)).status_code == 200
    assert front.ask("HEAD", "/").status_code == 200
    own = {"Origin": f"https://{front.host}"}
    made = front.ask("POST", "/api/guests", own, json={"name": "Ada"})
    cookie = made.headers["set-cookie"]
    assert made.status_code == 201
    assert "Secure" in cookie
    assert f"Path={front.root or '/'};" in cookie
    with connect(
        f"wss://{front.host}{front.root}/api/rooms/salon/socket",
        sock=socket.create_connection(("127.0.0.1", front.port)),
        ssl=front.trust,
        server_hostname=NAME,
        origin=Origin(f"https://{front.host}"),
        additional_headers={"Cookie": cookie.split(";")[0]},
        open_timeout=PATIENCE,
    ) as room:
        assert json.loads(room.recv(timeout=PATIENCE))["type"] == "welcome"
        said = {
            "id": "c1",
            "shoe": 0,
            "coup": 0,
            "decision": 0,
            "do": {"type": "say", "text": "Hi"},
        }
        room.send(json.dumps(said))
        answers = (json.loads(room.recv(timeout=PATIENCE)) for _ in range(99))
        assert next(each for each in answers if each.get("id") == "c1")["type"] == "accepted"


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"Origin": "https://evil.example"}, 403, "foreign-origin"),
        ({"Origin": f"https://{NAME}"}, 403, "foreign-origin"),
        ({"X-Forwarded-Host": "evil.example"}, 201, None),
        ({"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http"}, 201, None),
    ],
    ids=["foreign origin", "origin of another port", "forged host", "forged address and scheme"],
)
def test_forged_headers_change_nothing(
    front: Front, headers: dict[str, str], status: int, code: str | None
) -> None:
    answer = front.ask("POST", "/api/guests", headers, json={"name": "Eve"})
    assert (answer.status_code, answer.json().get("code")) == (status, code)
    if status == 201:
        assert "Secure" in answer.headers["set-cookie"]
    assert "203.0.113.9" not in front.house.log.read_text()
    assert "is not trusted" not in front.house.log.read_text()


def test_a_foreign_host_never_reaches_a_table(front: Front) -> None:
    answer = front.ask("GET", "/api/rooms", {"Host": "evil.example"})
    assert answer.status_code == 421 or (answer.status_code, answer.content) == (200, b"")


def test_the_sub_path_without_a_slash_leads_there(front: Front) -> None:
    moved = front.ask("GET", "")
    assert moved.status_code == (308 if front.root else 200)
    assert moved.headers.get("location", "/").endswith(f"{front.root}/")
