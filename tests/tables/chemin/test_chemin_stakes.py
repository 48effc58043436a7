"""Stakes against the bank: their order, and when they are cut, raised or set aside."""

import pytest

from baccarat.tables.banking.events import (
    BankEnded,
    BankRaised,
    LaidAside,
    StakeCut,
    StakesSet,
    SuiteOffered,
)
from baccarat.tables.chemin import (
    HoldBank,
    MatchRaise,
    PassBank,
    Phase,
    Punt,
    RaiseBank,
    TakeBank,
    to_act,
    view,
)
from baccarat.tables.common.changeur import Cash, Leave, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import Close
from support.tables.bank_table import RICH, every, only
from support.tables.chemin_table import (
    AVEC,
    BANKER_WINS,
    CHEMIN,
    CLUB,
    COMPUTER,
    FIVE,
    MARCHE,
    NO,
    PONTE_WINS,
    SOLO,
    TIE,
    CheminTable,
    banked,
    each_house,
)

WITH_BYSTANDERS = dict.fromkeys((1, 2, 3, 12, 10, 11), RICH)
"""Three people seated and three bystanders: 12, then 10, then 11."""


def staked(table: CheminTable, *seats: int) -> list[int]:
    return [table.state.staked(seat) for seat in seats]


def refused(table: CheminTable, viewer: int) -> list[int]:
    """Return the refused part of each chair's stake, as seen by someone who joins now."""
    return [each.refused for each in view(table.state, viewer).seats]


@pytest.mark.rule("CF-2")
@pytest.mark.parametrize(("house", "least"), [(CHEMIN, 500), (CLUB, 500), (COMPUTER, 100)])
def test_the_least_stake_is_a_tenth_of_the_minimum_banco(house: str, least: int) -> None:
    table = banked(10_000, house).until(Phase.STAKES)
    under = least - 20
    assert table.refused(2, Punt(under)) == ("below-minimum", least)
    table.say(2, Punt(least))
    assert staked(table, 2) == [least]


@pytest.mark.rule("CF-2")
def test_the_tenth_is_rounded_up() -> None:
    table = banked(101, minimum=101, stake_step=1).until(Phase.STAKES)
    assert table.refused(2, Punt(10)) == ("below-minimum", 11)


@pytest.mark.rule("CF-5")
def test_without_a_call_stakes_count_in_prime_and_the_rest_is_refused_last_first() -> None:
    table = banked()
    events = table.stakes(s5=1_000, s4=3_000, s3=4_000, s2=5_000)
    assert table.phase is Phase.RAISE
    events = table.say(1, NO)
    assert every(StakeCut, events) == [StakeCut(5, 1_000, 0), StakeCut(4, 2_000, 1_000)]
    assert staked(table, 2, 3, 4, 5) == [5_000, 4_000, 1_000, 0]
    assert table.purses(4, 5) == [RICH - 1_000, RICH]
    assert only(StakesSet, events) == StakesSet(2, 10_000)
    assert refused(table, 9) == [0, 0, 0, 2_000, 1_000]
    table.play(*BANKER_WINS)
    assert not any(refused(table, 9))


@pytest.mark.rule("CF-5")
def test_the_stake_that_straddles_plays_in_part() -> None:
    table = banked()
    table.stakes(s2=9_000, s3=9_000)
    table.say(1, NO)
    assert staked(table, 2, 3) == [9_000, 1_000]


@pytest.mark.rule("CF-5", "CF-4")
def test_in_a_suite_the_original_bankers_stake_is_cut_first() -> None:
    table = banked()
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    table.say(3, TakeBank())
    table.close()
    table.stakes(s1=19_500, s2=10_000, s4=9_000)
    table.until(Phase.DEALING)
    assert staked(table, 2, 4, 5, 1) == [10_000, 9_000, 0, 500]


@pytest.mark.rule("CF-5", "CF-3")
def test_behind_a_caller_with_the_table_the_last_is_cut_first_too() -> None:
    table = banked()
    table.calls((5, AVEC))
    table.stakes(s2=4_000, s3=2_000)
    assert staked(table, 2, 3, 5) == [4_000, 1_000, 5_000]


@pytest.mark.rule("CF-5")
@pytest.mark.parametrize("house", [CHEMIN, CLUB])
def test_the_banker_may_raise_up_to_the_sum_of_the_stakes(house: str) -> None:
    table = banked(10_000, house)
    table.stakes(s2=9_000, s3=9_000)
    assert table.phase is Phase.RAISE
    assert table.refused(1, RaiseBank(8_020)) == ("above-maximum", 8_000)
    table.say(1, RaiseBank(8_000))
    assert (table.bank.sum, table.purse(1)) == (18_000, RICH - 18_000)
    assert staked(table, 2, 3) == [9_000, 9_000]


