"""Lists of cards that end early, late and exactly."""

import csv
import io
from collections.abc import Sequence

import pytest

from baccarat.cards import PACK, Card, parse_cards
from baccarat.lab import Composition, card_list_prices, coups_of, odds, rows, to_csv, to_json
from baccarat.rules import punto_preset
from baccarat.tables import coups, play, punto

COUPS = {4: "9h 2c Kd 3c", 5: "Kc 7c 5h Kd 4s", 6: "4s Kd Kc Jc 2c 7s"}
"""A coup of each length."""
BETS = ("player", "banker", "player-pair")


def listed(*lengths: int) -> tuple[Card, ...]:
    return parse_cards(" ".join(COUPS[each] for each in lengths))


@pytest.mark.rule("PB-1")
@pytest.mark.parametrize("last", COUPS)
@pytest.mark.parametrize("before", [(), (6,), (4, 5)], ids=str)
def test_each_whole_coup_of_a_list_counts_and_no_other(before: Sequence[int], last: int) -> None:
    cards = listed(*before, last)
    whole = [sum((*before, last)[:at]) for at in range(1, len(before) + 2)]
    for end in range(len(cards) + 1):
        found = [*coups_of(cards[:end])]
        assert len(found) == sum(length <= end for length in whole)
        drawn = [card for coup in found for card in _in_order(coup.player.cards, coup.banker.cards)]
        assert drawn == [*cards[: len(drawn)]]
    late = [*coups_of((*cards, *listed(6)[:3]))]
    assert late == [*coups_of(cards)]


def _in_order(player: Sequence[Card], banker: Sequence[Card]) -> list[Card]:
    firsts = [card for pair in zip(player[:2], banker[:2], strict=True) for card in pair]
    return [*firsts, *player[2:], *banker[2:]]


@pytest.mark.rule("PB-17")
@pytest.mark.parametrize("last", COUPS)
def test_the_last_coup_is_priced_however_few_cards_it_has(last: int) -> None:
    cards = listed(6, 4, last)
    first, _, end = card_list_prices(cards, BETS, packs=8)
    left = Composition.of_packs(8).without(cards[:10])
    assert end.shoe == left
    assert end.coup.cards == last
    priced = odds("punto-banco", left, bets=["player", "banker"]).bets
    assert {name: end.edges[name] for name in priced} == {
        name: each.edge for name, each in priced.items()
    }
    assert None not in first.edges.values()


@pytest.mark.parametrize("last", COUPS)
def test_a_shoe_with_too_few_cards_for_six_has_a_coup_without_a_price(last: int) -> None:
    """A coup is counted with six cards, so an edge on four or five is undefined and not zero."""
    found = card_list_prices(listed(6, 5, last), BETS)
    assert [each.coup.cards for each in found] == [6, 5, last]
    assert [None in each.edges.values() for each in found] == [False, False, last < 6]
    *_, line = csv.DictReader(io.StringIO(to_csv(rows(found))))
    assert (line["coup"], line["banker"] == "") == ("3", last < 6)
    assert ('"banker":null' in to_json(rows(found))) == (last < 6)


def test_a_play_of_listed_cards_ends_with_them() -> None:
    shoe = PACK * 8
    start = punto.new(punto_preset("punto-banco"))
    whole = [*coups(play(start, shoes=[shoe]))]
    for end in (0, 3, 4, 5, 6, 300, len(shoe) - 1):
        steps = [*play(start, shoes=[shoe[:end]])]
        found = [*coups(steps)]
        assert found == whole[: len(found)]
        assert len(found) < len(whole) or end > len(shoe) - 20
