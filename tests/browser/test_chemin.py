"""Tables with a player's bank at the page: taking a seat, answering, one's own cards."""

import json
import re

import pytest

from support.server.guest import Message, answers

from .layout.test_accessibility import DESK, PHONE
from .player import FLIGHTS, Player, Visit, expect
from .ponte import ANSWERS, BUY_IN, CHIP, CHOICES, LOOK, NAME, Ponte

TRAVELS = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (stops, ...how) {
    if (this.matches('[data-shoe]') && stops.length > 1)
      document.body.dataset.travelled = stops.length;
    return animate.call(this, stops, ...how);
  };
}"""
"""Marks the page once the shoe has travelled from place to place."""
COUPS_OF_WHOLE_CHIPS = 4

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("seeded")]


def test_the_small_shoe_of_a_phone_travels_with_the_bank(visit: Visit) -> None:
    anna = Ponte(visit.player(viewport=PHONE, own=True, moving=True))
    anna.page.evaluate(TRAVELS)
    anna.until("[data-travelled]", "pass-on", "name", "hold")
    expect(anna.page.locator("li [data-shoe]")).to_have_count(1)


@pytest.mark.rule("RM-5")
def test_a_seat_is_drawn_and_coups_are_played_and_told(visit: Visit) -> None:
    """The croupier has a place, the shoe goes to the banker, and coups are listed afterwards."""
    anna = Ponte(visit.player(viewport=DESK, own=True, moving=True))
    anna.page.evaluate(FLIGHTS)
    assert anna.player.units("purse") == BUY_IN
    expect(anna.page.locator(".croupier")).to_contain_text("Croupier")
    expect(anna.page.locator("[data-shoe]")).to_be_visible()
    anna.page.evaluate(TRAVELS)
    banks: set[str] = set()
    for _ in range(ANSWERS):
        anna.answer("name")
        banks |= set(anna.player.read("seat", "li.banker")) & set(anna.player.read("shoe-before"))
        if len(banks) > 1 and anna.player.coups() >= 3:
            break
    assert len(banks) > 1
    flown = set(anna.page.evaluate("flights"))
    assert anna.page.locator("[data-travelled]").count()
    assert flown & {"place > bank", "bank > place"}
    assert flown <= {"chair > place", "place > bank", "bank > place"}
    assert anna.player.said()
    anna.page.locator("[data-coup] button").first.click()
    expect(anna.page.locator("dialog ol li")).not_to_have_count(0)
    expect(anna.page.get_by_role("dialog")).not_to_contain_text("chemin-")
    anna.player.arrive()
    anna.player.button("history").click()
    own = anna.page.locator("[data-day] [data-own]").first
    expect(own).to_contain_text(re.compile("Ponte|Bank|En cartes"))
    expect(anna.page.locator("[data-day] h4").first).to_contain_text("At Anna’s")
    own.get_by_role("button").click()
    why = anna.page.get_by_role("dialog").last
    expect(why.get_by_role("heading", name="Ponte")).to_be_visible()
    expect(why).not_to_contain_text("chemin-")


@pytest.mark.by_day(0)
def test_an_answer_without_alternative_is_given_for_who_wants_that(visit: Visit) -> None:
    anna = Ponte(visit.player(viewport=DESK))
    anna.player.menu("own")
    anna.page.locator("[data-panel=own] [name=forced]").check()
    anna.player.press("Escape")
    anna.play_unseen(is_bound)
    if anna.offered() == ["look"]:
        anna.answer("look")
    spoken = anna.page.locator(f"{CHOICES} :is([data-action=draw], [data-action=stand])")
    spoken.wait_for()
    expect(spoken).to_have_count(0)


def is_bound(now: Message) -> bool:
    """Whether a hand is asked that may say one thing only."""
    return [len(answers(may)) for may in now["view"]["choices"] if may["type"] == "speak"] == [1]


def test_calls_are_french_and_explain_their_meaning_and_cost(visit: Visit) -> None:
    anna = Ponte(visit.player(viewport=DESK, locale="de-DE"))
    anna.calls()
    solo = anna.page.locator("[data-action=solo]")
    expect(solo.locator("[lang=fr]")).to_have_text("Banco solo")
    expect(solo).to_contain_text("alles allein")
    bank = anna.player.units("bank")
    expect(solo).to_contain_text(str(bank // CHIP))


def overheard(visit: Visit) -> tuple[Player, list[str]]:
    """Open a page, and record everything the house sends to it."""
    player, frames = visit.player(viewport=DESK, own=True), list[str]()
    player.page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))),
    )
    return player, frames


def _backs_told(frames: list[str]) -> dict[str, list[str]]:
    """List the backs of the cards in the current coup, by hand, as sent by the house."""
    backs: dict[str, list[str]] = {"player": [], "banker": []}
    for message in map(json.loads, frames):
        for each in message.get("told", ()):
            if each["event"]["type"] == "stakes-set":
                backs = {"player": [], "banker": []}
            elif each["event"]["type"] == "card-passed":
                backs[each["event"]["side"]] += each["backs"]
    return backs


SPOKEN = ":is([data-action=show], [data-action=draw], [data-action=stand])"


@pytest.mark.rule("C-3")
def test_ones_own_cards_are_looked_at_and_have_the_backs_of_their_packs(visit: Visit) -> None:
    """Nobody else's are shown, and no index is in a card's corner."""
    player, frames = overheard(visit)
    anna = Ponte(player, bots=1)
    corners = anna.page.locator('[data-hand] .card [stroke-width="2.9"]')
    faces = anna.page.locator("[data-hand] .face [role=img]")
    colours, looked = set[str](), False
    while len(colours) < 2 or not looked:
        while "look" not in anna.offered():
            anna.answer("solo", "no")
        told = _backs_told(frames)
        for side, backs in told.items():
            cards = anna.page.locator(f"[data-hand={side}] .card")
            expect(cards).to_have_count(len(backs))
            assert player.read("back", f"[data-hand={side}] .card") == backs
            colours.update(backs)
        own = anna.page.locator(".peeking")
        as_ponte = "ponte" in player.read("phase")
        if as_ponte:
            expect(faces).to_have_count(0)
        own.hover()
        anna.page.mouse.down()
        expect(own.locator(".corner")).to_have_count(2)
        expect(corners).to_have_count(0)
        anna.page.mouse.up()
        expect(faces).not_to_have_count(0)
        expect(corners).to_have_count(0)
        if as_ponte:
            looked = True
            expect(anna.page.locator("[data-hand=player] .face [role=img]")).to_have_count(2)
            expect(anna.page.locator("[data-hand=banker] .face [role=img]")).to_have_count(0)
            expect(anna.page.locator(SPOKEN)).not_to_have_count(0)


@pytest.mark.by_day(1)
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
        # if declining is offered, there is a choice
        forced = "no" not in offered and len(offered) == 1
        anna.player.press("Enter" if forced or "name" in offered else "1")
        anna.page.wait_for_timeout(30)
    expect(anna.page.locator("[data-coup]")).not_to_have_count(0)
    anna.player.press("y")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Coup")
    anna.player.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    for key, words in (("?", "corner"), ("l", named)):
        anna.player.press(key)
        expect(anna.page.get_by_role("dialog")).to_contain_text(words)
        anna.player.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)


NO_BID = f"{CHOICES}:not([data-question=bid]) [data-action], {LOOK}"
PASSES_ON = ("look", "show", "draw", "stand", "pass-on", "name", "no")
"""Answers of a player who puts up banks, stakes, passes on a winning bank, and takes no suite."""
LONGEST = """() => {
  const said = '« Banco et la table marche. » Banco à la place 12 (Maximilienne), '
    + 'qui couvre la moitié et ce que la table laisse, jusqu’à 12 500,50.';
  document.querySelectorAll('.line .call').forEach((each) => (each.textContent = said));
}"""
"""Makes the croupier say the longest possible text."""
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
"""Moves the shoe onto the croupier's words, wherever it was."""


