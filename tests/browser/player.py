"""Players using the page, each in their own browser context."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, cast, overload

from playwright.sync_api import (
    APIResponse,
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    expect as demand,
)

# The return types of `expect`, which have no public names.
from playwright.sync_api._generated import LocatorAssertions, PageAssertions

from .moments import LASTING, MOMENT

SIZE: ViewportSize = {"width": 1280, "height": 720}
"""The default window size."""
WAIT = 90_000
"""In milliseconds, for anything that takes at most a coup, on a very busy machine."""
demand.set_options(timeout=WAIT)
UNPAINTED = "html, dialog, ::backdrop { opacity: 0 !important }"
"""Does layout but no painting: no test looks at pixels, and painting takes most of the time."""
UNDRAWN = f"""{{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('{UNPAINTED}');
  document.adoptedStyleSheets = [sheet];
}}"""
PICTURE = (Path(__file__).parent / "layout" / "picture.js").read_text(encoding="utf-8")
QUICKLY = {"format": "png", "optimizeForSpeed": True}
"""How the browser takes a picture whose pixels are read."""
SAME_NUMBERS = """(name => {
  const draw = crypto.getRandomValues.bind(crypto);
  let state = 0;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) | 0) >>> 24;
  crypto.getRandomValues = (into) => {
    const { pathname } = location;
    if (!pathname.startsWith('/rooms/seed') || into.length !== 32) return draw(into);
    for (const each of state ? '' : name + pathname) state = (state * 31 + each.charCodeAt()) | 0;
    return into.map((_, at) => (into[at] = next()));
  };
})"""
"""In a seeded room, a page of this name draws the same numbers for the shuffle in each run."""

PLANT = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet];
}"""
CLOSED = "dialog:not([open], [data-missing])"
"""A sheet that the browser has closed, and that the page will remove in a moment."""
RING = (Path(__file__).parent / "rings.js").read_text(encoding="utf-8")
FLIGHTS = (Path(__file__).parent / "flights.js").read_text(encoding="utf-8")
"""Records where chips fly from and to, on a page that no other test uses."""

LANGUAGES = ("en", "de", "fr")
"""The languages in which most tests look at the page."""
READ = "(found, name) => found.map(each => each.getAttribute(name))"
MARKS = """() => [...document.querySelectorAll(
  '[data-phase], [data-question], [data-stage], [data-action], [data-notice]'
)].map(each => each.cloneNode().outerHTML.split('><')[0])"""
"""The opening tags that tests use to find elements."""


ABSENT = {
    "to_have_count",
    "not_to_have_count",
    "to_be_hidden",
    "not_to_be_visible",
    "not_to_be_attached",
}
"""Expectations that can hold for missing elements."""


class Expected:
    """Playwright's expectations, evaluated only once the element exists.

    Each failed attempt makes playwright describe the whole page for a report that nobody reads.
    """

    def __init__(self, found: Locator) -> None:
        self.found = found

    def to_be_visible(self, timeout: float | None = None) -> None:
        self.found.wait_for(timeout=timeout)

    def __getattr__(self, name: str) -> Any:
        if name not in ABSENT:
            self.found.first.wait_for(state="attached")
        return getattr(demand(self.found), name)


@overload
def expect(found: Locator) -> LocatorAssertions: ...
@overload
def expect(found: Page) -> PageAssertions: ...
def expect(found: Locator | Page) -> LocatorAssertions | PageAssertions:
    """Expect something of an element of a page, or of the page itself."""
    return demand(found) if isinstance(found, Page) else cast("LocatorAssertions", Expected(found))


