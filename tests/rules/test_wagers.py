"""What bets pay."""

from fractions import Fraction

import pytest
from hypothesis import given, strategies as st

from baccarat.rules import Fate, Outcome, Settlement, Wager, punto_preset
from baccarat.rules.wagers.condition import Condition
from baccarat.rules.wagers.wager import PaytableRow
from support.tables.drive import facts
from support.tables.punto_table import BANKER_WINS, PLAYER_WINS, TIE

STANDARD = ("punto-banco", "punto-banco-uk")
COUPS = {
    Outcome.PLAYER: facts(PLAYER_WINS),
    Outcome.BANKER: facts(BANKER_WINS),
    Outcome.TIE: facts(TIE),
}


def wager(name: str, of: str = "punto-banco") -> Wager:
    found = punto_preset(of).wager(name)
    assert found is not None
    return found


@pytest.mark.rule("PB-7")
@pytest.mark.parametrize("house", STANDARD)
def test_player_is_paid_one_to_one(house: str) -> None:
    settled = wager("player", house).settle(10_000, COUPS[Outcome.PLAYER])
    assert settled == Settlement(Fate.WON, 10_000, 0)


@pytest.mark.rule("PB-7")
@pytest.mark.parametrize("house", STANDARD)
def test_banker_is_paid_one_to_one_less_a_twentieth(house: str) -> None:
    settled = wager("banker", house).settle(10_000, COUPS[Outcome.BANKER])
    assert settled == Settlement(Fate.WON, 10_000, 500)


@pytest.mark.rule("PB-7")
@pytest.mark.parametrize(("house", "odds"), [("punto-banco", 8), ("punto-banco-uk", 9)])
def test_tie_is_paid_eight_to_one_and_nine_in_the_kingdom(house: str, odds: int) -> None:
    assert wager("tie", house).settle(10_000, COUPS[Outcome.TIE]) == Settlement(
        Fate.WON, odds * 10_000
    )


@pytest.mark.rule("PB-7")
@pytest.mark.parametrize("house", STANDARD)
@pytest.mark.parametrize(
    ("bet", "outcome"),
    [
        ("player", Outcome.BANKER),
        ("banker", Outcome.PLAYER),
        ("tie", Outcome.PLAYER),
        ("tie", Outcome.BANKER),
    ],
)
def test_bets_on_other_outcomes_lose(house: str, bet: str, outcome: Outcome) -> None:
    assert wager(bet, house).settle(10_000, COUPS[outcome]) == Settlement(Fate.LOST)


@pytest.mark.rule("PB-8")
@pytest.mark.parametrize("house", STANDARD)
@pytest.mark.parametrize("bet", ["player", "banker"])
def test_on_a_tie_player_and_banker_are_neither_paid_nor_lost(house: str, bet: str) -> None:
    assert wager(bet, house).settle(10_000, COUPS[Outcome.TIE]) == Settlement(Fate.STANDS)


@pytest.mark.rule("PB-9")
@pytest.mark.parametrize(
    ("stake", "commission"), [(20, 1), (40, 2), (1, 1), (19, 1), (21, 2), (39, 2), (0, 0)]
)
def test_the_commission_is_rounded_up_to_whole_units(stake: int, commission: int) -> None:
    assert wager("banker").settle(stake, COUPS[Outcome.BANKER]).commission == commission


@pytest.mark.rule("PB-9")
@given(st.integers(0, 10**15))
def test_the_house_takes_its_rate_and_less_than_a_unit_more(stake: int) -> None:
    taken = wager("banker").settle(stake, COUPS[Outcome.BANKER]).commission
    assert 0 <= taken - Fraction(stake, 20) < 1
    if stake % punto_preset("punto-banco").stake_step == 0:
        assert taken == Fraction(stake, 20)


@given(st.integers(0, 10**12), st.integers(1, 200), st.integers(1, 7))
def test_a_win_is_the_odds_rounded_down(stake: int, numerator: int, denominator: int) -> None:
    bet = Wager("any", "Any", (PaytableRow(Condition(), (numerator, denominator)),))
    win = bet.settle(stake, COUPS[Outcome.TIE]).win
    assert 0 <= Fraction(stake * numerator, denominator) - win < 1
