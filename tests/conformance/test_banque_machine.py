"""Short plays of baccara banque chosen by hypothesis: no bank pays out more than it holds."""

from typing import Any

from hypothesis import settings, strategies as st
from hypothesis.stateful import initialize, invariant, rule

from baccarat.rules import BanquePreset
from baccarat.tables import banque
from baccarat.tables.common.changeur import Buy, Leave, Sit
from baccarat.tables.common.chips import CHANGEUR, Seat
from support.conformance.banque import HOUSE_RULES, pick
from support.conformance.long_play import Books
from support.oracles.laws.machine import LENGTH, BankMachine
from support.tables.drive import refusal


class BanqueMachine(BankMachine):
    game, pick = banque, staticmethod(pick)

    @initialize(rules=st.sampled_from(HOUSE_RULES), standing=st.integers(0, 2))
    def open(self, rules: BanquePreset, standing: int) -> None:
        self.state = banque.new(rules)
        self.books = Books(banque)
        stands = min(standing, rules.bystanders)
        for seat in (1, 2, 3, *range(rules.seats + 1, rules.seats + 1 + stands)):
            self.do(CHANGEUR, Sit(seat, 60_000))

    @rule(seat=st.integers(1, 3), amount=st.integers(1, 60_000), leave=st.booleans())
    def chips_come_and_go(self, seat: Seat, amount: int, *, leave: bool) -> None:
        errand: Any = Leave(seat) if leave else Buy(seat, amount)
        if not self.state.is_occupied(seat):
            errand = Sit(seat, amount)
        if not refusal(banque, self.state, CHANGEUR, errand):
            self.do(CHANGEUR, errand)

    @invariant()
    def bystanders_have_no_more_on_the_table_than_a_limited_bank_holds(self) -> None:
        bank = self.state.bank
        if bank is not None and not bank.open and self.state.phase is banque.Phase.DEALING:
            standing = sum(map(self.state.staked, self.state.arrivals))
            seated = sum(self.state.stakes) - standing
            assert standing <= max(0, bank.sum - seated)

    @invariant()
    def no_chip_comes_from_nowhere(self) -> None:
        assert self.books.total() == 0


BanqueMachine.TestCase.settings = settings(
    max_examples=40, stateful_step_count=LENGTH, deadline=None
)
TestBanqueMachine = BanqueMachine.TestCase
