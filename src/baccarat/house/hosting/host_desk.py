"""The requests of a host: each is turned into a draft, or refused."""

import secrets
from collections.abc import Mapping
from typing import Final, assert_never

from ...tables.common.changeur import Buy, Cash, Leave
from ...tables.common.chips import Seat
from ...tables.common.refusal import RefusalCode, Refused
from ...tables.common.shoe import CallLast, is_between_shoes, is_burning
from ..model.commands import (
    CloseRoom,
    HostRequest,
    LetBackIn,
    MakeInvite,
    Mute,
    Pause,
    ProlongNight,
    RemovePlayer,
    Resume,
    RevokeInvite,
    SetChips,
    SetDoor,
    SetLimits,
    SetTerms,
    Unmute,
)
from ..model.draft import Draft, issue
from ..model.hosting import (
    Barred,
    CameIn,
    ClosingCalled,
    CourseSet,
    DoorSet,
    Hosting,
    Invite,
    InviteMade,
    InviteRevoked,
    LetIn,
    Muted,
    TermsSet,
    Unmuted,
    player_for_alias,
)
from ..model.ledger import MAX_SET_CHIPS
from ..model.refusal import HouseCode, Rejected, check
from ..model.state import LeaveAsked, Vacated
from .room_spec import ask_limits

MOST_INVITES: Final = 20
"""Links that a room may have at a time."""
TOKEN_BYTES: Final = 16
LIMITS_AFTER: Final = 3
"""The coups that are announced before other limits apply (AD-P18)."""


def handle_host_request(
    draft: Draft, host: str, request: HostRequest, known_speakers: Mapping[str, str]
) -> None:
    """Put a host's request into the draft; raises Rejected, or the table's Refused.

    `known_speakers` has the names of players who have spoken here, by id.
    """
    hosting = draft.state.hosting
    match request:
        case Pause() | Resume():
            pauses = isinstance(request, Pause)
            check(hosting.course == ("open" if pauses else "paused"), HouseCode.NOT_NOW)
            draft.add(CourseSet("paused" if pauses else "open"))
        case CloseRoom():
            ask_to_close(draft)
        case SetDoor():
            draft.add(DoorSet(request.private))
        case SetTerms():
            request.terms.check()
            draft.add(TermsSet(request.terms))
        case SetLimits():
            ask_limits(draft, request.sums)
            _call_for_limits(draft)
        case MakeInvite():
            check(len(hosting.invites) < MOST_INVITES, HouseCode.TOO_MANY_INVITES)
            draft.add(InviteMade(hosting.invited + 1, secrets.token_urlsafe(TOKEN_BYTES)))
        case RevokeInvite():
            live = {each.number for each in hosting.invites}
            check(request.number in live, HouseCode.UNKNOWN_INVITE)
            draft.add(InviteRevoked(request.number))
        case SetChips():
            check(draft.state.club is None, HouseCode.EQUAL_CHIPS)
            _set_chips(draft, request)
        case ProlongNight():
            check(hosting.course in {"open", "paused"}, HouseCode.ROOM_CLOSING)
            if draft.state.club is None:
                raise Rejected(HouseCode.NOT_NOW)
            draft.add(draft.state.club.prolong(request.shoes, request.minutes))
        case RemovePlayer() | LetBackIn() | Mute() | Unmute():
            _about_somebody(draft, host, request, known_speakers)
        case _:
            assert_never(request)


def _about_somebody(
    draft: Draft,
    host: str,
    request: RemovePlayer | LetBackIn | Mute | Unmute,
    known_speakers: Mapping[str, str],
) -> None:
    hosting = draft.state.hosting
    match request:
        case RemovePlayer():
            _remove(draft, host, request.seat)
        case LetBackIn():
            draft.add(LetIn(_find(draft, request.who, hosting.barred)[0]))
        case Mute():
            draft.add(Muted(*_find(draft, request.who, known_speakers)))
        case Unmute():
            draft.add(Unmuted(_find(draft, request.who, hosting.muted)[0]))
        case _:
            assert_never(request)


