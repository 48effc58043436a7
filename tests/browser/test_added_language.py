"""A language that a package adds, written from right to left: the page offers it and speaks it."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from support.server.process import Server

from .player import Visit, expect

pytestmark = pytest.mark.browser

PLACE, NAME = "המקום שלך", "שמך"


def add_hebrew(folder: Path) -> None:
    """Write a package with two messages in Hebrew, as an installer would."""
    info, words = folder / "ivrit-1.0.dist-info", folder / "ivrit"
    info.mkdir()
    words.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ivrit\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[baccarat.languages]\nhe = ivrit\n")
    (words / "__init__.py").touch()
    (words / "language.toml").write_text('name = "עברית & <b>"\ndirection = "rtl"\n')
    (words / "page.ftl").write_text(f"### A comment.\n\nyour-name = {NAME}\n", encoding="utf-8")


def test_the_page_offers_and_speaks_it(browser: Browser, tmp_path: Path) -> None:
    add_hebrew(tmp_path)
    options = (str(tmp_path),)
    with (
        Server(tmp_path / "data", "support.server.conditions with_plugins", *options) as server,
        Visit(browser, server.address) as visit,
    ):
        page = visit.player().page
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(server.address)
        chosen = page.locator(".languages select")
        expect(chosen.locator("option")).to_have_count(7)
        assert not [url for url in asked if "/api/words/" in url]
        chosen.select_option(label="עברית & <b>")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        expect(page.locator("html")).to_have_attribute("lang", "he")
        expect(page.locator("body")).to_contain_text(NAME)
        page.reload()
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        expect(page.locator("body")).to_contain_text("Privacy")  # English for missing messages
        assert [url for url in asked if "/api/words/he/page" in url]
