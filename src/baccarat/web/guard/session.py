"""Identify the caller: a signed cookie, accepted from our own pages only."""

import hashlib
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ...house.house import House
from ...house.identity.login import SavedSession
from ...house.model.guest import STRANGER, Guest
from ...house.model.networks import narrowest_network
from ...house.model.refusal import HouseCode, Rejected, check
from ...house.people.session_book import SessionBook
from .limits import SENDER, Caller, Sender

COOKIE: Final = "baccarat"
"""The cookie's name over plain HTTP, where a browser refuses the prefixes below."""
SECURE_COOKIE: Final = f"__Secure-{COOKIE}"
"""Its name over HTTPS below a sub-path, or where only the page says that it came over HTTPS."""
HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""Its name over HTTPS: a browser takes it from this host alone, and for all of its paths."""
TLS: Final = frozenset({"https", "wss"})
COOKIE_SECONDS: Final = 365 * 24 * 3600
SIGNATURE: Final = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
"""The library's own default is SHA-1."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Sessions:
    """Reads and writes the cookie: signed, with a guest's id or with the token of a session.

    A guest with a login is known by their sessions only, which can be ended. `path` is the path
    of the cookies.
    """

    def __init__(self, key: bytes, book: SessionBook, path: str = "/") -> None:
        self.path = path
        self._guests = URLSafeSerializer(key, salt="player", signer_kwargs=SIGNATURE)
        self._tokens = URLSafeSerializer(key, salt="session", signer_kwargs=SIGNATURE)
        self._book = book

    def guest_cookie(self, connection: Connection, player: str) -> Cookie:
        """Return the cookie of a guest without a login."""
        return self._new_cookie(connection, str(self._guests.dumps(player)))

    def session_cookie(self, connection: Connection, token: str) -> Cookie:
        return self._new_cookie(connection, str(self._tokens.dumps(token)))

    def same_cookie(self, connection: Connection) -> Cookie:
        """Return the cookie that was sent, to be kept for another year."""
        name = self._sent_name(connection)
        return self._cookie(name, connection.cookies.get(name, ""))

    def no_cookie(self, connection: Connection) -> Cookie:
        """Return a cookie that removes the one that was sent."""
        return self._cookie(self._sent_name(connection), "", seconds=0)

    def session(self, connection: Connection) -> SavedSession | None:
        """Return the session that the cookie opens; None for guests and strangers."""
        token = self._read(self._tokens, connection)
        return self._book.find(token) if token else None

    async def learn(self, connection: Connection, house: House) -> bool:
        """Find a session that another process has just opened, and return whether there is one.

        Until then its owner counts as a stranger. It may read the database, so call it after the
        limits on requests have let the caller pass, and before all else.
        """
        token = self._read(self._tokens, connection) if house.cluster.shared else ""
        if not token or self._book.find(token):
            return False
        return await house.people.find_session(token) is not None

    def player(self, connection: Connection) -> str:
        """Return the player named by a valid cookie, or by another process; `""` without one."""
        if sender := sender_of(connection):
            return sender.caller.player
        if session := self.session(connection):
            return session.player
        player = self._read(self._guests, connection)
        return player if self._book.accepts_guest(player) else ""

    def end_with_session(
        self, connection: Connection, player: str, close: Callable[[HouseCode], None]
    ) -> AbstractContextManager[None]:
        """Call `close` with the reason when the player's session ends, or when they are banned.

        Raises Rejected if that has happened already.
        """
        caller = caller_of(connection)
        check(not player or caller.player == player, HouseCode.NOT_SIGNED_IN)
        check_admitted(connection, caller)
        sender, session = sender_of(connection), self.session(connection)
        key = sender.session if sender else session.hash if session else ""
        return self._book.connections.watch(key or player, player, caller.network, close)

    def _names(self, connection: Connection) -> tuple[str, ...]:
        """List the names under which a cookie may come, the safest first.

        Over declared TLS there is one: a cookie without its prefix may be another host's.
        """
        if connection.scope["scheme"] in TLS:
            return (HOST_COOKIE if self.path == "/" else SECURE_COOKIE,)
        return (SECURE_COOKIE, COOKIE)

    def _sent_name(self, connection: Connection) -> str:
        names = self._names(connection)
        return next((name for name in names if name in connection.cookies), names[-1])

    def _new_cookie(self, connection: Connection, value: str) -> Cookie:
        return self._cookie(self._names(connection)[0 if is_over_https(connection) else -1], value)

    def _cookie(self, name: str, value: str, seconds: int = COOKIE_SECONDS) -> Cookie:
        return Cookie(
            name,
            value=value,
            max_age=seconds,
            path=self.path,
            httponly=True,
            secure=name != COOKIE,
            samesite="strict",
        )

    def _read(self, signer: URLSafeSerializer, connection: Connection) -> str:
        """Return the text that a signed cookie has; `""` if it was not signed for this."""
        try:
            return str(signer.loads(connection.cookies.get(self._sent_name(connection), "")))
        except BadSignature:
            return ""

    async def guest(self, connection: Connection, house: House) -> Guest:
        """Return the calling guest; raises Rejected if the cookie is missing or not ours."""
        caller = caller_of(connection)
        check(bool(caller.player), HouseCode.NOT_SIGNED_IN)
        is_account = caller.player in self._book.players
        return await house.guests.find(caller.player, "" if is_account else caller.network)

    async def anyone(self, connection: Connection, house: House) -> Guest:
        """Return the calling guest, or STRANGER; raises Rejected if strangers may not look on."""
        try:
            return await self.guest(connection, house)
        except Rejected:
            house.moderation.admission.check_stranger()
            return STRANGER

    async def visitor(self, connection: Connection, house: House) -> str:
        """Return the caller's player id; `""` for a stranger."""
        return (await self.anyone(connection, house)).player


