"""The page's statements agree with the state, and with one another."""

import json
import re

import pytest
from playwright.sync_api import FilePayload, Locator

from support.server.guest import Message

from .player import LANGUAGES, Player, Visit, expect
from .ponte import ANSWERS, CHOICES, Ponte, question

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("seeded")]

BANKS = ("chemin-de-fer", "banque-limitee")
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
OUTSIDE = """() => [...document.querySelectorAll('[data-hand]')].flatMap(hand => {
  const box = hand.getBoundingClientRect();
  return [...hand.querySelectorAll('.card')].map(card => card.getBoundingClientRect()).filter(
    ({left, right, top, bottom}) =>
      left < box.left || right > box.right || top < box.top || bottom > box.bottom);
}).length"""
"""The number of cards extending beyond the box of their hand."""


def _line(player: Player) -> Locator:
    """Find the croupier's words or question."""
    return player.page.locator(".line .call")


def _row(player: Player, room: str) -> Locator:
    return player.page.locator(f"[data-room='{room}']")


def test_a_newcomer_watches_without_a_name_and_gives_one_to_sit_down(visit: Visit) -> None:
    anna, eve = visit.player(), visit.player()
    room = anna.play_alone(name="Open to all")
    eve.arrive()
    _row(eve, room).locator("[data-action=watch]").click()
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.locator("input[name=name]")).to_have_count(0)
    anna.spot("player").click()
    expect(eve.page.locator("[data-laid].player .sum")).to_have_text("P 25")
    eve.page.locator("[data-tool=talk]").click()
    expect(eve.page.get_by_text("Take a seat to talk here.")).to_be_visible()
    eve.page.reload()
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    eve.button("take-seat").click()
    eve.say_name("Eve")
    expect(eve.page.locator(".places .mine, li.mine")).to_have_count(1)


def test_guests_with_a_link_may_just_watch(visit: Visit) -> None:
    anna, eve = visit.player(), visit.player()
    room = anna.play_alone(name="By its link")
    eve.arrive(f"rooms/{room}")
    expect(eve.page.locator("input[name=name]")).to_be_visible()
    eve.button("watch").click()
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    eve.page.go_back()
    expect(eve.page.locator("input[name=name]")).to_be_visible()


def test_punto_banco_says_after_a_reload_that_stakes_are_open(visit: Visit) -> None:
    anna, eve = visit.player(), visit.player()
    room = anna.play_alone()
    anna.page.reload()
    for player, words in ((anna, "Place your bets, please."), (eve, "Place your bets, please.")):
        if player is eve:
            eve.become_guest("Eve")
            eve.arrive(f"rooms/{room}")
        expect(_line(player)).to_have_text(words)
    anna.speak("de")
    expect(_line(anna)).to_have_text("Ihre Einsätze, bitte.")
    anna.spot("player").click()
    anna.deal()
    expect(_line(anna)).not_to_have_attribute("data-prompt", "call-place-bets")


@pytest.mark.by_day(1)
@pytest.mark.parametrize("preset", BANKS)
def test_a_bank_repeats_its_question_after_a_reload(visit: Visit, preset: str) -> None:
    ponte = Ponte(visit.player(), preset=preset)
    player, prompts = ponte.player, dict[str, str]()

    def is_new(now: Message) -> bool:
        """Whether this is another question than before that is not about cards."""
        spoken = any(each["type"] == "speak" for each in now["view"]["choices"])
        return not spoken and question(now) not in prompts

    for _ in range(ANSWERS):
        ponte.offered()
        asked = ponte.asked()
        player.page.reload()
        ponte.offered()
        if ponte.asked() == asked and asked:
            player.page.locator(".line .call[data-prompt]").wait_for()
            prompt = _line(player).get_attribute("data-prompt")
            assert prompt, f"{asked}: {_line(player).inner_text()}"
            prompts[asked] = prompt
            if len({*prompts.values()}) > 1:
                return
        ponte.answer("no", "stand")
        ponte.play_unseen(is_new, "no", "stand")
    raise AssertionError(prompts)


def test_hint_and_button_say_the_same_in_company(visit: Visit) -> None:
    anna, bert = visit.player(), visit.player()
    room = anna.play_alone()
    bert.become_guest("Bert")
    bert.sit(room)
    hint = anna.page.locator("[data-hint]")
    expect(hint).to_contain_text("Take a chip")
    anna.spot("player").click()
    expect(anna.button("deal")).to_have_text("Deal, please")
    expect(hint).to_contain_text("“Deal, please”")
    anna.button("deal").click()
    expect(anna.button("deal")).to_have_text("Waiting for the others…")
    expect(hint).to_have_count(0)


