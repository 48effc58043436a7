"""A whole coup of each game with the Tab and Enter keys, known only by its accessibility tree."""

import re

import pytest
from playwright.sync_api import Locator, Page

from ..player import Visit, expect
from ..ponte import Ponte
from .test_accessibility import DESK

pytestmark = pytest.mark.browser

MOST_TABS = 90
MOST_ANSWERS = 60
CARD = re.compile(r"^(ace|jack|queen|king|\d+) of (clubs|diamonds|hearts|spades)$")
BACK = re.compile(r"^a card with a (pink|blue) back$")
OVER = re.compile(r"wins, |beats the|En cartes")
KEPT = "() => document.activeElement.matches('main *') && !document.activeElement.disabled"
"""Whether the focus is at the table."""
HAS_FOCUS = "each => each === document.activeElement"
LISTEN = """() => {
  window.dealt = new Set();
  const look = () => document.querySelectorAll('[data-hand] [role=img]')
    .forEach((each) => each.closest('[aria-hidden=true]') || window.dealt.add(each.ariaLabel));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Records the name of every card that is ever in a hand: coups of bots are over in a moment."""
HEAR = """() => {
  window.heard = [];
  window.calls = [];
  window.crowded = [];
  const nameable = (name) => [...document.querySelectorAll('[data-hand] [role=img]')]
    .some((each) => each.ariaLabel === name && !each.closest('[aria-hidden=true]'));
  const look = (changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const texts = (where) => added.filter((each) => each.matches?.(where))
      .flatMap((line) => [...line.children].map((each) => each.textContent));
    for (const region of ['[data-said]', '[data-turned]', '[data-heard]']) {
      const lines = added.filter((each) => each.matches?.(`${region} > p`));
      if (lines.length > 1) window.crowded.push(lines.map((each) => each.textContent));
    }
    window.calls.push(...texts('[data-said] p'));
    texts('[data-turned] p')
      .forEach((words) => window.heard.push([words, nameable(words.split(': ')[1])]));
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Records the croupier's calls, each card that is announced with whether a hand has a card of that
name by then, and lines that a live region gets at once: of several, Orca reads only the last."""
HAND = {
    "chemin-de-fer": ("Ponte", "Banker"),
    "banque-limitee": ("Left", "Banker", "Right"),
}


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(MOST_TABS):
        if wanted.evaluate(HAS_FOCUS):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached by Tab")


def press(page: Page, wanted: Locator) -> None:
    tab_to(page, wanted)
    page.keyboard.press("Enter")


def names(found: Locator) -> list[str]:
    return [each.get_attribute("aria-label") or "" for each in found.all()]


def test_punto_banco(visit: Visit) -> None:
    anna = visit.player(viewport=DESK)
    anna.play_alone()
    page, table = anna.page, anna.page.get_by_role("region", name="Table", exact=True)
    bet = table.get_by_role("button", name=re.compile("^Player pays 1 to 1"))
    expect(bet).to_have_accessible_name("Player pays 1 to 1, no stake")
    press(page, bet)
    expect(bet).to_have_accessible_name("Player pays 1 to 1, your stake 25")
    expect(page.locator("[data-turned]")).to_be_attached()
    anna.button("clear").focus()
    page.keyboard.press("c")
    page.wait_for_function(KEPT)
    page.keyboard.press("p")
    expect(bet).to_have_accessible_name("Player pays 1 to 1, your stake 25")
    expect(page.get_by_role("status").filter(has_text="On the felt 25")).to_have_count(1)
    page.evaluate(HEAR)
    press(page, page.get_by_role("button", name="Deal", exact=True))
    log = table.get_by_role("log")
    expect(log).to_contain_text("No more bets.")
    expect(log).to_contain_text(re.compile(r"(Player|Banker) wins, |Tie, |Égalité, "))
    dealt: list[str] = []
    for side in ("Player", "Banker"):
        hand = table.get_by_role("region", name=re.compile(rf"^{side}: \d$"))
        cards = names(hand.get_by_role("img"))
        assert 2 <= len(cards) <= 3
        assert all(map(CARD.match, cards)), cards
        dealt += [f"{side}: {card}" for card in cards]
    heard = page.evaluate("heard")
    assert sorted(heard) == sorted([card, True] for card in dealt)
    assert page.evaluate("crowded") == []
    outcome = page.get_by_role("status").filter(
        has_text=re.compile("^(You (win|lose) |Your stake)")
    )
    expect(anna.button("deal")).to_be_focused()
    tied = re.search("Tie, |Égalité, ", log.inner_text())
    expect(outcome).to_have_count(0 if tied else 1)
    mine = table.get_by_role("listitem", name=re.compile(r"^Seat \d: you, "))
    expect(mine).to_have_count(1)
    anna.menu("own")
    page.get_by_role("checkbox", name="Screen readers announce each card").uncheck()
    expect(page.locator("[data-turned]")).to_have_count(0)


@pytest.mark.by_day(1)
@pytest.mark.parametrize("preset", HAND)
def test_a_bank_of_a_player(visit: Visit, preset: str) -> None:
    """The accessibility tree names the turn, the possible answers, and the cards of each hand."""
    anna = Ponte(visit.player(viewport=DESK), preset=preset)
    page, table = anna.page, anna.page.get_by_role("region", name="Table", exact=True)
    log, turns = table.get_by_role("log"), 0
    expect(page.locator("[data-turned]")).to_be_attached()
    page.evaluate(LISTEN)
    page.evaluate(HEAR)
    for _ in range(MOST_ANSWERS):
        if turns and OVER.search(log.inner_text()):
            break
        offered = anna.offered()
        group = page.get_by_role("group", name="What you may do")
        asked = table.get_by_role("listitem", name=re.compile(r": You, .*is being asked"))
        turns += group.count() and asked.count()
        forced = "no" not in offered and len(offered) == 1
        page.keyboard.press("Enter" if forced or "name" in offered else "1")
        page.wait_for_timeout(30)
    assert turns, "the player was never told that it is their turn"
    for name in HAND[preset]:
        hand = table.get_by_role("region", name=re.compile(rf"^{name}\b.*: "))
        expect(hand).to_have_count(1)
    twice = [each for each in page.evaluate("calls") if each.endswith("?") and "(you)" in each]
    assert not twice, "the croupier's log asks what the player's own question asks"
    assert page.evaluate("crowded") == []
    heard = page.evaluate("heard")
    assert heard, "no card was announced"
    for words, nameable in heard:
        side, _, card = words.partition(": ")
        assert nameable, words
        assert side in HAND[preset], words
        assert CARD.match(card), words
    cards = page.evaluate("[...dealt]")
    assert any(map(CARD.match, cards)), cards
    assert all(CARD.match(each) or BACK.match(each) for each in cards), cards
