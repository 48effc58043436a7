"""Takes the animations of the documents: the squeeze, the shared squeeze, and a big win.

`make pictures` rewrites them in docs/images.
"""

import base64
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from conftest import find_chromium
from support.server.process import Server

from .animated import Frame, animation
from .conftest import FLAGS
from .pictures import IMAGES, NAME
from .player import Player, expect

FELT: Final = {"x": 18, "y": 58, "width": 960, "height": 620}
"""The table in a window of 1366 by 768 pixels."""
SCALE: Final = 0.6
QUALITY: Final = 55
STEP: Final = 70
"""Milliseconds that each step of a bend is shown."""
LINGER: Final = 900
BEFORE: Final = 10
"""Frames before a big win that are kept, and frames after it that are taken."""
AFTER: Final = 30
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

    def __init__(self, page: Page) -> None:
        self.page = page
        self.devtools: CDPSession = page.context.new_cdp_session(page)
        self.frames: list[Frame] = []

    def take(self, shown: int = STEP) -> None:
        clip = FELT | {"scale": SCALE}
        order = {"format": "webp", "quality": QUALITY, "clip": clip}
        shot = self.devtools.send("Page.captureScreenshot", order)
        self.frames.append(Frame(base64.b64decode(shot["data"]), shown))

    def save(self, name: str) -> None:
        size = (round(FELT["width"] * SCALE), round(FELT["height"] * SCALE))
        (IMAGES / f"{name}.webp").write_bytes(animation(self.frames, size))


@contextmanager
def visitor(browser: Browser, address: str) -> Iterator[Player]:
    """Open a page that is painted and moves."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1366, "height": 768})
    yield Player(context.new_page(), address)
    context.close()


def squeeze(anna: Player, bert: Player) -> None:
    """Let Anna bend up a card that only she may see, with both pages as pictures."""
    room = anna.play_alone(
        preset="grande", pace="quick", name=NAME, clock=120,
        fields={"squeeze": True, "dealt_by": "croupier"},
    )  # fmt: skip
    bert.become_guest("Bert")
    bert.sit(room)
    anna.spot("player").click()
    for each in (anna, bert):
        each.button("deal").click()
    card = anna.page.locator(".bent").first
    expect(card).to_be_visible()
    anna.page.wait_for_timeout(LINGER)
    box = card.bounding_box()
    assert box
    mouse, (x, y) = anna.page.mouse, (box["x"] + box["width"] / 2, box["y"] + 0.93 * box["height"])
    mouse.move(x, y)
    mouse.down()
    own, others = Camera(anna.page), Camera(bert.page)
    for pull in BENDS:
        mouse.move(x, y - pull * box["height"])
        anna.page.wait_for_timeout(STEP)
        own.take()
        bert.page.wait_for_timeout(STEP)
        others.take()
    bert.page.locator("[data-react=luck]").click()
    for _ in range(6):
        own.take()
        others.take()
    own.take(LINGER)
    others.take(LINGER)
    own.save("squeeze")
    others.save("squeeze-shared")
    mouse.up()


def big_win(anna: Player) -> None:
    """Play until a bet wins 8 to 1, and keep the pictures around that moment."""
    anna.play_alone(pace="quick", bots=4, name=NAME)
    camera = Camera(anna.page)
    for _ in range(COUPS):
        anna.spot("tie").click()
        anna.button("deal").click()
        before: deque[Frame] = deque(maxlen=BEFORE)
        while not anna.page.locator("[data-stage=home]").count():
            start = time.monotonic()
            camera.take()
            frame = camera.frames.pop()
            before.append(frame._replace(shown=round(1000 * (time.monotonic() - start))))
            if anna.page.locator("[data-big=win]").count():
                camera.frames = list(before)
                for _ in range(AFTER):
                    start = time.monotonic()
                    camera.take()
                    shown = round(1000 * (time.monotonic() - start))
                    camera.frames.append(camera.frames.pop()._replace(shown=shown))
                camera.take(LINGER)
                camera.save("big-win")
                return
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
