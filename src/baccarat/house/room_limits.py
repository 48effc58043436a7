"""How many tables may be open, and what becomes of those at which nobody sits."""

from collections.abc import Collection
from typing import Final, Literal, NamedTuple

from .lobby.room_card import RoomCard
from .model.clock import DAY_SECONDS
from .model.networks import PART_OF_HOUSE, widest_network
from .model.refusal import HouseCode, check

MOST_ROOMS: Final = 1_000
"""Open rooms in the house at most."""
MAX_ROOMS_PER_HOST: Final = 20
"""Open rooms per host at most."""
MAX_ROOMS_PER_NETWORK: Final = MOST_ROOMS // PART_OF_HOUSE
"""Open rooms at most that were opened from one network of IPv6 customers or IPv4 neighbours."""


DESERTED_SECONDS: Final = 60
"""How long a Salon that is not needed, or a room that closes with its host, stays open without
anybody seated."""
VACANT_SECONDS: Final = DAY_SECONDS
"""How long a table stays open without anybody seated."""
GUEST_NIGHT_SECONDS: Final = 30 * DAY_SECONDS
"""How long the table of a guest sleeps for its club night."""

Fate = Literal["stay", "sleep", "close"]


class OpenRoom(NamedTuple):
    """Who opened a room, and the network from which they did; `""` if it is not known."""

    host: str | None
    network: str


def check_room_left(rooms: Collection[OpenRoom], new: OpenRoom) -> None:
    """Raise Rejected if another room may not be open now."""
    mine = sum(each.host == new.host for each in rooms)
    check(new.host is None or mine < MAX_ROOMS_PER_HOST, HouseCode.TOO_MANY_ROOMS)
    if around := widest_network(new.network):
        near = sum(widest_network(each.network) == around for each in rooms)
        check(near < MAX_ROOMS_PER_NETWORK, HouseCode.TOO_MANY_ROOMS)
    check(len(rooms) < MOST_ROOMS, HouseCode.HOUSE_FULL)


def is_deserted(card: RoomCard, now: float) -> bool:
    """Whether nobody has had a seat in a room for a while, and nobody watches."""
    vacant = 0.0 if card.vacant_since is None else now - card.vacant_since
    return vacant >= DESERTED_SECONDS and not card.line.looking


def fate_of(card: RoomCard, now: float, *, account: bool) -> Fate:
    """Return what becomes of a room now; `account` is whether its host has one.

    The house's own rooms stay.
    """
    if card.host is None or card.course not in {"open", "paused"}:
        return "stay"
    if card.closes_with_host and is_deserted(card, now):
        return "close"
    vacant = 0.0 if card.vacant_since is None else now - card.vacant_since
    if vacant < VACANT_SECONDS:
        return "stay"
    has_night = card.night_until > now and vacant < GUEST_NIGHT_SECONDS
    return "sleep" if account or has_night else "close"
