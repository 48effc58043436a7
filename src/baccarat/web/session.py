"""Identify the caller: a signed cookie, accepted from our own pages only."""

from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection

from ..house.house import House
from ..house.model.guest import STRANGER, Guest
from ..house.model.refusal import HouseCode, Rejected, check
from .address import Caller, client_network

COOKIE: Final = "baccarat"
COOKIE_SECONDS: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


class Sessions:
    """Signs players into cookies, and reads them back. `path` is the path of the cookies."""

    def __init__(self, key: bytes, path: str = "/") -> None:
        self.path = path
        self._signer = URLSafeSerializer(key, salt="player")

    def cookie(self, player: str) -> str:
        """Return the signed cookie value for a player."""
        return str(self._signer.dumps(player))

    def player(self, connection: Connection) -> str:
        """Return the player named by a valid cookie; `""` without one."""
        try:
            return str(self._signer.loads(connection.cookies.get(COOKIE, "")))
        except BadSignature:
            return ""

    async def guest(self, connection: Connection, house: House) -> Guest:
        """Return the calling guest; raises Rejected if the cookie is missing or not ours."""
        player = self.player(connection)
        check(bool(player), HouseCode.NOT_SIGNED_IN)
        return await house.guests.find(player)

    async def anyone(self, connection: Connection, house: House) -> Guest:
        """Return the calling guest, or STRANGER."""
        try:
            return await self.guest(connection, house)
        except Rejected:
            return STRANGER

    async def visitor(self, connection: Connection, house: House) -> str:
        """Return the caller's player id; `""` for a stranger."""
        return (await self.anyone(connection, house)).player


def check_origin(connection: Connection) -> None:
    """Raise Rejected if another site's page sent the request."""
    origin = connection.headers.get("origin")
    if origin and _origin(origin).netloc != connection.headers.get("host"):
        raise Rejected(HouseCode.FOREIGN_ORIGIN)


def is_over_https(connection: Connection) -> bool:
    """Whether a request came over HTTPS, according to this server, a trusted proxy or the page.

    Trusting the page is safe: if it lies, its own browser just never sends the cookie back.
    """
    return (
        connection.scope["scheme"] in {"https", "wss"}
        or _origin(connection.headers.get("origin", "")).scheme == "https"
    )


def caller_of(connection: Connection) -> Caller:
    """Return who sent a request, and from where; the address is `""` if it is unknown."""
    state, address = connection.app.state, connection.client.host if connection.client else ""
    player, (own, _) = state.sessions.player(connection), connection.scope["server"] or ("", 0)
    return Caller(player, client_network(address), state.proxies.crowd(address, own))


def _origin(text: str) -> SplitResult:
    try:
        return urlsplit(text)
    except ValueError:
        raise Rejected(HouseCode.FOREIGN_ORIGIN) from None
