"""Seats that refusing the bank costs, and newcomers who wait for it (AD-C8, AD-C10, AD-C18)."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.rules import BadField, preset
from baccarat.tables import chemin
from baccarat.tables.banking import law_events as law
from baccarat.tables.chemin import (
    AcceptPartner,
    Bid,
    Double,
    HoldBank,
    MayAnswer,
    MayName,
    Pass,
    PassBank,
    Phase,
    PutUp,
    TakeBank,
    TakeBankAt,
)
from baccarat.tables.common.changeur import Cash, Leave, Left, Sit
from baccarat.tables.common.chips import CHANGEUR
from baccarat.tables.common.shoe import ShoeEnded
from support.tables.bank_table import RICH, every, only
from support.tables.chemin_table import ANDORRA, BANKER_WINS, PONTE_WINS, CheminTable, banked, oval


def unbid(**fields: Any) -> CheminTable:
    """Let seat 1 pass on a bank that nobody takes or bids for."""
    table = banked(10_000, ANDORRA, **fields)
    table.stakes(s2=2_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    table.close()
    table.close()
    assert table.phase is Phase.AUCTION
    return table


def lost_bank(table: CheminTable) -> CheminTable:
    """Let the bank lose, so that it is offered on."""
    table.stakes(**{"s4" if table.bank.seat == 5 else "s5": 10_000})
    table.play(*PONTE_WINS)
    return table


@pytest.mark.rule("AD-C18")
def test_a_bank_without_bids_falls_to_the_right_neighbour_at_the_minimum() -> None:
    table = unbid()
    forced = only(law.BankForced, table.close())
    assert (forced.seat, forced.amount) == (2, 5_000)
    assert (table.phase, table.state.turn) == (Phase.AUCTION, 2)
    assert chemin.legal(table.state, 2) == (MayAnswer("take-bank", 5_000, costs_seat=True),)
    assert chemin.view(table.state, 3).choices == ()
    assert table.refused(3, TakeBank()) == ("not-asked", None)
    assert table.refused(2, Bid(6_000)) == ("not-asked", None)
    assert table.refused(2, TakeBankAt(6_000)) == ("not-now", None)
    table.say(2, TakeBank())
    assert (table.bank.seat, table.bank.own, table.bank.origin) == (2, 5_000, 1)


@pytest.mark.rule("AD-C18")
@pytest.mark.parametrize("late", [False, True])
def test_a_neighbour_who_refuses_gives_up_the_seat_with_all_chips(*, late: bool) -> None:
    table = unbid()
    table.close()
    assert chemin.timeout_action(table.state, 2) == Pass()
    events = table.close() if late else table.say(2, Pass())
    assert only(law.SeatLost, events).seat == 2
    assert (only(Left, events).seat, only(Left, events).amount) == (2, RICH + 2_000 - 4_000)
    assert not table.state.is_occupied(2)
    assert (table.phase, table.state.turn) == (Phase.BANK, 3)


@pytest.mark.rule("AD-C18")
def test_a_neighbour_who_gets_up_instead_does_so_once() -> None:
    table = unbid()
    table.close()
    assert len(every(Left, table.say(CHANGEUR, Leave(2)))) == 1
    assert table.phase is Phase.BANK


@pytest.mark.rule("AD-C18")
def test_nobody_is_forced_elsewhere_nor_with_too_few_chips() -> None:
    plain, short = unbid(forced_bank=False), unbid()
    short.say(CHANGEUR, Cash(2, short.purse(2) - 4_000))
    for table in (plain, short):
        assert every(law.BankForced, table.close()) == []
        assert table.phase is Phase.BANK


@pytest.mark.rule("AD-C18")
def test_a_forced_bank_needs_an_auction() -> None:
    with pytest.raises(BadField, match=r"^forced_bank: "):
        replace(preset("chemin-de-fer-club"), forced_bank=True)


@pytest.mark.rule("AD-C10")
def test_who_declines_the_bank_twice_in_a_row_gives_up_the_seat() -> None:
    table = oval(ANDORRA)
    (may,) = chemin.legal(table.state, 1)
    assert isinstance(may, MayName)
    assert not may.costs_seat
    table.say(1, Pass())
    table.say(2, PutUp(10_000))
    for _ in range(4):  # the bank goes round
        lost_bank(table.until(Phase.STAKES))
        if table.state.turn == 1:
            break
        table.say(table.state.turn, PutUp(10_000))
    (may,) = chemin.legal(table.state, 1)
    assert isinstance(may, MayName)
    assert may.costs_seat
    held = table.purse(1)
    events = table.close()
    assert (only(law.SeatLost, events).seat, only(Left, events).amount) == (1, held)
    assert table.state.turn == 2


@pytest.mark.rule("AD-C10")
def test_a_bank_in_between_or_a_new_shoe_begins_a_new_row() -> None:
    table = oval(ANDORRA)
    table.say(1, Pass())
    assert table.state.refusals_of(1) == 1
    for seat in (2, 3, 4, 5):
        table.say(seat, Pass())
    table.say(1, PutUp(10_000))
    assert table.state.refusals_of(1) == 0
    assert table.state.refusals_of(2) == 1
    ended = chemin.apply(replace(table.state, phase=Phase.SETTLING), ShoeEnded())
    assert (ended.declined, ended.newcomers) == ((), ())


@pytest.mark.rule("AD-C10")
def test_elsewhere_refusing_costs_nothing() -> None:
    table = oval()
    table.say(1, Pass())
    assert table.state.declined == ()
    assert not table.state.refusal_costs_seat(1)


@pytest.mark.rule("AD-C8")
def test_the_hand_goes_by_a_newcomer_once() -> None:
    table = banked(10_000, ANDORRA, purses=dict.fromkeys((1, 3, 4, 5), RICH))
    table.say(CHANGEUR, Sit(2, RICH))
    lost_bank(table.until(Phase.STAKES))
    assert [event.seat for event in every(law.HandWentBy, table.run.events)] == [2]
    assert table.state.turn == 3
    for seat in (3, 4, 5, 1):
        table.say(seat, Pass())
    assert (table.phase, table.state.turn) == (Phase.BANK, 0)
    table.say(2, PutUp(10_000))
    assert table.bank.seat == 2


@pytest.mark.rule("AD-C8")
def test_a_newcomer_takes_no_bank_over_and_bids_for_none() -> None:
    table = banked(10_000, ANDORRA, purses=dict.fromkeys((1, 3, 4, 5), RICH))
    table.say(CHANGEUR, Sit(2, RICH))
    table.stakes(s2=2_000)  # staking is open to all
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    assert chemin.to_act(table.state) == (3, 4, 5)
    assert table.refused(2, TakeBankAt(20_000)) == ("not-asked", None)
    table.close()
    table.close()
    assert table.phase is Phase.AUCTION
    assert chemin.to_act(table.state) == (3, 4, 5)
    assert every(law.BankForced, table.close()) == []  # the right neighbour is new
    assert table.state.turn == 3


@pytest.mark.rule("AD-C8")
def test_between_shoes_and_elsewhere_a_seat_is_taken_freely() -> None:
    table = CheminTable(oval(ANDORRA).run.start(chemin, preset(ANDORRA)))
    for seat in range(1, 6):
        table.say(CHANGEUR, Sit(seat, RICH))
    assert table.state.newcomers == ()
    plain = banked()
    plain.say(CHANGEUR, Sit(6, RICH))
    standing = banked(10_000, ANDORRA)
    standing.say(CHANGEUR, Sit(10, RICH))
    assert (plain.state.newcomers, standing.state.newcomers) == ((), ())
    standing.say(CHANGEUR, Sit(6, RICH))
    standing.say(CHANGEUR, Leave(6))
    assert standing.state.newcomers == ()


@pytest.mark.rule("AD-C17")
def test_an_auction_is_closed_to_the_giver_and_equal_bids_go_by_precedence() -> None:
    table = unbid()
    assert table.refused(1, Bid(6_000)) == ("not-asked", None)
    table.say(4, Bid(6_000))
    table.say(3, Bid(6_000))
    table.close()
    assert (table.bank.seat, table.bank.own, table.bank.origin) == (3, 6_000, 1)


def partnered(partner: int = 4, **fields: Any) -> CheminTable:
    """Let seat 1 pass on a bank that a partner has doubled."""
    table = oval(ANDORRA, **fields)
    table.say(1, PutUp(10_000))
    table.say(partner, Double())
    table.close()
    table.say(1, AcceptPartner())
    table.stakes(s3=2_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    return table


@pytest.mark.rule("AD-C17")
def test_the_givers_partner_takes_the_bank_but_does_not_bid_for_it_until_it_is_passed_again() -> (
    None
):
    table = partnered()
    assert 4 in chemin.to_act(table.state)
    table.close()
    table.close()
    assert table.phase is Phase.AUCTION
    assert chemin.to_act(table.state) == (2, 3, 5)
    for out in (1, 4):
        assert table.refused(out, Bid(6_000)) == ("not-asked", None)
    table.say(3, Bid(6_000))
    table.close()
    table.stakes(s2=2_000)
    table.play(*BANKER_WINS)
    assert table.state.givers == ()
    table.say(3, PassBank())
    table.close()
    table.close()
    assert {1, 4} <= {*chemin.to_act(table.state)}
    elsewhere = partnered(giver_out=False)
    elsewhere.close()
    elsewhere.close()
    assert 4 in chemin.to_act(elsewhere.state)


@pytest.mark.rule("AD-C17", "AD-C18")
def test_the_givers_neighbour_has_to_hold_the_bank_though_their_partner() -> None:
    table = partnered(2)
    table.close()
    table.close()
    assert chemin.to_act(table.state) == (3, 4, 5)
    table.close()
    assert (table.phase, table.state.turn) == (Phase.AUCTION, 2)


@pytest.mark.rule("AD-C15")
def test_who_passed_a_bank_on_does_not_double_it_for_its_taker_in_the_first_coup() -> None:
    table = partnered()
    table.say(3, TakeBankAt(table.state.price))
    table.close()
    assert (table.bank.seat, table.phase) == (3, Phase.DOUBLE)
    assert chemin.to_act(table.state) == (2, 4, 5)
    assert table.refused(1, Double()) == ("not-asked", None)
    table.say(4, Double())
    table.close()
    table.say(3, Pass())
    table.stakes(s2=2_000)
    table.play(*BANKER_WINS)
    table.say(3, HoldBank())
    assert (table.phase, 1 in chemin.to_act(table.state)) == (Phase.DOUBLE, True)


@pytest.mark.rule("AD-C17")
def test_a_giver_may_come_in_again_when_the_next_banker_passes_the_bank_on() -> None:
    table = unbid()
    table.say(3, Bid(6_000))
    table.close()
    table.stakes(s2=2_000)
    table.play(*BANKER_WINS)
    table.say(3, PassBank())
    table.say(1, TakeBankAt(table.state.price))
    table.close()
    assert table.bank.seat == 1
