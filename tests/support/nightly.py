"""Cases of a test that only `make nightly` runs, besides a few that every run has."""

from collections.abc import Collection, Iterable
from typing import Final, TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

from .mutants.since_main import HERE

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
