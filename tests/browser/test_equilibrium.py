"""The page of optimal play: its pictures are shown, in the current language."""

import re

import pytest

from .layout.test_accessibility import overflow, serious
from .player import LANGUAGES, Visit, expect

pytestmark = pytest.mark.browser

SIZES = ((1280, 650), (360, 640))
DRAWN = "() => [...document.images].every((each) => each.complete && each.naturalWidth > 400)"


def test_the_pictures_have_descriptions(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True)
    anna.arrive()
    anna.button("equilibrium").click()
    expect(anna.page).to_have_url(re.compile(r"/equilibrium$"))
    expect(anna.page.locator("figure img")).to_have_count(4)
    shown = set[str]()
    for width, height in SIZES:
        anna.resize(width, height)
        assert serious(anna) == []
        for language in LANGUAGES:
            anna.speak(language)
            anna.page.wait_for_function(DRAWN)
            shown |= {str(each.get_attribute("src")) for each in anna.page.locator("img").all()}
            assert overflow(anna) == 0
    assert len(shown) == 4 * len(LANGUAGES)
    anna.page.reload()
    expect(anna.page.locator("[data-picture=tables] img")).to_be_visible()
