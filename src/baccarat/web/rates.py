"""Rate limits: a burst, and then one request per interval."""

import sys
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from ..house.model.refusal import HouseCode, Rejected
from .address import Caller, Counted

MAX_REMEMBERED: Final = 50_000
"""Guests and networks to remember; the least recently active are forgotten first."""


class Rate(NamedTuple):
    """A burst of `at_once`, refilled by one every `seconds`."""

    at_once: int
    seconds: float


class RatePolicy(NamedTuple):
    """The rates for one guest and for one address, and the refusal code beyond them."""

    name: str
    guest: Rate
    address: Rate
    code: HouseCode = HouseCode.TOO_MANY_REQUESTS

    def of(self, who: Counted) -> Rate:
        """Return the rate of a guest, or of a network with so many households."""
        if who.as_guest:
            return self.guest
        return Rate(self.address.at_once * who.households, self.address.seconds / who.households)


class Count(NamedTuple):
    """A key to count a request under, its rate, and the code of a refusal."""

    key: tuple[str, str]
    rate: Rate
    code: HouseCode


ANY: Final = RatePolicy("any", Rate(200, 0.05), Rate(600, 0.02))
"""Any HTTP request. Loading the page takes about twenty."""
SEARCH: Final = RatePolicy("search", Rate(40, 0.5), Rate(120, 0.2))
"""Requests that read the disk or compute something: records, lists, odds."""
ANALYSES: Final = RatePolicy("analyses", Rate(10, 15.0), Rate(30, 5.0))
"""Analyses of records, each of which takes seconds of CPU time."""
ADVICE: Final = RatePolicy("advice", Rate(30, 1.0), Rate(120, 0.25))
"""Questions to the advisor. Each hand is solved only once, however many ask."""
SOCKETS: Final = RatePolicy("sockets", Rate(60, 1.0), Rate(300, 0.2))
GUESTS: Final = RatePolicy("guests", Rate(60, 60.0), Rate(60, 60.0), HouseCode.TOO_MANY_GUESTS)
ROOMS: Final = RatePolicy("rooms", Rate(30, 120.0), Rate(90, 600.0), HouseCode.TOO_MANY_ROOMS)
"""New tables; see `room_limits` for how many may be open."""

COMMANDS: Final = (
    RatePolicy(
        "commands",
        guest=Rate(300, 0.125),
        address=Rate(1_200, 0.03125),
        code=HouseCode.TOO_MANY_COMMANDS,
    ),
    RatePolicy(
        "commands of a day",
        guest=Rate(30_000, 1.0),
        address=Rate(120_000, 0.25),
        code=HouseCode.TOO_MANY_COMMANDS,
    ),
)
"""Commands over sockets, in all rooms together. The first limit is generous to programs that play
without a pause; the second limits how much one guest can have stored in a day."""
ONLOOKERS: Final = Rate(300, 0.0625)
"""Commands to one room from everyone who neither sits there nor hosts it. Players and hosts are few
and have their own limits as guests, so spectators cannot use up what players need."""

SIGN_INS: Final = RatePolicy("sign-ins", Rate(30, 20.0), Rate(60, 10.0), HouseCode.TOO_MANY_TRIES)
"""Attempts to sign in, in whatever way."""
PASSWORDS: Final = Rate(10, 300.0)
"""Passwords tried for one sign-in name, from all addresses: under 300 a day."""
LOGIN_CHANGES: Final = RatePolicy("login changes", Rate(40, 15.0), Rate(120, 5.0))
EXPORTS: Final = RatePolicy("exports", Rate(5, 300.0), Rate(15, 100.0))
"""Copies of all of a player's data."""

HOUSE_PASSWORDS: Final = RatePolicy(
    "house passwords", Rate(20, 30.0), Rate(60, 10.0), HouseCode.TOO_MANY_TRIES
)
"""Passwords of the house that newcomers try."""
REPORTS: Final = RatePolicy("reports", Rate(10, 300.0), Rate(40, 60.0), HouseCode.TOO_MANY_REPORTS)
"""Reports of lines of talk."""

GESTURES: Final = RatePolicy("gestures", Rate(60, 0.05), Rate(240, 0.0125))
"""Gestures, which are not counted as commands."""
REACTIONS: Final = RatePolicy("reactions", Rate(5, 2.0), Rate(20, 0.5))
TALK: Final = RatePolicy("talk", Rate(30, 1.0), Rate(120, 0.25))
BOTS: Final = RatePolicy("bots", Rate(40, 3.0), Rate(120, 1.0))
INVITES: Final = RatePolicy("invites", Rate(40, 10.0), Rate(120, 3.0))

MAX_SOCKETS: Final = 64
"""Sockets one guest may have open at a time, from all addresses together."""


class SocketLimiter:
    """Limits the open sockets of each guest and network.

    An address may have `most` open of `in_all` connections, also one that a proxy forwards; 0 means
    no limit. A network may have more than an address: see `networks`.
    """

    def __init__(self, most: int, in_all: int = 0) -> None:
        self._most = most or sys.maxsize
        self._in_all = in_all or sys.maxsize
        self._open: Counter[str] = Counter()
        self.total = 0

    @contextmanager
    def held(self, caller: Caller) -> Iterator[None]:
        """Count a socket for the duration of the block; raises Rejected if there are too many."""
        counted = tuple(caller.bounds(MAX_SOCKETS, self._most, self._in_all))
        if any(self._open[key] >= most for key, most in counted):
            raise Rejected(HouseCode.TOO_MANY_REQUESTS)
        self._open.update(key for key, _ in counted)
        self.total += 1
        try:
            yield
        finally:
            self.total -= 1
            self._open.subtract(key for key, _ in counted)
            self._open += Counter()  # drops the zeros


class RateLimiter:
    """Counts the requests of each guest and network; `time` returns seconds.

    A request that is refused is not counted, so that a stranger with many addresses cannot make
    this forget others: it keeps one time for each guest and network, of the newest ones only.
    """

    def __init__(self, time: Callable[[], float]) -> None:
        self._time = time
        self._free: OrderedDict[tuple[str, str], float] = OrderedDict()

    def check(self, caller: Caller, *bounds: RatePolicy) -> None:
        """Count a request against each policy; raises Rejected if it exceeds one."""
        self._take(
            Count((bound.name, each.who), bound.of(each), bound.code)
            for bound in bounds
            for each in caller.list_count_keys()
        )

    def check_onlookers(self, room: str) -> None:
        """Count a command from somebody without a seat in a room; raises Rejected."""
        self._take([Count(("onlookers", room), ONLOOKERS, HouseCode.ROOM_BUSY)])

    def _take(self, counts: Iterable["Count"]) -> None:
        """Count under all keys, or under none."""
        now, free = self._time(), dict[tuple[str, str], float]()
        for key, rate, code in counts:
            since = max(self._free.get(key, now), now)
            wait = since - now - rate.seconds * (rate.at_once - 1)
            if wait > 0:
                raise Rejected(code, wait=wait)
            free[key] = since + rate.seconds
        for key, until in free.items():
            self._free[key] = until
            self._free.move_to_end(key)
        while len(self._free) > MAX_REMEMBERED:
            self._free.popitem(last=False)


class GuessedNames(RateLimiter):
    """Counts the passwords tried for each sign-in name, whether or not the name exists."""

    def check_name(self, name: str) -> None:
        """Count a password that is tried; raises Rejected if there were too many lately."""
        self._take([Count(("password", name), PASSWORDS, HouseCode.TOO_MANY_TRIES)])

    def forget_name(self, name: str) -> None:
        """Start over after the right password."""
        self._free.pop(("password", name), None)
