"""Every state of a small world, in breadth."""

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any

from .run import Step, fold


def explored(
    table: Any,
    start: Any,
    actions: Callable[[Any], Iterable[tuple[int, Any]]],
    key: Callable[[Any], Hashable],
    faults: Callable[[Step, Any], Iterator[str]],
    ends: Callable[[Step, Any], bool],
) -> tuple[dict[Hashable, Any], int]:
    """Walk from `start` by `actions`; return a state for each key, and the number of steps.

    States of one key are taken for one. What `faults` finds in a step fails the walk. From a state
    that `ends` a step no step is taken.
    """
    seen, ahead, steps = {key(start): start}, deque([start]), 0
    while ahead:
        state = ahead.popleft()
        for seat, action in actions(state):
            step = Step(seat, action, state, tuple(table.decide(state, seat, action)))
            after = fold(table, state, step.events)
            steps += 1
            found = list(faults(step, after))
            assert not found, (found, step)
            if key(after) not in seen:
                seen[key(after)] = after
                if not ends(step, after):
                    ahead.append(after)
    return seen, steps
