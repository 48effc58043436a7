"""Let requests of the other processes in, and nobody else with their header."""

import hashlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
from itsdangerous import BadSignature, Signer
from litestar.datastructures import State
from litestar.types import ASGIApp, Receive, Send

from ...house.model.networks import narrowest_network
from ...house.model.refusal import HouseCode
from ..guard.limits import SENDER, Caller, Proxies, Sender
from ..guard.problem import send_problem
from ..wire import MAX_FRAME_BYTES

HEADER: Final = b"baccarat-peer"
SOCKET: Final = "SOCKET"
"""The method of a request that opens a socket."""
VALID_SECONDS: Final = 10.0
TOLERANCE_SECONDS: Final = 2.0
"""How far two processes may disagree about the clock of their database."""
MAX_HEADER: Final = 4096


class NotVouched(Exception):
    """The header is not one of ours, or not for this request, or it was used before."""


class Vouch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A client's request, and the facts that the asking process has about the client.

    - `to`: the id of the process that is asked.
    - `method`, `path`, `query`, `body`: the request, with the hash of its body.
    - `player`, `session`: the client, and the hash of their session; `""` without one.
    - `address`, `crowd`: the network from which they ask, as in `Caller`.
    - `nonce`, `until`: a number that is used once, and until when.
    """

    to: str
    method: str
    path: str
    query: str
    body: str
    player: str
    session: str
    address: str
    crowd: bool
    nonce: str
    until: float


class Voucher:
    """Signs such headers, and accepts each once; `now` is the clock that the processes share.

    `process` is the id of this process, which is another one after each start: headers are
    remembered only until they expire, or the process ends.
    """

    def __init__(self, key: bytes, process: str, now: Callable[[], float]) -> None:
        self._process = process
        self._signer = Signer(
            key, salt="baccarat.peer", digest_method=hashlib.sha256, key_derivation="hmac"
        )
        self._now = now
        self._used: dict[str, float] = {}

    def sign(self, vouch: Vouch) -> bytes:
        """Return the header for a request that is sent now."""
        made = msgspec.structs.replace(vouch, until=self._now() + VALID_SECONDS)
        return self._signer.sign(msgspec.json.encode(made).hex().encode())

    def accept(self, header: bytes, method: str, path: str, query: str) -> Vouch:
        """Return what a header says; raises NotVouched.

        The caller has to compare the body with its hash.
        """
        try:
            body = bytes.fromhex(self._signer.unsign(header[:MAX_HEADER]).decode())
            vouch = msgspec.json.decode(body, type=Vouch)
        except (BadSignature, ValueError, msgspec.MsgspecError):
            raise NotVouched from None
        now = self._now()
        is_ours = (vouch.to, vouch.method, vouch.path, vouch.query) == (
            self._process, method, path, query,
        )  # fmt: skip
        left = vouch.until - now
        if not is_ours or not -TOLERANCE_SECONDS <= left <= VALID_SECONDS + TOLERANCE_SECONDS:
            raise NotVouched
        self._use(vouch, now)
        return vouch

    def _use(self, vouch: Vouch, now: float) -> None:
        """Note that a header was used; raises NotVouched the second time."""
        while self._used:
            oldest = next(iter(self._used))
            if self._used[oldest] >= now:
                break
            del self._used[oldest]
        if vouch.nonce in self._used:
            raise NotVouched
        self._used[vouch.nonce] = now + VALID_SECONDS + 2 * TOLERANCE_SECONDS


def hash_body(body: bytes) -> str:
    """Return the hash of a body in the form used by the header."""
    return hashlib.sha256(body).hexdigest()


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
