"""Who is asking: a signed cookie, and pages of our own only."""

from typing import Any, Final
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection

from ..house.house import Guest, House
from ..house.refusal import HouseCode, NotDone
from .address import household

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

    async def guest(self, connection: Connection, house: House) -> Guest:
        """Find out who is asking; raises NotDone for a cookie that is missing or not ours."""
        try:
            player = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            raise NotDone(HouseCode.NOT_SIGNED_IN) from None
        return await house.guest(str(player))

    async def visitor(self, connection: Connection, house: House) -> str:
        """Find out who is asking; `""` for a stranger."""
        try:
            return (await self.guest(connection, house)).player
        except NotDone:
            return ""


def check_origin(connection: Connection) -> None:
    """Raise NotDone for a request that another site's page sent."""
    origin = connection.headers.get("origin")
    if origin and urlsplit(origin).netloc != connection.headers.get("host"):
        raise NotDone(HouseCode.FOREIGN_ORIGIN)


def address_of(connection: Connection) -> str:
    """Tell from which address, or which network, a request comes; empty if that is not known."""
    return household(connection.client.host) if connection.client else ""
