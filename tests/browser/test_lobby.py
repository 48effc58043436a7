"""The lobby at the page: live, filtered, with ways to watch and to sit; a player's own coups."""

import re
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator

from baccarat.house.store.private_files import DATABASE
from support.server.process import Server

from .player import LANGUAGES, Player, Visit, expect

pytestmark = pytest.mark.browser


def _line(player: Player, room: str) -> Locator:
    return player.page.locator(f"[data-room='{room}']")


def test_the_list_is_live_without_asking_again(visit: Visit) -> None:
    anna, looker = visit.player(), visit.player(own=True)
    looker.arrive("nowhere/at-all")
    expect(looker.page.get_by_text("Nothing was found at this address")).to_be_visible()
    looker.arrive()
    expect(looker.page.get_by_text("Nothing was found at this address")).to_have_count(0)
    expect(looker.page.get_by_role("heading", name="Salon", exact=True)).to_be_visible()
    asked: list[str] = []
    looker.page.on("request", lambda request: asked.append(request.url))
    room = anna.play_alone(name="Live")
    expect(_line(looker, room)).to_contain_text("8 seats free")
    anna.deal()
    expect(_line(looker, room).locator("[data-road=bead_plate] path")).to_have_count(1)
    looker.page.locator("[data-filter=road]").select_option("big_road")
    expect(_line(looker, room).locator("[data-road=big_road] path")).not_to_have_count(0)
    expect(_line(looker, room).locator("[data-road=cockroach_road]")).to_have_count(1)
    looker.page.reload()
    expect(looker.page.locator("[data-filter=road]")).to_have_value("big_road")
    assert [url for url in asked if url.endswith("/api/rooms")] == []


@pytest.mark.by_day(0)
def test_filters_keep_to_game_limits_and_free_seats(visit: Visit) -> None:
    anna, bert = visit.player(), visit.player()
    punto = anna.open_room(name="Small", fields={"minimum": 500})
    chemin = anna.open_room(preset="chemin-de-fer", name="Iron", advisor=True)
    bots = anna.open_room(name="Bots", fields={"seats": 2}, bots=1)
    full = anna.open_room(name="Full", fields={"seats": 2})
    for room in (bots, full):
        anna.sit(room)
    bert.become_guest("Bert")
    bert.sit(full)
    looker = visit.player()
    looker.arrive()
    for room in (punto, chemin, full):
        expect(_line(looker, room)).to_be_visible()
    expect(_line(looker, chemin).locator("[data-offer=advisor]")).to_have_text("advisor")
    expect(_line(looker, punto).locator("[data-offer]")).to_have_count(0)
    looker.page.locator("[data-filter=game]").select_option("chemin")
    expect(_line(looker, chemin)).to_be_visible()
    expect(_line(looker, punto)).to_have_count(0)
    looker.page.locator("[data-filter=game]").select_option("")
    looker.page.locator("[data-filter=limits]").select_option("500")
    expect(_line(looker, punto)).to_be_visible()
    expect(_line(looker, full)).to_have_count(0)
    looker.page.locator("[data-filter=limits]").select_option(index=0)
    looker.page.locator("[data-filter=free]").check()
    expect(_line(looker, full)).to_have_count(0)
    expect(_line(looker, chemin)).to_be_visible()
    expect(_line(looker, bots)).to_be_visible()  # a bot gives its seat up


@pytest.mark.by_day(0)
def test_a_visitor_watches_without_a_seat_or_sits_down_at_once(visit: Visit) -> None:
    anna, bert = visit.player(), visit.player()
    room = anna.play_alone(name="Both ways")
    bert.become_guest("Bert")
    bert.arrive()
    _line(bert, room).locator("[data-action=watch]").click()
    expect(bert.page.get_by_text("You are watching.")).to_be_visible()
    assert bert.page.locator("[data-seat]", has_text="Bert").count() == 0
    bert.page.goto(bert.address)
    tables = bert.page.get_by_role("heading", name="Tables open now")
    expect(tables).to_be_in_viewport()
    expect(bert.page.get_by_text("Good evening, Bert.")).to_be_visible()
    expect(bert.page.locator(".hero")).to_have_count(0)
    _line(bert, room).locator("[data-action=sit-there]").click()
    bert.open_stakes()


