"""Two people at one table, and a server that stops and restarts."""

import re

import pytest
from playwright.sync_api import Browser

from support.server.process import Server

from .player import Visit, expect

pytestmark = pytest.mark.browser


def test_two_browsers_see_the_same_coup(visit: Visit) -> None:
    anna, bert = visit.player(), visit.player()
    room = anna.play_alone(pace="quick", fields={"burn": 0})
    bert.arrive(f"rooms/{room}")
    bert.say_name("Bert")
    bert.open_stakes()
    anna.spot("banker").click()
    annas_seat = bert.page.locator("[data-seat]", has_text="Anna")
    expect(annas_seat).to_have_attribute("aria-label", re.compile("Banker 25"))
    expect(anna.page.get_by_role("timer")).to_be_visible()
    bert.spot("tie").click()
    anna.button("deal").click()
    expect(anna.button("deal")).to_have_text("Waiting for the others…")
    bert.button("deal").click()
    anna.see_coup(1)
    bert.see_coup(1)
    for side in ("player", "banker"):
        assert anna.hand(side) == bert.hand(side) != []
    early = {"Place your bets, please.", "A new shoe of 8 packs."}  # before Bert came
    calls = [each for each in anna.said() if each not in early]
    assert calls == [each for each in bert.said() if each in calls] != []


def test_the_page_recovers_with_the_server(browser: Browser, own_server: Server) -> None:
    with Visit(browser, own_server.address) as visit:
        anna = visit.player()
        anna.play_alone()
        anna.spot("player").click()
        anna.deal()
        held = anna.units("purse") + anna.units("staked")
        own_server.kill()
        expect(anna.page.get_by_text("Connection lost, reconnecting…")).to_be_visible()
        anna.spot("tie").click()
        anna.page.locator("[data-tool=rules]").click()
        missing = anna.page.get_by_role("alertdialog")
        expect(missing).to_contain_text("A part of the page could not be fetched")
        again = missing.locator("[data-action=fetch-again]")
        again.click()
        expect(anna.page.get_by_text("Connection lost, reconnecting…")).to_be_visible()
        own_server.start()
        expect(anna.page.get_by_text("You are back.")).to_be_visible()  # for a minute
        expect(anna.page.locator("[data-status=here]")).to_be_attached()
        assert anna.units("purse") + anna.units("staked") == held
        again.click()
        expect(missing).to_have_count(0)
        anna.open_stakes()
        assert anna.units("purse") + anna.units("staked") == held
        expect(anna.spot("tie")).to_contain_text("your stake 25")
        anna.deal()


def test_a_refusal_is_worded_near_the_chips(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone()
    anna.press("4", "p", "p")
    notice = anna.page.locator("[data-notice=over-purse]")
    expect(notice).to_contain_text("1,000")
    expect(notice).to_be_in_viewport()
    assert anna.units("staked") == 100_000
    out_of_reach = anna.page.locator("[data-chip][aria-disabled=true]")
    expect(out_of_reach).to_have_count(5)
    expect(anna.page.locator("[data-chip='500']")).to_have_count(0)


def test_a_missing_room_is_reported(visit: Visit) -> None:
    anna = visit.player()
    anna.arrive("rooms/nowhere")
    expect(anna.page.get_by_text("There is no such table.")).to_be_visible()
    anna.page.get_by_role("button", name="To the lobby").click()
    expect(anna.page.get_by_role("heading", name="Baccarat")).to_be_visible()
