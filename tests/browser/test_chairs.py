"""People who have gone or fall silent, as the others and they themselves see it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from support.server.process import Server

from .player import LANGUAGES, Visit, expect

pytestmark = pytest.mark.browser


@pytest.fixture
def brief(browser: Browser, tmp_path: Path) -> Iterator[Visit]:
    """Visit a house in which public chairs are held for two seconds."""
    with (
        Server(tmp_path, "support.server.conditions brief") as server,
        Visit(browser, server.address) as visit,
    ):
        yield visit


@pytest.mark.by_day(0)
def test_who_lost_a_chair_by_going_away_sits_again_with_one_tap(brief: Visit) -> None:
    anna, looker = brief.player(), brief.player()
    anna.become_guest()
    anna.sit("salon")
    anna.button("deal").click()
    anna.see_coup(1)
    held = anna.units("purse") + anna.units("staked")
    looker.become_guest("Lena")
    looker.arrive("rooms/salon")
    chair = looker.page.locator("[data-seat]", has_text="Anna")
    expect(chair).to_have_count(1)
    anna.page.goto("about:blank")
    expect(chair).to_have_count(0)
    anna.arrive("rooms/salon")
    again = anna.button("sit-again")
    expect(again).to_contain_text("Sit again with 1,000")
    expect(anna.page.get_by_text("Your chips are back in your account.")).to_be_visible()
    again.click()
    anna.open_stakes()
    assert anna.units("purse") + anna.units("staked") == held
    expect(again).to_have_count(0)


@pytest.mark.by_day(0)
def test_the_table_and_the_silent_player_are_told_who_is_slow(visit: Visit) -> None:
    anna, bert = visit.player(), visit.player(own=True)
    room = anna.play_alone(clock=5, name="Slow")
    bert.arrive(f"rooms/{room}")
    bert.say_name("Bert")
    bert.open_stakes()
    anna.spot("banker").click()
    anna.button("deal").click()
    anna.see_coup(1)
    chair = anna.page.locator("[data-seat]", has_text="Bert")
    expect(chair).to_contain_text("slow")
    expect(chair).to_have_attribute("aria-label", re.compile("Bert, .* chips, slow$"))
    banner = bert.page.locator("[data-course=slow]")
    expect(banner).to_contain_text("the others wait for you for two seconds only")
    expect(anna.page.locator("[data-course]")).to_have_count(0)
    bert.open_stakes()
    bert.spot("tie").click()
    expect(banner).to_have_count(0)
    expect(chair).not_to_contain_text("slow")


@pytest.mark.by_day(0)
def test_the_lobby_names_those_who_are_away_apart(visit: Visit) -> None:
    anna, bert, looker = visit.player(), visit.player(own=True), visit.player()
    room = anna.play_alone(name="Half here")
    bert.arrive(f"rooms/{room}")
    bert.say_name("Bert")
    bert.open_stakes()
    looker.arrive()
    tile = looker.page.locator(f"[data-room='{room}']")
    expect(tile.locator("[data-people]")).to_have_text("Anna, Bert")
    bert.page.goto("about:blank")
    expect(tile.locator("[data-people]")).to_have_text("Anna")
    expect(tile.locator("[data-away]")).to_have_text("Away: Bert")
    for language in LANGUAGES:
        looker.speak(language)
        expect(tile.locator("[data-away]")).to_contain_text("Bert")
    looker.speak("en")
    anna.page.goto("about:blank")
    expect(tile.locator("[data-people]")).to_have_count(0)
