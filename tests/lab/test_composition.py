"""Compositions of shoes, and their errors."""

from collections.abc import Callable

import pytest

from baccarat.cards import PACK, Card, packs
from baccarat.lab import (
    BadCount,
    BadCounts,
    BadPacks,
    Composition,
    NeedsRanks,
    TooFewCards,
    TooManyOfCard,
    WrongLength,
    odds,
)
from baccarat.rules import UnknownWager, punto_preset

PACK_COUNTS = (16, *[4] * 9)


def test_the_same_shoe_made_in_three_ways() -> None:
    whole = Composition.of_packs(2)
    assert whole == Composition.of_cards(packs(2)) == Composition.of_cards([*PACK, *PACK])
    assert whole.counts == Composition.of_counts([32, *[8] * 9]).counts
    assert Composition.of_counts(PACK_COUNTS).cards is None


def test_cards_are_taken_out_by_card_or_by_worth() -> None:
    nines = [Card("9h"), Card("9c")]
    assert Composition.of_packs(1).without(nines) == Composition.of_cards(
        card for card in PACK if card not in nines
    )
    assert Composition.of_counts(PACK_COUNTS).without(nines).counts == (16, *[4] * 8, 2)


@pytest.mark.parametrize(
    ("make", "kind"),
    [
        (lambda: Composition.of_packs(0), BadPacks),
        (lambda: Composition.of_packs(27), BadPacks),
        (lambda: Composition.of_counts(PACK_COUNTS, packs=27), BadPacks),
        (lambda: Composition.of_counts([-1, *[4] * 9]), BadCount),
        (lambda: Composition.of_counts([1.5, *[4] * 9]), BadCount),
        (lambda: Composition.of_counts(PACK_COUNTS[1:]), WrongLength),
        (lambda: Composition.of_counts([17, *[4] * 9], packs=1), TooManyOfCard),
        (lambda: Composition.of_counts([5, *[0] * 9]), TooFewCards),
        (lambda: Composition.of_cards(PACK[:5]), TooFewCards),
        (lambda: Composition.of_cards([PACK[0]] * 6, packs=5), TooManyOfCard),
        (lambda: Composition.of_packs(1).without([PACK[0]] * 2), TooManyOfCard),
        (lambda: Composition.of_counts(PACK_COUNTS).without([PACK[0]] * 5), TooManyOfCard),
    ],
)
def test_impossible_compositions_are_refused(
    make: Callable[[], Composition], kind: type[BadCounts]
) -> None:
    with pytest.raises(kind) as raised:
        make()
    assert type(raised.value) is kind


def test_bets_on_ranks_need_the_cards() -> None:
    values = Composition.of_counts(PACK_COUNTS)
    with pytest.raises(NeedsRanks, match="player-pair"):
        odds(punto_preset("ez"), values, bets=["banker", "player-pair"])
    assert (
        odds(punto_preset("ez"), values).bets.keys()
        == odds(punto_preset("ez"), Composition.of_packs(1)).bets.keys()
    )


def test_a_bet_that_there_is_not() -> None:
    with pytest.raises(UnknownWager, match="red"):
        odds(punto_preset("ez"), Composition.of_packs(8), bets=["red"])