@pytest.mark.rule("CF-5")
def test_a_lesser_raise_cuts_less() -> None:
    table = banked()
    table.stakes(s2=9_000, s3=9_000)
    table.say(1, RaiseBank(3_000))
    assert (table.bank.sum, staked(table, 2, 3)) == (13_000, [9_000, 4_000])


@pytest.mark.rule("CF-5", "RM-1")
def test_nobody_raises_beyond_their_purse() -> None:
    table = banked(purses={**FIVE, 1: 12_000})
    table.stakes(s2=30_000)
    assert table.refused(1, RaiseBank(2_020)) == ("over-purse", 2_000)
    table.say(1, RaiseBank(2_000))
    assert (table.bank.sum, table.purse(1)) == (12_000, 0)


@pytest.mark.rule("CF-5")
@each_house
def test_no_raise_is_asked_for_without_excess(house: str) -> None:
    table = banked(10_000, house)
    table.stakes(s2=10_000)
    assert table.phase is Phase.DEALING
    called = banked()
    called.calls((5, AVEC))
    called.stakes(s2=9_000)
    assert called.phase is Phase.DEALING


@pytest.mark.rule("CF-5")
def test_by_the_book_all_stake_at_once() -> None:
    table = banked().until(Phase.STAKES)
    for seat in (5, 2, 4):
        table.say(seat, Punt(1_000))
    table.say(5, Punt(2_000))
    assert staked(table, 2, 4, 5) == [1_000, 1_000, 2_000]


@pytest.mark.rule("CF-5")
@pytest.mark.parametrize("house", [CLUB, COMPUTER])
def test_in_order_each_is_asked_in_turn(house: str) -> None:
    table = banked(10_000, house).until(Phase.STAKES)
    for seat in (2, 3, 4, 5):
        assert table.state.turn == seat
        for other in {2, 3, 4, 5} - {seat}:
            assert table.refused(other, Punt(1_000)) == ("not-asked", None)
        table.say(seat, Punt(1_000))
    assert table.phase is Phase.DEALING


@pytest.mark.rule("CF-5")
def test_each_seat_at_the_computers_table_may_stake_only_the_remainder() -> None:
    table = banked(10_000, COMPUTER).until(Phase.STAKES)
    table.say(2, Punt(7_000))
    assert table.refused(3, Punt(3_100)) == ("above-maximum", 3_000)
    table.say(3, Punt(3_000))
    assert table.phase is Phase.DEALING
    assert table.bank.sum == 10_000


@pytest.mark.rule("CF-5")
def test_the_rest_may_be_below_the_minimum_stake() -> None:
    table = banked(10_000, COMPUTER, minimum=2_000).until(Phase.STAKES)
    table.say(2, Punt(9_900))
    assert table.refused(3, Punt(200)) == ("above-maximum", 100)
    table.say(3, Punt(100))
    assert table.phase is Phase.DEALING


@pytest.mark.rule("CF-5")
def test_in_the_club_stakes_in_order_are_cut_back_too() -> None:
    table = banked(10_000, CLUB)
    table.stakes(s2=7_000, s3=2_000, s4=4_000, s5=1_000)
    table.say(1, NO)
    assert staked(table, 2, 3, 4, 5) == [7_000, 2_000, 1_000, 0]


@pytest.mark.rule("CF-6", "AD-C6")
def test_bystanders_stake_what_the_seats_leave_by_arrival() -> None:
    table = banked(purses=WITH_BYSTANDERS).until(Phase.STAKES)
    assert table.refused(12, Punt(1_000)) == ("not-asked", None)
    table.stakes(s2=4_000, s3=1_000)
    assert (table.phase, to_act(table.state)) == (Phase.BYSTANDERS_STAKE, (12,))
    for other in (2, 10, 11):
        assert table.refused(other, Punt(1_000)) == ("not-asked", None)
    assert table.refused(12, Punt(5_020)) == ("above-maximum", 5_000)
    table.say(12, Punt(2_500))
    assert table.state.turn == 10
    assert table.refused(10, Punt(2_520)) == ("above-maximum", 2_500)
    table.say(10, Punt(2_000))
    table.say(11, Punt(500))
    assert staked(table, 2, 3, 12, 10, 11) == [4_000, 1_000, 2_500, 2_000, 500]
    assert not every(StakeCut, table.run.events)


@pytest.mark.rule("CF-6")
def test_once_nothing_is_open_the_later_bystanders_are_not_asked() -> None:
    table = banked(purses=WITH_BYSTANDERS)
    table.stakes(s2=4_000)
    table.say(12, Punt(6_000))
    assert table.phase is Phase.DEALING
    assert staked(table, 12, 10, 11) == [6_000, 0, 0]


