"""Tables with a player's bank on an upright phone: all is visible, and questions are heard."""

import pytest

from ..player import LANGUAGES, Player, Visit, expect
from ..ponte import ANSWERS, Ponte
from .test_accessibility import PHONE, fits, serious_anywhere

pytestmark = pytest.mark.browser

QUESTIONS = {
    "chemin-de-fer": {"put-up", "calls", "punt", "raise-bank", "look"},
    "banque-limitee": {"bid", "calls", "stake-on", "look"},
}
HIDDEN = """() => {
  const top = document.querySelector('main > .edge').getBoundingClientRect().top;
  return [...document.querySelectorAll('.chairs li, .hand')]
    .filter(each => each.getBoundingClientRect().bottom > top + 2)
    .map(each => each.getAttribute('aria-label'));
}"""
"""The parts of the table covered by the rail, except by the edge of a shadow."""
NOTHING_HIDDEN = f"() => ({HIDDEN})().length === 0"
"""Checks on each frame, since the table is redrawn after the rail has grown."""
GROW = """sum => {
  scrollTo(0, 0);
  const asked = document.querySelector('.choices, .look');
  const texts = document.createTreeWalker(asked, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.data = texts.currentNode.data.replace(/\\d[\\d\\s.,]*\\d/g, sum);
}"""
LARGE = "12\u202f257,40"
"""A sum as large as it gets in a long shoe; words that wrap because of it make the rail taller."""
CALLS = {"solo", "no"}
CHANGES = ".rail, [data-hand]"
CUT = "found => [found.scrollWidth > found.clientWidth, found.scrollHeight > found.clientHeight]"


@pytest.mark.by_day(0)
@pytest.mark.parametrize("preset", QUESTIONS)
def test_each_question_hides_nothing_fits_and_is_for_everyone(visit: Visit, preset: str) -> None:
    player = visit.player(viewport=PHONE, locale="fr-FR", has_touch=True, bypass_csp=True)
    anna = Ponte(player, bots=4, preset=preset)
    for at, _ in enumerate(anna.questions(QUESTIONS[preset])):
        anna.page.wait_for_function(NOTHING_HIDDEN)
        look_at_all(player, CALLS & {*anna.offered()}, first=not at)
    for key in ("?", "o", "l"):
        player.press(key)
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        assert serious_anywhere(player, "dialog") == []
        player.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)


def look_at_all(player: Player, seen: set[str], *, first: bool) -> None:
    """Run axe on a question, and check on a phone in each language that these are in sight.

    For the `first` question it checks the whole page, and for others only what changes with them.
    """
    assert serious_anywhere(player, "" if first else CHANGES) == []
    player.page.set_viewport_size(PHONE)
    for language in LANGUAGES:
        fits(player, *(player.button(each) for each in seen), languages=[language])
        player.page.evaluate(GROW, LARGE)
        player.page.wait_for_function(NOTHING_HIDDEN)


def test_questions_are_announced(visit: Visit) -> None:
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
