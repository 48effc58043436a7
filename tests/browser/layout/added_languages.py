"""A copy of the program with two more languages: a tiny one, and one from right to left."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from support import pseudo_language

ROOT: Final = Path(__file__).parents[3]
TINY: Final = "eo"
RIGHT_TO_LEFT: Final = pseudo_language.TAG
SAID: Final = "Sidiĝi"
ABOUT: Final = 'name = "Esperanto"\n'
LEFT_OUT: Final = shutil.ignore_patterns("page", "node_modules")
"""Folders that are not copied; compiled code is, and it is valid for the copied source too."""


def lay(copy: Path) -> None:
    """Copy what the page is built from and what the server runs, and add the languages' folders."""
    samples = (Path("tests", "scorecards"), Path("tests", "golden", "analysed"))
    for part in (Path("src", "baccarat"), Path("frontend"), *samples):
        shutil.copytree(ROOT / part, copy / part, ignore=LEFT_OUT)
    (copy / "frontend" / "node_modules").symlink_to(ROOT / "frontend" / "node_modules")
    locales = copy / "src" / "baccarat" / "text" / "locales"
    pseudo_language.write(locales)
    tiny = locales / TINY
    tiny.mkdir()
    (tiny / "language.toml").write_text(ABOUT, encoding="utf-8")
    (tiny / "page.ftl").write_text(f"take-seat = {SAID}\n", encoding="utf-8")
    (tiny / "cli_help.ftl").write_text("help-usage = Uzo:\n", encoding="utf-8")
    build = ("node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "error")
    for more in ((), ("--config", "vite.checker.config.ts")):
        subprocess.run((*build, *more), cwd=copy / "frontend", check=True)


def command(copy: Path, *arguments: str) -> str:
    """Run a command of the copy, and return its output."""
    ran = [sys.executable, "-m", "baccarat", *arguments]
    return subprocess.check_output(ran, env=environment(copy), cwd=copy, encoding="utf-8")


class Serving:
    """The copy's server, on a free port."""

    def __init__(self, copy: Path, data: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "baccarat.web", str(data), "0"],
            env=environment(copy),
            cwd=copy,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate()


def environment(copy: Path) -> dict[str, str]:
    own = {"PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200"}
    return os.environ | own | {"LANG": "C", "LC_ALL": ""}
