"""What every request passes before the application, in the order in which `serve` puts it together.

`AccessLog` writes a line when a request ends, whatever the answer. `Forwarding` works out where it
comes from, `SubPath` strips the prefix of a proxy, and `Health` answers the health checks. Between
them and `HostGuard`, `peers` lets the other processes of the house in.
"""

import json
import logging
import re
import socket
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ...house.house import House
from ...house.model.log_entry import entry
from ...house.model.networks import narrowest_network
from ...house.model.refusal import HouseCode
from ...text.languages import accepted_tags, best_language
from ...text.say import say
from .connections import CONNECTION
from .counts import RequestCounts, Warnings
from .limits import Proxies, normalize_address
from .problem import NO_STORE, respond, send_problem

MAX_PATH: Final = 200
MAX_METHOD: Final = 16
"""Characters of a path and of a method that are logged."""
HIDDEN: Final = "*"
"""Replaces every part of a path that is not one of the house's own words."""
ASSET: Final = re.compile(r"/assets/[\w.-]{1,128}", re.ASCII)
SWITCHED: Final = 101
"""The status of a socket that was accepted."""
FORBIDDEN: Final = 403
FAILED: Final = 500
UNANSWERED: Final = 499
"""The status that is logged for a request whose sender left before the answer."""

log = logging.getLogger(__package__)


class PathMask:
    """Hides the parts of paths that may be secret, such as a room's address.

    Only numbers and the words of the server's own routes are shown, so a mistyped address hides
    as well as a correct one.
    """

    def __init__(self, routes: Iterable[str], root_path: str = "") -> None:
        self._root = root_path
        self._words = {word for route in routes for word in route.split("/") if "{" not in word}

    def show(self, path: str) -> str:
        """Return the path as it may be logged."""
        root = self._root if path.startswith(f"{self._root}/") else ""
        path = path.removeprefix(root)
        if ASSET.fullmatch(path):
            return f"{root}{path}"
        parts = [self._part(part) for part in path[:MAX_PATH].split("/")]
        return f"{root}{'/'.join(parts)}"

    def _part(self, part: str) -> str:
        is_number = part.isascii() and part.isdecimal()
        return part if is_number or part in self._words else HIDDEN