class Player:
    """One person with one page; any error of the page's script fails the test."""

    def __init__(self, page: Page, address: str) -> None:
        page.context.set_default_timeout(WAIT)  # also for its requests
        self.page = page
        self.address = address
        self.faults: list[str] = []
        page.on("pageerror", self._fail)
        page.on("console", self._hear)

    def _fail(self, error: Error) -> None:
        self.faults.append(str(error))

    def _hear(self, said: ConsoleMessage) -> None:
        """Record a message id without text, or a request refused to a stranger, as a fault."""
        if said.text.startswith("cannot say ") or "401 (Unauthorized)" in said.text:
            self.faults.append(said.text)

    def leave(self) -> None:
        """Stop listening to the page, which the next test may use."""
        self.page.remove_listener("pageerror", self._fail)
        self.page.remove_listener("console", self._hear)

    @property
    def room(self) -> str:
        """The id of the room whose page is open."""
        return self.page.url.rsplit("/", 1)[1]

    def arrive(self, path: str = "") -> None:
        self.page.goto(self.address + path)

    def speak(self, language: str) -> None:
        """Change the page's language, even if something covers the list of languages."""
        self.page.locator(".languages select").select_option(language, force=True)
        self.page.locator(f"html[lang={language}]").wait_for(state="attached")

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def say_name(self, name: str) -> None:
        self.page.fill("input[name=name]", name)
        self.page.click("[data-action=take-seat]")

    def plant(self, css: str) -> None:
        """Add a style sheet after all others, replacing the one added before."""
        self.page.evaluate(PLANT, css)

    def ring(self) -> tuple[str, list[str]]:
        """Return the element with keyboard focus, and what clips its focus ring."""
        found = self.page.evaluate(RING) or {"key": "", "faults": []}
        return found["key"], found["faults"]

    def become_guest(self, name: str = "Anna") -> None:
        self._post("api/guests", {"name": name})

    def open_room(self, who: str = "Anna", **order: Any) -> str:
        """Become a guest and open a room, with the longest clock; the page does not change."""
        self.become_guest(who)
        made = {"preset": "punto-banco", "name": f"At {who}’s", "pace": "instant", "bots": 0}
        made |= {"clock": 120}
        return str(self._post("api/rooms", made | order).json()["id"])

    def _post(self, path: str, body: dict[str, Any]) -> APIResponse:
        answer = self.page.request.post(self.address + path, data=body)
        assert answer.ok, answer.text()
        return answer

    def sit(self, room: str) -> None:
        self.arrive(f"rooms/{room}")
        self.page.click("[data-action=sit]")
        self.open_stakes()

    def play_alone(self, **order: Any) -> str:
        """Open a room and sit down in it."""
        room = self.open_room(**order)
        self.sit(room)
        return room

    def open_stakes(self) -> None:
        expect(self.page.locator("[data-phase=staking]")).to_be_visible()
        expect(self.button("deal")).to_be_enabled()

    def spot(self, wager: str) -> Locator:
        return self.page.locator(f"[data-spot={wager}]")

    def button(self, action: str) -> Locator:
        return self.page.locator(f"[data-action={action}]")

    def deal(self) -> None:
        """Have a coup dealt, and wait for its end."""
        coups = self.coups()
        self.button("deal").click()
        self.see_coup(coups + 1)

    def see_coup(self, number: int) -> None:
        expect(self.page.locator(f"[data-coup='{number}']")).to_be_visible()
        expect(self.page.locator("[data-stage=home]")).to_be_visible()

    def coups(self) -> int:
        return int(next(iter(self.read("coup")), 0))

    def units(self, what: str) -> int:
        """Read an amount that the page shows: `purse` or `staked`."""
        [units] = self.read(what)
        return int(units)

    def read(self, mark: str, of: str = "") -> list[str]:
        """List all current values of `data-MARK` on the page, or within `of`, without waiting."""
        found = self.page.locator(of or f"[data-{mark}]")
        return [each or "" for each in found.evaluate_all(READ, f"data-{mark}")]

    def said(self) -> list[str]:
        """Read the croupier's latest announcements, once the last one is in the log."""
        self.page.locator("[data-said='']").wait_for(state="attached")
        return self.page.locator("[data-said] p > span").all_text_contents()

    def hand(self, side: str) -> list[str]:
        cards = self.page.locator(f"[data-hand={side}] .face [role=img]")
        return [card.get_attribute("aria-label") or "" for card in cards.all()]

    def shown(self) -> str:
        marks = self.page.evaluate(MARKS)
        lines = self.page.locator("body").inner_text().split("\n")
        return "\n".join([self.page.url, *marks, " | ".join(filter(None, lines)), *self.faults])

    @contextmanager
    def expect_moment(self, condition: str, timeout: float = WAIT) -> Iterator[None]:
        """Expect this JavaScript function to be true at some moment from now on, however short."""
        self.page.evaluate(MOMENT % condition)
        yield
        self.page.wait_for_function("() => window.came", timeout=timeout)

    def menu(self, tab: str) -> None:
        """Open the table's menu at one of its tabs."""
        self.page.locator("[data-tool=table]").click()
        self.page.locator(f"[data-tab={tab}]").click()

    def press(self, *keys: str) -> None:
        """Press keys in turn; after Escape, wait until the page has removed the sheet it closed."""
        for key in keys:
            self.page.keyboard.press(key)
            if key == "Escape":
                self.page.locator(CLOSED).first.wait_for(state="detached")


