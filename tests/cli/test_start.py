"""Heavy modules are imported only by the commands that need them, so that the others start fast."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")

HEAVY = {
    "msgspec",
    "litestar",
    "sqlalchemy",
    "uvicorn",
    "fluent",
    "babel",
    "tomlkit",
    "asyncio",
    "markdown_it",
}


def loaded(code: str) -> set[str]:
    """Run code in a new Python process; return the top-level modules loaded afterwards."""
    listing = f"{code}\nimport sys\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    ran = subprocess.run(
        [sys.executable, "-c", listing], capture_output=True, encoding="utf-8", check=True
    )
    return set(ran.stdout.splitlines()[-1].split())


def test_the_command_line_starts_light() -> None:
    assert not loaded("from baccarat.cli import main\nmain(['--version'])") & HEAVY


def test_the_list_of_commands_needs_no_reader_of_options() -> None:
    for asked in ("", "'--help'", "'-h'"):
        code = f"from baccarat.cli import main\nmain([{asked}])"
        assert not loaded(code) & (HEAVY | {"cyclopts", "rich"})


def test_the_terminal_needs_no_server() -> None:
    deal = "from baccarat.cli import main\nmain(['deal', 'punto-banco', '--json'])"
    here = loaded(deal)
    assert "msgspec" in here
    assert not here & {"litestar", "sqlalchemy", "uvicorn"}


def test_the_library_starts_light() -> None:
    assert not loaded("import baccarat") & HEAVY
    assert "msgspec" in loaded("import baccarat\nbaccarat.Coup")


PRINTS = "from baccarat.cli import main\nimport sys\nsys.exit(main(['roads', 'B,P,T']))"


def _print_to(output: int) -> tuple[int, str]:
    """Print roads to an open file; return the exit code and the error output."""
    ran = subprocess.run(
        [sys.executable, "-c", PRINTS],
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stderr


def test_unprintable_text_is_reported() -> None:
    if not FULL.exists():
        pytest.skip("this system has no disk that is always full")
    with FULL.open("w") as full:
        said = "The output cannot be written: the disk is full.\n"
        assert _print_to(full.fileno()) == (2, said)


def test_a_closed_pipe_is_not_an_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    printed = _print_to(writer)
    os.close(writer)
    assert printed == (0, "")
