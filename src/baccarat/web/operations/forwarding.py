"""Work out where a request comes from: its connection, or what a trusted proxy forwards."""

from typing import Any, Final

from litestar.types import Receive, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..address import Proxies, normalize_address
from ..warn_once import Warnings

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
