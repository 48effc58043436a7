"""The bodies that the database holds, each of a kind with versions of its own.

Another shape needs a step from the one before; bodies that are there already stay as they are,
for the log's hashes bind them. Presets, and tables between shoes, have versions of their own;
presets are kept as they were written, for announced shoes are bound to that.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from ...rules import Side
from ...rules.form import Fields, Step
from ...rules.presets import read_preset
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
from .body import Body, read_fields, same, write_fields


def _hands_by_name(coup: Fields) -> Fields:
    """Name the hands of a coup: before there were more than two, each had a field.

    A database of format 3 has coups of both kinds without a number.
    """
    if "outcome" not in coup:
        return coup
    hands = {side: coup.pop(side) for side in Side}
    return coup | {"hands": hands, "outcomes": {Side.PLAYER: coup.pop("outcome")}}


EVENTS: Final = Body[Happening](Happening, (same, same))
ACTIONS: Final = Body[Done](Done, (same,))
COUPS: Final = Body[CoupNews](CoupNews, (_hands_by_name,))
TALK: Final = Body[ChatLine](ChatLine)
CARES: Final = Body[Care](Care)
MARK: Final = Body[Mark](Mark)

SETTINGS_STEPS: Final[tuple[Step, ...]] = (same,)
ROOM_STEPS: Final[tuple[Step, ...]] = (same,)


def settings_body(settings: Settings) -> bytes:
    """Write how a room was made."""
    body = msgspec.to_builtins(settings)
    del body["fields"]
    return write_fields(body | {"preset": settings.written}, SETTINGS_STEPS)


def read_settings(body: bytes) -> Settings:
    """Read how a room was made; raises what `read_preset` and `Body.read` do."""
    read = read_fields(body, SETTINGS_STEPS)
    fields = _made_current(read)
    settings = msgspec.convert(read, Settings)
    check_known(read, msgspec.to_builtins(settings))
    return replace(settings, fields=fields)


def room_body(state: RoomState) -> bytes:
    """Write a room as it stands before a shoe."""
    game, body = state.table.preset.game, msgspec.to_builtins(state, str_keys=True)
    del body["fields"]
    table = {"type": game, "preset": state.written, **state.game.FORM.write(state.table)}
    return write_fields(body | {"table": table}, ROOM_STEPS)


def read_room(body: bytes) -> RoomState:
    """Read a room as it stood before a shoe; raises what `read_preset` and `Body.read` do."""
    read = read_fields(body, ROOM_STEPS)
    table = read["table"]
    fields = _made_current(table)
    before = {name: table.pop(name) for name in ("type", "preset")}
    read["table"] = before | TABLES[before["preset"]["game"]].FORM.read(table)
    state = msgspec.convert(read, RoomState, str_keys=True)
    check_known(read, msgspec.to_builtins(state, str_keys=True))
    return replace(state, fields=fields)


def _made_current(body: Fields) -> Fields:
    """Put the preset of a body into today's form, and return it as it was written."""
    fields: Fields = plain(body["preset"])
    body["preset"] = msgspec.to_builtins(read_preset(fields))
    return fields
