"""Drive a table as a room does: ask, decide, apply, and remember."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from baccarat.tables.common import Refused, Seat


@dataclass(frozen=True)
class Step:
    """An action that was taken: the state it met, and the events it gave."""

    seat: Seat
    action: Any
    before: Any
    events: tuple[Any, ...]


@dataclass
class Run:
    """A table in play. `table` is anything that offers the functions of the contract."""

    table: Any
    state: Any
    steps: list[Step] = field(default_factory=list)

    @classmethod
    def start(cls, table: Any, preset: Any) -> "Run":
        return cls(table, table.new(preset))

    @property
    def events(self) -> list[Any]:
        return [event for step in self.steps for event in step.events]

    def do(self, seat: Seat, action: Any) -> tuple[Any, ...]:
        """Take an action and apply its events; raises Refused."""
        events = tuple(self.table.decide(self.state, seat, action))
        self.steps.append(Step(seat, action, self.state, events))
        self.state = fold(self.table, self.state, events)
        return events


def fold(table: Any, state: Any, events: Iterable[Any]) -> Any:
    for event in events:
        state = table.apply(state, event)
    return state


def refusal(table: Any, state: Any, seat: Seat, action: Any) -> Refused | None:
    """Return how `decide` refuses the action, or None if it takes it."""
    try:
        table.decide(state, seat, action)
    except Refused as refused:
        return refused
    return None
