"""Banks and shoes: a new shoe for a bank, a bank for several shoes, lots between bankers."""

from typing import Any

import pytest

from baccarat.tables import banque
from baccarat.tables.banking.actions import Bid, CallBanco, CallKind, Pass, PassBank, PutUp
from baccarat.tables.banking.events import AuctionOpened, BankEnded, BankEnds, BankWaits, CallStood
from baccarat.tables.banque import BidOpen, NewShoe, Phase
from baccarat.tables.banque.events import LotDrawn, NewShoeAsked
from baccarat.tables.common.changeur import Cash, Leave
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import CallLast, Close, MayClose, ShoeEnded
from support.tables.bank_table import every, only
from support.tables.banque_table import BANK, EIGHT, LOSE, WIN, BanqueTable, sides

LIMITED, OPEN, FRENCH = "banque-andorra-limitee", "banque-andorra-ouverte", "banque-ouverte-france"
SOLO = CallBanco(CallKind.SOLO)
LAST: dict[str, Any] = {"packs": 2, "stop_depth": 104}
"""The first coup of each shoe is its last."""


def coup(table: BanqueTable, hands: str = LOSE) -> BanqueTable:
    table.stakes({2: 1_000, 3: 1_000})
    table.play(hands, hands, EIGHT)
    return table


def broken(table: BanqueTable) -> BanqueTable:
    """Let a caller win the whole bank."""
    table.until(Phase.CALLS)
    table.say(2, SOLO)
    table.close()
    table.play(WIN, WIN, EIGHT)
    assert table.phase is Phase.REFILL
    return table


@pytest.mark.rule("AD-B13")
@pytest.mark.parametrize("house", [LIMITED, OPEN])
def test_a_bank_that_nobody_takes_at_its_first_sum_is_auctioned_for_a_new_shoe(house: str) -> None:
    table = coup(sides(house).bank_of(1)).until(Phase.CHOICE)
    table.say(1, PassBank())
    assert (table.phase, table.state.price) == (Phase.SUITE, BANK)
    events = table.close()
    only(ShoeEnded, events)
    assert not every(AuctionOpened, events)
    assert (table.phase, table.state.giver, table.state.price) == (Phase.BETWEEN_SHOES, 0, 0)
    only(AuctionOpened, table.new_shoe())
    assert table.phase is Phase.AUCTION
    assert table.bank_of(3).state.banker == 3


@pytest.mark.rule("AD-B13")
def test_a_shoe_without_a_coup_is_new_enough_for_an_auction() -> None:
    table = sides(OPEN).bank_of(1)
    table.stakes({})
    table.until(Phase.CHOICE)
    table.say(1, PassBank())
    events = table.close()
    only(AuctionOpened, events)
    assert not every(ShoeEnded, events)


@pytest.mark.rule("AD-B13")
def test_without_a_bid_the_game_ends_until_somebody_puts_up_a_bank() -> None:
    table = sides(LIMITED).until(Phase.AUCTION)
    before = table.state
    waits = only(BankWaits, table.close())
    assert [each.id for each in banque.announce(before, waits)] == ["banque-game-ends"]
    assert table.phase is Phase.BANK
    assert not banque.legal(table.state, HOUSE)
    table.say(4, PutUp(BANK))
    assert table.state.banker == 4
    elsewhere = sides(LIMITED, new_shoe=False).until(Phase.AUCTION)
    assert not every(BankWaits, elsewhere.close())


@pytest.mark.rule("AD-B12")
def test_who_goes_on_with_a_broken_bank_may_have_a_new_shoe() -> None:
    table = broken(sides(LIMITED).bank_of(1))
    assert only(NewShoeAsked, table.say(1, PutUp(BANK + 2_000))).seat == 1
    assert table.refused(2, NewShoe()) == ("not-the-banker", None)
    only(ShoeEnded, table.say(1, NewShoe()))
    assert (table.phase, table.bank.sum) == (Phase.BETWEEN_SHOES, BANK + 2_000)
    table.new_shoe()
    assert table.state.banker == 1
    assert table.state.shoe.out == 0
    coup(table)
    assert table.bank.sum > BANK + 2_000


@pytest.mark.rule("AD-B12")
@pytest.mark.parametrize("late", [False, True])
def test_a_banker_may_go_on_with_the_same_shoe(late: bool) -> None:
    table = broken(sides(LIMITED).bank_of(1))
    out = table.state.shoe.out
    table.say(1, PutUp(BANK))
    if late:
        table.close()
    else:
        table.say(1, Pass())
    assert table.state.shoe.out == out
    coup(table)


@pytest.mark.rule("AD-B12")
def test_elsewhere_no_new_shoe_is_offered() -> None:
    table = broken(sides(LIMITED, new_shoe=False).bank_of(1))
    assert not every(NewShoeAsked, table.say(1, PutUp(BANK)))
    assert table.refused(1, NewShoe()) == ("not-now", None)


