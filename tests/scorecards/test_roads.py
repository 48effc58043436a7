"""The bead plate and the big road, compared with layouts drawn by hand."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, strategies as st

from baccarat.cards.kinds import WrongKind
from baccarat.rules import Outcome
from baccarat.scorecards import (
    Bead,
    Entry,
    RoadBead,
    SmallRoads,
    bead_plate,
    big_road,
    scorecards,
    small_roads,
)

LETTERS = {"B": Outcome.BANKER, "P": Outcome.PLAYER, "T": Outcome.TIE}
shoes = st.lists(st.builds(Entry, st.sampled_from(list(Outcome))), max_size=90)


def entries(text: str) -> list[Entry]:
    return [Entry(LETTERS[letter]) for letter in text if letter in LETTERS]


def drawn(beads: Iterable[Bead | RoadBead]) -> str:
    """Draw beads as the page does: rows of letters, a digit for ties, dots for empty cells."""
    cells = {(bead.column, bead.row): _cell(bead) for bead in beads}
    width = max((column for column, _ in cells), default=-1) + 1
    rows = [" ".join(cells.get((at, row), "..") for at in range(width)) for row in range(6)]
    return "\n".join(rows)


def _cell(bead: Bead | RoadBead) -> str:
    letter = next((key for key, each in LETTERS.items() if each is bead.outcome), "-")
    ties = bead.ties if isinstance(bead, RoadBead) else 0
    return letter + (str(ties) if ties else ".")


def picture(text: str) -> str:
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines())


@pytest.mark.rule("PB-18")
def test_the_bead_plate_fills_columns_of_six() -> None:
    assert drawn(bead_plate(entries("BPTBBP TTPB"))) == picture("""
        B. T.
        P. T.
        T. P.
        B. B.
        B. ..
        P. ..
    """)


ROADS = {
    "each run has its column": (
        "BB P BBB PP",
        """
        B. P. B. P.
        B. .. B. P.
        .. .. B. ..
        .. .. .. ..
        .. .. .. ..
        .. .. .. ..
        """,
    ),
    "ties are marked on the win before them": (
        "B TT B P T B",
        """
        B2 P1 B.
        B. .. ..
        .. .. ..
        .. .. ..
        .. .. ..
        .. .. ..
        """,
    ),
    "ties at the start wait for the first win": (
        "TT P T P B",
        """
        P3 B.
        P. ..
        .. ..
        .. ..
        .. ..
        .. ..
        """,
    ),
    "ties alone are a bead without a winner": (
        "TTT",
        """
        -3
        ..
        ..
        ..
        ..
        ..
        """,
    ),
    "a long run turns right at the floor": (
        "BBBBBBBBB P",
        """
        B. P. .. ..
        B. .. .. ..
        B. .. .. ..
        B. .. .. ..
        B. .. .. ..
        B. B. B. B.
        """,
    ),
    "a run turns right where another run's tail lies in its way": (
        "BBBBBBBB PPPPPPP B",
        """
        B. P. B. ..
        B. P. .. ..
        B. P. .. ..
        B. P. .. ..
        B. P. P. P.
        B. B. B. ..
        """,
    ),
    "a tail goes on to the right, though there is room below it again": (
        "BBBBBBB PPPPPPP",
        """
        B. P. .. ..
        B. P. .. ..
        B. P. .. ..
        B. P. .. ..
        B. P. P. P.
        B. B. .. ..
        """,
    ),
    "tails upon tails, up to the top row, past which the next run begins": (
        "BBBBBBBBBBBB PPPPPPPPPP BBBBBBBB PPPPPP BBBB PPP BB",
        """
        B. P. B. P. B. P. P. P. B.
        B. P. B. P. B. B. B. .. B.
        B. P. B. P. P. P. P. .. ..
        B. P. B. B. B. B. B. .. ..
        B. P. P. P. P. P. P. .. ..
        B. B. B. B. B. B. B. .. ..
        """,
    ),
    "a tie upon a tail": (
        "BBBBBBB T B",
        """
        B. .. ..
        B. .. ..
        B. .. ..
        B. .. ..
        B. .. ..
        B. B1 B.
        """,
    ),
    "nothing yet": ("", "\n" * 5),
}


@pytest.mark.rule("PB-18")
@pytest.mark.parametrize("name", ROADS)
def test_the_big_road_as_drawn_by_hand(name: str) -> None:
    text, expected = ROADS[name]
    assert drawn(big_road(entries(text))).strip() == picture(expected)


@pytest.mark.rule("PB-18")
@given(shoes)
def test_no_beads_overlap_and_no_coup_is_missing(shoe: list[Entry]) -> None:
    road = big_road(shoe)
    assert len({(bead.column, bead.row) for bead in road}) == len(road)
    assert all(0 <= bead.row < 6 for bead in road)
    wins = [one.outcome for one in shoe if one.outcome is not Outcome.TIE]
    assert [bead.outcome for bead in road if bead.outcome] == wins
    assert sum(bead.ties for bead in road) == len(shoe) - len(wins)


@pytest.mark.rule("PB-18")
@given(shoes)
def test_every_change_of_winner_begins_at_the_top(shoe: list[Entry]) -> None:
    road = big_road(shoe)
    starts = [now for before, now in pairwise(road) if before.run != now.run]
    assert all(bead.row == 0 for bead in starts)
    columns = [bead.column for bead in starts]
    assert columns == sorted(set(columns))
    assert [bead.run for bead in starts] == list(range(1, len(starts) + 1))


@given(shoes, st.integers(0, 90))
def test_a_scorecard_only_grows(shoe: list[Entry], cut: int) -> None:
    assert bead_plate(shoe)[:cut] == bead_plate(shoe[:cut])
    begun, whole = big_road(shoe[:cut]), big_road(shoe)
    assert len(begun) <= len(whole)
    places = [(bead.column, bead.row) for bead in whole[: len(begun)]]
    assert [(bead.column, bead.row) for bead in begun] == places


SMALL = {
    "": SmallRoads(),
    "TT": SmallRoads(big_road="T"),
    "B TT B P T B": SmallRoads(big_road="Bb/P/b", big_eye_boy="b"),
    "BB P BBB PP B": SmallRoads("bb/p/bbb/pp/b", "bb/r/b/r/b", "r/bbbb", "rr"),
    "BBBBBBB PPPPPPP": SmallRoads("bbbbbb/pppppb/....p/....p", big_eye_boy="rrrrrr"),
    # 18, 17 and 16 reds: six go down, and the rest along the bottom.
    "BP" * 10: SmallRoads(
        "/".join("bp" * 6),
        "/".join([".....r"] * 12),
        "/".join(["rrrrrr", *[".....r"] * 11]),
        "/".join(["rrrrrr", *[".....r"] * 10]),
    ),
}


@pytest.mark.rule("PB-18")
@pytest.mark.parametrize("coups", SMALL)
def test_roads_in_small_as_written_by_hand(coups: str) -> None:
    """The newest twelve columns, one letter per bead."""
    assert small_roads(scorecards(entries(coups))) == SMALL[coups]


@pytest.mark.rule("PB-18")
def test_every_road_begins_again_after_a_coup_that_nobody_saw() -> None:
    first, second = entries("BBPBBBPPB"), entries("TPPBPPBBB")
    cards = scorecards([*first, None, None, *second])
    whole, alone = scorecards(first), scorecards(second)
    assert [(bead.column, bead.row) for bead in cards.bead_plate[9:11]] == [(1, 5), (2, 0)]
    for name in ("big_road", "big_eye_boy", "small_road", "cockroach_road"):
        left, right, both = (getattr(each, name) for each in (whole, alone, cards))
        shift = max((bead.column for bead in left), default=-2) + 2
        moved = [(bead.column + shift, bead.row) for bead in right]
        assert [(bead.column, bead.row) for bead in both] == [
            *((bead.column, bead.row) for bead in left), *moved
        ]  # fmt: skip
    assert (cards.next, cards.counts.banker) == (alone.next, 10)
    assert scorecards([*first, None]).next == scorecards([]).next
    assert scorecards([None, *first]).big_road == whole.big_road


@pytest.mark.parametrize("found", ["PBT", [Outcome.TIE]])
def test_what_is_no_entry_is_refused(found: Any) -> None:
    with pytest.raises(
        WrongKind, match="entries must be entries such as those of `read_shoes`, not "
    ):
        scorecards(found)
