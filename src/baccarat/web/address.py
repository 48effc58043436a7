"""Whom an address stands for, where guesses, requests and connections are counted."""

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
"""Characters of an address: of what a proxy forwards, no more is remembered."""
CROWD_HOUSEHOLDS: Final = 50
"""As many households may come from an address that many share."""


class Caller(NamedTuple):
    """Who asks: the player of a cookie of ours, or `""`, and where from; see `client_network`.

    `crowd`: many people may come from this address, as through a proxy that does not say for whom.
    """

    player: str
    address: str
    crowd: bool

    @property
    def fairness_key(self) -> str:
        """Name whom what they ask for waits with: their household, or in a crowd themselves."""
        return self.player if self.crowd and self.player else self.address

    def counted(self) -> "Iterator[Counted]":
        """Name under what it is counted what they do.

        Of an address that many share each guest is counted alone, so that none stands in the way
        of another, and only strangers are counted together.
        """
        if self.player:
            yield Counted(f"guest {self.player}", as_guest=True)
        if not self.crowd:
            yield Counted(self.address)
        elif not self.player:
            yield Counted(self.address, households=CROWD_HOUSEHOLDS)

    def bounds(self, of_guest: int, of_address: int) -> Iterator[tuple[str, int]]:
        """Name under what it is counted what they do, and how much is let be."""
        for who, as_guest, households in self.counted():
            yield who, of_guest if as_guest else of_address * households


class Counted(NamedTuple):
    """A name under which things are counted: of a guest, or of as many households."""

    who: str
    as_guest: bool = False
    households: int = 1


class Proxies:
    """The proxies whose word on where a request comes from is believed."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self.networks = tuple(networks)

    def __contains__(self, address: str) -> bool:
        try:
            at = _plain(address)
        except ValueError:
            return False
        return any(at in network for network in self.networks)

    def crowd(self, address: str, own: str = "") -> bool:
        """Whether an address may stand for many people.

        It does if it is a trusted proxy's, or this machine's: a loopback address, or the one that
        the connection was made to (`own`). A program here may be a proxy that nobody told us of.
        """
        try:
            at = _plain(address)
        except ValueError:
            return False
        return is_loopback(at) or address in self or plain(address) == plain(own)


def networks_of(text: str) -> tuple[Network, ...]:
    """Read addresses and networks, separated by commas; raises ValueError for what is neither."""
    return tuple(ip_network(each.strip()) for each in text.split(",") if each.strip())


def is_loopback(at: IPv4Address | IPv6Address) -> bool:
    """Whether connections from this address are made on this machine."""
    return at.is_loopback


def plain(address: str) -> str:
    """Write an IPv4 address mapped into IPv6 as IPv4; leave everything else as it is."""
    try:
        return str(_plain(address))
    except ValueError:
        return address


def client_network(address: str) -> str:
    """Return what counts as one: an IPv4 address, or the network of 64 bits of an IPv6 address.

    Anyone who has one address of such a network has them all to choose from. What is no address
    counts as it is, up to the length of one.
    """
    try:
        at = _plain(address)
    except ValueError:
        return address[:MAX_ADDRESS_LENGTH]
    return str(IPv6Network((at.packed, 64), strict=False) if isinstance(at, IPv6Address) else at)


def _plain(address: str) -> IPv4Address | IPv6Address:
    at = ip_address(address)
    return (at.ipv4_mapped or at) if isinstance(at, IPv6Address) else at
