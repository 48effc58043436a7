"""The published figures for eight packs, and the counts of other shoes.

The counts for eight packs are in every account of the odds of punto banco. The rates are those of
rule PB-16, to the digits printed there, with its exceptions.
"""

from collections.abc import Callable
from fractions import Fraction
from math import perm

import pytest

from baccarat.cards import packs
from baccarat.lab import CELLS, Cell, counts_of, joint, of_packs
from baccarat.rules import Outcome

COUPS = 82
"""The approximate number of coups in a shoe of eight packs."""

EIGHT = joint(of_packs(8))


def chance(of: Callable[[Cell], bool]) -> Fraction:
    """Return the probability that a coup of eight packs ends in such a cell."""
    weighed = zip(CELLS, EIGHT.weights, strict=True)
    return Fraction(sum(weight for cell, weight in weighed if of(cell)), EIGHT.permutations)


PLAYER, BANKER, TIE = (EIGHT.probability(outcome) for outcome in Outcome)
DRAGON_7 = chance(lambda cell: (cell.banker_cards, cell.banker) == (3, 7) and cell.player < 7)
PANDA_8 = chance(lambda cell: (cell.player_cards, cell.player) == (3, 8) and cell.banker < 8)
BANKER_6 = chance(lambda cell: cell.banker == 6 and cell.player < 6)
PLAYER_EDGE = BANKER - PLAYER
BANKER_EDGE = PLAYER - Fraction(19, 20) * BANKER
EZ_EDGE = PLAYER - (BANKER - DRAGON_7)
SUPER_6_EDGE = PLAYER - (BANKER - BANKER_6 / 2)


def test_the_counts_of_eight_packs() -> None:
    assert EIGHT.orders(Outcome.BANKER) == 2_292_252_566_437_888
    assert EIGHT.orders(Outcome.PLAYER) == 2_230_518_282_592_256
    assert EIGHT.orders(Outcome.TIE) == 475_627_426_473_216
    assert EIGHT.permutations == 4_998_398_275_503_360


@pytest.mark.rule("PB-16")
@pytest.mark.parametrize(
    ("rate", "printed"),
    [
        pytest.param(PLAYER_EDGE, "1.24", id="player"),
        pytest.param(BANKER_EDGE, "1.06", id="banker"),
        pytest.param(BANKER_EDGE, "1.058", id="banker-closer"),
        pytest.param(1 - 9 * TIE, "14.4", id="tie"),
        pytest.param(1 - 9 * TIE, "14.36", id="tie-where-14.28-is-printed"),
        pytest.param(1 - 10 * TIE, "4.84", id="tie-at-9-where-4-is-printed"),
        pytest.param(EZ_EDGE, "1.018", id="ez-banker"),
        pytest.param(DRAGON_7 / BANKER, "4.914", id="ez-commission-where-4.912-is-printed"),
        pytest.param(1 - 41 * DRAGON_7, "7.61", id="dragon-7"),
        pytest.param(1 - 26 * PANDA_8, "10.19", id="panda-8"),
        pytest.param(SUPER_6_EDGE, "1.46", id="super-6-banker"),
        pytest.param(BANKER_6 / 2 / BANKER, "5.87", id="super-6-commission"),
        pytest.param(BANKER_6 / 2 / BANKER / Fraction(1, 20) - 1, "17.45", id="super-6-dearer"),
        pytest.param(TIE, "9.52", id="ties"),
        pytest.param(BANKER / (1 - TIE), "50.68", id="banker-without-ties"),
        pytest.param(PLAYER / (1 - TIE), "49.32", id="player-without-ties"),
        pytest.param(BANKER_EDGE / (1 - TIE), "1.17", id="banker-edge-without-ties"),
        pytest.param(PLAYER_EDGE / (1 - TIE), "1.36", id="player-edge-without-ties"),
    ],
)
def test_rates_in_print(rate: Fraction, printed: str) -> None:
    digits = len(printed.partition(".")[2])
    assert f"{float(100 * rate):.{digits}f}" == printed


@pytest.mark.rule("PB-16")
def test_hands_a_shoe() -> None:
    assert round(COUPS * DRAGON_7) == 2
    assert round(BANKER_6, 4) == Fraction("0.0539")
    assert round(COUPS * BANKER_6, 1) == Fraction("4.4")


def test_the_tie_of_six_packs() -> None:
    tie = joint(of_packs(6)).probability(Outcome.TIE)
    assert f"{float(100 * (1 - 9 * tie)):.2f}" == "14.44"


@pytest.mark.parametrize("count", [1, 2, 4, 6, 8, 9, 26])
def test_whole_packs_are_counted_whole(count: int) -> None:
    counted = joint(of_packs(count))
    assert counted.counts == counts_of(packs(count))
    assert sum(counted.weights) == perm(52 * count, 6)
