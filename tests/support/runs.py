"""What a run of the tests must have, makes once, runs by itself, or leaves to the night."""

import os
import shutil
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import Final, NoReturn, TypeVar

import pytest
from _pytest.mark.structures import ParameterSet
from filelock import FileLock

from .mutants.forks import FORKS, run_module, write_to
from .mutants.since_main import HERE


def is_required() -> bool:
    """Whether this run must have every program."""
    return bool(os.environ.get("BACCARAT_REQUIRE_BROWSER"))


def lack(program: str) -> NoReturn:
    """Fail where this run must have a program, and skip the test elsewhere."""
    if is_required():
        pytest.fail(f"no {program} on this machine, and this run must have one")
    pytest.skip(f"no {program} on this machine")


def make_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """Return the folder of this name; `make` fills it unless another worker has done so."""
    root = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        root = root.parent
    folder, done = root / name, root / f"{name}.done"
    with FileLock(root / f"{name}.lock"):
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            done.touch()
    return folder


def run_pytest(folder: Path, *options: str, **environment: str) -> tuple[int | None, str]:
    """Run the tests of a folder without plugins of the machine; return the exit code and output."""
    process = FORKS.Process(target=_run, args=(folder, options, environment), daemon=True)
    process.start()
    process.join()
    return process.exitcode, _output(folder).read_text()


def _run(folder: Path, options: tuple[str, ...], environment: dict[str, str]) -> None:
    write_to(str(_output(folder)), 1, 2)
    os.environ |= environment | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    os.chdir(folder)
    run_module("pytest", "-p", "no:cacheprovider", *options, str(folder))


def _output(folder: Path) -> Path:
    return folder / "output"


T = TypeVar("T")
OF_TABLES: Final = (
    *(f"src/baccarat/{each}" for each in ("cards", "rules", "tables")),
    "tests/conformance",
    "tests/support",
)
"""What tests of the tables alone depend on."""
OF_SOLVERS: Final = (
    *("src/baccarat/cards", "src/baccarat/rules", "src/baccarat/lab"),
    *("tests/lab", "tests/support", "requirements.txt"),
)
OF_PAGE: Final = ("frontend", "src/baccarat/text", "tests/browser", "tests/support")
"""What the layout of the page depends on, and its languages."""
OF_GAMES: Final = (
    *(*OF_PAGE, "src/baccarat/tables", "src/baccarat/rules"),
    *("src/baccarat/house/rooms", "src/baccarat/players"),
)
"""What the pages of the games show depends on."""


def only_some_by_day(cases: Iterable[T], by_day: Collection[T], *places: str) -> list[ParameterSet]:
    """Mark all cases except those `by_day`, which are among them.

    None is marked where a file of these places, in the project's folder, differs from main.
    """
    every = [*cases]
    assert all(case in every for case in by_day)
    others = [] if HERE.any_differs(*places) else [pytest.mark.nightly]
    return [pytest.param(case, marks=[] if case in by_day else others) for case in every]


def nightly_unless_changed(*places: str) -> pytest.MarkDecorator:
    """Return the mark of a slow test that waits for the night unless these places differ."""
    return pytest.mark.slow if HERE.any_differs(*places) else pytest.mark.nightly
