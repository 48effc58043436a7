"""Whose bank it is: the first bank, declined banks, a bank without stakes, and rotation."""

import pytest

from baccarat.rules import BadField
from baccarat.tables.banking.events import (
    BankDeclined,
    BankEnded,
    BankOffered,
    BankWaits,
    CallStood,
    NobodyStaked,
)
from baccarat.tables.chemin import (
    BankEnds,
    Double,
    GiveUpBank,
    HoldBank,
    PassBank,
    Phase,
    PutUp,
    TakeBank,
    prime,
)
from baccarat.tables.common.changeur import Leave, Left
from baccarat.tables.common.chips import CHANGEUR
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
    SUIVI,
    TIE,
    CheminTable,
    banked,
    each_house,
    oval,
)

moves = pytest.mark.parametrize("house", [CHEMIN, CLUB, COMPUTER])


@pytest.mark.rule("CF-1")
@each_house
def test_the_player_at_the_croupiers_right_is_first_banker(house: str) -> None:
    assert only(BankOffered, oval(house).run.events) == BankOffered(1)


@pytest.mark.rule("CF-1")
@each_house
def test_an_empty_first_chair_leaves_it_to_the_next(house: str) -> None:
    assert oval(house, purses={5: RICH, 3: RICH, 4: RICH}).state.turn == 3


@pytest.mark.rule("CF-1")
def test_a_table_has_at_most_twelve_players() -> None:
    twelve = oval(seats=12, purses=dict.fromkeys(range(1, 13), RICH))
    assert twelve.until(Phase.BANK).state.turn == 1
    for seats in (1, 13):
        with pytest.raises(BadField, match="2 to 12"):
            oval(seats=seats)


@pytest.mark.rule("CF-2")
@pytest.mark.parametrize(("house", "least"), [(CHEMIN, 5_000), (CLUB, 5_000), (COMPUTER, 100)])
def test_a_bank_is_any_sum_from_the_minimum_banco_on(house: str, least: int) -> None:
    table = oval(house)
    assert table.refused(1, PutUp(least - 20)) == ("below-minimum", least)
    table.say(1, PutUp(least))
    assert table.bank.sum == least
    whole = oval(house)
    whole.say(1, PutUp(RICH))
    assert (whole.bank.sum, whole.purse(1)) == (RICH, 0)


@pytest.mark.rule("CF-2", "CF-16")
def test_players_below_the_minimum_are_passed_over() -> None:
    table = oval(purses={1: 4_980, 2: 5_000, 3: RICH})
    assert table.state.turn == 2
    table.say(2, NO)
    assert table.state.turn == 3
    table.say(3, NO)
    assert table.phase is Phase.BANK
    assert table.refused(1, PutUp(5_000)) == ("over-purse", 4_980)


@pytest.mark.rule("CF-9")
@moves
def test_a_banker_without_stakes_waits_once_more_and_then_the_shoe_moves_right(house: str) -> None:
    table = banked(10_000, house)
    assert NobodyStaked() in table.stakes()
    assert (table.phase, table.state.turn, table.bank.sum) == (Phase.CHOICE, 1, 10_000)
    table.say(1, HoldBank())
    events = table.stakes()
    assert only(BankEnded, events).how is BankEnds.UNCOVERED
    assert (table.state.turn, table.purse(1)) == (2, RICH)


@pytest.mark.rule("CF-9", "CF-23")
def test_in_the_computers_baccarat_a_coup_that_nobody_covers_moves_nothing() -> None:
    table = banked(10_000, BACCARAT)
    for _ in range(3):
        assert NobodyStaked() in table.stakes()
        assert (table.phase, table.state.turn, table.bank.sum) == (Phase.CHOICE, 1, 10_000)
        assert table.refused(1, GiveUpBank()) == ("bank-is-held", None)
        assert table.refused(1, PassBank()) == ("not-now", None)
        table.say(1, HoldBank())
    table.stakes(s2=3_000)
    table.play(*BANKER_WINS)
    assert table.bank.sum == 13_000


