"""Random walks over the actions that `legal` offers, at the tables of all games."""

from baccarat.tables.common.chips import CHANGEUR, HOUSE

from ..tables.drive import Run
from .banque import BANQUE
from .case import Case, World
from .chemin import CHEMIN
from .dice import Dice, Seeded, choose
from .punto import PUNTO

CASES = (PUNTO, CHEMIN, BANQUE)
WORLDS = tuple(World(case, preset) for case in CASES for preset in case.presets)
"""The tables that run through the suite: a new one adds its case here."""


def stride(case: Case, run: Run, dice: Dice) -> None:
    """Take one action that somebody may take; each chair is chosen as often as the house."""
    chairs = range(1, len(run.state.purses) + 1)
    asked = (CHANGEUR, *(HOUSE, *chairs) * 3)
    offers = {seat: case.table.legal(run.state, seat) for seat in set(asked)}
    seat = choose(dice, [seat for seat in asked if offers[seat]])
    run.do(seat, case.pick(dice, run.state, choose(dice, offers[seat])))


def walk(world: World, seed: int, length: int) -> Run:
    """Walk `length` strides from an empty table."""
    run, dice = Run.start(world.case.table, world.preset), Seeded(seed)
    for _ in range(length):
        stride(world.case, run, dice)
    return run
