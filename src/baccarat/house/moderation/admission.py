"""Who may come into the house: its door, its password and its invitations."""

import secrets
from collections.abc import Callable, Container, Iterable
from functools import partial
from typing import Final, Protocol

from msgspec.structs import replace

from ..model.moderation import HouseRules, Invitation, is_over
from ..model.refusal import HouseCode, Rejected, check
from ..people.sign_in import Prover
from ..store.queries.moderation import invitation_by_id, put_invitation
from ..store.rows import RowWriter

TOKEN_BYTES: Final = 16


class Book(Protocol):
    """The players who have an account."""

    @property
    def players(self) -> Container[str]: ...


class Admission:
    """Decides who may come in; `now` returns seconds since 1970.

    People whom the house knows already may come back, whatever its door asks of newcomers.
    """

    def __init__(self, now: Callable[[], float], book: Book, prover: Prover) -> None:
        self.rules = HouseRules()
        self.invitations: dict[str, Invitation] = {}
        self._now = now
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
