"""The published default of each decision for players who are late or away (RM-3)."""

from typing import Any

import pytest

from baccarat.tables import chemin
from baccarat.tables.banking.events import BankPutUp, CallStood
from baccarat.tables.chemin import (
    DrawCard,
    GiveUpBank,
    HoldBank,
    PassBank,
    Phase,
    Punt,
    PutUp,
    RaiseBank,
    Show,
    Stand,
)
from baccarat.tables.common.changeur import Buy, Leave
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import Close
from support.tables.bank_table import RICH, every
from support.tables.chemin_table import (
    BACCARAT,
    BANKER_WINS,
    CHEMIN,
    CLUB,
    COMPUTER,
    NO,
    SOLO,
    CheminTable,
    banked,
    doubled,
    each_house,
    oval,
)
from support.tables.punto_table import CARD_OF


def covered(house: str = CHEMIN) -> CheminTable:
    table = banked(10_000, house)
    table.stakes(s2=10_000)
    return table


def dealt(ponte: int, banker: int, house: str = CHEMIN) -> CheminTable:
    table = covered(house)
    table.look((CARD_OF[0], CARD_OF[ponte]), (CARD_OF[0], CARD_OF[banker]))
    return table


def late(table: CheminTable, seat: int) -> Any:
    """Return a seat's published default, and check that running out of time does the same."""
    published = chemin.view(table.state, seat).default
    by_time = chemin.decide(table.state, HOUSE, Close()).state
    if published is not None and table.state.turn:
        assert by_time == chemin.decide(table.state, seat, published).state
    return published


def waiting() -> CheminTable:
    table = banked()
    table.stakes()
    return table


def after_a_win() -> CheminTable:
    table = covered()
    table.play(*BANKER_WINS)
    return table


def suite() -> CheminTable:
    table = after_a_win()
    table.say(1, PassBank())
    return table


def auction() -> CheminTable:
    table = suite()
    table.close()
    return table


def over(table: CheminTable) -> CheminTable:
    table.stakes(s2=30_000)
    return table


def matching() -> CheminTable:
    table = over(doubled())
    table.say(1, RaiseBank(10_000))
    return table


def doubling() -> CheminTable:
    table = oval()
    table.say(1, PutUp(10_000))
    return table


@pytest.mark.rule("RM-3")
@pytest.mark.parametrize(
    ("table", "phase", "seat", "default"),
    [
        (oval, Phase.BANK, 1, NO),
        (doubling, Phase.DOUBLE, 2, NO),
        (banked, Phase.CALLS, 2, NO),
        (lambda: banked().until(Phase.STAKES), Phase.STAKES, 2, Punt(0)),
        (lambda: banked(10_000, CLUB).until(Phase.STAKES), Phase.STAKES, 2, Punt(0)),
        (lambda: over(banked()), Phase.RAISE, 1, NO),
        (matching, Phase.MATCH, 3, NO),
        (waiting, Phase.CHOICE, 1, GiveUpBank()),
        (after_a_win, Phase.CHOICE, 1, PassBank()),
        (suite, Phase.SUITE, 3, NO),
        (auction, Phase.AUCTION, 3, NO),
    ],
)
def test_no_stake_no_call_no_bid_and_the_bank_passed(
    table: Any, phase: Phase, seat: int, default: Any
) -> None:
    oval_ = table()
    assert oval_.phase is phase
    assert late(oval_, seat) == default


@pytest.mark.rule("RM-3", "CF-12")
@each_house
@pytest.mark.parametrize("total", range(8))
def test_a_late_ponte_draws_to_four_and_stands_on_five(house: str, total: int) -> None:
    assert late(dealt(total, 7, house), 2) == (DrawCard() if total < 5 else Stand())


@pytest.mark.rule("RM-3", "CF-11")
def test_a_late_natural_is_shown() -> None:
    assert late(dealt(9, 7), 2) == Show()


