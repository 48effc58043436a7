"""The stored form of presets and records: older ones are migrated, unknown fields are refused."""

import sys
from pathlib import Path
from typing import Any

import pytest

from baccarat.fairness import fields_digest, preset_digest
from baccarat.notation import BadRecord, read, verify
from baccarat.notation.lines import append_checksum, split_checksum
from baccarat.rules import PRESETS, BadField, FormatError, Preset, ReadCode
from baccarat.rules.presets.serialization import FORMS, read_preset, write_preset
from baccarat.tables import TABLES
from support.expect_fault import refused

GOLDEN = Path(__file__).parents[1] / "golden"
reading: Any = sys.modules["baccarat.notation.read"]
ALL = pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)


OF_A_SHOE = {"refused", "asked_table", "declined", "newcomers"}
"""Fields that a table clears when a coup or a shoe ends; it is written between two shoes."""


@ALL
def test_stored_data_can_be_read_again(preset: Preset) -> None:
    assert read_preset(write_preset(preset)) == preset
    assert fields_digest(write_preset(preset)) == preset_digest(preset)


@ALL
def test_every_field_is_written(preset: Preset) -> None:
    assert {*FORMS[preset.game].versions[-1].names} == {*preset.__struct_fields__}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_field_of_a_table_is_written(table: Any) -> None:
    unwritten = {*table.State.__struct_fields__} - {*table.FORM.versions[-1].names}
    assert unwritten - OF_A_SHOE == {"preset"}


BAD: dict[str, tuple[dict[str, Any], ReadCode, str]] = {
    "an unknown field": ({"lamps": 2}, ReadCode.FIELD_UNKNOWN, "lamps"),
    "a newer version": ({"version": 99}, ReadCode.NEWER, "version"),
    "no version": ({"version": True}, ReadCode.NEWER, "version"),
    "version zero": ({"version": 0}, ReadCode.NEWER, "version"),
    "another game": ({"game": "bridge"}, ReadCode.WRONG_VALUE, "game"),
    "too many packs": ({"packs": 13}, ReadCode.WRONG_VALUE, "packs"),
}


@ALL
@pytest.mark.parametrize(("change", "code", "where"), BAD.values(), ids=BAD)
def test_bad_fields_are_named(
    preset: Preset, change: dict[str, Any], code: ReadCode, where: str
) -> None:
    with pytest.raises(FormatError) as caught:
        read_preset(write_preset(preset) | change)
    assert (caught.value.fault.code, caught.value.fault.facts["where"]) == (code, where)


@ALL
def test_fields_that_contradict_each_other_are_named(preset: Preset) -> None:
    with pytest.raises(BadField, match="stake_step"):
        read_preset(write_preset(preset) | {"stake_step": 7})
    with refused(FormatError, ReadCode.FIELD_MISSING):
        read_preset({"name": preset.name})


def test_an_older_record_is_migrated_and_a_newer_one_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The older version, in which shoes were not numbered, exists only here."""
    text = (GOLDEN / "punto-banco.bhh").read_text("utf-8")
    body, _ = split_checksum(text)
    newer = append_checksum(body.replace("version = 1\n", "version = 2\n", 1))
    with pytest.raises(BadRecord, match="newer"):
        read(newer)
    monkeypatch.setattr(reading, "STEPS", (lambda fields: fields | {"shoe": 1},))
    assert verify(read(newer)) == verify(read(text))
    older = append_checksum(body.replace("shoe = 1\n", "", 1))
    assert verify(read(older)) == verify(read(text))
    monkeypatch.undo()
    with pytest.raises(BadRecord, match="field-missing"):
        read(older)
