"""The uncovered part of a bank: in the bank or au garage, covered exactly, and added to."""

from typing import Any

import pytest

from baccarat.rules import BadField
from baccarat.tables.banking.events import (
    AddAsked,
    BankAdded,
    BankPutUp,
    ChoiceAsked,
    LaidAside,
    StakesSet,
    SuiteOffered,
)
from baccarat.tables.chemin import (
    AddToBank,
    Bid,
    Double,
    HoldBank,
    PassBank,
    Phase,
    Punt,
    PutUp,
    RaiseBank,
    TakeBank,
    announce,
    to_act,
    view,
)
from baccarat.tables.common.changeur import Cash, Leave
from baccarat.tables.common.chips import CHANGEUR
from baccarat.tables.common.shoe import ShoeStarted
from support.tables.bank_table import RICH, every, only
from support.tables.chemin_table import (
    BACCARAT,
    BANKER_WINS,
    CHEMIN,
    CLUB,
    COMPUTER,
    FIVE,
    NO,
    PONTE_WINS,
    SOLO,
    TIE,
    CheminTable,
    banked,
    oval,
)


@pytest.mark.rule("CF-7", "CF-17", "CF-19")
def test_in_the_club_a_win_adds_to_the_whole_bank_and_a_suite_costs_all_of_it() -> None:
    table = banked(10_000, CLUB)
    events = table.stakes(s2=4_000)
    assert (only(StakesSet, events).banco, every(LaidAside, events)) == (4_000, [])
    assert (table.bank.sum, table.bank.aside) == (10_000, 0)
    table.play(*BANKER_WINS)
    assert (table.bank.sum, table.purse(1)) == (14_000, RICH - 10_000)
    assert only(SuiteOffered, table.say(1, PassBank())).price == 14_000
    assert table.purse(1) == RICH + 4_000


@pytest.mark.rule("CF-7", "CF-15")
def test_at_the_computer_all_of_it_is_open_again_after_a_tie() -> None:
    table = banked(1_000, COMPUTER)
    table.stakes(s2=300)
    table.play(*TIE)
    table.until(Phase.STAKES)
    assert (table.bank.sum, table.state.uncovered) == (1_000, 1_000)


@pytest.mark.rule("CF-7", "CF-16")
@pytest.mark.parametrize("house", [CLUB, COMPUTER])
def test_a_banker_who_loses_keeps_the_uncovered_part(house: str) -> None:
    table = banked(10_000, house)
    table.stakes(s2=4_000, s4=1_000)
    assert table.state.uncovered == 5_000
    assert view(table.state, 3).left == 0
    table.play(*PONTE_WINS)
    assert table.purses(1, 2, 4) == [RICH - 5_000, RICH + 4_000, RICH + 1_000]
    assert table.state.bank is None


@pytest.mark.rule("CF-7", "CF-15")
def test_stakes_left_by_a_tie_play_unchanged() -> None:
    table = banked(10_000, CLUB)
    table.stakes(s2=4_000)
    table.play(*TIE)
    events = table.say(1, HoldBank())
    assert only(StakesSet, events).banco == 4_000
    assert every(AddAsked, events) == []
    table.play(*BANKER_WINS)
    assert table.bank.sum == 14_000


def shared(**fields: Any) -> CheminTable:
    """Set up a bank of two that sets nothing aside."""
    table = oval(CHEMIN, garage=False, **fields)
    table.say(1, PutUp(10_000))
    table.say(3, Double())
    table.close()
    return table


@pytest.mark.rule("CF-7", "CF-8")
@pytest.mark.parametrize(("one", "other"), [(4_001, 1_000), (2, 3), (12_000, 8_000)])
def test_a_loss_in_part_is_shared_equally_and_the_odd_unit_is_the_bankers(
    one: int, other: int
) -> None:
    table = shared(minimum=20, stake_step=1)
    table.stakes(s2=one, s4=other)
    table.play(*PONTE_WINS)
    half = (one + other) // 2
    assert table.purses(3, 1) == [RICH - half, RICH - (one + other - half)]


@pytest.mark.rule("CF-7", "CF-8")
def test_a_win_in_part_is_shared_equally() -> None:
    table = shared()
    table.stakes(s2=4_000)
    table.play(*BANKER_WINS)
    assert (table.bank.own, table.bank.co) == (11_900, 11_900)


@pytest.mark.rule("CF-8", "CF-16")
def test_adding_to_a_shared_bank_changes_the_shares_in_proportion() -> None:
    table = shared(adds=True)
    table.stakes(s2=20_000)
    table.play(*TIE)
    assert (table.phase, table.state.turn) == (Phase.ADD, 1)
    table.say(1, AddToBank(10_000))
    assert table.bank.shares == (20_000, 10_000)
    table.stakes(s2=3_000)
    table.play(*PONTE_WINS)
    assert table.purses(1, 3) == [RICH - 2_000, RICH - 1_000]


