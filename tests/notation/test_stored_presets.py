"""The stored form of presets: older versions are migrated, and unknown fields are refused."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.fairness import fields_digest, preset_digest
from baccarat.notation import read
from baccarat.rules import PRESETS, BadField, FormatError, Preset, ReadCode, punto_preset
from baccarat.rules.presets.serialization import FORMS, read_preset, write_preset
from baccarat.tables import TABLES
from support.expect_fault import refused
from support.golden.old_folders import GAMES, folder_of_format_2
from support.golden.upgrade import check_records
from support.mutants.changes import Change, run_changed

TESTS = Path(__file__).parents[1]
GOLDEN = TESTS / "golden"
ALL = pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)


OF_A_COUP = {"refused"}
"""Fields that a table clears when a coup ends; tables are written between two shoes."""


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
    assert unwritten - OF_A_COUP == {"preset"}


BAD: dict[str, tuple[dict[str, Any], ReadCode, str]] = {
    "an unknown field": ({"lamps": 2}, ReadCode.FIELD_UNKNOWN, "lamps"),
    "a newer version": ({"version": 99}, ReadCode.NEWER, "version"),
    "no version": ({"version": True}, ReadCode.NEWER, "version"),
    "version zero": ({"version": 0}, ReadCode.NEWER, "version"),
    "another game": ({"game": "bridge"}, ReadCode.WRONG_VALUE, "game"),
    "too many packs": ({"packs": 9}, ReadCode.WRONG_VALUE, "packs"),
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


def test_records_of_the_first_version_keep_their_rules() -> None:
    assert check_records(GOLDEN / "v1") == 12
    for path in GOLDEN.glob("v1/*.bhh"):
        assert "version" not in (read(path.read_text("utf-8")).fields or {})


@pytest.mark.rule("CF-23")
def test_records_of_the_second_edition_keep_their_rules() -> None:
    """In them a bank that never moves ends with each loss, even a partial one."""
    assert check_records(GOLDEN / "edition-2") == 4


@pytest.mark.rule("CF-6", "CF-19")
def test_records_of_the_third_edition_of_chemin_de_fer_keep_their_rules() -> None:
    """In them all bystanders are asked at once, and no banker retires before the first coup."""
    assert check_records(GOLDEN / "edition-3") == 4


@pytest.mark.rule("BB-2", "BB-14", "CF-18", "PB-23")
def test_records_from_before_the_other_games_had_editions_keep_their_rules() -> None:
    """In records of banque, an open bank that is given up is auctioned or stays open."""
    assert check_records(GOLDEN / "edition-1") == 7
    for path in GOLDEN.glob("edition-1/*.bhh"):
        assert read(path.read_text("utf-8")).preset.edition == 1


def test_fields_without_an_edition_are_those_of_the_first() -> None:
    squeezed = replace(punto_preset("punto-banco"), squeeze=True, edition=1)
    fields = write_preset(squeezed)
    del fields["version"], fields["edition"]
    assert read_preset(fields) == squeezed
    assert not squeezed.lowest_turns


NEW = "face_down: bool = False\n"
NEW_FIELDS = (
    Change("", "", "PuntoPreset.calls_points", NEW + "calls_points:", "calls_points:"),
    Change("", "", "CheminPreset.tax", NEW + "tax:", "tax:"),
    Change("", "", "_PUNTO", "(\n    'face_down',\n", "(\n"),
    Change("", "", "_CHEMIN", "(\n    'face_down',\n", "(\n"),
)


def test_a_new_field_leaves_old_records_seals_and_houses_as_they_are(tmp_path: Path) -> None:
    houses = [folder_of_format_2(game, tmp_path) for game in GAMES]
    folders = [str(GOLDEN / "v1"), *map(str, houses)]
    ran = run_changed(NEW_FIELDS, "support.golden.upgrade", *folders)
    assert (ran.status, ran.output) == (0, "12 9 12")
