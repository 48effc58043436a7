"""A fourth game needs its own files and the rows listed in docs/adding.md, and nothing else."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from fourth_game.tree import ROOT, lay


@pytest.mark.by_day(0)
def test_a_fourth_game_is_played_recorded_verified_served_and_drawn(tmp_path: Path) -> None:
    source, data = tmp_path / "src", tmp_path / "data"
    data.mkdir()
    lay(tmp_path)
    path = os.pathsep.join(map(str, (source, ROOT / "tests")))
    page = tmp_path / "frontend"
    heard = page / "src" / "games" / "high" / "heard.jsonl"
    run = partial(_run, PYTHONPATH=path, PYTHON=sys.executable)
    run(tmp_path, sys.executable, "-m", "fourth_game.play", str(source), str(data), str(heard))
    for script in ("wire", "ids"):
        run(page, "node", f"scripts/{script}.mjs")
    run(page, "node", "node_modules/vitest/vitest.mjs", "run", "--testTimeout=0", "src/games/high")


def _run(folder: Path, *command: str, **environment: str) -> None:
    done = subprocess.run(
        command,
        env=os.environ | environment | {"PYTHONDONTWRITEBYTECODE": "1"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
