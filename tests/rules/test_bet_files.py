"""A house's own bet, as a file: what it may ask for, and one sentence for each fault."""

import pytest

from baccarat.rules import BadWager, Fate, read_wager
from support.coups import facts

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


def outcome(when: str, pays: str = "1") -> str:
    return f"[[outcomes]]\nwhen = {{ {when} }}\npays = {pays}\n"


def bet(*outcomes: str, needs: str = "values", more: str = "") -> str:
    return f'title = "Bad"\nneeds = "{needs}"\n{more}\n' + "".join(outcomes)


TIE = outcome('winner = "tie"')
BAD = {
    "not TOML": ("pays 8 to 1", "cannot be read: Expected '='"),
    "empty": ("", "cannot be read: Object missing required field `title`"),
    "no outcomes": (bet(more="outcomes = []"), "has no outcomes"),
    "outcomes left out": (bet(), "missing required field `outcomes`"),
    "no title": (TIE, "missing required field `title`"),
    "an unknown key": (bet(TIE, more="colour = 'red'"), "unknown field `colour`"),
    "no payout": (bet('[[outcomes]]\nwhen = { winner = "tie" }\n'), "required field `pays`"),
    "an unknown fact": (
        bet(outcome("weather = 'fine'")),
        "asks in outcome 1 for what no coup has: Object contains unknown field `weather`",
    ),
    "an unknown winner": (bet(outcome('winner = "house"')), "no coup has: Invalid enum value"),
    "a total in words": (bet(outcome('high = "eight"')), "no coup has: Expected `int`"),
    "a fraction of a card": (bet(outcome("cards = 4.5")), "no coup has: Expected `int`"),
    "nothing allowed": (bet(outcome("cards = []")), "allows nothing in outcome 1"),
    "a total beyond nine": (
        bet(outcome("player_total = 10")),
        "has an outcome that cannot be: number 1",
    ),
    "a natural of five cards": (
        bet(outcome("natural = true, cards = 5")),
        "has an outcome that cannot be: number 1",
    ),
    "a tie by a margin": (
        bet(outcome('winner = "banker"'), outcome('winner = "tie", margin = 3')),
        "has an outcome that cannot be: number 2",
    ),
    "a perfect pair of an odd total": (
        bet(outcome('banker_pair = "perfect", banker_total = 9, banker_cards = 2'), needs="ranks"),
        "has an outcome that cannot be: number 1",
    ),
    "a pair of two ranks": (
        bet(outcome('player_ranks = ["K"], player_pair = "suited"'), needs="ranks"),
        "has an outcome that cannot be: number 1",
    ),
    "ranks of another total": (
        bet(
            outcome('player_ranks = ["K", "9"], player_total = 5, player_cards = 2'), needs="ranks"
        ),
        "has an outcome that cannot be: number 1",
    ),
    "a rank among others that cannot be": (
        bet(
            outcome('banker_ranks = ["K", "A", "9"], natural = true, banker_total = 9'),
            needs="ranks",
        ),
        "allows in outcome 1 a banker_ranks that cannot be: A",
    ),
    "a rank that no card has": (
        bet(outcome('player_ranks = "10"'), needs="ranks"),
        "asks in outcome 1 for what no coup has: Invalid enum value '10'",
    ),
    "a rank as a number": (
        bet(outcome("player_ranks = 9"), needs="ranks"),
        "asks in outcome 1 for what no coup has: Expected `str`, got `int`",
    ),
    "a suit that no card has": (
        bet(outcome('player_suits = "red"'), needs="ranks"),
        "asks in outcome 1 for what no coup has: Invalid enum value 'red'",
    ),
    "ranks from values": (
        bet(outcome('player_ranks = "9"')),
        "says that it needs 'values', and needs 'ranks'",
    ),
    "ranks in another's shadow": (
        bet(outcome('player_ranks = ["K", "Q"]'), outcome('player_ranks = "K"'), needs="ranks"),
        "never comes to outcome 2: 1 takes it all",
    ),
    "ranks that overlap unordered": (
        bet(
            outcome('player_ranks = ["K", "Q"]'),
            outcome('player_ranks = ["Q", "J"]'),
            needs="ranks",
        ),
        "has outcomes 1 and 2 in one coup, unordered",
    ),
    "suits that overlap unordered": (
        bet(outcome('player_suits = "h"'), outcome('banker_suits = ["d", "h"]'), needs="ranks"),
        "has outcomes 1 and 2 in one coup, unordered",
    ),
    "a value among others that cannot be": (
        bet(outcome("high = [8, 9, 12], natural = true")),
        "allows in outcome 1 a high that cannot be: 12",
    ),
    "unordered overlap": (
        bet(outcome('winner = "banker"'), outcome("natural = true")),
        "has outcomes 1 and 2 in one coup, unordered",
    ),
    "an outcome in another's shadow": (
        bet(outcome('winner = "banker"'), outcome('winner = "banker", natural = true')),
        "never comes to outcome 2: 1 takes it all",
    ),
    "an outcome twice": (bet(TIE, TIE), "never comes to outcome 2: 1 takes it all"),
    "a payout in words": (
        bet(outcome("cards = 4", '"much"')),
        "says 'much' in outcome 1, which is no ratio from 0 to 100000",
    ),
    "a payout over nothing": (bet(outcome("cards = 4", '"3/0"')), "says '3/0' in outcome 1"),
    "a payout with an exponent": (bet(outcome("cards = 4", '"1e9"')), "says '1e9' in outcome 1"),
    "a negative payout": (bet(outcome("cards = 4", "-8")), "says -8 in outcome 1"),
    "a payout beyond all": (bet(outcome("cards = 4", "100001")), "says 100001 in outcome 1"),
    "a payout of nothing": (
        bet(outcome("cards = 4", "0")),
        "pays nothing in outcome 1; leave it out, or let it stand",
    ),
    "a payout that is a flag": (bet(outcome("cards = 4", "true")), "got `bool`"),
    "a payout afloat": (bet(outcome("cards = 4", "0.5")), "got `float`"),
    "commission above the win": (
        bet(outcome("cards = 4", '1\ncommission = "21/20"')),
        "takes more than the win in outcome 1",
    ),
    "a negative commission": (
        bet(outcome("cards = 4", '1\ncommission = "-1/20"')),
        "says '-1/20' in outcome 1",
    ),
    "needs less than it says": (
        bet(TIE, needs="ranks"),
        "says that it needs 'ranks', and needs 'values'",
    ),
    "needs more than it says": (
        bet(outcome("pairs = 2")),
        "says that it needs 'values', and needs 'ranks'",
    ),
    "a name that is none": (
        bet(TIE, more='name = "Bad Bet"'),
        "is not named in small letters, digits and single hyphens alone",
    ),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_file_is_told_in_one_sentence(fault: str) -> None:
    text, sentence = BAD[fault]
    with pytest.raises(BadWager) as bad:
        read_wager("mine", text)
    assert sentence in str(bad.value)
    assert str(bad.value).startswith("the bet 'mine' ") or "Bad Bet" in str(bad.value)
    assert "\n" not in str(bad.value)


def test_a_name_of_its_own_may_differ_from_the_files() -> None:
    assert read_wager("mine", bet(TIE, more='name = "yours"')).name == "yours"
    assert read_wager("mine", bet(TIE)).name == "mine"
