"""A whole coup of each game with the Tab and Enter keys, known only by its accessibility tree."""

import re

import pytest
from playwright.sync_api import Error, Locator, Page

from .player import Visit, expect
from .test_for_everyone import DESK

pytestmark = pytest.mark.browser

MOST_TABS = 90
ANSWERS = 200
CARD = re.compile(r"^(ace|jack|queen|king|\d+) of (clubs|diamonds|hearts|spades)$")
BACK = re.compile(r"^a card with a (pink|blue) back$")
OVER = re.compile(r"\bwins\b|beats|pays|En cartes|Tie,|collects")
HAS_FOCUS = "each => each === document.activeElement"
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
    expect(bet).to_have_accessible_name("Player pays 1 to 1; no stake")
    press(page, bet)
    expect(bet).to_have_accessible_name("Player pays 1 to 1; your stake 25")
    press(page, page.get_by_role("button", name="Deal", exact=True))
    log = table.get_by_role("log")
    expect(log).to_contain_text("No more bets.")
    expect(log).to_contain_text(re.compile(r"(Player|Banker) wins, |Tie, "))
    for side in ("Player", "Banker"):
        hand = table.get_by_role("region", name=re.compile(rf"^{side}: \d$"))
        cards = names(hand.get_by_role("img"))
        assert 2 <= len(cards) <= 3
        assert all(map(CARD.match, cards)), cards
    outcome = page.get_by_role("status").filter(
        has_text=re.compile("^(You (win|lose) |Your stake)")
    )
    tied = "Tie, " in log.inner_text()
    expect(outcome).to_have_count(0 if tied else 1)
    mine = table.get_by_role("listitem", name=re.compile(r"^Seat \d: you, "))
    expect(mine).to_have_count(1)


@pytest.mark.parametrize("preset", HAND)
def test_a_bank_of_a_player(visit: Visit, preset: str) -> None:
    """The tree says whose turn it is, what may be answered, and which cards lie where."""
    anna = visit.player(viewport=DESK)
    room = anna.open_room(preset=preset, bots=3)
    anna.arrive(f"rooms/{room}")
    page, table = anna.page, anna.page.get_by_role("region", name="Table", exact=True)
    press(
        page,
        page.get_by_role("button", name=re.compile("^(Draw a seat|Sit down|Left|Right)")).first,
    )
    group = page.get_by_role("group", name="What you may do")
    log, turns, cards = table.get_by_role("log"), 0, set[str]()
    for _ in range(ANSWERS):
        group.or_(log.filter(has_text=OVER)).first.wait_for()
        cards |= set(names(table.get_by_role("region").get_by_role("img")))
        if turns and OVER.search(log.inner_text()):
            break
        try:
            if not group.count():
                continue
            expect(group.get_by_role("heading")).not_to_be_empty()
            asked = table.get_by_role("listitem", name=re.compile(r": You, .*is being asked"))
            turns += asked.count()
            button = group.get_by_role(
                "button", name=re.compile("^(Put|Stake|Show|Look|No|Decline)")
            )
            tab_to(page, (button if button.count() else group.get_by_role("button")).first)
            page.keyboard.press("Enter")
        except (Error, AssertionError):
            page.wait_for_timeout(50)  # another player was faster, and the question is gone
    assert turns, "the player was never told that it is their turn"
    for name in HAND[preset]:
        hand = table.get_by_role("region", name=re.compile(rf"^{name}\b.*: "))
        expect(hand).to_have_count(1)
    assert any(map(CARD.match, cards)), cards
    assert all(CARD.match(each) or BACK.match(each) for each in cards), cards
