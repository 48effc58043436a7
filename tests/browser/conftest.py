"""A real server, and Debian's chromium in front of it."""

from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.server import Server

from .player import Kept, Visit

WITHOUT = (
    # Pages of the browser's own, drawn with each new window: half of what a visit costs.
    "InitialWebUI",
    "PreloadTopChromeWebUI",
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
    "WebUITabStrip",
    "WebUIToolbar",
    # What playwright switches off by the same flag, of which the last one counts.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
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
    """Add what the pages showed to the report of a test that failed."""
    report = yield
    visit = item.funcargs.get("visit") if isinstance(item, pytest.Function) else None
    if isinstance(visit, Visit) and call.when == "call" and report.failed:
        report.sections.append(("what the pages showed", visit.shown()))
    return report


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """Start chromium; while it is there, no other test of this process can run an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server that all tests share, each with rooms of its own."""
    with Server(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="package")
def kept(browser: Browser) -> Kept:
    return Kept(browser)


@pytest.fixture
def visit(browser: Browser, house: Server, kept: Kept) -> Iterator[Visit]:
    with Visit(browser, house.address, kept) as visit:
        yield visit
