"""The configurations on the pages of docs/operate, and programs to run them with."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import pytest

from project.tree import ROOT
from support.runs import lack

PAGES: Final = ROOT / "docs" / "operate"
BLOCK: Final = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def blocks(page: str, kind: str) -> list[str]:
    """Return a page's blocks of one kind."""
    text = (PAGES / page).read_text()
    return [body for found, body in BLOCK.findall(text) if found == kind]


def block(page: str, begins: str) -> str:
    """Return the one block of a page that begins with a comment."""
    every = [body for _, body in BLOCK.findall((PAGES / page).read_text())]
    found: str
    (found,) = [body for body in every if body.startswith(f"# {begins}\n")]
    return str(found)


def program(name: str, *, optional: bool = False) -> str:
    """Find a program, also where only root looks for it; skip the test without it.

    CI has all that are not optional, and fails without one.
    """
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if not found:
        if optional:
            pytest.skip(f"no {name} on this machine")
        lack(name)
    return found


PLAY: Final = (sys.executable, "-m", "baccarat", "play", "--no-browser")


class House(NamedTuple):
    """A house that `baccarat play` serves."""

    process: subprocess.Popen[str]
    port: int
    log: Path


@contextmanager
def playing(
    log: Path,
    *arguments: str,
    command: tuple[str, ...] = PLAY,
    user: int | None = None,
    **more: str,
) -> Iterator[House]:
    """Run a command that plays, on a free port, with more environment, as another user."""
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [*command, *arguments, "--port", "0"],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, **more},
            user=user,
        ) as process,
    ):
        assert process.stdout
        try:
            address = re.search(r"http://\S+/", process.stdout.readline())
            assert address, log.read_text()
            yield House(process, urlsplit(address[0]).port or 0, log)
        finally:
            process.terminate()
