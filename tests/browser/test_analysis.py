"""The analysis page: a record is opened and stepped through, at each size, in each language."""

import re

import pytest

from baccarat.notation import record_of_cards, write
from support.golden.records import short

from .layout.test_accessibility import overflow, serious
from .player import LANGUAGES, Visit, expect

pytestmark = pytest.mark.browser

DROPPED = """(text) => {
  const all = new DataTransfer();
  all.items.add(new File([text], 'shoe.bhh'));
  return all;
}"""
"""Simulates dropping a file on the page."""
SIZES = ((1366, 768), (1280, 650), (390, 844), (360, 640))


def test_a_record_is_dropped_and_stepped_through(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True)
    anna.arrive()
    anna.button("analysis").click()
    page = anna.page
    chosen = page.locator("input[type=file]")
    chosen.set_input_files(
        {"name": "a.bhh", "mimeType": "text/plain", "buffer": b"nothing of the kind"}
    )
    expect(page.get_by_role("alert")).to_contain_text("not a whole record")
    record = short("analysed/chemin-de-fer", 5)
    dropped = page.evaluate_handle(DROPPED, record)
    page.locator("main").dispatch_event("dragover", {"dataTransfer": dropped})
    expect(page.locator("main.over")).to_be_attached()
    page.locator("main").dispatch_event("drop", {"dataTransfer": dropped})
    expect(page.locator("main.over")).to_have_count(0)
    expect(page.locator("[data-player=Ada]")).to_be_visible(timeout=180_000)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-line]")).to_have_count(page.locator("[data-player]").count())
    for _ in range(4):
        anna.button("next").click()
    expect(anna.button("next")).to_be_disabled()
    expect(page.locator("[data-choice=ponte]")).to_contain_text("1+4")
    expect(page.locator("[data-value=ponte]")).to_have_text(re.compile(r"^−1\.\d+%$"))
    assert not serious(anna)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert not overflow(anna), (width, height)
    for language in LANGUAGES:
        anna.speak(language)
        expect(page.locator("h1")).not_to_be_empty()
        assert not overflow(anna), language


@pytest.mark.by_day(0)
def test_a_noted_shoe_is_studied_and_stepped_through(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True)
    anna.arrive()
    anna.button("analysis").click()
    page = anna.page
    chosen = page.locator("input[type=file]")
    page.locator("[name=preset]").select_option("ez")
    expect(page.locator("[name=packs]")).to_have_value("8")
    page.locator("[name=packs]").fill("6")
    large = b"P\n" * 2_000_001
    chosen.set_input_files({"name": "large.csv", "mimeType": "text/csv", "buffer": large})
    expect(page.get_by_role("alert")).to_contain_text("baccarat study FILE")
    noted = b"p1,b1,p2,b2,p3,b3\n9h,2c,Kd,3c,,\n9h,2c,Kd,3c,5d,\n2h,2c,Kd,3c,5d,8s\n"
    chosen.set_input_files({"name": "a.csv", "mimeType": "text/csv", "buffer": noted})
    expect(page.locator("[data-broken='1']")).to_be_visible(timeout=180_000)
    expect(page.get_by_role("row", name="Tie").first).to_contain_text("exact")
    expect(page.get_by_role("row", name="Dragon 7").first).to_be_visible()
    expect(page.get_by_text("6 packs")).to_be_visible()
    anna.button("next").click()
    expect(page.locator("[data-hand=player] .cards > *")).to_have_count(3)
    assert not serious(anna)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert not overflow(anna), (width, height)


@pytest.mark.by_day(0)
def test_without_a_record_there_are_own_shoes_an_example_and_links(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True)
    room = anna.play_alone(name="Own")
    anna.spot("player").click()
    anna.deal()
    anna.arrive("replay")
    expect(anna.page.locator("[data-own-shoe]")).to_have_text("Own, shoe 1")
    link = anna.page.locator("#shoe-link")
    link.fill("https://elsewhere.example/replay?room=salon&shoe=1")
    anna.button("follow-link").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("no link to a shoe of this house")
    assert not serious(anna)
    link.fill(f"{anna.address}analysis?room={room}&shoe=1")
    anna.button("follow-link").click()
    expect(anna.page.locator("[data-stage]")).to_be_attached()
    expect(anna.page).to_have_url(f"{anna.address}replay?room={room}&shoe=1&coup=1")
    anna.arrive("analysis")
    expect(anna.page.locator("[data-own-shoe]")).to_be_visible()
    anna.button("example-shoe").click()
    expect(anna.page.locator("[data-player=Ada]")).to_be_visible(timeout=180_000)


def test_a_noted_record_shows_what_each_bet_was_worth(visit: Visit) -> None:
    """Nobody staked, so the table of players is missing, and the chart shows the bets."""
    noted = write(record_of_cards("ez", ["4s Kd Kc Jc 2c 7s", "9h 2c Kd 3c"]))
    anna = visit.player(bypass_csp=True)
    anna.arrive()
    anna.button("analysis").click()
    page = anna.page
    page.locator("input[type=file]").set_input_files(
        {"name": "a.bhh", "mimeType": "text/plain", "buffer": noted.encode()}
    )
    expect(page.locator("section li")).to_have_count(5, timeout=180_000)
    expect(page.locator("[data-line] polyline:not(.expected)")).to_have_count(5)
    expect(page.locator("main table")).to_have_count(0)
    expect(page.locator("section svg text").first).to_contain_text("%")
    assert not serious(anna)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert not overflow(anna), (width, height)
    for language in LANGUAGES:
        anna.speak(language)
        expect(page.locator("section .quiet").first).not_to_be_empty()
        assert not overflow(anna), language
