"""Fixtures that run the command line, in this process or in another."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import cache
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import NamedTuple

import pytest

from baccarat.cli import main, run
from baccarat.cli.output.errors import CommandError
from baccarat.lab.pricing.removal import Removal, removal
from baccarat.lab.pricing.shoe_prices import ShoePrices, shoe_prices
from baccarat.notation import NotedShoe, Record, write
from baccarat.rules import Wager

Ran = subprocess.CompletedProcess[str]
Baccarat = Callable[..., Ran]


class Ended(NamedTuple):
    """A finished command: its exit code and its output."""

    returncode: int
    stdout: str
    stderr: str


Here = Callable[..., Ended]
Told = list[CommandError]
Pipe = Callable[[bytes], None]


@cache
def _effects(wager: Wager, packs: int) -> Removal:
    return removal(wager, packs)


_worths: dict[tuple[str, tuple[Wager, ...]], ShoePrices] = {}


def _worth(record: Record | NotedShoe, own: Iterable[Wager]) -> ShoePrices:
    if isinstance(record, NotedShoe):
        return shoe_prices(record, own)
    asked = write(record), tuple(own)
    if asked not in _worths:
        _worths[asked] = shoe_prices(record, asked[1])
    return _worths[asked]


@pytest.fixture
def here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Here:
    """Run a command in this process, which is faster, in an empty folder.

    Counts that many commands need are cached.
    """
    monkeypatch.setattr("baccarat.cli.odds.removal.counted", _effects)
    monkeypatch.setattr("baccarat.cli.odds.shoe.shoe_prices", _worth)
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, lang: str = "C") -> Ended:
        monkeypatch.setenv("LANG", lang)
        exit_code = main(arguments)
        return Ended(exit_code, *capsys.readouterr())

    return run


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Pipe:
    """Set the bytes that a command of this process reads from its standard input."""

    def put(given: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(given)))

    return put


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """Collect the errors that end commands of this process, before they are translated."""
    heard: Told = []
    say = run._say

    def listen(said: CommandError) -> int:
        heard.append(said)
        return say(said)

    monkeypatch.setattr(run, "_say", listen)
    return heard


@pytest.fixture
def baccarat(tmp_path: Path) -> Baccarat:
    """Run `baccarat` in an empty folder, without the environment's variables."""

    def run(*arguments: str, lang: str = "C", **variables: str) -> Ran:
        kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
        return subprocess.run(
            [sys.executable, "-W", "error", "-m", "baccarat", *arguments],
            env={**kept, "LANG": lang, "HOME": str(tmp_path), **variables},
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    return run
