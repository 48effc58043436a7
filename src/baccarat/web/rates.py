"""How often somebody may ask for something: so many at once, and then one after a while."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from ..house.refusal import HouseCode, NotDone
from .address import Caller

REMEMBERED: Final = 20_000
"""Guests and addresses; who has not asked for longest is forgotten first."""
CROWD: Final = 50
"""As many households may come from an address that many share."""


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
"""What the advisor is asked; each hand is worked out once, whoever asks."""
SOCKETS: Final = Bound("sockets", Rate(60, 1.0), Rate(300, 0.2))
GUESTS: Final = Bound("guests", Rate(60, 60.0), Rate(60, 60.0), HouseCode.TOO_MANY_GUESTS)
ROOMS: Final = Bound("rooms", Rate(30, 120.0), Rate(90, 40.0), HouseCode.TOO_MANY_ROOMS)

TALK: Final = Bound("talk", Rate(30, 1.0), Rate(120, 0.25))
BOTS: Final = Bound("bots", Rate(40, 3.0), Rate(120, 1.0))
INVITES: Final = Bound("invites", Rate(40, 10.0), Rate(120, 3.0))


class Rates:
    """Counts what was asked, of each guest and address; `time` is in seconds."""

    def __init__(self, time: Callable[[], float]) -> None:
        self._time = time
        self._free: OrderedDict[tuple[str, str], float] = OrderedDict()

    def check(self, caller: Caller, bound: Bound) -> None:
        """Count a wish; raises NotDone for one too many.

        Of an address that many share each guest is counted alone, so that none stands in the way
        of another, and only strangers are counted together.
        """
        if caller.player:
            self._take(bound, f"guest {caller.player}", bound.guest)
        if not caller.crowd:
            self._take(bound, caller.address, bound.address)
        elif not caller.player:
            rate = bound.address
            crowd = Rate(rate.at_once * CROWD, rate.seconds / CROWD)
            self._take(bound, caller.address, crowd)

    def _take(self, bound: Bound, who: str, rate: Rate) -> None:
        now, key = self._time(), (bound.name, who)
        free = max(self._free.get(key, now), now)
        if free - now > rate.seconds * (rate.at_once - 1):
            raise NotDone(bound.code)
        self._free[key] = free + rate.seconds
        self._free.move_to_end(key)
        if len(self._free) > REMEMBERED:
            self._free.popitem(last=False)
