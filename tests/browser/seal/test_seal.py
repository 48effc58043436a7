"""The seal of the shoe on the page: its display, the cutter, and how it breaks."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize

from baccarat.notation import read, verify
from support.server.process import Server

from ..layout.test_accessibility import overflow
from ..layout.test_legible import HALF, SMALL
from ..player import SIZE, Player, Visit, expect
from ..ponte import Ponte

pytestmark = [pytest.mark.browser, pytest.mark.rule("C-4")]

PHONE: ViewportSize = {"width": 360, "height": 740}
SUMMED_UP_ON_THE_TABLE = """() => {
  const bottom = name => document.querySelector(name).getBoundingClientRect().bottom;
  const edge = document.querySelector('main > .edge').getBoundingClientRect().top;
  return bottom('[data-ended]') <= Math.min(bottom('.table'), edge) + 2;
}"""
CUTTING = "#seal-cut"


def seal(player: Player) -> Locator:
    return player.page.locator("[data-seal]")


def panel(player: Player) -> Locator:
    """Open the details of the seal."""
    player.page.get_by_role("button", name=re.compile("The seal of this shoe")).click()
    return panel_of(player)


def panel_of(player: Player) -> Locator:
    return player.page.get_by_role("dialog")


def test_two_browsers_seal_a_shoe_and_read_the_same_root(visit: Visit) -> None:
    anna, bea = visit.player(), visit.player()
    room = anna.play_alone()
    anna.deal()
    shown = panel(anna)
    expect(shown).to_contain_text("Took part in the shuffle: Anna.")
    expect(shown).to_contain_text("Your browser added randomness of its own")
    expect(shown).to_contain_text(re.compile(r"[5-7] cards were shown, and each was where"))
    root = shown.locator(".root").inner_text()
    assert re.fullmatch("[0-9a-f]{4}( [0-9a-f]{4}){3}", root)
    bea.open_room("Bea")
    bea.arrive(f"rooms/{room}")
    expect(panel(bea).locator(".root")).to_have_text(root)
    for each in (anna, bea):
        expect(seal(each)).to_have_attribute("data-seal", "promised")
    expect(panel_of(bea)).to_contain_text("One coup was dealt while your browser was not here")
    for each in (anna, bea):
        before = panel_of(each).inner_text()
        each.page.reload()
        expect(panel(each)).to_have_text(before, use_inner_text=True)


DEAL_ON = """document.querySelector('[data-ended]')
  || document.querySelector('[data-action=deal]:enabled')?.click()"""
"""Deals if that is possible, but not into the next shoe, which would fold the summary."""


@pytest.mark.by_day(0)
def test_a_finished_shoe_is_summed_up_until_the_player_continues(visit: Visit) -> None:
    anna = visit.player(has_touch=True)
    anna.play_alone(fields={"packs": 4, "stop_depth": 104})
    expect(anna.page.get_by_text("A new shoe of 4 packs.")).to_have_count(1)
    ended, coups = anna.page.locator("[data-ended='1']"), 0
    anna.spot("banker").click()
    while not ended.count():
        coups = max(coups, anna.coups())
        anna.page.evaluate(DEAL_ON)
        anna.page.wait_for_timeout(50)
    assert 12 <= coups <= 25
    expect(ended).to_contain_text("Shoe 1 is over")
    for size in (PHONE, SIZE):  # it scrolls if it is long, and does not stretch the table
        anna.page.set_viewport_size(size)
        anna.page.wait_for_function(SUMMED_UP_ON_THE_TABLE)
    [own] = [
        each
        for each in anna.page.request.get(f"{anna.address}api/me/coups").json()["shoes"]
        if each["shoe"] == 1
    ]
    expect(ended.locator("[data-own-sum]")).to_have_attribute("data-own-sum", str(own["won"]))
    anna.button("look-at-seal").click()
    looked = panel_of(anna)
    expect(looked).to_contain_text("The seal of shoe 1: proved")
    proof = looked.locator(".panel > p").first
    expect(proof).to_contain_text("the whole shoe follows from it")
    expect(proof).to_have_attribute("data-recomputed", "true")
    expect(looked.locator("[data-before='1']")).to_be_visible()
    expect(looked).not_to_contain_text("not yet proved")
    for size in (HALF, PHONE):
        anna.page.set_viewport_size(size)
        assert overflow(anna) == 0
        assert anna.page.evaluate(SMALL, 44) == []
    anna.page.set_viewport_size(SIZE)
    anna.press("Escape")
    expect(looked).to_have_count(0)
    expect(ended).to_be_visible()
    anna.page.reload()  # after its end the page waits for a returning player to continue
    expect(ended.locator("[data-own-sum]")).to_have_attribute("data-own-sum", str(own["won"]))
    expect(ended.locator(".sheet")).to_have_count(5)
    anna.deal()  # it does not cover the next shoe
    expect(ended).to_have_count(0)
    folded = anna.page.locator("[data-folded='1']")
    expect(folded).to_contain_text("Shoe 1 is over")
    anna.button("reopen").click()
    expect(ended).to_be_visible()
    expect(folded).to_have_count(0)
    anna.button("go-on").click()
    expect(ended).to_have_count(0)
    anna.open_stakes()
    anna.page.reload()
    anna.open_stakes()
    expect(ended).to_have_count(0)
    expect(panel(anna)).to_contain_text("The shoe before it, number 1")
    expect(panel_of(anna)).to_contain_text("the whole shoe follows from it")


def test_the_cutter_is_asked_where_to_cut(visit: Visit) -> None:
    anna = visit.player()
    room = anna.open_room()
    anna.arrive(f"rooms/{room}")
    anna.page.click("[data-action=sit]")
    panel(anna).get_by_role("checkbox").check()
    expect(anna.page.get_by_role("checkbox")).to_be_checked()
    anna.page.reload()
    expect(panel(anna).get_by_role("checkbox")).to_be_checked()


@pytest.mark.by_day(0)
def test_the_shoe_is_cut_where_its_player_chooses(visit: Visit) -> None:
    anna = Ponte(visit.player(), bots=1, fields={"packs": 1, "stop_depth": 40})
    panel(anna.player).get_by_role("checkbox").check()
    anna.player.press("Escape")
    anna.until(CUTTING)
    expect(anna.page.locator(CUTTING)).to_have_attribute("max", "51")
    anna.page.locator(CUTTING).fill("17")
    expect(anna.page.get_by_text("After 17 cards")).to_be_visible()
    anna.page.get_by_role("button", name="Cut", exact=True).click()
    expect(anna.page.locator(CUTTING)).to_have_count(0)
    anna.until(CUTTING)  # of the next shoe
    path = f"api/rooms/{anna.player.room}/shoes/2/record"
    record = anna.page.request.get(anna.player.address + path).text()
    found = verify(read(record))
    assert (found.cut, found.browsers) == (17, (found.cutter,))
    expect(seal(anna.player)).to_have_attribute("data-seal", "proved")  # the previous one


def test_the_seal_has_room_on_a_phone(visit: Visit) -> None:
    anna = visit.player(viewport=PHONE)
    anna.play_alone()
    expect(seal(anna).get_by_role("button")).to_be_visible()
    wide = anna.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_a_card_that_was_not_sealed_breaks_the_seal(browser: Browser, tmp_path: Path) -> None:
    with (
        Server(tmp_path, "support.server.faulty swaps_cards") as server,
        Visit(browser, server.address) as visit,
    ):
        anna = visit.player()
        anna.play_alone(fields={"burn": 0})  # which shows the first cards
        expect(seal(anna)).to_have_attribute("data-seal", "promised")
        for _ in range(2):
            anna.deal()
        expect(seal(anna)).to_have_attribute("data-seal", "broken")
        expect(
            anna.page.get_by_role("button", name="The seal of this shoe is broken")
        ).to_be_visible()
        expect(panel(anna)).to_contain_text("A card was not at the place that it was dealt from.")
