"""Tables with a player's bank at the page: a seat, answers to what is asked, one's own cards."""

import json
import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TookLong
from playwright.sync_api import expect

from .player import FLIGHTS, Player, Visit
from .test_for_everyone import DESK, PHONE, fits, serious_anywhere

pytestmark = pytest.mark.browser

CHIP = 100
BUY_IN = 1000 * CHIP
ANSWERS = 1_000
"""More than what a test waits for ever takes."""
FIRST = (
    *("look", "show", "draw", "stand", "hold", "name", "double", "take-bank"),
    *("top-up", "accept-all", "refill", "bid-open", "no"),
)
"""What is pressed, the first of these that is offered."""
LOOKED_AT = {
    "chemin-de-fer": {"put-up", "raise-bank", "calls", "look"},
    "banque-limitee": {"bid", "stake-on", "calls", "look"},
}
ANSWERED = {"chemin-de-fer": ("solo",), "banque-limitee": ("solo", "no")}
"""What is pressed once calls and stakes were asked for: who has a bank at banque, keeps it."""
BANKS = pytest.mark.parametrize("preset", LOOKED_AT)
MOST_BIDS = 5
SOON = 3_000
"""Milliseconds in which a button that is there can be pressed."""
NAME = "[data-action=name]"
PASSES_ON = ("look", "show", "draw", "stand", "pass-on", "name", "no")
"""What is pressed by who puts up banks and stakes, passes on what wins, and takes no suite."""
CHOICES = ".rail:not([data-pending]) .choices:not(:has(.said))"
OPEN = f"{CHOICES} [data-action], .look [data-action]:not([data-action=hurry])"


class Ponte:
    """A person at a table with a player's bank, with bots in other seats."""

    def __init__(self, player: Player, **order: Any) -> None:
        self.player = player
        self.page = player.page
        made: dict[str, Any] = {"preset": "chemin-de-fer", "bots": 3, "pace": "instant"} | order
        player.arrive(f"rooms/{player.open_room(**made)}")
        player.button("sit").click()
        expect(self.page.locator(".chairs .mine")).to_have_count(1)

    def offered(self) -> list[str]:
        """Wait until something is asked, and list what may be answered."""
        found: list[str] = []
        while not found:  # what was open may be gone again by the time it is listed
            self.page.locator(OPEN).first.wait_for()
            found = self.player.read("action", OPEN)
        return found

    def answer(self, *preferred: str) -> str:
        """Press the first of `preferred`, or of FIRST, that is offered, and say which."""
        while True:
            offered = self.offered()
            wanted = [name for name in (*preferred, *FIRST) if name in offered]
            pressed = wanted[0] if wanted else offered[0]
            button = self.page.locator(f".rail [data-action={pressed}]")
            with suppress(TookLong):  # a bid above it may have taken it away
                button.click(timeout=SOON)
                break
        if pressed == "look":  # the corners are lifted first
            expect(button).to_have_count(0)
        return pressed

    def until(self, seen: str, *preferred: str, most: int = ANSWERS) -> None:
        """Answer until this is on the page."""
        for _ in range(most):
            self.page.locator(f"{seen}, {OPEN}").first.wait_for()
            if self.page.locator(seen).count():
                return
            self.answer(*preferred)
        raise AssertionError(f"no {seen} after {most} answers")

    def calls(self) -> None:
        """Answer until calls are asked for, from whoever's bank that may be."""
        self.until(f"{CHOICES}[data-question=calls]:has([data-action=solo])", "no")