@pytest.mark.rule("CF-16")
def test_in_the_club_the_banker_may_add_before_the_calls_of_each_coup() -> None:
    table = banked(10_000, CLUB)
    assert table.phase is Phase.CALLS
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    assert AddAsked(1) in table.say(1, HoldBank())
    assert to_act(table.state) == (1,)
    assert table.say(1, AddToBank(5_000))[0] == BankAdded(1, 5_000)
    assert (table.phase, table.bank.sum) == (Phase.CALLS, 25_000)
    assert table.purse(1) == RICH - 15_000


@pytest.mark.rule("CF-16")
def test_a_banker_may_add_nothing_and_cannot_withdraw() -> None:
    table = adding()
    for amount, code in ((0, "amount-not-positive"), (-20, "bank-is-held"), (30, "not-a-step")):
        assert table.refused(1, AddToBank(amount))[0] == code
    assert table.refused(1, AddToBank(RICH)) == ("over-purse", RICH - 10_000)
    assert table.refused(2, AddToBank(20)) == ("not-the-banker", None)
    table.say(1, NO)
    assert (table.phase, table.bank.sum) == (Phase.CALLS, 20_000)
    assert table.refused(1, AddToBank(20)) == ("not-now", None)


def adding() -> CheminTable:
    table = banked(10_000, CLUB)
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    return table


@pytest.mark.rule("CF-16", "RM-3")
def test_late_or_cashed_out_players_add_nothing_and_leavers_are_paid() -> None:
    late = adding()
    late.close()
    assert (late.phase, late.bank.sum) == (Phase.CALLS, 20_000)
    broke = adding()
    broke.say(CHANGEUR, Cash(1, RICH - 10_000))
    assert (broke.phase, broke.bank.sum) == (Phase.CALLS, 20_000)
    gone = adding()
    gone.say(CHANGEUR, Leave(1))
    assert (gone.phase, gone.state.price) == (Phase.SUITE, 20_000)