@pytest.mark.rule("AD-B9", "FR-3")
@pytest.mark.parametrize(("lasts", "shoes"), [(1, 1), (2, 2), (3, 3), (0, 12)])
def test_a_bank_lasts_for_the_shoes_of_the_house(lasts: int, shoes: int) -> None:
    table = sides(OPEN, bank_lasts=lasts, **LAST).bank_of(1)
    for played in range(1, shoes + 1):
        coup(table)
        if lasts and played == lasts:
            break
        assert (table.phase, table.bank.shoes) == (Phase.BETWEEN_SHOES, played)
        table.new_shoe()
        assert table.phase is Phase.CHOICE
    assert (table.state.bank is None) is bool(lasts)
    if lasts:
        assert table.phase is Phase.BETWEEN_SHOES
        ends = [each.how for each in every(BankEnded, table.run.events)]
        assert ends == [BankEnds.CASHED]


@pytest.mark.rule("AD-B9", "AD-B12")
def test_a_bank_without_chips_outlasts_no_shoe() -> None:
    table = sides(LIMITED, bank_lasts=2, **LAST).bank_of(1).until(Phase.CALLS)
    table.say(2, SOLO)
    table.close()
    table.play(WIN, WIN, EIGHT)
    assert (table.phase, table.state.bank) == (Phase.BETWEEN_SHOES, None)


@pytest.mark.rule("AD-P25", "AD-B9")
def test_the_last_coup_that_the_house_calls_is_that_of_its_bank_or_its_shoe() -> None:
    for lasts in (1, 2):
        table = sides(OPEN, bank_lasts=lasts).bank_of(1)
        table.say(HOUSE, CallLast(1))
        coup(table)
        assert table.phase is Phase.BETWEEN_SHOES
        assert (table.state.bank is None) is (lasts == 1)


@pytest.mark.rule("AD-B9")
def test_before_the_next_shoe_its_banker_may_give_the_bank_up() -> None:
    table = coup(sides(OPEN, **LAST).bank_of(1))
    table.new_shoe()
    table.say(1, PassBank())
    events = table.close()
    only(AuctionOpened, events)
    assert not every(ShoeEnded, events)


@pytest.mark.rule("AD-B9")
def test_a_banker_who_leaves_between_two_shoes_is_paid_out() -> None:
    table = coup(sides(OPEN, **LAST).bank_of(1))
    held = table.bank.sum
    assert only(BankEnded, table.say(CHANGEUR, Leave(1))).own == held
    assert table.phase is Phase.BETWEEN_SHOES
    only(AuctionOpened, table.new_shoe())


@pytest.mark.rule("FR-3", "AD-B9")
@pytest.mark.parametrize("house", [FRENCH, OPEN])
@pytest.mark.parametrize(("place", "banker"), [(0, 5), (1, 2), (2, 4)])
def test_a_lot_decides_between_those_who_would_hold_all_stakes(
    house: str, place: int, banker: int
) -> None:
    table = sides(house).until(Phase.AUCTION)
    for seat in (4, 2, 5):
        table.say(seat, BidOpen())
        assert seat not in banque.to_act(table.state)
    (may,) = banque.legal(table.state, HOUSE)
    assert may == MayClose(among=3, number=0)
    assert only(LotDrawn, table.say(HOUSE, Close(place))) == LotDrawn(0, (5, 2, 4), banker)
    assert (table.state.banker, table.bank.open, table.bank.sum) == (banker, True, BANK)


@pytest.mark.rule("FR-3", "AD-B9")
def test_a_single_candidate_has_the_open_bank_and_one_without_the_money_is_none() -> None:
    table = sides(FRENCH).until(Phase.AUCTION)
    for seat in (2, 4):
        table.say(seat, BidOpen())
    table.say(CHANGEUR, Cash(4, table.purse(4)))
    assert not every(LotDrawn, table.close())
    assert (table.state.banker, table.bank.open) == (2, True)
    assert table.refused(3, Bid(BANK)) == ("not-now", None)


@pytest.mark.rule("AD-B20", "AD-B8")
def test_those_who_stand_call_banco_at_the_start_and_hold_both_hands() -> None:
    table = sides(LIMITED, seats=7).bank_of(1).until(Phase.CALLS)
    assert {6, 7} <= {*banque.to_act(table.state)}
    table.say(6, SOLO)
    assert only(CallStood, table.close()).seats == (6,)
    assert table.state.holders == (6, 6)


@pytest.mark.rule("AD-B7", "AD-B20")
def test_on_a_side_those_who_sit_call_before_those_who_stand() -> None:
    table = sides(LIMITED, seats=7).bank_of(1).until(Phase.CALLS)
    assert table.state.side_of(6) is table.state.side_of(2)
    table.say(6, SOLO)
    table.say(2, SOLO)
    assert only(CallStood, table.close()).seats == (2,)


@pytest.mark.rule("AD-B20")
def test_those_who_stand_are_not_asked_for_calls_elsewhere() -> None:
    table = sides("banque-limitee", seats=7).bank_of(1).until(Phase.CALLS)
    assert not {6, 7} & {*banque.to_act(table.state)}
    assert table.refused(6, SOLO) == ("seats-call-first", None)