@pytest.mark.by_day(0)
@pytest.mark.rule("CF-20")
def test_an_auctioned_bank_goes_to_the_highest_bid(visit: Visit) -> None:
    """The banker passes the bank on at once, nobody takes it, and two players bid."""
    rules = {"passing": "any-time", "rotation": "never"}
    first, *more = (visit.player() for _ in range(3))
    anna = Ponte(first, bots=0, fields=rules)
    everyone = [anna, *(anna.joined_by(each, who) for each, who in zip(more, "BC", strict=True))]
    auction = anna.page.locator("[data-phase=auction]")
    bids: dict[str, int] = {}
    for _ in range(ANSWERS):
        if len(bids) == 2 and not auction.count():
            break
        for each in everyone:
            if each.asked() != "bid":
                if not bids:  # the auction may have ended, and its winner is to keep the bank
                    each.press_if_asked(*PASSES_ON, within=NO_BID)
            elif each.seat in bids:
                each.press_if_asked("no")
            else:
                if bids:
                    expect(each.page.locator("[data-bank]")).to_contain_text("Highest bid")
                    each.page.locator("[data-quick=more]").click()
                bids[each.seat] = int(each.player.read("amount", NAME)[0])
                each.player.button("name").click()
        anna.page.wait_for_timeout(50)
    (_, least), (seat, most) = bids.items()
    assert most > least
    price = f"{most / CHIP:.2f}".removesuffix(".00")
    won = re.compile(rf"The bank goes to seat {seat} [^,]*, at {price}\.")
    expect(anna.page.locator("[data-said]")).to_contain_text(won)
    expect(anna.page.locator("li.banker")).to_have_attribute("data-seat", seat)