def come_in(draft: Draft, player: str, token: str) -> None:
    """Accept an invitation; raises Rejected for one that was revoked or never made."""
    hosting = draft.state.hosting
    invite = invite_of(hosting, token)
    if player not in hosting.members:
        draft.add(CameIn(player, invite.number))


def invite_of(hosting: Hosting, token: str) -> Invite:
    """Find the invitation of a link's token; raises Rejected."""
    found = [e for e in hosting.invites if secrets.compare_digest(e.token.encode(), token.encode())]
    check(bool(found), HouseCode.UNKNOWN_INVITE)
    return found[0]


def call_last(draft: Draft, coups: int) -> None:
    """Announce the last coups of the shoe on the table, unless as few are left (AD-P25)."""
    shoe, phase = draft.state.table.shoe, draft.state.table.phase
    more = shoe.coups_left is None or shoe.coups_left > coups
    if more and not (is_between_shoes(phase) or is_burning(phase)):
        draft.croupier(CallLast(coups))


def _call_for_limits(draft: Draft) -> None:
    """Announce the last coups under the current limits, where the house does (AD-P18)."""
    if draft.state.hosting.coming and draft.state.table.preset.limits_change == "after-three":
        call_last(draft, LIMITS_AFTER)


def ask_to_close(draft: Draft) -> None:
    """Close the room; first announce the last coups, if the house does and there is a shoe.

    A second request closes it without them.
    """
    hosting, last = draft.state.hosting, draft.state.table.preset.last_hands
    idle = is_between_shoes(draft.state.table.phase) or not draft.state.taken
    if not last or idle or hosting.closes_after_shoe:
        close_room(draft)
        return
    check(hosting.course in {"open", "paused"}, HouseCode.ROOM_CLOSING)
    call_last(draft, last)
    draft.add(ClosingCalled())


def close_room(draft: Draft) -> None:
    """Finish the coup, and return everybody's chips to their accounts."""
    check(draft.state.hosting.course in {"open", "paused"}, HouseCode.ROOM_CLOSING)
    draft.add(CourseSet("closing"))
    for seat, _ in draft.state.taken:
        get_up(draft, seat)
    wind_up(draft)


def get_up(draft: Draft, seat: Seat) -> None:
    """Free a seat, at once or when its stakes are settled."""
    if not draft.state.table.has_chips_in_play(seat):
        draft.changeur(Leave(seat))
        draft.add(Vacated(seat))
        wind_up(draft)
    elif seat not in draft.state.leaving:
        draft.add(LeaveAsked(seat))


def wind_up(draft: Draft) -> None:
    """Close a room that is to be closed, once its last player has left."""
    if draft.state.hosting.course == "closing" and not draft.state.taken:
        draft.add(CourseSet("closed"))


def _remove(draft: Draft, host: str, seat: Seat) -> None:
    check(seat in draft.state.others(host), HouseCode.NO_PLAYER_THERE)
    who = dict(draft.state.taken)[seat]
    draft.add(Barred(who.player, who.name))
    get_up(draft, seat)


def _set_chips(draft: Draft, request: SetChips) -> None:
    """Sell new chips to reach the amount, or cash the excess."""
    who = dict(draft.state.taken).get(request.seat)
    if who is None:
        raise Rejected(HouseCode.NO_PLAYER_THERE)
    held = draft.state.table.purses[request.seat - 1] or 0
    check(request.amount <= MAX_SET_CHIPS, HouseCode.OVER_SET, MAX_SET_CHIPS)
    if request.amount < 0:
        raise Refused(RefusalCode.AMOUNT_NOT_POSITIVE, request, draft.state.table.phase)
    if request.amount > held:
        issue(draft, who.player, request.amount - held)
        draft.changeur(Buy(request.seat, request.amount - held))
    elif request.amount < held:
        draft.changeur(Cash(request.seat, held - request.amount))


def _find(draft: Draft, who: str, players: Mapping[str, str]) -> tuple[str, str]:
    found = player_for_alias(draft.room, who, players)
    if found is None:
        raise Rejected(HouseCode.NO_PLAYER_THERE)
    return found
