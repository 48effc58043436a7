"""nginx and Caddy in front of a house, configured as the pages say."""

import os
import re
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from operate.pages import PAGES, House, block, program
from support.server.guest import PATIENCE

NAME = "tables.example"
SUB_PATH = "/baccarat"
UPSTREAM = "http://house"
NGINX = """\
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    log_format upstream '$uri $upstream_addr';
    access_log {folder}/access.log upstream;
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
    """A proxy with a house behind it, as a visitor sees it; `plain` is its port without TLS."""

    port: int
    plain: int
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
def nginx(
    folder: Path, port: int, plain: int, house: int, root: str, several: Sequence[int] = ()
) -> Iterator[Path]:
    """Run nginx in front of a house, or of `several` servers that share it."""
    command = program("nginx")
    make_certificate(folder)
    site = block("nginx.md", f"/etc/nginx/sites-available/{NAME}")
    if root:
        top = site[site.rindex("    location / {") : site.rindex("}")]
        site = site.replace(top, block("nginx.md", "locations below a sub-path"))
    live = f"/etc/letsencrypt/live/{NAME}"
    for written, here in (
        (f"{live}/fullchain.pem", str(folder / "cert")),
        (f"{live}/privkey.pem", str(folder / "key")),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
    ):
        assert written in site
        site = site.replace(written, here)
    snippet = block("nginx.md", "/etc/nginx/snippets/baccarat.conf")
    assert "127.0.0.1:8000" in snippet
    if several:
        site = upstreams(several) + without_tls(site)
        snippet = snippet.replace("http://127.0.0.1:8000", UPSTREAM)
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


def without_tls(site: str) -> str:
    """Return a site for guests whose clients trust no certificate."""
    lines = site.replace(" ssl;", ";").splitlines(keepends=True)
    return "".join(line for line in lines if "ssl_certificate" not in line)


def upstreams(several: Sequence[int]) -> str:
    """Return the lines that name several servers, as the page has them for two."""
    assert f"`proxy_pass {UPSTREAM};`" in (PAGES / "postgresql.md").read_text()
    lines = block("postgresql.md", "several servers that share a house")
    for number, port in enumerate(several, 1):
        written = f"10.0.0.{number}:8000"
        assert lines.count(written) == 1
        lines = lines.replace(written, f"127.0.0.1:{port}")
    return lines


@contextmanager
def caddy(folder: Path, port: int, plain: int, house: int, root: str) -> Iterator[Path]:
    command = program("caddy")
    which = "/etc/caddy/Caddyfile, below a sub-path" if root else "/etc/caddy/Caddyfile"
    site = block("caddy.md", which)
    assert "127.0.0.1:8000" in site
    site = site.replace("8000", str(house)).replace(
        f"http://{NAME} {{", f"http://{NAME}:{plain} {{"
    )
    site = re.sub(rf"^{NAME} {{", f"{NAME}:{port} {{", site, count=1, flags=re.MULTILINE)
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
