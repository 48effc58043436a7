"""How often somebody may ask for something: so many at once, and then one after a while."""

import sys
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from ..house.model.refusal import HouseCode, NotDone
from .address import Caller

REMEMBERED: Final = 20_000
"""Guests and addresses; who has not asked for longest is forgotten first."""


class Rate(NamedTuple):
    """So many `at_once`, and one more after so many `seconds` each."""

    at_once: int
    seconds: float


class Bound(NamedTuple):
    """What one guest may, what all of one address may, and what is said to one who goes beyond."""

    name: str
    guest: Rate
    address: Rate
    code: HouseCode = HouseCode.TOO_MANY_REQUESTS


ANY: Final = Bound("any", Rate(200, 0.05), Rate(600, 0.02))
"""Whatever is asked for over HTTP: a page with all that it fetches is some twenty requests."""
SEARCH: Final = Bound("search", Rate(40, 0.5), Rate(120, 0.2))
"""What is looked up on disk or computed: records, lists, odds."""
ANALYSES: Final = Bound("analyses", Rate(10, 15.0), Rate(30, 5.0))
"""Records that are analysed, which takes seconds of the processor each."""
ADVICE: Final = Bound("advice", Rate(30, 1.0), Rate(120, 0.25))
"""What the advisor is asked; each hand is worked out once, no matter who asks."""
SOCKETS: Final = Bound("sockets", Rate(60, 1.0), Rate(300, 0.2))
GUESTS: Final = Bound("guests", Rate(60, 60.0), Rate(60, 60.0), HouseCode.TOO_MANY_GUESTS)
ROOMS: Final = Bound("rooms", Rate(30, 120.0), Rate(90, 40.0), HouseCode.TOO_MANY_ROOMS)

COMMANDS: Final = (
    Bound(
        "commands",
        guest=Rate(300, 0.125),
        address=Rate(1_200, 0.03125),
        code=HouseCode.TOO_MANY_COMMANDS,
    ),
    Bound(
        "commands of a day",
        guest=Rate(30_000, 1.0),
        address=Rate(120_000, 0.25),
        code=HouseCode.TOO_MANY_COMMANDS,
    ),
)
"""Commands over sockets, in all rooms together. The first bound is generous to programs that play
without a pause; the second limits what one guest can have stored in a day."""
ONLOOKERS: Final = Rate(300, 0.0625)
"""Commands to one room from all who neither have a seat there nor host it. Those who do are few and
each has the bounds of a guest, so onlookers cannot use up what players need."""

TALK: Final = Bound("talk", Rate(30, 1.0), Rate(120, 0.25))
BOTS: Final = Bound("bots", Rate(40, 3.0), Rate(120, 1.0))
INVITES: Final = Bound("invites", Rate(40, 10.0), Rate(120, 3.0))

MOST_SOCKETS: Final = 64
"""Open at a time of one guest, wherever they come from."""


class Sockets:
    """Counts the sockets that are open, of each guest and address.

    `most` may be of one address, also of one that a proxy tells of, and strangers who come from a
    crowd hold at most half of all connections, of which there may be `in_all`. 0 stands for no
    limit.
    """

    def __init__(self, most: int, in_all: int = 0) -> None:
        self._most = most or sys.maxsize
        self._strangers = in_all // 2 or sys.maxsize
        self._open: Counter[str] = Counter()

    @contextmanager
    def held(self, caller: Caller) -> Iterator[None]:
        """Count one for as long as it is open; raises NotDone for one too many."""
        bounds = caller.bounds(MOST_SOCKETS, self._most)
        counted = tuple((who, min(most, self._strangers)) for who, most in bounds)
        if any(self._open[key] >= most for key, most in counted):
            raise NotDone(HouseCode.TOO_MANY_REQUESTS)
        self._open.update(key for key, _ in counted)
        try:
            yield
        finally:
            self._open.subtract(key for key, _ in counted)
            self._open += Counter()  # without those that have none


class Rates:
    """Counts what was asked, of each guest and address; `time` is in seconds."""

    def __init__(self, time: Callable[[], float]) -> None:
        self._time = time
        self._free: OrderedDict[tuple[str, str], float] = OrderedDict()

    def check(self, caller: Caller, *bounds: Bound) -> None:
        """Count a wish against each bound; raises NotDone for one too many."""
        for bound in bounds:
            for who, as_guest, households in caller.counted():
                rate = bound.guest if as_guest else bound.address
                shared = Rate(rate.at_once * households, rate.seconds / households)
                self._take((bound.name, who), shared, bound.code)

    def check_onlookers(self, room: str) -> None:
        """Count a command from somebody who has no seat in a room; raises NotDone."""
        self._take(("onlookers", room), ONLOOKERS, HouseCode.ROOM_BUSY)

    def _take(self, key: tuple[str, str], rate: Rate, code: HouseCode) -> None:
        now = self._time()
        free = max(self._free.get(key, now), now)
        wait = free - now - rate.seconds * (rate.at_once - 1)
        if wait > 0:
            raise NotDone(code, wait=wait)
        self._free[key] = free + rate.seconds
        self._free.move_to_end(key)
        if len(self._free) > REMEMBERED:
            self._free.popitem(last=False)
