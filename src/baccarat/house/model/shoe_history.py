"""The finished coups of a shoe: results, explanations, scorecards, and players' winnings."""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from ...cards.card import Card
from ...rules.coup import Outcome
from ...scorecards.compact_roads import SmallRoads, small_roads
from ...scorecards.entry import Entry, entries_of
from ...scorecards.sheet import Scorecards, scorecards
from ...tables.common.coup_result import Call, CoupResult
from ...tables.common.shoe import CoupEnded, ShoeStarted
from ...tables.coup_summary import CoupSummary
from .clock import time_of
from .draft import NOTHING_YET, Step
from .event_bases import RoomEventBase


class HandNews(msgspec.Struct, frozen=True):
    cards: tuple[Card, ...]
    total: int


class CoupNews(msgspec.Struct, frozen=True):
    """A coup that is over, and why each card was drawn or not."""

    coup: int
    """From 1 in its shoe."""
    hands: dict[str, HandNews]
    """By the side that they are, in the game's order, the bank's last."""
    outcomes: dict[str, Outcome]
    """Of each side that was dealt against the bank; `player` means that this side won."""
    why: tuple[Call, ...]


class CoupKept(msgspec.Struct, frozen=True):
    """A coup as stored; `at` is when it ended, in ISO and UTC."""

    coup: CoupNews
    at: str


class ShoeHistory:
    """The finished coups of the current or last shoe, and the burnt cards that were shown."""

    def __init__(self) -> None:
        self.coups: list[CoupNews] = []
        self.burnt: list[Card] = []
        self.entries: dict[str, list[Entry]] = {}
        """The results of each side that played against the bank."""
        self._forget_drawn()

    def _forget_drawn(self) -> None:
        """Drop the cached scorecards, which many viewers ask for between two coups."""
        self._cards: dict[str, Scorecards] | None = None
        self._small: dict[str, SmallRoads] | None = None

    def apply(self, steps: Iterable[Step]) -> CoupNews | None:
        """Apply the steps, and return the coup that they finished, if any."""
        finished = None
        for step in steps:
            if isinstance(step.event, RoomEventBase):
                continue
            if isinstance(step.event, ShoeStarted):
                self.coups, self.burnt, self.entries = [], [], {}
                self._forget_drawn()
            self.burnt += step.seen.burnt
            if step.seen.result:
                finished = self.enter(step.before.coup, step.seen.result)
        return finished

    def enter(self, number: int, coup: CoupResult) -> CoupNews:
        """Add the shoe's `number`th coup for each side that was dealt."""
        self._forget_drawn()
        for side, one in entries_of(coup.hands, coup.outcomes):
            self.entries.setdefault(side, []).append(one)
        self.coups.append(coup_news(number, coup))
        return self.coups[-1]

    def roads(self) -> dict[str, list[Outcome]]:
        """Return the results of each side that played against the bank."""
        return {side: [one.outcome for one in entries] for side, entries in self.entries.items()}

    def list_shown_cards(self) -> list[Card]:
        """Return the cards that all have seen: those of finished coups, and shown burnt ones."""
        hands = (hand for coup in self.coups for hand in coup.hands.values())
        return [*self.burnt, *(card for hand in hands for card in hand.cards)]

    def scorecards(self) -> dict[str, Scorecards]:
        if self._cards is None:
            self._cards = {side: scorecards(entries) for side, entries in self.entries.items()}
        return self._cards

    def small_roads(self) -> dict[str, SmallRoads]:
        if self._small is None:
            self._small = {side: small_roads(cards) for side, cards in self.scorecards().items()}
        return self._small


def coup_news(number: int, coup: CoupResult) -> CoupNews:
    """Describe the shoe's `number`th coup for the wire."""
    hands = {side: HandNews(hand.cards, hand.total) for side, hand in coup.hands.items()}
    return CoupNews(number, hands, dict(coup.outcomes), coup.why)


class PlayerResult(msgspec.Struct, frozen=True):
    """A player's total stake in a coup and the gain or loss, in units."""

    player: str
    name: str
    staked: int
    won: int


class CoupResultRow(msgspec.Struct, frozen=True):
    """A finished coup and the players who had chips in it; `at` is when, in ISO and UTC."""

    shoe: int
    coup: CoupNews
    players: tuple[PlayerResult, ...]
    at: str


def tally(
    coup: CoupSummary, steps: Iterable[Step], now: float = 0.0
) -> tuple[CoupSummary, list[CoupResultRow]]:
    """Return the summary of the current coup after these steps, and the coups they finished.

    They were taken at time `now`.
    """
    finished = list[CoupResultRow]()
    for step in steps:
        coup = _add(coup, step.seen)
        if isinstance(step.event, CoupEnded):
            finished += _list_results(step, coup, now)
            coup = NOTHING_YET
    return coup, finished


def _add(coup: CoupSummary, more: CoupSummary) -> CoupSummary:
    """Add what one event brings to a coup."""
    if more is NOTHING_YET:
        return coup
    won = Counter(coup.won)
    won.update(more.won)
    return CoupSummary(
        result=more.result or coup.result,
        staked=more.staked if more.result else coup.staked,
        won=won,
        commission=coup.commission + more.commission,
        burnt=(*coup.burnt, *more.burnt),
    )


def _list_results(ends: Step, summary: CoupSummary, now: float) -> Iterator[CoupResultRow]:
    """Yield the coup that a step ends, if it was dealt and anybody had chips in it."""
    players = tuple(
        PlayerResult(who.player, who.name, summary.staked.get(seat, 0), summary.won.get(seat, 0))
        for seat, who in ends.before.taken
        if summary.staked.get(seat) or summary.won.get(seat)
    )
    if summary.result and players:
        coup = coup_news(ends.before.coup, summary.result)
        yield CoupResultRow(ends.before.shoe, coup, players, time_of(now))
