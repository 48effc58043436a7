"""The house and the server know no game, and the import contract reports one that slips in."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from project.tree import ROOT, files

LINT = Path(sys.executable).with_name("lint-imports")
GAME = re.compile("punto|chemin|banque", re.IGNORECASE)
FLOORS = (ROOT / "src/baccarat/house", ROOT / "src/baccarat/web")


def test_neither_names_a_game() -> None:
    """Including what the import contract allows: a name from `rules`, a preset in quotes."""
    code = [path for path in files(".py") if any(floor in path.parents for floor in FLOORS)]
    assert len(code) > 50
    named = [str(path) for path in code if GAME.search(path.read_text())]
    assert not named


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("house/rooms/command_handlers.py", "from ...tables.chemin import SeatAction"),
        ("house/lobby/lobby.py", "from ...rules.presets.punto import PuntoPreset"),
        ("web/odds.py", "from ..players.punto import FIRST"),
    ],
)
def test_the_contract_notices_a_game(module: str, line: str, tmp_path: Path) -> None:
    package = tmp_path / "baccarat"
    kept = shutil.ignore_patterns("page", "locales", "__pycache__")
    shutil.copytree(ROOT / "src/baccarat", package, ignore=kept)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    asked = [str(LINT), "--contract", "no-game", "--no-cache"]
    assert subprocess.run(asked, cwd=tmp_path, check=False).returncode == 0
    planted = package / module
    planted.write_text(planted.read_text() + line + "\n")
    found = subprocess.run(asked, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert found.returncode == 1
    assert f"baccarat.{module.removesuffix('.py').replace('/', '.')} ->" in found.stdout
