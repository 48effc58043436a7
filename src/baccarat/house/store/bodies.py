"""The bodies in which presets are kept: how a room was made, and how it stood before a shoe.

A preset is kept as it was written, also by an older version, for announced shoes are bound to that.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from ...rules.presets import Fields, read_preset
from ...rules.presets.written import plain
from ..model.settings import Settings
from ..model.state import RoomState


def settings_body(settings: Settings) -> bytes:
    """Write how a room was made."""
    body = msgspec.to_builtins(settings)
    del body["fields"]
    return msgspec.json.encode(body | {"preset": settings.written})


def read_settings(body: bytes) -> Settings:
    """Read how a room was made, by any version; raises what `read_preset` does."""
    read = msgspec.json.decode(body)
    fields = _made_current(read)
    return replace(msgspec.convert(read, Settings), fields=fields)


def room_body(state: RoomState) -> bytes:
    """Write a room as it stands before a shoe."""
    body = msgspec.to_builtins(state, str_keys=True)
    del body["fields"]
    body["table"]["preset"] = state.written
    return msgspec.json.encode(body)


def read_room(body: bytes) -> RoomState:
    """Read a room that any version wrote; raises what `read_preset` does."""
    read = msgspec.json.decode(body)
    fields = _made_current(read["table"])
    return replace(msgspec.convert(read, RoomState, str_keys=True), fields=fields)


def _made_current(body: dict[str, Any]) -> Fields:
    """Put the preset of a body into today's form, and return it as it was written."""
    fields: Fields = plain(body["preset"])
    body["preset"] = msgspec.to_builtins(read_preset(fields))
    return fields
