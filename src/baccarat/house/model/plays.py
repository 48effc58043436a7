"""What everybody staked and won, coup by coup: worked out from the events, and kept beside them."""

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from ...tables.common import CoupEnded, Seat, at_stake
from .chronicle import coup_news
from .coup_news import CoupNews
from .day import time_of
from .draft import Step
from .happening import OfRoom


class Played(msgspec.Struct, frozen=True):
    """What one player staked in a coup, and won or lost by it, in units."""

    player: str
    name: str
    staked: int
    won: int


class CoupPlayed(msgspec.Struct, frozen=True):
    """A coup that is over, with those who had something in it; `at` is when, in ISO and UTC."""

    shoe: int
    coup: CoupNews
    players: tuple[Played, ...]
    at: str


class Book(msgspec.Struct, frozen=True):
    """The coup at hand: what each seat has won so far, and had at risk when it was decided."""

    won: Mapping[Seat, int] = {}
    staked: Mapping[Seat, int] = {}
    decided: CoupNews | None = None

    def after(self, steps: Iterable[Step], now: float = 0.0) -> tuple["Book", list[CoupPlayed]]:
        """Return the book after these steps, which were done `now`, and coups they ended."""
        book, finished = self, []
        for step in steps:
            if isinstance(step.event, CoupEnded):
                played = book._close(step, now)
                finished += [played] if played else []
                book = Book()
            elif not isinstance(step.event, OfRoom):
                book = book._with(step)
        return book, finished

    def _with(self, step: Step) -> "Book":
        game, table, event = step.before.game, step.before.table, step.event
        book = self
        if gains := step.gains():
            won = {seat: self.won.get(seat, 0) + units for seat, units in gains.items()}
            book = replace(self, won={**self.won, **won})
        coup = game.finished(table, event)
        if coup is None:
            return book
        return replace(
            book, staked=at_stake(table.balances()), decided=coup_news(step.before.coup, coup)
        )

    def _close(self, step: Step, now: float) -> CoupPlayed | None:
        if self.decided is None:
            return None
        players = tuple(
            Played(who.player, who.name, self.staked.get(seat, 0), self.won.get(seat, 0))
            for seat, who in step.before.taken
            if self.staked.get(seat) or self.won.get(seat)
        )
        if not players:
            return None
        return CoupPlayed(step.before.shoe, self.decided, players, time_of(now))
