"""Check the Host header of every request, and add headers that all answers have."""

import socket
from collections.abc import Callable, Iterable
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Send

from ..house.model.networks import narrowest_network
from ..house.model.refusal import HouseCode
from ..text.languages import accepted_tags, best_language
from ..text.say import say
from .problem import NO_STORE, send_problem

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
    kind = b"text/plain; charset=utf-8"
    headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body)), NO_STORE]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": body})
