"""A table at which strategies alone play, shoe after shoe."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from ..cards import Card
from ..rules import Outcome
from ..tables import Action, Event, State, table_of
from ..tables.common import (
    HOUSE,
    CardBurnt,
    Close,
    Deal,
    Decided,
    MayClose,
    MayDeal,
    MayStartShoe,
    Seat,
    StartShoe,
)
from .equilibrium import BOOK, Book
from .memory import Memory
from .strategy import Chance, Strategy


class Step(msgspec.Struct, frozen=True):
    """What `seat` did at `state`, and what came of it."""

    state: State
    seat: Seat
    action: Action
    done: Decided[State, Event]

    @property
    def events(self) -> tuple[Event, ...]:
        return self.done.events


def steps(
    state: State,
    shoes: Iterable[Iterable[Card]],
    company: Mapping[Seat, Strategy],
    chance: Chance,
    book: Book = BOOK,
) -> Iterator[Step]:
    """Play on from `state` until the shoes are used up, or nobody can go on.

    Whoever is asked answers in the order in which it counts; a seat without a strategy, and one
    that waits, is late. Those who play by solutions find them in the `book`.
    """
    table = _Table(state, iter(shoes), company, chance, book)
    while (step := table.next()) is not None:
        yield step


class _Table:
    """A table in the middle of a game."""

    def __init__(
        self,
        state: State,
        shoes: Iterator[Iterable[Card]],
        company: Mapping[Seat, Strategy],
        chance: Chance,
        book: Book,
    ) -> None:
        self._state, self._game = state, table_of(state.preset)
        self._shoes = shoes
        self._cards: Iterator[Card] = iter(())
        self._company, self._chance, self._book = company, chance, book
        self._seen: dict[str, list[Outcome]] = {}
        self._shown: list[Card] = []

    def next(self) -> Step | None:
        """Take the next step; None where there is none."""
        state = self._state
        may = next(iter(self._game.legal(state, HOUSE)), None)
        if isinstance(may, MayStartShoe):
            shoe = next(self._shoes, None)
            self._cards, self._seen, self._shown = iter(shoe or ()), {}, []
            return None if shoe is None else self._done(HOUSE, StartShoe())
        if isinstance(may, MayDeal):
            return self._done(HOUSE, Deal(next(self._cards)))
        for seat in self._game.asked(state):
            if (action := self._answer(seat)) is not None:
                return self._done(seat, action)
        return self._done(HOUSE, Close()) if isinstance(may, MayClose) else None

    def _answer(self, seat: Seat) -> Any:
        if seat not in self._company:
            return None
        view = self._game.view(self._state, seat)
        memory = Memory(self._state.preset, self._seen, self._shown, self._book)
        return self._company[seat](view, memory, self._chance)

    def _done(self, seat: Seat, action: Any) -> Step:
        before = self._state
        done = self._game.decide(before, seat, action)
        for state, event, _ in done.moments():
            if isinstance(event, CardBurnt) and event.shown and event.card:
                self._shown.append(event.card)
            if coup := self._game.finished(state, event):
                self._shown += (card for hand in coup.hands.values() for card in hand.cards)
                for side, outcome in coup.outcomes.items():
                    self._seen.setdefault(side, []).append(outcome)
        self._state = done.state
        return Step(before, seat, action, done)
