"""Import contracts keep games out of the house and the server, and forbid import cycles."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from project.tree import ROOT, files

LINT = Path(sys.executable).with_name("lint-imports")
GAME = re.compile("punto|chemin|banque", re.IGNORECASE)
LAYERS = (ROOT / "src/baccarat/house", ROOT / "src/baccarat/web")


def test_neither_package_names_a_game() -> None:
    """Including names that the import contract allows: from `rules`, or a preset in quotes."""
    code = [path for path in files(".py") if any(layer in path.parents for layer in LAYERS)]
    assert len(code) > 50
    samples = ROOT / "src/baccarat/house/store/archive.py"  # common text for compression
    named = [str(path) for path in code if path != samples and GAME.search(path.read_text())]
    assert not named


@pytest.mark.by_day(1)
@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("house/rooms/command_handlers.py", "from ...tables.chemin import SeatAction"),
        ("house/lobby/lobby.py", "from ...rules.presets.punto import PuntoPreset"),
        ("web/lab/odds.py", "from ...players.punto import FIRST"),
    ],
)
def test_the_contract_notices_a_game(module: str, line: str, tmp_path: Path) -> None:
    said = _plant("no-game", module, line, tmp_path)
    assert f"baccarat.{module.removesuffix('.py').replace('/', '.')} ->" in said


@pytest.mark.by_day(1)
@pytest.mark.parametrize(
    ("module", "line", "package"),
    [
        ("notation/record.py", "from .sealed import running_hashes", "notation"),
        (
            "players/equilibrium/book.py",
            "def late():\n    from ..self_play import play",
            "players",
        ),
        (
            "rules/tableau.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .coup import Coup",
            "rules",
        ),
        ("cards/card.py", "from ..rules import coup", ""),
    ],
)
def test_the_contract_notices_a_cycle(module: str, line: str, package: str, tmp_path: Path) -> None:
    """Including cycles through an import in a function, or for type checkers only."""
    said = _plant("no-circle", module, line, tmp_path)
    assert f"No cycles are allowed in {'.'.join(filter(None, ('baccarat', package)))}." in said


def _plant(contract: str, module: str, line: str, folder: Path) -> str:
    """Add a line to a module of a copy; return what the contract says, which it must break."""
    package = folder / "baccarat"
    kept = shutil.ignore_patterns("page", "locales", "__pycache__")
    shutil.copytree(ROOT / "src/baccarat", package, ignore=kept)
    shutil.copy(ROOT / "pyproject.toml", folder)
    asked = [str(LINT), "--contract", contract, "--no-cache"]
    assert subprocess.run(asked, cwd=folder, check=False).returncode == 0
    planted = package / module
    planted.write_text(planted.read_text() + line + "\n")
    found = subprocess.run(asked, cwd=folder, check=False, capture_output=True, text=True)
    assert found.returncode == 1
    return found.stdout
