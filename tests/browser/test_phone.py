"""Chemin de fer on a phone held upright: the whole table is seen, and what is asked is heard."""

import pytest
from playwright.sync_api import expect

from .player import Visit
from .test_chemin import Ponte
from .test_for_everyone import PHONE

pytestmark = pytest.mark.browser

QUESTIONS = {"put-up", "calls", "punt", "raise-bank"}
ANSWERS = 80
HIDDEN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame().then(frame); // the table is drawn anew when the rail has grown
  const top = document.querySelector('.edge').getBoundingClientRect().top;
  return [...document.querySelectorAll('.chairs li, .hand')]
    .filter(each => each.getBoundingClientRect().bottom > top + 2)
    .map(each => each.getAttribute('aria-label'));
}"""
"""What of the table the rail lies on, but for the edge of a shadow."""
CUT = "found => [found.scrollWidth > found.clientWidth, found.scrollHeight > found.clientHeight]"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_no_question_hides_a_chair_or_a_hand(visit: Visit, locale: str) -> None:
    anna = Ponte(visit.player(locale=locale, viewport=PHONE, has_touch=True), bots=4)
    seen: set[str] = set()
    for _ in range(ANSWERS):
        offered = anna.offered()
        seen |= set(anna.player.read("question"))
        assert anna.page.evaluate(HIDDEN) == []
        if seen >= QUESTIONS:
            break
        anna.answer("no" if "double" in offered else "hold")
    assert seen >= QUESTIONS


def test_a_long_title_is_read_whole(visit: Visit) -> None:
    anna = Ponte(visit.player(viewport=PHONE, has_touch=True), name="At Margarethe Schmidt’s")
    title = anna.page.get_by_role("heading", level=1)
    expect(title).to_have_text("At Margarethe Schmidt’s")
    assert title.evaluate(CUT) == [False, False]


def test_what_is_asked_is_heard(visit: Visit) -> None:
    anna = Ponte(visit.player(viewport=PHONE, has_touch=True), bots=4)
    heard = anna.page.get_by_role("status").and_(anna.page.locator("[data-heard]"))
    titles = anna.page.locator(":is(.choices, .look:not(.wait)) h2")
    seen: set[str] = set()
    for _ in range(ANSWERS):
        offered = anna.offered()
        [title] = titles.all_text_contents()
        expect(heard).to_contain_text(title)
        seen.add(offered[0])
        if {"solo", "look"} <= seen:
            break
        anna.answer("solo" if "solo" in seen else "no", "no")
    assert {"solo", "look"} <= seen
