"""A table at which strategies alone play, shoe after shoe."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from ..cards import Card
from ..tables import Action, Event, State, table_of
from ..tables.common import (
    HOUSE,
    CardBurnt,
    Close,
    Deal,
    Decided,
    Finished,
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
        self._forget()

    def next(self) -> Step | None:
        """Take the next step; None where there is none."""
        state = self._state
        for seat in self._game.awaiting(state):
            if (action := self._answer(seat)) is not None:
                return self._done(seat, action)
        may = next(iter(self._game.legal(state, HOUSE)), None)
        if isinstance(may, MayStartShoe):
            shoe = next(self._shoes, None)
            self._cards = iter(shoe or ())
            self._forget()
            return None if shoe is None else self._done(HOUSE, StartShoe())
        if isinstance(may, MayDeal):
            return self._done(HOUSE, Deal(next(self._cards)))
        return self._done(HOUSE, Close()) if isinstance(may, MayClose) else None

    def _answer(self, seat: Seat) -> Any:
        if seat not in self._company:
            return None
        return self._company[seat](self._game.glance(self._state, seat), self._memory, self._chance)

    def _forget(self) -> None:
        """Remember nothing of an earlier shoe; what is noted of this one is added as it comes."""
        self._shown: list[Card] = []
        self._memory = Memory(self._state.preset, {}, self._shown, self._book)

    def _done(self, seat: Seat, action: Any) -> Step:
        before = self._state
        done = self._game.decide(before, seat, action)
        for state, event in zip(done.met, done.events, strict=True):
            if coup := self._game.finished(state, event):
                self._note(coup)
            elif isinstance(event, CardBurnt) and event.shown and event.card:
                self._shown.append(event.card)
        self._state = done.state
        return Step(before, seat, action, done)

    def _note(self, coup: Finished) -> None:
        """Note the cards of a coup, which all have seen, and how it went."""
        self._shown += (card for hand in coup.hands.values() for card in hand.cards)
        for side, outcome in coup.outcomes.items():
            self._memory[side] = (*self._memory.get(side, ()), outcome)