@pytest.mark.rule("CF-9")
@moves
def test_a_banker_without_stakes_may_take_the_bank_back_at_once(house: str) -> None:
    table = banked(10_000, house)
    table.stakes()
    table.say(1, GiveUpBank())
    assert table.state.bank is None
    assert (table.state.turn, table.purse(1)) == (2, RICH)


@pytest.mark.rule("CF-9")
def test_a_coup_in_between_lets_the_banker_wait_again() -> None:
    table = banked()
    table.stakes()
    table.say(1, HoldBank())
    table.stakes(s2=10_000)
    table.play(*TIE)
    assert NobodyStaked() in table.stakes()
    assert (table.phase, table.state.turn) == (Phase.CHOICE, 1)


@pytest.mark.rule("CF-16")
@each_house
def test_a_declined_bank_is_offered_to_the_right_without_penalty(house: str) -> None:
    table = oval(house)
    for seat in (1, 2):
        assert table.say(seat, NO) == [BankDeclined(seat), BankOffered(seat + 1)]
    assert table.refused(2, PutUp(10_000)) == ("not-asked", None)
    table.say(3, PutUp(10_000))
    assert table.state.banker == 3
    assert table.purses(1, 2, 4, 5) == [RICH] * 4


@pytest.mark.rule("CF-16")
@each_house
def test_when_all_decline_the_table_waits_for_the_first_to_accept(house: str) -> None:
    table = oval(house)
    for seat in range(1, 5):
        table.say(seat, NO)
    assert table.say(5, NO) == [BankDeclined(5), BankWaits()]
    assert (table.phase, table.state.turn) == (Phase.BANK, 0)
    table.say(4, PutUp(10_000))
    assert table.state.banker == 4


def lost(house: str) -> CheminTable:
    table = banked(10_000, house)
    table.stakes(s2=10_000)
    table.play(*PONTE_WINS)
    return table


@pytest.mark.rule("CF-16", "CF-23")
@pytest.mark.parametrize(("house", "asked"), [(CHEMIN, 2), (CLUB, 2), (COMPUTER, 2), (BACCARAT, 1)])
def test_after_a_loss_the_shoe_moves_one_seat_right(house: str, asked: int) -> None:
    table = lost(house)
    assert only(BankEnded, table.run.events).how is BankEnds.LOST
    assert (table.phase, table.state.turn) == (Phase.BANK, asked)
    table.say(asked, PutUp(5_000))
    assert table.bank.sum == 5_000


@pytest.mark.rule("CF-23")
def test_the_bank_moves_from_the_last_chair_to_the_first() -> None:
    table = oval(seats=5)
    for seat in range(1, 5):
        table.say(seat, NO)
    table.say(5, PutUp(10_000))
    table.stakes(s2=10_000)
    table.play(*PONTE_WINS)
    assert table.state.turn == 1


@pytest.mark.rule("CF-23")
@pytest.mark.parametrize("house", [CHEMIN, CLUB, BACCARAT])
def test_a_banker_who_wins_keeps_the_bank(house: str) -> None:
    table = banked(10_000, house)
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    assert (table.state.banker, table.state.turn in {0, 1, 2}) == (1, True)


@pytest.mark.rule("CF-23")
def test_in_the_computers_chemin_de_fer_a_won_bank_is_cashed_and_moves_on() -> None:
    table = banked(10_000, COMPUTER)
    table.stakes(s2=10_000)
    ended = only(BankEnded, table.play(*BANKER_WINS))
    assert (ended.how, ended.own) == (BankEnds.CASHED, 20_000)
    assert (table.purse(1), table.state.turn) == (RICH + 10_000, 2)


@pytest.mark.rule("CF-23")
@each_house
def test_a_tie_moves_no_bank(house: str) -> None:
    table = banked(10_000, house)
    table.stakes(s2=10_000)
    table.play(*TIE)
    assert (table.state.banker, table.bank.sum) == (1, 10_000)


@pytest.mark.rule("CF-23")
def test_the_computers_bank_stays_until_its_banker_is_broke_or_leaves() -> None:
    broke = banked(10_000, BACCARAT, purses={**FIVE, 1: 10_050})
    broke.stakes(s2=10_000)
    broke.play(*PONTE_WINS)
    assert (broke.purse(1), broke.state.turn) == (50, 2)
    gone = lost(BACCARAT)
    gone.say(CHANGEUR, Leave(1))
    assert gone.state.turn == 2


