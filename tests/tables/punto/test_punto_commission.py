"""Commission, taken at once or noted and collected later: no chip is made or lost."""

from typing import Any, get_args

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from baccarat.rules import Rounding, punto_preset
from baccarat.tables import punto
from baccarat.tables.common.changeur import Buy, Cash, Leave, Left, SatDown, Sit
from baccarat.tables.common.chips import (
    BANK,
    CHANGEUR,
    COMMISSION,
    HOUSE,
    changeur,
    net_by_place,
    net_by_seat,
    owed,
    purse,
    stakes,
)
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.punto import (
    BetWon,
    CommissionCollected,
    CommissionNoted,
    Phase,
    ShoeEnded,
)
from support.tables.drive import Run, refusal
from support.tables.punto_table import (
    BANKER_WINS,
    PLAYER_WINS,
    RICH,
    TIE,
    bets,
    coup,
    deal as deal_cards,
    felt,
    purse_of,
)

NOTED: dict[str, Any] = {"commission": "noted"}
ANY_UNIT: dict[str, Any] = {"stake_step": 1, "minimum": 1}
ROUNDINGS = get_args(Rounding)
COUPS = (PLAYER_WINS, BANKER_WINS, BANKER_WINS, TIE)


def owes(run: Run, seat: int = 1) -> int:
    return int(run.state.owes(seat))


@pytest.mark.rule("PB-9")
@pytest.mark.parametrize(
    ("rounding", "win", "taken"),
    [
        ("up", 30, 2), ("down", 30, 1), ("nearest", 30, 2), ("nearest", 29, 1),
        ("up", 100, 5), ("down", 100, 5), ("nearest", 100, 5), ("up", 1, 1), ("down", 19, 0),
    ],
)  # fmt: skip
@pytest.mark.parametrize("when", ["at-once", "noted"])
def test_a_twentieth_of_each_win_is_rounded_as_the_house_says(
    when: str, rounding: str, win: int, taken: int
) -> None:
    run = felt(commission=when, rounding=rounding, **ANY_UNIT)
    run.do(1, bets(banker=win))
    coup(run, BANKER_WINS)
    assert purse_of(run) == RICH + win - taken
    assert owes(run) == (taken if when == "noted" else 0)


@pytest.mark.rule("PB-9")
def test_noted_commission_is_reserved_and_counts_as_cost() -> None:
    run = felt(**NOTED)
    run.do(1, bets(banker=10_000))
    events = coup(run, BANKER_WINS)
    assert [event for event in events if isinstance(event, BetWon | CommissionNoted)] == [
        BetWon(1, "banker", 10_000, 10_000, 0), CommissionNoted(1, "banker", 500),
    ]  # fmt: skip
    moves = [move for event in events for move in punto.moves(event)]
    assert net_by_place(moves)[owed(1)] == 500
    assert net_by_seat(moves)[1] == 9_500
    assert punto.view(run.state, 1).seats[0].owed == 500


@pytest.mark.rule("PB-9")
@pytest.mark.parametrize(
    ("house", "stake", "cards"),
    [
        ("punto-banco", {"banker": 10_000}, TIE),
        ("punto-banco", {"tie": 10_000}, TIE),
        ("punto-banco", {"player": 10_000}, PLAYER_WINS),
        ("punto-banco", {"banker": 10_000}, PLAYER_WINS),
        ("ez", {"banker": 10_000, "dragon-7": 2_500}, BANKER_WINS),
        ("super6", {"banker": 10_000}, BANKER_WINS),
    ],
)
def test_only_full_rate_banker_wins_owe_commission(
    house: str, stake: dict[str, int], cards: str
) -> None:
    run = felt(house, **NOTED)
    run.do(1, bets(**stake))
    coup(run, cards)
    assert owes(run) == 0


@pytest.mark.rule("PB-9")
def test_owed_chips_can_be_neither_staked_nor_cashed() -> None:
    run = felt(purses={1: 10_000}, **NOTED)
    run.do(1, bets(banker=10_000))
    coup(run, BANKER_WINS)
    for seat, action in ((1, bets(player=19_520)), (CHANGEUR, Cash(1, 19_501))):
        found = refusal(punto, run.state, seat, action)
        assert found is not None
        assert (found.code, found.limit) == (RefusalCode.OVER_PURSE, 19_500)


@pytest.mark.rule("PB-9")
def test_commission_is_collected_when_the_player_leaves_and_not_before() -> None:
    run = felt(purses={1: RICH, 2: RICH}, **NOTED)
    run.do(1, bets(banker=10_000))
    coup(run, BANKER_WINS)
    run.do(1, bets(banker=4_000))
    events = run.do(CHANGEUR, Leave(1))
    assert events[1:] == (CommissionCollected(1, 500), Left(1, RICH + 9_500))
    assert owes(run) == 0
    run.do(CHANGEUR, Sit(1, 5_000))
    assert owes(run) == 0


@pytest.mark.rule("PB-9")
def test_commission_is_collected_from_everyone_when_the_shoe_ends() -> None:
    run = felt(packs=4, stop_depth=104, purses={1: RICH, 3: RICH}, **NOTED)
    run.do(1, bets(banker=10_000))
    run.do(3, bets(banker=4_000))
    while run.state.phase is not Phase.BETWEEN_SHOES:
        events = coup(run, BANKER_WINS)
    assert events[-3:] == [
        CommissionCollected(1, 500), CommissionCollected(3, 200), ShoeEnded(),
    ]  # fmt: skip
    assert (owes(run), owes(run, 3)) == (0, 0)


