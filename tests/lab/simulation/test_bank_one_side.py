"""Coups of banque with stakes on one side only: the rates of right, left and banker count."""

from collections.abc import Mapping
from typing import Any

import pytest

from baccarat.lab.simulation import BankStrategy
from baccarat.lab.simulation.banking.hand_play import hand_play
from baccarat.rules import preset
from lab.simulation.bank_play import shoes

ABSENT = {"right": "left", "left": "right"}
Draws = Mapping[str, Mapping[str, float]]


def drawn(name: str, side: Any, total: int, **hands: Any) -> set[bool]:
    """Return whether the only side with stakes drew on a total, in some shoes without naturals."""
    return {
        len(hand.cards) == 3
        for hand, banker in _hands(name, side, **hands)
        if _first_two(hand) == total and _first_two(banker) < 8
    }


def banker_drawn(name: str, side: Any, third: int, **hands: Any) -> set[bool]:
    """Return whether the banker drew against a third card of the only side."""
    return {
        len(banker.cards) == 3
        for hand, banker in _hands(name, side, **hands)
        if len(hand.cards) == 3 and hand.cards[2].points == third
    }


def _hands(name: str, side: Any, **hands: Any) -> list[tuple[Any, Any]]:
    """Play shoes in which only a bystander stakes, on one side."""
    played = shoes(
        name, 3, BankStrategy(bank=10, stake=0, **hands), seats=3, bystanders=1,
        players={4: BankStrategy(bank=0, side=side, **hands)},
    )  # fmt: skip
    coups = [coup.result.hands for shoe in played for coup in shoe.coups]
    assert coups
    assert all({*each} == {side, "banker"} for each in coups)
    return [(each[side], each["banker"]) for each in coups]


def _first_two(hand: Any) -> int:
    return int(sum(card.points for card in hand.cards[:2]) % 10)


SAID: list[tuple[str, str, Draws, bool]] = [
    ("banque-limitee", "right", {"right": {"5": 1}}, True),
    ("banque-limitee", "right", {"right": {"5": 0}}, False),
    ("banque-limitee", "left", {"left": {"5|N": 1}}, True),
    ("banque-limitee", "left", {"left": {"5|N": 0}}, False),
    ("banque-limitee", "left", {"left": {"5|S": 0}}, False),
    ("banque-limitee", "left", {"left": {"5|N": 0, "5|S": 1}}, False),
    ("banque-club", "right", {"right": {"5": 0}}, False),
    ("banque-club", "right", {"right": {"5|N": 1, "5": 0}}, True),
]


@pytest.mark.by_day(2)
@pytest.mark.parametrize(("name", "side", "draws", "draws_on_five"), SAID, ids=str)
def test_the_chances_of_the_only_side_count(
    name: str, side: str, draws: Draws, draws_on_five: bool
) -> None:
    assert drawn(name, side, 5, draws=draws) == {draws_on_five}


@pytest.mark.parametrize("side", ABSENT)
def test_those_of_the_other_side_do_not(side: str) -> None:
    other = {"right": {"right": {"5": 0}}, "left": {"left": {"5|N": 0, "5|S": 0}}}[ABSENT[side]]
    assert _hands("banque-limitee", side, draws=other) == _hands("banque-limitee", side)


@pytest.mark.parametrize("side", ABSENT)
@pytest.mark.parametrize("draws", [0, 1])
def test_the_hands_named_for_the_only_side_count(side: str, draws: int) -> None:
    hands = {side: ("stand", "draw")[draws], ABSENT[side]: ("draw", "stand")[draws]}
    assert drawn("banque-limitee", side, 5, hands=hands) == {bool(draws)}


@pytest.mark.by_day(2)
@pytest.mark.parametrize(
    ("side", "events"), [("right", "0,N"), ("right", "0,S"), ("left", "N,0"), ("left", "S,0")]
)
@pytest.mark.parametrize("draws", [0, 1])
def test_the_chances_of_the_banker_count(side: str, events: str, draws: int) -> None:
    given = {"banker": {f"{total}|{events}": float(draws) for total in range(8)}}
    assert banker_drawn("banque-limitee", side, 0, draws=given) == {bool(draws)}


@pytest.mark.parametrize("often", [0.0, 1.0])
def test_one_player_with_both_hands_plays_them_as_said(often: float) -> None:
    said = {"right": {"5": often}, "left": {"5|7": often}, "banker": {"3|9,S": often}}
    both = hand_play(preset("banque-limitee"), BankStrategy(draws=said), whole=True).both
    assert both["right"]["5"] == often
    assert {both["left"][f"5|{right},7"] for right in range(6)} == {often}
    assert both["banker"]["3|9,S"] == often
    otherwise = hand_play(preset("banque-limitee"), BankStrategy(), whole=True).both
    assert both["left"]["5|0,6"] == otherwise["left"]["5|0,6"]
