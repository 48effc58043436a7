"""Who sends requests, from where, and how much they may send: connections, sockets and requests.

A rate is a burst, and then one request per interval.
"""

import sys
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network
from typing import Final, NamedTuple

from ...house.model.networks import Share, customer_network, networks_of, parse_address
from ...house.model.refusal import HouseCode, Rejected
from .counts import Warnings

Network = IPv4Network | IPv6Network

SENDER: Final = "baccarat.sender"
"""The key in the ASGI state of a request's Sender, if it has one."""
LOOPBACK: Final = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))
CROWD_HOUSEHOLDS: Final = 50
"""A shared address gets the limits of this many households."""


class Caller(NamedTuple):
    """The client behind a request: the player from our cookie (or `""`) and the client's network.

    `crowd` is set if many people may use this address, as behind a proxy that forwards no
    addresses.
    """

    player: str
    address: str
    crowd: bool

    @property
    def fairness_key(self) -> str:
        """Key for fair queueing: the customer, or the player if the address is shared."""
        return self.player if self.crowd and self.player else customer_network(self.address)

    @property
    def network(self) -> str:
        """The network of this client alone; `""` for a shared address."""
        return "" if self.crowd else self.address

    @property
    def networks(self) -> tuple[Share, ...]:
        """The networks that the address belongs to; a shared address is one of many households."""
        return (Share(self.address, CROWD_HOUSEHOLDS),) if self.crowd else networks_of(self.address)

    def list_count_keys(self) -> "Iterator[CountKey]":
        """Yield the keys under which this caller's actions are counted.

        At a shared address each guest is counted separately, so that guests cannot block one
        another; only strangers are counted together.
        """
        if self.player:
            yield CountKey(f"guest {self.player}", as_guest=True)
        if not (self.crowd and self.player):
            yield from (CountKey(*share) for share in self.networks)

    def bounds(
        self, of_guest: int, of_address: int, whole: int = sys.maxsize
    ) -> Iterator[tuple[str, int]]:
        """Yield the same keys, each with its limit; `whole` is how many there are in the house.

        Strangers at a shared address may have half of them.
        """
        if self.player:
            yield f"guest {self.player}", of_guest
        if not self.crowd:
            yield from ((each.network, each.most(of_address, whole)) for each in self.networks)
        elif not self.player:
            yield self.address, min(of_address * CROWD_HOUSEHOLDS, whole // 2)


class Sender(NamedTuple):
    """The client for whom another process of the house asks, and the hash of their session."""

    caller: Caller
    session: str


class CountKey(NamedTuple):
    """A key to count under, for the given number of households, or for one guest."""

    who: str
    households: int = 1
    as_guest: bool = False


class Proxies:
    """The proxies trusted to say where a request comes from."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self.networks = tuple(networks)
        self.peers = set[str]()
        """Addresses of other processes of this house, which relay the requests of many people."""

    def __contains__(self, address: str) -> bool:
        try:
            at = parse_address(address)
        except ValueError:
            return False
        return any(at in network for network in self.networks)

    def crowd(self, address: str, own: str = "") -> bool:
        """Whether many people may share an address.

        True for trusted proxies, for other processes of the house, and for this machine: a loopback
        address, or the address that the connection was made to (`own`). A local program may be a
        proxy that is not configured here.
        """
        try:
            at = parse_address(address)
        except ValueError:
            return False
        return (
            is_loopback(at)
            or address in self
            or address in self.peers
            or normalize_address(address) == normalize_address(own)
        )


def parse_networks(text: str) -> tuple[Network, ...]:
    """Parse a comma-separated list of addresses and networks; raises ValueError."""
    return tuple(ip_network(each.strip()) for each in text.split(",") if each.strip())


def is_loopback(at: IPv4Address | IPv6Address) -> bool:
    """Whether this address belongs to the machine itself."""
    return at.is_loopback


def normalize_address(address: str) -> str:
    """Write an IPv4-mapped IPv6 address as IPv4; return anything else unchanged."""
    try:
        return str(parse_address(address))
    except ValueError:
        return address


def write_address(host: str, port: int) -> str:
    """Write a host and port as in a URL."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


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

    def of(self, who: CountKey) -> Rate:
        """Return the rate of a guest, or of a network of several households."""
        if who.as_guest:
            return self.guest
        return Rate(self.address.at_once * who.households, self.address.seconds / who.households)


class RateCheck(NamedTuple):
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
            RateCheck((bound.name, each.who), bound.of(each), bound.code)
            for bound in bounds
            for each in caller.list_count_keys()
        )

    def check_onlookers(self, room: str) -> None:
        """Count a command from somebody without a seat in a room; raises Rejected."""
        self._take([RateCheck(("onlookers", room), ONLOOKERS, HouseCode.ROOM_BUSY)])

    def _take(self, counts: Iterable["RateCheck"]) -> None:
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
        self._take([RateCheck(("password", name), PASSWORDS, HouseCode.TOO_MANY_TRIES)])

    def forget_name(self, name: str) -> None:
        """Start over after the right password."""
        self._free.pop(("password", name), None)


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