def test_a_paused_table_asks_nothing(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone()
    anna.spot("player").click()
    expect(anna.page.locator("[data-hint]")).to_be_visible()
    anna.menu("host")
    anna.button("pause").click()
    anna.press("Escape")
    expect(anna.button("deal")).to_have_text("Paused")
    expect(anna.button("deal")).to_be_disabled()
    expect(anna.page.locator("[data-hint]")).to_have_count(0)
    expect(_line(anna)).to_have_text("Paused")
    expect(anna.button("undo")).to_be_disabled()
    expect(anna.page.locator(".line .aside")).to_have_text("")
    anna.menu("host")
    anna.button("resume").click()
    anna.press("Escape")
    anna.deal()


@pytest.mark.by_day(1)
@pytest.mark.parametrize("preset", BANKS)
def test_a_paused_bank_asks_nothing(visit: Visit, preset: str) -> None:
    ponte = Ponte(visit.player(), preset=preset)
    player = ponte.player
    ponte.until(CHOICES, "no")
    player.menu("host")
    player.button("pause").click()
    player.press("Escape")
    expect(player.page.locator("[data-waiting]")).to_have_text("Paused")
    expect(player.page.locator(CHOICES)).to_have_count(0)
    expect(_line(player)).to_have_text("Paused")


def test_an_analysed_shoe_has_its_tables_name_and_links_back(visit: Visit) -> None:
    anna = visit.player()
    room = anna.play_alone(name="The blue room", private=True)
    for _ in range(2):
        anna.spot("player").click()
        anna.deal()
        anna.open_stakes()
    anna.arrive(f"analysis?room={room}&shoe=1")
    table = anna.page.locator("section.panel").first
    expect(table.get_by_role("heading")).to_have_text("The blue room, shoe 1")
    for language, name in zip(LANGUAGES, ("Name", "Name", "Nom"), strict=True):
        anna.speak(language)
        expect(table.locator("th").first).to_have_text(name)
    anna.button("to-table").click()
    anna.open_stakes()
    eve = visit.player()
    eve.arrive("analysis")
    record = anna.page.request.get(f"{anna.address}api/rooms/{room}/shoes/1/record").body()
    file = FilePayload(name="a.bhh", mimeType="text/plain", buffer=record)
    eve.page.locator("input[type=file]").set_input_files([file])
    expect(eve.page.locator("section.panel").first.get_by_role("heading")).to_have_text("Shoe 1")
    expect(eve.button("to-table")).to_have_count(0)


def test_the_lobby_shows_where_a_players_chips_are(visit: Visit) -> None:
    anna = visit.player()
    room = anna.play_alone(name="The blue room")
    anna.spot("player").click()
    anna.arrive()
    own = anna.page.locator(f"[data-own-seat='{room}']")
    expect(own).to_contain_text("Your seat at “The blue room”: 1,000 chips")
    expect(_row(anna, room).locator("[data-action=watch]")).to_have_count(0)
    for language in LANGUAGES:
        anna.speak(language)
        expect(own).to_contain_text(re.compile("1[,.\u202f]?000 (chips|Jetons|jetons)"))
    own.locator("[data-action=back]").click()
    anna.open_stakes()
    anna.menu("seat")
    anna.button("leave").click()
    expect(anna.button("sit")).to_be_attached()
    anna.arrive()
    expect(_row(anna, room).locator("[data-action=watch]")).to_be_visible()
    expect(own).to_have_count(0)


@pytest.mark.by_day(1)
@pytest.mark.parametrize("preset", BANKS)
def test_without_suspense_own_cards_are_shown_at_once(visit: Visit, preset: str) -> None:
    player = visit.player()
    player.arrive()
    kept = json.dumps(json.dumps({"pace": "instant"}))
    player.page.evaluate(f"localStorage.setItem('baccarat-own', {kept})")
    ponte = Ponte(player, preset=preset)
    for _ in range(ANSWERS):
        offered = ponte.offered()
        assert "look" not in offered
        if {"draw", "stand", "show"} & set(offered):
            break
        ponte.answer("solo", "avec", "no")
    player.page.locator("[data-hand] .card.up").nth(1).wait_for(state="attached")
    # A player of both sides sees the left's cards once the right has spoken (BB-11).
    expect(player.page.locator("[data-hand]:not([data-hand=left]) .peeking")).to_have_count(0)


def test_cards_stay_in_their_boxes_on_a_phone(visit: Visit) -> None:
    player = visit.player(viewport=PHONE)  # type: ignore[arg-type]
    ponte = Ponte(player, preset="banque-limitee", bots=4)
    for _ in range(ANSWERS):
        cards = player.page.locator("[data-hand] .card")
        if {"draw", "stand"} & set(ponte.offered()) and cards.count() >= 6:
            break  # the question keeps the cards on the table
        ponte.answer("solo", "avec", "name")
    else:
        raise AssertionError("never three hands and a question")
    for size in (PHONE, {"width": 360, "height": 740}, {"width": 430, "height": 932}, SIDEWAYS):
        player.resize(**size)
        assert player.page.evaluate(OUTSIDE) == 0, size


def test_with_a_banner_deal_stays_in_sight_on_a_phone_held_sideways(visit: Visit) -> None:
    anna = visit.player(viewport=SIDEWAYS, has_touch=True)  # type: ignore[arg-type]
    anna.play_alone()
    anna.spot("player").click()
    anna.spot("banker").click()  # every outcome except a tie has a sum to report
    anna.deal()
    anna.menu("host")
    anna.button("pause").click()
    anna.press("Escape")
    for language in LANGUAGES:
        anna.speak(language)
        expect(anna.page.locator(".banners p")).to_be_visible()
        expect(anna.button("deal")).to_be_in_viewport(ratio=1)
