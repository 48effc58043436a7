"""What a test run requires, makes once, and runs in another process."""

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

import pytest
from filelock import FileLock

from .mutants.forks import FORKS, run_module, write_to

MEMORY: Final = Path("/dev/shm")  # noqa: S108 - folders of our own are made in it
ROOM_NEEDED: Final = 6 << 30
"""Bytes. The house's tests held up to 1.5 GB, with two workers and other programs running."""


def find_memory(room: int) -> Path | None:
    """Return a folder in memory that can hold `room` bytes and programs, if there is one."""
    if not MEMORY.is_dir() or os.statvfs(MEMORY).f_flag & os.ST_NOEXEC:
        return None
    return MEMORY if shutil.disk_usage(MEMORY).free > room else None


def keep_files_in_memory() -> None:
    """Make temporary files where no write waits for a disk; TMPDIR says otherwise."""
    if "TMPDIR" not in os.environ and (memory := find_memory(ROOM_NEEDED)):
        os.environ["TMPDIR"] = tempfile.tempdir = str(memory)


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
