"""How often each side wins, counted over every order of six cards from eight packs."""

from collections import Counter
from math import perm

import pytest

from baccarat.rules import Coup, Outcome
from support.tables.punto_table import CARD_OF

PACKS = 8
PUBLISHED = {
    Outcome.BANKER: 2_292_252_566_437_888,
    Outcome.PLAYER: 2_230_518_282_592_256,
    Outcome.TIE: 475_627_426_473_216,
}
"""The published counts for eight packs."""


def counted(coup: Coup, left: list[int], weight: int, dealt: int, into: Counter[Outcome]) -> None:
    """Continue `coup` with every value in `left`, weighting each end by its number of orders."""
    side = coup.next_side()
    if side is None:
        into[coup.outcome] += weight * perm(52 * PACKS - dealt, 6 - dealt)
        return
    for worth, copies in enumerate(left):
        left[worth] -= 1
        counted(coup.with_card(side, CARD_OF[worth]), left, weight * copies, dealt + 1, into)
        left[worth] += 1


@pytest.mark.rule("PB-1", "PB-2", "PB-3", "PB-4", "PB-5")
def test_the_engine_deals_the_published_odds_of_eight_packs() -> None:
    wins: Counter[Outcome] = Counter()
    counted(Coup(), [16 * PACKS, *[4 * PACKS] * 9], 1, 0, wins)
    assert wins == PUBLISHED
    assert wins.total() == perm(416, 6) == 4_998_398_275_503_360
