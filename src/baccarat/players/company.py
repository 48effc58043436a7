"""Self-play: play shoe after shoe with a strategy in every seat."""

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
from .equilibrium.memory import Memory
from .strategy import RandomBelow, Strategy


class Step(msgspec.Struct, frozen=True):
    """What `seat` did in `state`, and the decision that followed."""

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
    """Play on from `state` until the shoes run out or nobody can act.

    Seats act in the order that the table asks them. A seat without a strategy, or whose strategy
    waits, does not answer, so the house goes on without it. Strategies that use solutions look them
    up in `book`.
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
        if done.state.shoe is not state.shoe:  # everything worth noting changes the shoe
            seen.note(done)
        yield Step(state, seat, action, done)
        state = done.state


class _Croupier:
    """Chooses the house's actions, and deals from the given shoes."""

    def __init__(self, game: Table, shoes: Iterable[Iterable[Card]]) -> None:
        self._legal = game.legal
        self._shoes = iter(shoes)
        self._cards: Iterator[Card] = iter(())

    def next(self, state: State) -> Croupier | None:
        """Return the next action; None if there is none, or no shoe is left."""
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
    """What everyone has seen of the current shoe."""

    def __init__(self, game: Table, rules: Preset, book: SolutionBook) -> None:
        self._finished, self._rules, self._book = game.finished, rules, book
        self._reset()

    def note(self, done: Decided[State, Event]) -> None:
        """Record a finished coup, and cards burnt face up; start over with a new shoe."""
        kinds = [*map(type, done.events)]
        if CoupEnded in kinds:
            self._note_coup(done)
        if CardBurnt in kinds:
            burnt = (event for event in done.events if isinstance(event, CardBurnt))
            self._shown += (event.card for event in burnt if event.shown and event.card)
        if ShoeStarted in kinds:
            self._reset()

    def _reset(self) -> None:
        self._shown: list[Card] = []
        self.memory = Memory(self._rules, {}, self._shown, self._book)

    def _note_coup(self, done: Decided[State, Event]) -> None:
        """Record a finished coup: its cards, which everyone has seen, and its outcome."""
        found = map(self._finished, done.met, done.events)
        for coup in filter(None, found):
            self._shown += (card for hand in coup.hands.values() for card in hand.cards)
            for side, outcome in coup.outcomes.items():
                self.memory[side] = (*self.memory.get(side, ()), outcome)
