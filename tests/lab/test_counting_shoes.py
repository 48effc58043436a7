"""The shoes in which cards are counted are those of the simulation, to the last coup."""

from itertools import islice

import numpy as np
import pytest

from baccarat.cards import PACK
from baccarat.lab.counting import count
from baccarat.lab.counting.dealing import CHUNK, deal_shoes
from baccarat.lab.simulation import BadSimulation, SimulationCode
from baccarat.lab.simulation.generator import shuffled_shoes
from baccarat.lab.simulation.reference import dealt_coups
from baccarat.rules import ShoeRules

LAST_COUP = 6
"""The most cards of a coup, and so the fewest with which one begins."""


@pytest.mark.parametrize("packs", [1, 8])
def test_the_unseen_cards_are_those_of_the_reference(packs: int) -> None:
    kinds = np.arange(len(PACK))
    (found,) = deal_shoes(20, packs, kinds, 6)
    rules = ShoeRules(packs=packs, stop_depth=LAST_COUP, burn="first-card")
    row = 0
    for number, cards in enumerate(islice(shuffled_shoes(6, packs), 20)):
        before = first = None
        for start, _ in dealt_coups(cards, rules):
            first = start if first is None else first
            left = len(cards) - start
            unseen = [packs - [cards[0], *cards[first:start]].count(card) for card in PACK]
            expected = (number, left, len(cards) if before is None else before)
            assert (found.shoe[row], found.left[row], found.before[row]) == expected
            assert found.unseen[row].tolist() == unseen
            before, row = left, row + 1
    assert row == len(found.shoe)


def test_chunks_go_on_where_the_last_one_ended() -> None:
    kinds = np.array([card.points for card in PACK])
    first, second = deal_shoes(CHUNK + 3, 1, kinds, 6)
    assert [*dict.fromkeys(first.shoe.tolist()), *dict.fromkeys(second.shoe.tolist())] == [
        *range(CHUNK + 3)
    ]
    cards = next(shuffled_shoes(6, 1, CHUNK + 2))
    rules = ShoeRules(packs=1, stop_depth=LAST_COUP, burn="first-card")
    assert second.left[second.shoe == CHUNK + 2].tolist() == [
        len(cards) - start for start, _ in dealt_coups(cards, rules)
    ]


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5])
def test_a_bad_seed_is_refused(seed: int) -> None:
    with pytest.raises(BadSimulation) as refused:
        count("tie", shoes=2, seed=seed)
    assert refused.value.code == SimulationCode.BAD_SEED
