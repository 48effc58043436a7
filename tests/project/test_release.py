"""The release script, in a clone of the project."""

import re
import subprocess
from pathlib import Path

import pytest

import baccarat
from project.tree import ROOT, copy_files, files

pytestmark = pytest.mark.slow

NEEDED = {
    *("packaging", "changelog.d", "pyproject.toml"),
    *("_version.py", "CHANGELOG.md", "CITATION.cff"),
}
"""The folders and files that a release reads or writes."""
FRAGMENT = "Everybody may shuffle.\n"
LOG = "# Changelog\n\n<!-- the newest version follows -->\n\n"
OLD = "## 0.0.9 (2026-01-01)\n\n### Fixed\n\n- The bank.\n"
TARGETS = """pinned:
	mkdir -p tests/fixtures
	touch tests/fixtures/form
packages:
	touch dist/baccarat.whl
"""
"""Replace the pinned copies and the packages, which other tests cover."""


def git(folder: Path, *arguments: str) -> str:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    command = ["git", *who, *arguments]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Copy the tracked files into a repository of their own."""
    folder = tmp_path / "clone"
    folder.mkdir()
    copy_files((path for path in files() if NEEDED.intersection(path.parts)), folder)
    (folder / "Makefile").write_text(TARGETS)
    for path in (folder / "changelog.d").glob("+*"):
        path.unlink()
    (folder / "changelog.d" / "+shuffle.table.md").write_text(FRAGMENT)
    (folder / "CHANGELOG.md").write_text(LOG + OLD)
    (folder / ".gitignore").write_text(".venv\ndist\n")
    (folder / ".venv").symlink_to(ROOT / ".venv")
    git(folder, "init", "--quiet")
    git(folder, "config", "user.name", "A")
    git(folder, "config", "user.email", "a@example.org")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "Begin")
    return folder


def release(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(folder / "packaging" / "release"), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_release_is_tagged_with_its_notes(clone: Path) -> None:
    done = release(clone, "9.8.7", "true")
    assert done.returncode == 0, done.stderr
    assert (clone / "src/baccarat/_version.py").read_text() == '__version__ = "9.8.7"\n'
    assert "\nversion: 9.8.7\n" in (clone / "CITATION.cff").read_text()
    log = (clone / "CHANGELOG.md").read_text()
    dated = rf"{re.escape(LOG)}## 9\.8\.7 \(\d{{4}}-\d\d-\d\d\)\n\n"
    assert re.match(rf"{dated}### At the table\n\n- {FRAGMENT}", log)
    assert log.endswith("\n" + OLD)
    assert [each.name for each in (clone / "changelog.d").iterdir()] == ["README.md"]
    assert git(clone, "log", "-1", "--format=%s").strip() == "Release 9.8.7"
    assert git(clone, "status", "--porcelain") == ""
    notes = (clone / "dist/notes.md").read_text()
    assert notes == f"### At the table\n\n- {FRAGMENT}"
    assert notes.strip() in git(clone, "tag", "--list", "-n9999", "--format=%(contents)", "v9.8.7")
    assert (clone / "dist/baccarat.whl").exists()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "usage"),
        (("1.2",), "1.2 is not a version"),
        (("v1.2.0", "true"), "v1.2.0 is not a version"),
        (("9.8.7", "false"), "the tree is as it was"),
    ],
)
def test_a_refused_release_changes_nothing(
    clone: Path, arguments: tuple[str, ...], reason: str
) -> None:
    done = release(clone, *arguments)
    assert done.returncode == 1
    assert reason in done.stderr
    assert git(clone, "status", "--porcelain") == git(clone, "tag") == ""
    assert (clone / "src/baccarat/_version.py").read_text().strip() == (
        f'__version__ = "{baccarat.__version__}"'
    )


def write_by_hand(clone: Path, version: str, *, fragments: bool) -> None:
    """Commit a section that was written by hand."""
    log = f"{LOG}## {version} (unreleased)\n\nThis is the first version.\n"
    (clone / "CHANGELOG.md").write_text(log)
    if not fragments:
        (clone / "changelog.d" / "+shuffle.table.md").unlink()
    git(clone, "commit", "--quiet", "--all", "--message", "Write the changelog")


def test_a_section_written_by_hand_is_dated(clone: Path) -> None:
    write_by_hand(clone, "9.8.7", fragments=False)
    done = release(clone, "9.8.7", "true")
    assert done.returncode == 0, done.stderr
    log = (clone / "CHANGELOG.md").read_text()
    assert re.fullmatch(
        rf"{re.escape(LOG)}## 9\.8\.7 \(\d{{4}}-\d\d-\d\d\)\n\nThis is the first version\.\n", log
    )
    assert (clone / "dist/notes.md").read_text() == "This is the first version.\n"


@pytest.mark.parametrize(
    ("version", "fragments", "reason"),
    [
        ("9.8.6", False, "CHANGELOG.md has a section for 9.8.6, and not for 9.8.7"),
        ("9.8.7", True, "CHANGELOG.md has its section already; move +shuffle.table.md into it"),
    ],
)
def test_a_section_and_fragments_are_not_both_taken(
    clone: Path, version: str, fragments: bool, reason: str
) -> None:
    write_by_hand(clone, version, fragments=fragments)
    done = release(clone, "9.8.7", "true")
    assert done.returncode == 1
    assert reason in done.stderr
    assert git(clone, "status", "--porcelain") == git(clone, "tag") == ""


def test_packages_that_cannot_be_built_are_not_released(clone: Path) -> None:
    (clone / "Makefile").write_text("packages:\n\tfalse\n")
    git(clone, "commit", "--quiet", "--all", "--message", "Break the build")
    done = release(clone, "9.8.7", "true")
    assert done.returncode == 1
    assert "the tree is as it was" in done.stderr
    assert git(clone, "log", "-1", "--format=%s").strip() == "Break the build"
    assert git(clone, "status", "--porcelain") == git(clone, "tag") == ""


def test_a_changed_tree_and_an_existing_version_are_refused(clone: Path) -> None:
    git(clone, "tag", "v9.8.7")
    assert "exists already" in release(clone, "9.8.7", "true").stderr
    (clone / "Makefile").write_text("")
    assert "not committed" in release(clone, "9.8.8", "true").stderr
