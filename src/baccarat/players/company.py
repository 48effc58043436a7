"""A table at which strategies alone play, shoe after shoe."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from ..cards import Card
from ..rules import Preset
from ..tables import Action, Event, State, table_of
from ..tables.common import (
    HOUSE,
    CardBurnt,
    Close,
    CoupEnded,
    Croupier,
    Deal,
    Decided,
    MayClose,
    MayDeal,
    MayStartShoe,
    Seat,
    ShoeStarted,
    StartShoe,
    Table,
)
from .equilibrium import BOOK, SolutionBook
from .memory import Memory
from .strategy import RandomBelow, Strategy


class Step(msgspec.Struct, frozen=True):
    """What `seat` did at `state`, and what came of it."""

    state: State
    seat: Seat
    action: Action
    done: Decided[State, Event]

    @property
    def events(self) -> tuple[Event, ...]:
        return self.done.events


def play_shoes(
    state: State,
    shoes: Iterable[Iterable[Card]],
    company: Mapping[Seat, Strategy],
    chance: RandomBelow,
    book: SolutionBook = BOOK,
) -> Iterator[Step]:
    """Play on from `state` until the shoes are used up, or nobody can go on.

    Whoever is asked answers in the order in which it counts; a seat without a strategy, and one
    that waits, is late. Those who play by solutions find them in the `book`.
    """
    game = table_of(state.preset)
    awaiting, glance, decide = game.awaiting, game.glance, game.decide
    croupier, seen = _Croupier(game, shoes), _Seen(game, state.preset, book)
    while True:
        action: Any = None
        for seat in awaiting(state):
            strategy = company.get(seat)
            if strategy is not None:
                action = strategy(glance(state, seat), seen.memory, chance)
                if action is not None:
                    break
        else:
            seat, action = HOUSE, croupier.next(state)
            if action is None:
                return
        done = decide(state, seat, action)
        if done.state.shoe is not state.shoe:  # whatever is to be noted changes what it counts
            seen.note(done)
        yield Step(state, seat, action, done)
        state = done.state


class _Croupier:
    """Does what the house does, with these shoes."""

    def __init__(self, game: Table, shoes: Iterable[Iterable[Card]]) -> None:
        self._legal = game.legal
        self._shoes = iter(shoes)
        self._cards: Iterator[Card] = iter(())

    def next(self, state: State) -> Croupier | None:
        """Tell what is to be done; None where nothing is, or no shoe is left."""
        may = next(iter(self._legal(state, HOUSE)), None)
        if isinstance(may, MayDeal):
            return Deal(next(self._cards))
        if isinstance(may, MayClose):
            return Close()
        return self._start() if isinstance(may, MayStartShoe) else None

    def _start(self) -> StartShoe | None:
        shoe = next(self._shoes, None)
        self._cards = iter(shoe or ())
        return None if shoe is None else StartShoe()


class _Seen:
    """What all have seen of the shoe at hand."""

    def __init__(self, game: Table, rules: Preset, book: SolutionBook) -> None:
        self._finished, self._rules, self._book = game.finished, rules, book
        self._forget()

    def note(self, done: Decided[State, Event]) -> None:
        """Note the cards of a coup that ended, and those burnt face up; forget an earlier shoe."""
        kinds = [*map(type, done.events)]
        if CoupEnded in kinds:
            self._note_coup(done)
        if CardBurnt in kinds:
            burnt = (event for event in done.events if isinstance(event, CardBurnt))
            self._shown += (event.card for event in burnt if event.shown and event.card)
        if ShoeStarted in kinds:
            self._forget()

    def _forget(self) -> None:
        self._shown: list[Card] = []
        self.memory = Memory(self._rules, {}, self._shown, self._book)

    def _note_coup(self, done: Decided[State, Event]) -> None:
        """Note the cards of a coup that ended, which all have seen, and how it went."""
        found = map(self._finished, done.met, done.events)
        for coup in filter(None, found):
            self._shown += (card for hand in coup.hands.values() for card in hand.cards)
            for side, outcome in coup.outcomes.items():
                self.memory[side] = (*self.memory.get(side, ()), outcome)
