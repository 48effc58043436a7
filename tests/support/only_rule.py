"""A plugin for the planted changes: run only the tests of one rule, and look no longer than needed.

Whether a test fails is all that is asked: what hypothesis finds is neither cut down nor kept.
"""

import pytest
from hypothesis import Phase, settings


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="the ID that a test must be marked with")


def pytest_configure(config: pytest.Config) -> None:
    phases = [Phase.explicit, Phase.generate]
    settings.register_profile(
        "planted", database=None, derandomize=True, deadline=None, phases=phases
    )
    settings.load_profile("planted")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = config.getoption("--rule")
    if rule:
        items[:] = [
            item for item in items if any(rule in mark.args for mark in item.iter_markers("rule"))
        ]
