"""A copy of the code in which one rule is changed, and the tests of that rule run on it."""

import compileall
import importlib.util
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .rules import ROOT, marked_by_rule

CORE = ("cards", "rules", "tables", "scorecards", "fairness")
"""The folders under `tests` whose tests hold the core to its rules."""

FAILED = 1
"""How pytest exits when tests ran and some failed; other faults have other numbers."""


@dataclass(frozen=True)
class Change:
    """A piece of text that stands once in a file of the package, and what it gives way to."""

    rule: str
    what: str
    file: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.rule} {self.what}"


PACKAGE = ROOT / "src/baccarat"
WRITTEN = ("changes.toml", "chemin.toml")
CHANGES = [
    Change(**row)
    for name in WRITTEN
    for row in tomllib.loads((ROOT / "tests/planted" / name).read_text())["change"]
]


@cache
def rules_of_core() -> dict[str, list[Path]]:
    """Tell in which files the core's tests name each rule."""
    return marked_by_rule([ROOT / "tests" / folder for folder in CORE])


class Copy:
    """The package in a folder of its own, compiled, so that many runs start quickly."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        left_out = shutil.ignore_patterns("__pycache__", "page")
        shutil.copytree(PACKAGE, folder / "baccarat", ignore=left_out)
        compileall.compile_dir(folder, quiet=2)

    @contextmanager
    def changed(self, change: Change) -> Iterator[None]:
        """Change the copy for a while; raises ValueError where the text does not stand once."""
        path = self.folder / "baccarat" / change.file
        sound = path.read_text()
        if sound.count(change.old) != 1:
            raise ValueError(f"{change.file} has {change.old!r} {sound.count(change.old)} times")
        path.write_text(sound.replace(change.old, change.new))
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)
        try:
            yield
        finally:
            path.write_text(sound)

    def run(self, rule: str | None = None) -> subprocess.CompletedProcess[str]:
        """Run the core's tests of a rule, or of all, up to the first that fails."""
        named = rules_of_core()
        files = named[rule] if rule else {path for paths in named.values() for path in paths}
        options = ["-x", "-q", "--assert=plain"]
        options += ["-p", "no:cacheprovider", "-p", "support.only_rule"]
        options += [f"--rule={rule}"] if rule else []
        paths = [str(ROOT / "tests" / path) for path in sorted(files, reverse=True)]
        return subprocess.run(
            [sys.executable, "-m", "pytest", *options, *paths],
            cwd=ROOT,
            env=self._environment(),
            capture_output=True,
            text=True,
            check=False,
        )

    def _environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "BACCARAT_COPY": str(self.folder),
            "BACCARAT_REQUIRE_BROWSER": "",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis"),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": os.pathsep.join([str(self.folder), str(ROOT / "tests")]),
        }
