"""The routes by which players meet the operators: reports, and their own sanctions."""

from typing import Final

import msgspec
from litestar import get, post

from ...house.house import House
from ...house.model.clock import time_of
from ...house.model.moderation import SanctionKind
from ...house.operator_desk.orders import ReportOrder
from ...house.operator_desk.reports import report_line
from ...house.rooms.room import Room
from ..guard.limits import REPORTS
from ..guard.session import Sessions, caller_of
from ..malformed import HttpRequest, read_body


class OwnSanction(msgspec.Struct, frozen=True):
    """What an operator has decided about the caller; `network` if it is about their network."""

    kind: SanctionKind
    network: bool
    reason: str
    until: str | None


@post(
    "/api/rooms/{room:str}/reports",
    status_code=204,
    reads=ReportOrder,
    bounds=(REPORTS,),
    holds_back=True,
)
async def report(request: HttpRequest, house: House, sessions: Sessions, place: Room) -> None:
    """Report a line of talk to the operators of the house."""
    order: ReportOrder = await read_body(request)
    await report_line(house.office, await sessions.guest(request, house), place, order)


@get("/api/me/sanctions", for_banned=True)
async def my_sanctions(request: HttpRequest, house: House) -> list[OwnSanction]:
    """Return why the caller may not speak, or may not come in, and until when."""
    caller = caller_of(request)
    book = house.moderation.sanctions
    bans = book.bans_of(caller.player, caller.network)
    mutes = [each for each in book.of(caller.player) if each.kind == "mute"]
    return [
        OwnSanction(
            each.kind,
            not each.player,
            each.reason,
            None if each.until is None else time_of(each.until),
        )
        for each in (*bans, *mutes)
    ]


MEETING_ROUTES: Final = (report, my_sanctions)
