"""A fourth game comes by its own files and the rows that docs/adding.md tells, and no others."""

import os
import shutil
import subprocess
import sys
import tomllib
from functools import partial
from pathlib import Path

from project.tree import ROOT

HERE = Path(__file__).parent
ROWS = tomllib.loads((HERE / "rows.toml").read_text(encoding="utf-8"))["row"]


def add_to(copy: Path) -> None:
    """Lay the game's files into a copy of the tree, and add its rows."""
    left_out = shutil.ignore_patterns("__pycache__", "page", "node_modules")
    for part in (Path("src", "baccarat"), Path("frontend")):
        shutil.copytree(ROOT / part, copy / part, ignore=left_out)
    (copy / "frontend" / "node_modules").symlink_to(ROOT / "frontend" / "node_modules")
    shutil.copytree(HERE / "files", copy, dirs_exist_ok=True)
    for row in ROWS:
        file = copy / row["file"]
        text = (file if file.exists() else ROOT / row["file"]).read_text(encoding="utf-8")
        assert text.count(row["find"]) == 1, f"{row['file']} has {row['find']!r} not once"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace(row["find"], row["put"]), encoding="utf-8")


def test_a_fourth_game_is_played_recorded_verified_served_and_drawn(tmp_path: Path) -> None:
    source, data = tmp_path / "src", tmp_path / "data"
    data.mkdir()
    add_to(tmp_path)
    path = os.pathsep.join(map(str, (source, ROOT / "tests")))
    page = tmp_path / "frontend"
    heard = page / "src" / "high" / "heard.jsonl"
    run = partial(_run, PYTHONPATH=path, PYTHON=sys.executable)
    run(tmp_path, sys.executable, "-m", "fourth_game.play", str(source), str(data), str(heard))
    for script in ("wire", "ids"):
        run(page, "node", f"scripts/{script}.mjs")
    run(page, "node", "node_modules/vitest/vitest.mjs", "run", "--testTimeout=0", "src/high")


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
