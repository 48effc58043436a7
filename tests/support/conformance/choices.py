"""`decide` takes exactly what `legal` lists, and a refusal changes nothing."""

from collections.abc import Iterator
from typing import Any

import msgspec

from baccarat.tables.common import Code

from ..run import refusal
from .case import Case, actors


def choice_faults(case: Case, state: Any) -> Iterator[str]:
    """Compare what `decide` takes with what `legal` lists, for every candidate of everyone."""
    actions = tuple(case.candidates(state))
    for seat in actors(state):
        offers = case.table.legal(state, seat)
        for action in actions:
            offered = any(choice.allows(action) for choice in offers)
            refused = refusal(case.table, state, seat, action)
            if offered and refused:
                yield f"seat {seat} is offered {action}, and refused: {refused.code}"
            if not offered and not refused:
                yield f"seat {seat} is not offered {action}, and it is taken"


def refusal_faults(case: Case, state: Any) -> Iterator[str]:
    """Refuse every candidate that can be refused, and look at the state after each."""
    before, number = msgspec.json.encode(state), hash(state)
    actions = tuple(case.candidates(state))
    for seat in actors(state):
        for action in actions:
            refused = refusal(case.table, state, seat, action)
            if refused is None:
                continue
            if msgspec.json.encode(state) != before or hash(state) != number:
                yield f"refusing {action} to seat {seat} changed the state"
                return
            if refused.phase != state.phase or refused.action is not action:
                yield f"the refusal of {action} speaks of {refused.action} in {refused.phase}"
            if refused.code not in set(Code):
                yield f"{refused.code} is no code"
