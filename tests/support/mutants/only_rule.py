"""A plugin for the planted changes: it runs only the tests of one rule, and only until one fails.

All that matters is whether a test fails, so hypothesis neither shrinks nor stores examples.
The failing test is reported in a line starting with `fails`. Afterwards the law that random play
breaks first can be reported, since the package is loaded already.
"""

import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import Phase, settings

PARTIES = 30
LONG = {
    "test_banque_reckoning.py",
    "test_eight_packs.py",
    "test_every_coup.py",
    "test_roads_predict_nothing.py",
}
"""Test files with the most coups, which run after all others."""
LONGISH = {"test_every_shipped_bet_passes_its_check"}
"""Tests that read and check every bet again, which also run late."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="the ID that a test must be marked with")
    parser.addoption("--names", default=frozenset(), help="the names of the only tests to run")
    parser.addoption("--laws", help="the game whose laws are tried then")


def pytest_configure(config: pytest.Config) -> None:
    phases = [Phase.explicit, Phase.generate]
    settings.register_profile(
        "planted", database=None, derandomize=True, deadline=None, phases=phases
    )
    settings.load_profile("planted")


@pytest.hookimpl(tryfirst=True)
def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out everything that is neither a requested file nor a folder of one."""
    return None if str(collection_path) in _asked(tuple(config.args)) else True


@cache
def _asked(files: tuple[str, ...]) -> frozenset[str]:
    return frozenset(str(each) for file in files for each in (file, *Path(file).parents))


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(
    collector: pytest.Module | pytest.Class, name: str, obj: object
) -> list[pytest.Item] | None:
    """Create only the rule's tests: a few of the hundreds in its files."""
    rule = collector.config.getoption("--rule")
    if not rule or not callable(obj) or isinstance(obj, type) or not name.startswith("test_"):
        return None
    marks = [*getattr(obj, "pytestmark", ()), *collector.iter_markers("rule")]
    return None if any(mark.name == "rule" and rule in mark.args for mark in marks) else []


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests marked in parts: a row of a parametrised test, a state machine.

    Quick tests come first.
    """
    rule = config.getoption("--rule")
    if rule:
        items[:] = [
            item for item in items if any(rule in mark.args for mark in item.iter_markers("rule"))
        ]
    if names := config.getoption("--names"):
        items[:] = [item for item in items if names & {item.nodeid, item.nodeid.partition("[")[0]}]
    items.sort(key=_cost)


def _cost(item: pytest.Item) -> int:
    """Rank tests: single cases first, then random ones, then those of many coups."""
    if item.path.name in LONG or getattr(item, "originalname", "") in LONGISH:
        return 2
    return getattr(getattr(item, "obj", None), "is_hypothesis_test", False)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        sys.stdout.write(f"\nfails {report.nodeid}\n")


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    if game := config.getoption("--laws"):
        from ..oracles.laws.play import found  # noqa: PLC0415 - by the changed package

        sys.stdout.write(f"breaks {next(found(game, PARTIES), 'no law')}\n")
