"""What a room derives from its events besides its state, such as where the coup's cards were."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...cards.card import Card
from ...tables.common.changeur import Left
from ...tables.common.shoe import CardLocator, CoupEnded, ShoeStarted, faces
from ...tables.coup_summary import CoupSummary
from ..model.draft import NOTHING_YET, Step
from ..model.shoe_history import CoupNews, ShoeHistory, tally
from ..sealing import Places


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


class Applied(NamedTuple):
    """The coup that some steps finished, if any, and the positions of the cards of each step."""

    finished: CoupNews | None
    steps_with_positions: Sequence[tuple[Step, Places]]


class Projections:
    """The finished coups of the shoe, the current coup, and which cards are on the table.

    `left_with` has the units with which people left their seats since the shoe began, by player.
    """

    def __init__(self) -> None:
        self.shoe_history = ShoeHistory()
        self.coup = NOTHING_YET
        self.positions = CardPositions()
        self.left_with: dict[str, int] = {}

    def apply(self, steps: Sequence[Step], coup: CoupSummary | None = None) -> Applied:
        """Apply committed steps, after which the current `coup` is this, if that is known."""
        self.coup = coup or tally(self.coup, steps)[0]
        self._note_leavers(steps)
        return Applied(self.shoe_history.apply(steps), self.positions.apply(steps))

    def _note_leavers(self, steps: Sequence[Step]) -> None:
        for step in steps:
            event = step.event
            if isinstance(event, ShoeStarted):
                self.left_with = {}
            elif isinstance(event, Left):
                who = step.before.occupants[event.seat - 1]
                if who and not who.bot:
                    self.left_with[who.player] = event.amount
