"""Each strategy against the stakes that its description gives by hand."""

from typing import Any

import numpy as np
import pytest

from baccarat.lab.simulation import BadSimulation, Strategy, read_strategy
from baccarat.lab.simulation.strategy import KINDS
from baccarat.lab.simulation.strategy_table import TABLE

W, L, P = 1.0, -1.0, 0.0
"""A win at even money, a loss and a push, per unit staked."""


def stakes(text: str, results: list[float], **fields: float) -> list[float]:
    """Play results in sequence; return the stakes, the last one after all results."""
    strategy = read_strategy(text)
    table = a_table(strategy, **fields)
    play = strategy.load().__wrapped__
    found = []
    for result in results:
        found.append(float(play(table)))
        table.stake, table.gain = found[-1], found[-1] * result
        table.bankroll += table.gain
    return [*found, float(play(table))]


def a_table(strategy: Strategy, **fields: float) -> Any:
    table = np.zeros(1, TABLE).view(np.recarray)[0]
    table.minimum, table.maximum, table.bankroll, table.outcome = 1, 400, 1000, -1
    table.arguments[: len(strategy.arguments)] = strategy.arguments
    for name, value in fields.items():
        table[name] = value
    return table


ROWS = {
    "flat": ("flat:stake=3", [W, L, P], [3, 3, 3, 3]),
    "martingale": ("martingale", [L, L, P, L, W, L], [1, 2, 4, 4, 8, 1, 2]),
    "martingale at the limit": ("martingale:stake=150", [L, L, L], [150, 300, 150, 300]),
    "paroli": ("paroli", [W, W, W, W, L, W, P], [1, 2, 4, 1, 2, 1, 2, 2]),
    "dalembert": ("dalembert", [L, L, P, W, W, W], [1, 2, 3, 3, 2, 1, 1]),
    "fibonacci": ("fibonacci", [L, L, L, L, W, P, W], [1, 1, 2, 3, 5, 2, 2, 1]),
    "labouchere": ("labouchere", [P, W, P, W, L], [5, 5, 5, 5, 5, 6]),
    "labouchere of three": ("labouchere:length=3", [W, W, L], [4, 2, 4, 5]),
    "oscars-grind": ("oscars-grind", [L, L, W, W, W, L], [1, 1, 1, 2, 1, 1, 1]),
    "1-3-2-6": ("1-3-2-6", [W, W, W, W, W, L, P], [1, 3, 2, 6, 1, 3, 1, 1]),
    "fixed-fraction": ("fixed-fraction:fraction=0.1", [W, L], [100, 110, 99]),
}


@pytest.mark.parametrize("name", ROWS)
def test_a_progression_stakes_as_described(name: str) -> None:
    text, results, expected = ROWS[name]
    assert stakes(text, results) == pytest.approx(expected)


def test_labouchere_crosses_out_and_appends() -> None:
    """1-2-3-4: lose 5 (row 1-2-3-4-5), win 6 (2-3-4), win 6 (3), win 3: the row starts again."""
    assert stakes("labouchere", [L, W, W, W]) == [5, 6, 6, 3, 5]


@pytest.mark.parametrize(
    ("name", "bets"), [("follow", [0, 0, 1, 1, 0]), ("against", [0, 1, 0, 0, 1])]
)
def test_following_and_opposing_the_shoe(name: str, bets: list[int]) -> None:
    """After Player, Banker, a tie and Player; a tie changes nothing."""
    strategy = read_strategy(name)
    table = a_table(strategy)
    found = []
    for outcome in (-1, 0, 1, 2, 0):
        table.outcome = outcome
        assert strategy.load().__wrapped__(table) == 1
        found.append(int(table.bet))
    assert found == bets


@pytest.mark.parametrize(
    ("count", "cards", "stake"), [(15, 208, 0), (16, 208, 1), (20, 208, 1.5), (100, 208, 3)]
)
def test_counting_stakes_by_the_true_count(count: float, cards: float, stake: float) -> None:
    text = "counting:threshold=4,step=0.5,spread=3"
    assert stakes(text, [], count=count, cards=cards) == [stake]


@pytest.mark.parametrize(
    ("method", "stake"),
    [("threshold=8", 0), ("threshold=8,divisor=shoe", 1), ("running=-7:8", 1), ("running=-8:8", 0)],
)
def test_what_divides_the_count(method: str, stake: float) -> None:
    """A running count of 15, 104 cards not seen, and 97 of them in the shoe."""
    assert stakes(f"counting:{method}", [], count=15, cards=104, left=97) == [stake]


@pytest.mark.parametrize(
    ("text", "edge", "stake"),
    [
        ("perfect", 0.01, 1),
        ("perfect", -0.01, 0),
        ("perfect:threshold=0.02,stake=5", 0.01, 0),
    ],
)
def test_stakes_by_exact_odds(text: str, edge: float, stake: float) -> None:
    assert stakes(text, [], edge=edge, best=1) == pytest.approx([stake])


@pytest.mark.parametrize(
    ("text", "part", "stake"),
    [("kelly", 0.005, 5), ("kelly:fraction=0.5", 0.005, 2.5), ("kelly", 0, 0)],
)
def test_a_part_of_the_kelly_stake(text: str, part: float, stake: float) -> None:
    assert stakes(text, [], kelly=part, best=1) == pytest.approx([stake])


def test_every_strategy_can_be_read_and_loaded() -> None:
    for name, kind in KINDS.items():
        strategy = read_strategy(name)
        assert strategy.arguments == tuple(kind.defaults.values())
        assert strategy.load().__wrapped__.__doc__


def test_tags_are_read_from_the_ace_up() -> None:
    tags = read_strategy("counting:tags=1/2/3/4/5/6/7/8/9/-1,running=0:0").tags
    assert tags == (-1, 1, 2, 3, 4, 5, 6, 7, 8, 9)


@pytest.mark.parametrize(
    "text",
    [
        "martingal", "flat:stake", "flat:stake=much", "flat:tags=0/0/0/0/0/0/0/0/0/0", "flat:inf",
        "counting:tags=1/2", "counting:start=1", "counting:divisor=2", "no.module",
        "lab.simulation.own_strategies.missing",
    ],
)  # fmt: skip
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadSimulation):
        read_strategy(text)
