"""Short plays of chemin de fer chosen by hypothesis; run as a script, it searches for a fault."""

from collections.abc import Callable
from typing import Any, Final

from hypothesis import Phase as Search, settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from baccarat.rules import CheminPreset
from baccarat.tables import chemin
from baccarat.tables.common.changeur import Buy, Cash, Leave, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE, Account, Seat

from ...conformance import Drawn, choose
from ...conformance.banking import bank_candidates
from ...conformance.case import actors
from ...conformance.chemin import CHEMIN, HOUSE_RULES, pick
from ...conformance.long_play import Books
from ...conformance.waits import asked_faults
from ...tables.drive import Step, refusal
from . import broken

FOUR = st.integers(1, 4)


NAMED: Final = {
    "put-up": chemin.PutUp,
    "add-to-bank": chemin.AddToBank,
    "punt": chemin.Punt,
    "raise-bank": chemin.RaiseBank,
    "bid": chemin.Bid,
    "set-aside": chemin.SetAside,
}
"""The actions with an amount to choose, by their tags."""


class BankMachine(RuleBasedStateMachine):
    """Whatever actions are tried, in whatever order, the books balance and no law is broken."""

    game: Any
    """The table of the game: `chemin` or `banque`."""
    pick: Callable[[Any, Any, Any], Any]
    """Chooses an action that a choice allows."""
    state: Any
    books: Books

    def do(self, seat: Seat, action: Any) -> None:
        step = Step.taken(self.game, self.state, seat, action)
        assert not list(self.books.faults(step))
        assert not list(broken(step))
        self.state = step.after

    @precondition(lambda self: bool(self.game.legal(self.state, HOUSE)))
    @rule(data=st.data())
    def the_house_goes_on(self, data: st.DataObject) -> None:
        (offer,) = self.game.legal(self.state, HOUSE)
        self.do(HOUSE, self.pick(Drawn(data), self.state, offer))

    @precondition(lambda self: bool(self.game.to_act(self.state)))
    @rule(data=st.data())
    def somebody_answers(self, data: st.DataObject) -> None:
        dice = Drawn(data)
        seat = choose(dice, self.game.to_act(self.state))
        self.do(seat, self.pick(dice, self.state, choose(dice, self.game.legal(self.state, seat))))

    @precondition(lambda self: bool(self.game.to_act(self.state)))
    @rule(data=st.data())
    def all_answer(self, data: st.DataObject) -> None:
        dice = Drawn(data)
        for seat in self.game.to_act(self.state):
            offers = self.game.legal(self.state, seat)
            if seat in self.game.to_act(self.state) and offers:
                self.do(seat, self.pick(dice, self.state, choose(dice, offers)))


class CheminMachine(BankMachine):
    game, pick = chemin, staticmethod(pick)

    @initialize(rules=st.sampled_from(HOUSE_RULES), guests=st.integers(2, 3))
    def open(self, rules: CheminPreset, guests: int) -> None:
        self.state = chemin.new(rules)
        self.books = Books(chemin)
        for seat in range(1, guests + 1):
            self.do(CHANGEUR, Sit(seat, 20_000))
        self.go_on_to(chemin.Phase.BANK)

    def go_on_to(self, *phases: chemin.Phase) -> None:
        """Let the house continue, with cards that decide nothing, until it waits or gets there."""
        for _ in range(30):
            offers = chemin.legal(self.state, HOUSE)
            if self.state.phase in phases or not offers:
                return
            self.do(HOUSE, pick(_First(), self.state, offers[0]))

    @precondition(lambda self: CHEMIN.waits(self.state))
    @rule(seat=FOUR)
    def somebody_takes_a_bank_that_waits(self, seat: Seat) -> None:
        least = chemin.PutUp(self.state.preset.minimum)
        if not refusal(chemin, self.state, seat, least):
            self.do(seat, least)

    @rule(seat=FOUR, amount=st.integers(1, 30_000))
    def chips_are_bought(self, seat: Seat, amount: int) -> None:
        if seat <= len(self.state.purses):
            self.do(CHANGEUR, (Buy if self.state.is_occupied(seat) else Sit)(seat, amount))

    @rule(seat=FOUR, leave=st.booleans())
    def chips_are_taken_away(self, seat: Seat, *, leave: bool) -> None:
        held = self.state.held(seat) if seat <= len(self.state.purses) else 0
        errand = Leave(seat) if leave else Cash(seat, held)
        if not refusal(chemin, self.state, CHANGEUR, errand):
            self.do(CHANGEUR, errand)

    @rule(data=st.data())
    def ask_for_anything(self, data: st.DataObject) -> None:
        seat = choose(Drawn(data), actors(self.state))
        action = choose(Drawn(data), list(bank_candidates(self.state)))
        offered = any(choice.allows(action) for choice in chemin.legal(self.state, seat))
        before = hash(self.state)
        assert offered is (refusal(chemin, self.state, seat, action) is None)
        assert hash(self.state) == before

    @invariant()
    def who_is_asked_may_answer_and_somebody_can_go_on(self) -> None:
        assert not list(asked_faults(chemin, self.state))
        assert chemin.legal(self.state, HOUSE) or CHEMIN.waits(self.state)

    @invariant()
    def what_is_proposed_may_be_named(self) -> None:
        for seat in chemin.to_act(self.state):
            proposed = chemin.view(self.state, seat).quick
            for may in chemin.legal(self.state, seat):
                named = NAMED.get(getattr(may, "what", ""))
                assert named or not proposed
                assert all(may.allows(named(each.amount)) for each in proposed if named)

    @invariant()
    def there_is_one_banker_and_no_chip_from_nowhere(self) -> None:
        places = self.state.balances()
        bankers = {place.seat for place in places if place.account is Account.BANK}
        assert bankers <= {self.state.banker, self.state.co_banker} - {0}
        assert self.books.total() == 0


class _First:
    """Dice that always choose the first."""

    below = staticmethod(lambda bound: 0)


LENGTH = 40
"""Maximum number of steps in a play."""

if __name__ == "__main__":
    # Stop at the first failure.
    search = settings(
        max_examples=2_000,
        stateful_step_count=LENGTH,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Search.generate],
    )
    run_state_machine_as_test(CheminMachine, settings=search)
