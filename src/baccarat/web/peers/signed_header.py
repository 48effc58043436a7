"""A signed header, valid once, with which one process asks another on behalf of a client."""

import hashlib
from collections.abc import Callable
from typing import Final

import msgspec
from itsdangerous import BadSignature, Signer

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
