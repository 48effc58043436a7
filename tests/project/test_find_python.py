"""The Python that the environment is made with: new enough, or a sentence that says what to do."""

import subprocess
import sys
from pathlib import Path

import pytest

from project.tree import ROOT

SCRIPT = ROOT / "packaging" / "find-python"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "python3").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "python3").chmod(0o755)
    return tmp_path


def find(folder: Path, *names: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(SCRIPT), *names],
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_one_that_is_too_old_is_passed_over(folder: Path) -> None:
    (folder / "python3.12").symlink_to(sys.executable)
    assert find(folder).stdout.strip().endswith("python3.12")


def test_one_can_be_named(folder: Path) -> None:
    assert find(folder, sys.executable).stdout.strip() == sys.executable


def test_none_gets_a_sentence(folder: Path) -> None:
    done = find(folder)
    assert done.returncode == 1
    assert "needs Python 3.11" in done.stderr
