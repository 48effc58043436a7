"""When the house does what only it does: the pace of the cards, the clock on the stakes."""

from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import Final, NamedTuple

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


HELD_SECONDS: Final = 1800
"""How long a seat is kept for one who is away; then its chips go back to their account."""


class What(Enum):
    """What the house does by itself; with a seat, for that seat."""

    VACATE = auto()
    SHOE = auto()
    CARD = auto()
    BOT = auto()
    CLOSE = auto()


class Due(NamedTuple):
    """Something to do at a time of the event loop."""

    at: float
    what: What
    seat: Seat = 0


class Timing:
    """The deadlines of one room, in the event loop's seconds."""

    def __init__(self, clock: int, now: float) -> None:
        self.clock = clock
        self.changed = now
        self.hurried = False
        self.closes: float | None = None
        self.bots: dict[Seat, float] = {}
        self.away: dict[Seat, float] = {}

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

    def watch_seats(self, state: RoomState, people: frozenset[Seat], now: float) -> None:
        """Note since when the people of a seat are away."""
        absent = {seat for seat, who in state.taken() if not who.bot} - people
        self.away = {seat: self.away.get(seat, now) for seat in absent}

    def due(self, state: RoomState, people: frozenset[Seat]) -> Due | None:
        """Tell what the house does next, if anything; `people` are the seats with people here."""
        return min(self._all(state, people), default=None, key=lambda due: due.at)

    def _all(self, state: RoomState, people: frozenset[Seat]) -> Iterator[Due]:
        goes = dict.fromkeys(state.leaving, self.changed)
        goes |= {seat: since + HELD_SECONDS for seat, since in self.away.items()}
        yield from (
            Due(at, What.VACATE, seat) for seat, at in goes.items() if not state.table.busy(seat)
        )
        if state.table.phase is Phase.DEALING:
            yield Due(self.changed + self._card(state), What.CARD)
        elif people:
            yield from self._for_people(state, people)

    def _for_people(self, state: RoomState, people: frozenset[Seat]) -> Iterator[Due]:
        """List what is done only while somebody is here for it."""
        if state.table.phase is Phase.BETWEEN_SHOES:
            wait = SHOE_PACES * self._card(state) if state.shoe else 0
            yield Due(self.changed + wait, What.SHOE)
        elif state.table.phase is Phase.BURNING:
            yield Due(self.changed + self._card(state), What.CARD)
        else:
            yield from (Due(at, What.BOT, seat) for seat, at in self.bots.items())
            if self.closes is not None:
                yield Due(self.closes, What.CLOSE)
            if people <= state.ready:  # whoever they waited for has gone
                yield Due(self.changed, What.CLOSE)

    def _card(self, state: RoomState) -> float:
        return 0.0 if self.hurried else CARD_SECONDS[state.pace]
