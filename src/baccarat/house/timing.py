"""When the house does what only it does: the pace of the cards, the clock on the stakes."""

from collections.abc import Callable
from typing import Final

from ..tables.common import Seat
from ..tables.punto import Phase
from .commands import Pace
from .state import RoomState

CARD_SECONDS: Final[dict[Pace, float]] = {"slow": 1.6, "normal": 0.9, "quick": 0.45, "instant": 0.0}
"""From one card to the next."""
SHOE_PACES: Final = 3
"""A new shoe takes as long as so many cards."""
BOT_PACES: Final = 2
"""A bot thinks as long as up to so many cards; what it thinks of makes no difference."""


class Timing:
    """The deadlines of one room, in the event loop's seconds."""

    def __init__(self, clock: int, now: float) -> None:
        self.clock = clock
        self.changed = now
        self.hurried = False
        self.closes: float | None = None
        self.bots: dict[Seat, float] = {}

    def saw(
        self, before: RoomState, after: RoomState, now: float, chance: Callable[[], float]
    ) -> None:
        """Take note of a change; `chance` gives a number from 0 to 1."""
        self.changed = now
        if (before.table.phase, before.shoe, before.coup) == (
            after.table.phase,
            after.shoe,
            after.coup,
        ):
            return
        if after.table.phase is not Phase.DEALING:
            self.hurried = False
        self.closes = None
        self.bots = {}
        if after.table.phase is Phase.STAKING:
            longest = BOT_PACES * CARD_SECONDS[after.pace]
            self.bots = {seat: now + chance() * longest for seat, who in after.taken() if who.bot}

    def watch_clock(self, state: RoomState, people: frozenset[Seat], now: float) -> None:
        """Start the clock with the first stake in company, and stop it where nobody waits."""
        staked = any(state.table.stakes[seat - 1] for seat in people)
        if state.table.phase is not Phase.STAKING or len(people) < 2 or not staked:
            self.closes = None
        elif self.closes is None:
            self.closes = now + self.clock

    def due(self, state: RoomState, people: frozenset[Seat]) -> float | None:
        """Tell when the house acts next, if it does; `people` are the seats with people here."""
        card = 0.0 if self.hurried else CARD_SECONDS[state.pace]
        phase = state.table.phase
        if any(not state.table.busy(seat) for seat in state.leaving):
            return self.changed
        if phase is Phase.DEALING:
            return self.changed + card
        if not people:
            return None
        if phase is Phase.BETWEEN_SHOES:
            return self.changed + (SHOE_PACES * card if state.shoe else 0)
        if phase is Phase.BURNING:
            return self.changed + card
        if people <= state.ready:  # whoever they waited for has gone
            return self.changed
        return min([*self.bots.values(), *([self.closes] if self.closes else [])], default=None)