@pytest.mark.rule("CF-6", "AD-C7")
def test_a_returning_player_is_last() -> None:
    table = banked(purses=WITH_BYSTANDERS)
    table.say(CHANGEUR, Leave(12))
    table.say(CHANGEUR, Sit(12, RICH))
    table.stakes(s2=4_000)
    assert table.state.turn == 10


@pytest.mark.rule("CF-6", "RM-3")
def test_a_bystander_who_is_late_or_leaves_stakes_nothing_and_the_next_is_asked() -> None:
    table = banked(purses=WITH_BYSTANDERS)
    table.stakes(s2=4_000)
    table.close()
    assert table.state.turn == 10
    table.say(CHANGEUR, Leave(10))
    assert table.state.turn == 11
    table.say(CHANGEUR, Cash(11, RICH))
    assert (table.phase, staked(table, 12, 10, 11)) == (Phase.DEALING, [0, 0, 0])


@pytest.mark.rule("CF-6")
def test_where_the_seats_cover_all_no_bystander_is_asked() -> None:
    table = banked(purses=WITH_BYSTANDERS)
    table.stakes(s2=10_000)
    assert table.phase is Phase.DEALING


@pytest.mark.rule("CF-6", "CF-3")
def test_bystanders_complete_a_table_that_a_caller_left_open() -> None:
    table = banked(purses=WITH_BYSTANDERS)
    table.calls((3, MARCHE))
    table.stakes(s2=1_000)
    table.bystanders((10, 2_500))
    assert staked(table, 3, 2, 10) == [6_500, 1_000, 2_500]


@pytest.mark.rule("CF-7")
def test_the_uncovered_part_is_laid_aside() -> None:
    table = banked(10_000)
    events = table.stakes(s2=3_000, s4=1_000)
    assert only(LaidAside, events) == LaidAside(1, 6_000, None, 0)
    assert (table.bank.sum, table.bank.aside) == (4_000, 6_000)
    assert only(StakesSet, events).banco == 4_000


@pytest.mark.rule("CF-7")
@each_house
def test_the_garage_is_not_at_risk(house: str) -> None:
    table = banked(10_000, house)
    table.stakes(s2=4_000)
    table.play(*PONTE_WINS)
    still_in = table.bank.sum if table.state.bank else 0
    assert [table.purse(1) + still_in, table.purse(2)] == [RICH - 4_000, RICH + 4_000]


@pytest.mark.rule("CF-7")
def test_the_garage_is_not_part_of_the_sum_in_play_and_stays_through_coups() -> None:
    table = banked()
    table.stakes(s2=4_000)
    table.play(*BANKER_WINS)
    assert (table.bank.sum, table.bank.aside) == (7_800, 6_000)
    table.say(1, HoldBank())
    table.calls((2, SOLO))
    assert staked(table, 2) == [7_800]
    table.play(*TIE)
    assert (table.bank.sum, table.bank.aside) == (7_800, 6_000)


@pytest.mark.rule("CF-7", "CF-19")
def test_the_garage_is_not_part_of_the_price_of_a_suite_and_is_returned() -> None:
    table = banked()
    table.stakes(s2=4_000)
    table.play(*BANKER_WINS)
    events = table.say(1, PassBank())
    assert only(SuiteOffered, events).price == 7_800
    assert only(BankEnded, events).aside == 6_000
    assert table.purse(1) == RICH - 10_000 + 6_000 + 7_800


@pytest.mark.rule("CF-7")
def test_the_garage_is_used_first_for_a_raise() -> None:
    table = banked(purses={**FIVE, 1: 10_000})
    table.stakes(s2=4_000)
    table.play(*TIE)
    table.stakes(s2=20_000)
    assert table.refused(1, RaiseBank(6_020)) == ("over-purse", 6_000)
    events = table.say(1, RaiseBank(5_000))
    assert only(BankRaised, events) == BankRaised(1, 0, 5_000)
    assert (table.bank.sum, table.bank.aside, staked(table, 2)) == (9_000, 1_000, [9_000])


def test_only_the_banker_raises_and_only_when_asked() -> None:
    table = banked()
    assert table.until(Phase.STAKES).refused(1, RaiseBank(1_000)) == ("not-now", None)
    table.stakes(s2=20_000)
    assert table.refused(2, RaiseBank(1_000)) == ("not-the-banker", None)
    assert table.refused(1, MatchRaise()) == ("not-now", None)
    table.say(HOUSE, Close())
    assert table.phase is Phase.DEALING
