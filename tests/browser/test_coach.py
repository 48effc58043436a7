"""The first shoe: a private table, and a coach who teaches a game in ten coups."""

import pytest
from playwright.sync_api import Locator

from .layout.test_accessibility import PHONE, serious
from .player import Player, Visit, expect

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("seeded")]

COUPS = 10
IDEAS = {"chemin": 20, "banque": 23}
SURELY = {
    "chemin": {"stakes", "prime", "calls"},
    "banque": {"banque", "limited", "sides", "prime", "three", "holders"},
}
"""By game, the ideas that every first shoe covers; not every learner gets a bank or a hand."""
PUNTO_IDEAS = 9
MOST_STEPS = 3_000
"""More steps than ten coups take, however long the house pauses."""
GO_ON = """() => {
  const lesson = document.querySelector('[data-coach]')?.dataset.coach ?? '';
  // The road is explained by a picture, which comes a moment later.
  const drawn = '.coach .picture .sheet [data-road-won]:not([d=""])';
  if (lesson === 'roads' && !document.querySelector(drawn)) return lesson;
  const button = (name) => document.querySelector(`[data-action=${name}]`);
  (button('read') ?? button('follow'))?.click();
  return lesson;
}"""
TO_THE_END = f"""async (most) => {{
  const explained = new Set();
  const note = () => explained.add(document.querySelector('[data-coach]')?.dataset.coach ?? '');
  const changes = {{ attributeFilter: ['data-coach'], childList: true, subtree: true }};
  new MutationObserver(note).observe(document.body, changes);
  for (let step = 0; step < most; step += 1) {{
    note();
    if (({GO_ON})() === 'done') return [...explained];
    await new Promise((on) => setTimeout(on, 30));
  }}
  throw new Error(`the first shoe did not end: ${{[...explained]}}`);
}}"""
"""Goes on to the end, and returns all lessons seen, also those that other players cut short."""
QUESTIONS = f"""async (coups) => {{
  const asked = new Set();
  for (let step = 0; step < {MOST_STEPS}; step += 1) {{
    if (+document.querySelector('[data-progress]').dataset.progress >= coups) return [...asked];
    const question = document.querySelector('[data-question]')?.dataset.question;
    if (question) asked.add(question);
    ({GO_ON})();
    await new Promise((on) => setTimeout(on, 30));
  }}
  throw new Error('the coups did not end');
}}"""
"""Goes on for that many coups, and returns the questions that were asked."""
STRIP = 60
"""Pixels that the coach takes of a small window, also with the offers after a lesson."""
FIRST = {"chemin": "bank", "banque": "banque", "punto": "bets"}


def learn(player: Player, name: str = "Anna", *, game: str = "chemin", typed: bool = False) -> None:
    """Start a first shoe from the landing page, and have the cards dealt without pauses.

    The name is `typed` on the landing page already, or asked for later.
    """
    player.arrive()
    if typed:
        player.page.fill("input[name=name]", name)
    player.button(f"learn-{game}").click()
    if not typed:
        player.page.fill("dialog input[name=name]", name)
        player.page.click("dialog [data-action=take-seat]")
    expect(player.page.locator("[data-purse]")).to_be_visible()
    expect(player.page.locator(f"[data-coach={FIRST[game]}]")).to_be_visible()
    player.menu("table")
    player.page.click("[data-pace=instant]")
    player.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def coach(player: Player) -> Locator:
    return player.page.locator("[data-coach]")


def go_on(player: Player) -> str:
    """Read the explanation, or else follow the advice; return the lesson explained."""
    lesson = player.page.evaluate(GO_ON)
    player.page.wait_for_timeout(30)
    return str(lesson)


