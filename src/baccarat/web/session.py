"""Who is asking: a signed cookie, and pages of our own only."""

from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection

from ..house.house import STRANGER, Guest, House
from ..house.model.refusal import HouseCode, NotDone, check
from .address import Caller, household

COOKIE: Final = "baccarat"
COOKIE_SECONDS: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


class Sessions:
    """Signs players into cookies, and reads them back."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeSerializer(key, salt="player")

    def cookie(self, player: str) -> str:
        """Write the cookie that a player is known by."""
        return str(self._signer.dumps(player))

    def player(self, connection: Connection) -> str:
        """Read from a cookie of ours whose it is; `""` where there is none."""
        try:
            return str(self._signer.loads(connection.cookies.get(COOKIE, "")))
        except BadSignature:
            return ""

    async def guest(self, connection: Connection, house: House) -> Guest:
        """Find out who is asking; raises NotDone for a cookie that is missing or not ours."""
        player = self.player(connection)
        check(bool(player), HouseCode.NOT_SIGNED_IN)
        return await house.guest(player)

    async def anyone(self, connection: Connection, house: House) -> Guest:
        """Find out who is asking, who may be a stranger."""
        try:
            return await self.guest(connection, house)
        except NotDone:
            return STRANGER

    async def visitor(self, connection: Connection, house: House) -> str:
        """Find out who is asking; `""` for a stranger."""
        return (await self.anyone(connection, house)).player


def check_origin(connection: Connection) -> None:
    """Raise NotDone for a request that another site's page sent."""
    origin = connection.headers.get("origin")
    if origin and _origin(origin).netloc != connection.headers.get("host"):
        raise NotDone(HouseCode.FOREIGN_ORIGIN)


def over_https(connection: Connection) -> bool:
    """Whether a request came over HTTPS, as this server, a trusted proxy or the page itself says.

    A page's own word is enough: a page that lies has a cookie that does not come back to them.
    """
    return (
        connection.scope["scheme"] in {"https", "wss"}
        or _origin(connection.headers.get("origin", "")).scheme == "https"
    )


def caller_of(connection: Connection) -> Caller:
    """Tell who asks, and from where; an address that is not known is `""`."""
    state, address = connection.app.state, connection.client.host if connection.client else ""
    player, (own, _) = state.sessions.player(connection), connection.scope["server"] or ("", 0)
    return Caller(player, household(address), state.proxies.crowd(address, own))


def _origin(text: str) -> SplitResult:
    try:
        return urlsplit(text)
    except ValueError:
        raise NotDone(HouseCode.FOREIGN_ORIGIN) from None