class NoOrderMakesOrLosesAUnit(RuleBasedStateMachine):
    """Two tables, one of which notes the commission that the other takes, end up equal."""

    @initialize(rounding=st.sampled_from(ROUNDINGS))
    def open(self, rounding: str) -> None:
        fields = {"rounding": rounding, "packs": 4, "stop_depth": 104, **ANY_UNIT}
        game = punto_preset("punto-banco")
        self.seen = 0
        self.runs = [felt(game, commission=when, **fields) for when in ("at-once", "noted")]

    def both(self, seat: int, action: Any) -> None:
        """Do the same at both tables; both must accept it, or refuse it with the same code."""
        once, noted = (refusal(punto, run.state, seat, action) for run in self.runs)
        if once is None and noted is None:
            for run in self.runs:
                run.do(seat, action)
        else:
            assert once
            assert noted
            assert (once.code, once.limit) == (noted.code, noted.limit)

    @rule(seat=st.integers(1, 3), amount=st.integers(1, 5_000))
    def sit_or_buy(self, seat: int, amount: int) -> None:
        self.both(CHANGEUR, Sit(seat, amount))
        self.both(CHANGEUR, Buy(seat, amount))

    @rule(seat=st.integers(1, 3))
    def leave(self, seat: int) -> None:
        self.both(CHANGEUR, Leave(seat))

    @rule(cards=st.sampled_from(COUPS))
    def close_the_room(self, cards: str) -> None:
        """Let everybody leave in mid-coup, and those with stakes as soon as it is over."""
        first, *others = cards.split()
        if self.runs[0].state.phase is Phase.BETWEEN_SHOES:
            self.deal(TIE, 1)
        self.sit_or_buy(2, 100)
        self.stake(2, {"banker": 1})
        for run in self.runs:
            run.do(HOUSE, punto.Close())
            deal_cards(run, first)
            for seat in filter(run.state.staked, range(1, 4)):
                refused = refusal(punto, run.state, CHANGEUR, Leave(seat))
                assert refused is not None
                assert refused.code is RefusalCode.STAKES_IN_PLAY
            deal_cards(run, " ".join(others))
        for seat in range(1, 4):
            self.leave(seat)

    @rule(seat=st.integers(1, 3), amount=st.integers(1, 5_000))
    def cash(self, seat: int, amount: int) -> None:
        self.both(CHANGEUR, Cash(seat, amount))

    @rule(seat=st.integers(1, 3), stake=st.dictionaries(
        st.sampled_from(["player", "banker", "tie"]), st.integers(1, 3_000)))  # fmt: skip
    def stake(self, seat: int, stake: dict[str, int]) -> None:
        self.both(seat, bets(**stake))

    @rule(cards=st.sampled_from(COUPS), times=st.integers(1, 8))
    def deal(self, cards: str, times: int) -> None:
        for run in self.runs:
            for _ in range(times):
                if run.state.phase is Phase.BETWEEN_SHOES:
                    run.do(HOUSE, punto.StartShoe())
                coup(run, cards)

    @invariant()
    def both_come_to_the_same(self) -> None:
        once, noted = (self._held(run) for run in self.runs)
        assert once == noted

    @invariant()
    def no_unit_is_made_or_lost(self) -> None:
        for run in self.runs:
            moved = net_by_place(move for event in run.events for move in punto.moves(event))
            assert moved.total() == 0
            lies = run.state.balances()
            assert all(moved[place] == units for place, units in lies.items())
            assert min(lies.values(), default=0) >= 0
            theirs = (*map(purse, range(1, 4)), *map(stakes, range(1, 4)), *map(owed, range(1, 4)))
            assert sum(lies.values()) == sum(lies.get(place, 0) for place in theirs)
            assert -sum(moved[changeur(seat)] for seat in range(1, 4)) == (
                sum(lies.values()) + moved[BANK] + moved[COMMISSION]
            )

    @invariant()
    def it_is_collected_whole_from_who_leaves_and_at_the_end_of_a_shoe_alone(self) -> None:
        noted = self.runs[1].steps[self.seen :]
        self.seen += len(noted)
        for step in noted:
            for before, event, after in step.moments():
                if isinstance(event, CommissionCollected):
                    assert step.after.phase is Phase.BETWEEN_SHOES or isinstance(step.action, Leave)
                    assert event.amount == before.owes(event.seat)
                if isinstance(event, CommissionCollected | Left | SatDown):
                    assert after.owes(event.seat) == 0
                elif not isinstance(event, CommissionNoted):
                    assert after.owed == before.owed

    def _held(self, run: Run) -> tuple[Any, ...]:
        """Return what each player has free and on the felt, and what the house has and is owed."""
        moved = net_by_place(move for event in run.events for move in punto.moves(event))
        taken = moved[COMMISSION] + sum(run.state.owed)
        return run.state.purses, run.state.stakes, moved[BANK], taken


NoOrderMakesOrLosesAUnit.TestCase.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None
)
TestNoOrder = pytest.mark.rule("PB-9")(NoOrderMakesOrLosesAUnit.TestCase)
