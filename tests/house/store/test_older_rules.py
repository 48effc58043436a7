"""Rooms with rules of an older version continue by them; equal rules are one shared object."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from baccarat.house.history.records import record_text
from baccarat.house.model.hosting import LimitsChanged
from baccarat.house.model.settings import Settings
from baccarat.house.model.state import RoomState, apply_event
from baccarat.house.rooms.rebuild import empty_room
from baccarat.house.rooms.room import Room
from baccarat.house.store.codecs import read_room, read_settings, room_body, settings_body
from baccarat.house.store.store import Store
from baccarat.notation import read, verify
from baccarat.rules import PRESETS, FormatError, Preset, ReadCode, preset
from baccarat.rules.presets.serialization import FORMS, write_preset
from baccarat.rules.versions import Schema, Version
from house.hosting.test_host_limits import GAMES, at, at_work, opened, play
from support.expect_fault import refused

LATER = {"punto-banco": "calls_points", "chemin-de-fer": "auction", "banque-limitee": "retire"}
"""A field of each game that the older version does not store; it has its default."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


def sealing(room: Room) -> bool:
    """Whether the second shoe was announced but not dealt yet."""
    return room.state.shoe == 1 and room.state.seal.attempt is not None


@pytest.mark.parametrize("game", GAMES)
async def test_a_shoe_announced_before_an_upgrade_is_dealt_after_it_and_verifies(
    game: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older version, which lacks a field, exists only here."""
    form, added = FORMS[GAMES[game].game], LATER[game]
    first = Version(tuple(name for name in form.versions[0].names if name != added))
    usual = getattr(GAMES[game], added)
    older = Schema((first,))
    newer = Schema((first, replace(form.versions[0], step=lambda fields: {added: usual, **fields})))
    monkeypatch.setitem(FORMS, GAMES[game].game, newer)
    with monkeypatch.context() as before:
        before.setitem(FORMS, GAMES[game].game, older)
        async with opened(GAMES[game], store, seals=True) as evening:
            await play(evening, sealing)
    async with at_work(evening):
        await play(evening, at(3))
        for shoe in (1, 2):
            record = read(await record_text(evening.room, shoe))
            assert record.fields is not None
            assert LATER[game] not in record.fields
            assert verify(record).abandoned == shoe - 1


def test_a_room_keeps_its_rules_as_they_were_written(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = preset("chemin-de-fer-club")
    written = write_preset(rules)
    old = {name: value for name, value in written.items() if name != "adds"}
    first, *_ = FORMS["chemin"].versions
    names = tuple(name for name in first.names if name != "adds")
    newer = Schema((Version(names), replace(first, step=lambda fields: {"adds": True, **fields})))
    monkeypatch.setitem(FORMS, "chemin", newer)
    new = Settings(id="salon", name="Salon", preset=rules)
    body = settings_body(replace(new, fields=old))
    kept = read_settings(body)
    assert (kept.fields, kept.preset) == (old, rules)
    assert settings_body(kept) == body
    empty = empty_room(kept)
    asked = replace(empty, committed={3: "ada"}, ready=frozenset({3, 4}))
    assert read_room(room_body(asked)) == asked
    assert empty.written == old != write_preset(rules) == written | {"version": 2}


def test_a_body_of_a_newer_version_is_refused() -> None:
    new = Settings(id="salon", name="Salon", preset=preset("punto-banco"))
    body = settings_body(replace(new, fields=write_preset(new.preset) | {"version": 9}))
    with refused(FormatError, ReadCode.NEWER):
        read_settings(body)


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
