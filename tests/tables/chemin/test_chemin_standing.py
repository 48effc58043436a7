"""Bystanders who rank by the chairs, call first, and have banks (AD-C6, AD-C7, AD-C25)."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.rules.presets.named import preset
from baccarat.rules.presets.shoe import BadField
from baccarat.tables import chemin
from baccarat.tables.banking import law_events as law
from baccarat.tables.banking.events import BankEnded, BankOffered, BankPutUp, Doubled
from baccarat.tables.banking.state import order
from baccarat.tables.chemin import (
    AcceptPartner,
    BankEnds,
    Bid,
    CallKind,
    Double,
    Pass,
    PassBank,
    Phase,
    PutUp,
    TakeBank,
    TakeBankAt,
)
from baccarat.tables.common.changeur import Cash, Leave
from baccarat.tables.common.chips import CHANGEUR
from support.tables.bank_table import RICH, every, only
from support.tables.chemin_table import (
    A_DEUX,
    ANDORRA,
    AVEC,
    BANKER_WINS,
    MARCHE,
    PONTE_WINS,
    SOLO,
    CheminTable,
    Said,
    banked,
    oval,
    stood,
)

SIX_AND_BYSTANDERS = dict.fromkeys((1, 2, 3, 4, 5, 12, 10, 11), RICH)


def ranked(**fields: Any) -> CheminTable:
    """Set up a table whose bystanders rank by chairs 4, 1 and 2: places 12, 10 and 11."""
    return banked(name=ANDORRA, purses=SIX_AND_BYSTANDERS, **fields).until(Phase.CALLS)


@pytest.mark.rule("AD-C7")
def test_bystanders_rank_by_the_chairs_that_they_stand_behind() -> None:
    table = ranked()
    assert order(table.state) == (2, 3, 4, 5, 11, 12, 10)
    assert order(replace(table.state, bank=replace(table.bank, origin=3)))[-3:] == (12, 10, 11)
    assert order(ranked(standing_ranks=False).state)[-3:] == (12, 10, 11)
    assert order(banked(purses=SIX_AND_BYSTANDERS, bystanders=6).state)[-3:] == (12, 10, 11)
    table.close()
    call = stood(table, (10, SOLO), (12, SOLO), (11, AVEC))
    assert call is not None
    assert call.seats == (12,)


@pytest.mark.rule("AD-C7")
def test_of_bystanders_with_equal_stakes_the_first_by_rank_plays_the_hand() -> None:
    table = ranked()
    table.bystanders((10, 2_000), (12, 2_000), (11, 1_000))
    assert table.until(Phase.DEALING).state.ponte == 12


@pytest.mark.rule("AD-C25")
@pytest.mark.parametrize(
    ("seats", "standing", "kind", "who"),
    [
        (((2, A_DEUX), (3, A_DEUX)), ((10, SOLO),), CallKind.SOLO, (10,)),
        (((2, AVEC),), ((10, SOLO), (11, SOLO)), CallKind.SOLO, (11,)),
        (((2, A_DEUX), (3, A_DEUX)), ((10, A_DEUX),), CallKind.A_DEUX, (2, 3)),
        (((5, A_DEUX),), ((10, A_DEUX),), CallKind.A_DEUX, (5, 10)),
        (((5, AVEC),), ((11, AVEC),), CallKind.AVEC, (5,)),
        (((5, AVEC),), ((11, MARCHE),), CallKind.MARCHE, (11,)),
        (((5, AVEC),), (), CallKind.AVEC, (5,)),
    ],
)
def test_one_caller_even_standing_precedes_partners_and_equal_calls_follow_precedence(
    seats: tuple[Said, ...], standing: tuple[Said, ...], kind: CallKind, who: tuple[int, ...]
) -> None:
    table = ranked()
    table.calls(*seats)
    assert table.phase is Phase.BYSTANDERS_CALL
    assert table.refused(2, SOLO) == ("calls-closed", None)
    call = stood(table, *standing)
    assert call is not None
    assert (call.kind, call.seats) == (kind, who)


@pytest.mark.rule("AD-C25")
def test_bystanders_are_not_asked_once_a_seat_alone_calls_nor_elsewhere_after_any_call() -> None:
    table, plain = ranked(), ranked(standing_ranks=False)
    table.calls((5, SOLO))
    plain.calls((2, A_DEUX), (3, A_DEUX))
    assert Phase.BYSTANDERS_CALL not in {table.phase, plain.phase}
    alone = banked(name=ANDORRA).until(Phase.CALLS)
    call = stood(alone, (2, A_DEUX), (3, A_DEUX))
    assert call is not None
    assert call.kind is CallKind.A_DEUX


@pytest.mark.rule("AD-C25")
def test_a_seats_call_lapses_if_its_chips_are_gone_when_the_bystanders_have_answered() -> None:
    table = ranked()
    table.calls((2, AVEC))
    table.say(CHANGEUR, Cash(2, RICH))
    assert stood(table) is None


PRICE = 11_900
"""The sum in a bank of 10,000 after a win of 2,000, less tax."""


def win(table: CheminTable, seat: int = 2) -> CheminTable:
    """Let the bank win 2,000 from this seat."""
    table.until(Phase.STAKES)
    table.stakes(**{f"s{seat}": 2_000})
    table.play(*BANKER_WINS)
    return table


def passed(**fields: Any) -> CheminTable:
    """Let seat 1 pass on a bank; places 12, 10 and 11 are behind the chairs 4, 1 and 2."""
    table = win(ranked(**fields))
    table.say(1, PassBank())
    return table


def auctioned(**fields: Any) -> CheminTable:
    """Let nobody take the bank that seat 1 passes on, so that it is auctioned."""
    return passed(**fields).until(Phase.AUCTION)


def bought(*buyers: int) -> CheminTable:
    """Let these take the bank over in turn, each after the last has won."""
    table = passed()
    for at, seat in enumerate(buyers):
        if at:
            win(table, 2 if seat != 2 and table.bank.seat != 2 else 4)
            table.say(table.bank.seat, PassBank())
        table.say(seat, TakeBankAt(max(table.state.price, 20_000)))
        table.close()
        assert table.bank.seat == seat
    return table


@pytest.mark.rule("AD-C17")
def test_who_stands_bids_and_seats_lead_on_equal_bids() -> None:
    table = auctioned()
    assert chemin.to_act(table.state) == (2, 3, 4, 5, 11, 12, 10)
    table.say(10, Bid(6_000))
    table.say(5, Bid(6_000))
    assert table.refused(12, Bid(6_000)) == ("below-bid", 6_020)
    table.say(12, Bid(7_000))
    events = table.close()
    assert only(BankPutUp, events) == BankPutUp(12, 7_000, 1)


@pytest.mark.rule("AD-C17")
def test_of_equal_bids_the_seat_has_the_bank() -> None:
    table = auctioned()
    table.say(12, Bid(6_000))
    table.say(11, Bid(6_000))  # before place 12 in precedence
    table.say(5, Bid(6_000))
    assert only(BankPutUp, table.close()).seat == 5


@pytest.mark.rule("AD-C15")
@pytest.mark.parametrize(("takers", "taker"), [((10, 12), 12), ((10, 5), 5), ((12, 11), 11)])
def test_a_hand_is_offered_to_the_seats_and_then_to_those_who_stand(
    takers: tuple[int, ...], taker: int
) -> None:
    table = passed()
    assert chemin.to_act(table.state) == (2, 3, 4, 5, 11, 12, 10)
    for seat in takers:
        table.say(seat, TakeBankAt(PRICE))
    assert only(BankPutUp, table.close()) == BankPutUp(taker, PRICE, 1)
    assert table.purse(taker) == RICH - PRICE


@pytest.mark.rule("AD-C6")
def test_elsewhere_who_stands_neither_takes_a_bank_nor_bids_for_it_nor_doubles_it() -> None:
    table = passed(standing_banks=False)
    assert table.refused(12, TakeBankAt(20_000)) == ("not-asked", None)
    table.until(Phase.AUCTION)
    assert table.refused(12, Bid(6_000)) == ("not-asked", None)
    doubling = oval(ANDORRA, purses=SIX_AND_BYSTANDERS, standing_banks=False)
    doubling.say(1, PutUp(10_000))
    assert doubling.refused(12, Double()) == ("not-asked", None)


@pytest.mark.rule("AD-C6")
def test_a_bank_that_nobody_passed_on_is_offered_to_seats_only() -> None:
    table = oval(ANDORRA, purses=SIX_AND_BYSTANDERS)
    for seat in range(1, 6):
        table.say(seat, Pass())
    assert (table.phase, table.state.turn) == (Phase.BANK, 0)
    assert table.refused(12, PutUp(10_000)) == ("not-asked", None)
    assert chemin.view(table.state, 12).choices == ()


@pytest.mark.rule("AD-C6", "AD-C20")
def test_a_standing_banker_plays_the_hand_and_a_loss_goes_to_the_right_of_who_passed_it() -> None:
    table = bought(12)
    assert order(table.state) == (2, 3, 4, 5, 1, 11, 10)
    assert table.refused(12, SOLO) == ("own-bank", None)
    table.until(Phase.STAKES)
    table.stakes(s2=20_000)
    events = table.play(*PONTE_WINS)
    assert chemin.view(table.state, 12).banker.seat == 0
    ended = only(BankEnded, events)
    assert (ended.seat, ended.how, ended.falls_to) == (12, BankEnds.LOST, 1)
    assert only(BankOffered, events).seat == 2
    assert table.purse(12) == RICH - 20_000


@pytest.mark.rule("AD-C6", "CF-13")
def test_only_a_standing_banker_sees_the_bankers_cards_where_bankers_look_at_once() -> None:
    table = bought_at_once()
    table.look("7c Kd", "3s Kh")
    assert chemin.view(table.state, 12).banker.total == 3
    for seat in (1, 2, 10, 11):
        assert chemin.view(table.state, seat).banker.total is None


def bought_at_once() -> CheminTable:
    table = passed(banker_looks="at-once", ask_table=False)
    table.say(12, TakeBankAt(PRICE))
    table.close()
    table.until(Phase.STAKES)
    table.stakes(s2=2_000)
    return table


@pytest.mark.rule("AD-C20")
def test_a_bought_hand_is_passed_again_from_the_right_of_the_last_seat_that_had_it() -> None:
    standing = win(bought(3, 12))
    standing.say(12, PassBank())
    assert chemin.to_act(standing.state) == (4, 5, 1, 2, 3, 10, 11)
    seated = win(bought(3))
    seated.say(3, PassBank())
    assert chemin.to_act(seated.state)[:4] == (4, 5, 1, 2)


@pytest.mark.rule("AD-C20")
def test_elsewhere_a_second_suite_is_offered_from_the_right_of_its_first_banker() -> None:
    table = passed(standing_banks=False)
    table.say(3, TakeBankAt(PRICE))
    table.close()
    win(table).say(3, PassBank())
    assert chemin.to_act(table.state) == (2, 4, 5, 1)


@pytest.mark.rule("AD-C20")
@pytest.mark.parametrize(("falls_from", "next_"), [("original", 2), ("current", 4)])
def test_a_standing_bankers_shoe_goes_on_beside_a_seat(falls_from: str, next_: int) -> None:
    table = bought(3, 12)
    table.run.state = replace(
        table.state, preset=replace(table.state.preset, suite_falls_from=falls_from)
    )
    table.until(Phase.STAKES)
    table.stakes(s2=table.bank.sum)
    assert only(BankOffered, table.play(*PONTE_WINS)).seat == next_


@pytest.mark.rule("AD-C16", "AD-C18")
def test_a_standing_giver_may_have_the_bank_back_and_the_last_seats_neighbour_must_hold_it() -> (
    None
):
    table = win(bought(3, 12))
    table.say(12, PassBank())
    table.close()
    assert (table.phase, table.state.turn) == (Phase.SUITE, 12)
    assert table.refused(10, TakeBank()) == ("not-asked", None)
    table.say(12, Pass())
    assert (table.phase, chemin.to_act(table.state)) == (Phase.AUCTION, (4, 5, 1, 2, 3, 10, 11))
    assert only(law.BankForced, table.close()).seat == 4


@pytest.mark.rule("AD-C16")
def test_a_standing_giver_takes_the_bank_back_at_its_sum() -> None:
    table = win(bought(12))
    table.say(12, PassBank())
    price = table.state.price
    table.close()
    assert only(BankPutUp, table.say(12, TakeBank())) == BankPutUp(12, price, 1)


@pytest.mark.rule("AD-C21")
def test_a_buyer_who_leaves_leaves_a_standing_givers_bank_to_the_others() -> None:
    table = win(bought(12))
    table.say(12, PassBank())
    table.say(3, TakeBankAt(table.state.price))
    table.close()
    table.say(CHANGEUR, Leave(3))
    assert (table.phase, table.state.giver) == (Phase.AUCTION, 12)
    assert chemin.to_act(table.state) == (4, 5, 1, 2, 10, 11)
    table.say(5, Bid(6_000))
    assert only(BankPutUp, table.close()) == BankPutUp(5, 6_000, 1)


@pytest.mark.rule("AD-C14")
def test_who_stands_joins_a_bank_with_consent_and_shares_gain_and_loss() -> None:
    table = oval(ANDORRA, purses=SIX_AND_BYSTANDERS)
    table.say(1, PutUp(10_000))
    assert chemin.to_act(table.state) == (2, 3, 4, 5, 11, 12, 10)
    table.say(12, Double())
    table.close()
    assert only(Doubled, table.say(1, AcceptPartner())) == Doubled(12, 10_000)
    assert order(table.state) == (2, 3, 4, 5, 11, 10)
    assert table.refused(12, SOLO) == ("own-bank", None)
    win(table)
    assert (table.bank.own, table.bank.co) == (1_950, 1_950)  # the rest is in the garages
    table.say(1, PassBank())
    assert table.purses(1, 12) == [RICH + 950] * 2
    table.until(Phase.AUCTION)
    assert chemin.to_act(table.state) == (2, 3, 4, 5, 11, 10)  # the partner does not bid (AD-C17)


@pytest.mark.rule("AD-C14")
def test_a_seat_that_would_join_comes_before_one_who_stands() -> None:
    table = oval(ANDORRA, purses=SIX_AND_BYSTANDERS)
    table.say(1, PutUp(10_000))
    table.say(12, Double())
    table.say(5, Double())
    table.close()
    assert only(Doubled, table.say(1, AcceptPartner())).seat == 5


@pytest.mark.rule("AD-C15")
def test_a_standing_giver_does_not_join_the_taker_in_the_first_coup() -> None:
    table = win(bought(12))
    table.say(12, PassBank())
    table.say(3, TakeBankAt(table.state.price))
    table.close()
    assert table.phase is Phase.DOUBLE
    assert chemin.to_act(table.state) == (2, 4, 5, 1, 11, 10)
    assert table.refused(12, Double()) == ("not-asked", None)


@pytest.mark.rule("AD-C6", "AD-C20")
def test_a_standing_banker_who_leaves_is_paid_out_and_the_bank_is_passed_on() -> None:
    table = win(bought(12))
    events = table.say(CHANGEUR, Leave(12))
    assert only(BankEnded, events).how is BankEnds.LEFT
    assert (table.phase, table.state.giver) == (Phase.SUITE, 12)
    assert chemin.to_act(table.state) == (2, 3, 4, 5, 1, 11, 10)
    assert every(law.GiverAsked, table.close()) == []


@pytest.mark.parametrize("field", ["standing_ranks", "standing_banks"])
def test_rules_for_those_who_stand_need_places_for_them(field: str) -> None:
    plain = preset("chemin-de-fer")
    with pytest.raises(BadField, match=f"^{field}: nobody stands"):
        replace(plain, bystanders=0, **{field: True})
    rules = replace(plain, **{field: True})
    assert rules.with_places(4, 0) == plain.with_places(4, 0)
    assert rules.with_places(4, 1) == replace(rules, seats=4, bystanders=1)
