"""The co-banker: their choice, forbidden actions, and how two share (CF-8)."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.rules import BadField, preset
from baccarat.tables import chemin
from baccarat.tables.banking.events import BankWon, Doubled, LaidAside
from baccarat.tables.chemin import (
    AcceptPartner,
    Double,
    HoldBank,
    MatchRaise,
    MayAnswer,
    Pass,
    PassBank,
    Phase,
    Punt,
    PutUp,
    RaiseBank,
    TakeBank,
)
from baccarat.tables.common.changeur import Cash, Leave
from baccarat.tables.common.chips import CHANGEUR
from support.tables.bank_table import RICH, only
from support.tables.chemin_table import (
    ANDORRA,
    BANKER_WINS,
    CLUB,
    COMPUTER,
    FIVE,
    NO,
    PONTE_WINS,
    SOLO,
    TIE,
    CheminTable,
    banked,
    doubled,
    oval,
)


def parts(table: CheminTable) -> tuple[int, int, int, int]:
    """Return what banker and co-banker have in play and set aside."""
    bank = table.bank
    return bank.own, bank.co, bank.aside, bank.co_aside


def put_up(amount: int = 10_000) -> CheminTable:
    table = oval(purses={**FIVE, 5: 9_980})
    table.say(1, PutUp(amount))
    return table


@pytest.mark.rule("CF-8")
def test_after_the_bank_is_set_and_before_calls_prime_decides_who_doubles_it() -> None:
    table = put_up()
    assert table.phase is Phase.DOUBLE
    table.say(4, Double())
    table.say(3, Double())
    assert Doubled(3, 10_000) in table.close()
    assert (table.phase, table.bank.sum, table.state.co_banker) == (Phase.CALLS, 20_000, 3)
    assert table.purses(3, 4) == [RICH - 10_000, RICH]


@pytest.mark.rule("CF-8")
def test_a_player_with_less_than_the_bank_cannot_double_it() -> None:
    assert put_up().refused(5, Double()) == ("over-purse", 9_980)
    assert put_up().refused(1, Double()) == ("own-bank", None)


@pytest.mark.rule("CF-8")
def test_a_bank_keeps_its_co_banker_until_it_ends() -> None:
    table = doubled(co_banker=3)
    assert table.refused(4, Double()) == ("co-banker-taken", None)
    table.stakes(s2=10_000)
    table.play(*TIE)
    assert table.phase is Phase.CALLS
    assert table.refused(4, Double()) == ("co-banker-taken", None)


@pytest.mark.rule("CF-8")
def test_any_coup_without_one_may_bring_one_at_the_sum_in_play_then() -> None:
    table = banked()
    table.stakes(s2=4_000)
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    assert (table.phase, table.bank.sum, table.bank.aside) == (Phase.DOUBLE, 7_800, 6_000)
    table.say(4, Double())
    assert Doubled(4, 7_800) in table.close()
    assert parts(table) == (7_800, 7_800, 6_000, 0)
    table.calls((2, SOLO))
    table.play(*BANKER_WINS)
    assert parts(table) == (7_800 + 7_410, 7_800 + 7_410, 6_000, 0)


@pytest.mark.rule("CF-8")
def test_after_a_win_and_a_tie_too() -> None:
    table = banked()
    table.stakes(s2=10_000)
    table.play(*TIE)
    assert table.phase is Phase.DOUBLE
    assert table.refused(5, SOLO) == ("not-now", None)


@pytest.mark.rule("CF-8")
@pytest.mark.parametrize("house", [CLUB, COMPUTER])
def test_club_and_computer_have_no_co_banker(house: str) -> None:
    assert banked(10_000, house).phase is Phase.CALLS


@pytest.mark.rule("CF-8")
def test_a_suite_may_be_doubled_too() -> None:
    table = banked()
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    table.say(3, TakeBank())
    table.close()
    assert table.phase is Phase.DOUBLE
    table.say(2, Double())
    table.close()
    assert table.bank.sum == 39_000


@pytest.mark.rule("CF-8")
def test_the_co_banker_decides_nothing_and_does_not_stake_against_the_bank() -> None:
    table = doubled(co_banker=3).until(Phase.STAKES)
    assert table.refused(3, Punt(500)) == ("own-bank", None)
    table.stakes(s2=20_000)
    table.play(*BANKER_WINS)
    assert table.phase is Phase.CHOICE
    for choice in (HoldBank(), PassBank()):
        assert table.refused(3, choice) == ("not-the-banker", None)


@pytest.mark.rule("CF-8")
def test_the_co_banker_stays_until_the_bank_ends() -> None:
    table = doubled(co_banker=3)
    assert table.refused(CHANGEUR, Leave(3)) == ("stakes-in-play", None)
    table.calls((2, SOLO))
    table.play(*BANKER_WINS)
    assert table.refused(CHANGEUR, Leave(3)) == ("stakes-in-play", None)
    table.say(1, HoldBank())
    table.calls((2, SOLO))
    table.play(*PONTE_WINS)
    table.say(CHANGEUR, Leave(3))


@pytest.mark.rule("CF-8", "CF-17")
def test_a_win_is_shared_equally_after_the_tax() -> None:
    table = doubled()
    table.calls((2, SOLO))
    events = table.play(*BANKER_WINS)
    assert only(BankWon, events) == BankWon(1, 20_000, 1_000, 3, 9_500)
    assert parts(table) == (19_500, 19_500, 0, 0)


@pytest.mark.rule("CF-8")
def test_the_odd_unit_is_the_bankers() -> None:
    table = doubled(10, minimum=1, stake_step=1)
    table.calls((2, SOLO))
    table.play(*BANKER_WINS)
    assert parts(table) == (20, 19, 0, 0)


@pytest.mark.rule("CF-8", "CF-16")
def test_a_loss_is_shared_equally() -> None:
    table = doubled()
    table.stakes(s2=12_000, s4=3_000)
    assert parts(table) == (7_500, 7_500, 2_500, 2_500)
    table.play(*PONTE_WINS)
    assert table.purses(1, 3) == [RICH - 7_500, RICH - 7_500]
    assert table.purses(2, 4) == [RICH + 12_000, RICH + 3_000]


@pytest.mark.rule("CF-8", "CF-7")
def test_the_garage_is_halved_and_the_banker_plays_the_odd_unit() -> None:
    table = doubled(10, minimum=1, stake_step=1)
    events = table.stakes(s2=7)
    assert only(LaidAside, events) == LaidAside(1, 6, 3, 7)
    assert parts(table) == (4, 3, 6, 7)


@pytest.mark.rule("CF-8", "CF-19")
def test_the_co_banker_takes_half_when_the_bank_is_passed_on() -> None:
    table = doubled()
    table.stakes(s2=12_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    assert table.state.price == 12_000 + 12_000 - 600
    assert table.purses(1, 3) == [RICH + 5_700, RICH + 5_700]


def raised(**told: int) -> CheminTable:
    """Let the banker of a doubled bank raise it by half of its holdings."""
    table = doubled(**told)
    table.stakes(s2=25_000, s4=5_000)
    table.say(1, RaiseBank(10_000))
    return table


@pytest.mark.rule("CF-8")
def test_a_co_banker_who_matches_a_raise_bears_half_of_it() -> None:
    table = raised()
    assert (table.phase, table.state.turn) == (Phase.MATCH, 3)
    table.say(3, MatchRaise())
    assert parts(table) == (15_000, 15_000, 0, 0)
    assert table.purses(1, 3) == [RICH - 15_000, RICH - 15_000]
    table.play(*BANKER_WINS)
    assert parts(table) == (29_250, 29_250, 0, 0)


@pytest.mark.rule("CF-8")
def test_after_an_unmatched_raise_shares_are_in_proportion() -> None:
    table = raised()
    table.say(3, NO)
    assert parts(table) == (20_000, 10_000, 0, 0)
    table.play(*BANKER_WINS)
    assert parts(table) == (20_000 + 19_000, 10_000 + 9_500, 0, 0)
    table.say(1, HoldBank())
    table.stakes(s2=30_000)
    assert parts(table) == (20_000, 10_000, 19_000, 9_500)
    table.play(*PONTE_WINS)
    assert table.purses(1, 3) == [RICH - 20_000 + 19_000, RICH - 10_000 + 9_500]


@pytest.mark.rule("CF-8")
def test_the_garage_does_not_count_in_the_shares() -> None:
    table = doubled()
    table.stakes(s2=10_000)
    table.play(*TIE)
    table.stakes(s2=15_000)
    table.say(1, RaiseBank(5_000))
    table.say(3, NO)
    assert parts(table) == (10_000, 5_000, 0, 5_000)
    table.play(*BANKER_WINS)
    assert parts(table) == (10_000 + 9_500, 5_000 + 4_750, 0, 5_000)


@pytest.mark.rule("CF-8", "CF-7")
def test_a_co_bankers_part_of_a_raise_comes_from_the_garage_first() -> None:
    table = doubled()
    table.stakes(s2=10_000)
    table.play(*TIE)
    table.stakes(s2=14_000)
    table.say(1, RaiseBank(4_000))
    table.say(3, MatchRaise())
    assert parts(table) == (7_000, 7_000, 3_000, 3_000)
    assert table.purses(1, 3) == [RICH - 10_000] * 2


@pytest.mark.rule("CF-8")
def test_a_co_banker_who_cannot_match_is_not_asked() -> None:
    table = doubled(purses={**FIVE, 3: 14_980})
    table.stakes(s2=30_000)
    table.say(1, RaiseBank(10_000))
    assert table.phase is Phase.DEALING
    assert parts(table) == (20_000, 10_000, 0, 0)


def offered_partners(*seats: int, **fields: Any) -> CheminTable:
    """Let seats offer to double seat 1's bank of 10,000, and close the question."""
    table = oval(ANDORRA, **fields)
    table.say(1, PutUp(10_000))
    for seat in seats:
        table.say(seat, Double())
    table.close()
    return table


