"""The outcome of a coup by its cards; test_eight_packs counts it over every coup."""

import pytest

from baccarat.rules import Outcome
from support.tables.drive import dealt


@pytest.mark.rule("PB-2")
@pytest.mark.parametrize(
    ("cards", "outcome"),
    [
        ("7c 6s Kd Jh", Outcome.PLAYER),
        ("6c 7s Kd Jh", Outcome.BANKER),
        ("6c 6s Kd Jh", Outcome.TIE),
        ("Tc 3s 5d Jh 4c 2d", Outcome.PLAYER),
        ("Tc 3s Kd Jh 4c 2d", Outcome.BANKER),
        ("Tc 3s Ad Jh 4c 2d", Outcome.TIE),
    ],
)
def test_the_higher_total_wins_with_two_cards_and_with_three(cards: str, outcome: Outcome) -> None:
    assert dealt(cards).outcome is outcome
