"""The doors of the house over HTTP: guests, presets, rooms, records."""

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException

from ..house.history.records import SealTold, ShoeNews, record_text, seal_for, shoe_list
from ..house.history.summaries import shoe_told
from ..house.house import Guest, House, RoomSpec
from ..house.lobby.room_card import RoomLine
from ..house.model.refusal import HouseCode, NotDone
from ..house.rooms.room import Room
from ..rules import PRESETS
from .made import Made
from .rates import GUESTS, ROOMS, SEARCH, Rates
from .schema import schema_text
from .session import COOKIE, COOKIE_SECONDS, Sessions, caller_of, check_origin, over_https
from .wire import KeyTwice, check_keys

Asked = Request[Any, Any, State]
STATUS: Final = {
    HouseCode.NOT_SIGNED_IN: 401,
    HouseCode.FOREIGN_ORIGIN: 403,
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
    """What a guest is to be called."""

    name: str


async def body_of(request: Asked, kind: Any) -> Any:
    """Read a body strictly; raises NotDone."""
    check_origin(request)
    try:
        body = await request.body()
    except HTTPException as fault:  # too long, or broken off
        large = fault.status_code == STATUS[HouseCode.TOO_LARGE]
        raise NotDone(HouseCode.TOO_LARGE if large else HouseCode.MALFORMED) from None
    try:
        order = msgspec.json.decode(body, type=kind)
        check_keys(body)
    except (msgspec.DecodeError, KeyTwice, RecursionError, ValueError):
        raise NotDone(HouseCode.MALFORMED) from None
    return order


@post("/api/guests")
async def make_guest(
    request: Asked, house: House, sessions: Sessions, rates: Rates
) -> Response[Guest]:
    """Take in a guest by a name alone."""
    rates.check(caller_of(request)._replace(player=""), GUESTS)
    order: NameOrder = await body_of(request, NameOrder)
    guest = await house.welcome(order.name)
    cookie = Cookie(
        COOKIE,
        value=sessions.cookie(guest.player),
        max_age=COOKIE_SECONDS,
        httponly=True,
        secure=over_https(request),
        samesite="strict",
    )
    return Response(guest, status_code=201, cookies=[cookie])


@get("/api/me")
async def me(request: Asked, house: House, sessions: Sessions) -> Response[bytes]:
    """Tell who is asking; null for a stranger, who has done nothing wrong."""
    try:
        guest: Guest | None = await sessions.guest(request, house)
    except NotDone as fault:
        if fault.code is not HouseCode.NOT_SIGNED_IN:
            raise
        guest = None
    return Response(msgspec.json.encode(guest), media_type=MediaType.JSON)


@get("/api/presets", unpacked=True)
async def presets(request: Asked, made: Made) -> Response[bytes]:
    """List the presets with every field."""
    return await made.answer(request, "presets", lambda: msgspec.json.encode(PRESETS))


@get("/api/wagers", unpacked=True)
async def wagers(request: Asked, house: House, made: Made) -> Response[bytes]:
    """List the bets that a room can choose, those of the house among them."""
    offer = tuple(house.bets.values())
    return await made.answer(request, "wagers", lambda: msgspec.json.encode(offer))


@get("/api/rooms")
async def rooms(request: Asked, house: House, sessions: Sessions) -> list[RoomLine]:
    """List the rooms that who asks may find."""
    player = await sessions.visitor(request, house)
    return [room.line for room in house.thumbnails() if room.listed(player)]


@post("/api/rooms", bounds=(ROOMS,))
async def make_room(request: Asked, house: House, sessions: Sessions) -> Response[dict[str, str]]:
    """Make a room, whose host is who asks."""
    order: RoomSpec = await body_of(request, RoomSpec)
    room = await house.create_room(order, await sessions.guest(request, house))
    return Response({"id": room.settings.id}, status_code=201)


@get("/api/rooms/{room:str}/shoes", bounds=(SEARCH,))
async def shoes(place: Room) -> list[ShoeNews]:
    """List the shoes that a room has dealt."""
    return await shoe_list(place)


@get("/api/rooms/{room:str}/shoes/{shoe:int}/record", bounds=(SEARCH,))
async def record(place: Room, shoe: int) -> Response[str]:
    """Give the record of a shoe; of one being dealt, the finished coups only."""
    text = await record_text(place, shoe)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{place.settings.id}-{shoe}.bhh"'},
    )


@get("/api/rooms/{room:str}/shoes/{shoe:int}/seal", bounds=(SEARCH,))
async def seal(request: Asked, house: House, sessions: Sessions, room: str, shoe: int) -> SealTold:
    """Tell how a shoe was sealed, for a browser that was not there when its secret was shown.

    Who names the shoe's `root` saw it, and is told without a place in the room.
    """
    root = request.query_params.get("root", "")
    return await seal_for(house, await sessions.visitor(request, house), room, shoe, root)


@get("/api/rooms/{room:str}/shoes/{shoe:int}/summary", bounds=(SEARCH,))
async def summary(
    request: Asked, place: Room, shoe: int, house: House, sessions: Sessions
) -> Response[bytes]:
    """Sum up a shoe that is over, and what who asks won in it."""
    told = await shoe_told(place, shoe, await sessions.visitor(request, house))
    return Response(msgspec.json.encode(told), media_type=MediaType.JSON)


@get("/api/schema.json", unpacked=True)
async def wire_schema(request: Asked, made: Made) -> Response[bytes]:
    """Describe the messages of a room's socket."""
    return await made.answer(request, "schema", schema_text)


@get("/api/health")
async def health(house: House) -> dict[str, Any]:
    """Tell how the server's own connection keeps what it acknowledges."""
    return {"store": await house.run_in_store(lambda store: store.durability())}


DOORS: Final = (
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
