"""A passed bank: offered round, auctioned, and where the shoe goes when it falls."""

from typing import Any

import pytest

from baccarat.tables.banking.events import (
    AuctionOpened,
    BankEnded,
    BankOffered,
    BankPutUp,
    SuiteOffered,
)
from baccarat.tables.chemin import (
    BankEnds,
    Bid,
    GiveUpBank,
    HoldBank,
    MayChoose,
    Pass,
    PassBank,
    Phase,
    PutUp,
    TakeBank,
    legal,
    timeout_action,
    to_act,
)
from baccarat.tables.common.changeur import Leave
from baccarat.tables.common.chips import CHANGEUR
from support.tables.bank_table import RICH, every, only
from support.tables.chemin_table import (
    BANKER_WINS,
    CHEMIN,
    CLUB,
    COMPUTER,
    FIVE,
    NO,
    PONTE_WINS,
    TIE,
    CheminTable,
    banked,
    oval,
)


def won(name: str = CHEMIN, **told: object) -> CheminTable:
    """Let a bank of 10,000 win once: 19,500 with the tax, 20,000 without."""
    table = banked(10_000, name, **told)
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    return table


def passed(table: CheminTable, *takers: int) -> list[object]:
    """Let the banker pass the bank on, with these seats willing to take it."""
    events = table.say(table.state.banker, PassBank())
    for seat in takers:
        events += table.say(seat, TakeBank())
    return events + table.close()


def win_again(table: CheminTable) -> None:
    """Let the bank win a coup that some seat covers."""
    table.until(Phase.STAKES)
    banker = table.state.banker
    seat = 4 if banker != 4 else 5
    table.stakes(**{f"s{seat}": 5_000})
    table.play(*BANKER_WINS)


def lose(table: CheminTable) -> None:
    table.until(Phase.STAKES)
    table.stakes(**{f"s{4 if table.state.banker != 4 else 5}": 5_000})
    table.play(*PONTE_WINS)


@pytest.mark.rule("CF-19")
def test_after_a_win_the_banker_may_pass_the_bank_on_and_takes_all_out() -> None:
    table = won()
    assert table.phase is Phase.CHOICE
    events = table.say(1, PassBank())
    assert only(BankEnded, events).how is BankEnds.PASSED
    assert only(SuiteOffered, events) == SuiteOffered(1, 19_500, 1)
    assert table.purse(1) == RICH + 9_500


@pytest.mark.rule("CF-19")
def test_the_bank_is_not_passed_on_before_a_win() -> None:
    assert banked().refused(1, PassBank()) == ("win-first", None)
    tied = banked()
    tied.stakes(s2=10_000)
    tied.play(*TIE)
    assert tied.phase is Phase.DOUBLE
    waiting = banked()
    waiting.stakes()
    assert waiting.refused(1, PassBank()) == ("win-first", None)


@pytest.mark.rule("CF-19")
def test_in_the_club_the_bank_may_be_passed_on_between_any_coups() -> None:
    table = banked(10_000, CLUB)
    table.stakes(s2=4_000)
    table.play(*TIE)
    assert table.phase is Phase.CHOICE
    events = table.say(1, PassBank())
    assert only(SuiteOffered, events).price == 10_000
    during = banked(10_000, CLUB)
    during.stakes(s2=4_000)
    assert during.refused(1, PassBank()) == ("not-now", None)


@pytest.mark.rule("CF-19", "CF-23")
def test_at_the_computer_no_bank_is_passed_on() -> None:
    table = banked(10_000, "computer-baccarat")
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    assert table.phase is Phase.CALLS
    assert table.refused(1, PassBank()) == ("not-now", None)
    cashed = banked(10_000, COMPUTER)
    cashed.stakes()
    assert cashed.refused(1, PassBank()) == ("not-now", None)


@pytest.mark.rule("CF-19")
@pytest.mark.parametrize("house", [CHEMIN, CLUB])
def test_the_first_taker_in_prime_puts_up_the_amount_of_the_bank(house: str) -> None:
    table = won(house)
    price = table.bank.sum
    assert only(BankPutUp, passed(table, 5, 3)) == BankPutUp(3, price, 1)
    assert (table.bank.sum, table.purses(3, 5)) == (price, [RICH - price, RICH])


