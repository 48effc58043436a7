"""The main HTTP routes: guests, presets, rooms, records."""

from contextlib import AsyncExitStack
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post

from ..house.history.records import SealTold, ShoeNews, ShoeTold, record_text, shoe_list, shoe_told
from ..house.hosting.room_spec import RoomSpec
from ..house.house import House
from ..house.lobby.room_card import RoomLine
from ..house.model.guest import Guest
from ..house.model.refusal import HouseCode, Rejected
from ..house.rooms.room import Room
from ..rules.presets.named import Preset, all_presets
from ..rules.wagers.wager import Wager
from .fair_queue import FairQueue
from .guard.guesses import GuessLimiter
from .guard.limits import GUESTS, HOUSE_PASSWORDS, ROOMS, SEARCH, RateLimiter
from .guard.session import Sessions, caller_of
from .malformed import HttpRequest, read_body, read_query
from .page_files import CachedJson
from .schema import schema_text


class NameOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name a guest wants to use."""

    name: str


class GuestOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A newcomer's name, with the password or invitation that the house may ask for."""

    name: str
    password: Annotated[str, msgspec.Meta(max_length=128)] = ""
    invitation: Annotated[str, msgspec.Meta(max_length=64)] = ""


class RootAsked(msgspec.Struct, frozen=True):
    """The root of a shoe that a browser has seen."""

    root: str = ""


class RoomId(msgspec.Struct, frozen=True):
    """The address of a room, as in `/api/rooms/{id}`."""

    id: str


class RoomsAsked(msgspec.Struct, frozen=True):
    """Which rooms are asked for."""

    takes_stakes: bool = False


@post("/api/guests", reads=GuestOrder)
async def make_guest(  # noqa: PLR0913, PLR0917 - parts of the application, given by name
    request: HttpRequest,
    house: House,
    sessions: Sessions,
    rates: RateLimiter,
    tries: GuessLimiter,
    proving: FairQueue,
) -> Response[Guest]:
    """Register a guest, who only needs a name, unless the house asks newcomers for more."""
    caller = caller_of(request)._replace(player="")
    rates.check(caller, GUESTS)
    order: GuestOrder = await read_body(request)
    async with AsyncExitStack() as turn:
        if order.password:
            rates.check(caller, HOUSE_PASSWORDS)
            await turn.enter_async_context(proving.turn(caller.fairness_key))
        with tries.of(caller):
            guest = await house.welcome(
                order.name,
                order.password,
                order.invitation,
                network=caller.network,
                counted=caller.networks,
            )
    cookie = sessions.guest_cookie(request, guest.player)
    return Response(guest, status_code=201, cookies=[cookie])


@get("/api/me", gives=Guest | None)
async def me(request: HttpRequest, house: House, sessions: Sessions) -> Response[bytes]:
    """Return the calling guest, or null for a stranger: not being signed in is not an error here.

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


@get("/api/presets", unpacked=True, gives=tuple[Preset, ...])
async def presets(request: HttpRequest, made: CachedJson) -> Response[bytes]:
    """List the presets with all their fields."""
    return await made.answer(request, "presets", lambda: msgspec.json.encode(all_presets()))


@get("/api/wagers", unpacked=True, gives=tuple[Wager, ...])
async def wagers(request: HttpRequest, house: House, made: CachedJson) -> Response[bytes]:
    """List the bets that a room can offer, including the house's own."""
    offer = tuple(house.room_factory.bets.values())
    return await made.answer(request, "wagers", lambda: msgspec.json.encode(offer))


@get("/api/rooms", asks=RoomsAsked)
async def rooms(request: HttpRequest, house: House, sessions: Sessions) -> list[RoomLine]:
    """List the rooms that are visible to the caller.

    With `takes_stakes`, only those where a newcomer can stake at once.
    """
    asked: RoomsAsked = read_query(request)
    player = await sessions.visitor(request, house)
    return [
        room.line
        for room in house.rooms.cards()
        if room.is_listed_for(player) and (room.takes_stakes or not asked.takes_stakes)
    ]


@post("/api/rooms", bounds=(ROOMS,), reads=RoomSpec)
async def make_room(request: HttpRequest, house: House, sessions: Sessions) -> Response[RoomId]:
    """Create a room, hosted by the caller."""
    order: RoomSpec = await read_body(request)
    guest = await sessions.guest(request, house)
    room = await house.room_factory.create(order, guest, caller_of(request).network)
    if house.cluster.shared:  # the process that is first asked for it takes it
        await house.rooms.evict_if_idle(room.settings.id)
    return Response(RoomId(room.settings.id), status_code=201)


@get("/api/rooms/{room:str}/shoes", bounds=(SEARCH,), holds_back=True)
async def shoes(
    request: HttpRequest, place: Room, house: House, sessions: Sessions
) -> list[ShoeNews]:
    """List the shoes that a room has dealt."""
    return await shoe_list(place, place.delay_for(await sessions.visitor(request, house)))


@get("/api/rooms/{room:str}/shoes/{shoe:int}/record", bounds=(SEARCH,), gives="text/plain")
async def record(place: Room, shoe: int) -> Response[str]:
    """Return the record of a shoe; while it is being dealt, only the finished coups."""
    text = await record_text(place, shoe)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{place.settings.id}-{shoe}.bhh"'},
    )


@get("/api/rooms/{room:str}/shoes/{shoe:int}/seal", bounds=(SEARCH,), any_room=True, asks=RootAsked)
async def seal(
    request: HttpRequest, house: House, sessions: Sessions, room: str, shoe: int
) -> SealTold:
    """Return how a shoe was sealed, for a browser that missed the revealing of its secret.

    Knowing the shoe's `root` proves that the browser saw it, so it need not have access to the
    room.
    """
    asked: RootAsked = read_query(request)
    return await house.rooms.seal_for(
        await sessions.visitor(request, house), room, shoe, asked.root
    )


@get("/api/rooms/{room:str}/shoes/{shoe:int}/summary", bounds=(SEARCH,), gives=ShoeTold)
async def summary(
    request: HttpRequest, place: Room, shoe: int, house: House, sessions: Sessions
) -> Response[bytes]:
    """Summarize a finished shoe, with the caller's result."""
    told = await shoe_told(place, shoe, await sessions.visitor(request, house))
    return Response(msgspec.json.encode(told), media_type=MediaType.JSON)


@get("/api/schema.json", unpacked=True, gives=dict[str, Any])
async def wire_schema(request: HttpRequest, made: CachedJson) -> Response[bytes]:
    """Return the JSON Schema of the messages on a room's socket."""
    return await made.answer(request, "schema", schema_text)


@get("/api/health")
async def health(house: House) -> dict[str, Any]:
    """Report the durability settings of the server's database connection."""
    return {"store": await house.storage.run(lambda store: store.durability())}
