"""The colours of card backs, by pack."""

from collections import Counter

import pytest

from baccarat.rules import Back, back_of


@pytest.mark.rule("C-3")
@pytest.mark.parametrize(
    ("packs", "pink", "blue"), [(6, 3, 3), (3, 2, 1), (1, 1, 0), (2, 1, 1), (4, 2, 2), (8, 4, 4)]
)
def test_half_of_the_packs_are_pink_and_of_three_two(packs: int, pink: int, blue: int) -> None:
    colours = Counter(back_of(pack) for pack in range(packs))
    assert (colours[Back.PINK], colours[Back.BLUE]) == (pink, blue)
