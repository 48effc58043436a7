"""Limits that players set for themselves on the page, which hold immediately, and a break."""

import pytest
from playwright.sync_api import Locator

from .player import Player, Visit, expect

pytestmark = pytest.mark.browser


def care(player: Player) -> Locator:
    """Open the table's menu at the limits a player may set."""
    player.menu("care")
    panel = player.page.locator("[data-panel=care]")
    expect(panel.locator("[data-limit=stake]")).to_be_visible()
    return panel


def limit(player: Player, chips: int) -> None:
    """Request a limit on the stakes of a coup, and wait until the house has set it."""
    care(player).locator("[data-limit=stake]").fill(str(chips))
    with player.page.expect_response("**/api/me/limits") as answer:
        player.button("set-limits").click()
    assert answer.value.ok


def test_a_tighter_limit_holds_at_once_and_a_looser_one_after_a_day(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone()
    limit(anna, 40)
    expect(anna.page.locator("[data-panel=care]")).not_to_contain_text(
        "looser limits that you asked for will apply"
    )
    anna.press("Escape")
    anna.spot("player").click()
    expect(anna.page.locator("[data-staked='2500']")).to_be_visible()
    anna.spot("player").click()
    expect(anna.page.locator("[data-notice]")).to_have_text("Your own limit is 40 a coup.")
    expect(anna.page.locator("[data-staked='2500']")).to_be_visible()
    limit(anna, 60)
    expect(anna.page.locator("[data-panel=care]")).to_contain_text(
        "In 24 hours the looser limits you asked for will apply"
    )
    anna.press("Escape")
    anna.spot("player").click()
    expect(anna.page.locator("[data-notice]")).to_have_text("Your own limit is 40 a coup.")


@pytest.mark.by_day(0)
def test_a_break_is_asked_for_twice_and_locks_out(visit: Visit) -> None:
    anna = visit.player()
    room = anna.play_alone()
    panel = care(anna)
    panel.locator("[data-break='24']").click()
    expect(anna.page.locator("[data-purse]")).to_have_count(1)
    anna.button("begin-break").click()
    expect(panel).to_contain_text("Your break lasts 24 more hours.")
    expect(panel.locator("[data-break]")).to_have_count(0)
    anna.press("Escape")
    anna.button("sit").click()
    expect(anna.page.locator("[data-notice]")).to_have_text("You are taking a break, as you asked.")
    anna.arrive(f"rooms/{room}")
    anna.button("sit").click()
    expect(anna.page.locator("[data-notice]")).to_be_visible()
    expect(anna.page.locator("[data-purse]")).to_have_count(0)


@pytest.mark.rule("CF-2")
def test_a_limit_holds_for_a_bank_too(visit: Visit) -> None:
    anna = visit.player()
    room = anna.open_room(preset="chemin-de-fer", bots=0, pace="instant")
    anna.arrive(f"rooms/{room}")
    anna.button("sit").click()
    expect(anna.page.locator("[data-question=put-up]")).to_be_visible()
    limit(anna, 10)
    anna.press("Escape")
    anna.button("name").click()
    expect(anna.page.locator("[data-notice]")).to_have_text("Your own limit is 10 a coup.")
    expect(anna.page.locator("[data-question=put-up]")).to_be_visible()
