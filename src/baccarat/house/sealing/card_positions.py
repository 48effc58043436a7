"""The positions in the shoe of the cards of the current coup, step by step."""

from collections.abc import Iterable

from ...cards.card import Card
from ...tables.common.shoe import CardLocator, CoupEnded, ShoeStarted, faces
from ..model.draft import Step

Places = tuple[int, ...]


class CardPositions(CardLocator):
    """Counts the cards out of the shoe, and remembers the coup's `steps` that show cards."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[tuple[Step, Places]] = []

    def apply(self, steps: Iterable[Step]) -> list[tuple[Step, Places]]:
        """Pair each step with the positions of its cards."""
        placed = []
        for step in steps:
            places = self.locate(step.event)
            placed.append((step, places))
            if places:
                self.steps.append((step, places))
            elif isinstance(step.event, ShoeStarted | CoupEnded):
                self.steps = []
        return placed


def list_shown(event: object, places: Places) -> list[tuple[int, Card]]:
    """List the cards that an event shows, as it was redacted, with their positions."""
    return [(at, card) for at, card in zip(places, faces(event), strict=False) if card is not None]