@pytest.mark.rule("AD-C14")
def test_a_banker_is_asked_whether_to_accept_a_co_banker() -> None:
    table = offered_partners(4, 3)
    assert (table.phase, table.state.turn) == (Phase.DOUBLE, 1)
    assert chemin.legal(table.state, 1) == (MayAnswer("accept-partner", 0),)
    assert chemin.timeout_action(table.state, 1) == Pass()
    assert chemin.view(table.state, 3).choices == ()
    assert table.refused(3, AcceptPartner()) == ("not-the-banker", None)
    assert table.refused(5, Double()) == ("not-asked", None)
    table.say(1, AcceptPartner())
    assert (table.bank.co_banker, table.bank.sum, table.phase) == (3, 20_000, Phase.CALLS)


@pytest.mark.rule("AD-C14")
@pytest.mark.parametrize("late", [False, True])
def test_a_banker_who_declines_is_asked_for_the_next_and_then_plays_alone(*, late: bool) -> None:
    table = offered_partners(4, 3)
    for _ in range(2):
        assert table.state.turn == 1
        table.close() if late else table.say(1, Pass())
    assert (table.bank.co_banker, table.phase) == (None, Phase.CALLS)


@pytest.mark.rule("AD-C14")
def test_a_partner_who_has_left_or_spent_the_chips_does_not_come_in() -> None:
    gone, short = offered_partners(3), offered_partners(3)
    gone.say(CHANGEUR, Leave(3))
    short.say(CHANGEUR, Cash(3, short.purse(3) - 9_980))
    for table in (gone, short):
        table.say(1, AcceptPartner())
        assert (table.bank.co_banker, table.phase) == (None, Phase.CALLS)


@pytest.mark.rule("AD-C14")
def test_nobody_is_asked_without_an_offer_or_elsewhere() -> None:
    assert offered_partners().phase is Phase.CALLS
    assert offered_partners(3, cobank_consent=False).bank.co_banker == 3
    with pytest.raises(BadField, match=r"^cobank_consent: "):
        replace(preset("chemin-de-fer-club"), cobank_consent=True)
