"""At least 10,000 random coups of chemin de fer, with all legal actions, joins and delays."""

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from baccarat.rules.presets.chemin import CHEMIN_PRESETS
from baccarat.tables import chemin
from baccarat.tables.banking.events import NobodyStaked
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import CoupEnded, LastCoupsCalled
from support.conformance import World
from support.conformance.chemin import CHEMIN
from support.conformance.long_play import Books, Quick, play_long
from support.conformance.waits import asked_faults
from support.oracles.laws import broken
from support.tables.drive import Step

PARTIES = 220
PART = 110
"""Parties in each walk. The walks can run in parallel."""
COUPS = 46
LEAST = 10_000 * PART // PARTIES
"""Minimum number of coups completed in each walk."""
SHOES: tuple[dict[str, Any], ...] = (
    {},
    {"packs": 2, "burn": 2},
    {"packs": 1, "burn": "first-card", "one_more": True, "stop_depth": 12},
)
"""Full shoes, and short ones, so that a walk goes through many."""


def worlds(seeds: range) -> Iterator[tuple[World, int]]:
    """Yield tables of 2 to 12 seats under each preset, with the number of guests present at first.

    Guests who find no free chair are bystanders.
    """
    for at in seeds:
        rules = CHEMIN_PRESETS[at % len(CHEMIN_PRESETS)]
        least = rules.players_needed
        guests = max(least, 2 + at // len(CHEMIN_PRESETS) % 11)
        shoe = SHOES[at % len(SHOES)]
        seats = max(least, guests - at % 3)
        yield World(CHEMIN, replace(rules, seats=seats, bystanders=6, **shoe)), guests


def faults(step: Step, books: Books) -> Iterator[str]:
    yield from books.faults(step)
    yield from broken(step)
    state = step.after
    yield from asked_faults(chemin, state)
    if not chemin.legal(state, HOUSE):
        waits = CHEMIN.waits(state) and chemin.is_idle(state)
        if not (waits and chemin.legal(state, CHANGEUR)):
            yield f"nobody can go on in {state.phase}"
    if not books.bankers <= {state.banker, state.co_banker} - {0}:
        yield f"{books.bankers} have a bank"


@pytest.mark.slow
@pytest.mark.rule("CF-1", "CF-7", "CF-8", "CF-16", "CF-17", "CF-19", "CF-22", "RM-1", "RM-3")
@pytest.mark.by_day(0)
@pytest.mark.parametrize("first", range(0, PARTIES, PART))
def test_a_long_walk_makes_and_loses_nothing_breaks_no_law_and_never_ends(first: int) -> None:
    seen: Counter[type] = Counter()
    seeds = range(first, first + PART)
    for seed, (world, guests) in zip(seeds, worlds(seeds), strict=True):
        books, dice, met = Books(chemin), Quick(seed), list[type]()
        for step in play_long(world, dice, guests=guests, coups=COUPS, haste=1 + seed % 5):
            found = list(faults(step, books))
            assert not found, (world.preset.name, seed, step, found)
            met += map(type, step.events)
        assert books.total() == 0
        seen.update(met)
    coups, unplayed = seen[CoupEnded], seen[NobodyStaked]
    sys.stdout.write(f"{coups} coups, {unplayed} that nobody staked in\n")
    assert coups >= LEAST
    assert set(seen) == {*get_args(chemin.Event)} - {LastCoupsCalled}