@pytest.mark.rule("CF-23", "CF-7")
def test_a_bank_that_loses_a_part_continues_with_the_rest() -> None:
    table = banked(10_000, BACCARAT)
    table.stakes(s2=3_000)
    assert not every(BankEnded, table.play(*PONTE_WINS))
    assert (table.phase, table.state.banker, table.bank.sum) == (Phase.CALLS, 1, 7_000)
    assert table.purses(1, 2) == [RICH - 10_000, RICH + 3_000]
    table.calls((3, SOLO))
    assert only(BankEnded, table.play(*PONTE_WINS)).how is BankEnds.LOST
    assert (table.state.turn, table.purse(1)) == (1, RICH - 10_000)


@pytest.mark.rule("CF-23")
def test_both_partners_need_chips_left_in_the_bank() -> None:
    table = oval(BACCARAT, co_banker=True, stake_step=1, minimum=1)
    table.say(1, PutUp(10))
    table.say(3, Double())
    table.close()
    table.stakes(s2=19)
    ended = only(BankEnded, table.play(*PONTE_WINS))
    assert (ended.how, ended.own, ended.co) == (BankEnds.LOST, 0, 1)


@pytest.mark.rule("CF-22")
def test_a_game_may_end_after_a_coup_and_the_bank_is_its_bankers() -> None:
    table = banked()
    table.stakes(s2=6_000)
    table.play(*BANKER_WINS)
    events = table.say(CHANGEUR, Leave(1))
    assert only(BankEnded, events).how is BankEnds.LEFT
    assert only(Left, events) == Left(1, RICH + 6_000 - 300)
    assert table.state.bank is None


@pytest.mark.rule("CF-22")
def test_between_shoes_too_and_the_next_shoe_begins_with_the_next_bank() -> None:
    table = last_coup(BANKER_WINS)
    table.say(CHANGEUR, Leave(1))
    assert (table.state.bank, table.phase) == (None, Phase.BETWEEN_SHOES)
    table.new_shoe()
    assert (table.phase, table.state.turn) == (Phase.BANK, 2)


def last_coup(hands: tuple[str, str], name: str = CHEMIN) -> CheminTable:
    """Play a single coup, with which the shoe ends."""
    table = banked(10_000, name, packs=1, stop_depth=49)
    table.calls((2, SOLO))
    table.play(*hands)
    assert table.phase is Phase.BETWEEN_SHOES
    return table


@pytest.mark.rule("CF-22", "CF-18")
def test_a_new_shoe_ends_nothing_bank_and_suivi_carry_over() -> None:
    table = last_coup(BANKER_WINS)
    assert table.bank.sum == 19_500
    table.new_shoe()
    assert (table.phase, table.state.turn) == (Phase.CHOICE, 1)
    table.say(1, HoldBank())
    assert only(CallStood, table.calls((3, SOLO), (2, SUIVI))).seats == (2,)


@pytest.mark.rule("CF-22")
def test_a_suite_carries_over_to_a_new_shoe() -> None:
    table = banked(packs=1, stop_depth=45)
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    table.say(3, TakeBank())
    table.close()
    table.stakes(s2=10_000)
    table.play(*TIE)
    assert table.phase is Phase.BETWEEN_SHOES
    table.new_shoe()
    assert (table.state.banker, table.bank.origin) == (3, 1)
    table.until(Phase.CALLS)
    assert prime(table.state) == (2, 4, 5, 1)


@pytest.mark.rule("CF-22")
def test_remaining_stakes_and_the_next_holder_carry_over() -> None:
    stands = last_coup(TIE, CLUB)
    stands.new_shoe()
    stands.say(1, HoldBank())
    assert (stands.phase, stands.state.staked(2)) == (Phase.DEALING, 10_000)
    lost = last_coup(PONTE_WINS)
    lost.new_shoe()
    assert lost.state.turn == 2
