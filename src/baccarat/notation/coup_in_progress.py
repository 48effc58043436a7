"""Follow a coup from the end of the one before it to its own: one line of a record."""

from collections.abc import Iterable

import msgspec

from ..tables import Event, State, table_of
from ..tables.common import Finished
from .words import words_of


class CoupInProgress(msgspec.Struct, frozen=True):
    """The table so far, the hands as decided if they have been, and whether the coup is over."""

    state: State
    coup: Finished | None = None
    over: bool = False

    def after(self, events: Iterable[Event]) -> "CoupInProgress":
        """Return the coup after more events."""
        game, ends, playing = table_of(self.state.preset), words_of(self.state.preset).ENDS, self
        for event in events:
            playing = CoupInProgress(
                state=game.apply(playing.state, event),
                coup=game.finished(playing.state, event) or playing.coup,
                over=playing.over or isinstance(event, ends),
            )
        return playing
