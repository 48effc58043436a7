"""Programs that only some runs may lack: CI has them all, and fails without one."""

import os
from typing import NoReturn

import pytest


def is_required() -> bool:
    """Whether this run must have every program."""
    return bool(os.environ.get("BACCARAT_REQUIRE_BROWSER"))


def lack(program: str) -> NoReturn:
    """Fail where this run must have a program, and skip the test elsewhere."""
    if is_required():
        pytest.fail(f"no {program} on this machine, and this run must have one")
    pytest.skip(f"no {program} on this machine")
