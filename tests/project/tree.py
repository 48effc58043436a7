"""The files of the project's repository."""

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYTHONS = tuple(
    re.findall(r"Programming Language :: Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text())
)
"""The versions of Python that the package is made for."""
MADE = {
    ".git", ".venv", ".tools", "node_modules", "dist", "build", "page", "data", "__pycache__",
    ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache",
    "bundles.d.ts", "ids.ts", "wire.ts", "library.md", "openapi.json", "wire.schema.json",
}  # fmt: skip


def files(*suffixes: str) -> list[Path]:
    """List the files that git would track; without git, all files that are not generated."""
    found = _kept() if (ROOT / ".git").exists() and shutil.which("git") else _walked()
    return sorted(path for path in found if not suffixes or path.suffix in suffixes)


def copy_files(paths: Iterable[Path], folder: Path) -> None:
    """Copy files of the project into a folder, at the same places and with their modes."""
    for path in paths:
        copy = folder / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)


def _kept() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def _walked() -> list[Path]:
    return [
        path
        for path in ROOT.rglob("*")
        if path.is_file() and not MADE.intersection(path.relative_to(ROOT).parts)
    ]
