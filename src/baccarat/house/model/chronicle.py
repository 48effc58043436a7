"""What a shoe has brought so far: its coups, why each went so, and the scorecards."""

from collections.abc import Iterable

from ...cards import Card, Hand
from ...rules import Outcome
from ...scorecards import bead_plate, big_road
from ...tables.common import CardBurnt, Finished, ShoeStarted
from .coup_news import CoupNews, HandNews, Scorecards
from .draft import Step
from .state import RoomEvent


class Chronicle:
    """The coups of the shoe at hand or just ended, and the burnt cards that were shown."""

    def __init__(self) -> None:
        self.coups: list[CoupNews] = []
        self.burnt: list[Card] = []

    def see(self, steps: Iterable[Step]) -> CoupNews | None:
        """Take note of what happened, and return the coup that it finished."""
        finished = None
        for step in steps:
            if isinstance(step.event, ShoeStarted):
                self.coups, self.burnt = [], []
            elif isinstance(step.event, CardBurnt) and step.event.shown and step.event.card:
                self.burnt.append(step.event.card)
            elif isinstance(step.event, RoomEvent):
                continue
            elif coup := step.before.game.finished(step.before.table, step.event):
                finished = coup_news(step.before.coup, coup)
                self.coups.append(finished)
        return finished

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        return tuple(coup.outcome for coup in self.coups)

    def scorecards(self) -> Scorecards:
        return Scorecards(bead_plate(self.outcomes), big_road(self.outcomes))


def coup_news(number: int, coup: Finished) -> CoupNews:
    """Tell of a coup, which is the shoe's `number`th, in the words of the wire."""
    return CoupNews(number, _hand(coup.player), _hand(coup.banker), coup.outcome, coup.why)


def _hand(hand: Hand) -> HandNews:
    return HandNews(hand.cards, hand.total)