@pytest.mark.rule("RM-5")
def test_a_seat_is_drawn_and_coups_are_played_and_told(visit: Visit) -> None:
    """The croupier has a place, the shoe goes to the banker, and the coups are told afterwards."""
    anna = Ponte(visit.player(viewport=DESK, own=True))
    anna.page.evaluate(FLIGHTS)
    assert anna.player.units("purse") == BUY_IN
    expect(anna.page.locator(".croupier")).to_contain_text("Croupier")
    expect(anna.page.locator("[data-shoe]")).to_be_visible()
    banks: set[str] = set()
    for _ in range(ANSWERS):
        anna.answer("name")
        banks |= set(anna.player.read("seat", "li.banker")) & set(anna.player.read("shoe-before"))
        if len(banks) > 1 and anna.player.coups() >= 3:
            break
    assert len(banks) > 1
    flown = set(anna.page.evaluate("flights"))
    assert flown & {"place > bank", "bank > place"}
    assert flown <= {"chair > place", "place > bank", "bank > place"}
    assert anna.player.said()
    anna.page.locator("[data-coup] button").first.click()
    expect(anna.page.locator("dialog ol li")).not_to_have_count(0)
    expect(anna.page.get_by_role("dialog")).not_to_contain_text("chemin-")
    anna.player.arrive()
    anna.player.button("history").click()
    own = anna.page.locator("[data-own]").first
    expect(own).to_contain_text(re.compile("Ponte|Bank|En cartes"))
    expect(anna.page.locator("[data-day] h4").first).to_contain_text("At Anna’s")
    own.get_by_role("button").click()
    why = anna.page.get_by_role("dialog").last
    expect(why.get_by_role("heading", name="Ponte")).to_be_visible()
    expect(why).not_to_contain_text("chemin-")


def test_calls_are_french_with_what_they_mean_and_cost(visit: Visit) -> None:
    anna = Ponte(visit.player(viewport=DESK, locale="de-DE"))
    anna.calls()
    solo = anna.page.locator("[data-action=solo]")
    expect(solo.locator("[lang=fr]")).to_have_text("Banco solo")
    expect(solo).to_contain_text("alles allein")
    bank = anna.player.units("bank")
    expect(solo).to_contain_text(str(bank // CHIP))


def test_ones_own_cards_are_looked_at_and_nobody_elses(visit: Visit) -> None:
    anna = Ponte(visit.player(viewport=DESK), bots=1)
    for _ in range(ANSWERS):
        if "look" in anna.offered() and anna.page.locator("[data-phase=ponte]").count():
            break
        anna.answer("solo", "no")
    own, other = (anna.page.locator(f"[data-hand={side}]") for side in ("player", "banker"))
    expect(own.locator(".face [role=img]")).to_have_count(0)
    own.locator(".cards").hover()
    anna.page.mouse.down()
    expect(own.locator(".corner")).to_have_count(2)
    anna.page.mouse.up()
    expect(own.locator(".face [role=img]")).to_have_count(2)
    expect(other.locator(".face [role=img]")).to_have_count(0)
    expect(
        anna.page.locator(":is([data-action=show],[data-action=draw],[data-action=stand])")
    ).not_to_have_count(0)


def overheard(visit: Visit) -> tuple[Player, list[str]]:
    """Let someone come, and take down all that the house tells the page."""
    player, frames = visit.player(viewport=DESK, own=True), list[str]()
    player.page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))),
    )
    return player, frames


def _backs_told(frames: list[str]) -> dict[str, list[str]]:
    """List the backs of the cards of the coup at hand, by hand, as the house told them."""
    backs: dict[str, list[str]] = {"player": [], "banker": []}
    for message in map(json.loads, frames):
        for each in message.get("told", ()):
            if each["event"]["type"] == "stakes-set":
                backs = {"player": [], "banker": []}
            elif each["event"]["type"] == "card-passed":
                backs[each["event"]["side"]] += each["backs"]
    return backs


