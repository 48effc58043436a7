"""The stored fields of a room: its settings, and its state before a shoe.

These are the fields of the newest version. The types used at run time may differ: this module maps
them to the stored names. Tables, presets and the ceremony of a sealed shoe have their own forms.
"""

from typing import Any, Final

import msgspec

from ...fairness.ceremony import Ceremony, Hex
from ...rules.form import Fields, Step
from ..model.commands import Pace
from ..model.hosting import RoomStatus

SETTINGS_STEPS: Final[tuple[Step, ...]] = ()
ROOM_STEPS: Final[tuple[Step, ...]] = ()


class ClubTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chips: int
    shoes: int | None = None
    ends_at: int | None = None
    rebuys: int = 0
    rebuy_until: int | None = None


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    preset: Fields
    host: str | None = None
    pace: Pace = "normal"
    clock: int = 20
    rebuy: bool = True
    bots: int = 0
    odds: bool = False
    advisor: bool = False
    delay: int = 0
    delay_coups: int = 0
    private: bool = False
    closes_with_host: bool = False
    strategies: tuple[str, ...] = ()
    club_night: ClubTerms | None = None
    opens: dict[str, int] = {}


class Occupant(msgspec.Struct, frozen=True):
    player: str
    name: str
    bot: str | None = None


class Seal(msgspec.Struct, frozen=True):
    ceremony: Ceremony | None = None
    root: Hex | None = None


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clock: int
    rebuy: bool
    odds: bool
    advisor: bool = False
    delay: int = 0
    delay_coups: int = 0


class Invite(msgspec.Struct, frozen=True):
    number: int
    token: str
    came: int = 0


class Hosting(msgspec.Struct, frozen=True):
    private: bool = False
    course: RoomStatus = "open"
    terms: Terms | None = None
    coming: Fields | None = None
    invites: tuple[Invite, ...] = ()
    invited: int = 0
    members: frozenset[str] = frozenset()
    barred: dict[str, str] = {}
    muted: dict[str, str] = {}


class Entrant(msgspec.Struct, frozen=True):
    name: str
    received: int
    rebuys: int = 0


class ClubNight(msgspec.Struct, frozen=True):
    terms: ClubTerms
    entrants: dict[str, Entrant] = {}
    shoes_ended: int = 0


class RoomState(msgspec.Struct, frozen=True):
    """A room; seats are numbers, and `table` is in the table's own form."""

    table: Fields
    occupants: tuple[Occupant | None, ...]
    pace: Pace
    shoe: int = 0
    coup: int = 1
    ready: frozenset[int] = frozenset()
    leaving: frozenset[int] = frozenset()
    decision: int = 0
    seal: Seal = Seal()
    cuts: frozenset[int] = frozenset()
    hosting: Hosting = Hosting()
    committed: dict[int, str] = {}
    balked: frozenset[str] = frozenset()
    issued: int = 0
    club: ClubNight | None = None


def to_form(kind: type[msgspec.Struct], value: Any, **written: Any) -> Fields:
    """Convert a value's fields to a form; those in `written` are already converted."""
    names = kind.__struct_fields__
    fields = {name: written[name] if name in written else getattr(value, name) for name in names}
    form = msgspec.convert(fields, kind, from_attributes=True)
    return msgspec.to_builtins(form, str_keys=True)  # type: ignore[no-any-return]
