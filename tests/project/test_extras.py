"""The sentence of a command whose extra is not installed, and the package without extras."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from project.test_wheel import COMMAND, ENVIRONMENT, install, run, uv, wheel
from project.tree import PYTHONS
from support.runs import make_once

__all__ = ["wheel"]

pytestmark = pytest.mark.slow

PYENV = tuple(map(str, Path.home().glob(".pyenv/versions/3.*/bin")))
"""Where pyenv keeps its Pythons, which its own commands hide."""


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel without any extra."""
    return make_once(tmp_path_factory, "bare", lambda home: install(wheel, "", home)) / COMMAND


def refused(command: Path, *arguments: str, cwd: Path) -> str:
    """Run a command that must end with exit code 2 and one line on stderr; return the line."""
    done = subprocess.run(
        [str(command), *arguments],
        cwd=cwd,
        env=ENVIRONMENT | {"LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.by_day(1)
@pytest.mark.parametrize(
    ("arguments", "name", "extra"),
    [
        (("play", "--port", "0", "--no-browser"), "", "server"),
        (("backup", "house.sqlite3"), "", "server"),
        (("solve", "chemin-de-fer", "--plot", "plot.png"), "resvg_py", "lab"),
        (("risk", "banker", "--bankroll", "50", "--coups", "2000"), "numpy", "lab"),
        (("simulate", "ez", "--cluster", "localhost:8786"), "distributed", "cluster"),
    ],
)
def test_a_command_names_the_extra_that_it_needs(
    bare: Path, tmp_path: Path, arguments: tuple[str, ...], name: str, extra: str
) -> None:
    said = refused(bare, *arguments, cwd=tmp_path)
    assert said.startswith(f"This needs {name}")
    assert said.endswith(f"pip install 'baccarat[{extra}]'")


def test_the_bare_package_deals_and_prices(bare: Path, tmp_path: Path) -> None:
    dealt = run(bare, "deal", "punto-banco", "--coups", "2", "--seed", "7", "--json", cwd=tmp_path)
    assert len(dealt.splitlines()) == 2
    priced = json.loads(run(bare, "odds", "punto-banco", "--json", cwd=tmp_path))
    assert sum(priced["cards"]) == 416


@pytest.mark.by_day(1)
@pytest.mark.parametrize("version", PYTHONS)
def test_the_wheel_installs_on_each_python(wheel: Path, tmp_path: Path, version: str) -> None:
    """Pythons that this machine lacks are left out; the one of the tests is always there."""
    found = subprocess.run(
        [uv(), "python", "find", "--system", "--no-python-downloads", version],
        capture_output=True,
        text=True,
        check=False,
        env=ENVIRONMENT | {"PATH": os.pathsep.join((os.environ["PATH"], *PYENV))},
    ).stdout.strip()
    if not found:
        assert f"{sys.version_info.major}.{sys.version_info.minor}" != version
        pytest.skip(f"no Python {version} here")
    command = install(wheel, "server", tmp_path / "env", found)
    assert run(command, "deal", "punto-banco", "--coups", "1", "--seed", "7", cwd=tmp_path)
