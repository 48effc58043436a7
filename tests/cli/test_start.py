"""What is heavy is imported by the command that needs it, so that the others start at once."""

import subprocess
import sys

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
    """Run code in a Python of its own; return the top-level modules that it has then."""
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