@pytest.mark.rule("RM-3", "CF-14")
@each_house
@pytest.mark.parametrize(
    ("total", "third", "draws"),
    [(2, 8, True), (3, 8, False), (3, 9, True), (5, 4, True), (5, 3, False), (6, 6, True),
     (6, 5, False), (7, 6, False)],
)  # fmt: skip
def test_a_late_banker_follows_the_tableau(house: str, total: int, third: int, draws: bool) -> None:
    table = dealt(0, total, house)
    table.say(2, DrawCard())
    table.deal((CARD_OF[third],))
    assert late(table, 1) == (DrawCard() if draws else Stand())


@pytest.mark.rule("RM-3", "CF-14")
@each_house
@pytest.mark.parametrize(("total", "draws"), [(5, True), (6, False)])
def test_a_banker_draws_to_five_against_a_stand(house: str, total: int, draws: bool) -> None:
    table = dealt(7, total, house)
    table.say(2, Stand())
    assert late(table, 1) == (DrawCard() if draws else Stand())


@pytest.mark.rule("RM-3")
def test_answers_given_in_time_stand() -> None:
    table = banked()
    table.say(3, SOLO)
    assert every(CallStood, table.close())[0].seats == (3,)
    staked = banked().until(Phase.STAKES)
    staked.say(3, Punt(500))
    staked.close()
    assert staked.state.staked(3) == 500
    bid = auction()
    bid.say(3, chemin.Bid(5_000))
    assert every(BankPutUp, bid.close())[0].seat == 3


@pytest.mark.rule("RM-3", "CF-23")
def test_a_bank_that_stays_waits_with_an_absent_banker_and_risks_nothing() -> None:
    table = banked(10_000, BACCARAT)
    while chemin.legal(table.state, HOUSE):
        table.close()
    assert (table.phase, table.state.turn, table.state.banker) == (Phase.CHOICE, 1, 1)
    table.say(1, HoldBank())
    assert table.phase is Phase.CALLS
    table.until(Phase.CHOICE).say(CHANGEUR, Leave(1))
    assert table.state.turn == 2
    assert table.purses(2, 3, 4, 5) == [RICH] * 4


@pytest.mark.rule("RM-3")
@pytest.mark.parametrize("house", [CHEMIN, CLUB, COMPUTER])
def test_a_table_of_absent_players_stakes_nothing_and_becomes_idle(house: str) -> None:
    table = banked(10_000, house)
    for _ in range(60):
        if table.phase is Phase.BANK and not table.state.turn:
            break
        table.close()
    assert (table.phase, table.state.turn, table.state.bank) == (Phase.BANK, 0, None)
    assert table.purses(1, 2, 3, 4, 5) == [RICH] * 5
    assert chemin.legal(table.state, HOUSE) == ()


@pytest.mark.rule("RM-3")
def test_the_coup_is_finished_for_absent_players_and_only_the_cards_decide() -> None:
    table = covered()
    for cards in ("4c", "2d", "Kc", "Kd"):
        table.deal(cards)
    table.close()  # a ponte of 4 draws
    table.deal("3h")
    table.close()  # a banker of 2 draws
    table.deal("Ks")
    assert table.purse(2) == RICH + 10_000
    assert table.phase is Phase.BANK


@pytest.mark.rule("RM-3")
@pytest.mark.parametrize("seat", [1, 2])
def test_players_with_chips_in_a_coup_stay_to_its_end(seat: int) -> None:
    table = dealt(0, 5)
    assert table.refused(CHANGEUR, Leave(seat)) == ("stakes-in-play", None)
    table.say(CHANGEUR, Buy(seat, 100))


@pytest.mark.rule("RM-3")
def test_a_player_asked_alone_who_leaves_has_declined() -> None:
    table = oval()
    table.say(CHANGEUR, Leave(1))
    assert table.state.turn == 2
    asked = banked(10_000, CLUB).until(Phase.STAKES)
    asked.say(CHANGEUR, Leave(2))
    assert asked.state.turn == 3


@pytest.mark.rule("RM-3", "CF-22")
def test_a_banker_who_leaves_before_the_first_coup_is_paid_out_and_the_next_is_asked() -> None:
    table = doubled()
    table.say(CHANGEUR, Leave(1))
    assert (table.phase, table.state.turn) == (Phase.BANK, 2)
    assert table.purse(3) == RICH
