"""The finished coups of a shoe: results, explanations, scorecards, and players' winnings."""

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from ...cards import Card
from ...rules import Outcome
from ...scorecards import Entry, Scorecards, SmallRoads, entries_of, scorecards, small_roads
from ...tables.common import Call, CardBurnt, CoupEnded, CoupResult, Seat, ShoeStarted, risk_by_seat
from .day import time_of
from .draft import Step
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
    """A coup as stored; `at` is when it ended, in ISO and UTC, or None if that was not recorded."""

    coup: CoupNews
    at: str | None


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
            if isinstance(step.event, ShoeStarted):
                self.coups, self.burnt, self.entries = [], [], {}
                self._forget_drawn()
            elif isinstance(step.event, CardBurnt) and step.event.shown and step.event.card:
                self.burnt.append(step.event.card)
            elif isinstance(step.event, RoomEventBase):
                continue
            elif coup := step.before.game.coup_result(step.before.table, step.event):
                finished = self.enter(step.before.coup, coup)
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

    def shown(self) -> list[Card]:
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


class CoupPlayed(msgspec.Struct, frozen=True):
    """A finished coup and the players who had chips in it; `at` is when, in ISO and UTC."""

    shoe: int
    coup: CoupNews
    players: tuple[PlayerResult, ...]
    at: str


class CoupTally(msgspec.Struct, frozen=True):
    """The current coup: each seat's gain so far, and its chips at risk at the decision."""

    won: Mapping[Seat, int] = {}
    staked: Mapping[Seat, int] = {}
    decided: CoupNews | None = None

    def after(
        self, steps: Iterable[Step], now: float = 0.0
    ) -> tuple["CoupTally", list[CoupPlayed]]:
        """Return the tally after these steps, taken at time `now`, and the coups they finished."""
        book, finished = self, []
        for step in steps:
            if isinstance(step.event, CoupEnded):
                played = book._close(step, now)
                finished += [played] if played else []
                book = CoupTally()
            elif not isinstance(step.event, RoomEventBase):
                book = book._with(step)
        return book, finished

    def _with(self, step: Step) -> "CoupTally":
        game, table, event = step.before.game, step.before.table, step.event
        book = self
        if gains := step.gains():
            won = {seat: self.won.get(seat, 0) + units for seat, units in gains.items()}
            book = replace(self, won={**self.won, **won})
        coup = None if isinstance(event, RoomEventBase) else game.coup_result(table, event)
        if coup is None:
            return book
        return replace(
            book, staked=risk_by_seat(table.balances()), decided=coup_news(step.before.coup, coup)
        )

    def _close(self, step: Step, now: float) -> CoupPlayed | None:
        if self.decided is None:
            return None
        players = tuple(
            PlayerResult(who.player, who.name, self.staked.get(seat, 0), self.won.get(seat, 0))
            for seat, who in step.before.taken
            if self.staked.get(seat) or self.won.get(seat)
        )
        if not players:
            return None
        return CoupPlayed(step.before.shoe, self.decided, players, time_of(now))
