"""How much script a table loads, and how soon it can be used, in chromium on loopback.

`npm run build` limits the part that is needed before the table can be used.
"""

import gzip
import shutil
import statistics

from playwright.sync_api import Browser, Response, sync_playwright

from .figure import show
from .server import serving

RUNS = 7
READY = """() => new Promise(done => {
    const look = () => document.querySelector('#app button:not([disabled])')
        ? requestAnimationFrame(() => done(performance.now()))
        : requestAnimationFrame(look);
    look();
})"""
"""Milliseconds from the navigation until a control on the page accepts input."""


def visit(browser: Browser, address: str) -> tuple[float, int]:
    """Visit a table as a guest with an empty cache; return milliseconds and bytes.

    The bytes are those of all requested scripts, each gzipped.
    """
    context = browser.new_context(base_url=address)
    context.request.post("/api/guests", data={"name": "Guest"})
    scripts: list[Response] = []
    page = context.new_page()
    page.on("response", lambda got: scripts.append(got) if is_script(got) else None)
    page.goto("/rooms/salon")
    taken = float(page.evaluate(READY))
    page.wait_for_load_state("networkidle")
    size = sum(len(gzip.compress(script.body())) for script in scripts)
    context.close()
    return taken, size


def is_script(response: Response) -> bool:
    """Whether this is one of the page's scripts."""
    return response.request.resource_type == "script" or response.url.endswith(".js")


def main() -> None:
    """Print both."""
    with serving() as (address, _), sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        visits = [visit(browser, address) for _ in range(RUNS)]
        browser.close()
    times, sizes = zip(*visits, strict=True)
    show("page script", max(sizes) / 1000, "kB gzipped in all")
    show("page ready", statistics.median(times) / 1000, "s to interactive", "bound 1 s")


if __name__ == "__main__":
    main()
