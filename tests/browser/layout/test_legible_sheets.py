"""Sizes of touch targets and zoom to 200 % in the sheets of a coup and of the lobby."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from support.server.process import Server

from ..player import expect
from .test_accessibility import overflow
from .test_legible import HALF, PHONE, SMALL, TITLE, Painted

pytestmark = pytest.mark.browser

LONG_WORDS = ("de", "fr")
SIDEWAYS = """() => [...document.querySelectorAll('dialog[open], dialog[open] *')]
  .filter((each) => !each.closest('svg, .edged'))
  .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX))
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.tagName}.${each.className}: ${each.scrollWidth} > ${each.clientWidth}`)"""
"""The parts of a sheet that scroll sideways, except rows that show that they continue."""


@pytest.fixture
def anna(browser: Browser, house: Server) -> Iterator[Painted]:
    player = Painted(browser, house.address, viewport=PHONE, has_touch=True, is_mobile=True)
    yield player
    player.page.context.close()


def _check(anna: Painted, seen: str, *languages: str) -> None:
    anna.page.locator(seen).first.wait_for()
    for language in languages:
        anna.speak(language)
        assert anna.page.evaluate(SMALL, 44) == [], (seen, language)
        for size in (HALF, PHONE):
            anna.page.set_viewport_size(size)
            assert overflow(anna) == 0, (seen, language, size)
            assert anna.page.evaluate(SIDEWAYS) == [], (seen, language, size)


def _close(anna: Painted) -> None:
    anna.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_sheets_of_a_coup(anna: Painted) -> None:
    anna.play_alone()
    anna.press("p", "b", "t")
    anna.button("patterns").click()
    _check(anna, TITLE, "de")
    _close(anna)
    anna.deal()
    anna.press("y")
    _check(anna, "dialog .ink", "de")
    _close(anna)
    anna.arrive("my-play")
    _check(anna, "main table", "de")
    anna.page.locator("[data-own] button").first.click()
    _check(anna, TITLE, "de")


@pytest.mark.by_day(0)
def test_sheets_of_the_lobby(anna: Painted) -> None:
    anna.arrive()
    anna.button("learn-punto").click()
    _check(anna, TITLE, *LONG_WORDS)
    anna.open_room()
    anna.arrive()
    anna.button("filters").click()
    _check(anna, "[data-filter=limits]", *LONG_WORDS)
    anna.button("open-table").click()
    for game in anna.page.locator("[data-game]").all():
        game.check(force=True)
        _check(anna, TITLE, *LONG_WORDS)
