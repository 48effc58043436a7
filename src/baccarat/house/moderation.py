"""What operators set for the whole house: sanctions, its door, announcements, and who they are."""

import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

import msgspec
from msgspec.structs import replace

from .model.clock import DAY_SECONDS
from .model.moderation import (
    Announced,
    Announcement,
    Announcements,
    HouseRules,
    Invitation,
    Sanction,
    is_over,
)
from .model.refusal import HouseCode, Rejected, check
from .people.operators import Operators
from .people.session_book import SessionBook
from .people.sign_in import Prover
from .store.queries.moderation import (
    invitation_by_id,
    put_invitation,
    read_moderation,
    remove_outdated,
)
from .store.rows import RowWriter
from .store.storage import Storage

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


class AnnouncementBook:
    """The announcements by id; `now` returns seconds since 1970."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.by_id: dict[str, Announcement] = {}

    def load(self, announcements: Iterable[Announcement]) -> None:
        """Replace the contents by the stored rows."""
        self.by_id = {each.id: each for each in announcements}

    def current(self) -> list[Announcement]:
        """List the announcements that are not over, oldest first."""
        now = self._now()
        return [each for each in self.by_id.values() if not is_over(each.until, now)]

    def frame(self) -> bytes:
        """Return the message for all connections."""
        return msgspec.json.encode(Announcements(tuple(map(self._describe, self.current()))))

    def _describe(self, announcement: Announcement) -> Announced:
        until = announcement.until
        left = None if until is None else max(0, round(1000 * (until - self._now())))
        return Announced(announcement.id, announcement.text, left)


class Admission:
    """Decides who may come in.

    People whom the house knows already may come back, whatever its door asks of newcomers.
    """

    def __init__(self, book: SessionBook, prover: Prover) -> None:
        self.rules = HouseRules()
        self.invitations: dict[str, Invitation] = {}
        self._now = book.now
        self._book = book
        self._prover = prover

    def load(self, rules: HouseRules, invitations: Iterable[Invitation]) -> None:
        """Replace the contents by the stored rows."""
        self.rules = rules
        self.invitations = {each.id: each for each in invitations}

    @property
    def closed_to_strangers(self) -> HouseCode | None:
        """Why somebody without a name may not look around; None if they may."""
        codes = {"password": HouseCode.HOUSE_PASSWORD, "invited": HouseCode.HOUSE_INVITED}
        return codes.get(self.rules.door)

    def check_stranger(self) -> None:
        """Raise Rejected unless strangers may look around."""
        if code := self.closed_to_strangers:
            raise Rejected(code)

    async def check_newcomer(self, password: str, token: str) -> Invitation | None:
        """Return the invitation that a newcomer has to use, if any; raises Rejected.

        An invitation opens the door whatever else it asks.
        """
        if token and self.rules.door != "open":
            return self._find(token)
        match self.rules.door:
            case "password":
                await self._check_password(password)
            case "invited":
                raise Rejected(HouseCode.HOUSE_INVITED)
            case _:
                pass
        return None

    def use(self, invitation: Invitation, rows: RowWriter) -> None:
        """Use an invitation once, in the transaction that adds its guest; raises Rejected."""
        found = invitation_by_id(rows, invitation.id)
        if found is None or not self._is_valid(found):
            raise Rejected(HouseCode.UNKNOWN_INVITE)
        put_invitation(rows, _use(found))

    def note_arrival(self, invitation: Invitation) -> None:
        """Note that somebody has come by an invitation."""
        if found := self.invitations.get(invitation.id):
            self.invitations[found.id] = _use(found)

    def needs_account(self, player: str) -> bool:
        """Whether a player has to make an account before they may play, speak or host."""
        return not self.rules.guests and player not in self._book.players

    def current(self) -> list[Invitation]:
        """List the invitations that somebody can come by, newest first."""
        return [each for each in reversed(self.invitations.values()) if self._is_valid(each)]

    def is_current(self, identifier: str) -> bool:
        """Whether an invitation exists and can be used."""
        found = self.invitations.get(identifier)
        return found is not None and self._is_valid(found)

    def _is_valid(self, invitation: Invitation) -> bool:
        return invitation.uses != 0 and not is_over(invitation.until, self._now())

    def _find(self, token: str) -> Invitation:
        wanted = token.encode()
        found = [
            each
            for each in self.invitations.values()
            if secrets.compare_digest(each.token.encode(), wanted)
        ]
        if not found or not self._is_valid(found[0]):
            raise Rejected(HouseCode.UNKNOWN_INVITE)
        return found[0]

    async def _check_password(self, password: str) -> None:
        check(bool(password), HouseCode.HOUSE_PASSWORD)
        hasher = self._prover.hasher
        right = await self._prover.run(partial(hasher.verify, self.rules.password, password))
        check(right, HouseCode.WRONG_HOUSE_PASSWORD)


def _use(invitation: Invitation) -> Invitation:
    left = None if invitation.uses is None else invitation.uses - 1
    return replace(invitation, uses=left, came=invitation.came + 1)


REPORT_DAYS: Final = 90
"""Reports that no operator has settled are deleted after this time."""
AUDIT_DAYS: Final = 730
"""How long the entries of the audit log are stored."""


class Moderation:
    """The operators, the sanctions in force, the door, and the announcements."""

    def __init__(self, operators: Operators, book: SessionBook, prover: Prover) -> None:
        now = book.now
        self.operators = operators
        self.sanctions = SanctionBook(now)
        self.admission = Admission(book, prover)
        self.announcements = AnnouncementBook(now)
        self.now = now
        self.on_change: Callable[[], None] = lambda: None
        """Called when an operator, or a newcomer, has changed something here."""

    async def load(self, storage: Storage) -> None:
        """Load the stored rows, and find the operators' accounts."""
        found = await storage.read(read_moderation)
        self.sanctions.load(found.sanctions)
        self.admission.load(found.rules, found.invitations)
        self.announcements.load(found.announcements)
        await self.operators.load(storage)

    async def remove_outdated(self, storage: Storage) -> None:
        """Remove expired rows, and old reports and entries of the audit log."""
        now = int(self.now())
        before = (now - DAY_SECONDS * REPORT_DAYS, now - DAY_SECONDS * AUDIT_DAYS)
        await storage.change(lambda rows: remove_outdated(rows, now, *before))
        self.sanctions.remove_outdated()
        current = {each.id for each in self.admission.current()}
        kept = self.admission.invitations
        self.admission.invitations = {name: kept[name] for name in kept if name in current}
        self.announcements.load(self.announcements.current())

    def check_admitted(self, player: str, address: str, *, shared: bool) -> None:
        """Raise Rejected for a banned player or network; `shared` addresses are not looked at.

        An operator is always admitted, so that no mistake locks them out.
        """
        bans = self.sanctions.bans_of(player, "" if shared else address)
        if bans and player not in self.operators:
            raise Rejected(HouseCode.BANNED)

    def is_banned(self, player: str, address: str) -> bool:
        """Whether a player or their address is banned; an operator never is."""
        return bool(self.sanctions.bans_of(player, address)) and player not in self.operators

    def is_muted(self, player: str) -> bool:
        """Whether a player may not speak anywhere in the house; an operator always may."""
        muted = player in self.sanctions.by_player and self.sanctions.is_muted(player)
        return muted and player not in self.operators

    def needs_account(self, player: str) -> bool:
        """Whether a player has to make an account before they may play, speak or host."""
        return self.admission.needs_account(player)

    @property
    def salon_hosts(self) -> frozenset[str]:
        """The players who act as hosts of the house's own rooms."""
        moderated = self.admission.rules.salon == "moderated"
        return self.operators.players if moderated else frozenset()

    @property
    def has_own_room(self) -> bool:
        """Whether the house has its own room."""
        return self.admission.rules.salon != "off"

    def announcement_frame(self) -> bytes | None:
        """Return the message with the current announcements, if there are any."""
        return self.announcements.frame() if self.announcements.current() else None
