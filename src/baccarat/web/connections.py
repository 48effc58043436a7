"""How many connections one address may hold, so that it leaves room for others."""

from asyncio import BaseTransport
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from .address import household

MOST_CONNECTIONS: Final = 128
"""Of one address: a household behind one router, each with a few pages open."""

MOST_ADDRESSES: Final = 10_000
"""That are remembered before those that are gone are forgotten."""


def door(most: int) -> type[Any]:
    """Make the protocol that lets in `most` connections of each address, and drops the next ones.

    0 stands for no limit, as behind a proxy, whose address all have.
    """
    held: dict[str, set[BaseTransport]] = {}

    class Door(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # chosen at run time
        """Counts a connection as long as its transport is open, also as a WebSocket."""

        def connection_made(self, transport: Any) -> None:
            address = household((transport.get_extra_info("peername") or ("",))[0])
            open_now = {each for each in held.get(address, ()) if not each.is_closing()}
            _forget(held)
            held[address] = open_now
            if most and len(open_now) >= most:
                transport.abort()
                return
            open_now.add(transport)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            if hasattr(self, "transport") and self.transport is not None:
                super().connection_lost(exc)

    return Door


def _forget(held: dict[str, set[BaseTransport]]) -> None:
    """Drop the addresses that have nothing open, once there are many."""
    if len(held) > MOST_ADDRESSES:
        for address in [at for at, each in held.items() if all(one.is_closing() for one in each)]:
            del held[address]
