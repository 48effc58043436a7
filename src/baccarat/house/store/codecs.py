"""The codecs of all stored types, each with its own versions.

Until 0.1.0 is released a shape changes in place. From then on a changed shape needs the next
version, and a migration from the one before. Stored bodies are never rewritten, as the log's hashes
cover them. Presets, and tables between shoes, have versions of their own; presets keep their
original form, as announced shoes are bound to it.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from ...rules.presets.named import intern_preset
from ...rules.presets.serialization import plain, read_preset
from ...rules.read_toml import reject_unknown_keys
from ...rules.versions import Fields, Step, migrate
from ...tables.register import TABLES
from ..hosting.talk import ChatLine, ReportedLine
from ..model.ceremony import Seal
from ..model.clock import ClockMark
from ..model.club_night import ClubNight, ClubTerms
from ..model.commands import Pace
from ..model.draft import Done
from ..model.hosting import Hosting
from ..model.moderation import HouseRules
from ..model.settings import Settings
from ..model.shoe_history import CoupKept
from ..model.state import LoggedEvent, Occupant, RoomState
from ..self_limits import SelfLimits
from .archive import restore

SETTINGS_STEPS: Final[tuple[Step, ...]] = ()
ROOM_STEPS: Final[tuple[Step, ...]] = ()


class SettingsForm(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a room, with its preset as written."""

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


class RoomForm(msgspec.Struct, frozen=True):
    """A room's state before a shoe; seats are numbers, and `table` is in the table's own form."""

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


T = TypeVar("T")

_NUMBERED: Final = b'{"version":'


def unchanged(fields: Fields) -> Fields:
    """Migrate to a version that only adds types or fields."""
    return fields


class Codec(Generic[T]):
    """Codec for one stored type. Build it once: inspecting a large union is slow.

    `steps` migrate each version to the next. From version 2 on, bodies begin with their number.
    """

    def __init__(self, kind: Any, steps: Sequence[Step] = ()) -> None:
        self.kind = kind
        self.version = len(steps) + 1
        self._decode = msgspec.json.Decoder(kind).decode
        self._steps = tuple(steps)
        self._number = b'%s%d,"' % (_NUMBERED, self.version)
        self._alike = all(step is unchanged for step in steps)

    def write(self, value: T) -> bytes:
        """Encode a value in the newest version."""
        body = msgspec.json.encode(value)
        return body.replace(b'{"', self._number, 1) if self._steps else body

    def write_all(self, values: Iterable[T]) -> list[bytes]:
        """Encode values in the newest version."""
        return [self.write(value) for value in values]

    def read(self, body: bytes) -> T:
        """Decode a value of any version; raises FormatError for an unknown version or key."""
        if self._steps and body.startswith(self._number):
            body = body.replace(self._number, b'{"', 1)
        elif body.startswith(_NUMBERED) or not self._alike:
            body = msgspec.json.encode(migrate(msgspec.json.decode(body), self._steps))
        value: T = self._decode(body)
        if (again := msgspec.json.encode(value)) != body:
            reject_unknown_keys(msgspec.json.decode(body), msgspec.json.decode(again))
        return value


def write_fields(fields: Fields, steps: Sequence[Step]) -> bytes:
    """Encode plain data that is in the newest version."""
    number = {"version": len(steps) + 1} if steps else {}
    return msgspec.json.encode(number | fields)


def read_fields(body: bytes, steps: Sequence[Step]) -> Fields:
    """Decode and migrate to plain data; raises FormatError for an unknown version."""
    return migrate(msgspec.json.decode(body), steps)


EVENTS: Final = Codec[LoggedEvent](LoggedEvent)
ACTIONS: Final = Codec[Done](Done)
COUPS: Final = Codec[CoupKept](CoupKept)
TALK: Final = Codec[ChatLine](ChatLine)
CARES: Final = Codec[SelfLimits](SelfLimits)
MARK: Final = Codec[ClockMark](ClockMark)
RULES: Final = Codec[HouseRules](HouseRules)
REPORTS: Final = Codec[ReportedLine](ReportedLine)


def read_coup(body: bytes) -> CoupKept:
    """Decode a coup, which may be compressed; raises what `Codec.read` and `restore` do."""
    return COUPS.read(restore(body))


def settings_body(settings: Settings) -> bytes:
    """Encode a room's settings."""
    body = to_form(SettingsForm, settings, preset=settings.written)
    return write_fields(body, SETTINGS_STEPS)


def read_settings(body: bytes) -> Settings:
    """Decode a room's settings; raises what `read_preset` and `Codec.read` do."""
    read = _read(SettingsForm, body, SETTINGS_STEPS)
    fields = _migrate_preset(read)
    return replace(msgspec.convert(read, Settings), fields=fields)


def room_body(state: RoomState) -> bytes:
    """Encode a room's state before a shoe."""
    game = state.table.preset.game
    table = {"type": game, "preset": state.written, **state.game.FORM.write(state.table)}
    return write_fields(to_form(RoomForm, state, table=table), ROOM_STEPS)


def read_room(body: bytes) -> RoomState:
    """Decode a room's state before a shoe; raises what `read_preset` and `Codec.read` do."""
    read = _read(RoomForm, body, ROOM_STEPS)
    table = read["table"]
    fields = _migrate_preset(table)
    before = {name: table.pop(name) for name in ("type", "preset")}
    read["table"] = before | TABLES[before["preset"]["game"]].FORM.read(table)
    state = msgspec.convert(read, RoomState, str_keys=True)
    reject_unknown_keys(read["table"], msgspec.to_builtins(state.table, str_keys=True))
    table = replace(state.table, preset=intern_preset(state.table.preset))
    return replace(state, table=table, fields=fields)


def _read(form: type[msgspec.Struct], body: bytes, steps: Sequence[Step]) -> Fields:
    """Decode and migrate a form's fields; raises FormatError for an unknown key."""
    read = read_fields(body, steps)
    reject_unknown_keys(
        read, msgspec.to_builtins(msgspec.convert(read, form, str_keys=True), str_keys=True)
    )
    return read


def _migrate_preset(body: Fields) -> Fields:
    """Migrate the preset in a body to its current form, and return the original."""
    fields: Fields = plain(body["preset"])
    body["preset"] = msgspec.to_builtins(read_preset(fields))
    return fields
