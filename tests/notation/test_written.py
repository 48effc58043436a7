"""How presets are written: older forms are read by steps, and nothing unknown is passed over."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

from baccarat.fairness import fields_digest, preset_digest
from baccarat.notation import read
from baccarat.rules import PRESETS, BadField, Misread, Preset, ReadCode
from baccarat.rules.presets import read_preset, written
from baccarat.rules.presets.written import VERSIONS
from support.faults import refused
from support.planted import Change, Copy
from support.upgrade import check_records

TESTS = Path(__file__).parents[1]
GOLDEN = TESTS / "golden"
HOUSES = ("house-format-2-punto", "house-format-2-chemin")
ALL = pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)


@ALL
def test_what_is_written_is_read_again(preset: Preset) -> None:
    assert read_preset(written(preset)) == preset
    assert fields_digest(written(preset)) == preset_digest(preset)


@ALL
def test_every_field_is_written(preset: Preset) -> None:
    assert {*VERSIONS[preset.game][-1].names} == {*preset.__struct_fields__}


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
    with pytest.raises(Misread) as caught:
        read_preset(written(preset) | change)
    assert (caught.value.fault.code, caught.value.fault.facts["where"]) == (code, where)


@ALL
def test_fields_that_do_not_fit_are_named(preset: Preset) -> None:
    with pytest.raises(BadField, match="stake_step"):
        read_preset(written(preset) | {"stake_step": 7})
    with refused(Misread, ReadCode.FIELD_MISSING):
        read_preset({"name": preset.name})


def test_records_of_the_first_version_stay_what_they_were() -> None:
    assert check_records(GOLDEN / "v1") == 8
    for path in GOLDEN.glob("v1/*.bhh"):
        assert "version" not in (read(path.read_text("utf-8")).fields or {})


NEW_FIELDS = (
    Change("", "", "rules/presets/punto.py", "    calls_points: Annotated",
           "    face_down: bool = False\n    calls_points: Annotated"),
    Change("", "", "rules/presets/chemin.py", "    tax: Annotated",
           "    face_down: bool = False\n    tax: Annotated"),
    Change("", "", "rules/presets/written.py", "_PUNTO: Final = (\n",
           "_PUNTO: Final = (\n    'face_down',\n"),
    Change("", "", "rules/presets/written.py", "_CHEMIN: Final = (\n",
           "_CHEMIN: Final = (\n    'face_down',\n"),
)  # fmt: skip


def houses(folder: Path) -> list[Path]:
    """Unpack the data folders that an older version wrote."""
    for name in HOUSES:
        with tarfile.open(TESTS / "fixtures" / f"{name}.tar.xz") as packed:
            packed.extractall(folder, filter="data")
    return [folder / name for name in HOUSES]


def gone_over(package: Path, folder: Path) -> str:
    """Go over all that older versions wrote with another package."""
    paths = os.pathsep.join([str(package), str(TESTS)])
    return subprocess.run(
        [sys.executable, "-m", "support.upgrade", str(GOLDEN / "v1"), *map(str, houses(folder))],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def test_a_new_field_leaves_old_records_seals_and_houses_as_they_are(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    for change in NEW_FIELDS:
        path = copy.folder / "baccarat" / change.file
        assert path.read_text().count(change.old) == 1
        path.write_text(path.read_text().replace(change.old, change.new))
    assert gone_over(copy.folder, tmp_path) == "8 9 12"
