"""Breadth-first exploration of every state of a small world."""

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any

from ..tables.drive import Step


def explored(
    table: Any,
    start: Any,
    actions: Callable[[Any], Iterable[tuple[int, Any]]],
    key: Callable[[Any], Hashable],
    faults: Callable[[Step], Iterator[str]],
    ends: Callable[[Step], bool],
    window_faults: Callable[[Any], Iterator[str]] = lambda state: iter(()),
) -> tuple[dict[Hashable, Any], int]:
    """Walk from `start` by `actions`; return a state for each key, and the number of steps.

    States with the same key count as one. Anything that `faults` finds in a step fails the walk,
    and so does anything that `window_faults` finds in a state with further steps. No steps are
    taken from a state that `ends` a step.
    """
    seen, ahead, steps = {key(start): start}, deque([start]), 0
    while ahead:
        state = ahead.popleft()
        open_ = list(window_faults(state))
        assert not open_, (open_, state)
        for seat, action in actions(state):
            step = Step.taken(table, state, seat, action)
            steps += 1
            found = list(faults(step))
            assert not found, (found, step)
            reached = key(step.after)
            if reached not in seen:
                seen[reached] = step.after
                if not ends(step):
                    ahead.append(step.after)
    return seen, steps
