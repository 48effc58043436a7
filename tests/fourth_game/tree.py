"""Create a copy of the tree with a fourth game in it: `python -m fourth_game.tree FOLDER`."""

import shutil
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ROWS = tomllib.loads((HERE / "rows.toml").read_text(encoding="utf-8"))["row"]


def lay(copy: Path) -> None:
    """Copy the game's files into a copy of the tree, and add its rows.

    Compiled code is copied too: it is valid wherever the source is the same.
    """
    left_out = shutil.ignore_patterns("page", "node_modules")
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


if __name__ == "__main__":
    [folder] = map(Path, sys.argv[1:])
    shutil.rmtree(folder, ignore_errors=True)
    lay(folder)
