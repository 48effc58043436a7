"""Put a stand-in for a function wherever the tables have it."""

import sys
from collections.abc import Callable
from typing import Any

import pytest

import baccarat.tables

Change = Callable[..., Any]


def plant(monkeypatch: pytest.MonkeyPatch, sound: Change, wrong: Change) -> None:
    """Replace `sound` by `wrong` in every module of the tables, for as long as a test runs."""
    for name, module in list(sys.modules.items()):
        if name.startswith(baccarat.tables.__name__):
            for what, thing in list(vars(module).items()):
                if thing is sound:
                    monkeypatch.setattr(module, what, wrong)
