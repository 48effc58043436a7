"""What a room derives from its events besides its state, and keeps in memory."""

from collections.abc import Sequence
from typing import NamedTuple

from ...tables.common.changeur import Left
from ...tables.common.shoe import CoupEnded, ShoeStarted
from ..model.draft import Step
from ..model.shoe_history import CoupNews, CoupResultRow, CoupTally, ShoeHistory
from ..sealing.card_positions import CardPositions, Places


class Applied(NamedTuple):
    """The coup that some steps finished, if any, and the positions of the cards of each step."""

    finished: CoupNews | None
    steps_with_positions: Sequence[tuple[Step, Places]]


class Projections:
    """The finished coups of the shoe, the current coup, and which cards are on the table.

    `left_with` has the units with which people left their seats since the shoe began, by player.
    """

    def __init__(self) -> None:
        self.shoe_history = ShoeHistory()
        self.coup_tally = CoupTally()
        self.positions = CardPositions()
        self.left_with: dict[str, int] = {}

    def apply(self, steps: Sequence[Step]) -> Applied:
        """Apply committed steps."""
        self.coup_tally, _ = self.coup_tally.after(steps)
        self._note_leavers(steps)
        return Applied(self.shoe_history.apply(steps), self.positions.apply(steps))

    def _note_leavers(self, steps: Sequence[Step]) -> None:
        for step in steps:
            event = step.event
            if isinstance(event, ShoeStarted):
                self.left_with = {}
            elif isinstance(event, Left):
                who = step.before.occupants[event.seat - 1]
                if who and not who.bot:
                    self.left_with[who.player] = event.amount

    def coup_results(self, steps: Sequence[Step], now: float) -> list[CoupResultRow]:
        """Return the players' results of the coups that uncommitted steps finish at time `now`."""
        if not any(isinstance(step.event, CoupEnded) for step in steps):
            return []
        return self.coup_tally.after(steps, now)[1]
