"""What happened in a coup, summarized once for the house, the terminal, bots and analyses.

`summarize` reads any stretch of a table's history, `coups` cuts a history into coups.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from ..cards.card import Card
from ..cards.hand import Hand
from ..rules.coup import Outcome
from .banking.events import NobodyStaked
from .common.chips import COMMISSION, Move, Seat, net_by_place, net_by_seat, risk_by_seat
from .common.coup_result import Call, CoupResult
from .common.memo import lazy_property
from .common.shoe import CardBurnt, CoupEnded, ShoeStarted
from .dealer import Step
from .register import GameTable, table_of

E = TypeVar("E")


class CoupSummary(msgspec.Struct, frozen=True):
    """What has happened in a coup so far. All of it is known to everybody at the table.

    - `result`: the hands and who won, once the cards have decided.
    - `staked`: what each seat had at risk at that moment, in units, its bank included.
    - `won`: what each seat gained in play, in units, negative for a loss, its bank included.
    - `commission`: the commission and taxes paid to the house, in units.
    - `burnt`: the cards burnt face up.
    """

    result: CoupResult | None = None
    staked: Mapping[Seat, int] = {}
    won: Mapping[Seat, int] = {}
    commission: int = 0
    burnt: tuple[Card, ...] = ()

    @property
    def hands(self) -> Mapping[str, Hand]:
        """The decided hands by side, in the game's order."""
        return self.result.hands if self.result else {}

    @property
    def outcomes(self) -> Mapping[str, Outcome]:
        """The outcome of each side that was dealt against the bank."""
        return self.result.outcomes if self.result else {}

    @property
    def seen_cards(self) -> tuple[Card, ...]:
        """The cards that everybody has been shown: burnt face up, and the decided hands."""
        return (*self.burnt, *(card for hand in self.hands.values() for card in hand.cards))

    def after(
        self, table: GameTable, before: Any, event: Any, moves: Sequence[Move]
    ) -> "CoupSummary":
        """Return the summary with one more event in the state `before`, which `moves` chips."""
        changes = dict[str, Any]()
        if moves:
            won = Counter(self.won)
            won.update(net_by_seat(moves))
            changes = {"won": won, "commission": self.commission + net_by_place(moves)[COMMISSION]}
        if isinstance(event, CardBurnt) and event.shown and event.card:
            changes["burnt"] = (*self.burnt, event.card)
        elif result := table.coup_result(before, event):
            changes |= {"result": result, "staked": risk_by_seat(before.balances())}
        return replace(self, **changes) if changes else self


def summarize(transitions: Iterable[tuple[Any, Any, Any]]) -> CoupSummary:
    """Return the summary of events, each with the state before and after it."""
    summary = CoupSummary()
    for before, event, _ in transitions:
        table = table_of(before.preset)
        summary = summary.after(table, before, event, table.moves(event))
    return summary


class Transition(NamedTuple):
    """An event, with the table before and after it."""

    before: Any
    event: Any
    after: Any


class PlayedCoup(msgspec.Struct, frozen=True, dict=True):
    """A coup, or a round in which nobody staked, and all that happened since the one before.

    `number` is its number in the history and `number_in_shoe` in its shoe, both from 1.
    """

    number: int
    shoe: int
    number_in_shoe: int
    transitions: tuple[Transition, ...]

    @lazy_property
    def summary(self) -> CoupSummary:
        """The summary of all of its events."""
        return summarize(self.transitions)

    @property
    def result(self) -> CoupResult | None:
        """The hands and who won, if cards were dealt."""
        return self.summary.result

    @property
    def announcements(self) -> tuple[Call, ...]:
        """What the croupier has announced to everybody."""
        told = (table_of(each.before.preset).announce(*each[:2]) for each in self.transitions)
        return tuple(chain.from_iterable(told))

    @property
    def after(self) -> Any:
        """The table that it left."""
        return self.transitions[-1].after

    def every(self, event: type[E]) -> Iterator[E]:
        """Yield the events of a type."""
        return (each.event for each in self.transitions if isinstance(each.event, event))

    def last(self, event: type) -> Transition | None:
        """Return the last transition by an event of a type, if there is one."""
        found = (each for each in reversed(self.transitions) if isinstance(each.event, event))
        return next(found, None)


def coups(steps: Iterable[Step], *, whole_actions: bool = False) -> Iterator[PlayedCoup]:
    """Yield each coup as it ends, and each round in which nobody staked.

    With `whole_actions`, a coup includes what the action that ended it did afterwards, such as
    passing the shoe or ending it; otherwise that belongs to the next one.
    """
    number, shoe, number_in_shoe = 1, 0, 1
    since: list[Transition] = []
    for step in steps:
        happened = [Transition(*each) for each in step.done.transitions()]
        for part in [happened] if whole_actions else [[each] for each in happened]:
            since += part
            kinds = [type(each.event) for each in part]
            if ShoeStarted in kinds:
                shoe, number_in_shoe = shoe + 1, 1
            if CoupEnded in kinds or NobodyStaked in kinds:
                yield PlayedCoup(number, shoe, number_in_shoe, tuple(since))
                number, number_in_shoe, since = number + 1, number_in_shoe + 1, []
