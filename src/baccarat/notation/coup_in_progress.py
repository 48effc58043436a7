"""A line of a record as it is played: what was done since the coup before, to the coup's end."""

from collections.abc import Iterable

import msgspec

from ..tables import Event, State, table_of
from ..tables.common import Finished
from .words import words_of


class Line(msgspec.Struct, frozen=True):
    """The table so far, the coup that was decided in this line if one was, and whether it ended."""

    state: State
    coup: Finished | None = None
    over: bool = False

    def after(self, events: Iterable[Event]) -> "Line":
        """Return the line after more events."""
        game, ends, line = table_of(self.state.preset), words_of(self.state.preset).ENDS, self
        for event in events:
            line = Line(
                state=game.apply(line.state, event),
                coup=game.finished(line.state, event) or line.coup,
                over=line.over or isinstance(event, ends),
            )
        return line
