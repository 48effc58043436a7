"""Languages, small screens, reduced motion, and the findings of axe."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize

from ..player import LANGUAGES, Player, Visit, expect

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[3] / "frontend/node_modules/axe-core/axe.min.js"
SPEAKS = {
    "de-DE": ("de", "Platz nehmen"),
    "fr-CA": ("fr", "Prendre place"),
}
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}


@pytest.mark.by_day(1)
@pytest.mark.parametrize("locale", SPEAKS)
def test_the_page_speaks_the_visitors_language(visit: Visit, locale: str) -> None:
    anna = visit.player(locale=locale)
    language, words = SPEAKS[locale]
    anna.arrive()
    expect(anna.button("take-seat")).to_have_text(words)
    expect(anna.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.by_day(0)
def test_another_language_is_remembered(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone()
    anna.page.get_by_label("Language").select_option("Deutsch")
    expect(anna.button("deal")).to_have_text("Geben")
    anna.page.reload()
    expect(anna.button("deal")).to_have_text("Geben")
    anna.press("4", "p", "p")
    expect(anna.page.locator("[data-notice]")).to_contain_text("1.000")
    with anna.page.expect_popup() as opened:
        anna.button("roads-test").click()
    shown = opened.value
    expect(shown.locator("h1")).to_have_text("Sagen die Permanenzen etwas voraus?")
    expect(shown.locator("pre")).to_contain_text("def test_no_bet_profits_from_any_road")
    expect(shown.locator("table")).to_have_count(4)
    shown.close()


CUT_OFF = """() => [...document.querySelectorAll('[role=tab]')]
  .filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.innerText)"""


def overflow(anna: Player) -> int:
    return int(anna.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_a_small_phone_needs_no_sideways_scrolling(visit: Visit) -> None:
    anna = visit.player(viewport=PHONE, has_touch=True)
    anna.arrive()
    fits(anna, anna.button("take-seat"))
    anna.play_alone(bots=3)
    anna.spot("player").tap()
    controls = (anna.button("deal"), anna.button("turns"))
    fits(anna, anna.spot("player"), anna.spot("banker"), *controls)
    anna.deal()
    fits(anna)
    anna.press("o")
    for tab in ("table", "own", "care", "host"):
        anna.page.locator(f"[data-tab={tab}]").click()
        expect(anna.page.get_by_role("tabpanel").locator("h3").first).to_be_visible()
        fits(anna)
    anna.button("make-link").scroll_into_view_if_needed()
    expect(anna.page.locator("dialog .cross")).to_be_in_viewport()
    expect(anna.page.locator("[data-tab=records]")).to_be_in_viewport()


def fits(anna: Player, *seen: Locator, languages: Sequence[str] = LANGUAGES) -> None:
    """Check in each language that nothing is wider than the screen and these are visible."""
    for language in languages:
        anna.speak(language)
        assert overflow(anna) == 0
        assert anna.page.evaluate(CUT_OFF) == []
        for each in seen:
            expect(each).to_be_in_viewport(ratio=1)


@pytest.mark.by_day(0)
def test_less_motion_moves_nothing(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone(pace="quick")
    anna.spot("player").click()
    anna.page.evaluate(
        """() => {
          window.moved = [];
          const look = () => {
            const long = document.getAnimations().filter((each) =>
              each instanceof CSSTransition
              || Number(each.effect.getComputedTiming().duration) > 1);
            window.moved.push(...long.map(({ effect }) => effect.target.outerHTML));
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    anna.deal()
    assert anna.hand("player") != []
    anna.page.set_viewport_size(PHONE)  # sizes change at once there, without a transition
    anna.spot("banker").click()
    expect(anna.spot("banker")).to_contain_text("your stake 25")
    assert anna.page.evaluate("moved") == []


SERIOUS = """async (within) => {
  const { rules, data } = axe._audit;
  const mild = (impact) => ['minor', 'moderate'].includes(impact);
  const checks = ({ any, all, none }) => [...any, ...all, ...none].map((each) => each.id ?? each);
  const off = rules.filter((rule) =>
    mild(rule.impact) && checks(rule).every((id) => mild(data.checks[id].impact)));
  const options = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(off.map(({ id }) => [id, { enabled: false }])),
    preload: false, // of sounds and pictures, for mild rules
  };
  const undrawn = [...document.adoptedStyleSheets];
  // Axe says nothing of transparent text; clipped text need not be painted either.
  const clipped = new CSSStyleSheet();
  clipped.replaceSync('html, dialog, ::backdrop { clip-path: polygon(0 0) !important }');
  document.adoptedStyleSheets = [clipped];
  const { violations } = await axe.run(within || document, options);
  document.adoptedStyleSheets = undrawn;
  return violations
    .filter(({impact}) => ['serious', 'critical'].includes(impact))
    .map(({id, nodes}) => [id, nodes.map(({target}) => target)]);
}"""
"""The findings of axe, with all rules whose violation can be serious."""


COUNTS_TIES = """strip => {
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  text.append('2');
  strip.querySelector('svg').append(text);
}"""


def serious(anna: Player, within: str = "") -> list[Any]:
    """Run axe on the page, or `within` the element that a selector finds."""
    if not anna.page.evaluate("'axe' in window"):
        anna.page.add_script_tag(path=AXE)
    found: list[Any] = anna.page.evaluate(SERIOUS, within)
    return found


def serious_anywhere(anna: Player, within: str = "") -> list[Any]:
    """Run axe on the page at phone and desktop sizes."""
    found: list[Any] = []
    for size in (PHONE, DESK):
        anna.page.set_viewport_size(size)
        found += serious(anna, within)
    return found


def test_axe_finds_nothing_serious(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True)
    anna.arrive()
    expect(anna.page.locator("main li")).not_to_have_count(0)
    assert serious_anywhere(anna) == []
    room = anna.open_room(bots=2)
    anna.arrive(f"rooms/{room}")
    expect(anna.button("sit")).to_be_visible()
    assert serious_anywhere(anna) == []
    anna.button("sit").click()
    anna.open_stakes()
    anna.press("p", "3", "b", "t")
    assert serious_anywhere(anna) == []
    anna.deal()
    assert serious_anywhere(anna) == []
    anna.page.set_viewport_size(PHONE)
    expect(anna.page.locator("p.strip")).to_be_visible()  # the table does not move below a result
    anna.press("p")
    anna.deal()
    anna.page.locator("button.strip").evaluate(COUNTS_TIES)
    assert serious(anna, ".strip") == []
    for key in ("y", "?", "o", "l"):
        anna.press(key)
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        assert serious_anywhere(anna, "dialog") == []  # the page behind it was checked before
        anna.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)


FAULTS = {
    "button-name": "<button></button>",
    "color-contrast": "<p style='color: #222; background: #111'>Hard to read</p>",
    "image-alt": "<img src='icon.svg'>",
}


def test_axe_finds_planted_faults(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True)
    anna.arrive()
    expect(anna.page.locator("main li")).not_to_have_count(0)
    anna.page.evaluate(
        "faults => document.querySelector('main').insertAdjacentHTML('beforeend', faults)",
        "".join(FAULTS.values()),
    )
    for within in ("", "main"):
        assert sorted(each[0] for each in serious(anna, within)) == sorted(FAULTS)
    assert serious(anna, "h1") == []


SIX = ("dragon-7", "panda-8", "player-pair", "banker-pair", "dragon-bonus-player", "big")
TABLES = {
    "punto-banco": {"wagers": ["player", "banker-ez", "tie", *SIX]},
    "chemin-de-fer": {},
    "banque-limitee": {},
}
MOST_TABS = 60


def rings(anna: Player) -> list[tuple[str, list[str]]]:
    """Move through the page by keyboard, and list the elements whose focus ring is clipped."""
    seen: dict[str, list[str]] = {}
    first = ""
    for _ in range(MOST_TABS):
        anna.press("Tab")
        key, faults = anna.ring()
        if key and key == first and len(seen) > 1:
            break
        first = first or key
        seen[key] = faults
    assert len(seen) > 1
    return [(key, faults) for key, faults in seen.items() if faults]


@pytest.mark.by_day("chemin-de-fer")
@pytest.mark.parametrize("preset", TABLES)
def test_the_focus_ring_is_never_clipped(visit: Visit, preset: str) -> None:
    anna = visit.player(viewport=PHONE)
    room = anna.open_room(preset=preset, bots=3, fields=TABLES[preset])
    anna.arrive(f"rooms/{room}")
    anna.button("sit").click()
    expect(anna.page.locator("[data-purse]")).to_be_visible()
    assert rings(anna) == []
    anna.page.locator("[data-tool=table]").focus()
    anna.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert rings(anna) == []
    anna.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    assert anna.ring()[1] == []
    anna.plant("[data-tool=table] { outline-offset: 4px !important }")
    assert anna.ring()[1] == ["the window cuts it off top by 5.0"]