@pytest.mark.rule("C-3")
def test_a_card_has_the_back_of_its_pack_and_no_figure_in_its_corner(visit: Visit) -> None:
    player, frames = overheard(visit)
    anna = Ponte(player, bots=1)
    corners = anna.page.locator('[data-hand] .card [stroke-width="2.9"]')
    colours: set[str] = set()
    while len(colours) < 2:
        while "look" not in anna.offered():
            anna.answer("solo", "no")
        told = _backs_told(frames)
        for side, backs in told.items():
            cards = anna.page.locator(f"[data-hand={side}] .card")
            expect(cards).to_have_count(len(backs))
            assert player.read("back", f"[data-hand={side}] .card") == backs
            colours.update(backs)
        own = anna.page.locator(".peeking")
        own.hover()
        anna.page.mouse.down()
        expect(own.locator(".corner")).to_have_count(2)
        expect(corners).to_have_count(0)
        anna.page.mouse.up()
        expect(anna.page.locator(".face [role=img]")).not_to_have_count(0)
        expect(corners).to_have_count(0)


@pytest.mark.parametrize(
    ("preset", "named"),
    [("chemin-de-fer", "chemin de fer"), ("banque-limitee", "baccara banque")],
)
def test_the_keyboard_alone_suffices(visit: Visit, preset: str, named: str) -> None:
    anna = Ponte(visit.player(viewport=DESK), preset=preset)
    for _ in range(ANSWERS):
        if anna.page.locator("[data-coup]").count():
            break
        offered = anna.offered()
        forced = "no" not in offered and len(offered) == 1  # a choice to decline is a choice
        anna.player.press("Enter" if forced or "name" in offered else "1")
        anna.page.wait_for_timeout(30)
    expect(anna.page.locator("[data-coup]")).not_to_have_count(0)
    anna.player.press("y")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Coup")
    anna.player.press("Escape")
    for key, words in (("?", "corner"), ("l", named)):
        anna.player.press(key)
        expect(anna.page.get_by_role("dialog")).to_contain_text(words)
        anna.player.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)


OVER = """() => {
  const felt = document.querySelector('.felt');
  const texts = [];
  const walker = document.createTreeWalker(felt, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: of, data } = walker.currentNode;
    if (!data.trim() || of.closest('.unseen, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) texts.push({ of, box, words: data.trim() });
  }
  const over = (one, other) => Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );
  const things = [...felt.querySelectorAll('[data-shoe] svg, .stack svg, .hand .card')]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
  return things.flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    const hidden = texts.filter(({ of, box: its }) =>
      !of.closest('.stack')?.contains(thing) && over(box, its) > 2);
    return hidden.map(({ words }) => `${thing.parentElement.className} over ${words}`);
  });
}"""
"""Lists the words on the table over which cards, chips or the shoe lie."""
LONGEST = """() => {
  const said = '« Banco et la table marche. » Banco à la place 12 (Maximilienne), '
    + 'qui couvre la moitié et ce que la table laisse, jusqu’à 12 500,50.';
  document.querySelectorAll('.line .call').forEach((each) => (each.textContent = said));
}"""
"""Has the croupier say the longest there is to say."""
CROWDED = f"() => {{ ({LONGEST})(); return ({OVER})(); }}"
"""Does both at once, before the page draws anything else."""
SHOE_OVER_WORDS = """() => {
  const call = document.querySelector('.line .call');
  const { top, left, width, height } = call.getBoundingClientRect();
  const shoe = document.querySelector('[data-shoe]');
  document.querySelector('.felt').append(shoe);
  shoe.style.cssText = 'position: fixed; transition: none; transform: none; top: 0; left: 0';
  const at = shoe.getBoundingClientRect();
  const middle = [left + width / 2 - at.left, top + height / 2 - at.top];
  shoe.style.translate = middle.map((each) => `${each}px`).join(' ');
}"""
"""Puts the shoe upon the croupier's words, wherever it was."""
PLANTED = f"() => {{ ({LONGEST})(); ({SHOE_OVER_WORDS})(); return ({OVER})(); }}"
"""Plants such a fault, and looks."""


@BANKS
def test_cards_chips_and_shoe_lie_over_no_words(visit: Visit, preset: str) -> None:
    player = visit.player(viewport=DESK, reduced_motion="reduce", locale="fr-FR")
    anna = Ponte(player, bots=8, preset=preset)
    stood: set[str] = set()
    for at in range(16):
        anna.answer(*(("avec", "name") if at % 2 else ("solo", "name")))
        assert anna.page.evaluate(CROWDED) == []
        stood |= set(player.read("shoe-before"))
    assert stood
    assert anna.page.evaluate(PLANTED) != []


