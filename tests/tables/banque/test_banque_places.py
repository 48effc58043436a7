"""The places at a table of baccara banque, and their order in prime."""

import pytest

from baccarat.tables.banque import cut_order
from baccarat.tables.banque.seating import (
    TableSide as Side,
    alternating_order,
    first_places,
    round_from_banker,
    round_from_croupier,
    side,
    side_of,
    swap_banker,
)
from support.tables.banque_table import CLUB, LIMITED, sides

PLACES = first_places(7)


@pytest.mark.rule("BB-2", "BB-3")
def test_three_punters_sit_on_each_side_of_the_banker() -> None:
    assert side(PLACES, Side.RIGHT) == (2, 4, 6)
    assert side(PLACES, Side.LEFT) == (3, 5, 7)
    assert [side_of(PLACES, seat) for seat in (1, 4, 7)] == [
        Side.BANKER,
        Side.RIGHT,
        Side.LEFT,
    ]


@pytest.mark.rule("BB-1", "BB-11")
def test_prime_goes_round_from_the_banker_or_by_turns_and_at_an_auction_from_the_croupier() -> None:
    assert round_from_banker(PLACES) == (2, 4, 6, 7, 5, 3)
    assert alternating_order(PLACES) == (2, 3, 4, 5, 6, 7)
    assert round_from_croupier(PLACES) == (7, 5, 3, 1, 2, 4, 6)


@pytest.mark.rule("BB-10")
def test_a_new_banker_changes_places_with_the_one_in_the_middle() -> None:
    after = swap_banker(PLACES, 5)
    assert after == (5, 2, 3, 4, 1, 6, 7)
    assert side_of(after, 1) is Side.LEFT
    assert swap_banker(after, 5) == after


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(
    ("house", "order"), [(LIMITED, (4, 2, 3, 1, 5)), (CLUB, (3, 4, 2, 3, 1, 5))]
)
def test_the_cutter_depends_on_the_current_chairs(house: str, order: tuple[int, ...]) -> None:
    """The croupier's left neighbour, or in older editions of a club the middle chair."""
    table = sides(house, bank_first=False).bank_of(3)
    assert table.state.places == (3, 2, 1, 4, 5)
    assert cut_order(table.state, 2) == order
