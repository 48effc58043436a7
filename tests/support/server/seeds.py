"""The seed that the rooms of a `seeded` server follow, in a file next to the server's folder."""

from pathlib import Path


def seed(folder: Path, name: str) -> None:
    """Let the rooms opened from now on follow this seed; with "" they are random again."""
    _file(folder).write_text(name, encoding="utf-8")


def read_seed(folder: Path) -> str:
    """Return the name of the seed; "" for none."""
    file = _file(folder)
    return file.read_text(encoding="utf-8") if file.exists() else ""


def _file(folder: Path) -> Path:
    return folder.with_suffix(".seed")
