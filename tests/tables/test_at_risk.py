"""The sums that players' own limits count: an action's cost, and stakes laid or promised."""

import pytest

from baccarat.tables import banque, chemin
from baccarat.tables.banking.actions import (
    AddToBank,
    Bid,
    CallBanco,
    CallKind,
    Double,
    HoldBank,
    MatchRaise,
    Pass,
    RaiseBank,
)
from baccarat.tables.banque import BidOpen, ClaimBanco, Phase
from support.tables.banque_table import BANK, CLUB, LIMITED, sides
from support.tables.chemin_table import BANKER_WINS, banked

CHEVAL, SOLO = ClaimBanco(a_cheval=True), CallBanco(CallKind.SOLO)


@pytest.mark.rule("BB-11")
def test_a_claimed_banco_is_at_risk_before_it_is_ruled_on() -> None:
    table = sides(CLUB).bank_of(1).until(Phase.CALLS)
    assert banque.risk(table.state, 3, CHEVAL) == BANK
    table.say(3, CHEVAL)
    assert table.phase is Phase.CALLS
    assert banque.at_risk(table.state) == {1: BANK, 3: BANK}


@pytest.mark.rule("BB-15")
def test_the_tax_on_money_brought_into_a_bank_is_lost_with_it() -> None:
    """Counted by what leaves the purses: five percent of each sum brought in."""
    table = sides(LIMITED, tax="capital").until(Phase.AUCTION)
    assert banque.risk(table.state, 2, BidOpen()) == 10_500
    assert banque.risk(table.state, 2, Bid(20_000)) == 21_000
    table.bank_of(1).until(Phase.DOUBLE)
    assert banque.at_risk(table.state) == {1: 10_000}
    assert banque.risk(table.state, 4, Double()) == 10_500
    table.say(4, Double())
    table.close()
    assert banque.risk(table.state, 3, SOLO) == 20_000
    table.stakes({2: 22_000, 3: 2_000})
    assert banque.risk(table.state, 1, RaiseBank(4_000)) == 10_000 + 4_200
    table.say(1, RaiseBank(4_000))
    assert banque.risk(table.state, 4, MatchRaise()) == 10_000 + 2_100
    assert banque.risk(table.state, 4, Pass()) == 0


@pytest.mark.rule("CF-7")
def test_chips_au_garage_are_not_at_risk() -> None:
    table = banked()
    table.stakes(s2=4_000)
    table.play(*BANKER_WINS)
    assert (table.bank.sum, table.bank.aside) == (7_800, 6_000)
    assert chemin.risk(table.state, 1, HoldBank()) == 7_800
    assert chemin.risk(table.state, 1, AddToBank(1_000)) == 8_800
    table.say(1, HoldBank())
    assert chemin.at_risk(table.state) == {1: 7_800}
