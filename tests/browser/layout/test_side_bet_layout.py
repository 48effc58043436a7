"""Side bets: chosen for a table, placed on the felt, explained in the rules."""

import pytest
from playwright.sync_api import ViewportSize

from ..player import Player, Visit, expect

pytestmark = pytest.mark.browser

CHIP = 100
PHONE: ViewportSize = {"width": 360, "height": 640}
FLAT = ((844, 390), (640, 320))
SIX = ["lucky-6", "tiger", "dragon-bonus-player", "dragon-bonus-banker", "either-pair", "big"]


def test_a_side_bet_waits_for_a_main_bet_and_is_settled_with_it(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone(preset="ez")
    anna.spot("dragon-7").click()
    tip = anna.page.locator("[data-tip=dragon-7]")
    for words in ("Banker wins with 7 on three cards: pays 40 to 1.", "7.61%", "Tie first."):
        expect(tip).to_contain_text(words)
    expect(anna.spot("banker")).to_contain_text("3-card 7 pushes")
    assert anna.page.locator(".spot.dim").count() == 2
    expect(anna.page.locator("[data-notice]")).to_contain_text("needs another one with it")
    expect(anna.spot("dragon-7")).to_contain_text("no stake")
    anna.spot("player").click()
    expect(anna.page.locator(".spot.dim")).to_have_count(0)
    anna.spot("dragon-7").click()
    expect(anna.spot("dragon-7")).to_contain_text("your stake 25")
    anna.press("Escape")
    expect(tip).to_have_count(0)
    assert anna.units("staked") == 50 * CHIP
    anna.deal()
    said = anna.page.locator("[data-outcome]")
    assert said.count() == 1


@pytest.mark.by_day(0)
def test_the_rules_show_what_each_line_pays(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone(preset="super6", side_bets=["lucky-6"])
    anna.press("l")
    rules = anna.page.get_by_role("dialog")
    for words in ("Banker wins, Banker has 6", "1 to 2", "Lucky 6", "20 to 1", "the stake stands"):
        expect(rules).to_contain_text(words)


HIDES = """() => {
  const { left, top, right, bottom } = document.querySelector('[data-tip]').getBoundingClientRect();
  const { tip } = document.querySelector('[data-tip]').dataset;
  return ['[data-action=deal]', `[data-spot=${tip}]`].filter((each) => {
    const box = document.querySelector(each).getBoundingClientRect();
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  });
}"""
"""Elements needed for betting that are covered by the description of a bet."""


def overflow(anna: Player) -> int:
    return int(anna.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.by_day(0)
def test_six_side_bets_fit_a_phone(visit: Visit) -> None:
    anna = visit.player(viewport=PHONE, has_touch=True)
    anna.play_alone(side_bets=SIX)
    anna.spot("banker").tap()
    for name in ("player", "banker", *SIX):
        expect(anna.spot(name)).to_be_in_viewport(ratio=1)
    for name in SIX:
        anna.spot(name).tap()
        tip = anna.page.locator("[data-tip]")
        expect(tip).to_have_attribute("data-tip", name)
        expect(tip).to_contain_text("Tap again to stake 25.")
        expect(tip).to_be_in_viewport(ratio=1)
        assert anna.page.evaluate(HIDES) == []
        expect(anna.spot(name)).to_contain_text("no stake")
        anna.spot(name).tap()
        expect(anna.spot(name)).to_contain_text("your stake 25")
    anna.plant(".tip { translate: 0 60px }")
    assert anna.page.evaluate(HIDES) != []
    anna.spot("player").tap()
    expect(anna.page.locator("[data-tip]")).to_have_count(0)
    anna.button("undo").tap()
    assert overflow(anna) == 0
    assert anna.units("staked") == 7 * 25 * CHIP
    for size in FLAT:
        anna.resize(*size)
        for name in SIX:
            expect(anna.spot(name)).to_be_in_viewport(ratio=1)


@pytest.mark.by_day(0)
def test_a_host_chooses_the_game_and_its_side_bets(visit: Visit) -> None:
    anna = visit.player()
    anna.open_room()
    anna.arrive()
    anna.page.get_by_role("button", name="Open a table").click()
    form = anna.page.get_by_role("dialog")
    bets = form.locator("summary", has_text="Bets on the felt")
    expect(bets).to_contain_text("(3)")
    form.locator("[data-field=preset]").select_option("ez")
    expect(bets).to_contain_text("(5)")
    bets.click()
    expect(form.get_by_label("Dragon 7")).to_be_checked()
    expect(form.locator("[data-kind=banker]")).to_contain_text("house edge 7.61%")
    form.locator("[data-search=bets]").fill("lucky 6")
    expect(form.locator("[data-kind]")).to_have_count(1)
    form.get_by_label("Lucky 6", exact=True).check()
    expect(bets).to_contain_text("(6)")
    form.get_by_role("button", name="Open").click()
    for name in ("dragon-7", "panda-8", "lucky-6"):
        expect(anna.spot(name)).to_be_visible()
