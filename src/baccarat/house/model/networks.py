"""The networks that an address belongs to, and how much of something each of them may have.

Providers give one customer a /64, a /56 or a /48 of IPv6, and put many customers behind one IPv4
address, or behind those of a /24. Limits for each address are limits for each of these networks
too. A network may have several times what one address may have, but never more than a tenth of the
house's total.
"""

import sys
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_interface, ip_network
from typing import Final, NamedTuple

HOUSEHOLDS: Final = {4: ((32, 1), (24, 8)), 6: ((64, 1), (56, 4), (48, 16))}
"""The prefix of each network around an address, and how many households it counts as."""
PART_OF_HOUSE: Final = 10
"""A network gets at most one n-th of all that the house has."""
MAX_TEXT: Final = 45
"""The longest address, in characters; anything longer that a proxy forwards is cut off here."""
CACHED: Final = 4_096


class Share(NamedTuple):
    """A network, and how many households it counts as."""

    network: str
    households: int

    def most(self, of_address: int, whole: int = sys.maxsize) -> int:
        """Return how many it may have if one address may have `of_address` of the `whole`."""
        return min(of_address * self.households, max(1, whole // PART_OF_HOUSE))


def parse_address(text: str) -> IPv4Address | IPv6Address:
    """Read an address, alone or with a prefix; one of IPv4 may be mapped. Raises ValueError."""
    at = ip_interface(text).ip
    return (at.ipv4_mapped or at) if isinstance(at, IPv6Address) else at


@lru_cache(CACHED)
def networks_of(address: str) -> tuple[Share, ...]:
    """List the networks of an address, or of the narrowest of them: narrowest first.

    Text that is not an address is its own network, cut to the length of one; `""` has none.
    """
    try:
        at = parse_address(address)
    except ValueError:
        return (Share(address[:MAX_TEXT], 1),) if address else ()
    return tuple(
        Share(_write(at, prefix), households) for prefix, households in HOUSEHOLDS[at.version]
    )


def narrowest_network(address: str) -> str:
    """Return what counts as one client: an IPv4 address, or the /64 of an IPv6 address.

    A client with one address of a /64 can usually choose any other.
    """
    shares = networks_of(address)
    return shares[0].network if shares else ""


def widest_network(address: str) -> str:
    """Return the largest network of an address that is counted; `""` for none."""
    shares = networks_of(address)
    return shares[-1].network if shares else ""


def customer_network(address: str) -> str:
    """Return the largest network that one customer may have: an IPv4 address, or an IPv6 /48."""
    narrowest = narrowest_network(address)
    return widest_network(address) if ":" in narrowest else narrowest


def _write(at: IPv4Address | IPv6Address, prefix: int) -> str:
    network = ip_network((at.packed, prefix), strict=False)
    return str(at if prefix == at.max_prefixlen else network)
