"""Each check of the suite finds the faults planted for it.

A fault is a table with one of its functions replaced. The checks accept any table and run in this
process; which rule the fault breaks does not matter to them.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest

from support.conformance import CASES, CHECKS, Case, World, banque, chemin, punto, walk
from support.conformance.broken_tables import (
    banque as faulty_banque,
    chemin as faulty_chemin,
    punto as faulty,
)
from support.conformance.knowledge import swap_faults

SEED, LENGTH = 1, 450
LONG = 1_500
"""Enough steps for hands of every kind."""
LOOKED_AT = {"house", "waits", "answers", "alive"}
"""Checks of single states. They run on the states of a sound table, since it does not matter which
table reached them."""


def ruled(case: Case, name: str) -> World:
    (rules,) = (each for each in case.presets if each.name == name)
    return World(case, rules)


SOUND = {
    "punto": ruled(punto.PUNTO, "three-burnt"),
    "chemin": ruled(chemin.CHEMIN, "three-burnt-small-banks"),
    "banque": ruled(banque.BANQUE, "banque-limitee"),
}
FAULTS = {
    "punto": faulty.FAULTS,
    "chemin": faulty_chemin.FAULTS,
    "banque": faulty_banque.FAULTS,
}
PLANTED = [
    pytest.param(check, name, case, id=f"{game} {check}: {name}")
    for game, faults in FAULTS.items()
    for check, planted in faults.items()
    for name, case in planted
]
sound_walk = cache(lambda game: walk(SOUND[game], SEED, LENGTH))


@pytest.mark.by_day(25)
@pytest.mark.parametrize(("check", "name", "case"), PLANTED)
def test_a_planted_fault_is_found(check: str, name: str, case: Case) -> None:
    world = World(case, SOUND[case.name].preset)
    found: Iterator[str]
    if check == "swaps":
        walks = (walk(world, seed, LONG) for seed in (SEED, SEED + 1))
        found = chain.from_iterable(swap_faults(case, each, every=200) for each in walks)
    else:
        run = sound_walk(case.name) if check in LOOKED_AT else walk(world, SEED, LENGTH)
        found = CHECKS[check](world, run)
    assert next(found, None), f"a table that {name} passed"


def test_every_check_has_a_fault_to_find() -> None:
    assert set(FAULTS) == {case.name for case in CASES}
    assert {check for faults in FAULTS.values() for check in faults} == set(CHECKS)