@pytest.mark.by_day(0)
def test_guests_without_a_chair_are_bystanders(visit: Visit) -> None:
    anna, cora, ben = visit.player(), visit.player(), visit.player()
    room = anna.open_room(preset="chemin-de-fer", fields={"seats": 2}, pace="instant")
    cora.become_guest("Cora")
    for player in (anna, cora):
        player.arrive(f"rooms/{room}")
        player.button("sit").click()
        expect(player.page.locator(".chairs .mine")).to_have_count(1)
    ben.open_room("Ben")
    ben.arrive(f"rooms/{room}")
    expect(ben.button("stand-by")).to_be_visible()
    expect(ben.button("sit")).to_have_count(0)
    ben.button("stand-by").click()
    expect(ben.page.locator(".bystanders .mine")).to_have_count(1)
    expect(anna.page.locator(".bystanders li")).to_contain_text("Ben")


@pytest.mark.by_day(0)
@pytest.mark.rule("CF-17")
@pytest.mark.parametrize("game", ["chemin", "banque"])
def test_a_new_table_shows_no_part_of_a_chip(visit: Visit, game: str) -> None:
    """Steps of 20 chips leave whole chips to the bank and to everybody, whatever is staked."""
    player = visit.player(viewport=DESK)
    anna = Ponte(player, preset={"chemin": "chemin-de-fer", "banque": "banque-limitee"}[game])
    parts = re.compile(r"\d[.,]\d\d?(?!\d)")
    for _ in range(COUPS_OF_WHOLE_CHIPS):
        coups = player.coups()
        while player.coups() == coups:
            assert not parts.findall(player.page.locator("main").inner_text())
            anna.answer("name", "raise", "stake", "solo", "no")


def test_what_a_banker_has_set_aside_is_named_beside_the_bank(visit: Visit) -> None:
    anna = Ponte(visit.player(), bots=2)
    anna.until(".rail dl:has-text('In the bank')", "name", "hold")
    anna.until(".rail dl:has-text('Bank and garage')", "name", "hold")