@pytest.mark.rule("CF-20")
def test_an_auctioned_bank_goes_to_the_highest_bid(visit: Visit) -> None:
    cautious = {"strategies": ["cautious"]}  # who passes banks on soon, and rarely takes one
    anna = Ponte(visit.player(viewport=DESK), bots=1, **cautious)
    anna.until("[data-question=bid]", *PASSES_ON, most=2 * ANSWERS)
    bids: list[int] = []
    free = anna.page.locator(".rail:not([data-pending]) [data-question=bid]")
    for _ in range(ANSWERS):
        if not anna.page.locator("[data-phase=auction]").count():
            break
        if anna.page.locator(".chairs .mine.asked").count() and free.count():
            if len(bids) == MOST_BIDS:
                anna.player.button("no").click()
                continue
            more, bid = (anna.page.locator(each) for each in ("[data-quick=more]", NAME))
            if more.count():
                more.click()
            named = [int(each) for each in anna.player.read("amount", NAME)]
            bid.click()
            expect(anna.page.locator(".rail[data-pending]")).to_have_count(0)
            if not anna.page.locator("[data-notice]").count():  # else it came too late
                bids += named
        anna.page.wait_for_timeout(50)
    expect(anna.page.locator("[data-said]")).to_contain_text("The bank goes to seat")
    won = re.findall(
        r"The bank goes to seat (\d+) [^,]*, at ([\d,.]+)", " ".join(anna.player.said())
    )
    seat, price = won[-1]
    assert float(price.replace(",", "")) * CHIP >= max(bids, default=CHIP)
    expect(anna.page.locator("li.banker")).to_have_attribute("data-seat", seat)


@BANKS
def test_a_small_phone_needs_no_sideways_scrolling(visit: Visit, preset: str) -> None:
    anna = Ponte(visit.player(viewport=PHONE, has_touch=True), bots=8, preset=preset)
    anna.calls()  # while there are chips for them
    fits(anna.player, *(anna.page.locator(f"[data-action={call}]") for call in ("solo", "no")))
    for _ in range(6):
        anna.answer()
        fits(anna.player)


@BANKS
def test_axe_finds_nothing_serious(visit: Visit, preset: str) -> None:
    player = visit.player(bypass_csp=True, reduced_motion="reduce")
    anna = Ponte(player, bots=2, preset=preset)
    wanted = LOOKED_AT[preset]
    seen: set[str] = set()
    for _ in range(ANSWERS):
        offered = anna.offered()
        asked = next(iter(player.read("question")), offered[0])
        if asked not in seen:
            seen.add(asked)
            assert serious_anywhere(player) == []
        if seen >= wanted:
            break
        anna.answer(*(("no",) if {"calls", "stake-on"} & (wanted - seen) else ANSWERED[preset]))
    assert seen >= wanted
    for key in ("?", "o", "l"):
        player.press(key)
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        assert serious_anywhere(player) == []
        player.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_who_finds_no_chair_stands_by(visit: Visit) -> None:
    anna, ben = visit.player(), visit.player()
    room = anna.open_room(preset="chemin-de-fer", bots=8, pace="instant")
    anna.arrive(f"rooms/{room}")
    anna.button("sit").click()
    expect(anna.page.locator(".chairs .mine")).to_have_count(1)
    ben.open_room("Ben")
    ben.arrive(f"rooms/{room}")
    expect(ben.button("stand-by")).to_be_visible()
    expect(ben.button("sit")).to_have_count(0)
    ben.button("stand-by").click()
    expect(ben.page.locator(".bystanders .mine")).to_have_count(1)
    expect(anna.page.locator(".bystanders li")).to_contain_text("Ben")
