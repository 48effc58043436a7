"""Phases follow the table's transition table, and the house never has a choice."""

from collections.abc import Iterator
from typing import Any

from baccarat.tables.common.chips import HOUSE

from ..tables.drive import Step


def phase_faults(table: Any, step: Step) -> Iterator[str]:
    """Compare the phase after each event with NEXT."""
    for state, event, after in step.moments():
        if isinstance(event, table.ANYTIME):
            expected = state.phase
        else:
            expected = table.NEXT.get((state.phase, type(event)))
        if after.phase is not expected:
            yield f"{type(event).__name__} in {state.phase} leads to {after.phase}, not {expected}"


def house_faults(table: Any, state: Any) -> Iterator[str]:
    """Report if the house can choose between kinds of action."""
    kinds = {type(choice).__name__ for choice in table.legal(state, HOUSE)}
    if len(kinds) > 1:
        yield f"the house may {sorted(kinds)} in {state.phase}"
