"""Cases of a test that only `make nightly` runs, beside a few that every run has."""

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


def only_some_by_day(cases: Iterable[T], by_day: Collection[T], *places: str) -> list[ParameterSet]:
    """Mark all cases except those `by_day`, which are among them.

    None is marked where a file of these places, in the project's folder, differs from main.
    """
    every = [*cases]
    assert all(case in every for case in by_day)
    return [
        pytest.param(case, marks=[] if case in by_day else marks_unless_changed(*places))
        for case in every
    ]


def marks_unless_changed(*places: str) -> list[pytest.MarkDecorator]:
    """Return the marks of a test that waits for the night unless these places differ from main."""
    return [] if places and HERE.any_differs(*places) else [pytest.mark.nightly]
