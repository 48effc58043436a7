"""Follow a coup from the end of the previous one: one line of a record."""

import msgspec

from ..tables.common.coup_result import CoupResult
from ..tables.common.recorder import Decision
from ..tables.register import Event, State, table_of
from .register import notation_of


class CoupInProgress(msgspec.Struct, frozen=True):
    """The current table, the decided hands if there are any, and whether the coup is over."""

    state: State
    coup: CoupResult | None = None
    over: bool = False

    def after(self, done: Decision[State, Event]) -> "CoupInProgress":
        """Return the coup after one more action."""
        finished, ends = (
            table_of(self.state.preset).coup_result,
            notation_of(self.state.preset).ENDS,
        )
        coups = [finished(before, event) for before, event, _ in done.transitions()]
        return CoupInProgress(
            state=done.state,
            coup=next((coup for coup in coups if coup), self.coup),
            over=self.over or any(isinstance(event, ends) for event in done.events),
        )
