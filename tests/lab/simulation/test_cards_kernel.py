"""The readable kernel deals, card for card, what the rules of the tables deal."""

from functools import cache
from itertools import islice
from typing import Any

import pytest
from numba.core.types import BaseNamedTuple, BaseTuple

from baccarat.cli.deal.deal import deal_shoes as dealt_at_table
from baccarat.lab.endings import cell_of
from baccarat.lab.simulation.chunk import play_chunk
from baccarat.lab.simulation.generator import BLOCK, shuffled_shoes
from baccarat.lab.simulation.paytables import card_bet, line_of, lines_by_cell
from baccarat.lab.simulation.playing import play_strategy
from baccarat.lab.simulation.reference import PlacedCoup, dealt_coups
from baccarat.lab.simulation.settings import settings
from baccarat.lab.simulation.shoe_arrays import coded
from baccarat.rules import (
    PUNTO_PRESETS,
    Condition,
    Facts,
    PaytableRow,
    PuntoPreset,
    ShoeRules,
    Side,
    Wager,
    facts_of,
    standard_wager,
    wager_names,
)
from lab.simulation.tracing import Traced, trace


def row(pays: int, **allowed: Any) -> PaytableRow:
    return PaytableRow(Condition(**allowed), (pays, 1))


SHOES = 500
SEED = 20
TRADE = [bet for bet in map(standard_wager, wager_names()) if not bet.needs_all]
THIRDS = [
    Wager("giving", "3 Giving 8", (row(200, banker_two=(3,), player_third=(8,)),)),
    Wager("insure-9", "Insurance", (row(9, player_two=(9,), banker_two=(9,)),)),
    Wager(
        "mixed",
        "Pairs and third cards",
        (
            row(30, player_pair=("pair", "perfect"), banker_third=(0, 5), natural=(False,)),
            row(20, one_rank=(True,), banker_two=(0, 2, 4)),
            row(5, player_third=(9,), banker_third=(*range(5),), winner=("player",)),
            row(2, player_suits=("h", "d"), player_two=(0, 5)),
        ),
    ),
]
ON_CARDS = [wager for wager in (*TRADE, *THIRDS) if wager.needs_cards]


def shoe_of(preset: PuntoPreset) -> ShoeRules:
    return ShoeRules(
        packs=preset.packs,
        stop_depth=preset.stop_depth,
        one_more=preset.one_more,
        burn=preset.burn,
    )


@cache
def reference(rules: ShoeRules, shoes: int, block: int = 0) -> list[list[PlacedCoup]]:
    """Deal shoes by the rules; presets with the same shoe share them."""
    cards = shuffled_shoes(SEED, rules.packs, block * BLOCK)
    return [list(dealt_coups(shoe, rules)) for shoe in islice(cards, shoes)]


@cache
def traced(rules: ShoeRules, shoes: int, block: int = 0) -> Traced:
    return trace(SEED, block, shoes, rules, [card_bet(wager) for wager in ON_CARDS])


@cache
def line(wager: Wager, facts: Facts) -> int:
    return line_of(wager, facts)


@cache
def facts_in(rules: ShoeRules, shoes: int) -> list[Facts]:
    return [facts_of(each.coup) for coups in reference(rules, shoes) for each in coups]


def lines_dealt(wager: Wager, rules: ShoeRules, shoes: int) -> list[int]:
    """Return the line that decides a bet in each coup, as the kernel finds it."""
    found = traced(rules, shoes)
    if wager.needs_cards:
        at = ON_CARDS.index(wager)
        return [lines[at] for shoe in found.lines for lines in shoe]
    by_cell = lines_by_cell(wager)
    return [by_cell[cell] for shoe in found.cells for cell in shoe]


@pytest.mark.by_day(3)
@pytest.mark.parametrize("preset", PUNTO_PRESETS, ids=lambda preset: preset.name)
def test_the_kernel_deals_every_preset_card_for_card(preset: PuntoPreset) -> None:
    rules = shoe_of(preset)
    found, expected = traced(rules, SHOES), reference(rules, SHOES)
    assert found.starts == [[each.start for each in coups] for coups in expected]
    assert found.cells == [[cell_of(each.coup).place for each in coups] for coups in expected]
    for wager in preset.wagers:
        assert lines_dealt(wager, rules, SHOES) == [
            line(wager, facts) for facts in facts_in(rules, SHOES)
        ]


@pytest.mark.by_day(12)
@pytest.mark.parametrize("wager", [*TRADE, *THIRDS], ids=lambda wager: wager.name)
def test_the_kernel_settles_every_bet(wager: Wager) -> None:
    rules = shoe_of(PUNTO_PRESETS[0])
    expected = [line(wager, facts) for facts in facts_in(rules, SHOES)]
    assert lines_dealt(wager, rules, SHOES) == expected


def test_the_kernel_shuffles_the_cards_of_the_reference() -> None:
    found = traced(shoe_of(PUNTO_PRESETS[0]), SHOES)
    cards = islice(shuffled_shoes(SEED, 8), 50)
    assert found.cards[:50] == [coded(shoe).tolist() for shoe in cards]


@pytest.mark.by_day(3)
@pytest.mark.parametrize("preset", PUNTO_PRESETS, ids=lambda preset: preset.name)
def test_the_reference_deals_what_the_tables_deal(preset: PuntoPreset) -> None:
    """The whole table, with its events and all its rules, on ten shoes of each preset."""
    table = [
        (played.shoe, result.hands[Side.PLAYER], result.hands[Side.BANKER])
        for played, result in dealt_at_table(preset, islice(shuffled_shoes(SEED, preset.packs), 10))
    ]
    expected = [
        (shoe, each.coup.player, each.coup.banker)
        for shoe, coups in enumerate(reference(shoe_of(preset), 10), 1)
        for each in coups
    ]
    assert table == expected


OTHERS = [
    ShoeRules(packs=8, stop_depth=14, burn="first-card"),
    ShoeRules(packs=6, stop_depth=52, burn=3),
    ShoeRules(packs=4, stop_depth=12, one_more=True, burn="first-card"),
    ShoeRules(packs=8, stop_depth=416),
    ShoeRules(packs=8, stop_depth=405, burn="first-card"),
    ShoeRules(packs=1, stop_depth=7, burn=0),
]


@pytest.mark.parametrize(
    "rules", OTHERS, ids=lambda rules: f"{rules.packs}-{rules.stop_depth}-{rules.burn}"
)
@pytest.mark.parametrize("block", [0, 5])
def test_other_cuts_and_burns_are_dealt_card_for_card(rules: ShoeRules, block: int) -> None:
    found, expected = traced(rules, 60, block), reference(rules, 60, block)
    assert found.starts == [[each.start for each in coups] for coups in expected]
    assert found.cells == [[cell_of(each.coup).place for each in coups] for coups in expected]


def test_numba_caches_no_named_tuple() -> None:
    """A cache that names its class cannot be read once the class has another name."""
    play_chunk(settings("ez", seed=1, strategy="flat", bets=["player-pair"]), 0, 1)
    given = [kind for signature in play_strategy.signatures for kind in signature]
    assert any(isinstance(kind, BaseTuple) for kind in given)
    assert not any(isinstance(kind, BaseNamedTuple) for kind in given)
