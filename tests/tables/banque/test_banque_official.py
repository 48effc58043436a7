"""What the statutes of Andorra change at baccara banque (AD-B)."""

from typing import Any

import pytest

from baccarat.cards import parse_cards
from baccarat.tables import banque
from baccarat.tables.banking.actions import (
    Bid,
    CallBanco,
    CallKind,
    Pass,
    PassBank,
    PutUp,
    TakeBank,
)
from baccarat.tables.banking.events import CallStood, SuiteOffered
from baccarat.tables.banking.hand_choices import AskTable, DrawCard, MaySpeak, Show, Stand
from baccarat.tables.banque import Phase, TableSide as Side
from baccarat.tables.banque.decide import void_side
from baccarat.tables.banque.events import (
    CallJudged,
    HandSeen,
    LotDrawn,
    Refilled,
    SidesDecided,
)
from baccarat.tables.common.changeur import Leave, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.refusal import Refused
from baccarat.tables.common.shoe import Close, Deal, MayClose
from support.tables.bank_table import RICH, only
from support.tables.banque_table import BANK, EIGHT, LOSE, TIED, WIN, BanqueTable, sides

ANDORRA = "banque-andorra-limitee"
SOLO = CallBanco(CallKind.SOLO)


def banked(**rules: Any) -> BanqueTable:
    return sides(ANDORRA, **rules).bank_of(1)


def lost(table: BanqueTable) -> None:
    """Let the bank win a coup with a thousand on each side."""
    table.stakes({2: 1_000, 3: 1_000})
    table.play(LOSE, LOSE, EIGHT)


@pytest.mark.rule("AD-B3")
def test_a_coup_waits_for_two_players_a_side() -> None:
    table = sides(ANDORRA, seats=4).bank_of(1)
    assert not banque.to_act(table.state)
    assert not banque.legal(table.state, HOUSE)
    assert banque.view(table.state, 2).missing == 1
    assert table.refused(2, SOLO) == ("not-now", None)
    table.say(CHANGEUR, Sit(5, RICH))
    assert banque.view(table.state, 2).missing == 0
    assert banque.to_act(table.state)


@pytest.mark.rule("AD-B3")
@pytest.mark.parametrize("house", [ANDORRA, "banque-andorra-ouverte"])
def test_a_banker_who_waits_for_players_may_leave(house: str) -> None:
    table = sides(house, seats=4).bank_of(1)
    table.say(CHANGEUR, Leave(1))
    assert table.state.bank is None


@pytest.mark.rule("AD-B10")
def test_a_bid_is_at_most_the_maximum_and_winnings_may_exceed_it() -> None:
    table = sides(ANDORRA, bank_maximum=BANK)
    assert table.refused(2, Bid(BANK + 20)) == ("above-maximum", BANK)
    table.bank_of(1)
    lost(table)
    assert table.bank.sum > BANK


@pytest.mark.rule("AD-B11", "AD-B13")
def test_a_winner_who_leaves_is_out_for_the_shoe_and_the_bank_is_offered_at_its_first_sum() -> None:
    table = banked(new_shoe=False)
    lost(table)
    table.until(Phase.CHOICE)
    assert table.bank.sum > BANK
    events = table.say(1, PassBank())
    assert only(SuiteOffered, events).price == BANK
    table.say(2, TakeBank())
    table.close()
    assert (table.state.banker, table.state.winners) == (2, (1,))
    table.say(CHANGEUR, Leave(2))
    assert table.phase is Phase.AUCTION
    assert table.refused(1, Bid(BANK)) == ("not-asked", None)
    assert 3 in banque.to_act(table.state)


@pytest.mark.rule("AD-B12")
def test_a_broken_bank_goes_on_with_the_opening_sum_or_more() -> None:
    table = banked(banco_at="any-coup", banco_repeat=0)
    table.until(Phase.CALLS)
    table.say(2, SOLO)
    table.close()
    table.play(WIN, WIN, EIGHT)
    assert table.phase is Phase.REFILL
    assert table.refused(1, PutUp(BANK - 20)) == ("below-minimum", BANK)
    events = table.say(1, PutUp(BANK + 2_000))
    assert only(Refilled, events).amount == table.bank.sum == BANK + 2_000


