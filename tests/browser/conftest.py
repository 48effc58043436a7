"""A real server, with Debian's chromium as its client."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.server.process import Server
from support.server.seeded import seed

from .player import Kept, Visit

WITHOUT = (
    # The browser's own pages drawn with each new window, which take half of a visit's time.
    "InitialWebUI",
    "PreloadTopChromeWebUI",
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
    "WebUITabStrip",
    "WebUIToolbar",
    # Features that playwright disables with the same flag; only the last flag counts.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
STARTS = 180_000
"""Milliseconds that a browser may take to start."""
FLAGS = [
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add what the pages showed to the report of a failed test."""
    report = yield
    visit = item.funcargs.get("visit") if isinstance(item, pytest.Function) else None
    if isinstance(visit, Visit) and call.when == "call" and report.failed:
        report.sections.append(("what the pages showed", visit.shown()))
    return report


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """Start chromium; while it runs, no other test of this process can run an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS, timeout=STARTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server shared by all tests, each of which uses its own rooms.

    It counts no requests, since the tests share an address and some of them a guest, and waits
    for pages that a busy machine slows down. Its rooms follow a seed where a test has one.
    """
    with Server(tmp_path_factory.mktemp("house"), "support.server.seeded") as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Start a patient server for one test, which may kill it."""
    with Server(tmp_path, "support.server.conditions patient") as server:
        yield server


@pytest.fixture
def seeded(house: Server, request: pytest.FixtureRequest) -> Iterator[None]:
    """Let the rooms opened in a test have the same coups each time it runs."""
    assert isinstance(house.folder, Path)
    seed(house.folder, request.node.nodeid)
    yield
    seed(house.folder, "")


@pytest.fixture(scope="package")
def kept(browser: Browser) -> Kept:
    return Kept(browser)


@pytest.fixture
def visit(browser: Browser, house: Server, kept: Kept) -> Iterator[Visit]:
    with Visit(browser, house.address, kept) as visit:
        yield visit
