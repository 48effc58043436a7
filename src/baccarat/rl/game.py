"""One shoe at a table whose seats are asked one by one, the house acting by itself in between."""

from collections import Counter
from typing import Any, Final

from ..fairness import shoe_order
from ..rules import Preset
from ..tables import State, table_of
from ..tables.common import (
    CHANGEUR,
    HOUSE,
    Close,
    Deal,
    MayClose,
    MayDeal,
    MayStartShoe,
    Seat,
    Sit,
    StartShoe,
)
from ..tables.common.chips import seat_gains

ROOM: Final = "learners"
"""What a shoe is bound to, in place of a room."""


class Game:
    """A table, and who is asked next: `seat`, or None once nobody is.

    `gains` are the units won and lost by each seat since they were last taken, and `coups` how many
    are over.
    """

    def __init__(self, preset: Preset, players: int, chips: int, secret: bytes) -> None:
        """Seat so many players, from seat 1 on, with so many units each, before a full shoe."""
        self.table = table_of(preset)
        self.state: State = self.table.new(preset)
        self.gains: Counter[Seat] = Counter()
        self.coups = 0
        self.seat: Seat | None = None
        self._cards = iter(shoe_order(secret, ROOM, 1, preset))
        self._done = set[Seat]()
        for seat in range(1, players + 1):
            self._decide(CHANGEUR, Sit(seat, chips))
        self._begun = False
        self._go_on()

    def choices(self) -> tuple[Any, ...]:
        """List what the seat that is asked may do."""
        return () if self.seat is None else tuple(self.table.legal(self.state, self.seat))

    @property
    def may_wait(self) -> bool:
        """Whether the seat that is asked need not answer: nothing is done for one who is late."""
        return self.seat is not None and self.table.default(self.state, self.seat) is None

    def answer(self, action: Any) -> None:
        """Have the seat that is asked do this, or wait (None); raises Refused."""
        seat = self.seat
        if seat is None:
            raise RuntimeError("nobody is asked")
        stays = action is None or (self.table.BY_CONSENT and self.may_wait)
        if action is not None:
            self._decide(seat, action)
        if stays:
            self._done.add(seat)  # it could answer anew for ever
        else:
            self._done.clear()  # what was said may change what others wait for
        self._go_on()

    def taken(self) -> Counter[Seat]:
        """Take the gains since the last time."""
        gains, self.gains = self.gains, Counter()
        return gains

    def _go_on(self) -> None:
        """Do what is the house's, until a seat is asked, the shoe is over, or nobody goes on."""
        while True:
            house = next(iter(self.table.legal(self.state, HOUSE)), None)
            if isinstance(house, MayStartShoe):
                if self._begun:
                    self.seat = None
                    return
                self._begun = True
                self._decide(HOUSE, StartShoe())
                continue
            if isinstance(house, MayDeal):
                self._house(Deal(next(self._cards)))
                continue
            asked = self.table.asked(self.state)
            self.seat = next((seat for seat in asked if seat not in self._done), None)
            if self.seat is not None or not isinstance(house, MayClose):
                return
            self._house(Close())

    def _house(self, action: Close | Deal) -> None:
        self._done.clear()
        self._decide(HOUSE, action)

    def _decide(self, seat: Seat, action: Any) -> None:
        done = self.table.decide(self.state, seat, action)
        for state, event, _ in done.moments():
            self.gains.update(seat_gains(self.table.moves(event)))
            self.coups += self.table.finished(state, event) is not None
        self.state = done.state
