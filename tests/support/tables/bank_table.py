"""The parts that tables with a player's bank share in the tests of their rules."""

from dataclasses import dataclass
from typing import Any, TypeVar

from baccarat.tables.common.chips import COMMISSION, HOUSE, net_by_place
from baccarat.tables.common.shoe import Close, StartShoe

from .drive import Run, refusal

RICH = 10_000_000
E = TypeVar("E")


@dataclass
class BankTable:
    """A table in play. Each step returns its events."""

    run: Run

    def say(self, seat: int, action: Any) -> list[Any]:
        return list(self.run.do(seat, action))

    def close(self) -> list[Any]:
        """Let time run out on the open question."""
        return self.say(HOUSE, Close())

    def new_shoe(self) -> list[Any]:
        return self.say(HOUSE, StartShoe())

    def refused(self, seat: int, action: Any) -> tuple[str, int | None]:
        """Return how the table refuses an action: the code, and the limit in units."""
        before = self.run.state
        found = refusal(self.run.table, before, seat, action)
        assert found is not None, f"{action} was taken"
        assert self.run.state == before
        return found.code, found.limit


def only(kind: type[E], events: Any) -> E:
    """Return the one event of a kind."""
    (found,) = every(kind, events)
    return found


def every(kind: type[E], events: Any) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def income(game: Any, events: Any) -> int:
    """Return the house's income from events, in units."""
    return net_by_place(move for event in events for move in game.moves(event))[COMMISSION]
