"""What an operator may order; every order is checked as it is read."""

from typing import Annotated

import msgspec

from ..model.ledger import MAX_SET_CHIPS
from ..model.moderation import Door, SalonMode, SanctionKind

HOUR_SECONDS = 3600
LONGEST_TEXT = 300

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]
Note = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Hours = Annotated[int, msgspec.Meta(ge=1, le=24 * 366 * 10)]
Uses = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Units = Annotated[int, msgspec.Meta(ge=-MAX_SET_CHIPS, le=MAX_SET_CHIPS)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=128)]


class SanctionOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mute a player, or ban a player or a network; without `hours` there is no end."""

    kind: SanctionKind
    reason: Text
    player: Note = ""
    network: Note = ""
    hours: Hours | None = None


class LiftOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lift a sanction before its end."""

    id: Id
    reason: Note = ""


class ChipsOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Grant units to a player's account, or remove them with a negative amount."""

    player: Id
    amount: Units
    reason: Text


class SessionsOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sign a player out everywhere."""

    player: Id
    reason: Text


class CloseOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Close a room after its coup."""

    room: Id
    reason: Text


class ClearOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Close all tables of a host, by their id, or of a network, and delete its guests."""

    of: Id
    reason: Text


class RulesOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set the rules of the house; without a `password` the old one stays."""

    door: Door
    guests: bool
    salon: SalonMode
    password: Password | None = None


class InvitationOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a link into the house, for any number of guests without `uses`."""

    note: Note = ""
    uses: Uses | None = None
    hours: Hours | None = None


class AnnouncementOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Announce something to everybody."""

    text: Text
    hours: Hours | None = None


class EntryOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Revoke an invitation, withdraw an announcement, or settle a report."""

    id: Id


class ReportOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Report a line of talk, by its speaker's alias and its time in the room's messages."""

    who: Id
    at: Id
    reason: Note = ""
