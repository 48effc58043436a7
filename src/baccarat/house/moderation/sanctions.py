"""The sanctions in force, in memory: mutes of players, and bans of players and networks."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from ..model.moderation import Sanction, is_over
from ..model.refusal import HouseCode, Rejected, check

Network = IPv4Network | IPv6Network

Prefix = tuple[int, int]
"""The version of the protocol, and the length of a network's prefix."""

WIDEST: Final = {4: 8, 6: 19}
"""The shortest prefix that can be banned, by version: about the largest that one provider has."""
HOUSEHOLD: Final = 64
"""An IPv6 address counts as the network of this prefix, as for the limits on requests."""


def parse_network(text: str, field: str = "network") -> Network:
    """Read an address or a network that can be banned; raises Rejected for this field."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise Rejected(HouseCode.NO_NETWORK, field=field) from None
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    check(network.prefixlen >= WIDEST[network.version], HouseCode.NO_NETWORK, field=field)
    return network


class SanctionBook:
    """The sanctions in force; `now` returns seconds since 1970."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._by_id: dict[str, Sanction] = {}
        self.by_player: defaultdict[str, dict[str, Sanction]] = defaultdict(dict)
        self._by_network: defaultdict[Network, dict[str, Sanction]] = defaultdict(dict)
        self._prefixes: Counter[Prefix] = Counter()

    def __len__(self) -> int:
        return len(self._by_id)

    def load(self, sanctions: Iterable[Sanction]) -> None:
        """Replace the contents by the stored sanctions."""
        for identifier in tuple(self._by_id):
            self.remove(identifier)
        for each in sanctions:
            self.put(each)

    def put(self, sanction: Sanction) -> None:
        """Add a sanction."""
        self._by_id[sanction.id] = sanction
        if sanction.player:
            self.by_player[sanction.player][sanction.id] = sanction
        else:
            network = ip_network(sanction.network)
            self._by_network[network][sanction.id] = sanction
            self._prefixes[network.version, network.prefixlen] += 1

    def find(self, identifier: str) -> Sanction:
        """Return a sanction in force; raises Rejected."""
        found = self._by_id.get(identifier)
        if found is None or is_over(found.until, self._now()):
            raise Rejected(HouseCode.UNKNOWN_ENTRY)
        return found

    def remove(self, identifier: str) -> None:
        """Remove a sanction, if it exists."""
        if sanction := self._by_id.pop(identifier, None):
            if sanction.player:
                del self.by_player[sanction.player][identifier]
                if not self.by_player[sanction.player]:
                    del self.by_player[sanction.player]
            else:
                network = ip_network(sanction.network)
                prefix = network.version, network.prefixlen
                del self._by_network[network][identifier]
                if not self._by_network[network]:
                    del self._by_network[network]
                self._prefixes[prefix] -= 1
                if not self._prefixes[prefix]:
                    del self._prefixes[prefix]

    def forget(self, player: str) -> None:
        """Remove all sanctions of a deleted player."""
        for identifier in tuple(self.by_player.get(player, ())):
            self.remove(identifier)

    def remove_outdated(self) -> None:
        """Remove the sanctions that are over."""
        now = self._now()
        for each in [each for each in self._by_id.values() if is_over(each.until, now)]:
            self.remove(each.id)

    def in_force(self) -> list[Sanction]:
        """List all sanctions, newest first."""
        now = self._now()
        current = [each for each in self._by_id.values() if not is_over(each.until, now)]
        return sorted(current, key=lambda each: (-each.made, each.id))

    def of(self, player: str) -> list[Sanction]:
        """List the sanctions of a player."""
        mine = self.by_player.get(player)
        if not mine:
            return []
        now = self._now()
        return [each for each in mine.values() if not is_over(each.until, now)]

    def is_muted(self, player: str) -> bool:
        """Whether a player may not speak anywhere."""
        return any(each.kind == "mute" for each in self.of(player))

    def bans_of(self, player: str, address: str) -> list[Sanction]:
        """List the bans of a player, and of an address as `narrowest_network` writes it."""
        bans = [each for each in self.of(player) if each.kind == "ban"]
        return [*bans, *self._bans_of_address(address)]

    def _bans_of_address(self, address: str) -> Iterator[Sanction]:
        if not self._by_network or not address:
            return
        try:
            here = ip_network(address)
        except ValueError:  # a proxy may forward any text
            return
        now = self._now()
        for version, length in self._prefixes:
            if version == here.version and length <= here.prefixlen:
                bans = self._by_network.get(here.supernet(new_prefix=length), {})
                yield from (each for each in bans.values() if not is_over(each.until, now))


def is_in(address: str, network: Network) -> bool:
    """Whether an address, as `narrowest_network` writes it, is in a network."""
    try:
        return contains(network, ip_network(address))
    except ValueError:  # a proxy may forward any text
        return False


def contains(network: Network, other: Network) -> bool:
    """Whether a network contains another, or the same one."""
    return (
        network.version == other.version
        and network.prefixlen <= other.prefixlen
        and other.network_address in network
    )
