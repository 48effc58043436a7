"""A house's own bet in a file: what the file may contain."""

import pytest

from baccarat.rules import BadWager, Fate, WagerCode, read_wager
from support.tables.drive import facts

GOOD = """\
title = "Eights"
needs = "values"
alone = false

[[outcomes]]
when = { winner = "tie", high = 8, natural = true }
pays = 50

[[outcomes]]
when = { winner = "tie", high = 8 }
pays = "12.5"

[[outcomes]]
when = { high = 8, low = [0, 1] }
pays = "7/2"
commission = "1/20"

[[outcomes]]
when = { high = 8 }
pays = "stands"
"""


@pytest.mark.rule("PB-20")
@pytest.mark.parametrize(
    ("cards", "result"),
    [
        ("8h 8d Th Jc", (Fate.WON, 500_000, 0)),
        ("2h 2d Th Jc 6c 6s", (Fate.WON, 125_000, 0)),
        ("8h Ad Th Jc", (Fate.WON, 35_000, 1_750)),
        ("8h 7d Th Jc", (Fate.STANDS, 0, 0)),
        ("9h 8d Th Jc", (Fate.LOST, 0, 0)),
    ],
)
def test_the_first_outcome_that_applies_decides(cards: str, result: tuple[Fate, int, int]) -> None:
    settled = read_wager("eights", GOOD).settle(10_000, facts(cards))
    assert (settled.fate, settled.win, settled.commission) == result


@pytest.mark.rule("PB-20")
def test_a_payout_may_be_written_with_a_point() -> None:
    pointed = GOOD.replace('"12.5"', "12.5").replace('"1/20"', "0.05")
    assert read_wager("eights", pointed) == read_wager("eights", GOOD)


@pytest.mark.rule("PB-20")
def test_a_stake_that_stands_pays_no_commission() -> None:
    with pytest.raises(BadWager) as told:
        read_wager("eights", GOOD + 'commission = "1/20"\n')
    assert told.value.fault.code == WagerCode.COMMISSION_TOO_HIGH


@pytest.mark.rule("PB-20")
@pytest.mark.parametrize(
    ("when", "wins", "loses"),
    [
        ('winner = "banker"', "Ts 9c Kd Jh", "9c Ts Kd Jh"),
        ("player_total = 8", "8h 9d Th Jc", "9h 8d Th Jc"),
        ("banker_total = 8", "9h 8d Th Jc", "8h 9d Th Jc"),
        ("player_cards = 2", "6h Td Th Jc 6c", "2h 7d Th Jc 7c"),
        ("banker_cards = 2", "2h 7d Th Jc 7c", "6h Td Th Jc 6c"),
        ("margin = 1", "9h 8d Th Jc", "9h 7d Th Jc"),
        ("high = 8", "8h Td Th Jc", "9h 8d Th Jc"),
        ("low = 8", "9h 8d Th Jc", "8h Td Th Jc"),
        ("high_cards = 3", "2h 7d Th Jc 7c", "7h 6d Th Jc"),
        ("cards = 5", "2h 7d Th Jc 7c", "7h 6d Th Jc"),
        ("natural = true", "8h 7d Th Jc", "7h 6d Th Jc"),
    ],
)
def test_each_fact_of_values_can_be_asked_for(when: str, wins: str, loses: str) -> None:
    _try("values", when, wins, loses)


@pytest.mark.rule("PB-20")
@pytest.mark.parametrize(
    ("when", "wins", "loses"),
    [
        ('player_pair = "pair"', "4h 3d 4d 4c", "4h 3d 4h 4c"),
        ('player_pair = "perfect"', "4h 3d 4h 4c", "4h 3d 4d 4c"),
        ('player_pair = "suited"', "4h 3d 5h 4c", "4h 3d 5d 4c"),
        ('player_pair = "none"', "4h 3d 5d 4c", "4h 3d 5h 4c"),
        ('banker_pair = ["suited", "perfect"]', "4h 4c 5d 3c", "4h 4c 5d 3d"),
        ('player_ranks = ["K", "Q"]', "Kh 4d Qd 4c", "Kh 4d Jd 4c"),
        ('player_ranks = "K"', "Kh 4d Kd 4c", "Kh 4d Qd 4c"),
        ('banker_ranks = ["A", "7"]', "Kh 7d Qd Ac", "7h 4d Ad 4c"),
        ('player_suits = "h"', "4h 3d 5h 4c", "4h 3d 5d 4c"),
        ('banker_suits = ["d", "h"]', "4c 3d 5c 4h", "4c 3d 5c 4s"),
        ('player_ranks = ["K", "Q"], player_pair = "suited"', "Kh 4d Qh 4c", "Kh 4d Kh 4c"),
        ("one_rank = true", "4h 4c 4d 4s", "4h 2c 4d 2s"),
        ("pairs = 1", "4h 3d 4d 4c", "4h 4c 4d 4s"),
        ("perfect_pairs = 2", "4h 4c 4h 4c", "4h 4c 4h 4s"),
    ],
)
def test_each_fact_of_ranks_and_suits_can_be_asked_for(when: str, wins: str, loses: str) -> None:
    _try("ranks", when, wins, loses)


def _try(needs: str, when: str, wins: str, loses: str) -> None:
    text = f'title = "A"\nneeds = "{needs}"\n[[outcomes]]\nwhen = {{ {when} }}\npays = 1\n'
    bet = read_wager("a", text)
    assert bet.settle(100, facts(wins)).fate is Fate.WON
    assert bet.settle(100, facts(loses)).fate is Fate.LOST


TIE = 'title = "Tie"\nneeds = "values"\n{}[[outcomes]]\nwhen = {{ winner = "tie" }}\npays = 8\n'


def test_a_name_of_its_own_may_differ_from_the_files() -> None:
    assert read_wager("mine", TIE.format('name = "yours"\n')).name == "yours"
    assert read_wager("mine", TIE.format("")).name == "mine"


def test_an_invalid_bet_file_is_reported_with_its_name_and_reason() -> None:
    with pytest.raises(BadWager) as bad:
        read_wager("mine", TIE.format("").replace("8", '"8 to 1"'))
    assert (bad.value.wager, bad.value.fault.code) == ("mine", WagerCode.NO_RATIO)
    assert bad.value.fault.facts == {"at": 1, "value": "8 to 1", "most": 100_000}
    assert "'mine'" in str(bad.value)
