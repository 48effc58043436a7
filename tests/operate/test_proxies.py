"""A house behind nginx and Caddy, configured as the pages say: TLS, sockets, and a sub-path."""

import json
import os
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from operate.pages import PAGES, House, block, blocks, playing, program
from support.server.guest import PATIENCE
from support.server.ports import ReservedPort

NAME = "tables.example"
SUB_PATH = "/baccarat"
NGINX = """\
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}}}
"""
"""What Debian's own nginx.conf adds around a site, in a folder of the test."""
CADDY = """\
{{
    admin off
    local_certs
    skip_install_trust
    auto_https disable_redirects
    servers {{
        protocols h1 h2
    }}
}}
{site}"""
"""Settings for a name that no certificate can be had for, and no ports below 1024."""


class Front(NamedTuple):
    """A proxy with a house behind it, as a visitor sees it."""

    port: int
    trust: ssl.SSLContext
    root: str
    house: House

    @property
    def host(self) -> str:
        return f"{NAME}:{self.port}"

    def ask(
        self, method: str, path: str, headers: dict[str, str] | None = None, **more: Any
    ) -> Any:
        """Send a request to the name, at the proxy's port of this machine."""
        url = f"https://127.0.0.1:{self.port}{self.root}{path}"
        given = {"Host": self.host, **(headers or {})}
        with httpx.Client(verify=self.trust, timeout=PATIENCE) as http:
            extensions = {"sni_hostname": NAME}
            return http.request(method, url, headers=given, extensions=extensions, **more)


def make_certificate(folder: Path) -> None:
    """Make a certificate for the name, and its key."""
    subprocess.run(
        [program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt",
         "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
         "-addext", f"subjectAltName=DNS:{NAME}",
         "-keyout", folder / "key", "-out", folder / "cert"],
        check=True,
        capture_output=True,
    )  # fmt: skip


@contextmanager
def nginx(folder: Path, port: int, house: int, root: str) -> Iterator[Path]:
    command = program("nginx")
    make_certificate(folder)
    site = block("nginx.md", f"/etc/nginx/sites-available/{NAME}")
    if root:
        top = site[site.index("    location / {") : site.rindex("}")]
        site = site.replace(top, block("nginx.md", "locations below a sub-path"))
    live = f"/etc/letsencrypt/live/{NAME}"
    for written, here in (
        (f"{live}/fullchain.pem", str(folder / "cert")),
        (f"{live}/privkey.pem", str(folder / "key")),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
    ):
        assert written in site
        site = site.replace(written, here)
    snippet = block("nginx.md", "/etc/nginx/snippets/baccarat.conf")
    assert "127.0.0.1:8000" in snippet
    (folder / "snippets").mkdir()
    (folder / "snippets" / "baccarat.conf").write_text(snippet.replace("8000", str(house)))
    config = folder / "nginx.conf"
    config.write_text(NGINX.format(folder=folder, site=site))
    folder.chmod(0o755)
    subprocess.run([command, "-c", config, "-p", folder], check=True, capture_output=True)
    try:  # it listens as soon as the command has returned
        yield folder / "cert"
    finally:
        os.kill(int((folder / "nginx.pid").read_text()), signal.SIGTERM)


@contextmanager
def caddy(folder: Path, port: int, house: int, root: str) -> Iterator[Path]:
    command = program("caddy")
    which = "/etc/caddy/Caddyfile, below a sub-path" if root else "/etc/caddy/Caddyfile"
    site = block("caddy.md", which)
    assert "127.0.0.1:8000" in site
    site = site.replace("8000", str(house)).replace(f"{NAME} {{", f"{NAME}:{port} {{")
    (folder / "Caddyfile").write_text(CADDY.format(site=site))
    places = {"XDG_DATA_HOME": str(folder / "share"), "XDG_CONFIG_HOME": str(folder / "config")}
    subprocess.run(
        [command, "start", "--config", "Caddyfile", "--pidfile", "pid"],
        cwd=folder,
        env={**os.environ, **places, "HOME": str(folder)},
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    certificate = folder / "share" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    try:
        await_certificate(port, certificate)
        yield certificate
    finally:
        os.kill(int((folder / "pid").read_text()), signal.SIGTERM)


def await_certificate(port: int, authority: Path) -> None:
    """Wait until Caddy has made its certificate, which it does after its start."""
    latest = time.monotonic() + PATIENCE
    while True:
        try:
            trust = ssl.create_default_context(cafile=authority)
            with (
                socket.create_connection(("127.0.0.1", port)) as plain,
                trust.wrap_socket(plain, server_hostname=NAME),
            ):
                return
        except OSError:
            assert time.monotonic() < latest, "Caddy has no certificate"


PROXIES: dict[str, Callable[..., Any]] = {"nginx": nginx, "caddy": caddy}


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
        yield Front(port.number, ssl.create_default_context(cafile=certificate), root, house)


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