class Kept:
    """Pages reused by one test after another: a new page takes as long as three coups.

    Nothing of the previous test remains, neither cookies nor storage, except the cache.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[Page]] = {}
        self.made: Counter[str] = Counter()
        self.number: dict[Page, int] = {}

    def take(self, size: ViewportSize, context: dict[str, Any]) -> Page:
        """Return a page created with this context, at this size."""
        kind = str(context)
        free = self.free.setdefault(kind, [])
        if not free:
            self.made[kind] += 1
            name = f"{kind} {self.made[kind]}"
            page = new_page(self.browser, name, viewport=size, **context)
            self.number[page] = self.made[kind]
            return page
        page = free.pop(0)
        page.set_viewport_size(size)
        return page

    def give_back(self, page: Page, origin: str, context: dict[str, Any]) -> None:
        page.goto("about:blank")
        devtools = page.context.new_cdp_session(page)
        devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        devtools.detach()
        page.context.clear_cookies()
        free = self.free[str(context)]
        free.append(page)
        free.sort(key=self.number.__getitem__)  # a test gets the same ones each time


def new_page(browser: Browser, name: str, **context: Any) -> Page:
    """Open a page in its own browser context; its `name` differs from others of a test."""
    made = browser.new_context(**{"locale": "en-GB"} | context)
    made.add_init_script(UNDRAWN + LASTING)
    made.add_init_script(f"{SAME_NUMBERS}({json.dumps(name)})")
    return made.new_page()


class Visit:
    """The players of one test, with pages `kept` for later tests, or pages of their own."""

    def __init__(self, browser: Browser, address: str, kept: Kept | None = None) -> None:
        self.browser = browser
        self.address = address
        self.kept = kept
        self.borrowed: dict[Player, dict[str, Any]] = {}
        self.people: list[Player] = []

    def player(
        self,
        viewport: ViewportSize = SIZE,
        *,
        own: bool = False,
        moving: bool = False,
        **context: Any,
    ) -> Player:
        """Open a page for a player; `context` goes to the browser: locale, touch screen, and so on.

        The page has no animation unless `moving`, which takes a quarter more time. It is the
        player's `own` page if what the test does to it cannot be undone.
        """
        context["reduced_motion"] = "no-preference" if moving else "reduce"
        if self.kept and not own:
            player = Player(self.kept.take(viewport, context), self.address)
            self.borrowed[player] = context
        else:
            name = f"own {len(self.people)}"
            page = new_page(self.browser, name, viewport=viewport, **context)
            player = Player(page, self.address)
        self.people.append(player)
        return player

    def shown(self) -> str:
        """Describe what each player's page shows, for the report of a failed test."""
        return "\n\n".join(each.shown() for each in self.people)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _: object, fault: BaseException | None, __: object) -> None:
        sound = fault is None and not any(each.faults for each in self.people)
        for each in self.people:
            each.leave()
            if self.kept and each in self.borrowed and sound:
                self.kept.give_back(each.page, self.address.rstrip("/"), self.borrowed[each])
            else:
                each.page.context.close()
        if fault is None:
            assert [each.faults for each in self.people] == [[] for _ in self.people]
