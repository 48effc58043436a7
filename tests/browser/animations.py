"""Takes the animations of the documents: the squeeze, the shared squeeze, and a big win.

`make pictures` rewrites them in docs/images.
"""

import base64
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from conftest import find_chromium
from support.server.process import Server

from .animated import Frame, animation
from .conftest import FLAGS as TEST_FLAGS
from .pictures import IMAGES, NAME
from .player import Player, expect
from .ponte import OPEN, Ponte

FLAGS: Final = TEST_FLAGS[1:]
"""Without the features that the tests leave out, of which painting needs some."""
FELT: Final = {"x": 18, "y": 58, "width": 960, "height": 590}
OVAL: Final = FELT | {"height": 560}
"""The tables in a window of 1366 by 768 pixels."""
SCALE: Final = 0.6
QUALITY: Final = 55
STEP: Final = 70
"""Milliseconds that each step of a bend is shown."""
LINGER: Final = 900
FRAMES: Final = 24
TRIES: Final = 2_000
COUPS: Final = 80
"""More coups than it takes to win 8 to 1 once."""
BENDS: Final = (
    *(0.09 * step for step in range(8)),
    0.5,
    0.38,
    *(0.1 * step for step in range(5, 8)),
)
"""How far a card is pulled up, as a part of its height, step by step."""


class Camera:
    """Takes pictures of the felt on one page."""

    def __init__(self, page: Page, table: dict[str, int] = FELT) -> None:
        self.page = page
        self.table = table
        self.devtools: CDPSession = page.context.new_cdp_session(page)
        self.frames: list[Frame] = []

    def take(self, shown: int = STEP) -> None:
        clip = self.table | {"scale": SCALE}
        order = {"format": "webp", "quality": QUALITY, "clip": clip}
        shot = self.devtools.send("Page.captureScreenshot", order)
        self.frames.append(Frame(base64.b64decode(shot["data"]), shown))

    def save(self, name: str) -> None:
        size = (round(self.table["width"] * SCALE), round(self.table["height"] * SCALE))
        (IMAGES / f"{name}.webp").write_bytes(animation(self.frames, size))


@contextmanager
def visitor(browser: Browser, address: str) -> Iterator[Player]:
    """Open a page that is painted and moves."""
    size: ViewportSize = {"width": 1366, "height": 768}
    context = browser.new_context(locale="en-GB", viewport=size, color_scheme="dark")
    yield Player(context.new_page(), address)
    context.close()


def squeeze(anna: Player, bert: Player) -> None:
    """Bend up a card that only one of two people may see, with both pages as pictures."""
    one = Ponte(anna, bots=1, pace="quick", name=NAME, clock=120)
    own, others = looked_at(one, one.joined_by(bert, "Bert"))
    own.player.button("i-squeeze").click()
    own.player.button("look").click()
    card = own.page.locator(".bent").first
    expect(card).to_be_visible()
    own.page.wait_for_timeout(LINGER)
    box = card.bounding_box()
    assert box
    mouse, (x, y) = own.page.mouse, (box["x"] + box["width"] / 2, box["y"] + 0.93 * box["height"])
    mouse.move(x, y)
    mouse.down()
    near, far = Camera(own.page, OVAL), Camera(others.page, OVAL)
    for pull in BENDS:
        mouse.move(x, y - pull * box["height"])
        own.page.wait_for_timeout(STEP)
        near.take()
        others.page.wait_for_timeout(STEP)
        far.take()
    others.page.locator("[data-react=luck]").click()
    for _ in range(6):
        near.take()
        far.take()
    near.take(LINGER)
    far.take(LINGER)
    near.save("squeeze")
    far.save("squeeze-shared")
    mouse.up()


def looked_at(*people: Ponte) -> tuple[Ponte, Ponte]:
    """Play until one of two people may look at a hand; return them and the other."""
    for _ in range(TRIES):
        for each, other in (people, people[::-1]):
            if each.page.locator("[data-action=look]").count():
                return each, other
            if each.page.locator(OPEN).count():
                each.press_if_asked("solo", "stake-on", "no", "name", "take-bank", "draw", "hold")
        people[0].page.wait_for_timeout(STEP)
    raise AssertionError("nobody had a hand")


ADVANCE: Final = """step => {
  for (const each of document.getAnimations()) {
    if (each.timeline !== document.timeline || each.playState === 'finished') continue;
    const at = Number(each.currentTime ?? 0) + step;
    const { endTime } = each.effect.getComputedTiming();
    if (at >= endTime) each.finish();
    else {
      each.pause();
      each.currentTime = at;
    }
  }
}"""
"""Advances every animation of the page by some milliseconds; otherwise they are paused."""


def big_win(anna: Player) -> None:
    """Play until Tie wins, and take the settlement step by step, however long a picture takes."""
    anna.play_alone(pace="quick", bots=4, name=NAME)
    page, camera = anna.page, Camera(anna.page)
    page.clock.install()
    for _ in range(COUPS):
        anna.spot("tie").click()
        anna.button("deal").click()
        page.locator("[data-outcome]").wait_for()
        if page.locator("[data-stage=decided][data-outcome=tie]").count():
            page.clock.pause_at(page.evaluate("Date.now() + 1"))
            for _ in range(FRAMES):
                page.clock.run_for(STEP)
                page.evaluate(ADVANCE, STEP)
                camera.take()
            camera.take(LINGER)
            camera.save("big-win")
            return
        page.locator("[data-stage=home]").wait_for()
        anna.open_stakes()
    raise AssertionError("no tie came")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        with visitor(browser, house.address) as anna, visitor(browser, house.address) as bert:
            squeeze(anna, bert)
        with visitor(browser, house.address) as anna:
            big_win(anna)
        browser.close()


if __name__ == "__main__":
    main()
