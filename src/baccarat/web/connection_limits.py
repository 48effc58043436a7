"""Limit how many connections are open, per network and in all."""

import sys
from collections import Counter
from collections.abc import Callable
from typing import Final

from ..house.model.networks import networks_of
from .address import Proxies
from .warn_once import Warnings

MAX_CONNECTIONS: Final = 128
"""Per address. A household behind one router may have several people with a few pages each."""
RESERVED: Final = MAX_CONNECTIONS
"""Connections that shared addresses leave to others; at most a quarter of all that are allowed."""


class ConnectionLimiter:
    """Limits open connections: `most` per address, and `in_all` together; 0 for no limit.

    A network may have more than an address: see `networks`. A shared address, such as a proxy's or
    this machine's, has no separate limit, but leaves
    RESERVED connections to other addresses.
    """

    def __init__(self, most: int, in_all: int = 0, proxies: Proxies | None = None) -> None:
        self.most = most
        self.in_all = in_all
        self.proxies = proxies or Proxies()
        self.open: Counter[str] = Counter()
        self.total = self.crowds = 0
        self.warnings = Warnings()

    def take(self, address: str, own: str = "") -> Callable[[], None] | None:
        """Admit a connection and return the function to call when it closes; None if it is refused.

        `own` is the address of this server that the connection was made to.
        """
        crowd = self.proxies.crowd(address, own)
        if why := self._refusal(address, crowd=crowd):
            self.warnings.say(why)
            return None
        self.open.update(each.network for each in networks_of(address))
        self.total += 1
        self.crowds += crowd
        return lambda: self._leave(address, crowd=crowd)

    def _refusal(self, address: str, *, crowd: bool) -> str:
        """Return why another connection from an address is refused; `""` if it is not."""
        if self.in_all and self.total >= self.in_all:
            return "connections are refused: as many are open as the system allows"
        if crowd:
            most = self.in_all - min(RESERVED, self.in_all // 4)
            full = self.in_all and self.crowds >= most
            return f"connections by proxies and this machine are refused: {most}" if full else ""
        for each in networks_of(address):
            most = each.most(self.most or sys.maxsize, self.in_all or sys.maxsize)
            if self.open[each.network] >= most:
                return f"connections from {each.network} are refused: {most} are open"
        return ""

    def _leave(self, address: str, *, crowd: bool) -> None:
        self.total -= 1
        self.crowds -= crowd
        for each in networks_of(address):
            self.open[each.network] -= 1
            if not self.open[each.network]:
                del self.open[each.network]
