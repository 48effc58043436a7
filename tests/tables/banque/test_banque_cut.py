"""In a club the bank is found before the shoe is made; its banker names the cutter (C-4, S0)."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.rules import BadField, preset
from baccarat.tables import banque
from baccarat.tables.banking.actions import Bid, PutUp
from baccarat.tables.banking.events import AuctionOpened, BankEnded, BankPutUp, CallsOpened
from baccarat.tables.banque import NameCutter, Phase, announce, cut_order
from baccarat.tables.banque.events import CutterAsked, CutterNamed
from baccarat.tables.common.changeur import Leave, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE, WATCHER
from baccarat.tables.common.shoe import MayClose, MayStartShoe, ShoeStarted, StartShoe
from support.tables.bank_table import RICH, every, only
from support.tables.banque_table import BANK, CLUB, EIGHT, LIMITED, WIN, BanqueTable, sides
from support.tables.drive import Run

BANKER, NAMED, STANDS = 2, 4, 6


def named(cutter: int = NAMED, **rules: Any) -> BanqueTable:
    """Let seat 2 take the bank before the shoe and name the cutter."""
    table = sides(CLUB, purses=dict.fromkeys((*range(1, 6), STANDS), RICH), **rules)
    table.say(BANKER, Bid(BANK))
    table.close()
    table.say(BANKER, NameCutter(cutter))
    return table


def may(table: BanqueTable, seat: int) -> tuple[object, ...]:
    return banque.legal(table.state, seat)


@pytest.mark.rule("C-4")
def test_a_club_finds_its_bank_first_and_makes_the_shoe_then() -> None:
    table = sides(CLUB)
    assert (table.phase, table.state.shoe.out) == (Phase.AUCTION, 0)
    assert table.refused(HOUSE, StartShoe()) == ("not-now", None)
    table.say(BANKER, Bid(BANK))
    assert only(BankPutUp, table.close()).seat == BANKER
    assert table.refused(HOUSE, StartShoe()) == ("not-now", None)
    table.say(BANKER, NameCutter(NAMED))
    assert may(table, HOUSE) == (MayStartShoe(),)
    events = table.say(HOUSE, StartShoe())
    assert [type(event) for event in events] == [ShoeStarted, CallsOpened]
    assert (table.bank.seat, table.bank.sum) == (BANKER, BANK)


@pytest.mark.rule("C-4")
@pytest.mark.parametrize("cutter", [1, BANKER, NAMED, STANDS])
def test_the_banker_may_name_anyone_at_the_table_including_themselves(cutter: int) -> None:
    table = named(cutter)
    assert only(CutterNamed, table.run.events) == CutterNamed(BANKER, cutter)
    assert cut_order(table.state, 1) == (cutter,)
    assert {banque.view(table.state, seat).cutter for seat in (1, NAMED, WATCHER)} == {cutter}
    table.new_shoe()
    assert banque.view(table.state, 1).cutter == 0


@pytest.mark.rule("C-4")
def test_a_late_banker_cuts() -> None:
    table = sides(CLUB)
    table.say(BANKER, Bid(BANK))
    assert only(CutterAsked, table.close()) == CutterAsked(BANKER)
    assert banque.to_act(table.state) == (BANKER,)
    assert only(CutterNamed, table.close()) == CutterNamed(BANKER, BANKER)


@pytest.mark.rule("C-4")
def test_a_named_cutter_who_leaves_is_replaced_by_the_banker() -> None:
    table = named()
    table.say(CHANGEUR, Leave(NAMED))
    assert cut_order(table.state, 1) == (BANKER,)


@pytest.mark.rule("C-4")
@pytest.mark.parametrize("asked", [True, False], ids=["asked", "named"])
def test_a_banker_who_leaves_before_the_shoe_is_paid_and_another_names(asked: bool) -> None:
    table = sides(CLUB) if asked else named()
    if asked:
        table.say(BANKER, Bid(BANK))
        table.close()
    events = table.say(CHANGEUR, Leave(BANKER))
    assert [type(event) for event in events if isinstance(event, BankEnded | AuctionOpened)] == [
        BankEnded, AuctionOpened,
    ]  # fmt: skip
    assert (table.phase, cut_order(table.state, 1)) == (Phase.AUCTION, ())
    table.say(3, Bid(BANK))
    table.close()
    table.say(3, NameCutter(5))
    assert cut_order(table.state, 1) == (5,)


@pytest.mark.rule("C-4")
def test_the_shoe_continues_when_the_bank_changes_hands() -> None:
    table = sides(CLUB, minimum_bet=100).bank_of(BANKER)
    shoes = len(every(ShoeStarted, table.run.events))
    table.stakes({3: BANK})
    table.play(WIN, WIN, EIGHT)
    table.close()
    table.until(Phase.AUCTION)
    table.say(1, Bid(BANK))
    events = table.close()
    assert only(BankPutUp, events).seat == 1
    assert not every(CutterAsked, events)
    assert len(every(ShoeStarted, table.run.events)) == shoes
    assert table.phase is Phase.CALLS


@pytest.mark.rule("C-4")
@pytest.mark.rule("BB-16")
def test_after_a_shoe_the_next_waits_for_a_bank_again() -> None:
    table = sides(CLUB, packs=2, stop_card=True, stop_depth=104).bank_of(BANKER)
    table.stakes({3: 1_000})
    table.play(WIN, WIN, EIGHT)
    assert (table.phase, table.state.bank) == (Phase.BETWEEN_SHOES, None)
    assert may(table, HOUSE) == (MayClose(),)
    assert len(every(AuctionOpened, table.close())) == 1
    table.say(3, Bid(BANK))
    table.close()
    assert table.phase is Phase.CUT


@pytest.mark.rule("C-4")
def test_without_bids_the_shoe_waits_with_the_bank() -> None:
    table = sides(CLUB)
    table.until(Phase.BANK)
    while table.state.turn:
        table.close()
    assert may(table, HOUSE) == ()
    table.say(5, PutUp(BANK))
    assert only(CutterAsked, table.run.events) == CutterAsked(5)


@pytest.mark.rule("C-4")
def test_other_houses_make_the_shoe_first() -> None:
    table = sides(LIMITED)
    assert len(every(ShoeStarted, table.run.events)) == 1
    table.bank_of(BANKER)
    assert not every(CutterAsked, table.run.events)


@pytest.mark.rule("C-4")
def test_the_first_bank_of_a_list_comes_before_the_shoe_too() -> None:
    table = sides(CLUB, award="list")
    assert (table.phase, table.state.turn, table.state.shoe.out) == (Phase.BANK, 1, 0)


def test_only_a_banker_who_names_needs_a_bank_first() -> None:
    with pytest.raises(BadField, match="bank_first"):
        replace(preset(LIMITED), bank_first=True)


@pytest.mark.rule("C-4")
def test_the_croupier_asks_and_says_who_cuts() -> None:
    table = named()
    said = [
        (call.id, call.args)
        for step in table.run.steps
        for state, event, _ in step.moments()
        for call in announce(state, event)
        if "cut" in call.id or "shuffle" in call.id
    ]
    assert said == [
        ("banque-shuffle-neighbours", {"cut": "banker-names"}),
        ("banque-cutter-asked", {"seat": BANKER}),
        ("banque-cutter-named", {"seat": NAMED, "own": "no"}),
    ]


def test_an_empty_table_opens_its_auction_and_waits() -> None:
    table = BanqueTable(Run.start(banque, preset(CLUB)))
    table.close()
    assert (table.phase, may(table, HOUSE)) == (Phase.BANK, ())
    table.say(CHANGEUR, Sit(1, RICH))
    assert may(table, 1)
