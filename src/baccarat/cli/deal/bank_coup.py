"""Summarize the coups of a game with a player's bank while it is played."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from ...players import Step
from ...tables.banking.events import NobodyStaked
from ...tables.common import CoupEnded, Seat

C = TypeVar("C", bound=Any)


def bank_coups(
    steps: Iterable[Step],
    kind: type[C],
    after: Callable[[C, Any, Any], C],
    left: Callable[[C, Any], C],
) -> Iterator[C]:
    """Yield each coup as it ends, and each round in which nobody staked.

    `after` updates a coup with an event at a state; `left` adds the table as the coup left it.
    """
    coup = kind(coup=1, shoe=0, coup_of_shoe=1)
    for step in steps:
        done: Any = step.done
        for before, event, state in done.transitions():
            coup = after(coup, before, event)
            if isinstance(event, CoupEnded | NobodyStaked):
                coup = left(coup, state)
                yield coup
                coup = kind(
                    coup=coup.coup + 1,
                    shoe=coup.shoe,
                    coup_of_shoe=coup.coup_of_shoe + 1,
                    house=coup.house,
                )


def added(sums: dict[Seat, int], seat: Seat, units: int) -> dict[Seat, int]:
    """Add units to one seat's sum."""
    return {**sums, seat: sums.get(seat, 0) + units}
