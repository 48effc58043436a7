"""The numeric encoding of chemin de fer."""

from collections.abc import Iterator
from typing import Final

from ..rules.presets.chemin import CheminPreset
from ..tables.chemin.phases import Phase
from ..tables.chemin.view import CheminView
from . import banking
from .parts import Parts
from .slots import ActionSlot

PHASES: Final = tuple(Phase)


def slots(preset: CheminPreset, bins: int) -> Iterator[ActionSlot]:
    """List the actions."""
    return banking.slots(bins)


def encode_view(preset: CheminPreset, view: CheminView) -> Parts:
    """Encode what the viewer sees."""
    hands = {"ponte": view.ponte, "banker": view.banker}
    return banking.encode_view(preset, PHASES, view) | {
        name: banking.spoken_hand(preset, view.viewer, seen) for name, seen in hands.items()
    }
