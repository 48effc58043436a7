"""A table is never dead: the house can always go on to the next shoe."""

from collections.abc import Iterator

from baccarat.tables.common import HOUSE

from ..run import Run
from .case import World
from .dice import Dice, choose

ENOUGH = 5_000
"""More actions of the house than any shoe takes."""


def alive_faults(world: World, run: Run, dice: Dice, *, shoes: int) -> Iterator[str]:
    """Let the house play on alone until `shoes` more have ended."""
    ended = 0
    for _ in range(ENOUGH * shoes):
        offers = world.case.table.legal(run.state, HOUSE)
        if not offers:
            yield f"nobody can go on in {run.state.phase}"
            return
        action = world.case.pick(dice, run.state, choose(dice, offers))
        events = run.do(HOUSE, action)
        ended += sum(isinstance(event, world.case.shoe_over) for event in events)
        if ended == shoes:
            return
    yield f"only {ended} shoes ended in {ENOUGH * shoes} actions"
