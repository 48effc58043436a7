"""The ceremony of sealing a shoe in a room: its events, and the state they lead to (C-4)."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from ...fairness.ceremony import (
    CLOSED,
    FIRST,
    NOBODY,
    Abandoned,
    Announcement,
    Attempt,
    BadStep,
    Ceremony,
    Hex,
    Member,
    Opening,
    commitment_of,
)
from ...fairness.shoe import fields_digest
from ...rules.versions import Fields
from ...tables.common.chips import Seat
from .event_bases import RoomEventBase, SealEventBase


class SealAnnounced(SealEventBase, frozen=True, tag="seal-announced"):
    """The house has a secret for the next shoe; browsers of taken seats may commit."""

    announcement: Announcement


class SealCommitted(SealEventBase, frozen=True, tag="seal-committed"):
    """A browser has committed to its contribution."""

    member: Member


class RosterClosed(SealEventBase, frozen=True, tag="roster-closed"):
    """The list of participants is final; each of them has to open its commitment."""

    members: tuple[Member, ...]


class SealOpened(SealEventBase, frozen=True, tag="seal-opened"):
    """A browser has opened its commitment."""

    opening: Opening


class SealAbandoned(SealEventBase, frozen=True, tag="seal-abandoned"):
    """The attempt has failed; `missing` did not open in time (empty: the house broke off)."""

    secret: Hex
    missing: tuple[Seat, ...]


class ShoeSealed(SealEventBase, frozen=True, tag="shoe-sealed"):
    """The whole shoe is bound by this root, before any stake."""

    root: Hex


class SecretShown(SealEventBase, frozen=True, tag="secret-shown"):
    """The shoe has ended, so its secret may be known."""

    shoe: int
    secret: Hex


class CutAsked(RoomEventBase, frozen=True, tag="cut-asked"):
    """Whether this seat wants to be asked where to cut when it may."""

    seat: Seat
    asked: bool


SealEvent = (
    SealAnnounced
    | SealCommitted
    | RosterClosed
    | SealOpened
    | SealAbandoned
    | ShoeSealed
    | SecretShown
)


class Seal(msgspec.Struct, frozen=True):
    """The ceremony of the shoe being made or dealt; `root` is None until it is sealed."""

    ceremony: Ceremony | None = None
    root: Hex | None = None

    @property
    def attempt(self) -> Attempt | None:
        """The attempt in progress, if any."""
        if self.ceremony is None or self.root is not None or self.given_up:
            return None
        return self.ceremony.attempt

    @property
    def given_up(self) -> bool:
        """Whether the latest attempt was abandoned and no new one has begun."""
        made = self.ceremony
        return bool(made and made.abandoned and made.abandoned[-1].attempt == made.attempt)

    @property
    def barred(self) -> frozenset[Seat]:
        """The seats that made an attempt at the next shoe fail."""
        made = self.ceremony
        return made.barred if made and self.root is None else frozenset()

    def after(self, event: SealEvent) -> "Seal":
        """Apply an event; raises BadStep if it cannot follow."""
        match event:
            case SealAnnounced():
                before = self.ceremony.abandoned if self.ceremony and self.given_up else ()
                return Seal(Ceremony(Attempt(event.announcement), before))
            case SealCommitted():
                return self._with(self._going.commit(event.member))
            case RosterClosed():
                return self._with(self._going.close())
            case SealOpened():
                return self._with(self._going.open(event.opening))
            case SealAbandoned():
                given_up = Abandoned(self._going, event.secret, event.missing)
                return Seal(Ceremony(self._going, (*self._before, given_up)))
            case ShoeSealed():
                return replace(self, root=event.root)
            case SecretShown():
                return self

    def announce(
        self,
        *,
        secret: bytes,
        room: str,
        shoe: int,
        fields: Fields,
        cutters: Iterable[Seat],
    ) -> SealAnnounced:
        """Announce the next attempt; the first of `cutters` that is not barred may cut.

        `fields` are the preset as written, which the announcement is bound to.
        """
        before = self._before if self.given_up else ()
        said = Announcement(
            room=room,
            shoe=shoe,
            attempt=len(before) + 1,
            before=before[-1].digest if before else FIRST,
            preset=fields_digest(fields),
            commitment=commitment_of(secret),
            cutter=next((seat for seat in cutters if seat not in self.barred), NOBODY),
        )
        return SealAnnounced(said)

    @property
    def _going(self) -> Attempt:
        if self.attempt is None:
            raise BadStep(CLOSED)
        return self.attempt

    @property
    def _before(self) -> tuple[Abandoned, ...]:
        return self.ceremony.abandoned if self.ceremony else ()

    def _with(self, attempt: Attempt) -> "Seal":
        return Seal(Ceremony(attempt, self._before))
