"""What the server counts from its start, for its metrics; some refusals are logged as well."""

from collections import Counter, defaultdict
from typing import Final

from ...house.model.log_entry import entry
from ...house.model.refusal import HouseCode
from ..warn_once import Warnings

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


class Counts:
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
