"""Group client addresses, so that guesses, requests and connections can be limited per client."""

from collections.abc import Iterator, Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final, NamedTuple

Network = IPv4Network | IPv6Network

MAX_ADDRESS_LENGTH: Final = 45
"""Longest address kept, in characters. Anything longer that a proxy forwards is cut off here."""
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
        """Key for fair queueing: the network, or the player if the address is shared."""
        return self.player if self.crowd and self.player else self.address

    def list_count_keys(self) -> "Iterator[Counted]":
        """Yield the keys under which this caller's actions are counted.

        At a shared address each guest is counted separately, so that guests cannot block one
        another; only strangers are counted together.
        """
        if self.player:
            yield Counted(f"guest {self.player}", as_guest=True)
        if not self.crowd:
            yield Counted(self.address)
        elif not self.player:
            yield Counted(self.address, households=CROWD_HOUSEHOLDS)

    def bounds(self, of_guest: int, of_address: int) -> Iterator[tuple[str, int]]:
        """Yield the same keys, each with its limit."""
        for who, as_guest, households in self.list_count_keys():
            yield who, of_guest if as_guest else of_address * households


class Sender(NamedTuple):
    """The client for whom another process of the house asks, and the hash of their session."""

    caller: Caller
    session: str


class Counted(NamedTuple):
    """A key to count under, for one guest or for the given number of households."""

    who: str
    as_guest: bool = False
    households: int = 1


class Proxies:
    """The proxies trusted to say where a request comes from."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self.networks = tuple(networks)
        self.peers = set[str]()
        """Addresses of other processes of this house, which pass on what many people ask."""

    def __contains__(self, address: str) -> bool:
        try:
            at = _plain(address)
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
            at = _plain(address)
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
        return str(_plain(address))
    except ValueError:
        return address


def write_address(host: str, port: int) -> str:
    """Write a host and port as in a URL."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def client_network(address: str) -> str:
    """Return what counts as one client: an IPv4 address, or the /64 network of an IPv6 address.

    A client with one address of a /64 can usually choose any other. Text that is not an address
    is returned as it is, cut to the length of one.
    """
    try:
        at = _plain(address)
    except ValueError:
        return address[:MAX_ADDRESS_LENGTH]
    return str(IPv6Network((at.packed, 64), strict=False) if isinstance(at, IPv6Address) else at)


def _plain(address: str) -> IPv4Address | IPv6Address:
    at = ip_address(address)
    return (at.ipv4_mapped or at) if isinstance(at, IPv6Address) else at
