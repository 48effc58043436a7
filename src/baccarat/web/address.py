"""Who sent a request, and from where: for whom guesses, requests and sockets are counted."""

import sys
from collections.abc import Iterator, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network
from typing import Final, NamedTuple

from ..house.model.networks import Share, customer_network, networks_of, parse_address

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

    def list_count_keys(self) -> "Iterator[Counted]":
        """Yield the keys under which this caller's actions are counted.

        At a shared address each guest is counted separately, so that guests cannot block one
        another; only strangers are counted together.
        """
        if self.player:
            yield Counted(f"guest {self.player}", as_guest=True)
        if not (self.crowd and self.player):
            yield from (Counted(*share) for share in self.networks)

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


class Counted(NamedTuple):
    """A key to count under, for the given number of households, or for one guest."""

    who: str
    households: int = 1
    as_guest: bool = False


class Proxies:
    """The proxies trusted to say where a request comes from."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self.networks = tuple(networks)
        self.peers = set[str]()
        """Addresses of other processes of this house, which pass on what many people ask."""

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
