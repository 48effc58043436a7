"""Takes the pictures of the documents: each preset's table, in a browser that paints.

`make pictures` rewrites docs/images, using the players and tables of the browser tests. Names of
presets as arguments limit it to their pictures.
"""

import base64
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from baccarat.rules import PRESETS, Preset, PuntoPreset
from conftest import find_chromium
from support.server.process import Server

from .conftest import FLAGS
from .player import Player
from .ponte import Ponte
from .test_shoe_held import HOLD, SPEAK, Holder

IMAGES: Final = Path(__file__).parents[2] / "docs" / "images"
SIZES: Final[dict[str, ViewportSize]] = {
    "desktop": {"width": 1366, "height": 768},
    "phone": {"width": 390, "height": 844},
}
QUALITY: Final = 62
"""Out of 100. At 90 the picture is indistinguishable from the page but twice as large."""
NAME: Final = "The blue salon"
COUPS: Final = 9
"""Enough for the scorecards to show something."""
FEW: Final = 2
ANSWERS: Final = 60
"""The number of attempts to reach a hand that can be looked at."""


@contextmanager
def visitor(browser: Browser, address: str) -> Iterator[Player]:
    """Open a page that is painted and has no animation."""
    context = browser.new_context(
        locale="en-GB",
        viewport=SIZES["desktop"],
        reduced_motion="reduce",
        bypass_csp=True,
        color_scheme="dark",
    )
    yield Player(context.new_page(), address)
    context.close()


def punto(anna: Player, preset: PuntoPreset) -> None:
    """Play some coups; where players deal, stop with the shoe or a hand to turn."""
    bots = 2 if preset.players_deal else 5
    table = Holder(anna, preset=preset.name, bots=bots, name=NAME)
    for _ in range(COUPS):
        table.begin()
        if table.asked(HOLD):
            table.answer("deal-coup")
        table.end()
    if preset.players_deal:
        table.begin_with_the_shoe()
    if preset.american:
        table.answer("deal-coup")
        anna.page.wait_for_selector(SPEAK)


def banked(anna: Player, preset: Preset) -> None:
    """Play some coups, and stop when this player has a hand to look at."""
    ponte = Ponte(anna, preset=preset.name, bots=5, name=NAME)
    for _ in range(ANSWERS):
        if anna.coups() >= FEW and "look" in ponte.offered():
            return
        ponte.answer("solo", "claim", "stake-on", "name")
        if anna.button("go-on").is_visible():
            anna.button("go-on").click()  # the report on a shoe covers the felt


def play(anna: Player, preset: Preset) -> None:
    if isinstance(preset, PuntoPreset):
        punto(anna, preset)
    else:
        banked(anna, preset)


def take(page: Page, name: str) -> None:
    """Write a picture of the page at each size."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate("document.fonts.ready")
        page.wait_for_function(
            "() => document.getAnimations().every("
            "each => each.playState !== 'running' || each.timeline !== document.timeline)"
        )
        devtools = page.context.new_cdp_session(page)
        shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (IMAGES / f"{name}-{size}.webp").write_bytes(base64.b64decode(shot["data"]))


def main(wanted: Iterable[str]) -> None:
    IMAGES.mkdir(exist_ok=True)
    names = frozenset(wanted)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for preset in PRESETS:
            if not names or preset.name in names:
                with visitor(browser, house.address) as anna:
                    play(anna, preset)
                    take(anna.page, preset.name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
