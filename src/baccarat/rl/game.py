"""A shoe at a table, with seats asked one at a time and the house acting in between."""

from collections import Counter
from typing import Any, Final

from ..fairness.shoe import shoe_order
from ..rules.presets.named import Preset
from ..tables.common.changeur import Sit
from ..tables.common.chips import CHANGEUR, HOUSE, Seat
from ..tables.common.shoe import Close, StartShoe
from ..tables.coup_summary import summarize
from ..tables.dealer import next_house_action
from ..tables.register import GameTable, State, table_of

ROOM: Final = "learners"
"""The name used in place of a room when a shoe is committed."""


class TableGame:
    """A table, and the `seat` to act (None at the end).

    `gains` are each seat's units won and lost since they were last taken, and `coups` is the number
    of finished coups.
    """

    def __init__(self, preset: Preset, players: int, chips: int, secret: bytes) -> None:
        """Seat `players` players from seat 1 on, with `chips` units each, at a full shoe."""
        self.state: State = table_of(preset).new(preset)
        self.gains: Counter[Seat] = Counter()
        self.coups = 0
        self.seat: Seat | None = None
        shoe = shoe_order(secret, ROOM, 1, preset)
        self._cards, self._key = iter(shoe), shoe.key
        self._done = set[Seat]()
        for seat in range(1, players + 1):
            self._decide(CHANGEUR, Sit(seat, chips))
        self._begun = False
        self._go_on()

    @property
    def table(self) -> GameTable:
        """The rules of the table: a module, which could be neither copied nor pickled."""
        return table_of(self.state.preset)

    def choices(self) -> tuple[Any, ...]:
        """List the actions available to the seat to act."""
        return () if self.seat is None else tuple(self.table.legal(self.state, self.seat))

    @property
    def may_wait(self) -> bool:
        """Whether the seat to act need not answer: the table has no timeout action for it."""
        return self.seat is not None and self.table.timeout_action(self.state, self.seat) is None

    def answer(self, action: Any) -> None:
        """Take an action for the seat to act, or wait (None); raises Refused."""
        seat = self.seat
        if seat is None:
            raise RuntimeError("nobody is asked")
        stays = action is None or (self.table.CLOSES_BY_CONSENT and self.may_wait)
        if action is not None:
            self._decide(seat, action)
        if stays:
            self._done.add(seat)  # otherwise it could answer again forever
        else:
            self._done.clear()  # others may have been waiting for this answer
        self._go_on()

    def take_gains(self) -> Counter[Seat]:
        """Return the gains since the last call, and reset them."""
        gains, self.gains = self.gains, Counter()
        return gains

    def _go_on(self) -> None:
        """Act for the house until a seat is to act, the shoe ends, or nobody continues."""
        while True:
            action = next_house_action(self.state, self._cards, self._key)
            self.seat = self._next_seat() if action is None or isinstance(action, Close) else None
            if self.seat is not None or action is None:
                return
            if isinstance(action, StartShoe):
                if self._begun:
                    return
                self._begun = True
            self._done.clear()
            self._decide(HOUSE, action)

    def _next_seat(self) -> Seat | None:
        seats = self.table.to_act(self.state)
        return next((seat for seat in seats if seat not in self._done), None)

    def _decide(self, seat: Seat, action: Any) -> None:
        done = self.table.decide(self.state, seat, action)
        summary = summarize(done.transitions())
        self.gains.update(summary.won)
        self.coups += summary.result is not None
        self.state = done.state
