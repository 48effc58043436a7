"""Adding a folder of messages adds a language everywhere; one from right to left is laid out so.

The page is built again for it, by day only where something of it differs from main.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, ViewportSize

from baccarat.text.languages import LANGUAGES
from support.runs import make_once

from ..player import Player, Visit, expect
from .added_languages import RIGHT_TO_LEFT, SAID, TINY, Serving, command, lay

pytestmark = [
    pytest.mark.browser,
    pytest.mark.by_day(0),
]

SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 390, "height": 844},
    {"width": 1366, "height": 768},
)
LISTED: Final = ["en", *sorted({*LANGUAGES, RIGHT_TO_LEFT, TINY} - {"en"})]
TOLD: Final = (
    """() => [...document.querySelectorAll('.languages option')].map(each => each.value)"""
)
WIDER: Final = "document.documentElement.scrollWidth - innerWidth"
MIDDLES: Final = """found => Object.fromEntries(Object.entries(found).map(([name, selector]) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [name, box.left + box.width / 2];
}))"""
"""The horizontal middle of the elements under these names."""
PLACES: Final = {
    "brand": ".brand",
    "tools": ".tools",
    "player": "[data-spot=player]",
    "banker": "[data-spot=banker]",
    "first chip": "[data-chip]:first-of-type",
}
OVERLAPS: Final = (Path(__file__).parent / "overlaps.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_once(tmp_path_factory, "copy", lay)


@pytest.fixture(scope="module")
def address(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    serving = Serving(copy, tmp_path_factory.mktemp("data"))
    yield serving.address
    serving.stop()


@pytest.fixture
def anna(browser: Browser, address: str) -> Iterator[Player]:
    with Visit(browser, address) as visit:
        yield visit.player(own=True)


def test_a_folder_is_a_language_of_the_command_line(copy: Path) -> None:
    assert "0,20" in command(copy, "presets", "ez", "--language", TINY)
    shown = command(copy, "deal", "--language", TINY, "--help")
    assert shown.startswith("Uzo: baccarat deal")
    assert "The number of coups to deal." in shown
    assert ", ".join(LISTED) in shown


def test_a_folder_is_a_language_of_the_server(address: str) -> None:
    wanted = {"Host": "elsewhere.example", "Accept-Language": f"{RIGHT_TO_LEFT}, de;q=0.5"}
    refused = httpx.get(address, headers=wanted).text
    assert refused
    assert any("א" <= each <= "ת" for each in refused)


def test_a_folder_is_a_language_of_the_page(anna: Player) -> None:
    anna.arrive()
    expect(anna.button("take-seat")).to_be_visible()
    assert anna.page.evaluate(TOLD) == LISTED
    anna.speak(TINY)
    expect(anna.button("take-seat")).to_have_text(SAID)
    expect(anna.page.locator("html")).to_have_attribute("dir", "ltr")
    anna.page.reload()
    expect(anna.button("take-seat")).to_have_text(SAID)
    checker = anna.page.request.get(f"{anna.address}checker").text()
    assert "Esperanto" in checker


def middles(anna: Player) -> Any:
    return anna.page.evaluate(MIDDLES, PLACES)


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
def test_a_page_from_right_to_left(anna: Player, size: ViewportSize) -> None:
    """The bar and chips are mirrored; the table and its scorecards are not."""
    anna.page.set_viewport_size(size)
    anna.play_alone()
    before = middles(anna)
    anna.speak(RIGHT_TO_LEFT)
    expect(anna.page.locator("html")).to_have_attribute("dir", "rtl")
    after = middles(anna)
    assert before["brand"] < before["tools"]
    assert after["brand"] > after["tools"]
    assert (before["first chip"] < size["width"] / 2) is (after["first chip"] > size["width"] / 2)
    assert (before["player"] < before["banker"]) is (after["player"] < after["banker"])
    anna.spot("player").click()
    anna.deal()
    assert anna.page.evaluate(WIDER) == 0
    assert anna.page.evaluate(OVERLAPS) == []
    anna.menu("records")
    assert anna.page.evaluate(WIDER) == 0
