"""The amounts that chemin de fer suggests to a seat that may name one."""

import pytest

from baccarat.tables import chemin
from baccarat.tables.chemin import Bid, HoldBank, PassBank, Phase, Punt
from support.tables.chemin_table import BANKER_WINS, CLUB, CheminTable, banked, oval

RICH = {1: 100_000, 2: 100_000, 3: 100_000}


def proposed(table: CheminTable, seat: int) -> list[tuple[str, int]]:
    return [(each.name, each.amount) for each in chemin.view(table.state, seat).quick]


@pytest.mark.rule("CF-2")
@pytest.mark.parametrize(
    ("purse", "expected"),
    [
        (40_000, [("low", 5_000), ("double", 10_000), ("all", 40_000)]),
        (7_000, [("low", 5_000), ("all", 7_000)]),
    ],
)
def test_a_bank_is_the_least_twice_that_or_all(purse: int, expected: list[tuple[str, int]]) -> None:
    assert proposed(oval(purses=RICH | {1: purse}), 1) == expected


@pytest.mark.rule("CF-5")
@pytest.mark.parametrize(
    ("purse", "expected"),
    [
        (100_000, [("low", 500), ("half", 5_000), ("open", 10_000)]),
        (7_010, [("low", 500), ("half", 5_000), ("all", 7_010)]),
        (4_990, [("low", 500), ("all", 4_990)]),
        (500, [("low", 500)]),
    ],
)
def test_a_stake_is_the_least_half_or_all_that_is_open(
    purse: int, expected: list[tuple[str, int]]
) -> None:
    table = banked(10_000, purses=RICH | {2: purse}).until(Phase.STAKES)
    assert proposed(table, 2) == expected


def test_a_staker_is_offered_everything_open_to_them() -> None:
    table = banked(10_000, purses=RICH).until(Phase.STAKES)
    table.say(2, Punt(4_000))
    assert proposed(table, 2)[-1] == ("open", 10_000)
    assert proposed(table, 3)[-1] == ("open", 6_000)


def test_a_half_is_whole_chips_of_the_table() -> None:
    table = banked(10_000, purses=RICH).until(Phase.STAKES)
    table.say(3, Punt(2_580))
    assert proposed(table, 2) == [("low", 500), ("half", 3_500), ("open", 7_420)]


@pytest.mark.rule("CF-20")
def test_no_bid_is_proposed_that_could_not_lead() -> None:
    table = banked(10_000)
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    table.say(table.state.banker, PassBank())
    table.close()
    assert table.phase is Phase.AUCTION
    table.say(3, Bid(8_000))
    assert proposed(table, 2) == [("low", 8_000), ("more", 13_000)]
    assert proposed(table, 4) == [("low", 8_500), ("more", 13_000)]


@pytest.mark.rule("CF-16")
@pytest.mark.parametrize(
    ("purse", "expected"),
    [
        (100_000, [("half", 10_000), ("again", 20_000), ("all", 90_000)]),
        (21_000, [("half", 10_000), ("all", 11_000)]),
        (10_010, [("all", 10)]),
    ],
)
def test_half_of_the_bank_as_much_again_or_all_is_added(
    purse: int, expected: list[tuple[str, int]]
) -> None:
    table = banked(10_000, CLUB, purses=RICH | {1: purse})
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    assert table.phase is Phase.ADD
    assert proposed(table, 1) == expected


def test_nothing_is_proposed_where_no_sum_is_asked_for() -> None:
    table = banked(10_000)
    assert proposed(table, 2) == []
    assert proposed(table, 1) == []
