"""What an operator may order; every order is checked as it is read."""

import hashlib
import logging
from typing import Annotated, Final

import msgspec

from ..hosting.talk import plain
from ..model.guest import Guest
from ..model.ledger import MAX_SET_CHIPS
from ..model.log_entry import entry
from ..model.moderation import Door, SalonMode, SanctionKind
from ..model.refusal import HouseCode, check
from ..office import Office
from ..rooms.room import Room
from ..store.queries.moderation import Report, count_reports, put_report

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


log = logging.getLogger(__name__)

MOST_REPORTS: Final = 1_000
"""Open reports in the house at most."""


async def report_line(office: Office, guest: Guest, room: Room, order: ReportOrder) -> None:
    """Store a report; the same one again changes nothing. Raises Rejected."""
    body = room.chatter.quote(order.who, order.at, plain(order.reason))
    whole = f"{body.room}/{body.line.player}/{body.line.at}/{guest.player}"
    report = Report(
        hashlib.sha256(whole.encode()).hexdigest()[:24],
        body.line.player,
        guest.player,
        int(office.people.book.now()),
        body,
    )
    open_reports = await office.storage.read(count_reports)
    check(open_reports < MOST_REPORTS, HouseCode.TOO_MANY_REPORTS)
    if await office.storage.change(lambda rows: put_report(rows, report)):
        log.info("report", extra=entry(player=report.player, reporter=report.reporter))
