"""The roads derived from the big road: worked examples, and an independent definition."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from baccarat.cards import Hand, parse_cards
from baccarat.rules import Outcome
from baccarat.scorecards import (
    BIG_EYE_BOY,
    COCKROACH_ROAD,
    SMALL_ROAD,
    Counts,
    Entry,
    RoadBead,
    big_road,
    columns,
    count_outcomes,
    derived_road,
    entry,
    scorecards,
)

LETTERS = {"B": Outcome.BANKER, "P": Outcome.PLAYER, "T": Outcome.TIE}
OFFSETS = {
    "big_eye_boy": BIG_EYE_BOY, "small_road": SMALL_ROAD, "cockroach_road": COCKROACH_ROAD
}  # fmt: skip
VECTORS = tomllib.loads((Path(__file__).parent / "roads.toml").read_text(encoding="utf-8"))
shoes = st.lists(st.sampled_from(list(Outcome)), max_size=90).map(
    lambda outcomes: [Entry(outcome) for outcome in outcomes]
)


def entries(text: str) -> list[Entry]:
    return [Entry(LETTERS[letter]) for letter in text if letter in LETTERS]


def colours(shoe: list[Entry], offset: int) -> str:
    return "".join(bead.colour[0] for bead in derived_road(big_road(shoe), offset))


def written(bead: RoadBead) -> str:
    """Write a bead of the big road as the examples do."""
    letter = "T" if bead.outcome is None else bead.outcome.name[0]
    return f"{letter}{bead.column}/{bead.row}" + (f"+{bead.ties}" if bead.ties else "")


@pytest.mark.rule("PB-18")
@pytest.mark.parametrize("vector", VECTORS.values(), ids=list(VECTORS))
def test_roads_worked_by_hand(vector: dict[str, Any]) -> None:
    shoe = entries(vector["coups"])
    cards = scorecards(shoe)
    assert [len(column) for column in columns(shoe)] == vector["columns"]
    assert " ".join(map(written, cards.big_road)) == vector["beads"]
    for name, offset in OFFSETS.items():
        assert colours(shoe, offset) == vector[name]
        asked = getattr(cards.next, name)
        marks = "".join(one[0] if one else "-" for one in (asked.player, asked.banker))
        assert marks == vector["next"][name]


def _colours_by_cells(shoe: list[Entry], offset: int) -> str:
    """Compare cells: a bead is red if its left neighbour and the cell above that are alike.

    They are alike if both or neither have a bead. A bead that starts a column gets the opposite of
    the colour that one more bead below the previous column would have had.
    """
    wins = [one.outcome for one in shoe if one.outcome is not Outcome.TIE]
    filled, found, column, row = set[tuple[int, int]](), "", -1, 0
    for at, outcome in enumerate(wins):
        below = at > 0 and wins[at - 1] is outcome
        below_last = (column, row + 1)
        column, row = below_last if below else (column + 1, 0)
        x, y = (column, row) if below else below_last
        alike = ((x - offset, y) in filled) == ((x - offset, y - 1) in filled)
        begun = (column, row) >= (offset, 1)
        if begun:
            found += "r" if alike == below else "b"
        filled.add((column, row))
    return found


@pytest.mark.rule("PB-18")
@pytest.mark.parametrize("offset", OFFSETS.values(), ids=list(OFFSETS))
@given(shoe=shoes)
def test_a_second_way_to_draw_them_agrees(offset: int, shoe: list[Entry]) -> None:
    assert colours(shoe, offset) == _colours_by_cells(shoe, offset)


@pytest.mark.rule("PB-18")
@given(shoes, st.sampled_from([Outcome.PLAYER, Outcome.BANKER]))
def test_the_announced_next_bead_comes(shoe: list[Entry], outcome: Outcome) -> None:
    before, after = scorecards(shoe), scorecards([*shoe, Entry(outcome)])
    for name in OFFSETS:
        asked = getattr(getattr(before.next, name), outcome.value)
        came = [bead.colour for bead in getattr(after, name)[len(getattr(before, name)) :]]
        assert came == ([asked] if asked else [])


@pytest.mark.rule("PB-18")
@given(shoes)
def test_red_and_blue_do_not_depend_on_the_winner(shoe: list[Entry]) -> None:
    """They depend only on the road's shape, so swapping the sides changes nothing."""
    other = {Outcome.PLAYER: Outcome.BANKER, Outcome.BANKER: Outcome.PLAYER}
    swapped = [Entry(other.get(one.outcome, one.outcome)) for one in shoe]
    for offset in OFFSETS.values():
        assert colours(shoe, offset) == colours(swapped, offset)


@pytest.mark.rule("PB-18")
def test_marks_and_counts() -> None:
    nine, pair, seven, other = (
        Hand(parse_cards(text)) for text in ("9h Kd", "4c 4d", "Ks Kh 7d", "Kc Td 4h")
    )
    shoe = [
        entry(Outcome.PLAYER, nine, pair),
        entry(Outcome.TIE, seven, seven),
        entry(Outcome.BANKER, seven, other),
        entry(Outcome.BANKER, other, nine),
    ]
    assert [(one.natural, one.player_pair, one.banker_pair) for one in shoe] == [
        (True, False, True), (False, True, True), (False, True, False), (True, False, False)
    ]  # fmt: skip
    assert count_outcomes(shoe) == Counts(1, 2, 1, naturals=2, player_pairs=2, banker_pairs=2)
    ((first,), (second, third)) = columns(shoe)
    assert (first.ties, first.natural, first.banker_pair) == (1, True, True)
    assert (second.ties, second.natural, second.player_pair) == (0, False, True)
    assert (third.natural, third.player_pair) == (True, False)
