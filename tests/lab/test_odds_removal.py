"""The effect of removing one card on a bet."""

from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from baccarat.cards import PACK
from baccarat.lab import Composition, odds
from baccarat.lab.endings import CARD_OF
from baccarat.lab.pricing.removal import POINT_VALUES, Removal, removal
from baccarat.rules import Outcome, punto_preset, read_wager, standard_wager

PER_PACK = [*POINT_VALUES.values()]

PUBLISHED = {0: -0.0000373810, 1: -0.0000295798, 3: -0.0000217068, 4: -0.0000435175}
"""The change of Player's winning probability when one such card leaves eight packs.

From excelpunks.com, "Concepts 16: Baccarat - Effects of Card Removal"."""


def correlation(found: Removal, tags: list[int]) -> float:
    """Correlate tags with the effects over the cards of a pack; both have mean zero."""
    effects = [float(each) for each in found.effects.values()]
    dot = sum(PER_PACK[at] * tag * effects[at] for at, tag in enumerate(tags))
    squares = sum(PER_PACK[at] * tag**2 for at, tag in enumerate(tags))
    norm = sum(PER_PACK[at] * effect**2 for at, effect in enumerate(effects))
    return dot / sqrt(squares * norm) if squares else 0.0


@pytest.mark.rule("PB-17")
@pytest.mark.parametrize("worth", PUBLISHED)
def test_the_published_effects(worth: int) -> None:
    shoe, card = Composition.of_packs(8), CARD_OF[worth]
    before, after = (odds(punto_preset("ez"), each) for each in (shoe, shoe.without([card])))
    change = after.outcomes[Outcome.PLAYER] - before.outcomes[Outcome.PLAYER]
    assert float(change) == pytest.approx(PUBLISHED[worth], abs=5.1e-11)


@pytest.mark.by_day(2)
@pytest.mark.rule("PB-17")
@pytest.mark.parametrize("name", ["banker", "dragon-7", "tiger-pair"])
@pytest.mark.parametrize("packs", [1, 6])
def test_effects_and_their_tags_balance_over_a_pack(name: str, packs: int) -> None:
    found = removal(standard_wager(name), packs)
    by_name = {card.rank if "A" in found.effects else str(card.points) for card in PACK}
    assert found.effects.keys() == found.linear.keys() == by_name
    cards = [card.rank if "A" in found.effects else str(card.points) for card in PACK]
    assert sum(found.effects[each] for each in cards) == 0
    assert sum(found.linear[each] for each in cards) == 0
    assert max(map(abs, found.linear.values())) == (0 if found.wager.needs_ranks else 1)
    for count in found.counts:
        assert sum(count.tags[each] for each in cards) == 0
        assert max(map(abs, count.tags.values())) <= count.highest


@pytest.mark.rule("PB-17")
def test_an_effect_is_the_difference_of_two_prices() -> None:
    game, shoe = punto_preset("ez"), Composition.of_packs(2)
    found = removal(standard_wager("dragon-7"), 2)
    for card in PACK[:13]:
        before = odds(game, shoe).bets["dragon-7"].edge
        after = odds(game, shoe.without([card])).bets["dragon-7"].edge
        assert found.effects[str(card.points)] == before - after


def test_no_balanced_count_up_to_one_is_better() -> None:
    found = removal(standard_wager("banker"), 8)
    balanced = (
        tags
        for tags in product((-1, 0, 1), repeat=10)
        if sum(PER_PACK[at] * tag for at, tag in enumerate(tags)) == 0
    )
    best = max(correlation(found, list(tags)) for tags in balanced)
    assert found.counts[0].correlation == pytest.approx(best, abs=1e-12)
    assert correlation(found, [*found.counts[0].tags.values()]) == pytest.approx(best, abs=1e-12)


def test_higher_tags_come_nearer() -> None:
    counts = removal(standard_wager("tie")).counts
    shares = [count.correlation for count in counts]
    assert shares == sorted(shares)
    assert 0 < shares[0] <= shares[-1] < 1


def test_where_no_card_matters_there_is_nothing_to_count() -> None:
    found = removal(standard_wager("player-pair"))
    assert set(found.effects.values()) == {Fraction(0)}
    assert all(count.correlation == 0 for count in found.counts)


@pytest.mark.by_day(1)
@pytest.mark.rule("PB-17")
@pytest.mark.parametrize("asked", ['player_ranks = "K"', 'player_ranks = "K", player_suits = "h"'])
def test_effects_on_a_bet_on_kings_are_by_rank_on_average_over_suits(asked: str) -> None:
    text = f'title = "A"\nneeds = "ranks"\noutcomes = [{{ when = {{ {asked} }}, pays = 9 }}]\n'
    found = removal(read_wager("kings", text), 2)
    kings, cards = (8, 1) if "suits" not in asked else (2, 4), 104
    full = Fraction(kings[0] * (kings[0] - 1), cards * (cards - 1))
    others = Fraction(kings[0] * (kings[0] - 1), (cards - 1) * (cards - 2))
    less = Fraction((kings[0] - 1) * (kings[0] - 2), (cards - 1) * (cards - 2))
    of_a_king = (less + (kings[1] - 1) * others) / kings[1]
    assert found.effects["A"] == found.effects["Q"] == 10 * (others - full)
    assert found.effects["K"] == 10 * (of_a_king - full)
    assert sum(found.effects.values()) == 0
    assert [count.tags["K"] for count in found.counts] == [-1, -2, -3]
