"""What everybody was told of a shoe's cards: the record of one that is still being dealt.

A card is hidden that no telling to a watcher has shown by the end of its line, such as a burnt one.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from ..cards import Card
from ..tables import Action, State, table_of
from ..tables.common import WATCHER, Deal, Seat
from .coup_in_progress import CoupInProgress

HIDDEN: Final = "??"
STAND_IN: Final = Card.TEN_OF_CLUBS
"""Dealt in place of a hidden card: nothing may hang on which it is."""


class DealHidden(msgspec.Struct, frozen=True):
    """A card left the shoe that nobody was shown."""


Written = Action | DealHidden
"""An action as a record may have it."""


class Shown:
    """Which cards of a line, by the order in which they left the shoe, a watcher was shown.

    Of a table's events those with a `card` take one out of the shoe, and those with a `side` and
    `cards` look at a hand or show it.
    """

    def __init__(self) -> None:
        self.places: set[int] = set()
        self._out = 0
        self._hands: dict[str, list[int]] = {}

    def see(self, state: State, event: Any) -> None:
        """Take note of what a watcher is told when `event` comes to `state`."""
        told = table_of(state.preset).tell(state, event, WATCHER)
        if hasattr(event, "card"):
            if hasattr(event, "side"):
                self._hands.setdefault(event.side, []).append(self._out)
            if told is not None and told.card is not None:
                self.places.add(self._out)
            self._out += 1
        elif hasattr(event, "side") and hasattr(event, "cards") and told is not None:
            shown = zip(self._hands.get(event.side, ()), told.cards or (), strict=False)
            self.places.update(place for place, _ in shown)


def as_told(start: State, actions: Iterable[tuple[Seat, Action]]) -> Iterator[tuple[Seat, Written]]:
    """Hide the cards of one line, from the state before it, that nobody was shown by its end."""
    game, playing = table_of(start.preset), CoupInProgress(start)
    shown, done = Shown(), list(actions)
    for seat, action in done:
        for event in game.decide(playing.state, seat, action).events:
            shown.see(playing.state, event)
            playing = playing.after((event,))
    place = 0
    for seat, action in done:
        hides = isinstance(action, Deal) and place not in shown.places
        place += isinstance(action, Deal)
        yield seat, DealHidden() if hides else action