@pytest.mark.rule("AD-B17", "AD-B19")
def test_the_sides_speak_before_the_banker_looks_and_a_natural_beats_three_cards() -> None:
    table = banked()
    table.stakes({2: 1_000, 3: 1_000})
    seen = [
        event.side
        for event in table.play("2s 2h 5c", "3s 3h", EIGHT)
        if isinstance(event, HandSeen)
    ]
    assert seen == [Side.RIGHT, Side.LEFT, Side.BANKER]
    assert table.won(2, 3) == [-1_000, -1_000]


@pytest.mark.rule("AD-B17")
def test_nobody_sees_the_bankers_hand_before_the_sides_have_spoken() -> None:
    table = banked()
    table.stakes({2: 1_000, 3: 1_000})
    for card in ("2s", "3s", "8c", "2h", "3h", "Kd"):
        table.say(HOUSE, Deal(parse_cards(card)[0]))
    assert table.phase is Phase.RIGHT
    assert banque.view(table.state, 1).banker.total is None
    table.say(2, DrawCard())
    table.say(HOUSE, Deal(parse_cards("5c")[0]))
    assert banque.view(table.state, 1).banker.total is None
    events = table.say(3, Stand())
    assert only(SidesDecided, events).right is not None


@pytest.mark.rule("AD-B20", "AD-B21")
def test_banco_is_called_alone_before_the_first_coup_only() -> None:
    table = banked()
    table.until(Phase.CALLS)
    assert table.refused(2, CallBanco(CallKind.A_DEUX)) == ("call-not-offered", None)
    lost(table)
    table.until(Phase.STAKES)
    assert table.refused(2, SOLO) == ("calls-closed", None)


@pytest.mark.rule("AD-B20")
def test_a_void_banco_is_repeated_twice_at_most_and_by_its_caller() -> None:
    table = banked()
    for again in range(3):
        table.until(Phase.CALLS)
        assert banque.to_act(table.state) == ((2, 4, 5, 3), (2,))[again > 0]
        table.say(2, SOLO)
        table.close()
        events = table.play(TIED, TIED, EIGHT)
        assert only(CallJudged, events).suivi == ((2,) if again < 2 else ())
    table.until(Phase.STAKES)
    assert table.refused(2, SOLO) == ("calls-closed", None)


@pytest.mark.rule("AD-B20")
def test_a_void_banco_that_is_not_repeated_lapses() -> None:
    table = banked()
    table.until(Phase.CALLS)
    table.say(2, SOLO)
    table.close()
    table.play(WIN, LOSE, EIGHT)
    table.until(Phase.CALLS)
    table.say(2, Pass())
    lost(table)
    assert table.state.suivi == ()


def dealt(table: BanqueTable, right: str, left: str, bank: str) -> BanqueTable:
    """Deal the first two cards of each hand."""
    hands = [parse_cards(each) for each in (right, left, bank)]
    for at in range(2):
        for hand in hands:
            table.say(HOUSE, Deal(hand[at]))
    return table


def banker_asked(bank: str, right: str = "3h", left: str = "3d", **rules: Any) -> BanqueTable:
    """Deal both sides the named third cards after a 2, so that the banker is asked."""
    table = banked(**rules)
    table.stakes({2: 1_000, 3: 1_000})
    dealt(table, "2s Kh", "2d Kc", bank)
    for seat, card in ((2, right), (3, left)):
        table.say(seat, DrawCard())
        table.say(HOUSE, Deal(parse_cards(card)[0]))
    return table


def choices(table: BanqueTable, seat: int = 1) -> tuple[bool, bool, bool]:
    """Return whether a hand may draw, stand, and ask for the table."""
    (may,) = banque.legal(table.state, seat)
    assert isinstance(may, MaySpeak)
    return may.draw, may.stand, may.table


