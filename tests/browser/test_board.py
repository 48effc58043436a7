"""The full-screen board needs no seat, and the bar of odds follows the cards that have turned."""

import pytest

from .layout.test_accessibility import PHONE
from .player import SIZE, Visit, expect
from .ponte import Ponte

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("seeded")]

WINNER = {"player": "100 0 0", "tie": "0 100 0", "banker": "0 0 100"}
BOUGHT = {"player": 0, "banker": 1, "tie": 2}
FULL_SHOE = "45 10 46"
"""Player 44.62 %, tie 9.52 % and Banker 45.86 % for eight full packs, in whole percent."""

BAR = "[data-odds-bar]"
DECIDED = """() => {
  const { result } = document.querySelector('[data-result]')?.dataset ?? {};
  const bars = [...document.querySelectorAll('[data-odds-bar]')].map(each => each.dataset.oddsBar);
  if (result && bars.length) window.decided ??= [result, bars];
  return window.decided;
}"""
"""Notes a result of the viewer's, and the bars at that moment."""

BELOW = """() => {
  const start = (each) => each?.getBoundingClientRect().left ?? NaN;
  const bars = [...document.querySelectorAll('[data-board] [data-odds-bar]')];
  const hands = ['left', 'right'].map((side) => document.querySelector(`[data-hand=${side}]`));
  return hands.every((hand, at) => Math.abs(start(hand) - start(bars[at])) < 2);
}"""
"""Whether each side's bar on the board is below its hand."""


def test_the_board_shows_the_coup_to_a_stranger(visit: Visit) -> None:
    anna, ben = visit.player(), visit.player()
    room = anna.play_alone(odds=True)
    ben.arrive(f"rooms/{room}/board")
    bar = ben.page.locator("[data-odds-bar]")
    expect(ben.page.locator("[data-board]")).to_be_visible()
    for fills in (True, False):
        ben.press("f")
        ben.page.wait_for_function("fills => !!document.fullscreenElement === fills", arg=fills)
    expect(bar).to_have_attribute("data-odds-bar", FULL_SHOE)
    anna.deal()
    outcome = anna.read("outcome")[0]
    counts = ["0", "0", "0"]
    counts[BOUGHT[outcome]] = "1"
    expect(ben.page.locator("[data-counts]")).to_have_attribute("data-counts", " ".join(counts))
    for each in (anna, ben):
        expect(each.page.locator("[data-odds-bar]")).to_have_attribute(
            "data-odds-bar", WINNER[outcome]
        )
    for side in ("player", "banker"):
        assert ben.hand(side) == anna.hand(side) != []


def test_a_key_opens_the_board_and_leads_back(visit: Visit) -> None:
    anna = visit.player()
    room = anna.play_alone()
    anna.press("s")
    expect(anna.page.locator("[data-board]")).to_be_visible()
    assert anna.page.url.endswith(f"/rooms/{room}/board")
    assert anna.read("odds-bar") == []
    anna.press("p", "Enter", "s")
    expect(anna.page.locator("[data-phase=staking]")).to_be_visible()
    assert (anna.units("staked"), anna.coups()) == (0, 0)
    expect(anna.page.locator("body")).to_be_focused()
    anna.button("board").focus()
    anna.press("Enter")
    expect(anna.page.locator("[data-board]")).to_be_focused()
    anna.press("Escape")
    expect(anna.button("board")).to_be_focused()


@pytest.mark.parametrize(("preset", "sides"), [("chemin-de-fer", 1), ("banque-limitee", 2)])
def test_each_side_has_a_bar_against_the_bank_and_the_viewer_a_result(
    visit: Visit, preset: str, sides: int
) -> None:
    size = PHONE if sides == 1 else SIZE
    anna = Ponte(visit.player(viewport=size), preset=preset, odds=True)
    with anna.player.expect_moment(DECIDED):
        anna.until(f"body:has([data-result]) {BAR}", "solo", "claim", "stake-on", "name")
    result, bars = anna.page.evaluate("decided")
    assert len(bars) == sides
    assert any(bar in WINNER.values() for bar in bars)
    assert int(result) != 0
    if sides == 2:
        anna.player.press("s")
        anna.page.wait_for_function(BELOW)
