"""Yields the laws that a table breaks in random play."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from baccarat.rules import CHEMIN_PRESETS

from ...conformance import Case, World
from ...conformance.banque import BANQUE
from ...conformance.chemin import CHEMIN
from ...conformance.long_play import Quick, play_long
from . import broken

FOLLOWED = replace(
    CHEMIN_PRESETS[0],
    name="banco-alone",
    seats=7,
    bystanders=0,
    calls="banco",
    co_banker=False,
    passing="never",
)
"""If banco is the only call, many are called and lost, then followed while others call."""
HOUSES: dict[str, tuple[Case, tuple[Any, ...]]] = {
    "chemin": (CHEMIN, (*CHEMIN.presets, FOLLOWED)),
    "banque": (BANQUE, BANQUE.presets),
}


def found(game: str, parties: int) -> Iterator[str]:
    """Yield the laws broken in a number of parties under each house's rules."""
    case, houses = HOUSES[game]
    for seed in range(parties):
        for rules in houses:
            guests = min(rules.seats + rules.bystanders, 3 + seed % 5)
            for step in play_long(
                World(case, rules), Quick(seed), guests=guests, coups=8, haste=1 + seed % 5
            ):
                yield from broken(step)
