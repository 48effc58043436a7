"""Type checkers know the game of a preset by its name."""

import subprocess
import sys
from pathlib import Path
from typing import get_args, get_overloads, get_type_hints

import pytest

from baccarat import PRESETS, preset
from baccarat.rules.presets.named import ALIASES

SAMPLE = """\
from baccarat import preset
from baccarat.rules import BanquePreset, CheminPreset, Preset, PuntoPreset


def games(name: str) -> tuple[PuntoPreset, CheminPreset, BanquePreset, Preset]:
    return preset("ez"), preset("chemin-de-fer"), preset("banque-club"), preset(name)


print(preset("fabulous-6").wagers, preset("chemin-de-fer").tax, preset("banque-club").prime)
"""
WRONG = """
print(preset("chemin-de-fer").wagers)
"""


@pytest.mark.by_day(0)
def test_mypy_knows_the_game(tmp_path: Path) -> None:
    """The package itself is checked elsewhere; here only what the sample says about it counts."""
    (tmp_path / "right.py").write_text(SAMPLE)
    (tmp_path / "wrong.py").write_text(SAMPLE + WRONG)
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "."]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    errors = [line for line in done.stdout.splitlines() if ": error:" in line]
    assert [line.partition(":")[0] for line in errors] == ["wrong.py"]
    assert '"CheminPreset" has no attribute "wagers"' in errors[0]


def test_every_preset_is_in_the_overload_of_its_game() -> None:
    named: dict[str, str] = {}
    for each in get_overloads(preset):
        hints = get_type_hints(each)
        if hints["name"] is not str:
            named |= dict.fromkeys(get_args(hints["name"]), hints["return"].__name__)
    listed = {each.name: type(each).__name__ for each in PRESETS}
    also = {alias: listed[name] for alias, name in ALIASES.items()}
    assert named == listed | also
