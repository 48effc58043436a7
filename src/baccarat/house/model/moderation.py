"""What operators do about players and the house: sanctions, invitations, announcements, a log.

Times are whole seconds since 1970. `until` is the end, if there is one.
"""

from enum import StrEnum
from typing import Literal

import msgspec

Door = Literal["open", "password", "invited"]
"""What newcomers need besides a name: nothing, the password, or an invitation."""
SalonMode = Literal["on", "off", "moderated"]
"""Whether the house has its own table, and whether the operators are its hosts."""


class HouseRules(msgspec.Struct, frozen=True):
    """The rules of a house.

    - `guests`: whether players without an account may take a seat, speak and host.
    - `password`: the argon2 hash of the password, also while the door does not ask for it.
    """

    door: Door = "open"
    guests: bool = True
    salon: SalonMode = "on"
    password: bytes | None = None


SanctionKind = Literal["mute", "ban"]


class Sanction(msgspec.Struct, frozen=True):
    """A muted player, or a banned player or network; the other of the two is `""`."""

    id: str
    kind: SanctionKind
    player: str
    network: str
    reason: str
    operator: str
    made: int
    until: int | None = None


class Invitation(msgspec.Struct, frozen=True):
    """A link into the house; `uses` are left, None for any number; `came` counts its guests."""

    id: str
    token: str
    note: str
    made: int
    until: int | None = None
    uses: int | None = None
    came: int = 0


class Announcement(msgspec.Struct, frozen=True):
    """A line for everybody in the house."""

    id: str
    text: str
    made: int
    until: int | None = None


class Announced(msgspec.Struct, frozen=True):
    """An announcement of the house; `ends_in` is in milliseconds, None if it has no end."""

    id: str
    text: str
    ends_in: int | None


class Announcements(msgspec.Struct, frozen=True, tag="announcements"):
    """All current announcements; sent on connecting if there are any, and after each change."""

    lines: tuple[Announced, ...]


class Action(StrEnum):
    """What an operator did."""

    MUTE = "mute"
    BAN = "ban"
    LIFT = "lift"
    CLOSE_ROOM = "close-room"
    CLEAR = "clear"
    CHIPS = "chips"
    END_SESSIONS = "end-sessions"
    RULES = "rules"
    INVITE = "invite"
    REVOKE = "revoke"
    ANNOUNCE = "announce"
    WITHDRAW = "withdraw"
    SETTLE = "settle"


class AuditEntry(msgspec.Struct, frozen=True):
    """One action of an operator; `subject` is a player, a room, a network, or another id."""

    id: int
    at: int
    operator: str
    action: str
    subject: str = ""
    reason: str = ""
    amount: int | None = None
    until: int | None = None


def is_over(until: int | None, now: float) -> bool:
    """Whether the time of something is over."""
    return until is not None and until <= now