@pytest.mark.rule("CF-19")
def test_the_giver_and_those_who_cannot_pay_are_left_out() -> None:
    table = won(purses={**FIVE, 4: 19_480})
    table.say(1, PassBank())
    assert table.refused(1, TakeBank()) == ("not-asked", None)
    assert table.refused(4, TakeBank()) == ("over-purse", 19_480)


@pytest.mark.rule("CF-19", "CF-4")
@pytest.mark.parametrize(("takers", "taker"), [((4, 2), 2), ((1, 5), 5), ((1,), 1)])
def test_a_second_suite_is_offered_from_the_first_origin(
    takers: tuple[int, ...], taker: int
) -> None:
    table = won()
    passed(table, 3)
    win_again(table)
    assert only(BankPutUp, passed(table, *takers)).seat == taker


@pytest.mark.rule("CF-20")
def test_a_bank_without_a_taker_goes_to_the_highest_bid() -> None:
    table = won()
    assert AuctionOpened() in passed(table)
    assert table.refused(2, Bid(4_980)) == ("below-minimum", 5_000)
    table.say(2, Bid(5_000))
    table.say(5, Bid(8_000))
    assert table.refused(3, Bid(7_980)) == ("below-bid", 8_000)
    assert table.refused(5, NO) == ("answered", None)
    assert table.refused(1, Bid(9_000)) == ("not-asked", None)
    events = table.close()
    assert only(BankPutUp, events) == BankPutUp(5, 8_000, 1)
    assert table.bank.origin == 1


@pytest.mark.rule("CF-20")
def test_equal_bids_go_by_prime() -> None:
    table = won()
    passed(table)
    table.say(4, Bid(8_000))
    table.say(2, Bid(8_000))
    assert table.refused(3, Bid(8_000)) == ("below-bid", 8_020)
    assert only(BankPutUp, table.close()).seat == 2


@pytest.mark.rule("CF-20")
def test_a_bid_may_be_raised() -> None:
    table = won()
    passed(table)
    table.say(4, Bid(8_000))
    table.say(2, Bid(9_000))
    table.say(4, Bid(12_000))
    assert only(BankPutUp, table.close()) == BankPutUp(4, 12_000, 1)


@pytest.mark.rule("CF-20")
def test_an_outbid_player_may_bow_out_and_is_not_asked_again() -> None:
    table = won()
    passed(table)
    table.say(2, Bid(8_000))
    assert table.refused(2, Pass()) == ("answered", None)
    table.say(4, Bid(9_000))
    assert 2 in to_act(table.state)
    table.say(2, Pass())
    assert 2 not in to_act(table.state)
    assert only(BankPutUp, table.close()) == BankPutUp(4, 9_000, 1)


@pytest.mark.rule("CF-20")
def test_the_winner_of_an_auction_holds_a_suite() -> None:
    table = won()
    passed(table)
    table.say(3, Bid(8_000))
    table.close()
    lose(table)
    assert table.state.turn == 2


@pytest.mark.rule("CF-20")
def test_a_bank_without_bids_goes_to_the_next_in_turn_at_any_amount() -> None:
    table = won()
    passed(table)
    assert BankOffered(2) in table.close()
    table.say(2, PutUp(5_000))
    assert (table.bank.sum, table.bank.origin) == (5_000, None)


@pytest.mark.rule("CF-20")
def test_in_the_club_there_is_no_auction() -> None:
    events = passed(won(CLUB))
    assert not every(AuctionOpened, events)
    assert BankOffered(2) in events


@pytest.mark.rule("CF-21")
@pytest.mark.parametrize(("house", "next_"), [(CHEMIN, 2), (CLUB, 4)])
def test_a_failed_suite_sends_the_shoe_to_the_right_of_its_origin_or_its_banker(
    house: str, next_: int
) -> None:
    table = won(house)
    passed(table, 3)
    lose(table)
    assert (table.phase, table.state.turn) == (Phase.BANK, next_)


