"""A seat asked alone that cashes in the chips its answer needs has declined."""

import pytest

from baccarat.tables.banking.events import BankOffered
from baccarat.tables.chemin import Phase, Punt, PutUp, RaiseBank
from baccarat.tables.common.changeur import Cash
from baccarat.tables.common.chips import CHANGEUR
from support.tables.bank_table import RICH, only
from support.tables.chemin_table import CLUB, FIVE, CheminTable, banked, doubled, oval


def cash_all_but(table: CheminTable, seat: int, left: int) -> list[object]:
    return table.say(CHANGEUR, Cash(seat, table.purse(seat) - left))


@pytest.mark.rule("RM-1", "CF-16")
def test_a_bank_is_offered_to_the_next_when_its_taker_cashes_the_minimum() -> None:
    table = oval()
    least = table.state.preset.minimum
    cash_all_but(table, 1, least)
    assert table.state.turn == 1
    assert only(BankOffered, cash_all_but(table, 1, least - 1)) == BankOffered(2)
    assert table.state.turn == 2


@pytest.mark.rule("RM-1", "CF-5")
def test_the_next_is_asked_for_a_stake_when_a_purse_is_emptied() -> None:
    table = banked(name=CLUB).until(Phase.STAKES)
    assert table.state.turn == 2
    cash_all_but(table, 2, 0)
    assert (table.phase, table.state.turn) == (Phase.STAKES, 3)


@pytest.mark.rule("RM-1", "CF-5")
def test_the_coup_continues_when_the_banker_cashes_the_chips_for_a_raise() -> None:
    table = banked()
    table.stakes(s2=10_000, s3=5_000)
    assert table.phase is Phase.RAISE
    cash_all_but(table, 1, 0)
    assert (table.phase, sum(table.state.stakes)) == (Phase.DEALING, 10_000)


@pytest.mark.rule("RM-1", "CF-8")
def test_a_co_banker_cannot_match_a_raise_with_cashed_chips() -> None:
    table = doubled()
    table.stakes(s2=20_000, s4=10_000)
    table.say(1, RaiseBank(10_000))
    assert (table.phase, table.state.turn) == (Phase.MATCH, 3)
    cash_all_but(table, 3, 4_999)
    assert (table.phase, table.bank.shares) == (Phase.DEALING, (20_000, 10_000))


@pytest.mark.rule("RM-1")
def test_players_with_enough_left_are_still_asked() -> None:
    table = oval(purses={**FIVE, 2: 6_000})
    cash_all_but(table, 1, 5_000)
    table.say(1, PutUp(5_000))
    table.until(Phase.STAKES).say(2, Punt(1_000))
    cash_all_but(table, 2, 1_000)
    assert table.purses(2, 3) == [1_000, RICH]
