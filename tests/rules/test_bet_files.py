"""A house's own bet in a file: what the file may contain."""

from collections.abc import Iterable

import pytest

from baccarat.cards import Hand, parse_cards
from baccarat.rules import (
    BadWager,
    Coup,
    Facts,
    Fate,
    Settlement,
    WagerCode,
    facts_of,
    read_wager,
)
from baccarat.rules.wagers.every_coup import every_whole
from baccarat.rules.wagers.wager import WinRounding
from support.noted_files import dealt
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
        ("sum = 15", "8h 7d Th Jc", "7h 6d Th Jc"),
        ('equal = ["player_cards", "banker_cards"]', "8h 7d Th Jc", "2h 7d Th Jc 7c"),
        ('equal = ["player_total", "banker_cards"]', "Th Td Kh Jc 3c 4s", "Th Td Kh Jc 4c 4s"),
        ('equal = ["player_third", "banker_third"]', "Th Ad Kh Jc 3c 3s", "Th Ad Kh Jc 3c 4s"),
        ('equal = ["player_third", "banker_third"]', "Th Td Kh Jc 4c 4s", "8h 7d Th Jc"),
    ],
)
def test_each_fact_of_values_can_be_asked_for(when: str, wins: str, loses: str) -> None:
    _try("values", when, wins, loses)


@pytest.mark.by_day(8)
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
        ('player_exactly = "1xA"', "Ah 4c 5h 4d", "Ah 4c Ad 4d"),
        ('banker_exactly = ["0x4", "2x4d"]', "Ah 4d 7h 4d", "Ah 4d 7h 4c"),
        ('first_four = "3x9 suited"', "9h 9h Th 9h", "9h 9d Th 9h"),
        ('first_four = "2x9 in d"', "9d Tc Td 9d", "9d Tc Td 9h"),
        ('first_four = "1x9d"', "9d 9c Td Th", "9d 9d Td Th"),
        ('player_third_suit = ["d", "h"]', "Th Td Kh Jc 3h 4s", "Th Td Kh Jc 3c 4s"),
        ('banker_third_suit = "s"', "Th Td Kh Jc 3h 4s", "Th 7d Kh Jc 3c"),
        ('first_rank = "9"', "9d Tc 8c Td 2d", "8d Tc 9c Td 2d"),
        ('first_suit = "c"', "9c Tc 8d Td 2d", "8d Tc 9c Td 2d"),
        ("player_flush = true", "9h Tc Th Td", "9h Tc Td Td"),
        ("banker_flush = [true]", "9h Tc Td Kc", "9h Tc Td Td"),
        ("player_flush = false", "Th Td Kh Jc 3c 4s", "Th Td Kh Jc 3h 4s"),
        ('poker = "four"', "9h 9c 9d 9s", "9h 9c 9d 8s"),
        ('poker = "four"', "Th Td Ts Tc 2h 2d", "Th Td Ts Tc Th 2d"),
        ('poker = "full-house"', "Th 2d Ts 2c Th", "Th 3d Ts 2c Th"),
        ('poker = "none"', "9h 8c Td Ks", "9h 9c Td Ks"),
    ],
)
def test_each_fact_of_ranks_and_suits_can_be_asked_for(when: str, wins: str, loses: str) -> None:
    _try("ranks", when, wins, loses)


def _try(needs: str, when: str, wins: str, loses: str) -> None:
    text = f'title = "A"\nneeds = "{needs}"\n[[outcomes]]\nwhen = {{ {when} }}\npays = 1\n'
    bet = read_wager("a", text)
    assert bet.settle(100, facts(wins)).fate is Fate.WON
    assert bet.settle(100, facts(loses)).fate is Fate.LOST


@pytest.mark.parametrize("said", ["5x9", "1x1", "1 x 9", "2x9 red", "9"])
def test_what_is_counted_is_a_number_of_a_rank_or_card(said: str) -> None:
    with pytest.raises(BadWager) as bad:
        _try("ranks", f'first_four = "{said}"', "9h 9d Tc Th", "8h 8d Tc Th")
    assert bad.value.fault.code == WagerCode.UNKNOWN_VALUE
    assert bad.value.fault.facts["known"] == "1xA, 2xK suited, 1x9d, 1x9 in d"


