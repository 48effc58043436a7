"""The laws of chemin de fer find each wrong rule that is planted in the table."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from baccarat.rules import CHEMIN_PRESETS
from support.conformance import World
from support.conformance.chemin import CHEMIN
from support.conformance.party import Quick, party
from support.laws import LAWS, broken
from support.laws.faulty import FAULTS
from support.stand_in import plant

PARTIES = 30
FOLLOWED = replace(
    CHEMIN_PRESETS[0],
    name="banco-alone",
    seats=7,
    bystanders=0,
    calls="banco",
    co_banker=False,
    passing="never",
)
"""With no call but banco, many are called and lost, and followed while others call."""
HOUSES = (*CHEMIN.presets, FOLLOWED)


def found(parties: int) -> Iterator[str]:
    """Name the laws that are broken in a number of parties under every house's rules."""
    for seed in range(parties):
        for rules in HOUSES:
            guests = min(rules.seats + rules.bystanders, 3 + seed % 5)
            for step in party(
                World(CHEMIN, rules), Quick(seed), guests=guests, coups=8, haste=1 + seed % 5
            ):
                yield from broken(step)


@pytest.mark.parametrize("name", sorted(FAULTS))
def test_a_wrong_rule_breaks_its_law(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law, sound, wrong = FAULTS[name]
    plant(monkeypatch, sound, wrong)
    first = next(found(PARTIES), f"nothing broken in {PARTIES} parties")
    assert first.startswith(law)


def test_a_sound_table_breaks_none() -> None:
    assert not list(found(3))


def test_laws_speak_of_each_kind_of_event_that_decides_something() -> None:
    assert len(LAWS) > 20
