"""One line in the log for each request, without anything secret."""

import logging
import re
import time
from collections.abc import Iterable
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Send

from ...house.model.log_entry import entry
from ..connections import CONNECTION
from .counts import Counts

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

    def __init__(self, app: ASGIApp, paths: PathMask, counts: Counts) -> None:
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