def test_a_bet_on_every_card_asks_for_no_pairs_of_the_first_two() -> None:
    with pytest.raises(BadWager) as bad:
        _try("ranks", 'poker = "pair", player_pair = "pair"', "9h 8d 9c Th", "8h 7d Tc Th")
    assert bad.value.fault.code == WagerCode.APART
    assert bad.value.fault.facts["fact"] == "player_pair"


ORDERED = {
    "six cards of a rank among four": (['poker = "six", cards = 4'], WagerCode.IMPOSSIBLE),
    "three threes": (['poker = "two-threes", natural = true'], WagerCode.IMPOSSIBLE),
    "a third suit of two cards": (
        ['player_third_suit = "d", player_cards = 2'], WagerCode.IMPOSSIBLE,
    ),
    "a flush of three suits": (
        ['player_flush = true, first_suit = "c", player_third_suit = "d"'], WagerCode.IMPOSSIBLE,
    ),
    "an ace with eight and no third card": (
        ['first_rank = "A", poker = "two-pairs", cards = 4, player_total = 8, banker_total = 9'],
        WagerCode.IMPOSSIBLE,
    ),
    "one in another's shadow": (
        ['poker = ["pair", "two-pairs"]', 'poker = "pair", natural = true'],
        WagerCode.NEVER_REACHED,
    ),
    "the lower one first": (["player_flush = true", "banker_flush = true"], WagerCode.UNORDERED),
    "a value that never is": (
        ['poker = ["pair", "six"], cards = [4, 5]'], WagerCode.IMPOSSIBLE_VALUE,
    ),
}  # fmt: skip


def of_every_card(conditions: list[str], pays: Iterable[int]) -> str:
    outcomes = (
        f"[[outcomes]]\nwhen = {{ {when} }}\npays = {each}\n"
        for when, each in zip(conditions, pays, strict=False)
    )
    return 'title = "A"\nneeds = "ranks"\n' + "".join(outcomes)


@pytest.mark.by_day(2)
@pytest.mark.parametrize("name", ORDERED)
def test_the_outcomes_of_a_bet_on_every_card_are_checked(name: str) -> None:
    conditions, code = ORDERED[name]
    with pytest.raises(BadWager) as bad:
        read_wager("a", of_every_card(conditions, range(1, 9)))
    assert bad.value.fault.code == code
    if code is WagerCode.UNORDERED:  # with the higher first it is as casinos print it
        player, banker = (str(bad.value.fault.facts[side]) for side in ("player", "banker"))
        assert all(len({card[1] for card in hand.split()}) == 1 for hand in (player, banker))
        assert len(read_wager("a", of_every_card(conditions, [2, 1])).lines) == 2


@pytest.mark.by_day(1)
@pytest.mark.parametrize(
    "names",
    [
        ("cards", "poker"),
        ("first_rank", "poker", "player_total"),
        ("first_suit", "player_flush", "banker_third_suit", "winner"),
        ("poker", "player_third_suit", "banker_flush", "banker_two"),
    ],
)
def test_every_combination_of_facts_that_is_dealt_is_listed(names: tuple[str, ...]) -> None:
    def read(facts: Facts) -> tuple[object, ...]:
        return tuple(getattr(facts, name) for name in names)

    listed = {*map(read, every_whole(frozenset(names)))}
    coups = (coup for seed in range(60) for coup in dealt(seed, 60))
    random_ones = {read(facts_of(coup)) for coup in coups}
    assert random_ones <= listed
    coups = (Coup(*facts.dealt) for facts in every_whole(frozenset(names)) if facts.dealt)
    assert all(coup.next_side() is None for coup in coups)
    if names == ("cards", "poker"):
        four = ["none", "pair", "two-pairs", "three", "four"]
        five = [*four, "full-house"]  # with five of a rank both hands draw, or neither
        six = [*five, "five", "three-pairs", "two-threes", "six"]
        every = enumerate((four, five, six), 4)
        assert listed == {(number, hand) for number, hands in every for hand in hands}


def test_a_hand_of_two_cards_never_has_three_of_a_rank() -> None:
    with pytest.raises(BadWager) as bad:
        _try("ranks", 'player_exactly = ["2x9", "3x9"]', "9h 8d 9c Th", "8h 8d Tc Th")
    assert bad.value.fault.code == WagerCode.IMPOSSIBLE_VALUE
    assert bad.value.fault.facts["values"] == "3x9"


