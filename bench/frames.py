"""How smoothly a phone plays a coup in which chips fly, in chromium with a slowed processor.

The page is painted, by software. A table of punto banco with six players of the house plays at the
pace *quick*, with own stakes on three bets. Frames are those that the browser asks the page for,
while cards are dealt and chips are moved.
"""

import shutil
import statistics
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, sync_playwright

from .figure import show
from .server import serving

COUPS: Final = 5
SLOWER: Final = 4
"""A phone's processor, compared with this one."""
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "reduced_motion": "no-preference",
}
ROOM: Final = {"preset": "punto-banco", "name": "Frames", "pace": "quick", "bots": 6}
RECORD: Final = """() => {
  window.frames = [];
  const look = (now) => (window.frames.push(now), (window.looking = requestAnimationFrame(look)));
  window.looking = requestAnimationFrame(look);
}"""
TAKE: Final = "() => (cancelAnimationFrame(window.looking), window.frames)"
STAKES: Final = ("1", *"ppppbbbbtt")
"""Keys: four chips of 25 on Player and on Banker, and two on Tie. Most of it comes back."""


def spent(devtools: CDPSession) -> float:
    """Return the processor time of the page's main thread so far, in milliseconds."""
    found = devtools.send("Performance.getMetrics")["metrics"]
    [seconds] = [each["value"] for each in found if each["name"] == "TaskDuration"]
    return 1000 * float(seconds)


def coup(page: Page, number: int) -> list[float]:
    """Stake and play a coup; return the times of its frames in milliseconds."""
    page.locator("[data-action=deal]:enabled").wait_for()
    for key in STAKES:
        page.keyboard.press(key)
    page.evaluate(RECORD)
    page.locator("[data-action=deal]").click()
    page.locator(f"[data-coup='{number}']").first.wait_for(state="attached", timeout=120_000)
    page.locator("[data-stage=home]").wait_for(timeout=120_000)
    times: list[float] = page.evaluate(TAKE)
    return times


def main() -> None:
    """Print the main thread's time for each frame, and the frames of a slower processor."""
    with serving() as (address, _), sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        context = browser.new_context(base_url=address, **PHONE)
        context.request.post("/api/guests", data={"name": "Guest"})
        room = context.request.post("/api/rooms", data=ROOM).json()["id"]
        page = context.new_page()
        page.goto(f"/rooms/{room}")
        page.locator("[data-action=sit]").click()
        devtools = context.new_cdp_session(page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        coup(page, 1)  # fetches what is loaded with the first coup
        costs, gaps = [], list[float]()
        for number in range(2, 2 + COUPS):
            before = spent(devtools)
            frames = coup(page, number)
            costs.append((spent(devtools) - before) / len(frames))
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        for number in range(2 + COUPS, 2 + 2 * COUPS):
            frames = coup(page, number)
            gaps += [after - before for before, after in pairwise(frames)]
        browser.close()
    show("frame", statistics.median(costs), "ms of the main thread for each frame", "bound 4.2 ms")
    show("frames", 1000 * len(gaps) / sum(gaps), f"a second, {SLOWER} times slower", "bound 60")
    late = sum(gap > 25 for gap in gaps) / len(gaps)
    show("late frames", 100 * late, "% come a frame late or more, so slowed")


if __name__ == "__main__":
    main()
