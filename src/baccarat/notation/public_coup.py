"""The public part of a coup, for the record of a shoe that is still being dealt.

A card that spectators have not been shown by the end of its line, such as a burnt one, is hidden.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from ..cards.card import Card
from ..tables.common.chips import WATCHER, Seat
from ..tables.common.recorder import Decision
from ..tables.common.shoe import CardLocator, Deal, faces
from ..tables.register import Action, Event, State, table_of
from .coup_in_progress import CoupInProgress

HIDDEN: Final = "??"
PLACEHOLDER_CARD: Final = Card.TEN_OF_CLUBS
"""Dealt in place of a hidden card; nothing may depend on which card it is."""


class DealHidden(msgspec.Struct, frozen=True):
    """A card that left the shoe without being shown to anyone."""


RecordedAction = Action | DealHidden
"""An action that a record may contain."""


class PublicCoup:
    """A coup in progress, and which of its cards spectators have been shown.

    Cards are numbered in the order in which they left the shoe.
    """

    def __init__(self, start: State) -> None:
        self.playing = CoupInProgress(start)
        self.actions: list[tuple[Seat, RecordedAction]] = []
        self._tell = table_of(start.preset).redact
        self._locator = CardLocator()
        self._shown: set[int] = set()

    def take(self, seat: Seat, action: RecordedAction, done: Decision[State, Event]) -> None:
        """Add a recorded action and its outcome."""
        self.actions.append((seat, action))
        for before, event, _ in done.transitions():
            self._see(before, event)
        self.playing = self.playing.after(done)

    def _see(self, state: State, event: Event) -> None:
        places = self._locator.locate(event)
        if places:
            seen = zip(places, faces(self._tell(state, event, WATCHER)), strict=False)
            self._shown.update(place for place, card in seen if card is not None)

    def told(self) -> Iterator[tuple[Seat, RecordedAction]]:
        """Yield the actions, with the cards hidden that nobody was shown by the end of the coup."""
        place = 0
        for seat, action in self.actions:
            hides = isinstance(action, Deal) and place not in self._shown
            place += isinstance(action, Deal | DealHidden)
            yield seat, DealHidden() if hides else action

    @property
    def hides_shown(self) -> bool:
        """Whether a card is recorded as hidden although everyone was shown it."""
        dealt = [action for _, action in self.actions if isinstance(action, Deal | DealHidden)]
        return any(isinstance(dealt[place], DealHidden) for place in self._shown)
