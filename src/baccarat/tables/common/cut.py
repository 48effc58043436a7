"""Tell who may cut a shoe (C-4)."""

from collections.abc import Sequence
from typing import Any

from .seats import Seat


def cut_order(state: Any, shoe: int) -> Sequence[Seat]:
    """List the seats by who may cut, as the preset has it, where nobody changes places.

    `shoe` counts from 1. Raises ValueError below that where seats take turns.
    """
    order: Sequence[Seat] = state.preset.cut_order(shoe)
    return order
