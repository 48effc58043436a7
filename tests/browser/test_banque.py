"""Baccara banque at the page: two sides, an auctioned bank, and features of no other bank."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TookLong

from support.server.guest import Message

from .layout.test_accessibility import DESK
from .player import Visit, expect
from .ponte import ANSWERS, FIRST, OPEN, Ponte, question

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("seeded")]

ALONE_IN_ITS_ROW = """() => {
  const row = document.querySelector('.answers');
  return row.lastElementChild.matches('[data-action=ask-table]')
    && row.lastElementChild.offsetWidth > row.offsetWidth - 4;
}"""
SHORT = {"packs": 2, "per_side": 3}
"""A shoe of a dozen coups at a table of seven."""
SHORTEST = SHORT | {"stop_depth": 64}
"""A shoe of about five coups."""
PLAYS = ("look", "show", "draw", "stand", "hold", "name", "top-up", "refill", "no")
COUPS = 40
"""Enough coups for one in which nobody else has called."""
SOLVED = 120_000
"""In milliseconds: the solver yields the processor to everything else on a busy machine."""
NO_BANK = ("look", "show", "draw", "stand", "no", "name")
PLACES = """() => {
  const found = ['.croupier', 'li.banker .who'].map(each => document.querySelector(each));
  if (!found.every(Boolean)) return null;
  const boxes = found.map(each => each.getBoundingClientRect());
  return boxes.map(({left, right, top}) => [(left + right) / 2, top]);
}"""
"""Where the croupier and the banker are; null without a banker."""

LEFT_OF_CROUPIER = """() => {
  const [mine, croupier] = ['.chairs .mine', '.croupier']
    .map(each => document.querySelector(each).getBoundingClientRect().left);
  return mine < croupier;
}"""

ON_BOTH = """() => {
  const mine = document.querySelector('li.mine');
  const holds = mine?.querySelector('[data-holds]')?.textContent;
  return holds === 'R L' && mine.getAttribute('aria-label').includes('à cheval');
}"""
MORE = "() => Number(document.querySelector('[data-bank]').dataset.bank) > %d"


def banque(visit: Visit, **order: Any) -> Ponte:
    made: dict[str, Any] = {"preset": "banque-limitee", "bots": 4, "fields": SHORT}
    return Ponte(visit.player(viewport=DESK), **made | order)


@pytest.mark.rule("BB-2", "BB-16", "RM-5")
def test_a_whole_shoe_is_played_and_reported(visit: Visit) -> None:
    """The banker sits opposite the croupier; each coup is told with its reasons for each side."""
    anna, seen = banque(visit, bots=2, fields=SHORTEST), set[str]()
    phase = anna.page.locator("[data-phase]")
    between_shoes = anna.page.locator("[data-phase=between-shoes]")
    coups = 0
    for _ in range(ANSWERS):
        anna.page.locator(OPEN).or_(between_shoes).first.wait_for()
        seen.add(phase.get_attribute("data-phase") or "")
        if anna.player.coups() < coups:
            break
        coups = anna.player.coups()
        if at := anna.page.evaluate(PLACES):
            (above, top), (below, bottom) = at
            assert abs(above - below) < 2
            assert top < bottom
        if between_shoes.count():
            expect(between_shoes).to_have_count(0)
        else:
            anna.answer(*PLAYS)
    assert 3 <= coups <= 10
    assert len(seen - {"between-shoes"}) > 1, (
        "she is asked as a ponte or as the banker, as it falls"
    )
    anna.player.arrive()
    anna.player.button("history").click()
    own = anna.page.locator("[data-day] [data-own]").first
    expect(own).to_contain_text(re.compile("Right|Left"))
    own.get_by_role("button").click()
    why = anna.page.get_by_role("dialog").last
    expect(why.get_by_role("heading", name="Banker")).to_be_visible()
    expect(why).not_to_contain_text("banque-")


def banker_against_both(now: Message) -> bool:
    """Whether the banker is asked, with stakes on both sides against the bank."""
    sides = (now["view"][side]["stakes"] for side in ("right", "left_hand"))
    return question(now) == "banker" and all(sides)


@pytest.mark.by_day(0)
@pytest.mark.rule("BB-6", "BB-17")
def test_the_banker_is_shown_what_both_sides_took_and_have_at_stake(visit: Visit) -> None:
    asks = {"ask_table": True}
    anna = banque(visit, bots=6, preset="banque-ouverte", advisor=True, fields=asks)
    anna.play_unseen(banker_against_both, "bid-open")
    anna.until("[data-question=banker]", "look")
    question = anna.page.locator("[data-question=banker]")
    said = question.locator(".how").inner_text()
    stakes = anna.page.locator("[data-stakes]").all_inner_texts()
    assert len(stakes) == 2
    assert re.findall(r"([\d,.]+) at stake", said) == stakes[::-1]
    assert re.search("Right, .* at stake: (took|stood|a natural)", said)
    anna.player.button("advisor").click()
    told = question.locator("[data-advisor=advice]")
    told.wait_for(timeout=SOLVED)
    shares = [re.findall(r"([\d.]+)%", each)[0] for each in told.locator("li").all_inner_texts()]
    assert sum(map(float, shares)) == pytest.approx(100)
    expect(told).to_contain_text(re.compile("per chip staked|worth the same"))
    expect(anna.page.get_by_text("with an advisor")).to_be_visible()
    anna.player.resize(390, 844)
    anna.page.wait_for_function(ALONE_IN_ITS_ROW)


def may_claim(now: Message) -> bool:
    return any(each["type"] == "claim" for each in now["view"]["choices"])


@pytest.mark.rule("BB-11")
def test_a_club_s_banco_is_on_one_hand_or_on_both(visit: Visit) -> None:
    anna = banque(visit, preset="banque-club", bots=2, fields=SHORT | {"stop_card": False})
    for _ in range(COUPS):
        anna.play_unseen(
            lambda now: any(each["type"] == "claim" for each in now["view"]["choices"])
        )
        cheval = anna.player.button("cheval")
        expect(cheval.locator("[lang=fr]")).to_have_text("Banco à cheval")
        expect(anna.player.button("hand")).to_contain_text("on your side’s hand")
        with suppress(TookLong), anna.player.expect_moment(ON_BOTH, timeout=5_000):
            cheval.click()  # unless somebody else calls too, and has half of it
        if anna.page.evaluate("window.came"):
            return
    pytest.fail("never both hands")


def right_of_both_hands(now: Message) -> bool:
    """Whether the viewer is asked for the right hand, and holds the left one too."""
    view = now["view"]
    return question(now) == "right" and view["right"]["seat"] == view["left_hand"]["seat"]


@pytest.mark.rule("BB-11")
def test_a_player_of_both_hands_has_the_left_one_face_down(visit: Visit) -> None:
    anna = banque(visit, bots=2)
    anna.play_unseen(right_of_both_hands, "call-banco", "pass")
    anna.until("[data-question=right]", "look")
    expect(anna.page.locator("[data-question=right]")).to_contain_text("left hand stays face down")
    expect(anna.page.locator("[data-hand=right] .card.up")).to_have_count(2)
    expect(anna.page.locator("[data-hand=left] .card")).to_have_count(2)
    expect(anna.page.locator("[data-hand=left] .card.up")).to_have_count(0)


@pytest.mark.by_day(0)
@pytest.mark.rule("BB-13", "BB-14")
def test_an_open_bank_is_topped_up_or_given_up(visit: Visit) -> None:
    anna = banque(visit, bots=6, preset="banque-ouverte")
    anna.play_unseen(lambda now: question(now) == "top-up", "bid-open")
    expect(anna.page.locator("[data-action=top-up] [lang=fr]")).to_have_text(
        "Tous les coups sont tenus"
    )
    bank = anna.player.units("bank")
    with anna.player.expect_moment(MORE % bank):  # the next coup may take the bank within a second
        anna.player.button("top-up").click()


@pytest.mark.rule("BB-17")
def test_two_browsers_see_the_same_hands(visit: Visit) -> None:
    anna = banque(visit, bots=2)
    ben = anna.joined_by(visit.player(viewport=DESK), "Ben", "sit-left")
    assert ben.page.evaluate(LEFT_OF_CROUPIER)
    for _ in range(ANSWERS):
        if anna.player.coups() and anna.player.coups() == ben.player.coups():
            break
        anna.press_if_asked(*FIRST)
        ben.press_if_asked(*NO_BANK)
        anna.page.wait_for_timeout(50)
    assert anna.player.coups() == ben.player.coups() > 0
    for each in (anna, ben):
        each.page.locator("[data-coup='1'] button").click()
        expect(each.page.locator("dialog ol li")).not_to_have_count(0)
    told = [each.page.get_by_role("dialog").inner_text() for each in (anna, ben)]
    assert told[0] == told[1]


def test_chinese_puts_no_space_between_sentences(visit: Visit) -> None:
    anna = visit.player()
    anna.arrive(f"rooms/{anna.open_room(preset='banque-ouverte', bots=8)}")
    expect(anna.button("stand-by")).to_be_visible()
    anna.speak("zh-Hans")
    words = anna.page.locator(".offer > p").last.inner_text()
    assert words.count("。") > 1
    assert not re.search(r"[。；！？]\s", words)
