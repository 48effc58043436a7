"""The page below a sub-path, through a restart of the house, and without JavaScript."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from baccarat.text.languages import LANGUAGES
from support.server.process import Server

from .player import Player, Visit, expect

pytestmark = pytest.mark.browser

ROOT = "/cards"
RESTARTS = "The house is restarting"


def test_a_table_below_a_sub_path_outlives_a_restart(browser: Browser, tmp_path: Path) -> None:
    options = ("128", "", f"root_path={ROOT}")
    with (
        Server(tmp_path, "baccarat.web", *options) as server,
        Visit(browser, server.address) as visit,
    ):
        anna = visit.player()
        asked: list[str] = []
        anna.page.on("request", lambda request: asked.append(request.url))
        anna.page.on("websocket", lambda socket: asked.append(socket.url))
        room = anna.play_alone()
        anna.deal()
        links = anna.page.evaluate("[...document.querySelectorAll('a')].map(each => each.href)")
        _walk(anna)
        assert anna.page.url == f"{server.address}rooms/{room}"
        inside = re.compile(rf"\w+://127\.0\.0\.1:\d+{ROOT}/")
        assert [url for url in (*asked, *links) if not inside.match(url)] == []
        anna.page.clock.install()
        assert server.stop() == 0
        expect(anna.page.locator("[data-status=lost]")).to_contain_text(RESTARTS)
        server.start()
        anna.page.clock.run_for(10_000)
        expect(anna.page.locator("[data-status=here]")).to_have_count(1)
        anna.deal()


def _walk(anna: Player) -> None:
    """Leave the table by the page's own links and come back by the browser's history."""
    anna.page.locator("a.brand").click()
    anna.page.locator("[data-action=odds]").click()
    expect(anna.page.locator("[data-bet=tie]")).not_to_have_count(0)
    anna.page.reload()
    expect(anna.page.locator("[data-bet=tie]")).not_to_have_count(0)
    anna.page.go_back()
    anna.page.go_back()
    anna.open_stakes()


def test_without_javascript_the_page_says_so(browser: Browser, house: Server) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{house.address}rooms/salon")
        lines = page.locator("noscript p")
        assert lines.count() == len(LANGUAGES)
        assert lines.evaluate_all("all => all.every(each => each.checkVisibility())")
        assert "need JavaScript" in (page.locator("noscript [lang=en]").text_content() or "")
