"""Each check of the suite finds the faults that are planted for it.

What is faulty is a table, with a function put in place of one of its own: the checks are asked of
any table, here in this process, and which rule a fault breaks is not their question.
"""

from functools import cache

import pytest

from support.conformance import (
    CASES,
    CHECKS,
    Case,
    World,
    banque,
    chemin,
    faulty,
    faulty_banque,
    faulty_chemin,
    punto,
    walk,
)
from support.conformance.swap import swap_faults

SEED, LENGTH = 1, 450
LONG = 1_500
"""Enough for hands of every sort."""
LOOKED_AT = {"house", "waits", "answers", "alive"}
"""Checks of states as they are, whichever table led to them: a sound one's."""


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


@pytest.mark.parametrize(("check", "name", "case"), PLANTED)
def test_a_planted_fault_is_found(check: str, name: str, case: Case) -> None:
    world = World(case, SOUND[case.name].preset)
    if check == "swaps":
        found = swap_faults(case, walk(world, SEED, LONG), every=200)
    else:
        run = sound_walk(case.name) if check in LOOKED_AT else walk(world, SEED, LENGTH)
        found = CHECKS[check](world, run)
    assert next(found, None), f"a table that {name} passed"


def test_every_check_has_a_fault_to_find() -> None:
    assert set(FAULTS) == {case.name for case in CASES}
    assert {check for faults in FAULTS.values() for check in faults} == set(CHECKS)
