"""Takes the pictures of the documents: each preset's table, with a browser that paints.

`make pictures` writes docs/images anew, with the people and tables of the browser tests; names of
presets after it take theirs alone.
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
from support.server import Server

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
"""Of a hundred, where 90 cannot be told from the page itself and takes twice as much."""
NAME: Final = "The blue salon"
COUPS: Final = 9
"""So that the scorecards have something on them."""
FEW: Final = 2
ANSWERS: Final = 60
"""As many as are tried for a hand to be looked at."""


@contextmanager
def visitor(browser: Browser, address: str) -> Iterator[Player]:
    """Let someone come whose page is painted, and stands still."""
    context = browser.new_context(
        locale="en-GB", viewport=SIZES["desktop"], reduced_motion="reduce", bypass_csp=True
    )
    yield Player(context.new_page(), address)
    context.close()


def punto(anna: Player, preset: PuntoPreset) -> None:
    """Play some coups; where players deal, stop as the shoe is here, or a hand is to be turned."""
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
    """Play until a hand of one's own is to be looked at, after some coups."""
    ponte = Ponte(anna, preset=preset.name, bots=5, name=NAME)
    for _ in range(ANSWERS):
        if anna.coups() >= FEW and "look" in ponte.offered():
            return
        ponte.answer("solo", "claim", "stake-on", "name")


def play(anna: Player, preset: Preset) -> None:
    if isinstance(preset, PuntoPreset):
        punto(anna, preset)
    else:
        banked(anna, preset)


def take(page: Page, name: str) -> None:
    """Write what the page shows at each size."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate("document.fonts.ready")
        page.wait_for_function(
            "document.getAnimations().every("
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
