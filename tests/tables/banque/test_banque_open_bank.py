"""How a bank that covers every stake is announced, topped up or given up, and handed on."""

import pytest

from baccarat.tables import banque
from baccarat.tables.banking.actions import Pass, PassBank, TakeBank
from baccarat.tables.banking.events import BankEnded, BankEnds, SuiteOffered
from baccarat.tables.banque import BidOpen, Phase, view
from baccarat.tables.banque.events import HandsHeld
from support.tables.bank_table import RICH, every, only
from support.tables.banque_table import BANK, EIGHT, LIMITED, LOSE, OPEN, BanqueTable, sides


def heard(table: BanqueTable) -> list[str]:
    """List all calls so far."""
    return [
        call.id
        for step in table.run.steps
        for state, event, _ in step.moments()
        for call in banque.announce(state, event)
    ]


def played(table: BanqueTable) -> None:
    """Play a coup with a thousand on each side, which the bank wins."""
    table.stakes({2: 1_000, 3: 1_000})
    table.play(LOSE, LOSE, EIGHT)


@pytest.mark.rule("BB-14", "BB-10")
@pytest.mark.parametrize(("house", "opens"), [(LIMITED, False), (OPEN, True)])
def test_a_successor_holds_the_announced_bank(house: str, opens: bool) -> None:
    """An open bid binds only its bidder; where every bank is open, so is this one."""
    table = sides(house)
    table.say(1, BidOpen())
    played(table)
    table.say(1, PassBank())
    assert (table.phase, view(table.state, 2).offers_open) == (Phase.SUITE, opens)
    assert heard(table)[-1] == f"banque-suite-{'open' if opens else 'limited'}"
    table.say(2, TakeBank())
    table.close()
    assert (table.bank.open, view(table.state, 2).offers_open) == (opens, False)


@pytest.mark.rule("BB-14", "BB-20")
@pytest.mark.parametrize("poor", [False, True])
def test_an_open_bank_may_be_given_up_with_stakes_returned_and_nothing_dealt(poor: bool) -> None:
    purses = {1: BANK + 20 if poor else RICH, 2: RICH, 3: RICH}
    table = sides(OPEN, purses=purses).bank_of(1)
    table.stakes({2: 30_000, 3: 5_000})
    if not poor:
        table.close()
    assert (table.phase, table.purse(2), table.purse(3)) == (Phase.SUITE, RICH, RICH)
    assert every(BankEnded, table.run.events)[0].how is BankEnds.UNCOVERED
    assert table.purse(1) == purses[1]
    assert only(SuiteOffered, table.run.events) == SuiteOffered(1, BANK, 1)
    assert not every(HandsHeld, table.run.events)
    table.say(3, TakeBank())
    table.close()
    assert (table.state.banker, table.bank.own, table.bank.open) == (3, BANK, True)


@pytest.mark.rule("BB-14", "BB-10")
def test_nobody_takes_over_a_bank_that_was_given_up_and_it_is_auctioned() -> None:
    table = sides(OPEN).bank_of(1)
    table.stakes({2: 30_000})
    table.close()
    table.close()
    assert table.phase is Phase.AUCTION


@pytest.mark.rule("BB-14", "BB-10")
def test_an_open_bank_given_up_by_its_bidder_becomes_limited() -> None:
    table = sides(LIMITED)
    table.say(1, BidOpen())
    table.stakes({2: 30_000})
    table.close()
    table.say(3, TakeBank())
    table.close()
    assert (table.state.banker, table.bank.own, table.bank.open) == (3, BANK, False)


@pytest.mark.rule("BB-14", "BB-1")
@pytest.mark.parametrize(
    ("house", "word"), [(OPEN, "banque-auction-open"), (LIMITED, "banque-auction")]
)
def test_open_banks_are_announced_before_the_bids(house: str, word: str) -> None:
    table = sides(house)
    assert word in heard(table)
    assert view(table.state, 2).offers_open is (house == OPEN)


@pytest.mark.rule("BB-14")
def test_an_offered_open_bank_is_announced_as_open() -> None:
    table = sides(OPEN)
    table.close()
    before = len(heard(table))
    assert (table.phase, table.state.turn) == (Phase.BANK, 5)
    for _ in range(5):
        table.say(table.state.turn, Pass())
    assert heard(table)[before - 1 :] == ["banque-offered-open"] * 5 + ["banque-waits-open"]
    assert view(table.state, 4).offers_open


@pytest.mark.rule("BB-14")
def test_no_sum_is_proposed_as_a_part_of_a_bank_that_holds_every_stake() -> None:
    table = sides(OPEN, seats=6).bank_of(1).until(Phase.STAKES)
    for viewer in (2, 6):
        assert [each.name for each in view(table.state, viewer).quick] == ["low", "double", "all"]
    limited = sides(LIMITED).bank_of(1).until(Phase.STAKES)
    assert [each.name for each in view(limited.state, 2).quick] == ["low", "half", "open"]
