"""Odds of noted shoes: the same as those of a record, as far as the cards are known."""

from fractions import Fraction

import pytest

from baccarat.cards import packs
from baccarat.lab import Composition, distribution, price, shoe_prices
from baccarat.lab.analysis import analyse
from baccarat.lab.noted_shoe import NoCards
from baccarat.notation import NotedShoe, read_shoes, record_of_noted
from support.noted_files import SPELLINGS, dealt, places

COUPS = dealt(21, 8, 6)


def noted(spelling: str, *, missed: int | None = None) -> NotedShoe:
    rows = [
        "," * 5 if at == missed else ",".join(places(coup, SPELLINGS[spelling]).values())
        for at, coup in enumerate(COUPS)
    ]
    return next(read_shoes("\n".join(["p1,b1,p2,b2,p3,b3", *rows]), preset="ez", packs=6))


def test_with_suits_the_odds_are_those_of_its_record() -> None:
    shoe = noted("Kd")
    ours, recorded = shoe_prices(shoe), shoe_prices(record_of_noted(shoe))
    assert ours == recorded
    values = [each.values for each in analyse(shoe).coups]
    assert values == [each.values for each in analyse(record_of_noted(shoe)).coups]


@pytest.mark.parametrize("spelling", ["K", "0"])
def test_without_suits_the_bets_on_values_have_the_same_odds(spelling: str) -> None:
    whole, ours = shoe_prices(noted("Kd")), shoe_prices(noted(spelling), ["perfect-pair"])
    assert [each.shoe.counts for each in ours.coups] == [each.shoe.counts for each in whole.coups]
    assert [dict(each.edges) for each in ours.coups] == [
        {name: edge for name, edge in each.edges.items() if name in ours.coups[0].edges}
        for each in whole.coups
    ]
    assert [each.name for each in ours.unpriced] == ["perfect-pair"]
    hand = analyse(noted(spelling)).coups[0].hands["player"]
    spelled = [SPELLINGS[spelling](card) for card in COUPS[0].player.cards]
    assert list(hand) == [each.replace("10", "T") for each in spelled]


def test_the_cards_of_a_missed_coup_count_as_unseen() -> None:
    """The edge is counted again from the cards of all coups but one."""
    ours = shoe_prices(noted("Kd", missed=3))
    assert [each.number for each in ours.coups] == [1, 2, 3, 5, 6, 7, 8]
    seen = [
        card
        for at, coup in enumerate(COUPS[:-1])
        if at != 3
        for card in (*coup.player.cards, *coup.banker.cards)
    ]
    left = [*packs(6)]
    for card in seen:
        left.remove(card)
    chances = distribution(Composition.of_cards(left), ["tie"])
    assert ours.coups[-1].edges["tie"] == price("tie", chances).edge
    assert isinstance(ours.coups[-1].edges["tie"], Fraction)


def test_results_alone_have_no_odds() -> None:
    for text in ("BBPT\n", "P1,B1,P2,B2\n,,,\n"):
        shoe = next(read_shoes(text))
        for count in (shoe_prices, analyse):
            with pytest.raises(NoCards):
                count(shoe)
