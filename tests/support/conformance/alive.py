"""A table never gets stuck: the house can always go on until it has to wait for others."""

from collections.abc import Iterator
from typing import Any

from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import ShoeEnded

from ..tables.drive import Run
from .case import World
from .dice import Dice, choose

ENOUGH = 5_000
"""More actions of the house than any shoe takes."""


def alive_faults(world: World, run: Run, dice: Dice, *, shoes: int) -> Iterator[str]:
    """Let the house play alone until `shoes` more have ended, or the table waits for others."""
    case, ended = world.case, 0
    for _ in range(ENOUGH * shoes):
        offers = case.table.legal(run.state, HOUSE)
        if not offers:
            yield from _waiting_faults(case.table, run.state, waits=case.waits(run.state))
            return
        action = case.pick(dice, run.state, choose(dice, offers))
        events = run.do(HOUSE, action)
        ended += sum(isinstance(event, ShoeEnded) for event in events)
        if ended == shoes:
            return
    yield f"only {ended} shoes ended in {ENOUGH * shoes} actions"


def _waiting_faults(table: Any, state: Any, *, waits: bool) -> Iterator[str]:
    if not waits:
        yield f"nobody can go on in {state.phase}"
    if not any(table.legal(state, seat) for seat in (CHANGEUR, *range(1, len(state.purses) + 1))):
        yield f"the house waits in {state.phase}, and nobody else can go on"
