"""The people in a room, the commands that they may send, and reasons to refuse them a seat.

It agrees with `command_handlers` and `seating`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from ...players.register import strategies
from ...tables.common.chips import MAX_UNITS, Seat
from ..model.draft import may_issue
from ..model.refusal import HouseCode
from ..model.state import RoomState
from .messages import May, Span

MOST_WAITING: Final = 20
REBUY: Final = 100_000
"""Units of new play chips for a player without chips: 1,000 chips."""


class Requester(msgspec.Struct, frozen=True):
    """The sender of a command, as the room currently knows them."""

    player: str
    name: str
    seat: Seat | None
    account: int
    """Their units outside the table; during a club night, those of the night."""
    host: bool
    alone: bool
    """Whether nobody else at the table is present."""
    waits_for: frozenset[Seat]
    """The other seats whose people are here, and who therefore have a say in when to deal."""
    rebuy: bool
    """Whether the room lets broke players rebuy in company."""
    known_speakers: Callable[[], Mapping[str, str]] = dict
    """Returns the names of players who have spoken here, by player id."""
    elsewhere: Callable[[], int] = int
    """Returns their units at other tables; lazy, because it looks through all rooms."""
    accounts: Mapping[str, int] = {}
    """All account balances of the house, in units."""
    rate_limited: Callable[[], bool] = bool
    """Returns whether they have spoken too often recently."""
    muted: bool = False
    """Whether an operator has muted them in the whole house."""
    needs_account: bool = False
    """Whether they have to make an account before they may play or speak."""
    seated_elsewhere: Callable[[], bool] = bool
    """Returns whether they have a place at another table; lazy, as `elsewhere`."""
    listed: tuple[str, ...] = ()
    """The players on the waiting list who are connected."""


def permissions_for(state: RoomState, requester: Requester) -> tuple[May, HouseCode | None]:
    """List what the sender may ask, and why they get no seat here now or soon.

    It must agree with `handle_command`. A player whose name is taken at the table is still offered
    the chat, so that the refusal can say why.
    """
    seat, no_seat = requester.seat, why_no_seat(state, requester)
    hosting = state.hosting
    if hosting.course == "closed":
        return May(), no_seat
    seats_bots = requester.host and state.free_chairs() and hosting.course != "closing"
    common = May(
        pace=requester.host,
        add_bot=tuple(strategies(state.table.preset)) if seats_bots else (),
        remove_bot=state.bots() if requester.host else (),
        limit_seat=requester.host and state.limits_seats,
        host=requester.host,
        remove=state.others(requester.player) if requester.host else (),
        speak=bool(requester.player)
        and not (requester.muted or requester.needs_account)
        and requester.player not in hosting.barred
        and requester.player not in hosting.muted,
        wait=may_wait(state, requester),
    )
    if seat is not None:
        return _permissions_seated(state, requester, seat, common), no_seat
    free = state.may_take_chair(requester.player, requester.listed)
    places = [seat for seat in state.open_places() if free or seat > state.table.preset.seats]
    if no_seat or not places:
        return common, no_seat
    sit = _span(state, min(requester.account, MAX_UNITS))
    return replace(common, sit=sit, free=tuple(places)), no_seat


def _permissions_seated(state: RoomState, requester: Requester, seat: Seat, common: May) -> May:
    purse = state.table.purses[seat - 1] or 0
    hosting = state.hosting
    asked = seat in state.asked and hosting.course != "paused"
    stays = hosting.course != "closing"
    amount = _rebuy_amount(state, requester)
    rebuy = stays and has_nothing(state, seat, requester) and may_issue(state, amount)
    return replace(
        common,
        buy=_span(state, min(requester.account, MAX_UNITS - purse)) if stays else None,
        cash=Span(1, purse) if purse > 0 else None,
        leave=seat not in state.leaving,
        rebuy=amount if rebuy and amount else None,
        deal=state.by_consent and asked and seat not in state.ready,
        hurry=requester.alone
        and hosting.course != "paused"
        and not state.game.is_idle(state.table),
    )


def _rebuy_amount(state: RoomState, requester: Requester) -> int:
    """Return the new chips that a broke player may have; 0 where the terms allow none."""
    if state.club is None:
        return REBUY if requester.alone or requester.rebuy else 0
    return state.club.terms.chips if state.club.may_rebuy(requester.player, state.shoe) else 0


def has_nothing(state: RoomState, seat: Seat, requester: Requester) -> bool:
    """Whether a player cannot make the smallest stake with all their chips anywhere."""
    account = requester.account
    return state.is_broke(seat, account) and state.is_broke(seat, account + requester.elsewhere())


def _span(state: RoomState, most: int) -> Span | None:
    """Return the sums with which a player may sit down or buy chips."""
    unit = state.table.preset.rounding_unit
    return Span(unit, most - most % unit) if most >= unit else None


def why_no_seat(state: RoomState, requester: Requester) -> HouseCode | None:
    """Return why the player gets no seat here now or soon.

    If bots have all chairs, one is free after the coup. A stranger without an account only
    lacks a name. Where a full table has a waiting list, a name that is taken there comes first.
    """
    hosting, sits = state.hosting, requester.seat is not None
    if hosting.course == "closed":
        return HouseCode.ROOM_CLOSED
    if requester.player in hosting.barred:
        return HouseCode.SHUT_OUT
    if hosting.course == "closing":
        return HouseCode.ROOM_CLOSING
    if sits:
        return None
    full = not (state.open_places() or state.bots())
    if full and not state.table.preset.waiting_list:
        return HouseCode.ROOM_FULL
    if not requester.needs_account and state.has_namesake(requester.player, requester.name):
        return HouseCode.NAME_TAKEN
    if full:
        return HouseCode.ROOM_FULL
    chairs, places = state.open_chairs(), state.open_places()
    if chairs == places != () and not state.may_take_chair(requester.player, requester.listed):
        return HouseCode.CHAIR_KEPT
    if not requester.player:
        return HouseCode.NOT_SIGNED_IN
    if requester.needs_account:
        return HouseCode.GUESTS_OFF
    return None if requester.account > 0 else HouseCode.OVER_ACCOUNT


def why_not_listed(state: RoomState, player: str, here: Sequence[str]) -> HouseCode | None:
    """Return why a player may not put their name on the list; None if they may.

    A player without a place takes an open chair instead, or waits for one that a bot gives up soon.
    """
    if not state.table.preset.waiting_list:
        return HouseCode.NO_WAITING_LIST
    if player in state.waiting:
        return HouseCode.NOT_NOW
    soon = state.may_take_chair(player, here) or (state.bots() and not state.waiting)
    if soon and player not in state.seats:
        return HouseCode.NOT_NOW
    return HouseCode.LIST_FULL if len(state.waiting) >= MOST_WAITING else None


def may_wait(state: RoomState, requester: Requester) -> bool:
    """Whether the sender may put their name on the waiting list; agrees with `wait_for_chair`."""
    player, hosting = requester.player, state.hosting
    if why_not_listed(state, player, requester.listed):
        return False
    able = requester.seat is not None or (requester.account > 0 and not requester.needs_account)
    barred = player in hosting.barred or hosting.course == "closing"
    return bool(player) and able and not barred and not state.has_namesake(player, requester.name)
