"""The money of a coup: for the pontes, the bank and the house; ties; the changeur."""

import pytest

from baccarat.tables import chemin
from baccarat.tables.banking.events import (
    BankWon,
    CallStood,
    StakeLost,
    StakeReturned,
    StakesStand,
    StakeWon,
)
from baccarat.tables.chemin import Bid, Double, HoldBank, PassBank, Phase, Punt, PutUp, RaiseBank
from baccarat.tables.common.changeur import Buy, Cash, Leave
from baccarat.tables.common.chips import CHANGEUR, Account, Place, net_by_place
from support.tables.bank_table import RICH, every, only
from support.tables.chemin_table import (
    AVEC,
    BANKER_WINS,
    CHEMIN,
    CLUB,
    COMPUTER,
    FIVE,
    PONTE_WINS,
    SOLO,
    TIE,
    CheminTable,
    banked,
    each_house,
    oval,
    taxed,
)


@pytest.mark.rule("CF-16")
@each_house
def test_when_the_pontes_win_each_gets_twice_their_stake(house: str) -> None:
    table = banked(10_000, house)
    table.stakes(s2=6_000, s4=4_000)
    events = table.play(*PONTE_WINS)
    assert every(StakeWon, events) == [
        StakeWon(2, 6_000, 1, 6_000, None, 0),
        StakeWon(4, 4_000, 1, 4_000, None, 0),
    ]
    assert table.purses(1, 2, 4) == [RICH - 10_000, RICH + 6_000, RICH + 4_000]
    assert taxed(events) == 0
    assert table.state.bank is None


@pytest.mark.rule("CF-16")
def test_each_ponte_wins_exactly_the_covered_amount() -> None:
    table = banked()
    table.stakes(s2=9_000, s3=9_000)
    table.close()
    table.play(*PONTE_WINS)
    assert table.purses(1, 2, 3) == [RICH - 10_000, RICH + 9_000, RICH + 1_000]


@pytest.mark.rule("CF-17")
@pytest.mark.parametrize(
    ("house", "bank", "tax"), [(CHEMIN, 19_500, 500), (CLUB, 20_000, 0), (COMPUTER, 0, 0)]
)
def test_when_the_banker_wins_the_stakes_go_into_the_bank_less_a_tax(
    house: str, bank: int, tax: int
) -> None:
    table = banked(10_000, house)
    table.stakes(s2=6_000, s4=4_000)
    events = table.play(*BANKER_WINS)
    assert every(StakeLost, events) == [StakeLost(2, 6_000, 1), StakeLost(4, 4_000, 1)]
    assert only(BankWon, events) == BankWon(1, 10_000, tax, None, 0)
    assert taxed(events) == tax
    assert table.purses(2, 4) == [RICH - 6_000, RICH - 4_000]
    if bank:
        assert (table.bank.sum, table.purse(1)) == (bank, RICH - 10_000)


@pytest.mark.rule("CF-17")
def test_the_tax_is_on_the_win_and_rounded_up_once() -> None:
    table = banked(31, minimum=1, stake_step=1)
    table.stakes(s2=10, s3=10, s4=11)
    assert taxed(table.play(*BANKER_WINS)) == 2
    assert table.bank.sum == 60
    aside = banked(100, minimum=1, stake_step=1)
    aside.stakes(s2=21)
    assert taxed(aside.play(*BANKER_WINS)) == 2
    assert (aside.bank.sum, aside.bank.aside) == (40, 79)


@pytest.mark.rule("CF-17")
def test_the_tax_is_five_percent_unless_the_house_sets_another() -> None:
    table = banked(tax=2)
    table.stakes(s2=10_000)
    assert taxed(table.play(*BANKER_WINS)) == 200


@pytest.mark.rule("CF-17")
def test_a_held_bank_plays_for_all_that_is_in_it_and_nothing_is_taken_out() -> None:
    table = banked()
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    assert table.refused(CHANGEUR, Cash(1, RICH)) == ("over-purse", RICH - 10_000)
    table.say(1, HoldBank())
    assert only(CallStood, table.calls((4, SOLO))).amounts == (19_500,)
    assert table.refused(1, RaiseBank(-5_000)) == ("bank-is-held", None)
    table.play(*BANKER_WINS)
    assert table.bank.sum == 19_500 + 19_500 - 975


@pytest.mark.rule("CF-15")
@pytest.mark.parametrize("house", [CHEMIN, COMPUTER])
def test_en_cartes_returns_the_stakes_and_reopens_calls(house: str) -> None:
    table = banked(10_000, house)
    table.stakes(s2=4_000, s3=2_000)
    events = table.play(*TIE)
    assert every(StakeReturned, events) == [StakeReturned(2, 4_000), StakeReturned(3, 2_000)]
    assert taxed(events) == 0
    assert table.purses(2, 3) == [RICH, RICH]
    opens = {CHEMIN: Phase.DOUBLE, COMPUTER: Phase.CALLS}
    assert (table.phase, table.state.call) == (opens[house], None)
    parts = {CHEMIN: (6_000, 4_000), COMPUTER: (10_000, 0)}
    assert ((table.bank.sum, table.bank.aside), table.state.banker) == (parts[house], 1)


