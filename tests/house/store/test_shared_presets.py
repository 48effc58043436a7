"""Rooms with equal rules share one preset object, so that cached results need no comparison."""

import pytest
from msgspec.structs import replace

from baccarat.house.model.hosting import LimitsChanged
from baccarat.house.model.settings import Settings
from baccarat.house.model.state import RoomState, apply_event
from baccarat.house.rooms.rebuild import empty_room
from baccarat.house.store.codecs import read_room, room_body
from baccarat.rules import PRESETS, Preset
from baccarat.rules.presets.serialization import write_preset

ALL = pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)


def _room(preset: Preset) -> RoomState:
    """Create a room with an equal but distinct preset."""
    return empty_room(Settings(id="salon", name="Salon", preset=replace(preset)))


@ALL
def test_rooms_that_are_founded_hold_the_same(preset: Preset) -> None:
    assert _room(preset).table.preset is _room(preset).table.preset


@ALL
def test_rooms_that_are_read_share_their_preset(preset: Preset) -> None:
    room = _room(preset)
    assert read_room(room_body(room)).table.preset is room.table.preset


@ALL
def test_limits_that_were_changed_and_changed_back_are_the_same(preset: Preset) -> None:
    room = _room(preset)
    other = apply_event(room, LimitsChanged(write_preset(replace(preset, name="Other"))))
    assert other.table.preset is not room.table.preset
    assert apply_event(other, LimitsChanged(write_preset(preset))).table.preset is room.table.preset