@pytest.mark.rule("AD-B18")
@pytest.mark.parametrize(
    ("bank", "right", "left", "binds"),
    [
        ("4c Kd", "3h", "7d", (True, False)),
        ("4c Kd", "1h", "9d", (False, True)),
        ("4c Kd", "3h", "9d", (True, True)),
        ("5c Kd", "4h", "4d", (True, True)),
        ("5c Kd", "4h", "5d", (True, True)),
        ("7c Kd", "6h", "6d", (False, True)),
    ],
)
def test_the_table_binds_a_banker_who_asks_where_it_says_the_same_against_both(
    bank: str, right: str, left: str, binds: tuple[bool, bool]
) -> None:
    table = banker_asked(bank, right.replace("1", "A"), left)
    assert choices(table) == (True, True, True)
    table.say(1, AskTable())
    assert choices(table) == (*binds, False)
    assert table.refused(1, AskTable()) == ("answered", None)
    if not binds[0]:
        assert table.refused(1, DrawCard()) == ("must-stand", None)
    if binds != (True, True):
        assert banque.timeout_action(table.state, 1) == (DrawCard() if binds[0] else Stand())
    table.say(1, DrawCard() if binds[0] else Stand())


@pytest.mark.rule("AD-B18")
def test_the_table_is_asked_again_only_in_another_coup() -> None:
    table = banker_asked("4c Kd")
    table.say(1, AskTable())
    table.say(1, DrawCard())
    table.say(HOUSE, Deal(parse_cards("Kc")[0]))
    assert not table.state.asked_table


@pytest.mark.rule("AD-B18")
def test_against_one_open_side_the_table_of_that_side_binds() -> None:
    table = banked()
    table.stakes({2: 1_000, 3: 1_000})
    dealt(table, "9s Kh", "2d Kc", "6c Kd")
    table.say(2, Show())
    table.say(3, DrawCard())
    table.say(HOUSE, Deal(parse_cards("6h")[0]))
    table.say(1, AskTable())
    assert choices(table) == (True, False, False)


@pytest.mark.rule("AD-B18")
def test_only_the_banker_hears_what_the_table_says() -> None:
    """The others see that it was asked for, and nothing that depends on the banker's cards."""
    seen = []
    for bank in ("4c Kd", "6c Kd"):
        table = banker_asked(bank, "3h", "3d")
        events = table.say(1, AskTable())
        views = [banque.view(table.state, seat) for seat in (2, 3, 0)]
        seen.append((events, views))
        assert [call.id for e in events for call in banque.announce(table.state, e)] == [
            "banque-table-asked"
        ]
    assert seen[0] == seen[1]


@pytest.mark.rule("AD-B18")
def test_no_banker_asks_for_the_table_elsewhere() -> None:
    table = banker_asked("4c Kd", ask_table=False)
    assert choices(table) == (True, True, False)
    assert table.refused(1, AskTable()) == ("not-now", None)


@pytest.mark.rule("AD-B20")
@pytest.mark.parametrize(("free", "right"), [(True, "2s Kh"), (False, "2s Kh"), (True, "7s Kh")])
def test_a_caller_plays_both_hands_without_the_drawing_rule(free: bool, right: str) -> None:
    table = banked(banco_free=free)
    table.until(Phase.CALLS)
    table.say(2, SOLO)
    table.close()
    dealt(table, right, "6d Kc", "4c Kd")
    bound = choices(table, 2)
    assert bound == ((True, True, False) if free else (True, False, False))
    table.say(2, DrawCard())
    table.say(HOUSE, Deal(parse_cards("Kc")[0]))
    assert choices(table, 2) == ((True, True, False) if free else (False, True, False))
    table.say(2, Stand())
    plain = banked()
    plain.until(Phase.STAKES)
    plain.stakes({2: 1_000, 3: 1_000})
    dealt(plain, right, "6d Kc", "4c Kd")
    assert choices(plain, 2)[:2] != (True, True)


