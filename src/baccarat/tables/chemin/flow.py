"""What follows from what: events one after another, each on the state that the last one left."""

from .apply import apply
from .events import Event
from .state import State


class Flow:
    """A state on its way, and the events that bring it on."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def happen(self, *events: Event) -> None:
        """Let events come, one after another."""
        for event in events:
            self.events.append(event)
            self.state = apply(self.state, event)
