"""What a host sets for a room: open or closed, public or private, who may sit and who may speak.

Folded from the host's events.
"""

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, assert_never

import msgspec
from msgspec.structs import replace

from ...rules.versions import Fields
from .event_bases import HostEventBase
from .refusal import HouseCode, check

LONGEST_DELAY: Final = 120
"""The most seconds by which a table may be shown late."""
LONGEST_DELAY_COUPS: Final = 10
"""The most coups by which it may be shown late: a viewer's messages of these are kept."""
SHORTEST_CLOCK: Final = 5
LONGEST_CLOCK: Final = 120


class Delay(msgspec.Struct, frozen=True):
    """How late a room is shown: by this many seconds, and when this many later coups have ended."""

    seconds: int = 0
    coups: int = 0

    def __bool__(self) -> bool:
        """Whether it is shown late at all."""
        return self.seconds > 0 or self.coups > 0

    def check(self) -> None:
        """Raise Rejected if it is too long."""
        check(0 <= self.seconds <= LONGEST_DELAY, HouseCode.BAD_FIELD, field="delay")
        check(0 <= self.coups <= LONGEST_DELAY_COUPS, HouseCode.BAD_FIELD, field="delay_coups")


AT_ONCE: Final = Delay()


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms that a host may change at any time.

    `clock` is the seconds for a decision in company, `rebuy` whether broke players may rebuy in
    company, `odds` whether the room shows the odds of the running coup, and `advisor` whether a
    player who may choose to draw can get the equilibrium's advice. `delay` is the seconds, and
    `delay_coups` the coups, by which everybody without a seat, except the hosts, sees the table
    late.
    """

    clock: int
    rebuy: bool
    odds: bool
    advisor: bool = False
    delay: int = 0
    delay_coups: int = 0

    @property
    def shown_late(self) -> Delay:
        """How late everybody else sees the table."""
        return Delay(self.delay, self.delay_coups)

    def check(self) -> None:
        """Raise Rejected if the clock or the delay is too short or too long."""
        held = SHORTEST_CLOCK <= self.clock <= LONGEST_CLOCK
        check(held, HouseCode.BAD_FIELD, field="clock")
        self.shown_late.check()


RoomStatus = Literal["open", "paused", "closing", "closed"]
"""A paused table does nothing; a closing one finishes its coup and empties."""

ALIAS_DIGITS: Final = 12
CACHED_ALIASES: Final = 4096


class Invite(msgspec.Struct, frozen=True):
    """A link into a room; `came` counts the players who first came in by it."""

    number: int
    token: str
    came: int = 0


class CourseSet(HostEventBase, frozen=True, tag="course-set"):
    course: RoomStatus


class ClosingCalled(HostEventBase, frozen=True, tag="closing-called"):
    """The table closes after the last coups that were announced (AD-P25)."""


class DoorSet(HostEventBase, frozen=True, tag="door-set"):
    """Whether only invited players may come in."""

    private: bool


class TermsSet(HostEventBase, frozen=True, tag="terms-set"):
    terms: Terms


class LimitsAsked(HostEventBase, frozen=True, tag="limits-asked"):
    """The rules for the next shoe, as written; None for the current ones."""

    preset: Fields | None


class LimitsChanged(HostEventBase, frozen=True, tag="limits-changed"):
    """The table plays by these rules, as written, from the next shoe on."""

    preset: Fields


class InviteMade(HostEventBase, frozen=True, tag="invite-made"):
    number: int
    token: str


class InviteRevoked(HostEventBase, frozen=True, tag="invite-revoked"):
    number: int


class CameIn(HostEventBase, frozen=True, tag="came-in"):
    """A player came by an invitation, and need not show it again."""

    player: str
    invite: int


class Barred(HostEventBase, frozen=True, tag="barred"):
    """A player may neither sit nor speak here until let back in."""

    player: str
    name: str


class LetIn(HostEventBase, frozen=True, tag="let-in"):
    player: str


class Muted(HostEventBase, frozen=True, tag="muted"):
    player: str
    name: str


class Unmuted(HostEventBase, frozen=True, tag="unmuted"):
    player: str


HostEvent = (
    CourseSet
    | ClosingCalled
    | DoorSet
    | TermsSet
    | LimitsAsked
    | LimitsChanged
    | InviteMade
    | InviteRevoked
    | CameIn
    | Barred
    | LetIn
    | Muted
    | Unmuted
)


class Hosting(msgspec.Struct, frozen=True):
    """The host's settings; players by id, with their names at the time."""

    private: bool = False
    course: RoomStatus = "open"
    closes_after_shoe: bool = False
    terms: Terms | None = None
    """None: the terms that the room was created with."""
    coming: Fields | None = None
    """The rules of the next shoe, as written, if the host has asked for other limits."""
    invites: tuple[Invite, ...] = ()
    invited: int = 0
    """The number of links ever made, which is also the newest link's number."""
    members: frozenset[str] = frozenset()
    barred: Mapping[str, str] = {}
    muted: Mapping[str, str] = {}


