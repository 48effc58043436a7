"""How much script the page loads, and how soon it can be used, in chromium on loopback."""

import gzip
import shutil
import statistics
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import baccarat.web

from .figure import show
from .server import serving

PAGE = Path(baccarat.web.__file__).parent / "page"
RUNS = 7
READY = """() => new Promise(done => {
    const seen = () => document.querySelector('#app input, #app button')
        ? requestAnimationFrame(() => done(performance.now()))
        : requestAnimationFrame(seen);
    seen();
})"""
"""Milliseconds from the navigation to a control on the page that takes input."""


def script_bytes() -> int:
    """Add up the page's scripts, each gzipped as it is sent."""
    scripts = list(PAGE.rglob("*.js"))
    assert scripts, f"no script in {PAGE}: build the page first"
    return sum(len(gzip.compress(script.read_bytes())) for script in scripts)


def ready_ms(browser: Browser, address: str) -> float:
    """Time one first visit, with nothing in the cache."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    taken = float(page.evaluate(READY))
    context.close()
    return taken


def main() -> None:
    """Print both."""
    show("page script", script_bytes() / 1000, "kB gzipped", "bound 60 kB")
    with serving() as address, sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        times = [ready_ms(browser, address) for _ in range(RUNS)]
        browser.close()
    show("page ready", statistics.median(times) / 1000, "s to interactive", "bound 1 s")


if __name__ == "__main__":
    main()
