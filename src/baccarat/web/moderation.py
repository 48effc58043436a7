"""The routes of the operators, whom only they may ask, and those by which players meet them."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post

from ..house.house import House
from ..house.model.clock import time_of
from ..house.model.guest import Guest
from ..house.model.moderation import SanctionKind
from ..house.model.refusal import HouseCode, Rejected, check
from ..house.moderation import Network, contains, parse_network
from ..house.operator_desk.clearing import Clearing, find_clearing
from ..house.operator_desk.lists import (
    AuditLine,
    OperatedRoom,
    Overview,
    PeopleFound,
    ReportLine,
    SanctionLine,
    audit_list,
    overview,
    people_found,
    report_list,
    room_list,
    sanction_list,
)
from ..house.operator_desk.orders import (
    AnnouncementOrder,
    ChipsOrder,
    ClearOrder,
    CloseOrder,
    EntryOrder,
    InvitationOrder,
    LiftOrder,
    ReportOrder,
    RulesOrder,
    SanctionOrder,
    SessionsOrder,
    report_line,
)
from ..house.rooms.room import Room
from .guard.limits import LOOPBACK, REPORTS, Proxies
from .guard.session import Sessions, caller_of, sender_of
from .malformed import HttpRequest, read_body, read_query
from .peers.relay import Relay


class PeopleAsked(msgspec.Struct, frozen=True):
    """A part of a name, or a player's id; `skip` people have been shown before."""

    search: Annotated[str, msgspec.Meta(max_length=64)] = ""
    skip: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 0


class ClearingAsked(msgspec.Struct, frozen=True):
    """A host, by their id, or a network."""

    of: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class AuditAsked(msgspec.Struct, frozen=True):
    """Entries of the audit log that are older than the one with the id `before`."""

    before: Annotated[int, msgspec.Meta(ge=1, le=2**53)] | None = None


class Account(msgspec.Struct, frozen=True):
    """The units on a player's account."""

    account: int


async def operator_of(request: HttpRequest, house: House, sessions: Sessions) -> Guest:
    """Return the calling operator; raises Rejected for everybody else.

    The process that they asked has already checked the house's requirements of their account.
    """
    try:
        guest = await sessions.guest(request, house)
    except Rejected:
        raise Rejected(HouseCode.NOT_OPERATOR) from None
    check(guest.player in house.operators, HouseCode.NOT_OPERATOR)
    if house.operators.passkey_only and not sender_of(request):
        await house.people.logins.check_passkey_only(guest.player)
    return guest


async def _order(request: HttpRequest, house: House, sessions: Sessions) -> tuple[Guest, Any]:
    """Return the operator, signed in a short time ago, and their order.

    The sender is checked before the order is read.
    """
    operator = await operator_of(request, house, sessions)
    if not sender_of(request):
        house.people.logins.check_proved(operator, sessions.session(request))
    return operator, await read_body(request)


@get("/api/operator")
async def house_overview(request: HttpRequest, house: House, sessions: Sessions) -> Overview:
    """Describe the house: its rules, people, links, announcements and sizes."""
    await operator_of(request, house, sessions)
    return await overview(house.office, shared=caller_of(request).crowd)


@get("/api/operator/people", asks=PeopleAsked)
async def people(request: HttpRequest, house: House, sessions: Sessions) -> PeopleFound:
    """Find people by a part of their name, recent visitors first."""
    await operator_of(request, house, sessions)
    asked: PeopleAsked = read_query(request)
    return await people_found(house.office, asked.search, asked.skip)


@get("/api/operator/rooms")
async def all_rooms(request: HttpRequest, house: House, sessions: Sessions) -> list[OperatedRoom]:
    """List all rooms that are not closed, also private ones and those out of order."""
    await operator_of(request, house, sessions)
    return await room_list(house.office)


@get("/api/operator/clearing", asks=ClearingAsked)
async def clearing(request: HttpRequest, house: House, sessions: Sessions) -> Clearing:
    """List what would go if a host or a network were cleared."""
    await operator_of(request, house, sessions)
    asked: ClearingAsked = read_query(request)
    return await find_clearing(house.office, asked.of)


@get("/api/operator/sanctions")
async def sanctions(request: HttpRequest, house: House, sessions: Sessions) -> list[SanctionLine]:
    """List the sanctions in force, newest first."""
    await operator_of(request, house, sessions)
    return await sanction_list(house.office)


@get("/api/operator/reports")
async def reports(request: HttpRequest, house: House, sessions: Sessions) -> list[ReportLine]:
    """List the open reports of lines of talk, oldest first."""
    await operator_of(request, house, sessions)
    return await report_list(house.office)


