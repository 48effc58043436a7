"""What a viewer may ask of a room now, so that the page needs no rules."""

from msgspec.structs import replace

from ...players import strategies
from ...tables.common import MOST_UNITS, Seat
from ..model.issuing import may_issue
from ..model.state import RoomState
from ..refusal import HouseCode
from .desk import REBUY, Requester, has_nothing
from .news import May, Span


def may(state: RoomState, requester: Requester) -> May:
    """List it; must agree with what `desk.carry_out` accepts.

    A namesake of somebody there is offered a seat and a word too, to be told why there is none.
    """
    seat = requester.seat
    hosting = state.hosting
    if hosting.course == "closed":
        return May()
    seats_bots = requester.host and state.chairs() and hosting.course != "closing"
    common = May(
        pace=requester.host,
        add_bot=tuple(strategies(state.table.preset)) if seats_bots else (),
        remove_bot=state.bots() if requester.host else (),
        limit_seat=requester.host and state.limits_seats,
        host=requester.host,
        remove=state.others(requester.player) if requester.host else (),
        speak=bool(requester.player) and not hosting.silenced(requester.player),
    )
    if seat is None:
        return _standing(state, requester, common)
    return _seated(state, requester, seat, common)


def no_seat(state: RoomState, requester: Requester) -> HouseCode | None:
    """Say why there is no seat here for somebody, or soon none; must agree with `may`.

    A stranger, who has no account yet, only lacks a name.
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
    if not state.free():
        return HouseCode.ROOM_FULL
    if not requester.player:
        return HouseCode.NOT_SIGNED_IN
    return None if requester.account > 0 else HouseCode.OVER_ACCOUNT


def _standing(state: RoomState, requester: Requester, common: May) -> May:
    if no_seat(state, requester):
        return common
    return replace(common, sit=_span(min(requester.account, MOST_UNITS)), free=state.free())


def _seated(state: RoomState, requester: Requester, seat: Seat, common: May) -> May:
    purse = state.table.purses[seat - 1] or 0
    hosting = state.hosting
    asked = seat in state.asked and hosting.course != "paused"
    stays = hosting.course != "closing"
    rebuy = stays and (requester.alone or requester.rebuy) and may_issue(state, REBUY)
    rebuy = rebuy and has_nothing(state, seat, requester)
    return replace(
        common,
        buy=_span(min(requester.account, MOST_UNITS - purse)) if stays else None,
        cash=_span(purse),
        leave=seat not in state.leaving,
        rebuy=REBUY if rebuy else None,
        deal=state.by_consent and asked and seat not in state.ready,
        hurry=requester.alone
        and hosting.course != "paused"
        and not state.game.resting(state.table),
    )


def _span(most: int) -> Span | None:
    return Span(1, most) if most > 0 else None
