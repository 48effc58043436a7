"""Turns and money at a table of punto banco, compared with an independent model."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import Phase as Search, settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from baccarat.rules import Coup, PuntoPreset
from baccarat.tables import punto
from baccarat.tables.common.changeur import Buy, Cash, Leave, Sit
from baccarat.tables.common.chips import (
    CHANGEUR,
    HOUSE,
    WATCHER,
    Account,
    Place,
    Seat,
    net_by_place,
)
from baccarat.tables.common.refusal import Refused
from baccarat.tables.common.shoe import MayDeal
from baccarat.tables.punto import CardDealt, CoupDecided, MayStake, Phase, Stake, StakesClosed
from support.conformance import Drawn, choose
from support.conformance.broken_tables.punto import FAULTS
from support.conformance.case import actors
from support.conformance.punto import HOUSE_RULES, candidates, pick
from support.oracles.bet_gains import GAINS
from support.tables.drive import Run, refusal

THREE = st.integers(1, 3)
BY_THE_CROUPIER = tuple(
    rules
    for rules in HOUSE_RULES
    if rules.dealt_by == "croupier" and rules.commission == "at-once" and not rules.squeeze
    if not rules.differential
)
"""What the model covers. Holding the shoe, turning cards, notes and the differential are tested
elsewhere."""


def by_kind(actions: Iterable[Any]) -> list[list[Any]]:
    """Sort actions by type."""
    kinds: dict[type, list[Any]] = {}
    for action in actions:
        kinds.setdefault(type(action), []).append(action)
    return list(kinds.values())


class PuntoMachine(RuleBasedStateMachine):
    """After any sequence of actions, the chips are where the model says.

    `held` are each player's chips, in purse and stakes; `bets` are the stakes on the felt; `bound`
    are the seats that may not leave, because their stakes remained in place after a tie.
    """

    table: Any = punto

    @initialize(data=st.data(), preset=st.sampled_from(BY_THE_CROUPIER))
    def open(self, data: st.DataObject, preset: PuntoPreset) -> None:
        self.run = Run.start(self.table, preset)
        self.gains = GAINS[preset.name]
        self.coup = Coup()
        self.moved: Counter[Place] = Counter()
        self.held: dict[Seat, int] = {}
        self.bets: dict[Seat, dict[str, int]] = {}
        self.bound: set[Seat] = set()
        for seat in (1, 2):
            self.sit_or_buy(seat, 2_000_000)
        self.play_a_coup(data)

    def do(self, seat: Seat, action: Any) -> tuple[Any, ...]:
        events = self.run.do(seat, action)
        self.moved.update(
            net_by_place(move for event in events for move in self.table.moves(event))
        )
        return events

    @rule(seat=THREE, amount=st.integers(1, 5_000_000))
    def sit_or_buy(self, seat: Seat, amount: int) -> None:
        self.do(CHANGEUR, (Buy if seat in self.held else Sit)(seat, amount))
        self.held[seat] = self.held.get(seat, 0) + amount

    @precondition(lambda self: self.held)
    @rule(data=st.data())
    def cash(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.held)))
        purse = self.held[seat] - sum(self.bets.get(seat, {}).values())
        assert refusal(self.table, self.run.state, CHANGEUR, Cash(seat, purse + 1))
        if purse:
            amount = data.draw(st.integers(1, purse))
            self.do(CHANGEUR, Cash(seat, amount))
            self.held[seat] -= amount

    @precondition(lambda self: self.held)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.held)))
        dealing = self.run.state.phase is Phase.DEALING
        if seat in self.bound or (dealing and self.bets.get(seat)):
            assert refusal(self.table, self.run.state, CHANGEUR, Leave(seat))
            return
        self.do(CHANGEUR, Leave(seat))
        assert self.run.state.purses[seat - 1] is None
        self.held.pop(seat)
        self.bets.pop(seat, None)

    @precondition(lambda self: self.run.state.phase is Phase.STAKING)
    @rule(data=st.data(), seat=THREE)
    def stake(self, data: st.DataObject, seat: Seat) -> None:
        for offer in self.table.legal(self.run.state, seat):
            stake: Stake = pick(Drawn(data), self.run.state, offer)
            self.do(seat, stake)
            self.bets[seat] = {bet.wager: bet.amount for bet in stake.bets}

    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        offers = self.table.legal(self.run.state, HOUSE)
        assert len(offers) == 1
        for event in self.do(HOUSE, pick(Drawn(data), self.run.state, offers[0])):
            if isinstance(event, StakesClosed):
                self.bound = set()
                assert self.run.state.phase is Phase.DEALING
            if isinstance(event, CardDealt):
                self.coup = self.coup.with_card(event.side, event.card)
            if isinstance(event, CoupDecided):
                self.settle(self.coup)
                self.coup = Coup()

    @rule(data=st.data())
    def play_a_coup(self, data: st.DataObject) -> None:
        """Let everyone bet if betting is open, then play on until it is open again."""
        for seat in (1, 2, 3):
            self.stake(data, seat)
        self.go_on(data)
        while self.run.state.phase is not Phase.STAKING:
            self.go_on(data)

    def settle(self, coup: Coup) -> None:
        for seat, bets in self.bets.items():
            gains = {bet: self.gains[bet](bets[bet], coup) for bet in bets}
            self.held[seat] += sum(gain or 0 for gain in gains.values())
            self.bets[seat] = {bet: bets[bet] for bet in bets if gains[bet] is None}
            if self.bets[seat] and not self.run.state.preset.tie_stakes_withdrawable:
                self.bound.add(seat)

    @rule(data=st.data())
    def ask_for_anything(self, data: st.DataObject) -> None:
        """Try every action of one kind on behalf of one seat."""
        state = self.run.state
        seat = choose(Drawn(data), actors(state))
        offers, before = self.table.legal(state, seat), hash(state)
        for action in choose(Drawn(data), by_kind(candidates(state))):
            offered = any(choice.allows(action) for choice in offers)
            refused = refusal(self.table, state, seat, action)
            assert offered is (refused is None)
            assert hash(state) == before

    @invariant()
    def everyone_has_what_the_model_says(self) -> None:
        state = self.run.state
        for seat, purse in enumerate(state.purses, 1):
            held = self.held.get(seat)
            assert held == (None if purse is None else purse + state.staked(seat))
            bets = {bet.wager: bet.amount for bet in state.stakes[seat - 1]}
            assert bets == self.bets.get(seat, {})

    @invariant()
    def every_chip_came_from_somewhere(self) -> None:
        assert sum(self.moved.values()) == 0
        on_the_table = {Account.PURSE, Account.STAKES}
        there = {place: n for place, n in self.moved.items() if n and place.account in on_the_table}
        assert there == self.run.state.balances()

    @invariant()
    def the_right_seat_has_the_turn(self) -> None:
        state = self.run.state
        dealing = state.phase in {Phase.DEALING, Phase.BURNING}
        assert state.phase is not Phase.SETTLING
        assert isinstance(self.table.legal(state, HOUSE)[0], MayDeal) is dealing
        assert self.table.legal(state, WATCHER) == ()
        for seat in range(1, 4):
            may = seat in self.held and state.phase is Phase.STAKING
            assert [type(offer) for offer in self.table.legal(state, seat)] == [MayStake] * may


PuntoMachine.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestPuntoMachine = PuntoMachine.TestCase


def test_the_model_differs_from_a_faulty_table() -> None:
    case = dict(FAULTS["chips"])["drops a unit of a win"]
    machine = type("Faulty", (PuntoMachine,), {"table": case.table})
    # Stop at the first failure.
    search = settings(
        PuntoMachine.TestCase.settings,
        max_examples=10_000,
        database=None,
        derandomize=True,
        phases=[Search.generate],
    )
    with pytest.raises((AssertionError, Refused)):
        run_state_machine_as_test(machine, settings=search)
