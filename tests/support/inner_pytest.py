"""Run pytest over a folder of tests that are about pytest itself."""

import os
from pathlib import Path

from .mutants.forks import FORKS, run_module, write_to


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
