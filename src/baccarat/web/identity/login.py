"""The routes for a player's own login: how they sign in, their sessions, their name, their data."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Stream

from ...house.house import House
from ...house.identity.passkeys import NewPasskey
from ...house.model.guest import Guest
from ...house.people.logins import Added, LoginNews
from ...house.people.personal_data import personal_data
from ..api import NameOrder
from ..fair_queue import FairQueue
from ..guard.limits import EXPORTS, LOGIN_CHANGES, RateLimiter
from ..guard.session import Sessions, caller_of
from ..malformed import HttpRequest, read_body
from .sign_in import MAX_BODY_BYTES, Nothing, device_of, place_of

ShortText = Annotated[str, msgspec.Meta(max_length=1_400)]


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password to set."""

    password: str


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The id of a credential."""

    id: ShortText


class SessionOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The id of a session; None for all others."""

    id: ShortText | None


class Changed(msgspec.Struct, frozen=True):
    """A login after a change; `codes` are new recovery codes, which are shown only once."""

    login: LoginNews
    codes: tuple[str, ...] = ()


class Departed(msgspec.Struct, frozen=True):
    """Whether a player is gone already, or will be once their stakes are settled."""

    gone: bool


@get("/api/me/login", for_banned=True)
async def login(request: HttpRequest, house: House, sessions: Sessions) -> LoginNews:
    """Describe the caller's login: how they can sign in, and where they are signed in."""
    guest = await sessions.guest(request, house)
    return await house.people.logins.news(guest, sessions.session(request))


@post("/api/me/login/password", status_code=200, reads=NewPassword, bounds=(LOGIN_CHANGES,))
async def set_password(
    request: HttpRequest, house: House, sessions: Sessions, proving: FairQueue
) -> Response[Changed]:
    """Set or change the password; the first way to sign in turns a guest into an account."""
    order: NewPassword = await read_body(request)
    guest, here = await sessions.guest(request, house), sessions.session(request)
    async with proving.turn(caller_of(request).fairness_key):
        added = await house.people.logins.set_password(
            guest, here, order.password, _device(request)
        )
    return await _added(request, house, sessions, guest, added)


@post("/api/me/login/passkeys/options", status_code=200, reads=Nothing, bounds=(LOGIN_CHANGES,))
async def new_passkey_options(
    request: HttpRequest, house: House, sessions: Sessions
) -> dict[str, Any]:
    """Return a challenge for making a passkey."""
    await read_body(request)
    guest, here = await sessions.guest(request, house), sessions.session(request)
    return await house.people.logins.passkey_options(guest, here, place_of(request))


@post(
    "/api/me/login/passkeys",
    status_code=200,
    reads=NewPasskey,
    bounds=(LOGIN_CHANGES,),
    request_max_body_size=MAX_BODY_BYTES,
)
async def add_passkey(
    request: HttpRequest, house: House, sessions: Sessions, proving: FairQueue
) -> Response[Changed]:
    """Add the passkey that a browser has made for a challenge."""
    new: NewPasskey = await read_body(request)
    guest, here = await sessions.guest(request, house), sessions.session(request)
    async with proving.turn(caller_of(request).fairness_key):
        added = await house.people.logins.add_passkey(
            guest, here, place_of(request), new, _device(request)
        )
    return await _added(request, house, sessions, guest, added)


@post("/api/me/login/remove", status_code=200, reads=Named, bounds=(LOGIN_CHANGES,))
async def remove_credential(request: HttpRequest, house: House, sessions: Sessions) -> Changed:
    """Remove a passkey by its id, or the password with `password`."""
    order: Named = await read_body(request)
    guest, here = await sessions.guest(request, house), sessions.session(request)
    await house.people.logins.remove_credential(guest, here, order.id)
    return Changed(await house.people.logins.news(guest, here))


@post("/api/me/login/codes", status_code=200, reads=Nothing, bounds=(LOGIN_CHANGES,))
async def renew_codes(
    request: HttpRequest, house: House, sessions: Sessions, proving: FairQueue
) -> Changed:
    """Replace the recovery codes."""
    await read_body(request)
    guest, here = await sessions.guest(request, house), sessions.session(request)
    async with proving.turn(caller_of(request).fairness_key):
        codes = await house.people.logins.renew_codes(guest, here)
    return Changed(await house.people.logins.news(guest, here), codes)


@post(
    "/api/me/login/sessions/end",
    status_code=200,
    for_banned=True,
    reads=SessionOrder,
    bounds=(LOGIN_CHANGES,),
)
async def end_session(request: HttpRequest, house: House, sessions: Sessions) -> Changed:
    """End a session by its id, or with null all others."""
    order: SessionOrder = await read_body(request)
    guest, here = await sessions.guest(request, house), sessions.session(request)
    await house.people.logins.end_sessions_for(guest, here, order.id)
    return Changed(await house.people.logins.news(guest, here))


@post("/api/me/name", status_code=200, reads=NameOrder, bounds=(LOGIN_CHANGES,))
async def rename(request: HttpRequest, house: House, sessions: Sessions) -> Guest:
    """Take another name; tables show it from the next seat on."""
    order: NameOrder = await read_body(request)
    guest = await sessions.guest(request, house)
    name = await house.people.logins.rename(guest, order.name)
    return msgspec.structs.replace(guest, name=name)


@get("/api/me/data", unpacked=True, for_banned=True, gives=dict[str, Any])
async def data(
    request: HttpRequest, house: House, sessions: Sessions, rates: RateLimiter
) -> Stream:
    """Return everything that the house stores about the caller."""
    guest = await sessions.guest(request, house)
    rates.check(caller_of(request), EXPORTS)
    return Stream(
        personal_data(house.storage, house.people.book, guest),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="baccarat-data.json"'},
    )


@post("/api/me/delete", status_code=200, for_banned=True, reads=Nothing, bounds=(LOGIN_CHANGES,))
async def delete(request: HttpRequest, house: House, sessions: Sessions) -> Response[Departed]:
    """Delete the caller and end their sessions.

    They get up from every table first. If stakes are in play, that waits for the end of the coup.
    """
    await read_body(request)
    guest, here = await sessions.guest(request, house), sessions.session(request)
    house.people.logins.check_proved(guest, here)
    gone = await house.departures.depart(guest)
    return Response(Departed(gone), cookies=[sessions.no_cookie(request)])


async def _added(
    request: HttpRequest, house: House, sessions: Sessions, guest: Guest, added: Added
) -> Response[Changed]:
    """Answer with the login, and the cookie of its first session."""
    opened = added.opened
    if opened:
        house.rooms.publish_for(guest.player)  # an account may have more rights than a guest
    here = opened.session if opened else sessions.session(request)
    changed = Changed(await house.people.logins.news(guest, here), added.codes)
    cookies: list[Cookie] = [sessions.session_cookie(request, opened.token)] if opened else []
    return Response(changed, cookies=cookies)


def _device(request: HttpRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))
