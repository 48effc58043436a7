"""Bystanders at baccara banque stake what the seats leave, one by one, and never more."""

import pytest

from baccarat.tables.banking.actions import HoldBank, Pass
from baccarat.tables.banking.events import BystandersMayStake, StakeCut
from baccarat.tables.banque import Phase, StakeOn, TableSide as Side, to_act, view
from baccarat.tables.banque.events import StakePaid
from baccarat.tables.common.changeur import Cash, Leave, Sit
from baccarat.tables.common.chips import CHANGEUR
from support.tables.bank_table import RICH, every
from support.tables.banque_table import (
    CLUB,
    EIGHT,
    LIMITED,
    LOSE,
    OPEN,
    TIED,
    WIN,
    BanqueTable,
    sides,
)

each_limited = pytest.mark.parametrize("house", [LIMITED, CLUB])


def offered(table: BanqueTable, seat: int) -> int:
    """Return the most that a seat may stake now; 0 if it is not asked."""
    return next((may.high for may in view(table.state, seat).choices), 0)  # type: ignore[union-attr]


def left_open(house: str) -> BanqueTable:
    """Let two seats stake 14,000 against a bank of 20,000, with bystanders 7 and then 6."""
    table = sides(house, purses=dict.fromkeys((1, 2, 3, 7, 6), RICH)).bank_of(1, 20_000)
    table.stakes({2: 10_000, 3: 4_000})
    return table


@pytest.mark.rule("BB-2")
@each_limited
def test_bystanders_may_stake_the_uncovered_part_by_arrival(house: str) -> None:
    table = left_open(house)
    assert (table.phase, to_act(table.state)) == (Phase.BYSTANDERS_STAKE, (7,))
    assert (offered(table, 7), offered(table, 6)) == (6_000, 0)
    assert table.refused(6, StakeOn(1_000, Side.LEFT)) == ("not-asked", None)
    assert table.refused(7, StakeOn(6_020, Side.LEFT)) == ("above-maximum", 6_000)
    table.say(7, StakeOn(4_000, Side.LEFT))
    assert (to_act(table.state), offered(table, 6)) == ((6,), 2_000)
    assert table.refused(6, StakeOn(2_020, Side.LEFT)) == ("above-maximum", 2_000)
    table.say(6, StakeOn(2_000, Side.RIGHT))
    assert table.phase is Phase.DEALING
    assert sum(table.state.stakes) == table.bank.sum


@pytest.mark.rule("BB-2", "BB-12")
def test_nobody_is_paid_more_than_the_bank_holds() -> None:
    """The club pays the seats' excess as far as the bank reaches, and none from bystanders."""
    table = left_open(CLUB)
    table.say(7, StakeOn(6_000, Side.LEFT))
    assert table.phase is Phase.DEALING
    events = table.play(LOSE, WIN, EIGHT)
    paid = {each.seat: each.own + each.co for each in every(StakePaid, events)}
    assert paid == {3: 4_000, 7: 6_000}
    assert table.bank.own == 20_000
    assert table.won(6) == [0]


@pytest.mark.rule("BB-2", "CF-15")
def test_stakes_left_by_a_tie_go_back_once_seats_cover_the_bank() -> None:
    table = left_open(CLUB)
    table.say(7, StakeOn(6_000, Side.LEFT))
    table.play(WIN, TIED, EIGHT)
    assert (table.bank.own, table.state.staked(3), table.state.staked(7)) == (10_000, 4_000, 6_000)
    table.say(1, HoldBank())
    events = table.stakes({2: 5_000})
    assert every(StakeCut, events) == [StakeCut(7, 5_000, 1_000)]
    assert sum(table.state.stakes) == table.bank.sum


@pytest.mark.rule("BB-2")
def test_of_stakes_left_standing_the_last_to_arrive_goes_back_first() -> None:
    table = left_open(CLUB)
    table.say(7, StakeOn(4_000, Side.LEFT))
    table.say(6, StakeOn(2_000, Side.LEFT))
    table.play(WIN, TIED, EIGHT)
    table.say(1, HoldBank())
    events = table.stakes({2: 3_000})
    assert every(StakeCut, events) == [StakeCut(6, 2_000, 0), StakeCut(7, 1_000, 3_000)]


@pytest.mark.rule("BB-2", "RM-3")
@each_limited
def test_a_bystander_who_is_late_or_leaves_is_skipped(house: str) -> None:
    table = left_open(house)
    table.close()
    assert to_act(table.state) == (6,)
    table.say(CHANGEUR, Leave(6))
    assert table.phase is Phase.DEALING
    gone = left_open(house)
    gone.say(CHANGEUR, Cash(7, RICH))
    assert to_act(gone.state) == (6,)


@pytest.mark.rule("BB-2")
def test_a_bystander_who_returns_during_the_question_is_asked_last() -> None:
    table = left_open(LIMITED)
    table.say(CHANGEUR, Leave(7))
    table.say(CHANGEUR, Sit(7, RICH))
    assert to_act(table.state) == (6,)
    table.say(6, StakeOn(1_000, Side.LEFT))
    assert (to_act(table.state), offered(table, 7)) == ((7,), 5_000)


@pytest.mark.rule("BB-2")
def test_bystanders_of_an_open_bank_stake_freely_together_with_the_seats() -> None:
    """Anyone who stakes nothing is not asked again, though the bank exceeds all stakes."""
    table = sides(OPEN, seats=7).bank_of(1).until(Phase.STAKES)
    assert {6, 7} <= {*to_act(table.state)}
    table.say(6, StakeOn(RICH // 2, Side.LEFT))
    table.say(7, StakeOn(0, Side.LEFT))
    table.stakes({2: 1_000})
    assert table.phase is Phase.TOP_UP
    small = sides(OPEN, seats=7).bank_of(1).until(Phase.STAKES)
    small.say(7, StakeOn(0, Side.LEFT))
    small.stakes({2: 1_000})
    assert small.phase is Phase.DEALING
    assert not every(BystandersMayStake, small.run.events)


@pytest.mark.rule("BB-2")
def test_an_invalid_stake_is_refused() -> None:
    table = left_open(CLUB)
    assert table.refused(7, StakeOn(-20, Side.LEFT)) == ("amount-not-positive", None)
    assert table.refused(7, StakeOn(30, Side.LEFT)) == ("below-minimum", 500)
    assert table.refused(7, StakeOn(510, Side.LEFT)) == ("not-a-step", 20)
    assert table.refused(7, Pass()) == ("not-now", None)