def check_admitted(connection: Connection, caller: Caller) -> None:
    """Raise Rejected for a caller whom an operator has banned."""
    moderation = connection.app.state.house.moderation
    moderation.check_admitted(caller.player, caller.address, shared=caller.crowd)


def check_origin(connection: Connection) -> None:
    """Raise Rejected if another site's page sent the request, according to its browser."""
    check(connection.headers.get("sec-fetch-site") != "cross-site", HouseCode.FOREIGN_ORIGIN)
    origin = connection.headers.get("origin")
    if origin and _origin(origin).netloc != connection.headers.get("host"):
        raise Rejected(HouseCode.FOREIGN_ORIGIN)


def is_over_https(connection: Connection) -> bool:
    """Whether a request came over HTTPS, according to this server, a trusted proxy or the page.

    Trusting the page is safe: if it is dishonest, its own browser just never sends the cookie back.
    """
    return (
        connection.scope["scheme"] in TLS
        or _origin(connection.headers.get("origin", "")).scheme == "https"
    )


def caller_of(connection: Connection) -> Caller:
    """Return who sent a request, and from where; the address is `""` if it is unknown."""
    if sender := sender_of(connection):
        return sender.caller
    state, address = connection.app.state, connection.client.host if connection.client else ""
    player, (own, _) = state.sessions.player(connection), connection.scope["server"] or ("", 0)
    return Caller(player, narrowest_network(address), state.proxies.crowd(address, own))


def sender_of(connection: Connection) -> Sender | None:
    """Return the client for whom another process asks; None if the client asks directly."""
    state: dict[str, Any] = connection.scope.get("state") or {}
    return state.get(SENDER)


def origin_of(connection: Connection) -> str:
    """Return the origin of the page that sent a request, as browsers write it."""
    scheme = "https" if is_over_https(connection) else "http"
    return connection.headers.get("origin") or f"{scheme}://{connection.headers.get('host', '')}"


def host_of(connection: Connection) -> str:
    """Return the host name that a request is for, without its port."""
    return _origin(f"//{connection.headers.get('host', '')}").hostname or ""


def _origin(text: str) -> SplitResult:
    try:
        return urlsplit(text)
    except ValueError:
        raise Rejected(HouseCode.FOREIGN_ORIGIN) from None
