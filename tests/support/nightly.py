"""Cases of a test that only `make nightly` runs, beside a few that every run has."""

from collections.abc import Collection, Iterable
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

T = TypeVar("T")


def only_some_by_day(cases: Iterable[T], by_day: Collection[T]) -> list[ParameterSet]:
    """Mark all cases except those `by_day`, which are among them."""
    every = [*cases]
    assert all(case in every for case in by_day)
    return [
        pytest.param(case, marks=[] if case in by_day else [pytest.mark.nightly]) for case in every
    ]
