"""A house behind nginx and Caddy, configured as the pages say: TLS, sockets, and a sub-path."""

import json
import os
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from ipaddress import ip_address, ip_network
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from baccarat.house.model.networks import networks_of
from operate.fronts import NAME, PROXIES, SUB_PATH, Front
from operate.pages import PAGES, House, block, blocks, playing, program
from support.server.guest import PATIENCE
from support.server.process import ReservedPort


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
        closing(ReservedPort()) as plain,
        PROXIES[kind](folder, port.number, plain.number, house.port, root) as certificate,
    ):
        trust = ssl.create_default_context(cafile=certificate)
        # TLS 1.3 sends session tickets after the handshake. The WebSocket client then reads in one
        # thread and writes in another at the same time, and sometimes waits for ever.
        trust.maximum_version = ssl.TLSVersion.TLSv1_2
        yield Front(port.number, plain.number, trust, root, house)


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


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_without_tls_people_are_sent_to_https_and_programs_are_refused(
    front: Front, method: str
) -> None:
    with httpx.Client(
        base_url=f"http://127.0.0.1:{front.plain}{front.root}", timeout=PATIENCE
    ) as at:
        page = at.request(method, "/rooms/salon?x=1", headers={"Host": NAME})
        program = at.request(method, "/api/guests", headers={"Host": NAME})
    assert page.status_code == 301
    assert page.headers["location"] == f"https://{NAME}{front.root}/rooms/salon?x=1"
    assert (program.status_code, program.headers.get("location")) == (403, None)


def test_every_answer_demands_https_for_all_names_below(front: Front) -> None:
    for path in ("/", "/api/me", "/api/rooms/none/shoes", "/healthz/live"):
        told = front.ask("GET", path).headers.get_list("strict-transport-security")
        assert told == ["max-age=31536000; includeSubDomains"]


@pytest.mark.parametrize(
    ("version", "ciphers", "served"),
    [
        (ssl.TLSVersion.TLSv1_2, "ECDHE-ECDSA-AES128-GCM-SHA256", True),
        (ssl.TLSVersion.TLSv1_2, "ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0", False),
        (ssl.TLSVersion.TLSv1_1, "ALL:@SECLEVEL=0", False),
    ],
)
@pytest.mark.filterwarnings("ignore:ssl.TLSVersion:DeprecationWarning")
def test_only_sealed_ciphers_of_tls_1_2_and_later_are_spoken(
    front: Front, version: ssl.TLSVersion, ciphers: str, *, served: bool
) -> None:
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
    old.minimum_version = old.maximum_version = version
    old.set_ciphers(ciphers)
    with (
        socket.create_connection(("127.0.0.1", front.port), PATIENCE) as plain,
        ExitStack() as stack,
    ):
        if not served:
            stack.enter_context(pytest.raises((ssl.SSLError, ConnectionError)))
        old.wrap_socket(plain, server_hostname=NAME).close()


KEYS = """\
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    log_format keys '$remote_addr $household,$neighbours,$site,$customer';
    access_log {folder}/keys.log keys;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    set_real_ip_from 127.0.0.1;
    real_ip_header X-From;
{maps}
    server {{
        listen 127.0.0.1:{port};
        return 204;
    }}
}}
"""
"""Logs under which keys the maps of the page count a request from the address in its header."""


@pytest.mark.by_day(2)
@pytest.mark.parametrize(
    "address", ["192.0.2.7", "10.92.34.124", "2001:db8:7:abcd::1", "2001:db8:0a0a:5c22::", "::1"]
)
def test_nginx_counts_the_networks_that_the_house_counts(address: str, tmp_path: Path) -> None:
    """A byte may be a line break, a quote or a backslash."""
    command = program("nginx")
    site = block("nginx.md", f"/etc/nginx/sites-available/{NAME}")
    maps = site[site.index("# An IPv4 address") : site.index("limit_req_zone")]
    with closing(ReservedPort()) as port:
        config = tmp_path / "nginx.conf"
        config.write_text(KEYS.format(folder=tmp_path, maps=maps, port=port.number))
        tmp_path.chmod(0o755)
        subprocess.run([command, "-c", config, "-p", tmp_path], check=True, capture_output=True)
        try:
            httpx.get(f"http://127.0.0.1:{port.number}/", headers={"X-From": address})
        finally:
            pid = tmp_path / "nginx.pid"
            os.kill(int(pid.read_text()), signal.SIGQUIT)  # after this it has logged everything
            latest = time.monotonic() + PATIENCE
            while pid.exists():
                assert time.monotonic() < latest
                time.sleep(0.01)
    came, keys = (tmp_path / "keys.log").read_text().strip().split(" ", 1)
    assert ip_address(came) == ip_address(address)
    shares = networks_of(address)
    by_households = {each.households: ip_network(each.network) for each in shares}
    counted = {8: 1} if ":" not in address else {4: 2, 16: 3}
    for households, at in {1: 0, **counted}.items():
        network = by_households[households]
        prefix = network.network_address.packed[: network.prefixlen // 8]
        assert keys.split(",")[at] == _logged(prefix)
    assert [not each for each in keys.split(",")] == [
        at not in {0, *counted.values()} for at in range(4)
    ]


def _logged(key: bytes) -> str:
    """Write bytes as nginx does in its log."""
    return "".join(
        chr(each) if 32 <= each < 127 and each not in b'"\\' else f"\\x{each:02X}" for each in key
    )
