"""The installed package: a wheel that includes the page, in its own environment."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import baccarat
from project.tree import ROOT
from support.runs import make_once

pytestmark = pytest.mark.slow

COMMAND = Path("bin", "baccarat")
PAGE = ROOT / "src" / "baccarat" / "web" / "page" / "index.html"
LEFT_OUT = {"VIRTUAL_ENV", "UV_COMPILE_BYTECODE"}
"""Settings that `make` passes to uv; here only the code that runs needs compiling."""
ENVIRONMENT = {key: value for key, value in os.environ.items() if key not in LEFT_OUT} | {
    "PIP_NO_COMPILE": "1"
}


def uv() -> str:
    """Find uv: the one that the Makefile downloaded, or one on the path."""
    found = shutil.which("uv", path=ROOT / ".tools" / "bin") or shutil.which("uv")
    if not found:
        pytest.skip("no uv here: `make test` brings one")
    return found


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    def build(folder: Path) -> None:
        assert PAGE.exists(), "build the page first: make page"
        run(uv(), "build", "--quiet", "--wheel", "--out-dir", folder, ROOT, cwd=folder)

    (made,) = make_once(tmp_path_factory, "wheel", build).glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel with the server's dependencies, and nothing else, into an environment."""
    home = make_once(tmp_path_factory, "installed", lambda home: install(wheel, "server", home))
    return home / COMMAND


def install(wheel: Path, extra: str, home: Path, python: str = sys.executable) -> Path:
    """Make an environment with the wheel and an extra's dependencies; return its command."""
    run(uv(), "venv", "--quiet", "--python", python, home, cwd=home.parent)
    what = f"baccarat[{extra}] @ {wheel.as_uri()}" if extra else wheel
    lock = ROOT / "requirements.txt"
    run(
        uv(), "pip", "install", "--quiet", "--python", home, "--constraint", lock, what,
        cwd=home.parent,
    )  # fmt: skip
    return home / COMMAND


def test_the_wheel_holds_the_page_and_the_types(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "baccarat/web/page/index.html" in names
    assert any(re.fullmatch(r"baccarat/web/page/assets/.*\.js", name) for name in names)
    assert "baccarat/web/page/checker.html" in names
    assert "baccarat/web/page/assets/roads-predict-nothing-en.html" in names
    assert "baccarat/py.typed" in names
    assert {"baccarat/text/locales/de/page.ftl", "baccarat/text/locales/de/language.toml"} <= {
        *names
    }
    assert not [name for name in names if name.startswith(("tests", "bench", "frontend"))]


def test_the_command_prints_its_version(installed: Path, tmp_path: Path) -> None:
    assert baccarat.__version__ in run(installed, "--version", cwd=tmp_path)


def test_the_lock_holds_all_that_playing_needs(tmp_path: Path) -> None:
    """As `make play` does, install nothing that has no locked version and hash."""
    home = tmp_path / "env"
    run(uv(), "venv", "--quiet", "--python", sys.executable, home, cwd=tmp_path)
    lock, spoilt = ROOT / "requirements.txt", tmp_path / "requirements.txt"
    asked = (uv(), "pip", "install", "--dry-run", "--python", home, "--require-hashes")
    what = ("--requirements", ROOT / "pyproject.toml", "--extra", "server", "--constraints")
    run(*asked, *what, lock, cwd=tmp_path)
    text = lock.read_text()
    assert "\nanyio==" in text
    spoilt.write_text(text.replace("\nanyio==", "\nanyioo=="))
    with pytest.raises(AssertionError, match="no trusted hash was provided for: `anyio`"):
        run(*asked, *what, spoilt, cwd=tmp_path)


def test_it_deals(installed: Path, tmp_path: Path) -> None:
    asked = ("deal", "punto-banco", "--coups", "3", "--seed", "7", "--json")
    lines = run(installed, *asked, cwd=tmp_path).splitlines()
    assert [json.loads(line)["coup"] for line in lines] == [1, 2, 3]


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    with subprocess.Popen(
        [installed, "play", "--port", "0", "--data", tmp_path / "data", "--no-browser"],
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        said = re.search(r"http://\S+", process.stdout.readline())
        try:
            assert said
            yield said.group()
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


def test_it_serves_the_page(address: str) -> None:
    page = httpx.get(address).raise_for_status().text
    script = re.search(r'src="/?(assets/[^"]+\.js)"', page)
    assert script
    answer = httpx.get(address + script.group(1)).raise_for_status()
    assert "javascript" in answer.headers["Content-Type"]
