"""What everybody was told of a shoe's cards: the record of one that is still being dealt.

A card is hidden that no telling to a watcher has shown by the end of its line, such as a burnt one.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ..cards import Card
from ..tables import Action, Event, State, table_of
from ..tables.common import WATCHER, Deal, Decided, Seat
from .coup_in_progress import CoupInProgress

HIDDEN: Final = "??"
PLACEHOLDER_CARD: Final = Card.TEN_OF_CLUBS
"""Dealt in place of a hidden card: nothing may hang on which it is."""


class DealHidden(msgspec.Struct, frozen=True):
    """A card left the shoe that nobody was shown."""


RecordedAction = Action | DealHidden
"""An action as a record may have it."""


class PublicCoup:
    """A coup as it is played, and which of its cards a watcher was shown.

    Cards are counted in the order in which they left the shoe. Of a table's events those with a
    `card` take one out of it, and those with a `side` and `cards` look at a hand or show it.
    """

    def __init__(self, start: State) -> None:
        self.playing = CoupInProgress(start)
        self.actions: list[tuple[Seat, RecordedAction]] = []
        self._tell = table_of(start.preset).tell
        self._out = 0
        self._hands: dict[str, list[int]] = {}
        self._shown: set[int] = set()

    def take(self, seat: Seat, action: RecordedAction, done: Decided[State, Event]) -> None:
        """Add an action, as it is written, and what came of it."""
        self.actions.append((seat, action))
        for before, event, _ in done.moments():
            self._see(before, event)
        self.playing = self.playing.after(done)

    def _see(self, state: State, event: Any) -> None:
        side = getattr(event, "side", None)
        if hasattr(event, "card"):
            if side is not None:
                self._hands.setdefault(side, []).append(self._out)
            if (told := self._told(state, event)) is not None and told.card is not None:
                self._shown.add(self._out)
            self._out += 1
        elif side is not None and hasattr(event, "cards") and (told := self._told(state, event)):
            shown = zip(self._hands.get(side, ()), told.cards or (), strict=False)
            self._shown.update(place for place, _ in shown)

    def _told(self, state: State, event: Any) -> Any:
        return self._tell(state, event, WATCHER)

    def told(self) -> Iterator[tuple[Seat, RecordedAction]]:
        """Hide the cards that nobody was shown by the end of the coup."""
        place = 0
        for seat, action in self.actions:
            hides = isinstance(action, Deal) and place not in self._shown
            place += isinstance(action, Deal | DealHidden)
            yield seat, DealHidden() if hides else action

    @property
    def hides_shown(self) -> bool:
        """Whether a card is written as hidden that everybody was shown."""
        dealt = [action for _, action in self.actions if isinstance(action, Deal | DealHidden)]
        return any(isinstance(dealt[place], DealHidden) for place in self._shown)
