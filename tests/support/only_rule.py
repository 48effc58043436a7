"""A plugin for the planted changes: run only the tests of one rule, on a copy of the code."""

import os
from pathlib import Path

import pytest

import baccarat


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="the ID that a test must be marked with")


def pytest_configure(config: pytest.Config) -> None:
    """Make sure that the copy is what the tests import."""
    if not Path(baccarat.__file__).is_relative_to(os.environ["BACCARAT_COPY"]):
        raise pytest.UsageError(f"the tests would run on {baccarat.__file__}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = config.getoption("--rule")
    if rule:
        items[:] = [
            item for item in items if any(rule in mark.args for mark in item.iter_markers("rule"))
        ]
