"""The great table and the American game at the page: the shoe goes round, cards are face down."""

from typing import Any

import pytest
from playwright.sync_api import expect as demand

from .player import Player, Visit, expect

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("seeded")]

BUY_IN = 100_000
COUPS = 60
"""Enough coups for Banker to win and for the shoe to go round once."""
COMMISSION = 125
"""Units for a win with the minimum stake."""
HOLD = "[data-question=hold]"
SPEAK = "[data-question=speak]"
OWED = "[data-owed]"
FITS = "() => document.documentElement.scrollWidth === innerWidth"
TURNS = ("show", "draw", "stand")


class Holder:
    """A player at a table where players hold the shoe: a new one, or the `room` of another."""

    def __init__(self, player: Player, *, room: str = "", **order: Any) -> None:
        self.player = player
        self.page = player.page
        self.room = room or player.play_alone(**order)
        if room:
            player.sit(room)
        self.coup = 0

    def begin(self, *wagers: str) -> None:
        """Stake the same on both hands, or on some, and start the next coup."""
        self.coup += 1
        self.player.open_stakes()
        for wager in wagers or ("player", "banker"):
            self.player.spot(wager).click()
        self.player.button("deal").click()

    def asked(self, question: str) -> bool:
        """Wait for a question or the end of the coup; return whether it is this question."""
        self.page.wait_for_selector(f"{HOLD}, {SPEAK}, [data-coup='{self.coup}']")
        return bool(self.page.locator(question).count())

    def begin_with_the_shoe(self) -> None:
        """Start coups until this player has the shoe."""
        for _ in range(COUPS):
            self.begin()
            if self.asked(HOLD):
                return
            self.end()
        raise AssertionError("the shoe never came")

    def answer(self, action: str) -> None:
        """Answer the question, and wait until it is no longer asked."""
        title = self.page.locator("[data-question]").get_attribute("aria-label")
        self.player.button(action).click()
        expect(self.page.locator(f"[data-question][aria-label='{title}']")).to_have_count(0)

    def turn(self) -> str:
        """Turn the hand that this player is asked to turn; return the announcement."""
        [said] = [each for each in self.player.read("action", f"{SPEAK} *") if each in TURNS]
        self.answer(said)
        return said

    def end(self) -> None:
        """Turn whatever is to be turned, until the coup is over."""
        while self.asked(SPEAK):
            self.turn()
        self.player.see_coup(self.coup)

    def sums(self) -> int:
        """Add up the player's chips and debts: equal stakes on both hands cost no more."""
        owed = sum(map(int, self.player.read("owed")))
        return owed + self.player.units("purse") + self.player.units("staked")


@pytest.mark.rule("PB-9", "PB-12")
def test_the_shoe_is_dealt_from_and_refused_and_commission_is_noted_and_collected(
    visit: Visit,
) -> None:
    anna = Holder(visit.player(), preset="grande", bots=1, fields={"commission": "noted"})
    anna.begin_with_the_shoe()
    expect(anna.page.locator(".mine [data-holder]")).to_be_visible()
    anna.answer("deal-coup")
    anna.end()
    anna.begin_with_the_shoe()
    anna.answer("refuse-shoe")
    anna.end()
    back = anna.player.read("outcome") == ["player"]  # with two players, it passes to the other
    expect(anna.page.locator(".mine [data-holder]")).to_have_count(int(back))
    expect(anna.page.locator("[data-holder]")).to_have_count(1)
    while not anna.page.locator(OWED).count():
        anna.begin()
        if anna.asked(HOLD):
            anna.answer("ask-croupier")
        anna.end()
    assert int(anna.player.read("owed")[0]) % COMMISSION == 0
    assert anna.sums() == BUY_IN
    anna.page.set_viewport_size({"width": 360, "height": 640})
    anna.page.wait_for_function(FITS)
    anna.page.locator("[data-tool=table]").click()
    anna.player.button("leave").click()
    anna.player.press("Escape")
    expect(anna.player.button("sit")).to_be_visible()
    assert any("in commission" in each for each in anna.player.said())


@pytest.mark.rule("PB-13")
def test_hands_are_face_down_for_all_except_their_turner(visit: Visit) -> None:
    """The holder turns Banker's, and never Player's, even with as high a stake."""
    anna = Holder(visit.player(), preset="american", odds=True)
    anna.page.get_by_label("Show the odds").check()
    guest, cora = visit.player(), visit.player()
    guest.become_guest("Bert")
    bert = Holder(guest, room=anna.room)
    cora.become_guest("Cora")
    cora.arrive(f"rooms/{anna.room}")
    expect(cora.page.locator("[data-phase=staking]")).to_be_visible()
    anna.begin()
    bert.begin("player")
    assert anna.asked(HOLD)
    anna.answer("deal-coup")
    assert bert.asked(SPEAK)
    pages = [anna.player, bert.player, cora]
    for each in pages:
        expect(each.page.locator("[data-hand] .card")).to_have_count(4)
    worth = anna.page.locator("[data-worth=player]")
    untold = worth.inner_text()
    assert [len(each.hand("player")) for each in pages] == [0, 2, 0]
    assert [each.hand("banker") for each in pages] == [[], [], []]
    natural = bert.turn() == "show"
    assert anna.asked(SPEAK)
    expect(worth).not_to_have_text(untold)  # for announcements and cards of Player's hand
    assert len(anna.player.hand("banker")) == 2
    shown = cora.page.locator("[data-hand=player] .face [role=img]")
    demand(shown).to_have_count(2 if natural else 0)
    assert bert.player.hand("banker") == cora.hand("banker") == []
    assert anna.turn() == "show"
    for each in pages:
        each.see_coup(1)
    for side in ("player", "banker"):
        assert anna.player.hand(side) == bert.player.hand(side) == cora.hand(side) != []
