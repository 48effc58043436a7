"""Rebuild a room from its log, a slice at a time, so that the other rooms go on meanwhile."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from ..hosting.talk import ChatLine
from ..model.draft import Draft
from ..model.shoe_history import CoupTally, ShoeHistory
from ..model.state import LoggedEvent, RoomState
from ..sealing.places import CardPositions
from ..sealing.shoe import Shoe
from ..store.reader import Reader

SLICE: Final = 250
"""Events that are replayed in one turn of the event loop, in some milliseconds."""


class Reads(Protocol):
    """What a replay needs of the house."""

    async def read(self, work: Callable[[Reader], Any]) -> Any:
        """Read what is stored, in another thread."""
        ...


class StoredRoom(NamedTuple):
    """What a replay begins with: the room's newest shoe, the first events since, and the talk."""

    shoe: Shoe | None
    events: list[LoggedEvent]
    lines: list[ChatLine]


def load_stored(store: Reader, room: str) -> StoredRoom:
    """Read all of it at once: most rooms need no second read."""
    shoe = store.newest_shoe(room)
    return StoredRoom(shoe, _slice(store, room, shoe.seq if shoe else 0), store.talk(room))


def _slice(store: Reader, room: str, after: int) -> list[LoggedEvent]:
    return store.events(room, after, after + SLICE)


class Replay:
    """A room as its log leaves it, from the state `start` at version `seq` on."""

    def __init__(self, room: str, start: RoomState, seq: int) -> None:
        self.room = room
        self.start = start
        self.state = start
        self.seq = seq
        self.shoe_history = ShoeHistory()
        self.positions = CardPositions()
        self.coup_tally = CoupTally()

    async def follow(self, events: Sequence[LoggedEvent], house: Reads) -> None:
        """Apply the first events, and read and apply all that come after them."""
        while events:
            self.take(events)
            if len(events) < SLICE:
                return
            events = await house.read(lambda store: _slice(store, self.room, self.seq))

    def take(self, events: Sequence[LoggedEvent]) -> None:
        """Apply the next events."""
        draft = Draft(self.room, self.state, self.seq)
        for event in events:
            draft.add(event)
        self.shoe_history.apply(draft.steps)
        self.positions.apply(draft.steps)
        self.coup_tally, _ = self.coup_tally.after(draft.steps)
        self.state, self.seq = draft.state, draft.seq
