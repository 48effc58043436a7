"""The odds page: figures follow the sliders, and the address holds the question."""

import re

import pytest
from playwright.sync_api import Locator

from .layout.test_accessibility import overflow, serious
from .player import LANGUAGES, Player, Visit, expect

pytestmark = pytest.mark.browser

SIZES = ((1280, 800), (360, 740))


def edge(anna: Player, bet: str) -> Locator:
    return anna.page.locator(f"[data-bet={bet}] [data-edge]")


def slide(anna: Player, name: str, value: int) -> None:
    anna.page.locator(f"input[name={name}]").fill(str(value))


def test_the_figures_of_a_full_shoe_are_there(visit: Visit) -> None:
    anna = visit.player()
    anna.arrive()
    anna.button("odds").click()
    expect(edge(anna, "banker")).to_have_text("1.058%")
    expect(edge(anna, "player")).to_have_text("1.235%")
    expect(edge(anna, "tie")).to_have_text("14.360%")
    expect(anna.page.locator("[data-outcome-share=tie]")).to_have_text("9.516%")
    anna.page.get_by_role("button", name="Tie").click()
    expect(anna.page.locator(".exact dd").first).to_have_text(re.compile(r"^\d+/\d+$"))


@pytest.mark.by_day(0)
def test_sliders_change_the_figures_and_the_address_keeps_them(visit: Visit) -> None:
    anna, ben = visit.player(), visit.player()
    anna.arrive("odds?preset=ez")
    expect(edge(anna, "dragon-7")).to_have_text("7.611%")
    slide(anna, "packs", 6)
    expect(edge(anna, "dragon-7")).not_to_have_text("7.611%")
    slide(anna, "gone-8", 24)
    slide(anna, "gone-9", 24)
    anna.page.locator("input[name=trade]").check()
    expect(anna.page).to_have_url(re.compile(r"gone=0,0,0,0,0,0,0,0,24,24&bets=trade$"))
    expect(edge(anna, "big")).to_be_visible()
    expect(edge(anna, "player-pair")).to_have_count(0)
    expect(anna.page.locator("[data-left]")).to_have_attribute("data-left", str(312 - 48))
    ben.page.goto(anna.page.url)
    expect(edge(ben, "big")).to_be_visible()
    figures = anna.page.locator("[data-bet]").all_text_contents()
    assert ben.page.locator("[data-bet]").all_text_contents() == figures
    anna.button("full-shoe").click()
    expect(edge(anna, "player-pair")).to_be_visible()


@pytest.mark.by_day(0)
def test_single_cards_leave_bets_on_pairs_their_price(visit: Visit) -> None:
    anna, ben = visit.player(), visit.player()
    anna.arrive("odds?preset=punto-banco&packs=1&bets=trade")
    expect(edge(anna, "player-pair")).to_be_visible()
    full = edge(anna, "player-pair").inner_text()
    anna.page.get_by_text("Single cards taken out").click()
    anna.page.locator("[data-suit=h]").click()
    anna.page.locator("[data-take='9h']").click()
    anna.page.locator("[data-take=Kh]").click()
    expect(anna.page).to_have_url(re.compile(r"packs=1&cards=9h,Kh&bets=trade$"))
    expect(anna.page.locator("[data-take=Kh]")).to_be_disabled()
    expect(anna.page.locator("[data-left]")).to_have_attribute("data-left", "50")
    expect(edge(anna, "player-pair")).not_to_have_text(full)
    ben.page.goto(anna.page.url)
    expect(ben.page.locator("[data-out=Kh]")).to_be_visible()
    expect(edge(anna, "player-pair")).to_have_text(edge(ben, "player-pair").inner_text())
    for card in ("9h", "Kh"):
        anna.page.locator(f"[data-out='{card}']").click()
    expect(edge(anna, "player-pair")).to_have_text(full)


CHANGED = """before => [...document.querySelectorAll('[data-worth]')]
    .some((each, at) => each.innerText !== before[at])"""


def test_a_table_shows_the_value_of_each_bet_during_the_coup(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone(odds=True, side_bets=["player-pair", "dragon-7"])
    anna.page.get_by_label("Show the odds").check()
    worth = anna.page.locator("[data-worth]")
    expect(worth).to_have_count(5)
    names = [each.get_attribute("data-worth") for each in worth.all()]
    assert names == ["player", "banker", "tie", "player-pair", "dragon-7"]
    expect(anna.page.locator("[data-worth=player-pair] td").last).to_have_text("-10.36%")
    before = worth.all_inner_texts()
    anna.deal()
    # One bet may be worth the same before and after a coup, to two places, but not all five.
    anna.page.wait_for_function(CHANGED, arg=before)


def test_the_house_says_when_no_coup_can_be_dealt(visit: Visit) -> None:
    anna = visit.player()
    anna.arrive("odds?packs=1&gone=16,4,4,4,4,4,4,4,4,0")
    expect(anna.page.get_by_role("alert")).to_contain_text("No coup can be dealt")
    slide(anna, "gone-8", 0)
    expect(edge(anna, "tie")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_have_count(0)


def test_spots_and_the_rule_sheet_show_the_edge(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone(side_bets=["dragon-7"])
    for spot, edge_of in (("banker", "1.06%"), ("dragon-7", "7.61%")):
        anna.spot(spot).hover()
        expect(anna.page.locator(f"[data-tip={spot}]")).to_contain_text(edge_of)
    anna.press("l")
    sheet = anna.page.get_by_role("dialog")
    expect(sheet.locator("[data-edge=tie]")).to_have_text("house edge 14.360%")
    expect(sheet.get_by_role("link")).to_have_attribute("href", "/odds?preset=punto-banco&packs=8")


@pytest.mark.by_day(0)
def test_the_page_is_accessible(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True)
    anna.arrive("odds?gone=0,0,0,0,0,0,0,0,0,9&cards=2c,2c,Th&bets=trade")
    expect(edge(anna, "tie")).to_be_visible()
    anna.page.locator("[data-bet=tie] button").click()
    for width, height in SIZES:
        anna.resize(width, height)
        assert serious(anna) == []
        for language in LANGUAGES:
            anna.speak(language)
            assert overflow(anna) == 0
