"""The Dockerfile without an engine: its steps as a script, its environment, its health check."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from operate.pages import playing
from project.test_wheel import uv, wheel
from project.tree import ROOT
from support.server.guest import PATIENCE, Guest

__all__ = ["wheel"]

pytestmark = pytest.mark.slow

DOCKERFILE: Final = (ROOT / "packaging" / "Dockerfile").read_text()
STEP: Final = re.compile(r"^([A-Z]+) (.*)$", re.MULTILINE)
HOME: Final = "/opt/baccarat"
UNCHANGED: Final = "useradd"
"""A step that would change this machine."""


class Image(NamedTuple):
    """What the steps made, and how the image starts."""

    folder: Path
    user: int | None
    environment: dict[str, str]
    entry: tuple[str, ...]
    check: tuple[str, ...]


def steps(kind: str) -> list[str]:
    return [rest for found, rest in STEP.findall(DOCKERFILE) if found == kind]


def is_open(path: Path) -> bool:
    """Whether every user may enter the folders above a file."""
    return all(parent.stat().st_mode & 0o001 for parent in path.resolve().parents)


@pytest.fixture(scope="module")
def image(wheel: Path) -> Iterator[Image]:
    """Run the steps in a folder that the image's user may enter, if this test may become it."""
    folder = Path(tempfile.mkdtemp(prefix="image-"))
    folder.chmod(0o755)
    (user,) = map(int, steps("USER"))
    may_switch = os.geteuid() == 0 and is_open(Path(sys.executable)) and is_open(ROOT / "x")

    def here(text: str) -> str:
        return re.sub(rf"{HOME}|/tmp/|/data\b", lambda path: f"{folder}{path[0]}", text)

    (folder / "tmp").mkdir()
    (folder / "tmp").chmod(0o755)
    shutil.copy(wheel, folder / "tmp")
    home = here(HOME)
    pip = f"{uv()} pip install --quiet --constraint {ROOT}/requirements.txt --python {home}"
    for step in steps("RUN"):
        if step.startswith(UNCHANGED):
            continue
        line = here(step).replace(f"{home}/bin/pip install --no-cache-dir", pip)
        line = line.replace("python -m venv", f"{sys.executable} -m venv --without-pip")
        line = line if os.geteuid() == 0 else line.replace("-o 10001 ", "")
        subprocess.run(["bash", "-ec", line], check=True, umask=0o022)
    (settings,), (entry,), (check,) = steps("ENV"), steps("ENTRYPOINT"), steps("HEALTHCHECK")
    yield Image(
        folder,
        user if may_switch else None,
        dict(each.split("=", 1) for each in here(settings).split()),
        tuple(map(here, json.loads(entry))),
        tuple(map(here, json.loads(check.partition("CMD ")[2]))),
    )
    shutil.rmtree(folder)


def is_well(image: Image, port: int) -> bool:
    command = [each.replace("8000", str(port)) for each in image.check]
    return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0


@pytest.mark.by_day(0)
def test_the_image_serves_and_ends(image: Image, tmp_path: Path) -> None:
    environment = image.environment | {"BACCARAT_HOST": "127.0.0.1", "HOME": "/nonexistent"}
    assert image.environment["BACCARAT_HOST"] == "0.0.0.0"  # noqa: S104 - only read
    with playing(tmp_path / "log", command=image.entry, user=image.user, **environment) as house:
        assert is_well(image, house.port)
        with Guest(f"http://127.0.0.1:{house.port}/") as ada:
            assert ada.enter()["type"] == "welcome"
        stored = image.folder / "data" / "baccarat.sqlite3"
        assert stored.stat().st_uid == (os.geteuid() if image.user is None else image.user)
        house.process.terminate()
        assert house.process.wait(PATIENCE) == 0
    assert not is_well(image, house.port)
    events = [json.loads(line)["event"] for line in house.log.read_text().splitlines()]
    assert (events[0], events[-1]) == ("start", "end")


def test_every_file_that_the_image_copies_exists() -> None:
    (copied,) = steps("COPY")
    assert copied.split()[0] == "dist/baccarat-*.whl"
    assert steps("FROM") == ["python:3.13-slim"]
    assert steps("STOPSIGNAL") == ["SIGTERM"]
    assert steps("VOLUME") == ["/data"]
    assert steps("USER") == ["10001"]
