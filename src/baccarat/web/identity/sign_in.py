"""The routes for signing in and out."""

import logging
from collections.abc import Awaitable
from typing import Any, Final

import msgspec
from litestar import Response, post

from ...house.house import House
from ...house.identity.login import fold
from ...house.identity.passkeys import PasskeyAnswer, RelyingParty
from ...house.model.guest import Guest
from ...house.model.log_entry import entry
from ...house.model.refusal import Rejected
from ...house.people.sign_in import NewSession
from ..fair_queue import FairQueue
from ..guard.limits import SIGN_INS, GuessedNames
from ..guard.session import Sessions, caller_of, host_of, origin_of
from ..malformed import HttpRequest, read_body

BROWSERS: Final = {
    "Edg/": "Edge",
    "EdgA/": "Edge",
    "EdgiOS/": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""By what they write in the User-Agent header; the more specific come first."""
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def device_of(user_agent: str) -> str:
    """Return browser and system, such as `Firefox, Android`; `""` for an unknown program.

    Nothing else of the header is stored.
    """
    found = (_first(names, user_agent) for names in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


def _first(names: dict[str, str], text: str) -> str:
    return next((name for mark, name in names.items() if mark in text), "")


MAX_BODY_BYTES: Final = 32_768
"""The answer of an authenticator may be longer than other requests."""
MAX_PROVING: Final = 4
"""Proofs of one caller that may wait for their turn."""

log = logging.getLogger(__name__)


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""


class PasswordOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sign-in name and its password."""

    name: str
    password: str


class CodeOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code."""

    code: str


def place_of(request: HttpRequest) -> RelyingParty:
    """Return where the page of a request is; its origin has been checked against its host."""
    return RelyingParty(origin_of(request), host_of(request))


@post(
    "/api/sign-in/password",
    status_code=200,
    for_banned=True,
    reads=PasswordOrder,
    bounds=(SIGN_INS,),
)
async def by_password(
    request: HttpRequest,
    house: House,
    sessions: Sessions,
    guessed_names: GuessedNames,
    proving: FairQueue,
) -> Response[Guest]:
    """Sign in with a sign-in name and a password.

    A wrong name gets the same answer as a wrong password. Passwords for one name are limited from
    all addresses together, also if the name does not exist.
    """
    order: PasswordOrder = await read_body(request)
    name = fold(order.name)
    guessed_names.check_name(name)
    async with proving.turn(caller_of(request).fairness_key):
        asked = house.people.sign_in.by_password(order.name, order.password, _device(request))
        new = await _noted(request, "password", asked)
    guessed_names.forget_name(name)
    return await signed_in(request, house, sessions, new)


@post(
    "/api/sign-in/passkey/options",
    status_code=200,
    for_banned=True,
    reads=Nothing,
    bounds=(SIGN_INS,),
)
async def passkey_options(request: HttpRequest, house: House) -> dict[str, Any]:
    """Return a challenge for a passkey; it is the same kind of answer for everybody."""
    await read_body(request)
    return house.people.sign_in.passkey_options(place_of(request))


@post(
    "/api/sign-in/passkey",
    status_code=200,
    for_banned=True,
    reads=PasskeyAnswer,
    bounds=(SIGN_INS,),
    request_max_body_size=MAX_BODY_BYTES,
)
async def by_passkey(
    request: HttpRequest, house: House, sessions: Sessions, proving: FairQueue
) -> Response[Guest]:
    """Sign in with the answer of a passkey to a challenge."""
    use: PasskeyAnswer = await read_body(request)
    async with proving.turn(caller_of(request).fairness_key):
        asked = house.people.sign_in.by_passkey(use, place_of(request), _device(request))
        new = await _noted(request, "passkey", asked)
    return await signed_in(request, house, sessions, new)


@post("/api/sign-in/code", status_code=200, for_banned=True, reads=CodeOrder, bounds=(SIGN_INS,))
async def by_code(
    request: HttpRequest, house: House, sessions: Sessions, proving: FairQueue
) -> Response[Guest]:
    """Sign in with a recovery code, which works once."""
    order: CodeOrder = await read_body(request)
    async with proving.turn(caller_of(request).fairness_key):
        asked = house.people.sign_in.by_code(order.code, _device(request))
        new = await _noted(request, "code", asked)
    return await signed_in(request, house, sessions, new)


@post("/api/sign-out", status_code=204, for_banned=True, reads=Nothing)
async def sign_out(request: HttpRequest, house: House, sessions: Sessions) -> Response[None]:
    """Forget this browser: end its session, and remove its cookie."""
    await read_body(request)
    if here := sessions.session(request):
        await house.people.logins.end_sessions(here.player, here, here.id)
    return Response(None, cookies=[sessions.no_cookie(request)])


async def signed_in(
    request: HttpRequest, house: House, sessions: Sessions, new: NewSession
) -> Response[Guest]:
    """Answer with the guest and the cookie of a new session, which takes the old one's place.

    If both are of the same player, the tables of the old one stay connected.
    """
    guest = await house.guests.find(new.session.player)
    if here := sessions.session(request):
        if here.player == guest.player:
            house.people.book.connections.adopt(here.hash, new.session)
        await house.people.logins.end_sessions(here.player, here, here.id)
    return Response(guest, cookies=[sessions.session_cookie(request, new.token)])


async def _noted(request: HttpRequest, how: str, asked: Awaitable[NewSession]) -> NewSession:
    """Log whether somebody could sign in: who, or from where and why not."""
    try:
        new = await asked
    except Rejected as refused:
        facts = {"how": how, "code": str(refused.code), "address": caller_of(request).address}
        log.info("sign-in", extra=entry(**facts))
        raise
    log.info("sign-in", extra=entry(how=how, player=new.session.player))
    return new


def _device(request: HttpRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))