class AccessLog:
    """Logs each request when it ends: a socket, when it is closed. Queries are never logged."""

    def __init__(self, app: ASGIApp, paths: PathMask, counts: RequestCounts) -> None:
        self.app = app
        self.paths = paths
        self.counts = counts

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        answer = _Answer(send)
        started = time.perf_counter()
        try:
            await self.app(scope, receive, answer.send)
        except Exception:
            answer.status = answer.status or FAILED
            raise
        finally:
            self._log(scope, answer, time.perf_counter() - started)

    def _log(self, scope: Any, answer: "_Answer", seconds: float) -> None:
        is_socket = scope["type"] == "websocket"
        method = "SOCKET" if is_socket else scope["method"][:MAX_METHOD]
        status = answer.status or UNANSWERED
        self.counts.requests[status // 100] += 1
        if not log.isEnabledFor(logging.INFO):
            return
        connection = (scope.get("state") or {}).get(CONNECTION)
        size = connection.sent if is_socket and connection else answer.size
        if method == "HEAD":
            size = 0
        facts = {
            "method": method,
            "path": self.paths.show(scope["path"]),
            "status": status,
            "ms": round(1000 * seconds, 1),
            "bytes": size,
        }
        log.info("request", extra=entry(**facts))


class _Answer:
    """Passes an answer on, and notes its status and the size of its body."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0
        self.size = 0

    async def send(self, message: Message) -> None:
        match message["type"]:
            case "http.response.start":
                self.status = message["status"]
            case "http.response.body":
                self.size += len(message.get("body", b""))
            case "websocket.accept":
                self.status = SWITCHED
            case "websocket.close":
                self.status = self.status or FORBIDDEN
            case _:
                pass
        await self._send(message)


FORWARDED: Final = frozenset(
    {b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"x-real-ip"}
)
"""Headers in which a proxy says on whose behalf it asks."""
UNTRUSTED: Final = (
    "{} forwards requests but is not trusted, so its visitors cannot be told apart by address; "
    "if it is your proxy, start the server with --trusted-proxies and its address"
)


class Forwarding:
    """Takes client addresses and HTTPS from trusted proxies, and warns about untrusted ones."""

    def __init__(self, app: Any, proxies: Proxies) -> None:
        self.app = app
        if proxies.networks:
            self.app = ProxyHeadersMiddleware(app, [str(each) for each in proxies.networks])
        self.proxies = proxies
        self.warnings = Warnings()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if client := scope.get("client"):
            peer = normalize_address(client[0])
            scope["client"] = (peer, client[1])
            if peer not in self.proxies and any(name in FORWARDED for name, _ in scope["headers"]):
                self.warnings.say(UNTRUSTED.format(peer))
        await self.app(scope, receive, send)


class SubPath:
    """Removes the sub-path from paths that have it: a proxy may have removed it already.

    `root_path` is empty, or has no slash at its end. Only the application sees HEAD as GET. The
    server still sends no body.
    """

    def __init__(self, app: ASGIApp, root_path: str = "") -> None:
        self.app = app
        self.root_path = root_path

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        root, path = self.root_path, scope["path"]
        if root and path == root and scope["type"] == "http":
            await respond(send, 308, b"", (b"location", f"{root}/".encode()))
            return
        inner: Any = dict(scope)
        if root and path.startswith(f"{root}/"):
            inner["path"] = path.removeprefix(root)
            inner["raw_path"] = scope["raw_path"].removeprefix(root.encode())
        if scope["type"] == "http" and scope["method"] == "HEAD":
            inner["method"] = "GET"
        await self.app(inner, receive, send)


LIVE: Final = "/healthz/live"
READY: Final = "/healthz/ready"
METHODS: Final = frozenset({"GET", "HEAD"})
JSON: Final = (b"content-type", b"application/json")


class Health:
    """Answers the two health checks itself, for any host name and without rate limits.

    The server is live if it answers at all. It is ready until it is told to stop, except while the
    disk or database refuses to save, and while it cannot tell the other servers that it is there.
    """

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.is_stopping = False

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in METHODS:
            await self.app(scope, receive, send)
        elif scope["path"] == LIVE:
            await respond(send, 200, health_body("live"), JSON, NO_STORE)
        elif scope["path"] == READY:
            state = self._state()
            status = 200 if state == "ready" else 503
            await respond(send, status, health_body(state), JSON, NO_STORE)
        else:
            await self.app(scope, receive, send)

    def _state(self) -> str:
        if self.is_stopping:
            return "stopping"
        fails = self.house.storage.writer.disk_fails or not self.house.cluster.serves
        return "disk" if fails else "ready"


def health_body(state: str) -> bytes:
    """Return the body of an answer."""
    return json.dumps({"status": state}).encode()


LOCAL: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
PERSONAL: Final = "/api/"
ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
"""Tells browsers to ask this host over HTTPS only, for a year."""


class HostGuard:
    """Refuses requests for host names that are not ours, and marks answers as not cacheable.

    Under DNS rebinding, another site's page reaches this server but still sends its own name.
    Accepted are the local names of this machine, the address that the connection was made to, and
    `names`. `note` gets the code of each refusal and the network that it went to. Answers are kept
    out of caches, except files of the page, which have caching headers of their own. Where requests
    come over TLS and the house has the `whole_host`, browsers are told to use nothing else.
    """

    def __init__(
        self,
        app: ASGIApp,
        names: Iterable[str] = (),
        note: Callable[[str, str], None] = lambda *_: None,
        *,
        whole_host: bool = True,
    ) -> None:
        self.app = app
        self.note = note
        self.whole_host = whole_host
        self.names = LOCAL
        self.accept(names)

    def accept(self, names: Iterable[str]) -> None:
        """Serve under these names from now on, and under the local ones."""
        self.names = LOCAL | {name.casefold() for name in names}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif not self._serves(scope):
            self.note(HouseCode.UNKNOWN_HOST, narrowest_network((scope.get("client") or ("",))[0]))
            await _reject(scope, send)
        else:
            send = _adding(NO_STORE, send)
            if self.whole_host and scope["scheme"] == "https":
                send = _adding(ONLY_HTTPS, send)
            await self.app(scope, receive, send)

    def _serves(self, scope: Any) -> bool:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) != 1:
            return False
        name = _without_port(hosts[0].decode("latin-1")).casefold()
        return name in self.names or name == _bracketed((scope.get("server") or ("",))[0])


def own_names(host: str) -> tuple[str, ...]:
    """List the names under which a server at `host` can be reached without configuration."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not listened to
        here = socket.gethostname().partition(".")[0]
        return (here, f"{here}.local")
    return (_bracketed(host),)


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and (port.isascii() and port.isdecimal()) else host


def _adding(header: tuple[bytes, bytes], send: Send) -> Send:
    """Add a header to the answers that do not have it."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = message["headers"]
            if all(name.lower() != header[0] for name, _ in headers):
                message["headers"] = [*headers, header]
        await send(message)

    return sent


def _header(scope: Any, name: bytes) -> str:
    values = (value for each, value in scope["headers"] if each == name)
    return next(values, b"").decode("latin-1")


async def _reject(scope: Any, send: Any) -> None:
    """Refuse a request, explaining in the visitor's language that this name is not ours."""
    if scope["type"] == "websocket" or scope["path"].startswith(PERSONAL):
        await send_problem(scope, send, HouseCode.UNKNOWN_HOST)
        return
    language = best_language(accepted_tags(_header(scope, b"accept-language")))
    body = f"{say(language, f'refusal-{HouseCode.UNKNOWN_HOST}')}\n".encode()
    kind = (b"content-type", b"text/plain; charset=utf-8")
    await respond(send, 421, body, kind, NO_STORE)
