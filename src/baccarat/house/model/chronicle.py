"""What a shoe has brought so far: its coups, why each went so, and the scorecards."""

from collections.abc import Iterable

from ...cards import Card
from ...rules import Outcome
from ...scorecards import Entry, Scorecards, SmallRoads, entries_of, scorecards, small_roads
from ...tables.common import CardBurnt, Finished, ShoeStarted
from .coup_news import CoupNews, HandNews
from .draft import Step
from .happening import OfRoom


class Chronicle:
    """The coups of the shoe at hand or just ended, and the burnt cards that were shown."""

    def __init__(self) -> None:
        self.coups: list[CoupNews] = []
        self.burnt: list[Card] = []
        self.entries: dict[str, list[Entry]] = {}
        """How the coups went for each side that was dealt against the bank."""
        self._forget_drawn()

    def _forget_drawn(self) -> None:
        """Begin scorecards anew; many ask for them between two coups, and they are drawn once."""
        self._cards: dict[str, Scorecards] | None = None
        self._small: dict[str, SmallRoads] | None = None

    def see(self, steps: Iterable[Step]) -> CoupNews | None:
        """Take note of what happened, and return the coup that it finished."""
        finished = None
        for step in steps:
            if isinstance(step.event, ShoeStarted):
                self.coups, self.burnt, self.entries = [], [], {}
                self._forget_drawn()
            elif isinstance(step.event, CardBurnt) and step.event.shown and step.event.card:
                self.burnt.append(step.event.card)
            elif isinstance(step.event, OfRoom):
                continue
            elif coup := step.before.game.finished(step.before.table, step.event):
                finished = self.enter(step.before.coup, coup)
        return finished

    def enter(self, number: int, coup: Finished) -> CoupNews:
        """Take note of the shoe's `number`th coup, for each side that was dealt."""
        self._forget_drawn()
        for side, one in entries_of(coup.hands, coup.outcomes):
            self.entries.setdefault(side, []).append(one)
        self.coups.append(coup_news(number, coup))
        return self.coups[-1]

    def roads(self) -> dict[str, list[Outcome]]:
        """List how the coups went for each side that was dealt against the bank."""
        return {side: [one.outcome for one in entries] for side, entries in self.entries.items()}

    def shown(self) -> list[Card]:
        """List the cards of the shoe that everybody was shown, of finished coups and burnt ones."""
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


def coup_news(number: int, coup: Finished) -> CoupNews:
    """Tell of a coup, which is the shoe's `number`th, in the words of the wire."""
    hands = {side: HandNews(hand.cards, hand.total) for side, hand in coup.hands.items()}
    return CoupNews(number, hands, dict(coup.outcomes), coup.why)
