"""Fixtures shared by all tests: real servers, and the browser, which only some runs may skip."""

import asyncio
import gc
import inspect
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from support import chance, night
from support.runs import is_required, keep_files_in_memory, lack
from support.server.guest import make_clients_patient
from support.server.process import Server
from support.server.virtual_loop import in_virtual_time

YOUNG_OBJECTS = 20_000
"""Allocations between two runs of the cyclic garbage collector, as on a server. Python's default of
700 starts it a hundred times in one test."""
SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)
"""Health checks of hypothesis that fail on a busy machine."""
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same engine without windows, which take a third of the time."""


keep_files_in_memory()


def find_chromium() -> str | None:
    """Find a browser on this machine."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of Debian's chromium."""
    found = find_chromium()
    return found or lack("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server for all tests of a file, each of which uses its own rooms."""
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Start a server for one test, which may kill it."""
    with Server(tmp_path) as server:
        yield server


@pytest.fixture
def far_server(tmp_path: Path) -> Iterator[Server]:
    """Start a server that treats every address except 127.0.0.1 as another machine."""
    with Server(tmp_path, "support.server.conditions remote_addresses") as server:
        yield server


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, in virtual time unless it is marked otherwise."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    names = inspect.signature(pyfuncitem.function).parameters
    work = pyfuncitem.function(**{name: pyfuncitem.funcargs[name] for name in names})
    if pyfuncitem.get_closest_marker("real_time"):
        asyncio.run(work)
    else:
        in_virtual_time(work)
    return True


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") and not find_chromium():
        lack("chromium")
    chance.begin(item.nodeid)


def pytest_configure(config: pytest.Config) -> None:
    gc.set_threshold(YOUNG_OBJECTS)
    chance.plant()
    make_clients_patient()
    if not config.pluginmanager.has_plugin("support.mutants.only_rule"):  # that plugin has its own
        settings.register_profile(
            "tests", database=None, derandomize=True, deadline=None, suppress_health_check=SLOW
        )
        settings.load_profile("tests")
    config.pluginmanager.register(BrowserTests(config), "browser-tests")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    names_cases = any("[" in each for each in config.args)
    if config.getoption("markexpr") and not names_cases:
        night.leave_to_the_night(items)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Keep collected tests out of garbage collection, which would take a tenth of the run."""
    gc.freeze()


class BrowserTests:
    """Fails a run that requires a browser if a browser test was skipped or none passed.

    At night each browser test fails for itself.
    """

    def __init__(self, config: pytest.Config) -> None:
        self.passed = 0
        self.skipped: list[str] = []
        by_day = config.getoption("markexpr") != "nightly"
        self.counts = is_required() and by_day and not hasattr(config, "workerinput")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if "browser" not in report.keywords:
            return
        if report.skipped:
            self.skipped.append(report.nodeid)
        elif report.passed and report.when == "call":
            self.passed += 1

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.counts and (self.skipped or not self.passed):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.counts and (self.skipped or not self.passed):
            terminalreporter.write_line(
                f"browser tests are required: {self.passed} passed, skipped {self.skipped}",
                red=True,
            )
