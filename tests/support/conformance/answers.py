"""`decide` accepts exactly what `legal` lists, and a refusal changes nothing."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from baccarat.tables.common.refusal import RefusalCode

from ..tables.drive import refusal
from .case import OWN, Case, actors, attempts, own_of

CODES: Final = frozenset(RefusalCode)


def answer_faults(case: Case, state: Any) -> Iterator[str]:
    """Try every candidate, each actor its own ones, and check the answers."""
    before, number = msgspec.json.encode(state), hash(state)
    actions = tuple(case.candidates(state))
    own = own_of(actions)
    offered_to = {seat: case.table.legal(state, seat) for seat in actors(state)}
    idle = [seat for seat, offers in offered_to.items() if not offers and seat not in OWN]
    for seat, offers in offered_to.items():
        for action in attempts(state, seat, actions, own, idle):
            offered = any(choice.allows(action) for choice in offers)
            refused = refusal(case.table, state, seat, action)
            if refused is None:
                if not offered:
                    yield f"seat {seat} is not offered {action}, and it is taken"
                continue
            if offered:
                yield f"seat {seat} is offered {action}, and refused: {refused.code}"
            if refused.phase != state.phase or refused.action is not action:
                yield f"the refusal of {action} speaks of {refused.action} in {refused.phase}"
            if refused.code not in CODES:
                yield f"{refused.code} is no code"
        if msgspec.json.encode(state) != before or hash(state) != number:
            yield f"refusing seat {seat} something changed the state"
            return