@pytest.mark.by_day(0)
def test_my_coups_show_stakes_results_and_reasons(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone(name="Own")
    for _ in range(3):
        anna.spot("player").click()
        anna.deal()
        anna.open_stakes()
    anna.arrive()
    anna.button("history").click()
    own = anna.page.locator("[data-day] [data-own]")
    expect(own).to_have_count(3)
    expect(own.first).to_contain_text(re.compile("staked (25|50|75)"))  # after a tie the bet stays
    assert [own.nth(at).locator("svg[role=img]").count() >= 4 for at in range(3)] == [True] * 3
    sums = [anna.page.locator(f"[data-sum={of}]") for of in ("all", "day", "shoe")]
    assert len({sum_of.get_attribute("data-units") for sum_of in sums}) == 1
    expect(sums[0].locator("..")).to_contain_text("In all: 3 coups")
    expect(anna.page.locator("[data-day] h3")).to_contain_text(str(datetime.now(UTC).year))
    expect(anna.page.get_by_text("Days and times are shown for")).to_be_visible()
    record = anna.page.locator("[data-day] a[download]").get_attribute("href") or ""
    assert anna.page.request.get(anna.address + record.strip("/")).text().startswith("format")
    own.first.get_by_role("button").click()
    expect(anna.page.get_by_role("heading", name="Coup 3, explained")).to_be_visible()
    anna.press("Escape")
    anna.button("analyse").click()
    expect(anna.page.locator("[data-player=Anna]")).to_be_visible(timeout=180_000)
    assert "analysis?room=" in anna.page.url


@pytest.mark.by_day(0)
def test_the_lobby_fits_the_screen(visit: Visit) -> None:
    looker = visit.player()
    room = looker.play_alone(name="W" * 24)
    looker.arrive()
    expect(looker.page.locator(f"[data-own-seat='{room}']")).to_be_visible()
    for language in LANGUAGES:
        looker.speak(language)
        for width, height in ((1280, 800), (390, 844)):
            looker.resize(width, height)
            assert looker.page.evaluate(
                "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
            )
        first = looker.page.locator("[data-room]").first
        assert first.get_attribute("data-own-seat") == room
        assert first.evaluate("each => each.getBoundingClientRect().bottom") <= height, language


def test_on_phones_the_filters_open_on_demand(visit: Visit) -> None:
    looker = visit.player({"width": 390, "height": 844})
    room = looker.open_room(name="Folded", fields={"minimum": 500})
    looker.arrive()
    opener, limits = looker.button("filters"), looker.page.locator("[data-filter=limits]")
    expect(opener).to_have_attribute("aria-expanded", "false")
    expect(limits).to_be_hidden()
    expect(looker.page.locator("[data-filter=text]")).to_be_visible()
    opener.focus()
    looker.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "true")
    looker.press("Tab", "Tab")
    expect(limits).to_be_focused()
    limits.select_option("500")
    expect(opener).to_have_text("Filters (1)")
    opener.click()
    expect(limits).to_be_hidden()
    expect(opener).to_have_text("Filters (1)")
    expect(_line(looker, "salon")).to_have_count(0)
    expect(_line(looker, room)).to_be_visible()
    looker.resize(1280, 800)
    expect(limits).to_be_visible()
    expect(opener).to_be_hidden()


def test_a_table_out_of_order_is_listed_and_visitors_are_told(
    browser: Browser, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        server.kill()
        with sqlite3.connect(tmp_path / DATABASE) as database:
            database.execute("UPDATE events SET body = x'ff' WHERE room = 'salon'")
        server.start()
        with Visit(browser, server.address) as visit:
            anna = visit.player()
            room = anna.open_room(name="Well")
            anna.arrive()
            broken = anna.page.locator("[data-out-of-order=salon]")
            expect(broken).to_contain_text("Salon")
            expect(broken).to_contain_text("out of order")
            expect(broken.get_by_role("link")).to_have_count(0)
            expect(_line(anna, room)).to_be_visible()
            anna.page.goto(f"{server.address}rooms/salon")
            expect(anna.page.get_by_text("This table is out of order")).to_be_visible()
