"""What everyone knows about a coup with some cards still face down."""

import pytest

from baccarat.cards import Hand, parse_cards
from baccarat.rules import Coup, PartlyOpenCoup, as_turned, half_open

WHOLE = Coup(Hand(parse_cards("2h 3c 9h")), Hand(parse_cards("Kd 6s")))


@pytest.mark.rule("PB-13", "PB-23")
def test_a_coup_is_taken_back_in_the_order_in_which_its_hands_were_turned() -> None:
    squeezed = [as_turned(WHOLE, cards, said=False).open_cards for cards in range(6)]
    assert squeezed == [parse_cards("2h 3c Kd 6s 9h")[:cards] for cards in range(6)]
    american = [as_turned(WHOLE, cards, said=True) for cards in range(6)]
    assert [len(each.open_cards) for each in american] == [*range(6)]
    assert {each.draws for each in american} == {True}
    assert [american[at].banker for at in (1, 2)] == [Hand(parse_cards("Kd")), WHOLE.banker]
    assert american[3] == PartlyOpenCoup(Hand(), WHOLE.banker, parse_cards("9h"), draws=True)
    assert half_open(WHOLE).open_cards == squeezed[-1]


@pytest.mark.rule("PB-13")
def test_a_natural_is_not_announced() -> None:
    natural = Coup(Hand(parse_cards("9h Ks")), WHOLE.banker)
    assert as_turned(natural, 4, said=True) == half_open(natural)
    assert as_turned(PartlyOpenCoup(), 4, said=True) == PartlyOpenCoup()


@pytest.mark.rule("PB-13")
@pytest.mark.parametrize(
    ("draws", "totals"), [(None, range(10)), (True, range(6)), (False, (6, 7))]
)
def test_spoken_words_limit_the_possible_totals(
    draws: bool | None, totals: tuple[int, ...]
) -> None:
    assert [total for total in range(10) if PartlyOpenCoup(draws=draws).allows(total)] == [*totals]
