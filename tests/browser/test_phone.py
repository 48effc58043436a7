"""Tables with a player's bank on a phone held upright: all is seen, and what is asked is heard."""

import pytest
from playwright.sync_api import expect

from .player import LANGUAGES, Visit
from .test_chemin import ANSWERS, Ponte
from .test_for_everyone import PHONE

pytestmark = pytest.mark.browser

QUESTIONS = {
    "chemin-de-fer": {"put-up", "calls", "punt", "raise-bank"},
    "banque-limitee": {"bid", "calls", "stake-on"},
}
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


@pytest.mark.parametrize("preset", QUESTIONS)
def test_no_question_hides_a_chair_or_a_hand(visit: Visit, preset: str) -> None:
    anna = Ponte(visit.player(viewport=PHONE, has_touch=True), bots=4, preset=preset)
    wanted = QUESTIONS[preset]
    seen: set[str] = set()
    for _ in range(ANSWERS):
        offered = anna.offered()
        asked = set(anna.player.read("question"))
        for language in LANGUAGES if asked - seen else ():
            anna.player.speak(language)
            assert anna.page.evaluate(HIDDEN) == []
        assert anna.page.evaluate(HIDDEN) == []
        seen |= asked
        if seen >= wanted:
            break
        declines = {"double", "bid-open"} & set(
            offered
        ) or "bid" in asked  # who has a bank keeps it
        anna.answer("no" if declines else "hold")
    assert seen >= wanted


def test_what_is_asked_is_heard(visit: Visit) -> None:
    anna = Ponte(visit.player(viewport=PHONE, has_touch=True), bots=1)
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


def test_a_long_title_is_read_whole(visit: Visit) -> None:
    anna = visit.player(viewport=PHONE, has_touch=True)
    anna.arrive(f"rooms/{anna.open_room(preset='chemin-de-fer', name='At Margarethe Schmidt’s')}")
    title = anna.page.get_by_role("heading", level=1)
    expect(title).to_have_text("At Margarethe Schmidt’s")
    assert title.evaluate(CUT) == [False, False]
