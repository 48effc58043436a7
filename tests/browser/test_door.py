"""The landing page: a card for each game, and a seat where stakes are open."""

import pytest
from playwright.sync_api import ViewportSize

from .player import Player, Visit, expect

pytestmark = pytest.mark.browser

LOW: ViewportSize = {"width": 844, "height": 390}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
SHARE = "each => each.getBoundingClientRect().width / innerWidth"
FILLED = """cards => {
  const boxes = cards.map(each => each.getBoundingClientRect());
  const end = Math.max(...boxes.map(({ right }) => right));
  return end - boxes.at(-1).right < 1;
}"""
"""Whether the last one ends where its row ends."""
IN_VIEW = """each => {
  const { top, bottom } = each.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def _name(player: Player, name: str) -> None:
    """Enter a name in the sheet that asks for it."""
    player.page.fill("dialog input[name=name]", name)
    player.page.click("dialog [data-action=take-seat]")


def test_the_name_and_the_button_are_in_view_in_a_low_window(visit: Visit) -> None:
    anna = visit.player(LOW)
    anna.arrive()
    for language in ("en", "de"):
        anna.speak(language)
        for found in (anna.page.locator("input[name=name]"), anna.button("take-seat")):
            expect(found).to_be_visible()
            assert found.evaluate(IN_VIEW), language


def test_the_door_grows_with_a_large_screen(visit: Visit) -> None:
    anna = visit.player(LARGE)
    anna.arrive()
    anna.button("take-seat").wait_for()
    parts = [
        anna.page.locator(each).evaluate(SHARE) for each in (".hero", "[aria-labelledby=games]")
    ]
    assert min(parts) > 0.7
    assert max(parts) <= 1


def test_the_games_fill_their_rows(visit: Visit) -> None:
    anna = visit.player(LAPTOP)
    anna.arrive()
    anna.button("play-chemin").wait_for()
    for width in (390, 640, 768, 820, 900, 910, 1024, 1366):
        anna.resize(width, 800)
        assert anna.page.locator("[data-card]").evaluate_all(FILLED), width


def test_a_game_is_played_at_once_at_a_table_that_nobody_else_sees(visit: Visit) -> None:
    anna, looker = visit.player(LAPTOP), visit.player(own=True)
    anna.arrive()
    anna.button("play-chemin").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Play Chemin de fer")
    _name(anna, "Anna")
    expect(anna.page.locator("[data-purse]")).to_be_visible()
    looker.arrive()
    expect(looker.page.locator("[data-room]").first).to_be_visible()
    expect(looker.page.locator(f"[data-room='{anna.room}']")).to_have_count(0)
    anna.menu("seat")
    anna.button("leave").click()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.button("sit-again")).to_be_visible()
    expect(anna.page.locator(".offer .gold")).to_have_count(1)
    anna.button("to-lobby").click()
    expect(anna.page.locator("[data-card=chemin]")).to_be_visible()


def test_people_of_one_name_are_led_to_different_tables(visit: Visit) -> None:
    rooms = set()
    for player in (visit.player(), visit.player()):
        player.arrive()
        player.say_name("Zoë")
        expect(player.page.locator("[data-purse]")).to_be_visible()
        rooms.add(player.room)
    assert len(rooms) == 2


def test_a_guest_takes_another_name_where_theirs_is_taken(visit: Visit) -> None:
    anna, bea, other = visit.player(), visit.player(own=True), visit.player(own=True)
    room = anna.play_alone()
    bea.become_guest("Bea")
    bea.sit(room)
    other.arrive(f"rooms/{room}")
    other.say_name("anna")
    for name in ("Bea", "Cleo"):
        expect(other.page.locator("[data-name-taken]")).to_contain_text("already has this name")
        expect(other.button("sit")).to_have_count(0)
        other.page.fill("input[name=new-name]", name)
        other.button("rename").click()
        if name == "Bea":
            expect(other.page.locator("[data-name-taken=Bea]")).to_be_visible()
    expect(other.page.locator("[data-purse]")).to_be_visible()
    expect(other.page.locator("[data-name-taken]")).to_have_count(0)


def test_the_sheet_of_a_lesson_names_its_game(visit: Visit) -> None:
    anna = visit.player()
    anna.arrive()
    anna.button("learn-banque").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Learn Baccara banque in ten coups")
    anna.press("Escape")
    expect(anna.button("learn-banque")).to_be_focused()


@pytest.mark.by_day(0)
def test_one_sits_down_with_people_at_the_game_of_the_card(visit: Visit) -> None:
    host, bea = visit.player(), visit.player(own=True)
    room = host.open_room(preset="banque-limitee", name="Company", bots=2)
    host.arrive(f"rooms/{room}")
    host.button("sit").first.click()
    expect(host.page.locator("[data-purse]")).to_be_visible()
    bea.arrive()
    bea.button("people-banque").click()
    expect(bea.page.get_by_role("dialog")).to_contain_text("Play Baccara banque")
    _name(bea, "Bea")
    expect(bea.page.locator("[data-purse]")).to_be_visible()


@pytest.mark.by_day(0)
def test_a_pointer_that_rests_where_the_table_appears_describes_no_bet(visit: Visit) -> None:
    """The first instruction stays readable until the mouse is moved."""
    anna = visit.player(LAPTOP)
    room = anna.open_room()
    anna.arrive(f"rooms/{room}")
    expect(anna.button("sit")).to_be_visible()
    x, y = anna.page.locator("[data-spot=banker]").evaluate(
        "each => (({ x, y, width, height }) => [x + width / 2, y + height / 2])"
        "(each.getBoundingClientRect())"
    )
    anna.arrive()
    anna.page.mouse.move(x, y)
    anna.page.evaluate("(room) => history.replaceState(null, '', `/rooms/${room}`)", room)
    anna.page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    expect(anna.page.locator("[data-spot=banker]")).to_be_visible()
    anna.page.wait_for_timeout(800)
    expect(anna.page.locator("[data-tip]")).to_have_count(0)
    anna.page.mouse.move(x + 5, y + 5)
    expect(anna.page.locator("[data-tip=banker]")).to_be_visible()
