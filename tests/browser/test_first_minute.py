"""A newcomer's first steps, by mouse and by keyboard."""

import hashlib
from pathlib import Path

import pytest

from .player import Player, Visit, expect

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("seeded")]

CHIP = 100
BUY_IN = 1000 * CHIP
TRIES = 10
"""Bets on a tie, all of which win once in 16 billion runs."""
SKIP = "document.querySelector('[data-action=deal]:not(.gold)')?.click()"
"""Skips the rest of the coup, unless it is over."""
RENDERING = """() => [...document.querySelectorAll('body, button, select')].map(
  each => getComputedStyle(each).textRendering.toLowerCase())"""
"""How letters are placed: browsers round their widths in buttons unless they are told not to."""
TYPEFACES = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(
  () => done([...document.fonts].map(each => each.status)))))"""


def test_a_newcomer_plays_a_coup_and_asks_why(visit: Visit) -> None:
    anna = visit.player()
    anna.arrive()
    anna.say_name("Anna")
    anna.open_stakes()
    assert anna.units("purse") == BUY_IN
    assert set(anna.page.evaluate(RENDERING)) == {"geometricprecision"}
    expect(anna.page.locator("[data-hint]")).to_contain_text("Take a chip")
    anna.spot("banker").click()
    expect(anna.page.locator("[data-hint]")).to_contain_text("press “Deal”")
    assert (anna.units("purse"), anna.units("staked")) == (BUY_IN - 25 * CHIP, 25 * CHIP)
    with anna.expect_moment("() => document.querySelector('[data-phase=dealing]')"):
        anna.button("deal").click()
    anna.page.evaluate(SKIP)
    anna.see_coup(anna.coups() or 1)
    outcome = anna.page.locator("[data-outcome]").get_attribute("data-outcome")
    won = {"banker": 2375, "player": -2500, "tie": 0}[outcome or ""]
    assert anna.units("purse") + anna.units("staked") == BUY_IN + won
    anna.page.locator("[data-coup] button").first.click()
    expect(anna.page.locator("dialog ol li")).not_to_have_count(0)
    expect(anna.page.locator("[data-hint]")).to_have_count(0)


def test_the_keyboard_alone_suffices(visit: Visit) -> None:
    anna = visit.player()
    room = anna.open_room()
    anna.arrive(f"rooms/{room}")
    sit = anna.button("sit")
    expect(sit).to_be_visible()
    while not sit.evaluate("button => button === document.activeElement"):
        anna.press("Tab")
    assert sit.evaluate("button => getComputedStyle(button).outlineStyle") == "solid"
    anna.press("Enter")
    anna.open_stakes()
    anna.press("1", "p", "2", "b", "u", "d")
    expect(anna.page.locator("[data-staked='5000']")).to_be_visible()
    anna.press("c")
    expect(anna.page.locator("[data-staked='0']")).to_be_visible()
    anna.press("t", "Enter")
    anna.see_coup(1)
    anna.press("y")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Coup 1")
    anna.press("Escape", "r")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.open_stakes()
    anna.press("Space")
    anna.see_coup(2)
    anna.press("?")
    expect(anna.page.get_by_role("dialog")).to_contain_text("keyboard")


def test_a_coup_is_heard_and_its_record_can_be_downloaded(visit: Visit) -> None:
    """Sound is off until it is turned on; screen readers read the croupier's words."""
    anna = visit.player()
    anna.play_alone()
    switch = anna.page.get_by_role("button", name="sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    anna.press("m")
    expect(switch).to_have_attribute("aria-pressed", "true")
    anna.deal()
    said = anna.said()
    assert "Place your bets, please." in said
    assert any(word in call for call in said for word in ("wins", "Tie, ", "Égalité, "))
    expect(anna.page.locator("[data-said]")).to_have_attribute("aria-live", "polite")
    anna.press("o")
    tabs = anna.page.get_by_role("tablist")
    expect(tabs.get_by_role("tab", selected=True)).to_have_attribute("data-tab", "seat")
    tabs.get_by_role("tab", selected=True).focus()
    for key, tab in (("ArrowRight", "table"), ("ArrowLeft", "seat"), ("ArrowLeft", "records")):
        anna.press(key)
        expect(tabs.get_by_role("tab", selected=True)).to_be_focused()
        expect(tabs.locator(":focus")).to_have_attribute("data-tab", tab)
    expect(anna.page.get_by_role("tabpanel", name="Records")).to_be_visible()
    with anna.page.expect_download() as download:
        anna.page.click("[data-record='1']")
    assert download.value.suggested_filename.endswith(".bhh")
    above, seal = Path(download.value.path()).read_bytes().rstrip(b"\n").rsplit(b"\n", 1)
    assert hashlib.sha256(above + b"\n").hexdigest().encode() in seal


def staked_all_and_lost(anna: Player) -> bool:
    """Bet the whole account on a tie, which loses nine times in ten; return whether it lost."""
    room = anna.open_room()
    anna.arrive(f"rooms/{room}")
    anna.page.select_option(".offer select", str(10_000 * CHIP))
    anna.button("sit").click()
    anna.open_stakes()
    anna.press("5", "t", "t")
    anna.deal()
    return anna.units("purse") == 0 if anna.page.locator("[data-purse]").count() else True


def test_the_broke_get_new_chips(visit: Visit) -> None:
    tries = (visit.player() for _ in range(TRIES))
    anna = next(player for player in tries if staked_all_and_lost(player))
    anna.button("rebuy").click()
    expect(anna.page.locator(f"[data-purse='{BUY_IN}']")).to_be_visible()


def test_a_newcomer_is_asked_once_about_figures_sounds_and_the_squeeze(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone()
    anna.page.wait_for_load_state("networkidle")  # with the part that counts the coups
    offer = anna.page.locator("[data-offer]")
    seen = []
    for coup in range(5):
        anna.spot("tie").click()  # never stays where it is
        anna.deal()
        anna.spot("player").click()  # clears the table
        if coup < 2 or coup == 3:
            expect(offer).to_have_count(1)
            seen += anna.read("offer")
            anna.button("accept-offer" if coup != 1 else "decline-offer").click()
        expect(offer).to_have_count(0)
        anna.button("croupier-turns").click()
    assert seen == ["figures", "sound", "squeeze"]
    anna.menu("own")
    expect(anna.page.locator("[name=index]")).to_be_checked()
    expect(anna.page.get_by_role("button", name="sound")).to_have_attribute("aria-pressed", "false")


def test_the_socket_comes_before_a_table_s_code_and_typefaces_after_it(visit: Visit) -> None:
    anna = visit.player(own=True)
    room = anna.open_room()
    anna.page.route("**/table-*.js", lambda _: None)  # never arrives
    with anna.page.expect_websocket(lambda each: room in each.url):
        anna.page.goto(f"{anna.address}rooms/{room}", wait_until="commit")
    anna.page.locator("dialog[data-missing]").wait_for(state="attached")
    assert set(anna.page.evaluate(TYPEFACES)) == {"unloaded"}
