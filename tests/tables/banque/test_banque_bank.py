"""The bank at baccara banque: auction, list, continued, broken, topped up, given up."""

import pytest

from baccarat.tables.banking.actions import Bid, HoldBank, Pass, PassBank, PutUp, TakeBank
from baccarat.tables.banking.events import (
    AuctionOpened,
    BankEnded,
    BankEnds,
    BankOffered,
    BankPutUp,
    BankWaits,
    ChoiceAsked,
    NobodyStaked,
    SuiteOffered,
)
from baccarat.tables.banque import BidOpen, Phase, Refill, TopUp, to_act
from baccarat.tables.banque.events import (
    BankOpened,
    CapitalTaxed,
    Refilled,
    ToppedUp,
    TopUpAsked,
)
from baccarat.tables.common.changeur import Leave, Left
from baccarat.tables.common.chips import CHANGEUR
from baccarat.tables.common.shoe import ShoeEnded
from support.tables.bank_table import RICH, every, only
from support.tables.banque_table import (
    BANK,
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


def banked(house: str = LIMITED, **rules: object) -> BanqueTable:
    return sides(house, **rules).bank_of(1)  # type: ignore[arg-type]


def played(table: BanqueTable, right: str = WIN, left: str = LOSE) -> list[object]:
    """Play a coup with a thousand staked on each side."""
    table.stakes({2: 1_000, 3: 1_000})
    return table.play(right, left, EIGHT)


@pytest.mark.rule("BB-1")
def test_the_bank_goes_to_the_highest_of_rising_bids_and_its_banker_to_the_middle() -> None:
    table = sides(LIMITED)
    assert table.phase is Phase.AUCTION
    table.say(5, Bid(12_000))
    assert table.refused(4, Bid(11_980)) == ("below-bid", 12_000 + 20)
    assert table.refused(2, Bid(12_000)) == ("below-bid", 12_020)
    table.say(4, Bid(15_000))
    assert table.refused(5, Bid(15_000)) == ("below-bid", 15_020), "of better prime, but no more"
    table.close()
    assert (table.state.banker, table.bank.own, table.bank.open) == (4, 15_000, False)
    assert table.state.places == (4, 2, 3, 1, 5)


@pytest.mark.rule("BB-1")
def test_banque_ouverte_is_the_highest_bid_and_the_first_to_make_it_has_the_bank() -> None:
    table = sides(LIMITED)
    table.say(5, Bid(900_000))
    events = table.say(2, BidOpen())
    assert only(BankOpened, events) == BankOpened(2)
    assert (table.bank.seat, table.bank.own, table.bank.open) == (2, BANK, True)
    assert table.phase is Phase.STAKES


@pytest.mark.rule("BB-1")
def test_clubs_allow_no_open_bids_and_open_houses_only_those() -> None:
    assert sides(CLUB).refused(2, BidOpen()) == ("call-not-offered", None)
    assert sides(OPEN).refused(2, Bid(BANK)) == ("call-not-offered", None)
    assert sides(OPEN).bank_of(3).bank.open


@pytest.mark.rule("BB-1", "BB-16")
def test_by_list_the_first_name_holds_the_first_bank_at_any_sum_and_then_the_next() -> None:
    table = sides(CLUB, award="list", purses={3: RICH, 2: RICH, 4: RICH})
    assert (table.phase, table.state.turn, table.state.names) == (Phase.BANK, 3, (3, 2, 4))
    table.say(3, PutUp(77_700))
    table.stakes({2: 77_700})
    table.play(WIN, LOSE, EIGHT)
    table.say(3, Pass())
    assert (table.phase, table.state.turn, table.state.names) == (Phase.BANK, 2, (2, 4, 3))


@pytest.mark.rule("BB-1", "BB-10")
def test_prime_at_an_auction_counts_from_the_croupiers_right() -> None:
    assert sides(LIMITED).state.bidders() == (5, 3, 1, 2, 4)


@pytest.mark.rule("BB-9")
def test_the_bank_stays_after_a_loss_and_pays_nothing_out_while_it_is_held() -> None:
    table = banked()
    played(table, WIN, WIN)
    assert (table.phase, table.bank.own, table.state.banker) == (Phase.CHOICE, BANK - 2_000, 1)
    table.say(1, HoldBank())
    assert (table.bank.own, table.phase) == (BANK - 2_000, Phase.DOUBLE)


@pytest.mark.rule("BB-9")
def test_a_club_banker_may_retire_only_after_a_coup_even_a_tied_one() -> None:
    table = banked(CLUB)
    table.until(Phase.STAKES).close()
    assert only(NobodyStaked, table.run.events) == NobodyStaked()
    assert table.refused(1, PassBank()) == ("coup-first", None)
    table.say(1, HoldBank())
    played(table, TIED, TIED)
    assert only(SuiteOffered, table.say(1, PassBank())).price == BANK


@pytest.mark.rule("BB-9", "BB-18")
def test_two_rounds_without_stakes_free_a_clubs_banker_and_a_coup_restarts_the_count() -> None:
    table = banked(CLUB)
    for _ in range(2):
        table.until(Phase.STAKES).close()
        assert (table.phase, table.bank.own) == (Phase.CHOICE, BANK)
    table.say(1, PassBank())
    assert table.phase is Phase.SUITE


@pytest.mark.rule("BB-10")
@pytest.mark.parametrize("house", [LIMITED, CLUB])
def test_the_first_in_prime_takes_it_over_at_that_sum_and_the_two_change_places(house: str) -> None:
    table = banked(house)
    played(table, LOSE, LOSE)
    sum_ = table.bank.own
    table.say(1, PassBank())
    assert table.refused(2, PutUp(BANK)) == ("at-another-sum", sum_)
    assert table.refused(1, TakeBank()) == ("not-asked", None)
    for seat in (5, 4):
        table.say(seat, TakeBank())
    table.close()
    assert only(BankPutUp, table.run.events[-3:]) == BankPutUp(4, sum_, 1)
    assert table.state.places == (4, 2, 3, 1, 5)
    assert table.state.next_holders == (2, 3)


@pytest.mark.rule("BB-10")
def test_a_bank_without_a_taker_is_auctioned_and_its_old_banker_bids_last() -> None:
    table = banked()
    played(table, LOSE, LOSE)
    table.say(1, PassBank())
    assert only(AuctionOpened, table.close()) == AuctionOpened()
    assert table.state.bidders() == (5, 3, 2, 4, 1)
    table.say(1, Bid(BANK))
    table.close()
    assert (table.state.banker, table.bank.own) == (1, BANK)


@pytest.mark.rule("BB-10")
def test_a_bank_without_bids_is_offered_at_the_minimum_and_then_waits() -> None:
    table = banked()
    played(table, LOSE, LOSE)
    table.say(1, PassBank())
    table.close()
    events = table.close()
    for _ in range(5):
        events += table.close()
    offered = [event.seat for event in every(BankOffered, events)]
    assert offered == [5, 3, 2, 4, 1]
    assert only(BankWaits, events) == BankWaits()
    assert table.refused(3, PutUp(BANK - 20)) == ("below-minimum", BANK)
    table.say(3, PutUp(BANK))
    assert table.state.banker == 3


@pytest.mark.rule("BB-13")
def test_a_bank_at_exactly_zero_is_broken_and_auctioned() -> None:
    table = banked()
    table.stakes({2: 4_000, 3: 5_980})
    table.play(WIN, WIN, EIGHT)
    assert (table.phase, table.bank.own) == (Phase.CHOICE, 20)
    table.stakes({2: 20})
    events = table.play(WIN, LOSE, EIGHT)
    assert only(BankEnded, events).how is BankEnds.LOST
    assert table.phase is Phase.AUCTION


@pytest.mark.rule("BB-13")
@pytest.mark.parametrize(("refill", "sum_"), [("opening", 12_000), ("minimum", BANK)])
def test_the_holder_of_a_broken_bank_may_continue_by_a_field(refill: str, sum_: int) -> None:
    table = sides(LIMITED, refill=refill).bank_of(1, 12_000)
    table.stakes({2: 12_000})
    table.play(WIN, LOSE, EIGHT)
    assert (table.phase, table.state.turn) == (Phase.REFILL, 1)
    assert only(Refilled, table.say(1, Refill())) == Refilled(1, sum_)
    assert (table.bank.own, table.state.banker) == (sum_, 1)


@pytest.mark.rule("BB-13", "BB-20")
def test_a_broken_bank_that_is_not_refilled_is_lost() -> None:
    table = banked(CLUB)
    table.stakes({2: BANK})
    table.play(WIN, LOSE, EIGHT)
    assert table.phase is Phase.REFILL
    assert only(BankEnded, table.close()).how is BankEnds.LOST


@pytest.mark.rule("BB-14")
def test_an_open_bank_is_topped_up_to_the_sum_of_all_stakes() -> None:
    table = banked(OPEN)
    events = table.stakes({2: 30_000, 3: 5_000})
    assert only(TopUpAsked, events) == TopUpAsked(1, 25_000)
    assert only(ToppedUp, table.say(1, TopUp())) == ToppedUp(1, 25_000)
    assert (table.bank.own, table.purse(1)) == (35_000, RICH - 35_000)
    table.play(LOSE, WIN, EIGHT)
    assert table.bank.own == 35_000 + 25_000 - 313


@pytest.mark.rule("BB-15")
def test_a_tax_on_capital_is_added_to_each_sum_brought_in() -> None:
    table = sides(LIMITED, tax="capital").bank_of(1)
    assert only(CapitalTaxed, table.run.events) == CapitalTaxed(1, BANK // 20)
    assert table.purse(1) == RICH - BANK - BANK // 20
    played(table, LOSE, LOSE)
    assert (table.bank.own, table.taxes()) == (BANK + 2_000, BANK // 20)


@pytest.mark.rule("BB-15")
def test_a_bid_leaves_the_tax_in_the_purse() -> None:
    table = sides(LIMITED, tax="capital", purses={1: 10_500, 2: 21_000, 3: 10_499})
    table.say(1, Bid(10_000))
    assert table.refused(3, Bid(10_000))[0] == "over-purse"
    assert table.refused(2, Bid(20_020)) == ("over-purse", 20_000)


@pytest.mark.rule("BB-16")
def test_the_bank_is_taken_out_when_the_shoe_is_dealt_out() -> None:
    table = banked(packs=2, stop_depth=104)
    events = played(table, LOSE, LOSE)
    assert only(BankEnded, events).how is BankEnds.CASHED
    assert only(ShoeEnded, events) == ShoeEnded()
    assert (table.state.bank, table.phase) == (None, Phase.BETWEEN_SHOES)
    assert table.purse(1) == RICH + 2_000 - 40


@pytest.mark.rule("BB-16", "C-5")
def test_a_clubs_shoe_is_dealt_while_nine_cards_are_left() -> None:
    table = banked(CLUB, packs=2)
    while (left := 104 - table.state.shoe.out) >= 9 and table.phase is not Phase.BETWEEN_SHOES:
        before = left
        table.stakes({2: 500, 3: 500})
        table.play(LOSE, LOSE, EIGHT)
    assert table.phase is Phase.BETWEEN_SHOES
    assert before >= 9 > 104 - table.state.shoe.out


@pytest.mark.rule("BB-10", "BB-20")
def test_a_banker_who_leaves_is_paid_out_and_the_bank_passed_on() -> None:
    table = banked()
    played(table, LOSE, LOSE)
    assert only(ChoiceAsked, table.run.events[-1:]).seat == 1
    events = list(table.run.do(CHANGEUR, Leave(1)))
    assert only(BankEnded, events).how is BankEnds.LEFT
    assert only(Left, events).amount == RICH + 2_000 - 40
    assert only(SuiteOffered, events).giver == 1


@pytest.mark.rule("BB-9", "BB-18")
@pytest.mark.parametrize("house", [LIMITED, OPEN, CLUB])
def test_a_banker_without_stakes_is_asked_after_each_round_and_may_give_up(house: str) -> None:
    """Nothing continues automatically: a shoe without stakes lasts as long as its banker stays."""
    table = banked(house)
    for seat in (2, 3, 4, 5):
        table.run.do(CHANGEUR, Leave(seat))
    for _ in range(5):
        assert to_act(table.until(Phase.CHOICE).state) == (1,)
        begun = len(table.run.events)
        table.say(1, HoldBank())
        assert every(NobodyStaked, table.until(Phase.CHOICE).run.events[begun:]) == [NobodyStaked()]
    table.say(1, PassBank())
    assert table.state.bank is None
