"""The main HTTP routes: guests, presets, rooms, records."""

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ..house.history.records import SealTold, ShoeNews, record_text, seal_for, shoe_list
from ..house.history.summaries import shoe_told
from ..house.hosting.order import RoomSpec
from ..house.house import House
from ..house.lobby.room_card import RoomLine
from ..house.model.guest import Guest
from ..house.model.refusal import HouseCode, Rejected
from ..house.rooms.room import Room
from ..rules import PRESETS
from .made import CachedJson
from .rates import GUESTS, ROOMS, SEARCH, RateLimiter
from .schema import schema_text
from .session import Sessions, caller_of, check_origin
from .wire import KeyTwice, check_keys

HttpRequest = Request[Any, Any, State]
STATUS: Final = {
    HouseCode.NOT_SIGNED_IN: 401,
    HouseCode.FOREIGN_ORIGIN: 403,
    HouseCode.WRONG_SIGN_IN: 403,
    HouseCode.SIGN_IN_AGAIN: 403,
    HouseCode.NOT_HOST: 403,
    HouseCode.BY_INVITATION: 403,
    HouseCode.UNKNOWN_ROOM: 404,
    HouseCode.UNKNOWN_SHOE: 404,
    HouseCode.TOO_LARGE: 413,
    HouseCode.TOO_MANY_TRIES: 429,
    HouseCode.TOO_MANY_REQUESTS: 429,
    HouseCode.TOO_MANY_COMMANDS: 429,
    HouseCode.TOO_MANY_GUESTS: 429,
    HouseCode.TOO_MANY_ROOMS: 429,
    HouseCode.HOUSE_FULL: 503,
    HouseCode.OUT_OF_ORDER: 500,
    HouseCode.TABLE_FROZEN: 503,
    HouseCode.SET_ASIDE: 503,
}


class NameOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name a guest wants to use."""

    name: str


async def read_body(request: HttpRequest, kind: Any) -> Any:
    """Decode a request body strictly; raises Rejected."""
    check_origin(request)
    try:
        body = await request.body()
    except HTTPException as fault:  # too long, or cut off
        large = fault.status_code == STATUS[HouseCode.TOO_LARGE]
        raise Rejected(HouseCode.TOO_LARGE if large else HouseCode.MALFORMED) from None
    try:
        order = msgspec.json.decode(body, type=kind)
        check_keys(body)
    except (msgspec.DecodeError, KeyTwice, RecursionError, ValueError):
        raise Rejected(HouseCode.MALFORMED) from None
    return order


@post("/api/guests")
async def make_guest(
    request: HttpRequest, house: House, sessions: Sessions, rates: RateLimiter
) -> Response[Guest]:
    """Register a guest, who only needs a name."""
    rates.check(caller_of(request)._replace(player=""), GUESTS)
    order: NameOrder = await read_body(request, NameOrder)
    guest = await house.guests.welcome(order.name)
    cookie = sessions.guest_cookie(request, guest.player)
    return Response(guest, status_code=201, cookies=[cookie])


@get("/api/me")
async def me(request: HttpRequest, house: House, sessions: Sessions) -> Response[bytes]:
    """Return the calling guest, or null for a stranger: not being signed in is no error here.

    The answer renews the cookie, and once a day the session.
    """
    try:
        guest: Guest | None = await sessions.guest(request, house)
    except Rejected as fault:
        if fault.code is not HouseCode.NOT_SIGNED_IN:
            raise
        guest = None
    if here := sessions.session(request):
        await house.people.logins.touch(here)
    return Response(
        msgspec.json.encode(guest),
        media_type=MediaType.JSON,
        cookies=[sessions.same_cookie(request)] if guest else [],
    )


@get("/api/presets", unpacked=True)
async def presets(request: HttpRequest, made: CachedJson) -> Response[bytes]:
    """List the presets with all their fields."""
    return await made.answer(request, "presets", lambda: msgspec.json.encode(PRESETS))


@get("/api/wagers", unpacked=True)
async def wagers(request: HttpRequest, house: House, made: CachedJson) -> Response[bytes]:
    """List the bets that a room can offer, including the house's own."""
    offer = tuple(house.room_factory.bets.values())
    return await made.answer(request, "wagers", lambda: msgspec.json.encode(offer))


@get("/api/rooms")
async def rooms(request: HttpRequest, house: House, sessions: Sessions) -> list[RoomLine]:
    """List the rooms that are visible to the caller."""
    player = await sessions.visitor(request, house)
    return [room.line for room in house.rooms.cards() if room.listed(player)]


@post("/api/rooms", bounds=(ROOMS,))
async def make_room(
    request: HttpRequest, house: House, sessions: Sessions
) -> Response[dict[str, str]]:
    """Create a room, hosted by the caller."""
    order: RoomSpec = await read_body(request, RoomSpec)
    room = await house.room_factory.create(order, await sessions.guest(request, house))
    return Response({"id": room.settings.id}, status_code=201)


@get("/api/rooms/{room:str}/shoes", bounds=(SEARCH,))
async def shoes(place: Room) -> list[ShoeNews]:
    """List the shoes that a room has dealt."""
    return await shoe_list(place)


@get("/api/rooms/{room:str}/shoes/{shoe:int}/record", bounds=(SEARCH,))
async def record(place: Room, shoe: int) -> Response[str]:
    """Return the record of a shoe; while it is being dealt, only the finished coups."""
    text = await record_text(place, shoe)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{place.settings.id}-{shoe}.bhh"'},
    )


@get("/api/rooms/{room:str}/shoes/{shoe:int}/seal", bounds=(SEARCH,), any_room=True)
async def seal(
    request: HttpRequest, house: House, sessions: Sessions, room: str, shoe: int
) -> SealTold:
    """Return how a shoe was sealed, for a browser that missed the revealing of its secret.

    Knowing the shoe's `root` proves that the browser saw it, so it need not have access to the
    room.
    """
    root = request.query_params.get("root", "")
    return await seal_for(house, await sessions.visitor(request, house), room, shoe, root)


@get("/api/rooms/{room:str}/shoes/{shoe:int}/summary", bounds=(SEARCH,))
async def summary(
    request: HttpRequest, place: Room, shoe: int, house: House, sessions: Sessions
) -> Response[bytes]:
    """Summarize a finished shoe, with what the caller won in it."""
    told = await shoe_told(place, shoe, await sessions.visitor(request, house))
    return Response(msgspec.json.encode(told), media_type=MediaType.JSON)


@get("/api/schema.json", unpacked=True)
async def wire_schema(request: HttpRequest, made: CachedJson) -> Response[bytes]:
    """Return the JSON Schema of the messages on a room's socket."""
    return await made.answer(request, "schema", schema_text)


@get("/api/health")
async def health(house: House) -> dict[str, Any]:
    """Report the durability settings of the server's database connection."""
    return {"store": await house.storage.run(lambda store: store.durability())}


ROUTES: Final = (
    make_guest,
    me,
    presets,
    wagers,
    rooms,
    make_room,
    shoes,
    record,
    seal,
    summary,
    wire_schema,
    health,
)
