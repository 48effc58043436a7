"""A full table with two on its waiting list: the button, one's place, the offer and the seat."""

import pytest

from .player import LANGUAGES, Player, Visit, expect

pytestmark = pytest.mark.browser
SIZES = ((360, 640), (844, 390), (1280, 720))


def _list(player: Player) -> str:
    return player.page.locator("[data-waiting-list]").inner_text()


def _waits(player: Player, room: str, name: str) -> None:
    """Enter the full room under a name, and put it on the list."""
    player.become_guest(name)
    player.arrive(f"rooms/{room}")
    player.button("wait-for-chair").click()
    player.button("stop-waiting").wait_for()


@pytest.mark.rule("AD-C9", "AD-P14")
def test_two_wait_at_a_full_table_and_the_first_gets_the_seat(visit: Visit) -> None:
    anna, bert, cleo, dora = (visit.player() for _ in range(4))
    room = anna.open_room(preset="mini-andorra", fields={"seats": 2})
    anna.sit(room)
    bert.become_guest("Bert")
    bert.sit(room)
    _waits(cleo, room, "Cleo")
    _waits(dora, room, "Dora")
    assert "You are number 1" in _list(cleo)
    assert "You are number 2" in _list(dora)
    expect(dora.button("sit")).to_have_count(0)
    expect(dora.page.locator("[data-waiting-list]")).to_contain_text("Cleo, Dora")
    for size in SIZES:
        dora.resize(*size)
        for language in LANGUAGES:
            dora.speak(language)
            expect(dora.button("stop-waiting")).to_be_in_viewport(ratio=1)
            box = dora.page.locator("[data-waiting-list]").bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
    dora.speak("en")
    bert.menu("seat")
    expect(bert.page.locator("[data-waiting-list]")).to_contain_text("Cleo, Dora")
    expect(bert.button("wait-for-chair")).to_have_text("Ask for another seat")
    bert.button("leave").click()
    expect(cleo.page.locator("[data-waiting-list]")).to_contain_text("A seat is kept for you")
    expect(dora.page.locator("[data-waiting-list]")).to_contain_text("A seat is kept for Cleo.")
    expect(dora.button("sit")).to_have_count(0)
    cleo.button("sit").click()
    cleo.open_stakes()
    expect(dora.page.locator("[data-waiting-list]")).to_contain_text("You are number 1")
    dora.button("stop-waiting").click()
    dora.button("wait-for-chair").wait_for()


@pytest.mark.rule("AD-P9", "LU-6")
def test_at_a_full_table_of_punto_banco_one_may_play_standing(visit: Visit) -> None:
    anna, bert = visit.player(), visit.player()
    room = anna.open_room(fields={"seats": 1, "bystanders": 1})
    anna.sit(room)
    bert.become_guest("Bert")
    bert.arrive(f"rooms/{room}")
    expect(bert.button("sit")).to_have_count(0)
    bert.button("stand-by").click()
    bert.spot("banker").click()
    label = "Seat 2: Bert, 975 chips, standing, Banker 25"
    expect(anna.page.locator("[data-seat='2']")).to_have_attribute("aria-label", label)
