"""What the server counts for its metrics, and its warnings about clients.

Each warning is logged once an hour, and few in all, so that nobody floods the log.
"""

import logging
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, Final

from ...house.model.log_entry import entry
from ...house.model.refusal import HouseCode

MAX_WARNINGS: Final = 16
"""Most warnings of one kind in an hour."""
HOUR: Final = 3600.0

log = logging.getLogger("baccarat.web")


class Warnings:
    """Logs each warning once an hour, and at most MAX_WARNINGS different ones.

    `time` returns seconds.
    """

    def __init__(self, time: Callable[[], float] = time.monotonic) -> None:
        self._time = time
        self._since = time()
        self._said: set[str] = set()
        self._unsaid = 0

    def say(self, warning: str, extra: dict[str, Any] | None = None) -> None:
        """Log a warning with the `extra` of its entry, unless the same was logged in this hour."""
        if (now := self._time()) >= self._since + HOUR:
            if self._unsaid:
                log.warning("%d more warnings of one kind were not logged", self._unsaid)
            self._since, self._unsaid = now, 0
            self._said.clear()
        whole = f"{warning} {extra}"
        if whole in self._said:
            return
        if len(self._said) < MAX_WARNINGS:
            self._said.add(whole)
            log.warning("%s", warning, extra=extra)
        else:
            self._unsaid += 1


LOGGED: Final = frozenset(
    {
        HouseCode.UNKNOWN_HOST,
        HouseCode.FOREIGN_ORIGIN,
        HouseCode.TOO_LARGE,
        HouseCode.TOO_MANY_TRIES,
        HouseCode.TOO_MANY_REQUESTS,
        HouseCode.TOO_MANY_COMMANDS,
        HouseCode.TOO_MANY_GUESTS,
        HouseCode.TOO_MANY_ROOMS,
        HouseCode.NETWORK_SPENT,
        HouseCode.ROOM_BUSY,
        HouseCode.HOUSE_FULL,
        HouseCode.BANNED,
        HouseCode.NOT_OPERATOR,
        HouseCode.NOT_HOST,
        HouseCode.WRONG_HOUSE_PASSWORD,
        HouseCode.STORAGE_LOW,
        HouseCode.STORAGE_QUOTA,
    }
)
"""Refusals because of a host, an origin, a limit or a right, which operators should know of."""


class RequestCounts:
    """Counters of one server."""

    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()
        """Requests by the first digit of their status."""
        self.commands: Counter[str] = Counter()
        """Commands over sockets: `accepted` or `refused`."""
        self.refusals: Counter[str] = Counter()
        """Refusals by their code."""
        self._warnings: defaultdict[str, Warnings] = defaultdict(Warnings)

    def refuse(self, code: str, address: str) -> None:
        """Count a refusal to a client at an address, and log it if it is one of LOGGED."""
        self.refusals[code] += 1
        if code in LOGGED:
            self._warnings[code].say("refused", entry(code=str(code), address=address))