@pytest.mark.rule("CF-16", "CF-19")
def test_the_taker_of_a_suite_may_add_to_it_at_once() -> None:
    table = adding()
    table.say(1, NO)
    table.stakes(s2=20_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    table.say(3, TakeBank())
    assert ChoiceAsked(3, 40_000) in table.close()
    assert AddAsked(3) in table.say(3, HoldBank())
    table.say(3, AddToBank(RICH - 40_000))
    assert (table.bank.sum, table.purse(3)) == (RICH, 0)


@pytest.mark.rule("CF-16")
@pytest.mark.parametrize("house", [CHEMIN, COMPUTER, BACCARAT])
def test_elsewhere_nobody_adds(house: str) -> None:
    table = banked(10_000, house)
    table.stakes(s2=10_000)
    table.play(*TIE)
    assert table.phase in {Phase.CALLS, Phase.DOUBLE}
    assert table.refused(1, AddToBank(100)) == ("not-now", None)


@pytest.mark.rule("CF-5")
@pytest.mark.parametrize("house", [CHEMIN, CLUB, COMPUTER, BACCARAT])
def test_the_whole_open_part_may_be_covered_even_if_not_in_whole_steps(house: str) -> None:
    table = banked(1_989, house, minimum=100, minimum_bet=0, purses={**FIVE, 1: 1_989})
    table.until(Phase.STAKES)
    for amount in (1_987, 1_991):
        assert table.refused(2, Punt(amount))[0] in {"not-a-step", "above-maximum"}
    events = table.stakes(s2=1_989)
    assert only(StakesSet, events).banco == 1_989


@pytest.mark.rule("CF-5")
def test_seats_and_bystanders_may_stake_an_open_remainder_below_the_minimum() -> None:
    table = banked(1_989, minimum=100, purses={**FIVE, 1: 1_989, 10: RICH, 11: RICH})
    table.stakes(s2=1_000, s3=989)
    assert table.phase is Phase.DEALING
    beside = banked(1_989, minimum=100, purses={**FIVE, 1: 1_989, 10: RICH, 11: RICH})
    beside.stakes(s2=1_000)
    beside.bystanders((10, 700), (11, 289))
    assert [beside.state.staked(seat) for seat in (10, 11)] == [700, 289]


@pytest.mark.rule("CF-5")
def test_a_raise_covers_exactly_the_excess() -> None:
    table = banked(2_000, minimum=100, purses={**FIVE, 2: 2_511})
    table.stakes(s2=2_511)
    assert table.refused(1, RaiseBank(509)) == ("not-a-step", 20)
    table.say(1, RaiseBank(511))
    assert table.bank.sum == 2_511


@pytest.mark.rule("CF-2")
def test_the_club_has_a_minimum_bet_of_its_own() -> None:
    table = banked(100_000, CLUB, minimum=100_000, minimum_bet=2_000).until(Phase.STAKES)
    assert table.refused(2, Punt(1_980)) == ("below-minimum", 2_000)
    table.say(2, Punt(2_000))
    tenth = banked(100_000, minimum=100_000).until(Phase.STAKES)
    assert tenth.refused(2, Punt(9_980)) == ("below-minimum", 10_000)


@pytest.mark.rule("CF-2")
def test_a_minimum_bet_is_a_whole_number_of_steps() -> None:
    table = banked(10_000, CLUB, minimum_bet=20).until(Phase.STAKES)
    table.say(2, Punt(20))
    for bet in (30, 5_020):
        with pytest.raises(BadField, match="minimum_bet"):
            oval(CLUB, minimum_bet=bet)


@pytest.mark.rule("CF-2", "CF-5")
def test_less_than_a_minimum_bet_may_be_staked_where_no_more_is_open() -> None:
    table = banked(5_000, COMPUTER, minimum=5_000, minimum_bet=2_000)
    table.stakes(s2=4_000, s3=1_000)
    assert table.state.staked(3) == 1_000


def thin(**fields: Any) -> CheminTable:
    """Pass on a bank that had little in play."""
    table = banked(10_000, CHEMIN, **fields)
    table.stakes(s2=1_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    return table


@pytest.mark.rule("CF-19")
def test_a_suite_never_costs_less_than_the_minimum_banco() -> None:
    table = thin()
    assert table.state.price == 5_000
    table.say(3, TakeBank())
    assert only(BankPutUp, table.close()).amount == 5_000


def auction() -> CheminTable:
    table = thin(purses={**FIVE, 3: 8_010, 5: 8_000})
    while table.phase is Phase.SUITE:
        table.close()
    assert table.phase is Phase.AUCTION
    return table


@pytest.mark.rule("CF-20")
def test_a_bid_that_cannot_lead_is_refused_with_its_own_code() -> None:
    table = auction()
    table.say(2, Bid(8_000))
    assert table.refused(4, Bid(8_000)) == ("below-bid", 8_020)
    assert table.refused(4, Bid(7_980)) == ("below-bid", 8_020)
    assert table.refused(5, Bid(8_000)) == ("below-bid", 8_020)
    assert 5 not in to_act(table.state)


@pytest.mark.rule("CF-20")
def test_an_equal_bid_of_better_prime_leads_and_a_whole_purse_may_exceed_by_less_than_a_step() -> (
    None
):
    table = auction()
    table.say(4, Bid(8_000))
    table.say(2, Bid(8_000))
    table.say(3, Bid(8_010))
    assert table.state.answers[2] == Bid(8_010)
    assert only(BankPutUp, table.close()) == BankPutUp(3, 8_010, 1)


PLACES = {CHEMIN: 6, CLUB: 6, COMPUTER: 0, BACCARAT: 0}


@pytest.mark.rule("CF-6")
@pytest.mark.parametrize(("house", "places"), PLACES.items())
def test_bystanders_are_allowed_where_the_house_says_so(house: str, places: int) -> None:
    table = oval(house)
    assert len(table.state.purses) == table.state.preset.seats + places
    assert table.state.preset.bystanders == places


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(
    ("house", "shuffle", "cut"),
    [
        (CHEMIN, "croupier", "neighbour"),
        (CLUB, "everyone", "neighbour"),
        (COMPUTER, "croupier", "croupier"),
        (BACCARAT, "croupier", "croupier"),
    ],
)
def test_the_ritual_of_shuffle_and_cut_is_announced(house: str, shuffle: str, cut: str) -> None:
    table = oval(house)
    rules = table.state.preset
    assert (rules.shuffle, rules.cut) == (shuffle, cut)
    first = (9, 8, 7) if cut == "neighbour" else ()
    assert rules.cut_order(1)[:3] == first
    started = only(ShoeStarted, table.run.events)
    assert [(call.id, call.args) for call in announce(table.state, started)][1] == (
        f"chemin-shuffle-{shuffle}",
        {"cut": cut},
    )


@pytest.mark.rule("CF-3", "CF-7")
def test_a_banco_covers_a_whole_open_bank_after_a_partial_win() -> None:
    table = banked(10_000, CLUB)
    table.stakes(s2=4_000)
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    table.say(1, NO)
    table.calls((3, SOLO))
    assert table.state.staked(3) == 14_000


@pytest.mark.rule("CF-16")
def test_the_first_banker_who_takes_the_bank_back_is_asked_to_add_as_any_taker() -> None:
    table = banked(10_000, CLUB)
    table.stakes(s2=4_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    table.say(3, TakeBank())
    table.close()
    table.say(3, PassBank())
    table.say(1, TakeBank())
    table.close()
    assert AddAsked(1) in table.say(1, HoldBank())
