"""What a viewer may ask of a room now, so that the page needs no rules."""

from msgspec.structs import replace

from ...players import strategies
from ...tables.common import CHANGEUR, MOST_UNITS, Seat
from ...tables.punto import MaySetMaximum
from ..model.issuing import may_issue
from ..model.state import RoomState
from .bots import broke
from .desk import REBUY, Asker
from .news import May, Span


def may(state: RoomState, asker: Asker) -> May:
    """List it; must agree with what `desk.carry_out` accepts.

    A namesake of somebody there is offered a seat and a word too, to be told why there is none.
    """
    seat = state.seat_of(asker.player)
    hosting = state.hosting
    if hosting.course == "closed":
        return May()
    seats_bots = asker.runs and state.chairs() and hosting.course != "closing"
    common = May(
        pace=asker.runs,
        add_bot=tuple(strategies(state.table.preset)) if seats_bots else (),
        remove_bot=state.bots() if asker.runs else (),
        limit_seat=asker.host and state.offers(CHANGEUR, MaySetMaximum),
        host=asker.host,
        remove=state.others(asker.player) if asker.host else (),
        speak=not hosting.silenced(asker.player),
    )
    if seat is None:
        return _standing(state, asker, common)
    return _seated(state, asker, seat, common)


def _standing(state: RoomState, asker: Asker, common: May) -> May:
    free = state.free()
    welcome = free and state.hosting.course != "closing"
    if not welcome or asker.player in state.hosting.barred:
        return common
    return replace(common, sit=_span(min(asker.account, MOST_UNITS)), free=free)


def _seated(state: RoomState, asker: Asker, seat: Seat, common: May) -> May:
    purse = state.table.purses[seat - 1] or 0
    hosting = state.hosting
    asked = seat in state.game.asked(state.table) and hosting.course != "paused"
    stays = hosting.course != "closing"
    rebuy = stays and broke(state, seat, asker.account) and (asker.alone or asker.rebuy)
    rebuy = rebuy and may_issue(state, REBUY)
    return replace(
        common,
        buy=_span(min(asker.account, MOST_UNITS - purse)) if stays else None,
        cash=_span(purse),
        leave=seat not in state.leaving,
        rebuy=REBUY if rebuy else None,
        deal=state.game.BY_CONSENT and asked and seat not in state.ready,
        hurry=asker.alone and hosting.course != "paused" and not state.game.resting(state.table),
    )


def _span(most: int) -> Span | None:
    return Span(1, most) if most > 0 else None
