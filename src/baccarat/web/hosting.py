"""The routes of hosts and invited guests, and of a player's own coups."""

from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, get, post

from ..house.history.days import GREENWICH, zone_named
from ..house.history.own_coups import OwnCoups, own_coups
from ..house.history.winnings_csv import winnings
from ..house.hosting.form_fields import Forms
from ..house.house import House
from ..house.lobby.room_card import RoomPreview, preview_room
from ..house.model.refusal import HouseCode, check
from .api import RoomId
from .guard.guesses import GuessLimiter
from .guard.limits import COMMANDS, SEARCH
from .guard.session import Sessions, caller_of
from .identity.own_play_files import CsvAsked
from .malformed import HttpRequest, read_body, read_query
from .page_files import CachedJson

MAX_ZONE_LENGTH: Final = 64


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of an invitation link."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of an invitation link, or `""` without one."""

    token: Annotated[str, msgspec.Meta(max_length=64)] = ""


class CoupsAsked(msgspec.Struct, frozen=True):
    """The page of coups that are older than the one with the id `before`; None for the first."""

    before: Annotated[int, msgspec.Meta(ge=1, le=2**53)] | None = None
    zone: Annotated[str, msgspec.Meta(max_length=MAX_ZONE_LENGTH)] = GREENWICH.name


@post("/api/rooms/{room:str}/door", bounds=(SEARCH,), status_code=200, reads=Look)
async def door(
    request: HttpRequest, house: House, sessions: Sessions, tries: GuessLimiter, room: str
) -> RoomPreview:
    """Describe a room to somebody outside: its host and its game."""
    look: Look = await read_body(request)
    player = await sessions.visitor(request, house)
    place = await house.rooms.find(room)
    host = place.settings.host
    name = await house.guests.name(host) if host else None
    with tries.of(caller_of(request)):
        return preview_room(place, name, player, look.token)


@post("/api/rooms/{room:str}/enter", bounds=COMMANDS, status_code=200, reads=Invitation)
async def enter(
    request: HttpRequest, house: House, sessions: Sessions, tries: GuessLimiter, room: str
) -> RoomId:
    """Redeem an invitation: the guest may enter from then on."""
    invitation: Invitation = await read_body(request)
    guest = await sessions.guest(request, house)
    with tries.of(caller_of(request)):
        await house.accept_invite(guest, room, invitation.token)
    return RoomId(room)


@get("/api/rooms/{room:str}/winnings.csv", bounds=(SEARCH,), asks=CsvAsked, gives="text/csv")
async def who_won_what(
    request: HttpRequest, house: House, sessions: Sessions, room: str
) -> Response[str]:
    """Return a table of stakes and winnings to the host, by shoe and in total."""
    asked: CsvAsked = read_query(request)
    guest, place = await sessions.guest(request, house), await house.rooms.find(room)
    check(guest.player == place.settings.host, HouseCode.NOT_HOST)
    text = await house.storage.read_archive(lambda store: winnings(store, room, asked.spreadsheet))
    return Response(
        text,
        media_type="text/csv",
        headers={"Content-Disposition": f'attachment; filename="{room}.csv"'},
    )


@get("/api/me/coups", bounds=(SEARCH,), asks=CoupsAsked, gives=OwnCoups)
async def my_coups(request: HttpRequest, house: House, sessions: Sessions) -> Response[bytes]:
    """Return one page of the coups the caller had a stake in, newest first.

    Days are those of the time zone `zone`, such as `Europe/Paris`; of UTC if it is unknown.
    """
    asked: CoupsAsked = read_query(request)
    guest = await sessions.guest(request, house)
    clock = zone_named(asked.zone)
    player = guest.player
    found: OwnCoups = await house.storage.read_archive(
        lambda store: own_coups(store, player, asked.before, clock)
    )
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


@get("/api/forms", unpacked=True, gives=Forms)
async def form_list(request: HttpRequest, house: House, made: CachedJson) -> Response[bytes]:
    """Return what a host can choose when opening a room: every field of every preset."""
    return await made.answer(
        request, "forms", lambda: msgspec.json.encode(house.room_factory.forms)
    )
