"""Nothing is told before its card has turned on the screen, and only Skip ends the wait."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator

from .layout.test_accessibility import DESK, PHONE
from .player import FLIGHTS, Player, Visit, expect
from .ponte import ANSWERS, Ponte

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("seeded")]

WATCH = """() => {
  const TURNED = -0.9; // of a card that lies face up, the cosine of its turn is −1
  const read = (within, what) => [...within.querySelectorAll(what)];
  const turned = (card) =>
    new DOMMatrix(getComputedStyle(card.querySelector('.turn')).transform).m11 < TURNED;
  const hand = (section) => {
    const cards = read(section, '.card');
    return {
      cards: cards.length,
      turned: cards.filter(turned).length,
      named: read(section, '.face [role=img][aria-label]').length,
      told: section.querySelector('output').textContent,
    };
  };
  const look = () => {
    const hands = read(document, '[data-hand]').map(hand);
    if (!hands.length) return;
    window.seen.push({
      hands,
      all: document.documentElement.outerHTML + document.body.textContent,
      outcome: document.querySelector('[data-outcome]') !== null,
      coups: read(document, '[data-coup]').length,
      asks: document.querySelector('.deal .gold:enabled') !== null,
    });
  };
  window.seen = [];
  window.watching = new MutationObserver(look);
  watching.observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""
"""Checks the whole document on every change: words, labels, live regions."""


TURN_THE_REST = """() => {
  document.querySelector('[data-action=turn]')?.click();
  return document.querySelector('[data-coup]');
}"""
REACTED = """() => seen.some(({ all }) => all.includes('data-reaction="luck"'))"""
HEARD = """() => {
  window.heard = [];
  const voice = {
    pending: false, cancel() {}, getVoices: () => [], speak: ({ text }) => heard.push(text),
  };
  Object.defineProperty(window, 'speechSynthesis', { value: voice });
}"""
"""Records what the browser would say aloud."""
SPOKEN = r"""result => {
  const letters = (text) => text.replace(/[^\p{L}\p{N}]/gu, '');
  return letters(heard.join('')).includes(letters(result));
}"""
"""Whether this has been said aloud, in one voice or in several."""
ENDLESS = """() => document.getAnimations()
  .filter(each => each.effect.getComputedTiming().iterations === Infinity).length"""
"""The number of animations that run as long as a table is open, painting each frame."""
AHEAD = 20
"""Seconds for the order to stop a page's clock to arrive there."""
TIES = 8
"""More coups in a row than ever are ties."""
JUMP = ".chips > .result { position: static !important }"
"""The result pushes moving chips aside."""


def looks(anna: Player) -> list[dict[str, Any]]:
    """List the states at each change since the watch began, and keep watching."""
    seen: list[dict[str, Any]] = anna.page.evaluate("seen.splice(0)")
    return seen


def of_hands(seen: list[dict[str, Any]]) -> list[str]:
    """List what the hands themselves revealed of cards before they had turned."""
    found = []
    told_before = [hand["told"] for hand in seen[0]["hands"]]
    for look in seen:
        for at, hand in enumerate(look["hands"]):
            if hand["turned"] == hand["cards"]:
                told_before[at] = hand["told"]
            elif hand["told"] != told_before[at]:
                found.append("a total")
            if hand["named"] > hand["turned"]:
                found.append("a card's name")
    return found


def just_begun(seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Report hands whose cards have only begun to turn, which the check has to notice."""
    return [look | {"hands": [hand | {"turned": 0} for hand in look["hands"]]} for look in seen]


def betrayals(seen: list[dict[str, Any]], result: str) -> list[str]:
    """List everything that revealed cards before they had turned, in a coup with this result."""
    found = of_hands(seen)
    for look in seen:
        face_down = any(hand["turned"] < hand["cards"] for hand in look["hands"])
        dealt = sum(hand["cards"] for hand in look["hands"])
        if face_down or dealt < 4:
            told = {
                "an outcome": look["outcome"] and dealt > 0,
                "a coup": look["coups"] > 0,
                "a button": look["asks"] and dealt > 0,
                "a call": result in look["all"],
            }
            found += [name for name, there in told.items() if there]
    return found


def test_nothing_reveals_a_card_before_it_has_turned(visit: Visit) -> None:
    anna = visit.player(moving=True)
    anna.play_alone(pace="quick")
    anna.spot("player").click()
    expect(anna.page.locator("[data-hint]")).to_be_visible()
    assert anna.page.evaluate(ENDLESS) == 0
    anna.page.evaluate(WATCH)
    anna.button("deal").click()
    anna.see_coup(1)
    anna.open_stakes()
    seen = looks(anna)
    [result] = [each for each in anna.said() if re.search(r"wins, |Tie, |Égalité, ", each)]
    assert betrayals(seen, result) == []
    assert any(hand["turned"] < hand["cards"] for look in seen for hand in look["hands"])
    assert any(result in look["all"] for look in seen)
    # The same check fails if every card has only begun to turn.
    everything = {"a total", "a card's name", "an outcome", "a coup", "a button", "a call"}
    assert set(betrayals(just_begun(seen), result)) == everything


def fly(anna: Player) -> set[str]:
    """Play coups until chips were lost and won; return where they flew from and to.

    With stakes on both sides any coup but a tie brings both.
    """
    seen: set[str] = set()
    for _ in range(TIES):
        anna.spot("player").click()
        anna.spot("banker").click()
        anna.deal()
        anna.open_stakes()
        seen |= set(anna.page.evaluate("flights.splice(0)"))
        if "tray > place" in seen and any(each.endswith("> tray") for each in seen):
            return seen
    raise AssertionError(f"chips were not both lost and won in {TIES} coups: {seen}")


def test_chips_fly_from_and_to_the_right_places(visit: Visit) -> None:
    """Stakes come from the purse; the croupier rakes in losses and pays wins."""
    anna = visit.player(own=True, moving=True)
    anna.play_alone(pace="quick")
    anna.page.evaluate(FLIGHTS)
    right = {"purse > place", "place > tray", "tray > place", "place > purse"}
    assert fly(anna) == right
    anna.plant(JUMP)
    assert "nowhere > tray" in fly(anna)


def choose(anna: Player, **choices: str) -> None:
    """Choose personal settings in the table's menu."""
    anna.menu("own")
    for name, value in choices.items():
        anna.page.select_option(f"[data-panel=own] [name={name}]", value)
    anna.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def drag(anna: Player, card: Locator, up: float) -> None:
    """Drag a card up by its lower edge, by this fraction of its height, and release it."""
    box = card.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 0.95 * box["height"]
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x, y - up * box["height"], steps=4)
    anna.page.mouse.up()


@pytest.mark.rule("C-3", "PB-23")
def test_cards_are_bent_up_by_hand_or_keys_and_told_once_open(visit: Visit) -> None:
    anna = visit.player(moving=True)
    anna.play_alone(pace="quick")
    choose(anna, turns="all")
    anna.page.evaluate(HEARD)
    anna.press("m")
    anna.spot("player").click()
    anna.page.evaluate(WATCH)
    anna.button("deal").click()
    first, second = (anna.page.locator(".bent").nth(at) for at in (0, 1))
    expect(first).to_be_focused()
    anna.press("ArrowUp", "ArrowUp")
    expect(first).to_have_attribute("data-bent", "18")
    anna.press("ArrowLeft")
    expect(first).to_have_attribute("data-bent", "0")
    drag(anna, second, 0.3)
    expect(second).to_have_attribute("data-bent", "0")
    drag(anna, second, 1.4)
    expect(second).to_have_attribute("data-bent", "over")
    assert anna.hand("player") == []
    anna.press("Enter")
    expect(anna.page.locator("[data-hand=player] output")).not_to_be_empty()
    anna.page.wait_for_function(TURN_THE_REST)  # the other pair, and third cards
    anna.see_coup(1)
    [result] = [each for each in anna.said() if re.search(r"wins, |Tie, |Égalité, ", each)]
    seen = looks(anna)
    assert betrayals(seen, result) == []
    assert {"a total", "a call"} <= set(betrayals(just_begun(seen), result))
    anna.page.wait_for_function(SPOKEN, arg=result)
    corners = anna.page.locator('[data-hand] .card [stroke-width="2.9"]')
    expect(corners).to_have_count(0)
    anna.menu("own")
    anna.page.check("[name=index]")
    expect(corners).not_to_have_count(0)
    anna.page.reload()
    anna.open_stakes()
    anna.menu("own")
    expect(anna.page.locator("[name=index]")).to_be_checked()
    expect(anna.page.locator("[name=turns]")).to_have_value("all")
    expect(anna.page.get_by_role("button", name="sound")).to_have_attribute("aria-pressed", "true")


@pytest.mark.by_day(0)
@pytest.mark.rule("PB-22", "PB-23")
def test_the_turner_bends_a_hand_up_and_all_see_it(visit: Visit) -> None:
    """Anna has the highest stake and a clock; Bert sees her cards turn when she shows them."""
    anna, bert = visit.player(moving=True), visit.player(viewport=PHONE, moving=True)
    room = anna.play_alone(
        preset="grande", pace="quick", fields={"squeeze": True, "dealt_by": "croupier"}
    )
    bert.become_guest("Bert")
    bert.sit(room)
    board = visit.player(moving=True)
    board.arrive(f"rooms/{room}/board")
    anna.spot("player").click()
    expect(anna.page.locator("[data-dealer]")).to_have_count(2)
    for each in (anna, bert, board):
        each.page.evaluate(WATCH)
    anna.button("deal").click()
    bert.button("deal").click()
    expect(anna.page.locator(".bent").first).to_be_focused()
    expect(anna.button("show")).to_be_visible()
    expect(anna.page.get_by_role("timer")).to_be_visible()
    assert bert.hand("player") == anna.hand("player") == []
    anna.press("ArrowUp", "ArrowUp")
    for each in (bert, board):
        watched = each.page.locator("[data-watched=player]")
        expect(watched.get_by_role("status")).to_have_text("Anna looks at Player’s cards")
        expect(watched.locator("[data-raised]").first).to_have_attribute("data-raised", "18")
        expect(watched.locator("[data-raised]").nth(1)).to_have_attribute("data-raised", "0")
        assert each.page.locator("[data-hand=player] .face [role=img]").count() == 0
    expect(board.page.locator("[data-react]")).to_have_count(0)
    bert.page.locator("[data-react=luck]").click()
    drag(anna, anna.page.locator(".bent").nth(1), 1.4)
    anna.press("Enter")
    expect(anna.page.locator("[data-hand=player] output")).not_to_be_empty()
    anna.page.wait_for_function(TURN_THE_REST)  # a third card
    anna.see_coup(1)
    bert.see_coup(1)
    assert anna.hand("player") == bert.hand("player") != []
    for each in (anna, bert, board):
        expect(each.page.locator("[data-watched]")).to_have_count(0)
        each.page.wait_for_function(REACTED)
        seen = looks(each)
        assert of_hands(seen) == []
        assert {"a total", "a card's name"} <= set(of_hands(just_begun(seen)))


LARGE = """() => {
  const felt = document.querySelector('[data-squeeze]').getBoundingClientRect();
  const cards = [...document.querySelectorAll('.bent')].map((card) => card.getBoundingClientRect());
  const [{ left, height }, { right }] = cards;
  const within = left >= felt.left && right <= felt.right;
  return within && (height >= 0.45 * felt.height || right - left >= 0.9 * felt.width);
}"""
"""Whether two cards are on the felt, 45 % as high as it is or together 90 % as wide."""


@pytest.mark.by_day(0)
def test_two_cards_to_squeeze_fill_a_phone(visit: Visit) -> None:
    anna = visit.player(viewport={"width": 390, "height": 844}, moving=True)
    anna.play_alone(pace="quick")
    anna.button("i-squeeze").click()
    anna.spot("player").click()
    anna.button("deal").click()
    expect(anna.page.locator(".bent")).to_have_count(2)
    anna.page.wait_for_function(LARGE)


@pytest.mark.by_day(0)
def test_the_holder_of_a_hand_bends_it_up_before_being_asked(visit: Visit) -> None:
    anna = Ponte(visit.player(viewport=DESK, moving=True), bots=1, pace="quick")
    look = anna.player.button("look")
    for _ in range(ANSWERS):
        if "look" in anna.offered() and anna.page.locator("[data-phase=ponte]").count():
            break
        anna.answer("solo", "no")
    expect(anna.page.locator(".peeking")).to_have_count(1)
    assert anna.page.evaluate(ENDLESS) == 0
    anna.player.button("i-squeeze").click()
    anna.page.evaluate(WATCH)
    look.click()
    expect(anna.page.locator(".bent").first).to_be_focused()
    drag(anna.player, anna.page.locator(".bent").nth(1), 1.4)
    look.click()  # while a card is bent, it turns the others over
    own = anna.page.locator("[data-hand=player]")
    expect(own.locator("output")).not_to_be_empty()
    expect(look).to_have_count(0)
    seen = looks(anna.player)
    assert of_hands(seen) == []
    assert "a card's name" in of_hands(just_begun(seen))
    assert any(hand["turned"] < hand["cards"] for look in seen for hand in look["hands"])


def test_only_skip_ends_the_wait(visit: Visit) -> None:
    """Anna's clock is stopped, on a page that no other test uses; the house and Bert go on."""
    anna, bert = visit.player(own=True, moving=True), visit.player()
    room = anna.play_alone(pace="quick")
    bert.arrive(f"rooms/{room}")
    bert.say_name("Bert")
    bert.open_stakes()
    anna.spot("player").click()
    anna.page.clock.install()
    anna.page.clock.pause_at(anna.page.evaluate("Date.now() / 1000") + AHEAD)
    anna.button("deal").click()
    bert.button("deal").click()
    bert.see_coup(1)
    expect(anna.button("deal")).to_have_text("Skip")
    assert anna.coups() == 0
    assert not anna.page.locator("[data-outcome]").count()
    assert anna.page.locator(".spot.open").count() == 0
    anna.page.locator("[data-hand=player]").click()
    anna.press("1", "b", "Escape")
    assert anna.coups() == 0
    anna.button("deal").click()
    expect(anna.page.locator("[data-coup='1']")).to_be_visible()
    assert anna.hand("player") == bert.hand("player") != []
    assert anna.hand("banker") == bert.hand("banker") != []
    expect(anna.button("deal")).to_have_text("Deal, please")


@pytest.mark.by_day(0)
def test_the_result_is_next_to_a_hand_and_that_of_a_tie_below_the_words(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone(pace="instant")
    places = {"player": ".middle", "banker": ".middle", "tie": ".line"}
    seen: set[str] = set()
    while places.keys() != seen:
        anna.spot("tie").click()
        anna.deal()
        [outcome] = anna.read("outcome")
        expect(anna.page.locator(f"{places[outcome]} [data-result]")).to_be_visible()
        expect(anna.page.locator("[data-result]")).to_have_count(1)
        seen.add(outcome)
