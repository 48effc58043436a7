"""Layouts are checked on the same coups in each run."""

import pytest


@pytest.fixture(autouse=True)
def same_coups(request: pytest.FixtureRequest) -> None:
    """Seed the rooms of all tests that use the shared house."""
    if "house" in request.fixturenames:
        request.getfixturevalue("seeded")
