"""Contrast measured from pixels, sizes of touch targets, and zoom to 200 %.

These need a page that is painted at times, so they have windows of their own.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from support.server.process import Server

from ..player import LANGUAGES, PICTURE, QUICKLY, SAME_NUMBERS, UNDRAWN, Player, expect
from ..ponte import Ponte
from .test_accessibility import overflow

pytestmark = pytest.mark.browser

CONTRAST = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
UNWRITTEN = """*, *::before, *::after {
  color: transparent !important;
  caret-color: transparent !important;
  text-shadow: none !important;
  transition: none !important;
}"""
"""Hides every text, so that only its background is painted."""
DRAW = """async (css) => {
  await document.fonts.ready;
  window.undrawn ??= [...document.adoptedStyleSheets];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""
MEASURE = f"""async ({{ shot, ...ask }}) => {{
  const measure = {CONTRAST}
  document.adoptedStyleSheets = [];
  const pen = await ({PICTURE})(shot);
  const found = measure({{ pen, scale: pen.canvas.width / innerWidth, ...ask }});
  document.adoptedStyleSheets = undrawn;
  return found;
}}"""
"""The page is painted only from `DRAW` to `MEASURE`."""
SETTLE = """fate => {
  for (const hand of document.querySelectorAll('main [data-hand]')) {
    hand.classList.toggle('won', fate === 'won');
    hand.classList.toggle('tied', fate === 'tied');
  }
}"""
"""Every hand looks as if this had become of it; None ends that."""
RECORD = Path(__file__).parents[2] / "golden" / "punto-banco.bhh"
GAMES = ("punto-banco", "chemin-de-fer", "banque-limitee")
WIDE: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
HALF: ViewportSize = {"width": 640, "height": 400}
"""A window of 1280 pixels, zoomed to 200 %, which doubles the size of a CSS pixel."""
PARTS = ("main", "aside", "header", ".banners", ".taught", "dialog[open]")
TITLE = "dialog[open] h2"
AROUND = {
    "y": "dialog .ink",
    "o": "dialog h3",
    "?": TITLE,
    "l": TITLE,
    "seal": "dialog .panel p",
    "board": "[data-board] h2",
    "paper": "[data-board].on-paper h2",
    "account": "[data-panel=account] p",
    "/replay": "[data-place]",
    "//": "main li h3",
    "/my-play": "main table",
    "/odds": ".outcomes .ink",
    "/analysis": "main h1",
    "/note": "main h1",
    "/equilibrium": "main h2",
    "/privacy": "main h2",
}
"""Keys and names of sheets, and addresses of pages, with what each shows once it is complete."""
AT_NIGHT = ("?", "l", "seal", "board", "account", "/replay")
"""Those that are measured by night too, on a phone."""
BEFORE_PLAY = {where: AROUND[where] for where in AROUND if where not in {"y", "/my-play"}}
"""Those that need no coup."""
SMALL = """least => {
  const controls = 'button, a[href], select, input, summary, [role=button], [role=tab]';
  const small = ({ width, height }) => width < least - 0.5 || height < least - 0.5;
  return [...document.querySelectorAll(controls)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !each.closest('.unseen') && !each.matches('p a, small a, dd a, li a'))
    .map((each) => ({ each, box: (each.closest('label') ?? each).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0 && small(box))
    .map(({ each, box: { width, height } }) =>
      `${each.dataset.action ?? each.className}: ${width.toFixed(0)} x ${height.toFixed(0)}`);
}"""
"""The controls smaller than `least` pixels; links within a text are exempt."""


class Painted(Player):
    """A player whose page is painted while its contrast is measured, by day or by night."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        made = browser.new_context(
            locale="en-GB", reduced_motion="reduce", bypass_csp=True, **context
        )
        made.add_init_script(f"{UNDRAWN}{SAME_NUMBERS}('painted')")
        super().__init__(made.new_page(), address)
        self.devtools = made.new_cdp_session(self.page)

    def faint(self, least: float = 1) -> list[str]:
        """List the texts with less contrast than WCAG 2.1 asks for, times `least`.

        Texts are measured twice, because the table may change during the first measurement.
        """
        found = self._faint(least)
        return [each for each in self._faint(least) if each in found] if found else []

    def _faint(self, least: float) -> list[str]:
        self.page.evaluate(DRAW, UNWRITTEN)
        shot = self.devtools.send("Page.captureScreenshot", QUICKLY)
        ask = {"shot": shot["data"], "within": PARTS, "least": least}
        found: list[str] = self.page.evaluate(MEASURE, ask)
        return found


@pytest.fixture(params=["dark", "light"])
def scheme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def reader(browser: Browser, house: Server, scheme: str) -> Iterator[Painted]:
    player = Painted(browser, house.address, color_scheme=scheme, viewport=WIDE)
    yield player
    player.page.context.close()


@pytest.mark.by_day(0)
def test_every_text_on_and_around_the_felt_has_contrast(reader: Painted, scheme: str) -> None:
    for preset in GAMES if scheme == "dark" else GAMES[:1]:
        take_seat(reader, preset)
        if preset == GAMES[0]:
            reader.open_stakes()
            reader.press("p", "b", "t")
            reader.deal()
            for felt in ("blue", "red", "green") if scheme == "dark" else ():
                reader.page.evaluate("felt => document.documentElement.dataset.felt = felt", felt)
                assert reader.faint() == [], (preset, felt)
        for fate in ("won", "tied"):
            reader.page.evaluate(SETTLE, fate)
            assert reader.faint() == [], (preset, fate)
        reader.page.evaluate(SETTLE, None)
        assert reader.faint() == [], preset
        reader.page.set_viewport_size(PHONE)
        assert reader.faint() == [], (preset, "phone")
        assert reader.page.locator(".prime").count() or preset != GAMES[2]
        reader.page.set_viewport_size(WIDE)
    assert len(reader._faint(least=10)) > 20, "nothing was measured"
    if scheme == "dark":
        reader.page.set_viewport_size(PHONE)
    for where in AROUND if scheme == "light" else AT_NIGHT:
        visit(reader, where)
        reader.page.locator(AROUND[where]).first.wait_for()
        assert reader.faint() == [], where


def take_seat(reader: Painted, preset: str) -> None:
    """Sit down at a table that then waits for an answer, at baccara banque with ranks in prime."""
    order: dict[str, Any] = {"preset": preset, "bots": 3, "odds": True}
    if preset == GAMES[0]:
        reader.arrive(f"rooms/{reader.open_room(**order)}")
        reader.button("sit").first.click()
    else:
        ponte = Ponte(reader, **order)
        if preset == GAMES[2]:
            ponte.until(".prime", "no")
        ponte.offered()
    reader.page.locator("[data-purse]").wait_for()
    reader.page.locator("aside h2").first.wait_for()


def visit(reader: Painted, where: str) -> None:
    """Go to a page, or open a sheet at the table that is open, by its key if it has one."""
    if where == "account":
        reader.arrive()
        reader.page.locator("[data-tool=person]").click()
    elif where == "paper":
        reader.page.goto(f"{reader.page.url}?theme=paper")
    elif where.startswith("/"):
        reader.arrive(where.strip("/"))
        if where == "/replay":
            reader.page.locator("input[type=file]").set_input_files(RECORD)
    else:
        reader.press("Escape")
        expect(reader.page.get_by_role("dialog")).to_have_count(0)
        if where == "seal":
            reader.page.locator("[data-seal] button").click()
        else:
            reader.press("s" if where == "board" else where)


def test_controls_of_sheets_and_pages_are_large_enough_to_touch(
    browser: Browser, house: Server
) -> None:
    anna = Painted(browser, house.address, viewport=PHONE, has_touch=True, is_mobile=True)
    try:
        anna.arrive(f"rooms/{anna.open_room(bots=3)}")
        anna.button("sit").click()
        anna.page.locator("[data-purse]").wait_for()
        for where, seen in BEFORE_PLAY.items():
            visit(anna, where)
            anna.page.locator(seen).first.wait_for()
            assert anna.page.evaluate(SMALL, 44) == [], where
            assert overflow(anna) == 0, where
            for tab in anna.page.locator("dialog[open] [data-tab]").all():
                tab.click()
                assert anna.page.evaluate(SMALL, 44) == [], (where, tab.get_attribute("data-tab"))
                assert overflow(anna) == 0, (where, tab.get_attribute("data-tab"))
        assert anna.page.evaluate(SMALL, 500) != []
    finally:
        anna.page.context.close()


@pytest.mark.by_day(0)
def test_at_200_per_cent_nothing_is_lost_sideways(browser: Browser, house: Server) -> None:
    anna = Painted(browser, house.address, viewport=HALF, device_scale_factor=2)
    try:
        anna.arrive()
        assert overflow(anna) == 0
        for preset in GAMES:
            room = anna.open_room(preset=preset, bots=3)
            anna.arrive(f"rooms/{room}")
            anna.button("sit").first.click()
            anna.page.locator("[data-purse]").wait_for()
            for language in LANGUAGES:
                anna.speak(language)
                assert overflow(anna) == 0, (preset, language)
            anna.button("deal" if preset == GAMES[0] else "name").first.wait_for(state="attached")
            assert anna.page.locator("[data-purse]").bounding_box()
            anna.press("o")
            anna.page.get_by_role("dialog").wait_for()
            assert overflow(anna) == 0, preset
            anna.press("Escape")
        for where, seen in BEFORE_PLAY.items():
            visit(anna, where)
            anna.page.locator(seen).first.wait_for()
            assert overflow(anna) == 0, where
    finally:
        anna.page.context.close()