@pytest.mark.by_day(0)
@pytest.mark.parametrize("game", IDEAS)
def test_a_first_shoe_teaches_every_idea_in_ten_coups(visit: Visit, game: str) -> None:
    anna = visit.player(bypass_csp=True)
    learn(anna, game=game)
    assert serious(anna) == []
    explained = {"", *anna.page.evaluate(TO_THE_END, MOST_STEPS)}
    summary = anna.page.locator("[data-summary]")
    expect(summary).to_contain_text("Ten coups")
    expect(summary.locator("[data-met], [data-told-of]")).to_have_count(IDEAS[game])
    assert serious(anna) == []
    assert anna.coups() >= COUPS
    told = set(
        summary.locator("[data-told-of]").evaluate_all("li => li.map(e => e.dataset.toldOf)")
    )
    assert told < explained
    assert not told & SURELY[game]
    anna.button("real").click()
    expect(anna.button("take-seat")).to_be_visible()


def test_a_first_shoe_of_punto_banco_teaches_every_idea(visit: Visit) -> None:
    anna = visit.player(viewport=PHONE, has_touch=True, bypass_csp=True)
    learn(anna, game="punto")
    assert serious(anna) == []
    expect(anna.page.locator("[data-spot].advised")).to_have_count(1)
    assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    anna.resize(320, 480)
    anna.menu("seat")
    anna.press("Escape")
    anna.resize(**PHONE)
    anna.page.evaluate(TO_THE_END, MOST_STEPS)
    summary = anna.page.locator("[data-summary]")
    expect(summary.locator("[data-met], [data-told-of]")).to_have_count(PUNTO_IDEAS)
    told = summary.locator("[data-told-of]").evaluate_all("li => li.map(e => e.dataset.toldOf)")
    assert not {*told} & {"bets", "own", "points", "edge", "roads"}
    assert anna.coups() >= COUPS
    assert serious(anna) == []
    for width, height in ((844, 390), (360, 640)):
        anna.resize(width, height)
        for offer in ("stay", "real", "invite", "save-picture"):
            expect(anna.button(offer)).to_be_in_viewport(ratio=1)
        assert anna.page.locator(".taught").evaluate("each => each.offsetHeight") < STRIP
    anna.resize(844, 390)
    anna.button("invite").click()
    for part in ("[data-link='1'] input", "[data-code]", "[data-action=copy]"):
        expect(anna.page.locator(part)).to_be_in_viewport(ratio=1)


@pytest.mark.by_day(0)
def test_the_first_coups_ask_for_stakes_alone_and_the_advice_glows(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True)
    learn(anna)
    glowing = anna.page.locator("[data-question] .button.advised")
    expect(glowing).to_have_count(1)
    asked = anna.page.evaluate(QUESTIONS, 3)
    assert set(asked) == {"punt"}
    assert anna.coups() >= 3


@pytest.mark.by_day(0)
def test_the_table_is_in_no_list_and_its_guest_is_not_first_banker(visit: Visit) -> None:
    anna, bert = visit.player(), visit.player()
    learn(anna)
    bert.arrive()
    expect(bert.page.locator("main li")).not_to_have_count(0)
    expect(bert.page.get_by_text("First shoe")).to_have_count(0)
    assert anna.page.locator("[data-seat].mine").get_attribute("data-seat") in {"3", "4"}
    expect(anna.page.locator("[data-seat].free")).to_have_count(0)


def test_the_coach_is_sent_away_and_called_back_by_key(visit: Visit) -> None:
    anna = visit.player()
    learn(anna, typed=True)
    lesson = coach(anna).get_attribute("data-coach")  # a question goes before the first one
    with anna.expect_moment(
        f"() => document.querySelector('[data-coach]')?.dataset.coach !== '{lesson}'"
    ):
        anna.press("g")
    follow = anna.button("follow")
    expect(follow).to_be_visible()
    anna.press("h")
    expect(coach(anna)).to_have_count(0)
    anna.page.reload()
    expect(anna.button("coach-on")).to_be_visible()
    anna.press("h")
    expect(coach(anna)).to_be_visible()
    expect(anna.page.locator("[data-lesson=bank]")).to_have_count(0)
    expect(anna.page.locator(".coach [aria-live=polite]")).to_have_count(1)
    while not anna.button("follow").is_visible():
        anna.press("g")
    before = anna.page.locator("[data-question]").get_attribute("data-question")
    with anna.expect_moment(f"() => !document.querySelector('[data-question={before}]')"):
        anna.press("f")
