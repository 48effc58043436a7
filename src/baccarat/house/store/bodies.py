"""The bodies in which values are kept: JSON of which nothing is passed over.

What a newer version added is refused. The shapes belong to the format of the database: another
shape needs the next format, and a migration. Presets, and tables between shoes, have versions of
their own; presets are kept as they were written, for announced shoes are bound to that.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from ...rules import Side
from ...rules.presets import Fields, read_preset
from ...rules.presets.written import plain
from ...rules.reading import check_known
from ...tables import TABLES
from ..care.care import Care
from ..care.clock import Mark
from ..hosting.talk import ChatLine
from ..model.coup_news import CoupNews
from ..model.draft import Done
from ..model.settings import Settings
from ..model.state import Happening, RoomState

T = TypeVar("T")


class Body(Generic[T]):
    """How values of one kind are kept; made once, for to look at a large kind takes long."""

    def __init__(self, kind: Any, step: Callable[[dict[str, Any]], None] | None = None) -> None:
        """Keep values of a kind; `step` makes plain data of an older form into today's."""
        self._decode = msgspec.json.Decoder(kind).decode
        self._step = step

    def write(self, value: T) -> bytes:
        """Write a value."""
        return msgspec.json.encode(value)

    def read(self, body: bytes) -> T:
        """Read a value; raises Misread for a key that this format does not know."""
        if self._step:
            plainly = msgspec.json.decode(body)
            self._step(plainly)
            body = msgspec.json.encode(plainly)
        value: T = self._decode(body)
        if (again := self.write(value)) != body:
            check_known(msgspec.json.decode(body), msgspec.json.decode(again))
        return value


def _coup_of_format_2(body: dict[str, Any]) -> None:
    """Name the hands of a coup: before there were more than two, each had a field."""
    if "outcome" in body:
        body["hands"] = {side: body.pop(side) for side in Side}
        body["outcomes"] = {Side.PLAYER: body.pop("outcome")}


EVENTS: Final = Body[Happening](Happening)
ACTIONS: Final = Body[Done](Done)
COUPS: Final = Body[CoupNews](CoupNews, _coup_of_format_2)
TALK: Final = Body[ChatLine](ChatLine)
CARES: Final = Body[Care](Care)
MARK: Final = Body[Mark](Mark)


def settings_body(settings: Settings) -> bytes:
    """Write how a room was made."""
    body = msgspec.to_builtins(settings)
    del body["fields"]
    return msgspec.json.encode(body | {"preset": settings.written})


def read_settings(body: bytes) -> Settings:
    """Read how a room was made; raises what `read_preset` and `Body.read` do."""
    read = msgspec.json.decode(body)
    fields = _made_current(read)
    settings = msgspec.convert(read, Settings)
    check_known(read, msgspec.to_builtins(settings))
    return replace(settings, fields=fields)


def room_body(state: RoomState) -> bytes:
    """Write a room as it stands before a shoe."""
    game, body = state.table.preset.game, msgspec.to_builtins(state, str_keys=True)
    del body["fields"]
    table = {"type": game, "preset": state.written, **state.game.FORM.write(state.table)}
    return msgspec.json.encode(body | {"table": table})


def read_room(body: bytes) -> RoomState:
    """Read a room as it stood before a shoe; raises what `read_preset` and `Body.read` do."""
    read = msgspec.json.decode(body)
    table = read["table"]
    fields = _made_current(table)
    before = {name: table.pop(name) for name in ("type", "preset")}
    read["table"] = before | TABLES[before["preset"]["game"]].FORM.read(table)
    state = msgspec.convert(read, RoomState, str_keys=True)
    check_known(read, msgspec.to_builtins(state, str_keys=True))
    return replace(state, fields=fields)


def _made_current(body: dict[str, Any]) -> Fields:
    """Put the preset of a body into today's form, and return it as it was written."""
    fields: Fields = plain(body["preset"])
    body["preset"] = msgspec.to_builtins(read_preset(fields))
    return fields
