"""Contrast, touch targets and zoom on the operator's page, a banned visitor's, and a club night."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from support.server.operator import FORWARDED, Visitor, operated
from support.server.process import Server

from .test_accessibility import overflow
from .test_legible import PHONE, SMALL, WIDE, Painted

pytestmark = pytest.mark.browser

PARTS = ("house", "people", "rooms", "sanctions", "reports", "log")
Operated = tuple[Server, Visitor]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    with operated(tmp_path_factory.mktemp("operated")) as found:
        found[1].prove()
        yield found


def _ways(wide: dict[str, Any]) -> list[dict[str, Any]]:
    touch: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    return [wide | {"color_scheme": "dark"}, touch | {"color_scheme": "light"}]


def _check(shown: Painted, what: str) -> None:
    assert shown.faint() == [], what
    assert overflow(shown) == 0, what
    if shown.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        assert shown.page.evaluate(SMALL, 44) == [], what


@pytest.mark.by_day(0)
def test_the_operators_page_is_legible(browser: Browser, own: Operated) -> None:
    server, olga = own
    for way in _ways({"viewport": WIDE}):
        boss = Painted(browser, server.address, extra_http_headers=olga.headers, **way)
        value, url = olga.http.cookies["baccarat"], boss.address
        boss.page.context.add_cookies([{"name": "baccarat", "value": value, "url": url}])
        boss.page.goto(f"{boss.address}operator")
        boss.page.locator("[data-form=rules]").wait_for()
        for part in PARTS:
            boss.page.locator(f"[data-part={part}]").click()
            _check(boss, part)
        boss.page.context.close()


def test_a_banned_visitors_page_is_legible(browser: Browser, own: Operated) -> None:
    server, olga = own
    for at, way in enumerate(_ways({"viewport": WIDE})):
        headers = {FORWARDED: f"198.51.100.{at + 10}"}
        eve = Painted(browser, server.address, extra_http_headers=headers, **way)
        eve.become_guest(f"Eve {at}")
        eve.arrive()
        who = eve.page.evaluate("fetch('/api/me').then(e => e.json()).then(e => e.player)")
        order = {"kind": "ban", "player": who, "reason": "Enough", "hours": 24}
        assert olga.do("/sanctions", **order).status_code == 204
        eve.page.locator("[data-page=banned]").wait_for()
        _check(eve, "banned")
        eve.page.context.close()


@pytest.mark.by_day(0)
def test_a_club_night_is_legible(browser: Browser, house: Server) -> None:
    for way in _ways({"viewport": WIDE}):
        host = Painted(browser, house.address, **way)
        host.become_guest("Ada")
        host.arrive()
        host.button("open-table").click()
        host.page.locator("[data-field=club-night]").check()
        _check(host, "form")
        host.page.locator("[data-field=club-minutes]").fill("90")
        host.page.locator("[data-field=club-chips]").fill("400")
        host.button("open-it").click()
        host.open_stakes()
        host.page.locator("[data-club]").wait_for()
        _check(host, "table")
        host.menu("host")
        _check(host, "host")
        host.page.context.close()
