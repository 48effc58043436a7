"""The checks for a walk: every check of the suite, by name, in one place."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from ..tables.drive import Run
from .alive import alive_faults
from .answers import answer_faults
from .case import World
from .chips import chip_faults
from .dice import Seeded
from .knowledge import face_down_faults, foreign_card_faults, telling_faults
from .partial_view import glance_faults
from .phases import house_faults, phase_faults
from .replay import replay_faults
from .swapped_cards import swap_faults
from .waits import wait_faults

Check = Callable[[World, Run], Iterator[str]]


def chips(world: World, run: Run) -> Iterator[str]:
    for step in run.steps:
        yield from chip_faults(world.case.table, step)


def phases(world: World, run: Run) -> Iterator[str]:
    for step in run.steps:
        yield from phase_faults(world.case.table, step)


def house(world: World, run: Run) -> Iterator[str]:
    for step in run.steps:
        yield from house_faults(world.case.table, step.before)


def waits(world: World, run: Run) -> Iterator[str]:
    for step in run.steps:
        yield from wait_faults(world.case.table, step)


def glances(world: World, run: Run) -> Iterator[str]:
    for step in run.steps:
        yield from glance_faults(world.case.table, step)


def alive(world: World, run: Run) -> Iterator[str]:
    for state in states(run, every=60):
        yield from alive_faults(world, Run(world.case.table, state), Seeded(5), shoes=1)


def answers(world: World, run: Run) -> Iterator[str]:
    for state in states(run, every=40):
        yield from answer_faults(world.case, state)


def tellings(world: World, run: Run) -> Iterator[str]:
    for step in run.steps:
        yield from telling_faults(world.case, step)


def face_down(world: World, run: Run) -> Iterator[str]:
    for step in run.steps:
        yield from face_down_faults(world.case, step, step.after)


def foreign_cards(world: World, run: Run) -> Iterator[str]:
    return foreign_card_faults(world.case, run)


def swaps(world: World, run: Run) -> Iterator[str]:
    return swap_faults(world.case, Run(run.table, run.state, run.steps[:200]))


def states(run: Run, *, every: int) -> list[Any]:
    """Choose a state of each phase, and one every `every` steps per chair.

    With many chairs, which make many candidates, there are fewer.
    """
    by_phase = {step.before.phase: step.before for step in run.steps}
    taken = [step.before for step in run.steps[:: every * len(run.state.purses)]]
    return [*by_phase.values(), *taken]


EACH_WALK: Final[dict[str, Check]] = {
    "replay": replay_faults,
    "chips": chips,
    "phases": phases,
    "house": house,
    "waits": waits,
    "glances": glances,
    "tellings": tellings,
    "face down": face_down,
    "swaps": swaps,
}
ONE_WALK: Final[dict[str, Check]] = {
    "answers": answers,
    "alive": alive,
    "foreign cards": foreign_cards,
}
"""Expensive checks, made in one walk of each world."""
CHECKS: Final = EACH_WALK | ONE_WALK
