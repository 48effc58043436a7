"""Let requests of the other processes in, and nobody else with their header."""

from collections.abc import Callable
from typing import Any

from litestar.datastructures import State
from litestar.types import ASGIApp, Receive, Send

from ...house.model.networks import narrowest_network
from ...house.model.refusal import HouseCode
from ..guard.limits import SENDER, Caller, Proxies, Sender
from ..guard.problem import send_problem
from ..wire import MAX_FRAME_BYTES
from .signed_header import HEADER, SOCKET, NotVouched, Vouch, Voucher, hash_body


class PeerDoor:
    """Passes requests with the processes' header to `inside`, and all others to `outside`.

    A request whose header is not right is refused. `note` gets the code of each refusal and the
    network that it went to. The addresses of processes count as shared by many people from their
    first request on.
    """

    def __init__(
        self,
        outside: ASGIApp,
        inside: ASGIApp,
        state: State,
        proxies: Proxies,
        note: Callable[[str, str], None] = lambda *_: None,
    ) -> None:
        self.outside = outside
        self.inside = inside
        self.state = state
        self.proxies = proxies
        self.note = note

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = [value for name, value in scope.get("headers", ()) if name == HEADER]
        if not headers:
            await self.outside(scope, receive, send)
            return
        address = (scope.get("client") or ("",))[0]
        try:
            vouch, receive = await self._accept(scope, headers, receive)
        except NotVouched:
            self.note(HouseCode.FOREIGN_ORIGIN, narrowest_network(address))
            await send_problem(scope, send, HouseCode.FOREIGN_ORIGIN)
            return
        self.proxies.peers.add(address)
        caller = Caller(vouch.player, vouch.address, vouch.crowd)
        state = {**(scope.get("state") or {}), SENDER: Sender(caller, vouch.session)}
        await self.inside({**scope, "state": state}, receive, send)  # type: ignore[arg-type]

    async def _accept(
        self, scope: Any, headers: list[bytes], receive: Receive
    ) -> tuple[Vouch, Receive]:
        """Check the header, and the body that it is for; raises NotVouched."""
        if len(headers) != 1:
            raise NotVouched
        voucher: Voucher = self.state.voucher
        is_socket = scope["type"] == "websocket"
        method = SOCKET if is_socket else scope["method"]
        query = scope["query_string"].decode("latin-1")
        vouch = voucher.accept(headers[0], method, scope["path"], query)
        if is_socket:
            return vouch, receive
        body = await _read(receive)
        if hash_body(body) != vouch.body:
            raise NotVouched
        return vouch, _Once(body, receive)


class _Once:
    """Gives an application a body that was read already."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> Any:
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}


async def _read(receive: Receive) -> bytes:
    """Read a body that no process would send if it were longer; raises NotVouched."""
    body = b""
    while True:
        message: Any = await receive()
        body += bytes(message.get("body", b""))
        if message["type"] == "http.disconnect" or len(body) > MAX_FRAME_BYTES:
            raise NotVouched
        if not message.get("more_body"):
            return body
