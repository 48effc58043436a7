"""The doors to what players set for themselves."""

from typing import Final

import msgspec
from litestar import get, post

from ..house.care.care import Limits
from ..house.house import Guest, House
from .api import Asked, body_of
from .session import Sessions


class RestOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A break of so many hours."""

    hours: int


class CareNews(msgspec.Struct, frozen=True):
    """A player's own limits, and their day so far; sums in units.

    `wanted` come into force in `wanted_in` seconds, and a break ends in `rests_for`; 0 for neither.
    """

    limits: Limits
    wanted: Limits | None
    wanted_in: int
    rests_for: int
    lost: int
    """Today, on balance; below 0 for won."""
    seconds: int
    """At tables today."""


@get("/api/me/care")
async def care(request: Asked, house: House, sessions: Sessions) -> CareNews:
    """Tell a player what they have set, and how long they have played."""
    return _news(house, await sessions.guest(request, house))


@post("/api/me/limits", status_code=200)
async def set_limits(request: Asked, house: House, sessions: Sessions) -> CareNews:
    """Set a player's own limits: tighter at once, looser after a day."""
    wanted: Limits = await body_of(request, Limits)
    guest = await sessions.guest(request, house)
    await house.limit(guest, wanted)
    return _news(house, guest)


@post("/api/me/rest", status_code=200)
async def rest(request: Asked, house: House, sessions: Sessions) -> CareNews:
    """Begin a break, which cannot be taken back."""
    order: RestOrder = await body_of(request, RestOrder)
    guest = await sessions.guest(request, house)
    await house.start_break(guest, order.hours)
    return _news(house, guest)


def _news(house: House, guest: Guest) -> CareNews:
    now, kept = house.care.now(), house.care.care(guest.player)
    today, until = house.care.today(guest.player, now), kept.ripens()
    return CareNews(
        limits=kept.at(now),
        wanted=kept.wanted if until > now else None,
        wanted_in=max(0, round(until - now)),
        rests_for=max(0, round(kept.rests_until - now)),
        lost=today.lost,
        seconds=today.seconds,
    )


CARE_DOORS: Final = (care, set_limits, rest)