def apply_host_event(hosting: Hosting, event: HostEvent) -> Hosting:
    match event:
        case CourseSet():
            return replace(hosting, course=event.course)
        case ClosingCalled():
            return replace(hosting, closes_after_shoe=True)
        case DoorSet():
            return replace(hosting, private=event.private)
        case TermsSet():
            return replace(hosting, terms=event.terms)
        case LimitsAsked():
            return replace(hosting, coming=event.preset)
        case LimitsChanged():
            return replace(hosting, coming=None)
        case InviteMade():
            link = Invite(event.number, event.token)
            return replace(hosting, invites=(*hosting.invites, link), invited=event.number)
        case InviteRevoked():
            left = tuple(each for each in hosting.invites if each.number != event.number)
            return replace(hosting, invites=left)
        case CameIn():
            links = tuple(_count_use(each, event.invite) for each in hosting.invites)
            return replace(hosting, invites=links, members=hosting.members | {event.player})
        case Barred() | LetIn() | Muted() | Unmuted():
            return _about_somebody(hosting, event)
        case _:
            assert_never(event)


def _about_somebody(hosting: Hosting, event: Barred | LetIn | Muted | Unmuted) -> Hosting:
    match event:
        case Barred():
            return replace(hosting, barred={**hosting.barred, event.player: event.name})
        case LetIn():
            return replace(hosting, barred=_without(hosting.barred, event.player))
        case Muted():
            return replace(hosting, muted={**hosting.muted, event.player: event.name})
        case Unmuted():
            return replace(hosting, muted=_without(hosting.muted, event.player))
        case _:
            assert_never(event)


@lru_cache(CACHED_ALIASES)
def alias(room: str, player: str) -> str:
    """Return a player's alias in one room; aliases of different rooms cannot be linked.

    Cached, because every message to a player contains theirs.
    """
    return hashlib.sha256(f"{room}/{player}".encode()).hexdigest()[:ALIAS_DIGITS]


def player_for_alias(room: str, who: str, players: Mapping[str, str]) -> tuple[str, str] | None:
    """Return the id and name of the player behind an alias, if known."""
    return next(((p, name) for p, name in players.items() if alias(room, p) == who), None)


def _count_use(link: Invite, number: int) -> Invite:
    return replace(link, came=link.came + 1) if link.number == number else link


def _without(people: Mapping[str, str], player: str) -> dict[str, str]:
    return {each: name for each, name in people.items() if each != player}


class Known(msgspec.Struct, frozen=True):
    """Somebody, as the people of a room know them."""

    who: str
    name: str


class HostNews(msgspec.Struct, frozen=True, tag="hosting"):
    """What only the host of a room is sent: its links, and whom they shut out or silenced."""

    invites: tuple[Invite, ...]
    barred: tuple[Known, ...]
    muted: tuple[Known, ...]


def host_news(room: str, hosting: Hosting) -> HostNews:
    """Describe the hosting to the host."""

    def known(people: Mapping[str, str]) -> tuple[Known, ...]:
        return tuple(Known(alias(room, player), name) for player, name in people.items())

    return HostNews(hosting.invites, known(hosting.barred), known(hosting.muted))
