"""The laws of every table, and the suite that checks them all in a walk."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import accumulate, chain
from types import GenericAlias
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from baccarat.tables.common.chips import CHANGEUR, HOUSE, Account, Seat, net_by_place
from baccarat.tables.common.contract import LazyView
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.common.shoe import ShoeEnded

from ..tables.drive import Run, Step, refusal
from .case import OWN, Case, World, actors, attempts, own_of
from .dice import Dice, Seeded, choose
from .knowledge import face_down_faults, foreign_card_faults, swap_faults, telling_faults
from .waits import wait_faults

CODES: Final = frozenset(RefusalCode)


def answer_faults(case: Case, state: Any) -> Iterator[str]:
    """Check that `decide` accepts exactly what `legal` lists, and that a refusal changes nothing.

    Every candidate is tried, by each actor its own ones.
    """
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


def chip_faults(table: Any, step: Step) -> Iterator[str]:
    """Check, event by event, that the chips a state shows are those moved, and none is lost."""
    before = step.before.balances() if step.events else {}
    for event, state in zip(step.events, step.trail, strict=True):
        moves, after = table.moves(event), state.balances()
        if moves or after != before:
            yield from _moved_faults(moves, event)
            yield from _balance_faults(before, after, net_by_place(moves), event)
        before = after


def _moved_faults(moves: Any, event: Any) -> Iterator[str]:
    if total := net_by_place(moves).total():
        yield f"{event} makes {total} units"
    if any(type(each.amount) is not int or each.amount < 1 for each in moves):
        yield f"{event} moves no whole sum"


def _balance_faults(before: Any, after: Any, moved: Any, event: Any) -> Iterator[str]:
    for place in {*before, *after, *moved}:
        if not place.seat or place.account is Account.CHANGEUR:
            continue
        gained = after.get(place, 0) - before.get(place, 0)
        if gained != moved[place]:
            yield f"{event}: {place} gained {gained}, was moved {moved[place]}"
        if after.get(place, 0) < 0:
            yield f"{event}: {place} holds {after[place]}"


def glance_faults(table: Any, step: Step) -> Iterator[str]:
    """Check whom the table waits for, and what the first of them reads."""
    state = step.before
    asked = table.to_act(state)
    if tuple(table.iter_to_act(state)) != asked:
        yield f"in {state.phase} others are awaited than are asked"
    if table.to_act(replace(state)) != asked:
        yield f"in {state.phase} others are asked than are found anew"
    for seat in asked[:1]:
        yield from _part_faults(table, state, seat)


def _part_faults(table: Any, state: Any, seat: Seat) -> Iterator[str]:
    view, glance = table.view(state, seat), table.lazy_view(state, seat)
    if isinstance(glance, LazyView) and glance.whole != view:
        yield f"the whole that {seat} glances at in {state.phase} is not the view"
    for part in _parts(glance.__class__):
        if _read(glance, part, state) != _read(view, part, state):
            yield f"{seat} glances at another {part} in {state.phase} than the view shows"


@cache
def _parts(kind: type) -> tuple[str, ...]:
    return tuple(part for part in dir(kind) if not part.startswith("_"))


def _read(seen: Any, part: str, state: Any) -> object:
    """Read a part of the view; for one that is a method, its answers for everything there."""
    read = getattr(seen, part)
    if not callable(read):
        return read
    return [read(words) for words in state.answers if words is not None]


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


def replay_faults(world: World, run: Run) -> Iterator[str]:
    """Apply the run's events, through JSON, to an empty table."""
    table = world.case.table
    stored = msgspec.json.encode(run.events)
    read = msgspec.json.decode(stored, type=GenericAlias(list, (world.case.event,)))
    if read != run.events:
        yield "events read from JSON are not those that were written"
    start = table.new(world.preset)
    given = chain((start,), *(step.trail for step in run.steps))
    for folded, live in zip(accumulate(read, table.apply, initial=start), given, strict=True):
        if folded != live:
            yield f"replay gives {folded}, live is {live}"
            return
        if hash(folded) != hash(live):
            yield "replay and live state are equal but do not hash alike"


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
