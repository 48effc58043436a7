"""The routes for the limits and breaks that players set themselves."""

import msgspec
from litestar import get, post

from ..house.house import House
from ..house.model.guest import Guest
from ..house.self_limits import Limits
from .guard.session import Sessions
from .malformed import HttpRequest, read_body


class RestOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A break of `hours`."""

    hours: int


class CareNews(msgspec.Struct, frozen=True):
    """A player's own limits and their day so far; amounts in units.

    The limits in `wanted` take effect in `wanted_in` seconds, and a break ends in `rests_for`
    seconds; each is 0 if nothing is pending.
    """

    limits: Limits
    wanted: Limits | None
    wanted_in: int
    rests_for: int
    lost: int
    """Net loss today; negative for a win."""
    seconds: int
    """Time at tables today."""


@get("/api/me/care")
async def care(request: HttpRequest, house: House, sessions: Sessions) -> CareNews:
    """Return a player's limits, and how long they have played today."""
    return _news(house, await sessions.guest(request, house))


@post("/api/me/limits", status_code=200, reads=Limits)
async def set_limits(request: HttpRequest, house: House, sessions: Sessions) -> CareNews:
    """Set a player's own limits: tighter ones apply at once, looser ones after a day."""
    wanted: Limits = await read_body(request)
    guest = await sessions.guest(request, house)
    await house.guests.set_limits(guest, wanted)
    return _news(house, guest)


@post("/api/me/rest", status_code=200, reads=RestOrder)
async def rest(request: HttpRequest, house: House, sessions: Sessions) -> CareNews:
    """Start a break, which cannot be revoked."""
    order: RestOrder = await read_body(request)
    guest = await sessions.guest(request, house)
    await house.start_break(guest, order.hours)
    return _news(house, guest)


def _news(house: House, guest: Guest) -> CareNews:
    now, kept = house.limits.now(), house.limits.of(guest.player)
    today, until = house.limits.today(guest.player, now), kept.takes_effect_at()
    return CareNews(
        limits=kept.at(now),
        wanted=kept.wanted if until > now else None,
        wanted_in=max(0, round(until - now)),
        rests_for=max(0, round(kept.rests_until - now)),
        lost=today.lost,
        seconds=today.seconds,
    )
