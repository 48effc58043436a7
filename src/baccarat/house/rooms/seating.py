"""Who gets a seat: newcomers, those on the waiting list of a full room, and those who move.

A free chair is kept for the first connected player on the list (`RoomState.kept_for`). A player
without a place is asked, and takes the chair as any other (`TakeSeat`) before the offer lapses
(`Timing`); the house moves standing players, and seated ones that want to move.
"""

import secrets

from ...tables.common.changeur import Sit
from ...tables.common.chips import CHANGEUR, Seat
from ...tables.common.refusal import Refused
from ..hosting.host_desk import get_up
from ..model.club_night import ClubChips
from ..model.commands import TakeSeat, WaitForChair
from ..model.draft import Draft, issue_club_chips
from ..model.ledger import ISSUE, MAX_ISSUED_BY_HOUSE
from ..model.refusal import HouseCode, Rejected, check
from ..model.state import Issued, Listed, RoomState, Seated, Unlisted
from .permissions import Requester, why_not_listed


def check_house_limit(draft: Draft, requester: Requester) -> None:
    """Raise Rejected if the draft issues more chips than the house may."""
    left = MAX_ISSUED_BY_HOUSE + requester.accounts.get(ISSUE, 0)
    check(_count_issued(draft) <= left, HouseCode.HOUSE_SPENT)


def _count_issued(draft: Draft) -> int:
    """Units that the draft issues."""
    return sum(
        step.event.amount for step in draft.steps if isinstance(step.event, Issued | ClubChips)
    )


def _check_welcome(draft: Draft, requester: Requester) -> None:
    check(not requester.needs_account, HouseCode.GUESTS_OFF)
    check(requester.player not in draft.state.hosting.barred, HouseCode.SHUT_OUT)
    check(not draft.state.has_namesake(requester.player, requester.name), HouseCode.NAME_TAKEN)


def wait_for_chair(draft: Draft, requester: Requester, request: WaitForChair) -> None:
    """Put the sender's name on the waiting list, or take it off; raises Rejected."""
    if not request.asked:
        check(requester.player in draft.state.waiting, HouseCode.NOT_NOW)
        draft.add(Unlisted(requester.player))
        return
    _check_welcome(draft, requester)
    if why := why_not_listed(draft.state, requester.player, requester.listed):
        raise Rejected(why)
    check(requester.seat is not None or requester.account > 0, HouseCode.OVER_ACCOUNT)
    draft.add(Listed(requester.player, requester.name))


def take_seat(draft: Draft, requester: Requester, request: TakeSeat) -> None:
    """Seat the sender; raises Rejected, or Refused from the table."""
    check(draft.state.seats.get(requester.player) is None, HouseCode.SEATED_ALREADY)
    _check_welcome(draft, requester)
    check(not _chooses_chair(draft.state, request.seat), HouseCode.SEATS_BY_LOT)
    seat = draw_chair(draft.state) if request.seat is None else request.seat
    if seat in draft.state.open_chairs():
        free = draft.state.may_take_chair(requester.player, requester.listed)
        check(free, HouseCode.CHAIR_KEPT)
        one = not (draft.state.table.preset.waiting_list and requester.seated_elsewhere())
        check(one, HouseCode.SEAT_ELSEWHERE)
    if seat in draft.state.bots() and seat in draft.state.open_places():
        get_up(draft, seat)
    sit = Sit(seat, request.amount)
    draft.state.game.decide(draft.state.table, CHANGEUR, sit)
    check(request.amount <= requester.account, HouseCode.OVER_ACCOUNT, requester.account)
    club = draft.state.club
    if club and (chips := club.chips_for(requester.player)):
        issue_club_chips(draft, requester.player, requester.name, chips)
        check_house_limit(draft, requester)
    draft.add(Seated(seat, requester.player, requester.name, None))
    draft.changeur(sit)


def _chooses_chair(state: RoomState, seat: Seat | None) -> bool:
    """Whether a chair is requested that the house assigns by lot; standing is free (CF-1)."""
    rules = state.table.preset
    return seat is not None and rules.seats_by_lot and 1 <= seat <= rules.seats


def draw_chair(state: RoomState) -> Seat:
    """Draw an open chair by lot; raises Rejected if all are taken."""
    chairs = state.open_chairs()
    check(bool(chairs), HouseCode.ROOM_FULL)
    return secrets.choice(chairs)


def change_places(draft: Draft, seat: Seat, chair: Seat) -> None:
    """Bring a player without chips in play to a chair, with all their chips.

    A player who cannot be seated there, such as without a chip, stays, and is taken off the list.
    """
    who, purse = draft.state.occupants[seat - 1], draft.state.table.purses[seat - 1] or 0
    if who is None:
        return
    if chair in draft.state.bots():
        get_up(draft, chair)
    sit = Sit(chair, purse)
    try:
        draft.state.game.decide(draft.state.table, CHANGEUR, sit)
    except Refused:
        draft.add(Unlisted(who.player))
        return
    get_up(draft, seat)
    draft.add(Seated(chair, who.player, who.name, who.bot))
    draft.changeur(sit)
