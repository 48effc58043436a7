"""Self-play: play shoe after shoe with a strategy in every seat."""

from collections.abc import Iterable, Iterator, Mapping

from ..cards.card import Card
from ..rules.presets.named import Preset
from ..tables.common.chips import Seat
from ..tables.common.recorder import Decision
from ..tables.common.shoe import CardBurnt, CoupEnded, ShoeStarted
from ..tables.coup_summary import summarize
from ..tables.dealer import Step, play
from ..tables.register import Event, SeatAction, State, table_of
from .equilibrium.book import BOOK, SolutionBook
from .equilibrium.memory import Memory
from .strategy import RandomBelow, Strategy


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
    awaiting, glance, seen = game.iter_to_act, game.lazy_view, _Seen(state.preset, book)

    def answer(state: State) -> tuple[Seat, SeatAction] | None:
        for seat in awaiting(state):
            strategy = company.get(seat)
            if strategy is not None:
                action = strategy(glance(state, seat), seen.memory, chance)
                if action is not None:
                    return seat, action
        return None

    for step in play(state, answer, shoes=shoes):
        if step.done.state.shoe is not step.state.shoe:  # everything worth noting changes the shoe
            seen.note(step.done)
        yield step


class _Seen:
    """What everyone has seen of the current shoe."""

    def __init__(self, rules: Preset, book: SolutionBook) -> None:
        self._rules, self._book = rules, book
        self._reset()

    def note(self, done: Decision[State, Event]) -> None:
        """Record a finished coup, and cards burnt face up; start over with a new shoe."""
        kinds = [*map(type, done.events)]
        if CoupEnded in kinds or CardBurnt in kinds:
            summary = summarize(done.transitions())  # the action that decides a coup also ends it
            self._shown += summary.seen_cards
            for side, outcome in summary.outcomes.items():
                self.memory[side] = (*self.memory.get(side, ()), outcome)
        if ShoeStarted in kinds:
            self._reset()

    def _reset(self) -> None:
        self._shown: list[Card] = []
        self.memory = Memory(self._rules, {}, self._shown, self._book)
