"""The fast kernel deals, card for card, what its own reference deals."""

from itertools import islice

import numpy as np
import pytest

from baccarat.lab.endings import cell_of
from baccarat.lab.simulation.chunk import play_chunk
from baccarat.lab.simulation.lanes import limits_of
from baccarat.lab.simulation.lanes_reference import deal_shoes
from baccarat.lab.simulation.pace import NO_COUP, pace_of
from baccarat.lab.simulation.settings import settings
from baccarat.lab.simulation.vectors import LANES
from baccarat.rules import PUNTO_BANCO, ShoeRules, Tableau
from lab.simulation.tracing import trace_lanes

SHOES = [
    ShoeRules(packs=8),
    ShoeRules(packs=8, stop_depth=14, burn="first-card"),
    ShoeRules(packs=6, stop_depth=52, burn=3),
    ShoeRules(packs=4, stop_depth=12, one_more=True, burn="first-card"),
    ShoeRules(packs=8, stop_depth=300),
    ShoeRules(packs=8, stop_depth=405, burn="first-card"),
]


@pytest.mark.by_day(4)
@pytest.mark.parametrize("rules", SHOES, ids=str)
@pytest.mark.parametrize("block", [0, 3])
def test_every_coup_of_every_lane_is_that_of_the_reference(rules: ShoeRules, block: int) -> None:
    rows = np.full((rules.cards, LANES), NO_COUP, np.uint16)
    coups = trace_lanes(9, block, tuple(pace_of(rules)), rows)
    expected = list(islice(deal_shoes(9, rules, block), LANES))
    assert coups == max(map(len, expected))
    for lane, shoe in enumerate(expected):
        dealt = [cell for cell in rows[:coups, lane].tolist() if cell != NO_COUP]
        assert dealt == [cell_of(coup).place for coup in shoe]


@pytest.mark.parametrize("shoes", [1, 31, 32, 70])
def test_only_the_shoes_asked_for_are_counted(shoes: int) -> None:
    chosen = settings("punto-banco", seed=4, kernel="lanes")
    expected = [0] * 400
    for coups in islice(deal_shoes(4, chosen.shoe), shoes):
        for coup in coups:
            expected[cell_of(coup).place] += 1
    assert play_chunk(chosen, 0, shoes).cells == tuple(expected)


def test_the_limits_are_those_of_the_drawing_table() -> None:
    limits = limits_of(PUNTO_BANCO)
    assert (limits.player, limits.stood) == (5, 5)
    assert limits.banker == (3, 3, 4, 4, 5, 5, 6, 6, 2, 3)


def test_a_table_without_limits_is_refused() -> None:
    odd = Tableau("DSDDDDSS", PUNTO_BANCO.banker)
    with pytest.raises(ValueError, match="stands below"):
        limits_of(odd)