TIE = 'title = "Tie"\nneeds = "values"\n{}[[outcomes]]\nwhen = {{ winner = "tie" }}\npays = 8\n'


def test_a_name_of_its_own_may_differ_from_the_files() -> None:
    assert read_wager("mine", TIE.format('name = "yours"\n')).name == "yours"
    assert read_wager("mine", TIE.format("")).name == "mine"


def test_an_invalid_bet_file_is_reported_with_its_name_and_reason() -> None:
    with pytest.raises(BadWager) as bad:
        read_wager("mine", TIE.format("").replace("8", '"8 to 1"'))
    assert (bad.value.wager, bad.value.fault.code) == ("mine", WagerCode.NO_RATIO)
    facts = {"at": 1, "value": "8 to 1", "most": 100_000}
    assert bad.value.fault.facts == facts
    assert "'mine'" in str(bad.value)


LOSING = """
title = "Losing"
needs = "values"
[[outcomes]]
when = {{ winner = "tie" }}
pays = {}
[[outcomes]]
when = {{ winner = ["player", "banker"], natural = true }}
pays = 2
[[outcomes]]
when = {{ winner = ["player", "banker"], natural = false }}
pays = "stands"
"""


@pytest.mark.rule("PB-20")
@pytest.mark.parametrize(
    ("pays", "stake", "back"),
    [
        ('"loses"', 101, 0),
        ("-1", 101, 0),
        ('"-1/2"', 100, 50),
        ('"-1/2"', 101, 50),
        ("-0.25", 3, 2),
    ],
)
def test_an_outcome_may_lose_wholly_or_in_part(pays: str, stake: int, back: int) -> None:
    wager = read_wager("losing", LOSING.format(pays))
    assert wager.settle(stake, facts("7h 7d Th Jc")) == Settlement(Fate.LOST, back=back)


@pytest.mark.rule("PB-9")
@pytest.mark.parametrize(
    ("stake", "unit", "rounding", "back"),
    [
        (101, 1, "down", 50),
        (101, 1, "up", 51),
        (250, 100, "down", 50),
        (250, 100, "up", 150),
        (30, 100, "down", 0),
        (30, 100, "up", 30),
    ],
)
def test_the_loss_of_a_part_is_rounded_like_a_win(
    stake: int, unit: int, rounding: WinRounding, back: int
) -> None:
    half = read_wager("losing", LOSING.format('"-1/2"')).lines[0]
    assert half.settle(stake, unit=unit, win_rounding=rounding).back == back


def test_a_loss_is_at_most_the_stake_and_pays_no_commission() -> None:
    for pays, code in [
        ('"-3/2"', WagerCode.NO_RATIO),
        ('"-1/2"\ncommission = "1/20"', WagerCode.COMMISSION_TOO_HIGH),
        ('"loses"\ncommission = "1/20"', WagerCode.COMMISSION_TOO_HIGH),
    ]:
        with pytest.raises(BadWager) as bad:
            read_wager("losing", LOSING.format(pays))
        assert bad.value.fault.code == code


OVERLAPPING = """
title = "Overlapping"
needs = "values"
[[outcomes]]
when = {{ player_total = 9 }}
pays = 3
[[outcomes]]
when = {{ banker_total = 9 }}
pays = {}
"""


@pytest.mark.rule("PB-20")
def test_outcomes_that_pay_the_same_may_overlap() -> None:
    wager = read_wager("overlapping", OVERLAPPING.format(3))
    assert {wager.settle(10, facts(cards)).win for cards in ("9h 8d Tc Th", "9h 9d Tc Th")} == {30}
    with pytest.raises(BadWager) as bad:
        read_wager("overlapping", OVERLAPPING.format(4))
    assert bad.value.fault.code == WagerCode.UNORDERED
    player, banker = bad.value.fault.facts["player"], bad.value.fault.facts["banker"]
    both = Coup(*(Hand(tuple(parse_cards(str(each).split()))) for each in (player, banker)))
    assert all(line.when.holds(facts_of(both)) for line in wager.lines)