@pytest.mark.rule("CF-21")
def test_a_second_suite_keeps_the_first_origin() -> None:
    table = won()
    passed(table, 3)
    win_again(table)
    passed(table, 4)
    assert table.bank.origin == 1
    lose(table)
    assert table.state.turn == 2


@pytest.mark.rule("CF-21")
@pytest.mark.parametrize(("house", "next_"), [(CHEMIN, 2), (CLUB, 4)])
def test_a_suite_without_a_taker_is_passed_on_or_given_up(house: str, next_: int) -> None:
    table = won(house)
    passed(table, 3)
    win_again(table)
    passed(table)
    table.until(Phase.BANK)
    assert table.state.turn == next_
    empty = won(house)
    passed(empty, 3)
    empty.stakes()
    empty.say(3, GiveUpBank())
    assert empty.state.turn == next_


@pytest.mark.rule("CF-19", "CF-22")
def test_a_banker_who_leaves_after_a_win_passes_the_bank_on() -> None:
    table = won()
    events = table.say(CHANGEUR, Leave(1))
    assert only(BankEnded, events).how is BankEnds.LEFT
    assert only(SuiteOffered, events).price == 19_500
    table.say(3, TakeBank())
    table.close()
    assert table.bank.origin == 1


@pytest.mark.rule("CF-19")
def test_nothing_is_passed_on_by_another() -> None:
    table = won()
    for choice in (PassBank(), HoldBank(), GiveUpBank()):
        assert table.refused(3, choice) == ("not-the-banker", None)
    assert table.refused(1, GiveUpBank()) == ("bank-is-held", None)
    assert table.refused(3, TakeBank()) == ("not-now", None)
    assert table.refused(3, Bid(9_000)) == ("not-now", None)


def fresh(name: str = CLUB, **told: Any) -> CheminTable:
    """Let seat 1 put up a bank of 10,000, with no further questions."""
    table = oval(name, **told)
    table.say(1, PutUp(10_000))
    return table


@pytest.mark.rule("CF-19")
def test_a_clubs_banker_may_retire_before_the_first_coup() -> None:
    table = fresh()
    assert (table.phase, to_act(table.state)) == (Phase.CHOICE, (1,))
    (may,) = legal(table.state, 1)
    assert may == MayChoose(hold=True, pass_on=True, give_up=False, amount=10_000)
    assert table.refused(1, GiveUpBank()) == ("bank-is-held", None)
    events = passed(table, 3)
    assert only(SuiteOffered, events).price == 10_000
    assert (table.state.banker, table.bank.sum, table.purse(1)) == (3, 10_000, RICH)


@pytest.mark.rule("CF-19", "RM-3")
def test_a_banker_who_is_late_before_the_first_coup_holds_the_bank() -> None:
    table = fresh()
    assert timeout_action(table.state, 1) == HoldBank()
    table.close()
    assert (table.phase, table.bank.waited) == (Phase.CALLS, False)


@pytest.mark.rule("CF-19", "CF-9")
def test_a_bank_held_before_the_first_coup_may_still_wait_once_for_stakes() -> None:
    table = fresh()
    table.say(1, HoldBank())
    table.stakes()
    assert table.phase is Phase.CHOICE
    table.say(1, HoldBank())
    assert table.bank.waited


@pytest.mark.rule("CF-19", "RM-3")
def test_the_bank_of_one_who_leaves_before_the_first_coup_is_a_suite_in_the_club() -> None:
    table = fresh()
    events = table.say(CHANGEUR, Leave(1))
    assert only(SuiteOffered, events).price == 10_000
    elsewhere = fresh(CHEMIN)
    assert not every(SuiteOffered, elsewhere.say(CHANGEUR, Leave(1)))


@pytest.mark.rule("CF-19")
@pytest.mark.parametrize("house", [CHEMIN, COMPUTER])
def test_elsewhere_it_is_played_first(house: str) -> None:
    table = fresh(house)
    assert table.phase in {Phase.DOUBLE, Phase.CALLS}
