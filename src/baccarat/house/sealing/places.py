"""Where in the shoe the cards came from that a table tells of, by the order of dealing alone."""

from collections.abc import Iterable
from typing import Any

from ...cards import Card
from ...tables.common import CardBurnt, CoupEnded, ShoeStarted
from ..model.draft import Step
from ..model.event_bases import RoomEventBase

Places = tuple[int, ...]


class CardPositions:
    """Counts the cards out of the shoe, and remembers those of the coup by the hand they are in.

    Of a table's events those with a `side` and a `card` are a card dealt, those with a `side` and
    `cards` a hand that is looked at or shown. `steps` are those of the coup at hand.
    """

    def __init__(self) -> None:
        self.out = 0
        self.hands: dict[str, Places] = {}
        self.steps: list[tuple[Step, Places]] = []

    def apply(self, steps: Iterable[Step]) -> list[tuple[Step, Places]]:
        """Give each step the positions of its cards."""
        placed = []
        for step in steps:
            places = self._places(step.event)
            placed.append((step, places))
            if places:
                self.steps.append((step, places))
        return placed

    def _places(self, event: Any) -> Places:
        match event:
            case ShoeStarted():
                self.out, self.hands, self.steps = 0, {}, []
            case CoupEnded():
                self.hands, self.steps = {}, []
            case CardBurnt():
                return self._next()
            case _ if isinstance(event, RoomEventBase) or not hasattr(event, "side"):
                return ()
            case _ if hasattr(event, "card"):
                place = self._next()
                self.hands[event.side] = (*self.hands.get(event.side, ()), *place)
                return place
            case _ if hasattr(event, "cards"):
                return self.hands.get(event.side, ())
        return ()

    def _next(self) -> Places:
        self.out += 1
        return (self.out - 1,)


def shown(event: Any, places: Places) -> list[tuple[int, Card]]:
    """List the cards that an event shows, as it was told, with their positions."""
    if not places:
        return []
    cards = (event.card,) if hasattr(event, "card") else event.cards or ()
    return [(at, card) for at, card in zip(places, cards, strict=False) if card is not None]
