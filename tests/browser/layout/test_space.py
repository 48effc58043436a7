"""Tables at 400 %, beside a high column, in other media and on paper."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from support.server.process import Server

from ..player import expect
from ..test_coach import learn
from .test_legible import Painted
from .test_no_overlaps import SIX

pytestmark = pytest.mark.browser

SPACE: Final = (Path(__file__).parent / "space.js").read_text(encoding="utf-8")
SMALL_WINDOW: Final = {"width": 320, "height": 192}
"""A window of 1280 pixels, zoomed to 400 %."""
SETTLED: Final = """() => new Promise((settled) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settled, 50)));
})"""
"""Tables with a player's bank are laid out once more after their size has changed."""
REACHED: Final = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const wanted = '[data-spot], [data-action=deal], [data-chip]';
  const seen = new Set();
  for (let top = 0; top < scrollHeight; top += 24) {
    scrollTo(0, top);
    for (const each of document.querySelectorAll(wanted)) {
      const { left, top, width, height } = each.getBoundingClientRect();
      const on = document.elementFromPoint(left + width / 2, top + height / 2);
      if (each.contains(on)) seen.add(each);
    }
  }
  return [seen.size, document.querySelectorAll(wanted).length, scrollWidth];
}"""
"""How many stakes, chips and buttons to deal can be pressed at some position of the page, how many
there are, and how wide the page is."""


class Room(Painted):
    """A painted page that is measured at many sizes."""

    def resize(self, width: int, height: int) -> None:
        """Resize the page but not the window, which takes half the time."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.devtools.send("Emulation.setDeviceMetricsOverride", size)


@pytest.fixture
def room(browser: Browser, house: Server) -> Iterator[Room]:
    room = Room(browser, house.address)
    yield room
    room.page.context.close()


def at_lesson(room: Room) -> None:
    learn(room, game="punto")


def at_side_bets(room: Room) -> None:
    fields = {"wagers": ["player", "banker-ez", "tie", *SIX]}
    room.play_alone(who="Maximilienne", bots=8, fields=fields)
    for wager in ("player", "tie", *SIX):
        room.spot(wager).click()
    room.page.mouse.move(0, 0)  # a bet under the pointer is described, over other things


def at_door(room: Room) -> None:
    room.arrive(f"rooms/{room.open_room(preset='banque-ouverte', bots=8)}")
    expect(room.button("stand-by")).to_be_visible()


def test_at_400_per_cent_the_page_scrolls_in_one_direction(room: Room) -> None:
    at_lesson(room)
    room.resize(**SMALL_WINDOW)
    room.page.evaluate(SETTLED)
    reached, all_of_them, wide = room.page.evaluate(REACHED)
    assert reached == all_of_them > 5
    assert wide == SMALL_WINDOW["width"]


IN_COLUMN: Final = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [road, side, edge] = ['aside .road .sheet', '.room > .side', 'main > .edge'].map(box);
  return [side.bottom - road.bottom, edge.top - side.bottom, innerHeight - edge.bottom];
}"""
"""The free space below the scorecard in its column, and above and below the controls."""


@pytest.mark.by_day(1)
def test_a_high_column_beside_the_table_is_filled_above_the_controls(room: Room) -> None:
    room.play_alone()
    room.spot("player").click()
    room.deal()
    for size in ((1024, 600), (1024, 768), (800, 560)):
        room.resize(*size)
        room.page.evaluate(SETTLED)
        hidden, *gaps = room.page.evaluate(IN_COLUMN)
        assert hidden >= 0, size
        assert max(gaps) < 12, (size, gaps)
    assert room.page.locator("[data-action=roads]").is_hidden()


MARKED: Final = """each => {
  const { outlineStyle, outlineWidth } = getComputedStyle(each);
  return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3;
}"""


@pytest.mark.by_day(1)
@pytest.mark.parametrize("media", [{"forced_colors": "active"}, {"contrast": "more"}])
def test_what_is_chosen_is_marked_by_more_than_colour(room: Room, media: dict[str, str]) -> None:
    at_side_bets(room)
    chosen = room.page.locator("[data-chip][aria-pressed=true]")
    assert not chosen.evaluate(MARKED)
    room.page.emulate_media(**media)  # type: ignore[arg-type]
    assert chosen.evaluate(MARKED)
    assert not room.page.locator("[data-chip][aria-pressed=false]").first.evaluate(MARKED)
    room.deal()
    won = room.page.locator(".hand:is(.won, .tied)").first
    assert won.evaluate("each => getComputedStyle(each).borderTopStyle") == "double"


def test_paper_shows_the_table_without_its_controls(room: Room) -> None:
    at_side_bets(room)
    room.page.emulate_media(media="print")
    expect(room.page.locator("main > .edge")).to_be_hidden()
    expect(room.spot("player")).to_be_visible()
    room.page.emulate_media(media="screen")
    at_door(room)
    room.page.emulate_media(media="print")
    # The names of chairs are on the edge of an oval table.
    expect(room.page.locator(".wood path").first).to_have_css("stroke-width", "1.5px")