@pytest.mark.rule("CF-15")
def test_in_the_club_stakes_and_call_stand() -> None:
    table = banked(10_000, CLUB)
    table.calls((3, SOLO))
    events = table.play(*TIE)
    assert StakesStand() in events
    assert table.state.staked(3) == 10_000
    table.say(1, HoldBank())
    assert (table.phase, table.state.ponte) == (Phase.DEALING, 3)
    assert table.state.call is not None
    table.play(*PONTE_WINS)
    assert table.purses(1, 3) == [RICH - 10_000, RICH + 10_000]


@pytest.mark.rule("CF-15", "CF-19")
def test_remaining_stakes_are_returned_when_the_bank_is_passed_on() -> None:
    table = banked(10_000, CLUB)
    table.stakes(s2=4_000)
    table.play(*TIE)
    assert every(StakeReturned, table.say(1, PassBank())) == [StakeReturned(2, 4_000)]
    assert table.purses(1, 2) == [RICH, RICH]


@pytest.mark.rule("CF-15", "CF-19")
def test_a_tie_is_not_a_win_but_an_earlier_winner_may_pass_on() -> None:
    table = banked()
    table.stakes(s2=10_000)
    table.play(*TIE)
    assert table.refused(1, PassBank()) == ("win-first", None)
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    table.stakes(s2=10_000)
    table.play(*TIE)
    assert table.phase is Phase.CHOICE
    table.say(1, PassBank())


@pytest.mark.rule("RM-1")
@each_house
def test_nobody_puts_up_or_stakes_more_than_their_purse(house: str) -> None:
    table = oval(house, purses={1: 6_000, 2: 3_000, 3: RICH})
    assert table.refused(1, PutUp(6_100)) == ("over-purse", 6_000)
    table.say(1, PutUp(6_000))
    table.until(Phase.STAKES)
    assert table.refused(2, Punt(3_100)) == ("over-purse", 3_000)
    table.say(2, Punt(3_000))
    assert table.purses(1, 2) == [0, 0]


@pytest.mark.rule("RM-1")
def test_nobody_bids_more_than_their_purse() -> None:
    table = banked(purses={**FIVE, 3: 7_000})
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    table.until(Phase.AUCTION)
    assert table.refused(3, Bid(7_020)) == ("over-purse", 7_000)
    table.say(3, Bid(7_000))


@pytest.mark.rule("RM-1")
def test_chips_are_bought_and_cashed_while_a_bank_is_up() -> None:
    table = banked()
    table.say(CHANGEUR, Buy(1, 500))
    table.say(CHANGEUR, Cash(2, 4_000))
    assert table.purses(1, 2) == [RICH - 9_500, RICH - 4_000]
    table.until(Phase.STAKES)
    assert table.refused(CHANGEUR, Leave(1)) == ("stakes-in-play", None)
    table.say(CHANGEUR, Leave(4))


@pytest.mark.rule("RM-1")
def test_a_call_that_the_purse_no_longer_holds_lapses() -> None:
    table = banked(purses={**FIVE, 2: 10_000})
    table.say(2, SOLO)
    table.say(CHANGEUR, Cash(2, 5_000))
    assert only(CallStood, table.calls((3, AVEC))).seats == (3,)


@pytest.mark.rule("RM-1", "CF-8")
def test_a_doubling_that_the_purse_no_longer_holds_lapses() -> None:
    table = oval(purses={**FIVE, 2: 10_000})
    table.say(1, PutUp(10_000))
    table.say(2, Double())
    table.say(CHANGEUR, Cash(2, 20))
    table.say(3, Double())
    table.close()
    assert table.state.co_banker == 3


def test_every_chip_has_a_place() -> None:
    table = banked()
    table.stakes(s2=6_000)
    assert table.state.balances() == {
        **{Place(Account.PURSE, seat): RICH for seat in (3, 4, 5)},
        Place(Account.PURSE, 1): RICH - 10_000,
        Place(Account.PURSE, 2): RICH - 6_000,
        Place(Account.STAKES, 2): 6_000,
        Place(Account.BANK, 1): 6_000,
        Place(Account.GARAGE, 1): 4_000,
    }
    table.play(*BANKER_WINS)
    gained = net_by_place(move for event in table.run.events for move in chemin.moves(event))
    assert gained.total() == 0


def test_a_refusal_does_not_change_the_table() -> None:
    table: CheminTable = banked()
    assert table.refused(2, Punt(500)) == ("not-now", None)
