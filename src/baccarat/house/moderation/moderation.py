"""The operators' settings for one house, for its rooms and its server to query."""

from collections.abc import Callable
from typing import Final

from ..model.clock import DAY_SECONDS
from ..model.refusal import HouseCode, Rejected
from ..people.people import People
from ..store.queries.moderation import read_moderation, remove_outdated
from ..store.storage import Storage
from .admission import Admission
from .announcements import AnnouncementBook
from .operators import Operators
from .sanctions import SanctionBook

REPORT_DAYS: Final = 90
"""Reports that no operator has settled are deleted after this time."""
AUDIT_DAYS: Final = 730
"""How long the entries of the audit log are stored."""


class Moderation:
    """The operators, the sanctions in force, the door, and the announcements."""

    def __init__(self, operators: Operators, sanctions: SanctionBook, people: People) -> None:
        now = people.book.now
        self.operators = operators
        self.sanctions = sanctions
        self.admission = Admission(now, people.book, people.prover)
        self.announcements = AnnouncementBook(now)
        self._now = now
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
        now = int(self._now())
        before = (now - DAY_SECONDS * REPORT_DAYS, now - DAY_SECONDS * AUDIT_DAYS)
        await storage.run(
            lambda store: store.change(lambda rows: remove_outdated(rows, now, *before))
        )
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
        return self.sanctions.is_muted(player) and player not in self.operators

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
