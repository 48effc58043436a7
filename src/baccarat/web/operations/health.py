"""Whether the server is alive and ready, answered without waiting for any other work."""

import json
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

from ...house.house import House

LIVE: Final = "/healthz/live"
READY: Final = "/healthz/ready"
METHODS: Final = frozenset({"GET", "HEAD"})
JSON: Final = (b"content-type", b"application/json")
NO_STORE: Final = (b"cache-control", b"no-store")


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
            await _answer(send, 200, "live")
        elif scope["path"] == READY:
            state = self._state()
            await _answer(send, 200 if state == "ready" else 503, state)
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


async def _answer(send: Send, status: int, state: str) -> None:
    body = health_body(state)
    headers = [JSON, NO_STORE, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