@pytest.mark.rule("AD-E22")
@pytest.mark.parametrize(("side", "asked"), [(Side.RIGHT, (Phase.LEFT, 2)), (Side.LEFT, None)])
def test_a_coup_that_is_void_for_a_side_goes_on_with_the_other(
    side: Side, asked: tuple[Phase, int] | None
) -> None:
    table = banked()
    table.until(Phase.CALLS)
    table.say(2, SOLO)
    table.close()
    stake = table.state.staked(2)
    assert banque.legal(table.state, HOUSE) != ()
    dealt(table, "2s Kh", "3d Kc", "4c Kd")
    assert table.phase is Phase.RIGHT
    done = void_side(table.state, side)
    after = done.state
    assert after.staked(2) == stake // 2
    assert after.laid(2)[0].side is not side
    assert after.playing == tuple(each for each in (Side.RIGHT, Side.LEFT) if each is not side)
    assert (after.phase, after.turn) == (asked or (Phase.RIGHT, 2))
    with pytest.raises(Refused):
        void_side(after, Side.LEFT)


@pytest.mark.rule("AD-E22")
def test_no_side_is_void_before_the_cards() -> None:
    with pytest.raises(Refused):
        void_side(banked().until(Phase.STAKES).state, Side.RIGHT)


def closing(table: BanqueTable) -> MayClose:
    (may,) = banque.legal(table.state, HOUSE)
    assert isinstance(may, MayClose)
    return may


@pytest.mark.rule("AD-B9")
@pytest.mark.parametrize(("place", "banker"), [(0, 5), (1, 2), (2, 4)])
def test_a_lot_decides_between_equal_bids(place: int, banker: int) -> None:
    table = sides(ANDORRA).until(Phase.AUCTION)
    table.say(3, Bid(BANK))
    assert closing(table) == MayClose()
    for seat in (2, 4, 5):
        table.say(seat, Bid(BANK + 2_000))
    assert closing(table) == MayClose(among=3, number=0)
    assert table.refused(HOUSE, Close(3)) == ("not-now", None)
    events = table.say(HOUSE, Close(place))
    assert only(LotDrawn, events) == LotDrawn(0, (5, 2, 4), banker)
    assert (table.state.banker, table.bank.sum) == (banker, BANK + 2_000)
    assert (table.state.lots, table.state.lot) == (1, 0)


@pytest.mark.rule("AD-B9")
def test_elsewhere_bids_rise_and_no_lot_is_drawn() -> None:
    table = sides(ANDORRA, award_ties="rise").until(Phase.AUCTION)
    table.say(3, Bid(BANK))
    assert table.refused(2, Bid(BANK)) == ("below-bid", BANK + 20)
    assert table.refused(HOUSE, Close(1)) == ("not-now", None)


@pytest.mark.rule("AD-B7")
@pytest.mark.parametrize("place", [0, 1])
def test_a_lot_decides_between_the_first_callers_of_both_sides(place: int) -> None:
    table = banked()
    table.until(Phase.CALLS)
    right, left = table.state.side_of(2), table.state.side_of(3)
    assert right is not left
    for seat in (2, 3, 4, 5):
        table.say(seat, SOLO)
    assert closing(table) == MayClose(among=2, number=0)
    events = table.say(HOUSE, Close(place))
    drawn = only(LotDrawn, events)
    assert len({table.state.side_of(seat) for seat in drawn.seats}) == 2
    assert only(CallStood, events).seats == (drawn.seats[place],)
    assert table.state.lot == 0


@pytest.mark.rule("AD-B7")
def test_on_one_side_the_first_in_prime_calls_and_no_lot_is_drawn() -> None:
    table = banked()
    table.until(Phase.CALLS)
    same = [s for s in (2, 3, 4, 5) if table.state.side_of(s) is table.state.side_of(2)]
    for seat in reversed(same):
        table.say(seat, SOLO)
    assert closing(table) == MayClose()
    assert only(CallStood, table.close()).seats == (same[0],)