@get("/api/operator/audit", asks=AuditAsked)
async def audit(request: HttpRequest, house: House, sessions: Sessions) -> list[AuditLine]:
    """List what operators did, newest first, a hundred entries at a time."""
    await operator_of(request, house, sessions)
    asked: AuditAsked = read_query(request)
    return await audit_list(house.office, asked.before)


@post("/api/operator/sanctions", status_code=204, reads=SanctionOrder)
async def impose(request: HttpRequest, house: House, sessions: Sessions) -> None:
    """Mute a player, or ban a player or a network; it applies at once."""
    operator, order = await _order(request, house, sessions)
    await house.desk.impose(operator, order, _spared(request))


@post("/api/operator/sanctions/lift", status_code=204, reads=LiftOrder)
async def lift(request: HttpRequest, house: House, sessions: Sessions) -> None:
    """Lift a sanction before its end."""
    await house.desk.lift(*await _order(request, house, sessions))


@post("/api/operator/chips", status_code=200, reads=ChipsOrder)
async def move_chips(request: HttpRequest, house: House, sessions: Sessions) -> Account:
    """Grant or remove chips of a player's account; those at tables are left alone."""
    return Account(await house.desk.move_chips(*await _order(request, house, sessions)))


@post("/api/operator/sessions/end", status_code=204, reads=SessionsOrder)
async def end_sessions(request: HttpRequest, house: House, sessions: Sessions) -> None:
    """Sign an account out everywhere."""
    await house.desk.end_sessions(*await _order(request, house, sessions))


@post("/api/operator/rooms/close", status_code=204, reads=CloseOrder, gives=None)
async def close_room(
    request: HttpRequest, house: House, sessions: Sessions, relay: Relay
) -> Response[None]:
    """Close a room after its coup, with everybody's chips back to their accounts."""
    operator, order = await _order(request, house, sessions)
    answer: Response[Any] | None = await relay.answer(request, order.room)
    if answer is None:
        await house.desk.close_room(operator, order)
    return answer or Response(None)


@post("/api/operator/clear", status_code=204, reads=ClearOrder)
async def clear(request: HttpRequest, house: House, sessions: Sessions, relay: Relay) -> None:
    """Close all tables of a host or a network, and delete its guests without an account."""
    operator, order = await _order(request, house, sessions)
    if sender_of(request):  # another process has stored it, and cannot close the tables here
        await house.desk.close_tables(operator, await find_clearing(house.office, order.of))
        return
    await house.desk.clear(operator, order)
    await relay.ask_others(request)


@post("/api/operator/rules", status_code=204, reads=RulesOrder)
async def set_rules(request: HttpRequest, house: House, sessions: Sessions) -> None:
    """Set who may come in, whether guests may play, and whether there is a Salon."""
    await house.desk.set_rules(*await _order(request, house, sessions))


@post("/api/operator/invitations", status_code=204, reads=InvitationOrder)
async def invite(request: HttpRequest, house: House, sessions: Sessions) -> None:
    """Make a link into the house, which the overview lists."""
    await house.desk.invite(*await _order(request, house, sessions))


@post("/api/operator/invitations/revoke", status_code=204, reads=EntryOrder)
async def revoke(request: HttpRequest, house: House, sessions: Sessions) -> None:
    """Admit nobody else by a link; players who came by it may still come."""
    operator, order = await _order(request, house, sessions)
    await house.desk.revoke(operator, order.id)


@post("/api/operator/announcements", status_code=204, reads=AnnouncementOrder)
async def announce(request: HttpRequest, house: House, sessions: Sessions) -> None:
    """Announce something to all connected browsers, and to later ones."""
    await house.desk.announce(*await _order(request, house, sessions))


@post("/api/operator/announcements/withdraw", status_code=204, reads=EntryOrder)
async def withdraw(request: HttpRequest, house: House, sessions: Sessions) -> None:
    """Withdraw an announcement."""
    operator, order = await _order(request, house, sessions)
    await house.desk.withdraw(operator, order.id)


@post("/api/operator/reports/settle", status_code=204, reads=EntryOrder)
async def settle(request: HttpRequest, house: House, sessions: Sessions) -> None:
    """Remove a report that has been dealt with."""
    operator, order = await _order(request, house, sessions)
    await house.desk.settle(operator, order.id)


def _spared(request: HttpRequest) -> Any:
    """Return a test for networks that contain the operator, this machine, or a trusted proxy."""
    caller = caller_of(request)
    proxies: Proxies = request.app.state.proxies
    own = None if caller.crowd else parse_network(caller.address)

    def is_spared(network: Network) -> bool:
        mine = own is not None and contains(network, own)
        local = any(network.overlaps(each) for each in (*LOOPBACK, *proxies.networks))
        return mine or local

    return is_spared


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
