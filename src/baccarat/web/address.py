"""Whom an address stands for, where guesses and connections are counted."""

from ipaddress import IPv6Address, IPv6Network, ip_address


def household(address: str) -> str:
    """Return what counts as one: an IPv4 address, or the network of 64 bits of an IPv6 address.

    Whoever has one address of such a network has them all to choose from. What is no address
    counts as it is.
    """
    try:
        at = ip_address(address)
    except ValueError:
        return address
    if not isinstance(at, IPv6Address):
        return address
    return str(at.ipv4_mapped or IPv6Network((at.packed, 64), strict=False))
